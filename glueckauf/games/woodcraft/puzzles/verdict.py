"""Judging an answer: is it legal, how good is it, and where did it go wrong?

Answers are judged by their value, never by equal moves: every line that reaches par wins. The first slip is
the first decision after which par is out of reach.

    3 stars   par is reached
    2 stars   the first word of the objective is as good as in par, or at least three quarters of the
              way there from doing nothing
    1 star    at least half of that way; where something is to be saved, at most twice as much as in par
    0 stars   less, or the task is not met, or a rule is broken
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from glueckauf.core.puzzle import MOST_STARS
from glueckauf.core.puzzle_verdict import Judged, stars_on_the_way, token_at
from glueckauf.core.telling import Violation
from glueckauf.core.texts import Fact, tell, within
from glueckauf.games.woodcraft import table
from glueckauf.games.woodcraft.notation import read_line
from glueckauf.games.woodcraft.parts import Player
from glueckauf.games.woodcraft.puzzles import walk as walking
from glueckauf.games.woodcraft.puzzles.puzzle import WoodcraftPuzzle
from glueckauf.games.woodcraft.puzzles.telling import (
    missing,
    pieces,
    spoken,
    told_inside,
    worth,
)
from glueckauf.games.woodcraft.puzzles.walk import falls_short, walk
from glueckauf.games.woodcraft.solve.search import Found
from glueckauf.games.woodcraft.solve.task import (
    SAVED,
    Place,
    Rank,
    Task,
    Value,
    amount_of,
    rank_of,
    value_of,
)
from glueckauf.games.woodcraft.telling import GAME


class _Verdict(NamedTuple):
    task: Task
    given: str
    legal: bool
    violation: Violation | None
    too_long: bool
    token: str
    place: int
    value: Value | None
    par: Value | None
    stars: int
    first_slip: int | None
    continuation: tuple[str, ...]
    sheet: Player | None = None  # at the end of a legal line


class WoodcraftVerdict(Judged, _Verdict):
    """The judgement of an answer."""

    __slots__ = ()

    GAME: ClassVar[str] = GAME

    def slip(self, language: str = "en") -> str:
        """The first decision that loses something, and how much is left after it."""
        if self.first_slip is None or self.par is None:
            return ""
        moves = self.given.split()
        if self.has_stopped:
            facts: dict[str, Fact] = {"kind": "stopped", "place": self.first_slip - 1, "move": ""}
            return tell(GAME, "puzzle-slip", facts, language)
        before = walking.along(self.task, moves[: self.first_slip])
        told = within(table.label(before[-2].state, self.token, language), language)
        facts = {"kind": "move", "place": self.first_slip, "move": told}
        said = tell(GAME, "puzzle-slip", facts, language)
        return f"{said} {cost(self.task, walking.worth(self.task, before[-1]), self.par, language)}"

    def _worth_told(self, value: Value, language: str, *, bars: bool) -> str:
        return spoken(self.task, value, language)

    def _unmet(self, language: str) -> str:
        assert self.sheet is not None, "a legal line has an end"
        what = missing(self.task, self.sheet, language)
        return tell(GAME, "verdict-unmet", {"what": what}, language)

    def _moves_told(self, moves: Sequence[str], language: str) -> str:
        before = self.given.split()[: (self.first_slip or 1) - 1]
        every = pieces(self.task, [*before, *moves], language)
        return told_inside(every[len(before) :], language)


def cost(task: Task, left: Found, par: Value, language: str) -> str:
    """What a slip costs: the first word that can no longer be had, or the whole task."""
    if left is None:
        return tell(GAME, "slip-lost", {}, language)
    value = value_of(task, left)
    word = next((word for word in par if value[word] != par[word]), next(iter(par)))
    return tell(GAME, "slip-most", {"value": worth(task, word, value[word], language)}, language)


def par_of(puzzle: WoodcraftPuzzle) -> Value | None:
    """As the puzzle claims, else as solved; None if nothing meets the task."""
    return puzzle.par if puzzle.par is not None else walking.best_value(puzzle.task)


def check(puzzle: WoodcraftPuzzle, line: str) -> WoodcraftVerdict:
    """Judge a line; NotationError with the column if it is none."""
    task, moves = puzzle.task, read_line(line) if line else []
    par = par_of(puzzle)
    walked = walk(task, moves)
    at = len(walked.places)
    blank = WoodcraftVerdict(task, line, True, None, False, "", 0, None, par, 0, None, ())
    if walked.end is None:
        return blank._replace(
            legal=False,
            violation=walked.violation,
            too_long=walked.too_long,
            token=token_at(moves, at),
            place=at,
        )
    judged = judged_at(blank, walked.end)
    if par is None or judged.stars == MOST_STARS:
        return judged
    slip = parting(task, walked.places, rank_of(task, par))
    better = walking.best_line(task, walked.places[slip - 1])
    return judged._replace(
        token=token_at(moves, slip), place=slip, first_slip=slip, continuation=better
    )


def judged_at(blank: WoodcraftVerdict, end: Place) -> WoodcraftVerdict:
    """What a legal line is worth that ends here; without its slip."""
    task, rank = blank.task, walking.worth(blank.task, end)
    sheet = end.state.players[task.seat]
    if rank is None or blank.par is None:
        return blank._replace(sheet=sheet)
    stars = stars_for(task, rank, rank_of(task, blank.par))
    return blank._replace(value=value_of(task, rank), stars=stars, sheet=sheet)


def parting(task: Task, places: Sequence[Place], par: Rank) -> int:
    """The number of the first move after which par is out of reach."""
    for n, place in enumerate(places[1:], start=1):
        if falls_short(walking.worth(task, place), par):
            return n
    return len(places)


def stars_for(task: Task, reached: Rank, aimed: Rank) -> int:
    if reached >= aimed:
        return MOST_STARS
    if reached[0] == aimed[0]:
        return 2
    word = task.objective[0]
    if word in SAVED:  # half as good at saving: twice as much
        return int(-reached[0] <= -2 * aimed[0])
    idle = amount_of(task, word, task.start.players[task.seat])
    return stars_on_the_way(reached[0], aimed[0], idle)
