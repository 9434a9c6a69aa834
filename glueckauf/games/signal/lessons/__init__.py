"""What lessons of Switch & Signal are made of (`games.contract.LessonRoom`): goals, numbers, the exam."""

from __future__ import annotations

import re
from collections.abc import Mapping

from glueckauf.games.course import Checkpoint
from glueckauf.games.signal import maps
from glueckauf.games.signal.lessons.compute import WORDS as NUMBERS
from glueckauf.games.signal.lessons.compute import read_compute as read_number
from glueckauf.games.signal.lessons.exam import Paper
from glueckauf.games.signal.lessons.goals import WORDS as GOALS
from glueckauf.games.signal.lessons.goals import read_goal
from glueckauf.games.signal.lessons.reach import Course
from glueckauf.games.signal.lessons.reach import sight as acting
from glueckauf.games.signal.parts import CARDS, COLOURS, HELPERS
from glueckauf.games.signal.position import lay, read_rules
from glueckauf.games.signal.rules import State

__all__ = [
    "EXAM",
    "EXAMPLES",
    "FIRST",
    "GOALS",
    "NUMBERS",
    "SAMPLES",
    "WHOLE_GAME",
    "course",
    "exam",
    "is_key",
    "lay",
    "read_goal",
    "read_number",
    "read_rules",
    "sight",
]

FIRST = 60
EXAM = "65-exam"
WHOLE_GAME = "66-whole-game"
EXAMPLES: Mapping[str, str] = {
    "teaches": '["SS-6.7"]',
    "positions": "{ start = { players = 3 } }",
    "rules": "{ clock = 10 }",
    "script": '["card/start", "place/6"]',
    "key": "city/paris",
    "compute": '{ settings = "lille" }',
    "move": '"train/calais"',
    "options": '["SS-6.6", "SS-6.7"]',
    "answer": '"SS-6.7"',
    "goal": '{ at = { black = "paris" } }',
    "line": '"train/calais"',
    "mistake": '"end"',
}
SAMPLES: Mapping[str, str] = {
    "style": "deliver = 1.2   # a goods that reaches its port",
    "forbidden": "load/paris:s",
}
_THINGS = re.compile(
    rf"depot/({'|'.join(COLOURS)})|helper/({'|'.join(HELPERS)})|[0-3]:card/[{CARDS}]"
    r"|departure|deck|clock|die|delivered|pile",
    re.ASCII,
)


def course(act: Checkpoint) -> Course:
    return Course(act)


def exam(seed: int | str) -> Paper:
    return Paper(seed)


def is_key(key: str) -> bool:
    """A place or a train of some map, or a thing beside it."""
    kind, _, name = key.partition("/")
    known = maps.known()
    places = {
        "section": known.sections,
        "city": known.cities,
        "start": known.spaces - known.sections - known.cities,
        "junction": known.junctions,
        "post": known.posts,
        "train": known.spaces,
        "outlook": known.spaces,
    }
    return name in places.get(kind, ()) or _THINGS.fullmatch(key) is not None


def sight(state: State, move: str = "") -> str:
    """What must be seen of a position, or to see why a move is not allowed there."""
    return acting(state) if move else "desk"
