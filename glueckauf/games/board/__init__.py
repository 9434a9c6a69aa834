"""Glück Auf, the board game."""

from importlib import import_module
from typing import Any

from glueckauf.games.board.notation import Move, read, read_line
from glueckauf.games.board.record import opening, record, stacks
from glueckauf.games.board.rules import State, setup
from glueckauf.games.board.ruleset import PLAYERS, Rules
from glueckauf.games.board.telling import GAME, PREFIX, rule_ids, rule_text

__all__ = [
    "GAME",
    "PLAYERS",
    "PREFIX",
    "TEAM",
    "Move",
    "Rules",
    "State",
    "opening",
    "read",
    "read_line",
    "record",
    "rule_ids",
    "rule_text",
    "setup",
    "stacks",
]

TEAM = False
_MODULES = ("bots", "lessons", "puzzles", "solve", "table")  # loaded when they are first asked for


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"{__name__} has no {name!r}")
    return import_module(f"{__name__}.{name}")
