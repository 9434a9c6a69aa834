"""Where a learner stands in the course: told from the progress file, for the page that begins it.

found = home(date.today())
found.stations, found.following   the lessons with their stars, and the first that is not finished
found.daily, found.streak         today's puzzle, and the days in a row
"""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import NamedTuple

from glueckauf.core.puzzle import MOST_STARS
from glueckauf.learn import training
from glueckauf.learn.lessons import exam
from glueckauf.learn.lessons.screens import Lesson
from glueckauf.learn.progress import entries, progress
from glueckauf.learn.puzzle import puzzles

RESULT = "result"  # the screen of the exam whose entries tell whether it was passed


class Station(NamedTuple):
    """A lesson on the way, with the stars earned so far."""

    lesson: Lesson
    stars: int
    most: int
    is_done: bool


class Home(NamedTuple):
    stations: tuple[Station, ...]
    daily: str
    is_daily_solved: bool
    streak: training.Streak
    due: int
    is_exam_passed: bool

    @property
    def following(self) -> Station | None:
        """The first lesson that is not finished."""
        return next((station for station in self.stations if not station.is_done), None)

    @property
    def is_begun(self) -> bool:
        return any(station.stars for station in self.stations)

    @property
    def done(self) -> int:
        """How many lessons are finished."""
        return sum(station.is_done for station in self.stations)

    @property
    def is_game_open(self) -> bool:
        """The whole game is the goal of the lessons."""
        return self.following is None


def home(today: date, path: Path | None = None) -> Home:
    """What the progress file tells today."""
    noted = entries(path)
    rows = progress(path).rows
    collection = puzzles()
    trained = training.training(collection, noted, today)
    daily = training.daily(today, puzzles(own=False))
    tried = training.tries(noted)
    return Home(
        tuple(
            Station(
                row.lesson,
                sum(row.stars.values()),
                MOST_STARS * len(row.checkpoints),
                row.is_solved,
            )
            for row in rows
        ),
        daily,
        any(one.puzzle == daily and one.entry.solved and one.day == today for one in tried),
        trained.streak,
        len(trained.mistakes()),
        any(e.solved for e in noted if (e.lesson, e.screen) == (exam.NAME, RESULT)),
    )
