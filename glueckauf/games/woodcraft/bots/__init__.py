"""The bots of Woodcraft: Roll & Write, and advice for people."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from glueckauf.games.woodcraft.bots import guide
from glueckauf.games.woodcraft.bots.greedy import Greedy
from glueckauf.games.woodcraft.bots.hints import advice
from glueckauf.games.woodcraft.bots.kinds import instead, is_kind, kinds, narrowed
from glueckauf.games.woodcraft.bots.reasons import reason

__all__ = ["BOTS", "Greedy", "advice", "guide", "instead", "is_kind", "kinds", "narrowed", "reason"]

BOTS: Mapping[str, Callable[[int | str], Any]] = {"greedy": Greedy}
