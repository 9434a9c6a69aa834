"""The places of a puzzle as a graph, for pages that are played without Python."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from glueckauf.core.puzzle import UNKNOWN, Choice, Json, Rank
from glueckauf.core.puzzle_ways import exact, in_whole_numbers, slip_words
from glueckauf.core.telling import Event, Violation
from glueckauf.core.texts import tell
from glueckauf.games.woodcraft import table
from glueckauf.games.woodcraft.moves import END
from glueckauf.games.woodcraft.puzzles import board
from glueckauf.games.woodcraft.puzzles import walk as walking
from glueckauf.games.woodcraft.puzzles.puzzle import WoodcraftPuzzle
from glueckauf.games.woodcraft.puzzles.telling import worth
from glueckauf.games.woodcraft.puzzles.verdict import WoodcraftVerdict, judged_at, par_of
from glueckauf.games.woodcraft.puzzles.walk import ended, falls_short, is_over
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.solve import task as asking
from glueckauf.games.woodcraft.solve.task import Place, rank_of, start_of
from glueckauf.games.woodcraft.telling import GAME

MOST = 600  # places of a page: nearly every move changes the sheet, and it is drawn anew for each


def ways(puzzle: WoodcraftPuzzle) -> WoodcraftWays:
    return WoodcraftWays(puzzle)


class WoodcraftWays:
    """As `core.puzzle.Ways` asks."""

    most: int | None = MOST

    def __init__(self, puzzle: WoodcraftPuzzle) -> None:
        self.puzzle, self.task = puzzle, puzzle.task
        self.start = _plain(start_of(puzzle.task))
        self._value = par_of(puzzle)
        self._par = None if self._value is None else rank_of(puzzle.task, self._value)
        self._moved: dict[str, Place] = {}  # from where each move was first seen, for its words

    def moves(self, place: Place) -> tuple[tuple[str, ...], dict[str, Violation]]:
        if is_over(place):
            return (), {}
        legal = tuple(map(str, place.state.legal_moves()))
        for move in legal:
            self._moved.setdefault(move, place)
        return legal, {}

    def onward(self, place: Place, move: str) -> tuple[Place, tuple[Event, ...]]:
        then = walking.onward(self.task, place, move)
        return _plain(then), then.state.events

    def state(self, place: Place) -> State:
        return place.state

    def offer(self, place: Place, language: str) -> tuple[Choice, ...] | None:
        return () if is_over(place) else None

    def about(self, place: Place, language: str) -> Json:
        used = int(place != self.start)  # pages count moves by themselves; were there any?
        return {**board.reached(self.task, place, used, language), "over": is_over(place)}

    def verdict(self, place: Place, line: Sequence[str]) -> WoodcraftVerdict:
        """As `check` judges it, but for the slip, which depends on the way."""
        walked = ended(self.task, (place,))
        blank = WoodcraftVerdict(
            self.task, "", True, None, False, "", 0, None, self._value, 0, None, ()
        )
        if walked.end is None:
            return blank._replace(legal=False, violation=walked.violation, place=len(line) + 1)
        return judged_at(blank, walked.end)

    def best(self, place: Place, known: str | None) -> str | None:
        if known != UNKNOWN:
            return known
        if self._par is None or falls_short(walking.worth(self.task, place), self._par):
            return None
        return " ".join(walking.best_line(self.task, place))

    def told(self, move: str, language: str) -> str:
        place = self._moved.get(move, self.start)
        return table.label(place.state, move, language)

    @property
    def par(self) -> Rank | None:
        return in_whole_numbers(self._par)

    def rank(self, place: Place) -> Rank | None:
        end = ended(self.task, (place,)).end
        return None if end is None else in_whole_numbers(walking.worth(self.task, end))

    def reach(self, place: Place) -> Rank | str | None:
        return in_whole_numbers(walking.worth(self.task, place))

    def slips(self, moves: Iterable[str], language: str) -> Json:
        ends = [move for move in moves if move == END]
        steps = [False for _ in self.task.objective]
        return slip_words(GAME, ends, "moves", steps, language)

    def cost(self, best: Rank | None, level: int, language: str) -> str:
        if best is None:
            return tell(GAME, "slip-lost", {}, language)
        word = self.task.objective[level]
        amount = exact(best[level]) * (-1 if word in asking.SAVED else 1)
        value = worth(self.task, word.removeprefix("-"), amount, language)
        return tell(GAME, "slip-most", {"value": value}, language)


def _plain(place: Place) -> Place:
    """Without what happened last: places are equal by what lies on the table."""
    return place._replace(state=place.state._replace(events=()))
