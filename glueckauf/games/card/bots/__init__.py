"""The bots of the card game, and advice for people."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from glueckauf.games.card.bots.greedy import Greedy
from glueckauf.games.card.bots.hints import advice

__all__ = ["BOTS", "Greedy", "advice"]

BOTS: Mapping[str, Callable[[int | str], Any]] = {"greedy": Greedy}
