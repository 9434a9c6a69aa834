"""Points for an answer in a notebook: told in a sentence, and given back as a number.

points("04-ride-light", "3 +g 0 g>A", most=3)

nbgrader reads the number as partial credit. Whatever the answer is, nothing is raised: a line that
cannot be read, or no line at all, is worth 0.
"""

from __future__ import annotations

from glueckauf.core.errors import NotationError
from glueckauf.core.puzzle import MOST_STARS
from glueckauf.core.texts import Facts, tell
from glueckauf.learn.classroom.answers import LONGEST
from glueckauf.learn.puzzle import Named, as_puzzle

ROOM = "learn"


def points(puzzle: Named, answer: object, most: float = MOST_STARS, language: str = "en") -> float:
    """The points of an answer: all of `most` for the best, thirds of it by stars."""
    asked = as_puzzle(puzzle)
    line = _line(answer)
    if not line:
        print(tell(ROOM, "class-no-answer", {}, language))
        return 0
    if len(line) > LONGEST:
        print(tell(ROOM, "class-long-answer", {"most": LONGEST}, language))
        return 0
    try:
        verdict = asked.check(line)
    except NotationError as error:
        facts: Facts = {"column": error.column, "text": line[: error.column + 20]}
        print(tell(ROOM, "class-no-moves", facts, language))
        return 0
    print(verdict.short(language))
    earned = most * verdict.stars / MOST_STARS
    return int(earned) if earned == int(earned) else earned


def _line(answer: object) -> str:
    """The moves as one line; a list of them, or the number of an option, is as good."""
    if isinstance(answer, list | tuple):
        answer = " ".join(map(str, answer))
    if isinstance(answer, bool) or not isinstance(answer, str | int):
        return ""
    return " ".join(str(answer).split())
