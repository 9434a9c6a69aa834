"""What lessons of the board game are made of (`games.contract.LessonRoom`): goals, numbers, the exam."""

from __future__ import annotations

import re
from collections.abc import Mapping

from glueckauf.games.board.lessons.compute import WORDS as NUMBERS
from glueckauf.games.board.lessons.compute import read_compute as read_number
from glueckauf.games.board.lessons.exam import Paper
from glueckauf.games.board.lessons.goals import WORDS as GOALS
from glueckauf.games.board.lessons.goals import read_goal
from glueckauf.games.board.lessons.reach import Course
from glueckauf.games.board.parts import TRANSPORTS, Mining
from glueckauf.games.board.puzzles.pit.reading import read_rules
from glueckauf.games.board.puzzles.position import lay
from glueckauf.games.board.rules import State
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

FIRST = 1
EXAM = "13-exam"
WHOLE_GAME = "14-whole-game"
EXAMPLES: Mapping[str, str] = {
    "teaches": '["GA-5.1"]',
    "positions": "{ start = { players = 3 } }",
    "rules": "{ cage = 2 }",
    "script": '["money/4"]',
    "key": "0:level/3",
    "compute": '{ miners_needed = "money/5" }',
    "move": '"delivery/engine"',
    "options": '["GA-6.1", "GA-3.2"]',
    "answer": '"GA-6.1"',
    "goal": '{ complete = ["A"] }',
    "line": '"money/5"',
    "mistake": '"money/4"',
}
SAMPLES: Mapping[str, str] = {
    "first_puzzle": "01-first-ride",
    "theme": "pair-sacrifice",
    "varied_puzzle": "09-the-sacrifice",
    "open_puzzle": "07-no-room-to-spare",
    "style": "cart = 0.4   # points for each cart that mining empties\ntile = 0.5   # points for any tile, besides its coal",
    "forbidden": "mining/10",
}
_KEY = re.compile(  # what can be pointed at in the picture
    r"(workshop|order)/([1-9][0-9]?|draw)|(mining|money)/[1-9][0-9]?|pithead|canteen"
    rf"|delivery/({'|'.join(TRANSPORTS)})|draft/[1-9][0-9]?|card/[1-9]|(coal|supply)/[ybgk]"
    r"|stack/(tiles|orders)|[0-3]:(surface|level/[1-4]|cart/[1-4]\.[ybgk]|cage(/[ybgk])?|storage"
    r"|store/[ybgk]|order/[A-Z]{1,2}|square/[A-Z]{1,2}\.[ybgk]|miners|marks|vp|pile)"
    r"|player/[0-3]|clock/([1-9]|1[0-2])",
    re.ASCII,
)


def course(act: Checkpoint) -> Course:
    return Course(act)


def exam(seed: int | str) -> Paper:
    return Paper(seed)


def is_key(key: str) -> bool:
    return _KEY.fullmatch(key) is not None


def sight(state: State, move: str = "") -> str:
    """A pit while somebody mines; where a move is asked about, the own desk is enough."""
    if isinstance(state.pending, Mining) and "/" not in move:
        return "pit"
    return "desk" if move else "table"
