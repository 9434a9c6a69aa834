"""The places of a puzzle as a graph, for pages that are played without Python."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from glueckauf.core.draw.labels import capital
from glueckauf.core.puzzle import UNKNOWN, Choice, Json, Rank
from glueckauf.core.puzzle_ways import slip_words
from glueckauf.core.telling import Event, Violation
from glueckauf.games.card.notation import END, PASS
from glueckauf.games.card.puzzles import board
from glueckauf.games.card.puzzles.puzzle import CardPuzzle
from glueckauf.games.card.puzzles.slips import cost, unit_of
from glueckauf.games.card.puzzles.telling import move_told
from glueckauf.games.card.puzzles.verdict import CardVerdict, stars_for, target
from glueckauf.games.card.puzzles.walk import Walk, best_from, ended
from glueckauf.games.card.rules import State
from glueckauf.games.card.solve.task import (
    Place,
    is_over,
    moves_at,
    onward,
    rank,
    start_of,
    value_of,
)
from glueckauf.games.card.telling import GAME


def ways(puzzle: CardPuzzle) -> CardWays:
    return CardWays(puzzle)


class CardWays:
    """As `core.puzzle.Ways` asks. Whatever is worth the same shares a verdict."""

    most: int | None = None

    def __init__(self, puzzle: CardPuzzle) -> None:
        self.puzzle, self.task = puzzle, puzzle.task
        self.start = _plain(start_of(puzzle.task))
        aim = target(puzzle)
        self._par = aim.value if aim else None
        self._line = aim.line if aim else ()
        self._known: dict[object, CardVerdict] = {}

    def moves(self, place: Place) -> tuple[tuple[str, ...], dict[str, Violation]]:
        return tuple(map(str, moves_at(self.task, place))), {}

    def onward(self, place: Place, move: str) -> tuple[Place, tuple[Event, ...]]:
        then = onward(self.task, place, move)
        return _plain(then), then.state.events

    def state(self, place: Place) -> State:
        return place.state

    def offer(self, place: Place, language: str) -> tuple[Choice, ...] | None:
        return () if is_over(self.task, place) else None

    def about(self, place: Place, language: str) -> Json:
        over = is_over(self.task, place)
        return {**board.reached(self.task, place, language), "over": over}

    def verdict(self, place: Place, line: Sequence[str]) -> CardVerdict:
        """As `check` judges it, but for the slip, which would have to be searched for."""
        walked = self._ended(place)
        key: object
        if walked.end is None:
            key = walked.violation and (walked.violation.rule, str(walked.violation.facts))
        else:
            key = tuple(value_of(self.task, walked.end).values())
        if key not in self._known:
            self._known[key] = self._judged(walked, line)
        return self._known[key]

    def _ended(self, place: Place) -> Walk:
        return ended(self.task, (place,))

    def _judged(self, walked: Walk, line: Sequence[str]) -> CardVerdict:
        task, par = self.task, self._par
        value = None if walked.end is None else value_of(task, walked.end)
        stars = stars_for(task, value, par) if value is not None and par is not None else 0
        return CardVerdict(
            task=task,
            given="",
            legal=value is not None,
            violation=walked.violation,
            too_long=False,
            token="",
            place=len(line) + 1 if value is None else 0,
            value=value,
            par=par,
            stars=stars,
            first_slip=None,
            best=self._line,
            continuation=(),
        )

    def best(self, place: Place, known: str | None) -> str | None:
        """Where there is no par nothing can be said."""
        if self._par is None:
            return UNKNOWN
        if known != UNKNOWN:
            return known
        found = best_from(self.task, place)
        lost = found is None or rank(self.task, found.value) < rank(self.task, self._par)
        return None if found is None or lost else " ".join(found.line)

    def told(self, move: str, language: str) -> str:
        return capital(move_told(self.task.start.layout, move, language))

    @property
    def par(self) -> Rank | None:
        return None if self._par is None else rank(self.task, self._par)

    def rank(self, place: Place) -> Rank | None:
        end = self._ended(place).end
        return None if end is None else rank(self.task, value_of(self.task, end))

    def reach(self, place: Place) -> Rank | str | None:
        found = best_from(self.task, place)
        return None if found is None else rank(self.task, found.value)

    def slips(self, moves: Iterable[str], language: str) -> Json:
        ends = [move for move in moves if move in (END, PASS)]
        steps = [False for _ in self.task.objective]
        return slip_words(GAME, ends, unit_of(self.task), steps, language)

    def cost(self, best: Rank | None, level: int, language: str) -> str:
        word = self.task.objective[max(level, 0)]
        plain = word.removeprefix("-")
        if best is None or self._par is None:
            return ""
        most = -best[level] if word.startswith("-") else best[level]
        return cost(plain, most, self._par[plain], language)


def _plain(place: Place) -> Place:
    """Without what happened last: places are equal by what lies on the table."""
    return place._replace(state=place.state._replace(events=()))
