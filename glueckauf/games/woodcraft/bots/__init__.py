"""The bots of Woodcraft: Roll & Write."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from glueckauf.games.woodcraft.bots import guide
from glueckauf.games.woodcraft.bots.greedy import Greedy
from glueckauf.games.woodcraft.bots.kinds import instead, is_kind, kinds, narrowed

__all__ = ["BOTS", "Greedy", "guide", "instead", "is_kind", "kinds", "narrowed"]

BOTS: Mapping[str, Callable[[int | str], Any]] = {"greedy": Greedy}
