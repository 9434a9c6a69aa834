"""What a board notes in the learner's progress, and what it finds there about its screen.

If a file cannot be read or written, the board says so; it never stops anybody from learning.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from glueckauf.core.errors import FileError
from glueckauf.core.puzzle import MOST_STARS
from glueckauf.learn.progress import entries, note, settle
from glueckauf.widget.frames import say


class Diary:
    """The entries of one screen: the best stars so far, and new entries.

    Nothing is written before the learner has done something.
    """

    def __init__(self, lesson: str, screen: str, themes: Sequence[str] = ()) -> None:
        self.lesson, self.screen, self.themes = lesson, screen, tuple(themes)
        self.best = 0
        self.is_seen = False  # today: the solution
        self._hints = self._slips = 0  # noted already; the file adds up what its entries say
        self._problem: FileError | None = None
        self._waits = False  # something of what was noted is not in the file yet
        try:
            found = [
                entry for entry in entries() if (entry.lesson, entry.screen) == (lesson, screen)
            ]
        except FileError as error:
            self._problem = error
        else:
            stars = [min(max(entry.stars, 1), MOST_STARS) for entry in found if entry.solved]
            self.best = max(stars, default=0)
            self.is_seen = any(entry.seen and entry.day() == date.today() for entry in found)

    def failed(
        self,
        rules: Sequence[str],
        hints: int,
        tries: int,
        stars: int = 0,
        slips: int = 0,
        answer: str = "",
    ) -> None:
        """A try that went wrong; `hints`, `tries` and `slips` are those of the screen so far."""
        self._add(False, stars, rules, hints, tries, slips, answer=answer)

    def solved(
        self,
        stars: int,
        rules: Sequence[str],
        hints: int,
        tries: int,
        slips: int = 0,
        answer: str = "",
    ) -> None:
        self.best = max(self.best, stars)
        self._add(True, stars, rules, hints, tries, slips, answer=answer)

    def seen(self, hints: int, tries: int, slips: int) -> None:
        """The solution was looked at before it was found."""
        self.is_seen = True
        self._add(False, 0, (), hints, tries, slips, seen=True)

    def _add(
        self,
        solved: bool,
        stars: int,
        rules: Sequence[str],
        hints: int,
        tries: int,
        slips: int,
        seen: bool = False,
        answer: str = "",
    ) -> None:
        try:
            note(
                self.lesson,
                self.screen,
                solved=solved,
                stars=stars,
                hints=hints - self._hints,
                tries=tries,
                rules=rules,
                themes=self.themes,
                slips=slips - self._slips,
                seen=seen,
                answer=answer,
            )
        except FileError as error:
            self._problem, self._waits = error, True
        else:
            self._problem, self._waits = None, False
        self._hints, self._slips = hints, slips  # what waits is noted as it is

    @property
    def is_written(self) -> bool:
        """Is all in the file that was noted here? What waits is tried again."""
        if self._waits:
            try:
                settle()
            except FileError as error:
                self._problem = error
            else:
                self._problem, self._waits = None, False
        return not self._waits

    def remark(self, language: str, is_solved: bool) -> str:
        """Why nothing is known or kept; or the stars earned before, unless it is solved just now."""
        _ = self.is_written  # what waits is told only while it has to
        if self._problem is not None:
            facts = {"path": self._problem.path, "problem": self._problem.problem}
            return say("diary-problem", language, **facts)
        if is_solved or not self.best:
            return ""
        return say("diary-solved", language, stars=in_stars(self.best))


def in_stars(stars: int) -> str:
    return "★" * stars + "☆" * (MOST_STARS - stars)
