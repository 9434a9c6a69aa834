"""Judging an answer: is it legal, how good is it, and where did it go wrong?

Answers are judged by their exact value, never by equal moves: every line that reaches par wins. The first
slip is the first decision after which par is out of reach.

    3 stars   par is reached
    2 stars   the first word of the objective is as good as in par, or at least three quarters of the
              way there from doing nothing
    1 star    at least half of that way
    0 stars   less, or a rule is broken

Who does nothing ends the actions at once and asks no helper; what a card then asks is decided as well as
possible. Where a card is being resolved something must be done: there it is the worst first decision.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import ClassVar, NamedTuple

from glueckauf.core.puzzle import MOST_STARS
from glueckauf.core.puzzle_verdict import Judged, stars_on_the_way, token_at
from glueckauf.core.telling import Violation
from glueckauf.core.texts import Fact, tell, within
from glueckauf.games.signal import table
from glueckauf.games.signal.notation import END, Move, read_line
from glueckauf.games.signal.puzzles import walk as walking
from glueckauf.games.signal.puzzles.puzzle import SignalPuzzle
from glueckauf.games.signal.puzzles.telling import pieces, spoken, told_inside, worth
from glueckauf.games.signal.puzzles.walk import Stop, Value, forced, rank_of, value_of, walk
from glueckauf.games.signal.solve.task import Rank, Task
from glueckauf.games.signal.telling import GAME


class _Verdict(NamedTuple):
    task: Task
    given: str
    legal: bool
    violation: Violation | None
    too_long: bool
    token: str
    place: int
    value: Value | None
    par: Value
    stars: int
    first_slip: int | None
    continuation: tuple[str, ...]


class SignalVerdict(Judged, _Verdict):
    """The judgement of an answer; a short one has probabilities with their bars."""

    __slots__ = ()

    GAME: ClassVar[str] = GAME

    @property
    def has_stopped(self) -> bool:
        """Is nothing done any more from the first slip on, but what is forced? Then no move is named."""
        return self.first_slip is not None and not self.token

    def slip(self, language: str = "en") -> str:
        """The first decision that loses something, and how much is left after it."""
        if self.first_slip is None:
            return ""
        if self.has_stopped:
            facts: dict[str, Fact] = {"kind": "stopped", "place": self.first_slip - 1, "move": ""}
            return tell(GAME, "puzzle-slip", facts, language)
        before = walking.along(self.task, self.given.split()[: self.first_slip])
        told = within(table.label(before[-2].state, self.token, language), language)
        facts = {"kind": "move", "place": self.first_slip, "move": told}
        left = value_of(self.task, walking.worth(self.task, before[-1]))
        said = tell(GAME, "puzzle-slip", facts, language)
        return f"{said} {cost(self.task, left, self.par, language)}"

    def _worth_told(self, value: Value, language: str, *, bars: bool) -> str:
        return spoken(self.task, value, language, bars=bars)

    def _moves_told(self, moves: Sequence[str], language: str) -> str:
        before = self.given.split()[: (self.first_slip or 1) - 1]
        every = pieces(self.task, [*before, *moves], language)
        return told_inside(every[len(before) :], language)


def cost(task: Task, left: Value, par: Value, language: str) -> str:
    """What a slip costs: the first word that can no longer be had."""
    word = next((word for word in par if left[word] != par[word]), next(iter(par)))
    value = worth(task, word, left[word], language)
    return tell(GAME, "slip-most", {"value": value}, language)


def par_of(puzzle: SignalPuzzle) -> Value:
    """As the puzzle claims, else as solved."""
    if puzzle.par is not None:
        return puzzle.par
    return value_of(puzzle.task, walking.best(puzzle.task))


def check(puzzle: SignalPuzzle, line: str) -> SignalVerdict:
    """Judge a line; NotationError with the column if it is none."""
    task, moves = puzzle.task, read_line(line) if line else []
    par = par_of(puzzle)
    walked = walk(task, moves)
    at = len(walked.stops)
    blank = SignalVerdict(task, line, True, None, False, "", 0, None, par, 0, None, ())
    if walked.end is None:
        return blank._replace(
            legal=False,
            violation=walked.violation,
            too_long=walked.too_long,
            token=token_at(moves, at),
            place=at,
        )
    rank = walking.worth(task, walked.end)
    stars = stars_for(task, rank, rank_of(task, par))
    judged = blank._replace(value=value_of(task, rank), stars=stars)
    if stars == MOST_STARS:
        return judged
    slip = parting(task, walked.stops, rank_of(task, par))
    better = walking.best_line(task, walked.stops[slip - 1])
    token = "" if _only_ends(task, walked.stops[slip - 1 :], moves[slip - 1 :]) else moves[slip - 1]
    return judged._replace(token=token, place=slip, first_slip=slip, continuation=better)


def _only_ends(task: Task, stops: Sequence[Stop], moves: Sequence[Move]) -> bool:
    """Is nothing done any more but to end the actions? Then the line only stops too early."""
    rest = zip(stops, moves, strict=False)
    return all(move == END or forced(task, stop) for stop, move in rest)


def parting(task: Task, stops: Sequence[Stop], par: Rank) -> int:
    """The number of the first move after which par is out of reach."""
    for n, stop in enumerate(stops[1:], start=1):
        if walking.worth(task, stop) < par:
            return n
    return len(stops)


@lru_cache(maxsize=256)
def idle(task: Task) -> Fraction:
    """The first word if nothing is done."""
    alone = task._replace(start=task.start._replace(helpers=()))
    start = walking.begin(alone)
    moves = [END] if start.state.why_not(END) is None else start.state.legal_moves()
    return min([walking.worth(alone, walking.onward(alone, start, move))[0] for move in moves])


def stars_for(task: Task, reached: Rank, aimed: Rank) -> int:
    if reached >= aimed:
        return MOST_STARS
    if reached[0] == aimed[0]:
        return 2
    return stars_on_the_way(reached[0], aimed[0], idle(task))
