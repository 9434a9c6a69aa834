"""The bots of Switch & Signal, and what a search must know of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from glueckauf.games.signal.bots import guide
from glueckauf.games.signal.bots.greedy import Greedy
from glueckauf.games.signal.bots.kinds import instead, is_kind, kinds, narrowed

__all__ = ["BOTS", "Greedy", "guide", "instead", "is_kind", "kinds", "narrowed"]

BOTS: Mapping[str, Callable[[int | str], Any]] = {"greedy": Greedy}
