"""What lessons of the card game are made of (`games.contract.LessonRoom`): goals, numbers, the exam."""

from __future__ import annotations

import re
from collections.abc import Mapping

from glueckauf.games.card.lessons.compute import WORDS as NUMBERS
from glueckauf.games.card.lessons.compute import read_compute as read_number
from glueckauf.games.card.lessons.exam import Paper
from glueckauf.games.card.lessons.goals import WORDS as GOALS
from glueckauf.games.card.lessons.goals import read_goal
from glueckauf.games.card.lessons.reach import ACTING, Course
from glueckauf.games.card.notation import Dispatch, Load, Store, read
from glueckauf.games.card.parts import (
    ACTION_INNOVATIONS,
    CRESTS,
    DESTINATIONS,
    OBJECTIVES,
    STACKS,
    WORKER_INNOVATIONS,
)
from glueckauf.games.card.position import lay, read_rules
from glueckauf.games.card.rules import State
from glueckauf.games.course import Checkpoint

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

FIRST = 50
EXAM = "56-exam"
WHOLE_GAME = "57-whole-game"
EXAMPLES: Mapping[str, str] = {
    "teaches": '["CG-3.6"]',
    "positions": "{ start = { players = 3 } }",
    "rules": "{ look = 6 }",
    "script": '["lorry/a", "pay/1"]',
    "key": "0:dock/1",
    "compute": '{ cost = "wagon/a" }',
    "move": '"delivery"',
    "options": '["CG-3.10", "CG-2.4"]',
    "answer": '"CG-3.10"',
    "goal": "{ lorries = 3 }",
    "line": '"lorry/a pay/1"',
    "mistake": '"order pay/1"',
}
SAMPLES: Mapping[str, str] = {
    "style": "order = 1.2   # points for an order in hand",
    "forbidden": "mining/3",
}
_LORRY = rf"[{CRESTS}](1\.[0-9]|2)"
_WAGON = rf"[1-3][{CRESTS}*]"
_ORDER = rf"({'|'.join(DESTINATIONS)}):[1-9]"
_KEY = re.compile(  # what can be pointed at in the picture
    rf"{'|'.join(STACKS)}|mining/[1-9]|delivery|wild|dock/[1-3]"
    r"|pay/[0-9w+=]+|take/[a-z0-9_.:*]+|card/[1-9]|player/[0-3]"
    r"|[0-3]:(row|storage|vp|tokens|delivered|dock/[1-3]|worker/[1-9]|train/[1-9][0-9]?"
    rf"|store/{_LORRY}|wagon/{_WAGON}|loaded/{_WAGON}={_LORRY}|order/{_ORDER}"
    rf"|innovation/({'|'.join((*WORKER_INNOVATIONS, *ACTION_INNOVATIONS))})"
    rf"|share/({'|'.join(DESTINATIONS)})|objective/({'|'.join(OBJECTIVES)}))",
    re.ASCII,
)


def course(act: Checkpoint) -> Course:
    return Course(act)


def exam(seed: int | str) -> Paper:
    return Paper(seed)


def is_key(key: str) -> bool:
    return _KEY.fullmatch(key) is not None


def sight(state: State, move: str = "") -> str:
    """What an action works with while it goes on; where a move is asked about, the own desk."""
    acting = ACTING.get(type(state.pending), "")
    if acting and (not move or isinstance(read(move), Load | Store | Dispatch)):
        return acting
    return "desk" if move else "table"
