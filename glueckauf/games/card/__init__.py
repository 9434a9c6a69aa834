"""Glück Auf: The Great Card Game."""

from glueckauf.core.lazy import lazily
from glueckauf.games.card.notation import Move, read, read_line
from glueckauf.games.card.record import opening, record, stacks
from glueckauf.games.card.rules import State, setup
from glueckauf.games.card.ruleset import PLAYERS, Rules
from glueckauf.games.card.telling import GAME, PREFIX, rule_ids, rule_text

TEAM = False
HAS_START_PLAYER = True
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
    __name__, "bots", "lessons", "measures", "puzzles", "review", "sanity", "table"
)
