"""The bots of the board game, and advice for people."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from glueckauf.games.board.bots.advice import advice
from glueckauf.games.board.bots.greedy import Greedy

__all__ = ["BOTS", "Greedy", "advice"]

BOTS: Mapping[str, Callable[[int | str], Any]] = {"greedy": Greedy}
