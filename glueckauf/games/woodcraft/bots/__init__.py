"""The bots of Woodcraft: Roll & Write."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from glueckauf.games.woodcraft.bots.greedy import Greedy

__all__ = ["BOTS", "Greedy"]

BOTS: Mapping[str, Callable[[int | str], Any]] = {"greedy": Greedy}
