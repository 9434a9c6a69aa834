"""Glück Auf, the board game."""

from glueckauf.core.lazy import lazily
from glueckauf.games.board.notation import Move, read, read_line
from glueckauf.games.board.record import opening, record, stacks
from glueckauf.games.board.rules import State, setup
from glueckauf.games.board.ruleset import PLAYERS, Rules
from glueckauf.games.board.telling import GAME, PREFIX, rule_ids, rule_text

TEAM = False
HAS_START_PLAYER = True
NEEDS_RESULT = False  # the format of its records leaves it to the writer

__all__ = [
    "GAME",
    "HAS_START_PLAYER",
    "NEEDS_RESULT",
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

__getattr__ = lazily(
    __name__,
    *("bots", "course", "lessons", "measures", "puzzles", "review", "sanity", "solve", "table"),
    position_line="puzzles.table_line",
    read_position_line="puzzles.table_line",
)
