"""Bots: anything with `choose(view) → move`. They see what their player may see, nothing else."""

from __future__ import annotations

from glueckauf.bots.names import BOTS, bot, names
from glueckauf.bots.search import Search
from glueckauf.bots.simple import Greedy, Random, Style, play, why
from glueckauf.bots.without import Without, check_kinds
from glueckauf.games.contract import Bot

__all__ = [
    "BOTS",
    "Bot",
    "Greedy",
    "Random",
    "Search",
    "Style",
    "Without",
    "bot",
    "check_kinds",
    "names",
    "play",
    "why",
]
