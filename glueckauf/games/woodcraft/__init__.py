"""Woodcraft: Roll & Write."""

from glueckauf.core.lazy import lazily
from glueckauf.games.woodcraft.moves import Move
from glueckauf.games.woodcraft.notation import read, read_line
from glueckauf.games.woodcraft.record import opening, record, stacks
from glueckauf.games.woodcraft.rules import State, setup
from glueckauf.games.woodcraft.ruleset import PLAYERS, Rules
from glueckauf.games.woodcraft.telling import GAME, PREFIX, rule_ids, rule_text

TEAM = False
HAS_START_PLAYER = False
NEEDS_RESULT = True

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
    "bots",
    "lessons",
    "measures",
    "paper",
    "puzzles",
    "review",
    "sanity",
    "solve",
    "table",
)
