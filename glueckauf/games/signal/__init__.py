"""Switch & Signal."""

from glueckauf.core.lazy import lazily
from glueckauf.games.signal.maps import read_map
from glueckauf.games.signal.notation import Move, read, read_line
from glueckauf.games.signal.record import opening, record, stacks
from glueckauf.games.signal.rules import State, setup
from glueckauf.games.signal.ruleset import PLAYERS, Rules
from glueckauf.games.signal.telling import GAME, PREFIX, rule_ids, rule_text

TEAM = True
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
    "read_map",
    "record",
    "rule_ids",
    "rule_text",
    "setup",
    "stacks",
]

__getattr__ = lazily(
    __name__, "bots", "designs", "lessons", "measures", "puzzles", "review", "sanity", "table"
)
