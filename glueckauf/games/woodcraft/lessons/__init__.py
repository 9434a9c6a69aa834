"""What lessons of Woodcraft are made of (`games.contract.LessonRoom`): goals, numbers, the exam."""

from __future__ import annotations

import re
from collections.abc import Mapping

from glueckauf.games.course import Checkpoint
from glueckauf.games.woodcraft.lessons.compute import WORDS as NUMBERS
from glueckauf.games.woodcraft.lessons.compute import read_compute as read_number
from glueckauf.games.woodcraft.lessons.exam import Paper
from glueckauf.games.woodcraft.lessons.goals import WORDS as GOALS
from glueckauf.games.woodcraft.lessons.goals import read_goal
from glueckauf.games.woodcraft.lessons.reach import Course
from glueckauf.games.woodcraft.lessons.reach import sight as acting
from glueckauf.games.woodcraft.parts import CHESTS, DICE, HELPERS, ROWS, SIZE
from glueckauf.games.woodcraft.position import lay, read_rules
from glueckauf.games.woodcraft.rules import State

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

FIRST = 70
EXAM = "75-exam"
WHOLE_GAME = "76-whole-game"
EXAMPLES: Mapping[str, str] = {
    "teaches": '["WC-6.2"]',
    "positions": "{ start = { players = 2 } }",
    "rules": "{ nuts = 12 }",
    "script": '["keep/I-05", "yellow/124"]',
    "key": "column/6",
    "compute": "{ bonus = 6 }",
    "move": '"saw/Y6=1+5"',
    "options": '["WC-6.2", "WC-6.3"]',
    "answer": '"WC-6.3"',
    "goal": '{ completed = ["I-01"] }',
    "line": '"glue/Y1+B1=Y"',
    "mistake": '"end"',
}
SAMPLES: Mapping[str, str] = {"forbidden": "glue/Y3+B4=Y"}
_ORDER = r"I{1,2}-[0-9]{2}"
_THINGS = re.compile(
    rf"column/[1-6]|pool/{_ORDER}|player/[0-4]|[0-4]:(?:die/(?:{'|'.join(DICE)})|{'|'.join(ROWS)}|order/{_ORDER}"
    rf"|cell/[1-{SIZE}],[1-{SIZE}]|chest/(?:{'|'.join(CHESTS)})|helper/(?:{'|'.join(HELPERS)}))",
    re.ASCII,
)


def course(act: Checkpoint) -> Course:
    return Course(act)


def exam(seed: int | str) -> Paper:
    return Paper(seed)


def is_key(key: str) -> bool:
    """A column, an order of the pool, a player, or a thing on somebody's sheet."""
    return _THINGS.fullmatch(key) is not None


def sight(state: State, move: str = "") -> str:
    """What must be seen of a position, or to see why a move is not allowed there."""
    return acting(state) if move else "desk"
