"""What a teacher sets from outside: how much is played, and which seeds are asked.

GLUECKAUF_COURSE        "small" (the default: a cell takes seconds), "class" (enough to be sure), or
                        "sketch" (a few decks, to see whether everything runs)
GLUECKAUF_COURSE_SEED   any word: checks ask other cases and play other decks than those that all know
"""

from __future__ import annotations

import os

from glueckauf import games
from glueckauf.core.errors import FileError
from glueckauf.core.streams import stream
from glueckauf.games.teaching import CourseRoom

SIZE = "GLUECKAUF_COURSE"
SIZES = ("sketch", "small", "class")
USUAL = SIZES[1]
FEWEST, FEWER = 3, 5  # a sketch has a fifth, but three at least
SEED = "GLUECKAUF_COURSE_SEED"
PUBLIC = "public"
DECKS = 90_000  # blocks of decks to choose from
APART = 10_000  # decks in each, far more than anybody plays


def size(small: int, whole_class: int) -> int:
    """How many decks an experiment plays: the first number, or in class the second."""
    chosen = os.environ.get(SIZE) or USUAL
    if chosen not in SIZES:
        raise FileError("environment", SIZE, f"must be one of {', '.join(SIZES)}, not {chosen!r}")
    if chosen == SIZES[0]:
        return min(small, max(FEWEST, small // FEWER))
    return small if chosen == USUAL else whole_class


def seed_of(given: int | str | None) -> str:
    """The seed that a check was given, else the teacher's, else the public one."""
    return str(given) if given is not None else os.environ.get(SEED) or PUBLIC


def first_deck(purpose: str, seed: int | str | None) -> int:
    """The first of the decks that a check plays: far from those that notebooks play."""
    return APART * stream(f"course {purpose}", seed_of(seed)).randrange(1, DECKS)


def exercises(game: str) -> CourseRoom:
    """What exercises of a game are made of; ValueError where it has none."""
    try:
        return games.room(game).course
    except AttributeError:
        raise ValueError(f"the course has no exercises about {game!r} yet") from None
