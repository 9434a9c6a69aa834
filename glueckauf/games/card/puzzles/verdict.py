"""Judging an answer: is it legal, how good is it, and where did it go wrong?

Answers are judged by their value, never by equal moves: every line that reaches par wins. The first
slip is found by solving what is left after a move.

    3 stars   par is reached
    2 stars   the first word of the objective is as good as in par, or at least three quarters of the
              way there from doing nothing (`walk.idle`)
    1 star    at least half of that way
    0 stars   less, or a rule is broken
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from glueckauf.core.puzzle import MOST_STARS
from glueckauf.core.puzzle_verdict import Judged, stars_on_the_way, token_at
from glueckauf.core.telling import Violation
from glueckauf.core.texts import Facts, tell
from glueckauf.games.card.notation import END, PASS, read_line
from glueckauf.games.card.puzzles.puzzle import CardPuzzle, Value
from glueckauf.games.card.puzzles.slips import Slip, first_slip, lost, unit_of
from glueckauf.games.card.puzzles.telling import after_colon, move_told, moves_told
from glueckauf.games.card.puzzles.walk import Best, best, idle, walk
from glueckauf.games.card.solve.task import Task, rank, value_of
from glueckauf.games.card.telling import GAME


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
    best: tuple[str, ...]
    continuation: tuple[str, ...]
    slipped: Slip | None = None


class CardVerdict(Judged, _Verdict):
    """The judgement of an answer."""

    __slots__ = ()

    GAME: ClassVar[str] = GAME
    ENDS: ClassVar[tuple[str, ...]] = (END, PASS)

    def slip(self, language: str = "en") -> str:
        """Which move is the first slip and what it costs, without anything better."""
        found = self.slipped
        if found is None or self.par is None:
            return ""
        unit, stopped = unit_of(self.task), self.has_stopped
        place = found.place - stopped
        facts: Facts = {
            "kind": "stopped" if stopped else "move",
            "place": found.turn if place and unit == "turns" else place,
            "unit": unit,
            "move": "" if stopped else self._token_told(language),
        }
        said = tell(GAME, "puzzle-slip", facts, language)
        if stopped or found.left is None:
            return said
        return f"{said} {lost(self.task, found.left, self.par, language)}"

    def _worth_told(self, value: Value, language: str, *, bars: bool) -> str:
        return spoken(value, language)

    def _token_told(self, language: str) -> str:
        return move_told(self.task.start.layout, self.token, language)

    def _moves_told(self, moves: Sequence[str], language: str) -> str:
        return moves_told(self.task.start.layout, moves, language)

    def _better_told(self, language: str) -> str:
        return after_colon(self._moves_told(self.continuation, language), language)


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
        token = token_at(moves, at)
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
    slip = first_slip(task, walked.places, par)
    return judged._replace(
        stars=stars,
        token=token_at(moves, slip.place),
        place=slip.place,
        first_slip=slip.place,
        continuation=slip.better,
        slipped=slip,
    )


def stars_for(task: Task, value: Value, par: Value) -> int:
    reached, aimed = rank(task, value), rank(task, par)
    if reached >= aimed:
        return MOST_STARS
    if reached[0] == aimed[0]:
        return 2
    if task.objective[0].startswith("-"):  # half as good at saving: twice as much
        return int(-reached[0] <= -2 * aimed[0])
    return stars_on_the_way(reached[0], aimed[0], rank(task, idle(task))[0])
