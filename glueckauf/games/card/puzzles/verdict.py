"""Judging an answer: is it legal, how good is it, and where did it go wrong?

Answers are judged by their value, never by equal moves: every line that reaches par wins. The first
slip is found by solving what is left after a move.

    3 stars   par is reached
    2 stars   the first word of the objective is as good as in par, or at least three quarters of the
              way there from doing nothing
    1 star    at least half of that way
    0 stars   less, or a rule is broken
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import NamedTuple

from glueckauf.core.puzzle import MOST_STARS
from glueckauf.core.rows import Rows, one_row
from glueckauf.core.telling import Violation
from glueckauf.core.texts import Fact, tell
from glueckauf.games.card.notation import Move, read_line
from glueckauf.games.card.puzzles.puzzle import CardPuzzle, Value
from glueckauf.games.card.puzzles.slips import Slip, first_slip, parting
from glueckauf.games.card.puzzles.telling import after_colon, move_told, moves_told
from glueckauf.games.card.puzzles.walk import Best, best, walk
from glueckauf.games.card.solve.task import Task, rank, start_of, value_of
from glueckauf.games.card.telling import GAME


class CardVerdict(NamedTuple):
    """The judgement of an answer.

    `token` and its number `place`, from 1, are of what breaks the rule, or of the first slip; "" is past
    the end of the line. `value` is None where a rule is broken, `par` where no line meets the task.
    `first_slip` is the number of the first move after which par is out of reach; one more than there
    are moves if the line only stops too early. `continuation` is the best line from just before it.
    """

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
    best: tuple[str, ...]
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
            **(self.value or {}),
            **{f"par_{word}": number for word, number in (self.par or {}).items()},
            first_slip=self.first_slip,
            rule=self.violation.rule if self.violation else None,
        )

    def sentence(self, language: str = "en") -> str:
        """The judgement, with moves in words."""
        return "\n".join(self._sentences(language))

    def short(self, language: str = "en") -> str:
        """Value and stars, or the rule that is broken."""
        return " ".join(self._about_value(language, written=False))

    def slip(self, language: str = "en") -> str:
        """The first decision that loses something, which need not be the first needless step."""
        found = self._slip()
        return found.sentence(self.task, language) if found else ""

    def _slip(self) -> Slip | None:
        if self.first_slip is None or self.par is None:
            return None
        return first_slip(self.task, self.given, self.par)

    def _sentences(self, language: str, *, written: bool = False) -> Iterator[str]:
        yield from self._about_value(language, written=written)
        if self.first_slip is None:
            return
        if self.token:
            move = self._told((self.token,), language, written)
            yield tell(GAME, "slip-move", {"place": self.first_slip, "move": move}, language)
        else:
            yield tell(GAME, "slip-stopped", {}, language)
        if not self.continuation:
            yield tell(GAME, "slip-end", {}, language)
            return
        better = after_colon(self._told(self.continuation, language, written), language)
        yield tell(GAME, "slip-instead", {"line": better}, language)

    def _told(self, moves: tuple[str, ...], language: str, written: bool) -> str:
        if written:
            return " ".join(moves)
        return moves_told(self.task.start.layout, moves, language)

    def _about_value(self, language: str, *, written: bool) -> Iterator[str]:
        def say(key: str, **facts: Fact) -> str:
            return tell(GAME, key, facts, language)

        if self.too_long:
            yield say("puzzle-too-long", place=self.place)
            return
        if self.violation is not None:
            facts = {"rule": self.violation.rule, "why": self.violation.sentence(language)}
            if self.token:
                move = self.token
                if not written:
                    move = move_told(self.task.start.layout, move, language)
                yield say("verdict-illegal", place=self.place, move=move, **facts)
            else:
                yield say("verdict-cut-short", **facts)
            return
        if self.par is None or self.value is None:
            yield say("verdict-infeasible")
            return
        value = spoken(self.value, language)
        if self.stars == MOST_STARS:
            yield say("verdict-best", value=value)
        else:
            yield say("verdict-short", value=value, par=spoken(self.par, language))
        yield say("verdict-stars", stars=self.stars)


def spoken(value: Value, language: str = "en") -> str:
    """A value in words: 3 lorries loaded, 2 steps."""
    told = [
        tell(GAME, "puzzle-worth", {"word": word, "n": number}, language)
        for word, number in value.items()
    ]
    return ", ".join(told)


def target(puzzle: CardPuzzle) -> Best | None:
    """Par and a line that reaches it: as the puzzle claims, else as solved."""
    if puzzle.par is not None and puzzle.line is not None:
        return Best(puzzle.par, tuple(puzzle.line.split()))
    found = best(puzzle.task)
    if found is None or puzzle.par is None:
        return found
    return found._replace(value=puzzle.par)


def check(puzzle: CardPuzzle, line: str) -> CardVerdict:
    """Judge a line; NotationError with the column if it is none."""
    task, moves = puzzle.task, read_line(line) if line else []
    aim = target(puzzle)
    par, known = (aim.value, aim.line) if aim else (None, ())
    walked = walk(task, moves)
    at = len(walked.places)
    blank = CardVerdict(task, line, True, None, False, "", 0, None, par, 0, None, known, ())
    if walked.end is None:
        token = _token(moves, at)
        return blank._replace(
            legal=False, violation=walked.violation, too_long=walked.too_long, token=token, place=at
        )
    value = value_of(task, walked.end)
    judged = blank._replace(value=value)
    if par is None:
        return judged
    stars = stars_for(task, value, par)
    if stars == MOST_STARS:
        return judged._replace(stars=stars)
    slip, better = parting(task, walked.places, par)
    return judged._replace(
        stars=stars,
        token=_token(moves, slip),
        place=slip,
        first_slip=slip,
        continuation=better,
    )


def _token(moves: list[Move], place: int) -> str:
    """The token with this number; past the end there is none."""
    return str(moves[place - 1]) if place <= len(moves) else ""


def stars_for(task: Task, value: Value, par: Value) -> int:
    reached, aimed = rank(task, value), rank(task, par)
    if reached >= aimed:
        return MOST_STARS
    if reached[0] == aimed[0]:
        return 2
    if task.objective[0].startswith("-"):  # half as good at saving: twice as much
        return int(-reached[0] <= -2 * aimed[0])
    idle = rank(task, value_of(task, start_of(task)))[0]
    share = (reached[0] - idle) / (aimed[0] - idle) if aimed[0] > idle else 0.0
    return 2 if share >= 0.75 else int(share >= 0.5)


# --- The line beside the best one -----------------------------------------------------------


def beside(puzzle: CardPuzzle, verdict: CardVerdict) -> list[tuple[int, str, str, bool]]:
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
