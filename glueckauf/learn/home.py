"""Where a learner stands in the courses: told from the progress file, for the page that begins them.

found = home(date.today())
found.course                      the game whose lessons are shown: chosen by `show`, or tried last
found.course.stations             its lessons with their stars; `following` is the first not finished
found.daily, found.streak         today's puzzle, and the days in a row
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from pathlib import Path
from typing import NamedTuple

from glueckauf.core.puzzle import MOST_STARS
from glueckauf.games import GAMES, room
from glueckauf.learn import training
from glueckauf.learn.kept import keep, kept
from glueckauf.learn.lessons import exam
from glueckauf.learn.lessons.lesson import collection, lessons, taught
from glueckauf.learn.lessons.screens import Lesson
from glueckauf.learn.liked import trained_puzzles
from glueckauf.learn.progress import Entry, entries, summed_up

KEY = "home"  # under which the game that is shown is kept


class Station(NamedTuple):
    """A lesson on the way, with the stars earned so far."""

    lesson: Lesson
    stars: int
    most: int
    is_done: bool


class Course(NamedTuple):
    """The lessons of a game, then its exam and a whole game."""

    game: str
    stations: tuple[Station, ...]
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

    @property
    def stars(self) -> int:
        return sum(station.stars for station in self.stations)

    @property
    def most(self) -> int:
        return sum(station.most for station in self.stations)

    @property
    def goes_on(self) -> str:
        """The notebook that comes next: a lesson, the exam, or the whole game."""
        lessons = room(self.game).lessons
        if self.following is not None:
            return self.following.lesson.id
        return lessons.WHOLE_GAME if self.is_exam_passed else lessons.EXAM


class Home(NamedTuple):
    courses: tuple[Course, ...]
    shown: str  # the game whose course is shown
    daily: str
    is_daily_solved: bool
    streak: training.Streak
    due: int

    @property
    def course(self) -> Course:
        return next(course for course in self.courses if course.game == self.shown)


def home(today: date, path: Path | None = None) -> Home:
    """What the progress file tells today."""
    noted = entries(path)
    trained = training.training(trained_puzzles(noted), noted, today)
    daily = training.daily(today, trained_puzzles(noted, own=False))
    tried = training.tries(noted)
    return Home(
        tuple(_course(game, noted) for game in taught()),
        shown(noted),
        daily,
        any(one.puzzle == daily and one.entry.solved and one.day == today for one in tried),
        trained.streak,
        len(trained.mistakes()),
    )


def _course(game: str, noted: list[Entry]) -> Course:
    rows = summed_up(noted, lessons(game)).rows
    stations = (
        Station(
            row.lesson, sum(row.stars.values()), MOST_STARS * len(row.checkpoints), row.is_solved
        )
        for row in rows
    )
    return Course(game, tuple(stations), any(one.solved for one in exam.results(noted, game)))


# --- Which game is shown --------------------------------------------------------------------


def show(game: str) -> None:
    """From now on the course of this game is shown."""
    if game in taught():
        keep(KEY, {"game": game})


def shown(noted: Iterable[Entry]) -> str:
    """The game that was chosen; or else the one that a lesson or an exam was last taken of."""
    chosen = (kept(KEY) or {}).get("game")
    if chosen in taught():
        return str(chosen)
    owners = {path.stem: game for game in taught() for path in collection(game)}
    owners |= {exam.name_of(game): game for game in taught()}
    last = [owners[entry.lesson] for entry in noted if entry.lesson in owners]
    return last[-1] if last else GAMES[0]
