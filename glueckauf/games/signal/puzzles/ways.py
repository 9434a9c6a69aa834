"""The places of a puzzle as a graph, for pages that are played without Python."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from glueckauf.core.puzzle import UNKNOWN, Choice, Json, Rank
from glueckauf.core.puzzle_ways import exact, in_whole_numbers, slip_words
from glueckauf.core.telling import Event, Violation
from glueckauf.core.texts import tell
from glueckauf.games.signal import table
from glueckauf.games.signal.notation import END
from glueckauf.games.signal.puzzles import board
from glueckauf.games.signal.puzzles import walk as walking
from glueckauf.games.signal.puzzles.puzzle import SignalPuzzle
from glueckauf.games.signal.puzzles.telling import worth
from glueckauf.games.signal.puzzles.verdict import SignalVerdict, par_of, stars_for
from glueckauf.games.signal.puzzles.walk import Stop, Walk, ended, is_over, rank_of, value_of
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.solve import task as asking
from glueckauf.games.signal.solve.moves import decisions
from glueckauf.games.signal.solve.scope import scope_of
from glueckauf.games.signal.telling import GAME

MOST = 300  # places of a page: most moves change the map, and it is drawn anew for each


def ways(puzzle: SignalPuzzle) -> SignalWays:
    return SignalWays(puzzle)


class SignalWays:
    """As `core.puzzle.Ways` asks. A page offers what can matter (solve/moves.py) and is in sight."""

    most: int | None = MOST

    def __init__(self, puzzle: SignalPuzzle) -> None:
        self.puzzle, self.task = puzzle, puzzle.task
        self.start = self._settled(walking.begin(puzzle.task))
        self._par = rank_of(puzzle.task, par_of(puzzle))
        self._known: dict[object, SignalVerdict] = {}
        self._moved: dict[str, Stop] = {}  # from where each move was first seen, for its words

    def moves(self, place: Stop) -> tuple[tuple[str, ...], dict[str, Violation]]:
        if is_over(self.task, place):
            return (), {}
        found = decisions(self.task, place.place, scope_of(self.task, place.place))
        legal = tuple(map(str, found))
        for move in legal:
            self._moved.setdefault(move, place)
        return legal, {}

    def onward(self, place: Stop, move: str) -> tuple[Stop, tuple[Event, ...]]:
        """What leaves no choice is played here at once: named once more, it changes nothing."""
        if place.state.why_not(move) is not None:
            return place, ()
        then = walking.settled(self.task, walking.onward(self.task, place, move))
        return self._settled(then), then.state.events

    def state(self, place: Stop) -> State:
        return place.state

    def offer(self, place: Stop, language: str) -> tuple[Choice, ...] | None:
        return () if is_over(self.task, place) else None

    def about(self, place: Stop, language: str) -> Json:
        over = is_over(self.task, place)
        return {**board.reached(self.task, place, self._used(place), language), "over": over}

    def _used(self, place: Stop) -> int:
        """Pages count moves by themselves; here it matters only whether there were any."""
        return int(place != self.start)

    def verdict(self, place: Stop, line: Sequence[str]) -> SignalVerdict:
        """As `check` judges it, but for the slip, which depends on the way."""
        walked = ended(self.task, (place,))
        key: object
        if walked.end is None:
            key = walked.violation and (walked.violation.rule, str(walked.violation.facts))
        else:
            key = walking.worth(self.task, walked.end)
        if key not in self._known:
            self._known[key] = self._judged(walked, line)
        return self._known[key]

    def _judged(self, walked: Walk, line: Sequence[str]) -> SignalVerdict:
        task = self.task
        rank = None if walked.end is None else walking.worth(task, walked.end)
        return SignalVerdict(
            task=task,
            given="",
            legal=rank is not None,
            violation=walked.violation,
            too_long=False,
            token="",
            place=len(line) + 1 if rank is None else 0,
            value=None if rank is None else value_of(task, rank),
            par=value_of(task, self._par),
            stars=0 if rank is None else stars_for(task, rank, self._par),
            first_slip=None,
            continuation=(),
        )

    def best(self, place: Stop, known: str | None) -> str | None:
        if known != UNKNOWN:
            return known
        if walking.worth(self.task, place) < self._par:
            return None
        return " ".join(walking.best_line(self.task, place, full=False))

    def told(self, move: str, language: str) -> str:
        stop = self._moved.get(move, self.start)
        return table.label(stop.state, move, language)

    @property
    def par(self) -> Rank | None:
        return in_whole_numbers(self._par)

    def rank(self, place: Stop) -> Rank | None:
        end = ended(self.task, (place,)).end
        return None if end is None else in_whole_numbers(walking.worth(self.task, end))

    def reach(self, place: Stop) -> Rank | str | None:
        return in_whole_numbers(walking.worth(self.task, place))

    def slips(self, moves: Iterable[str], language: str) -> Json:
        ends = [move for move in moves if move == END]
        steps = [False for _ in self.task.objective]
        return slip_words(GAME, ends, "moves", steps, language)

    def cost(self, best: Rank | None, level: int, language: str) -> str:
        if best is None:
            return ""
        word = self.task.objective[level]
        amount = exact(best[level]) * (-1 if word in asking.SAVED else 1)
        value = worth(self.task, word.removeprefix("-"), amount, language)
        return tell(GAME, "slip-most", {"value": value}, language)

    def _settled(self, stop: Stop) -> Stop:
        """Without what happened last: places are equal by what lies on the table."""
        stop = walking.settled(self.task, stop)
        state = stop.state._replace(events=())
        return stop._replace(place=stop.place._replace(state=state))
