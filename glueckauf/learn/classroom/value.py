"""A class: what everybody did, what of it was verified, and tables of all that.

found = ga.classroom.read("class")
found                                 everything, as tables
found.to_rows()                       student, puzzle, solved, stars, verified, claimed, tries, seen
found.difficulty.to_frame()           one table as a DataFrame: solved, difficulty, slips, rules, lessons,
                                      disputes, problems

An answer with its moves is *verified*: it was replayed and judged here. A claim without moves is only
shown, in brackets. There is no clock in any of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from glueckauf.core.puzzle import MOST_STARS, Puzzle
from glueckauf.core.rows import Rows, tidy
from glueckauf.learn.classroom import results
from glueckauf.learn.classroom.gathering import Remark
from glueckauf.learn.classroom.judging import Judged
from glueckauf.learn.classroom.tables import Table


class Answered(NamedTuple):
    """An answer and its judgement; None if that took too long."""

    line: str
    judged: Judged | None


class Work(NamedTuple):
    """What a student did at a puzzle: every answer once, and the best that was claimed without moves."""

    student: str
    puzzle: str
    answers: tuple[Answered, ...]
    is_choice: bool  # among options, where the first try is worth most
    claimed: int | None  # stars; None: nothing
    claims_solved: bool
    tries: int
    seen: bool  # the solution, before it was found

    @property
    def judged(self) -> list[Judged]:
        return [one.judged for one in self.answers if one.judged is not None]

    @property
    def is_verified(self) -> bool:
        """Was an answer replayed?"""
        return bool(self.judged)

    @property
    def is_claim(self) -> bool:
        """Is there nothing but what the student says?"""
        return not self.is_verified and self.claimed is not None

    @property
    def is_solved(self) -> bool:
        """Did an answer that was replayed reach the best?"""
        return any(one.is_solved for one in self.judged)

    @property
    def stars(self) -> int:
        """Of the answers that were replayed."""
        worth = [self._worth(n, one) for n, one in enumerate(self.judged)]
        return max(worth, default=0)

    def _worth(self, before: int, judged: Judged) -> int:
        if self.is_choice:
            return max(MOST_STARS - before, 1) if judged.is_solved else 0
        return judged.stars


class Dispute(NamedTuple):
    """An entry that claims more than its own moves are worth."""

    student: str
    puzzle: str
    claimed: int
    replayed: int


class Schooled(NamedTuple):
    """What a student claims of a lesson: checkpoints solved, how many there are, stars."""

    student: str
    lesson: str
    solved: int
    screens: int
    stars: int


class Class(NamedTuple):
    """The results of a class; `found._replace(language="pl")` tells the same in Polish."""

    students: tuple[str, ...]
    puzzles: Mapping[str, Puzzle]  # by column, in their order
    works: tuple[Work, ...]
    weak: Mapping[str, tuple[str, ...]]  # rules, by student
    schooled: tuple[Schooled, ...]
    disputed: tuple[Dispute, ...]
    remarks: tuple[Remark, ...]
    language: str = "en"

    def to_rows(self) -> Rows:
        """One row for every student and puzzle that was tried."""
        return tidy(map(results.work_row, self.works))

    def to_frame(self) -> Any:
        return self.to_rows().to_frame()

    # --- Tables ---------------------------------------------------------------------------------

    @property
    def solved(self) -> Table:
        """Who solved what: a line for every student, a column for every puzzle."""
        return results.solved(self)

    @property
    def difficulty(self) -> Table:
        """How hard each puzzle was for this class."""
        return results.difficulty(self)

    @property
    def slips(self) -> Table:
        """Where wrong answers first went wrong, what most students did first."""
        return results.slips(self)

    @property
    def rules(self) -> Table:
        """Rules to teach again, each with the lesson that teaches it."""
        return results.rules(self)

    @property
    def lessons(self) -> Table:
        """The lessons that students say they did; nobody can replay these."""
        return results.lessons(self)

    @property
    def disputes(self) -> Table:
        """Claims that are better than their own moves."""
        return results.disputes(self)

    @property
    def problems(self) -> Table:
        """What could not be used, one sentence each."""
        return results.problems(self)

    def tables(self) -> Iterator[Table]:
        """All of them; those about mistakes and trouble only if there are any."""
        if self.works:
            yield self.solved
            yield self.difficulty
            yield self.slips
        yield self.rules
        if self.schooled:
            yield self.lessons
        if self.disputed:
            yield self.disputes
        if self.remarks:
            yield self.problems

    def __repr__(self) -> str:
        return "\n\n".join([results.title(self), *map(repr, self.tables())])

    def _repr_html_(self) -> str:
        return results.page(self)
