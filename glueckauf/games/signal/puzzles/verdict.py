"""Judging an answer: is it legal, how good is it, and where did it go wrong?

Answers are judged by their exact value, never by equal moves: every line that reaches par wins. The first
slip is the first decision after which par is out of reach.

    3 stars   par is reached
    2 stars   the first word of the objective is as good as in par, or at least three quarters of the
              way there from doing nothing
    1 star    at least half of that way
    0 stars   less, or a rule is broken
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import zip_longest
from typing import NamedTuple

from glueckauf.core.puzzle import MOST_STARS
from glueckauf.core.rows import Rows, one_row
from glueckauf.core.telling import Violation
from glueckauf.core.texts import Fact, tell, within
from glueckauf.games.signal import table
from glueckauf.games.signal.notation import End, Move, read_line
from glueckauf.games.signal.puzzles import walk as walking
from glueckauf.games.signal.puzzles.puzzle import SignalPuzzle
from glueckauf.games.signal.puzzles.telling import pieces, spoken, told_inside, worth
from glueckauf.games.signal.puzzles.walk import Stop, Value, rank_of, value_of, walk
from glueckauf.games.signal.solve.task import Rank, Task
from glueckauf.games.signal.telling import GAME


class SignalVerdict(NamedTuple):
    """The judgement of an answer.

    `token` and its number `place`, from 1, are of what breaks the rule, or of the first slip; "" is past
    the end of the line. `value` is None where a rule is broken. `first_slip` is the number of the first move
    after which par is out of reach; one more than there are moves if the line only stops too early.
    `continuation` is the best line from just before it.
    """

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

    @property
    def text(self) -> str:
        """The judgement in English, with moves as they are written: for those who type them."""
        return "\n".join(self._sentences("en", written=True))

    def to_rows(self) -> Rows:
        """One row: what was reached and what is possible, word by word; no better line."""
        return one_row(
            legal=self.legal,
            stars=self.stars,
            **{word: str(amount) for word, amount in (self.value or {}).items()},
            **{f"par_{word}": str(amount) for word, amount in self.par.items()},
            first_slip=self.first_slip,
            rule=self.violation.rule if self.violation else None,
        )

    def sentence(self, language: str = "en") -> str:
        """The judgement, with moves in words."""
        return "\n".join(self._sentences(language))

    def short(self, language: str = "en") -> str:
        """Value and stars, or the rule that is broken; probabilities with their bars."""
        return " ".join(self._about_value(language, bars=True))

    def slip(self, language: str = "en") -> str:
        """The first decision that loses something, and how much is left after it."""
        if self.first_slip is None:
            return ""
        moves = self.given.split()
        if not self.token or all(move == "end" for move in moves[self.first_slip - 1 :]):
            facts: dict[str, Fact] = {"kind": "stopped", "place": self.first_slip - 1, "move": ""}
            return tell(GAME, "puzzle-slip", facts, language)
        before = walking.along(self.task, moves[: self.first_slip])
        told = within(table.label(before[-2].state, self.token, language), language)
        facts = {"kind": "move", "place": self.first_slip, "move": told}
        left = value_of(self.task, walking.worth(self.task, before[-1]))
        said = tell(GAME, "puzzle-slip", facts, language)
        return f"{said} {cost(self.task, left, self.par, language)}"

    def _sentences(self, language: str, *, written: bool = False) -> Iterator[str]:
        yield from self._about_value(language, written=written)
        if self.first_slip is None:
            return
        before = self.given.split()[: self.first_slip - 1]

        def told(moves: Sequence[str]) -> str:
            if written:
                return " ".join(moves)
            every = pieces(self.task, [*before, *moves], language)
            return told_inside(every[len(before) :], language)

        if self.token:
            facts: dict[str, Fact] = {"place": self.first_slip, "move": told((self.token,))}
            yield tell(GAME, "slip-move", facts, language)
        else:
            yield tell(GAME, "slip-stopped", {}, language)
        yield tell(GAME, "slip-instead", {"line": told(self.continuation)}, language)

    def _about_value(
        self, language: str, *, written: bool = False, bars: bool = False
    ) -> Iterator[str]:
        def say(key: str, **facts: Fact) -> str:
            return tell(GAME, key, facts, language)

        if self.too_long:
            yield say("puzzle-too-long", place=self.place)
            return
        if self.violation is not None:
            facts = {"rule": self.violation.rule, "why": self.violation.sentence(language)}
            if self.token:
                yield say("verdict-illegal", place=self.place, move=self.token, **facts)
            else:
                yield say("verdict-cut-short", **facts)
            return
        assert self.value is not None, "what is legal is worth something"
        value = spoken(self.task, self.value, language, bars=bars)
        if self.stars == MOST_STARS:
            yield say("verdict-best", value=value)
        else:
            par = spoken(self.task, self.par, language, bars=bars)
            yield say("verdict-short", value=value, par=par)
        yield say("verdict-stars", stars=self.stars)


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
            token=_token(moves, at),
            place=at,
        )
    rank = walking.worth(task, walked.end)
    stars = stars_for(task, rank, rank_of(task, par))
    judged = blank._replace(value=value_of(task, rank), stars=stars)
    if stars == MOST_STARS:
        return judged
    slip = parting(task, walked.stops, rank_of(task, par))
    better = walking.best_line(task, walked.stops[slip - 1])
    return judged._replace(
        token=_token(moves, slip), place=slip, first_slip=slip, continuation=better
    )


def _token(moves: list[Move], place: int) -> str:
    """The token with this number; past the end there is none."""
    return str(moves[place - 1]) if place <= len(moves) else ""


def parting(task: Task, stops: Sequence[Stop], par: Rank) -> int:
    """The number of the first move after which par is out of reach."""
    for n, stop in enumerate(stops[1:], start=1):
        if walking.worth(task, stop) < par:
            return n
    return len(stops)


@lru_cache(maxsize=256)
def idle(task: Task) -> Fraction:
    """The first word if nothing is done; where something must be, if the worst is done."""
    walked = walk(task, [])
    if walked.end is not None:
        return walking.worth(task, walked.end)[0]
    start = walked.stops[0]
    moves = [move for move in start.state.legal_moves() if not isinstance(move, End)]
    return min([walking.worth(task, walking.onward(task, start, move))[0] for move in moves])


def stars_for(task: Task, reached: Rank, aimed: Rank) -> int:
    if reached >= aimed:
        return MOST_STARS
    if reached[0] == aimed[0]:
        return 2
    nothing = idle(task)
    if nothing >= aimed[0]:
        return 0
    share = (reached[0] - nothing) / (aimed[0] - nothing)
    return 2 if share >= Fraction(3, 4) else int(share >= Fraction(1, 2))


# --- The line beside the best one -----------------------------------------------------------


def beside(verdict: SignalVerdict) -> list[tuple[int, str, str, bool]]:
    """The best line and the given one, move by move, and where they part."""
    given = verdict.given.split()
    if verdict.first_slip is None:
        return []
    best_moves = [*given[: verdict.first_slip - 1], *verdict.continuation]
    rows = []
    parted = False
    for number, (left, right) in enumerate(zip_longest(best_moves, given, fillvalue=""), start=1):
        parts = left != right and not parted
        parted = parted or parts
        rows.append((number, left, right, parts))
    return rows
