"""Glück Auf, the board game."""

from glueckauf.games.board.notation import Move, read_line
from glueckauf.games.board.record import opening, record
from glueckauf.games.board.rules import State, setup
from glueckauf.games.board.ruleset import Rules
from glueckauf.games.board.telling import rule_ids, rule_text

__all__ = [
    "Move",
    "Rules",
    "State",
    "opening",
    "read_line",
    "record",
    "rule_ids",
    "rule_text",
    "setup",
]
