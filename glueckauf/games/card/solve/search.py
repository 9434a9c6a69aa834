"""The best line of a task: places are opened in the order of what they could still bring.

Best first, with a bound that never promises too little (bound.py): a place is opened only while it
could beat the best line found, so when none is left, that line is proven to be best. To count the best
lines, the places that could only equal it are opened, too, and the lines are counted from the ends
backwards.
"""

from __future__ import annotations

import heapq
from contextlib import suppress
from typing import Any, NamedTuple

from glueckauf.core.budget import OutOfTime, deadline_of, is_spent
from glueckauf.games.card.notation import Move
from glueckauf.games.card.solve.bound import Bound
from glueckauf.games.card.solve.moves import Onward, Walker, Without
from glueckauf.games.card.solve.task import (
    Place,
    Rank,
    Task,
    is_over,
    place_after,
    rank,
    start_of,
    value_of,
)

MOST_PLACES = 150_000  # in memory, about 3 kB each; beyond, the answer is given without proof
OFTEN = 32  # steps between two looks at the clock
GRACE = 0.3  # seconds more for a first line


class Found(NamedTuple):
    """The best rank, a line to it, how many there are if counted, and what no line exceeds."""

    rank: Rank | None
    line: tuple[Move, ...] | None
    lines: int | None
    proven: bool
    bound: Rank | None
    states: int


class _Spot:
    """A place in the search: how it was reached, and, once opened, what it leads to."""

    __slots__ = ("ends", "line", "on", "parent", "place")

    def __init__(self, place: Place | None, parent: _Spot | None, line: tuple[Move, ...]) -> None:
        self.place = place  # None once it is opened
        self.parent = parent
        self.line = line
        self.on: list[tuple[_Spot, int]] = []
        self.ends: tuple[Rank, int] | None = None


class Search:
    """One search; `found` tells what it came to."""

    def __init__(
        self,
        task: Task,
        count: bool,
        seconds: float | None,
        without: Without | None,
        at_least: Rank | None = None,
        places: int = MOST_PLACES,
    ) -> None:
        self.at_least = at_least
        self.most = places
        self.count = count
        self.deadline = deadline_of(seconds)
        self.ticks = 0
        self.walker = Walker(task, without, self._tick)
        self.bound = Bound(task)
        self.best: Rank | None = None
        self.best_at: tuple[_Spot, tuple[Move, ...]] | None = None
        self.spots: dict[Any, _Spot] = {}
        self.heap: list[tuple[Any, int, int, _Spot]] = []
        self.root = _Spot(start_of(task), None, ())

    def _tick(self) -> None:
        self.ticks += 1
        if self.ticks % OFTEN:
            return
        grace = GRACE if self.best is None else 0.0
        if is_spent(None if self.deadline is None else self.deadline + grace):
            raise OutOfTime

    def run(self) -> Found:
        place = self.root.place
        assert place is not None
        self._push(self.root, self.bound(place))
        if self.bound.task.turns == 0:  # one action: all its ends are found in one go
            with suppress(OutOfTime):
                self._open(self.root, ())
            if self.root.place is not None:
                self._play_any(place)
            return self._found()
        with suppress(OutOfTime):
            self._open_all()
        return self._found()

    def _play_any(self, place: Place) -> None:
        """Some line, where there is no time for all: the last move each time, as the first may end it."""
        task, without = self.bound.task, self.walker.without
        line: list[Move] = []
        while not is_over(task, place):
            legal = place.state.legal_moves()
            moves = [move for move in legal if without is None or not without(place.state, move)]
            if not moves:
                return
            move = moves[-1]
            line.append(move)
            place = place_after(place, move, place.state.after(move))
        self.best, self.best_at = rank(task, value_of(task, place)), (self.root, tuple(line))

    def _open_all(self) -> None:
        opened = 0
        while self.heap:
            entry = heapq.heappop(self.heap)
            limit, spot = _down(entry[0]), entry[3]
            if spot.place is None:
                continue
            if not self._is_worth(limit):
                self.heap.clear()
                return
            try:
                if len(self.spots) > self.most:
                    raise OutOfTime
                opened += 1
                if opened & (opened - 1):
                    self._open(spot, limit)
                else:  # the 1st, 2nd, 4th, 8th, … time
                    self._dive(spot, limit)
            except OutOfTime:
                heapq.heappush(self.heap, entry)  # it still counts for the bound
                raise

    def _is_worth(self, limit: Rank) -> bool:
        """Could a place with this bound still change the answer?"""
        if self.at_least is not None and limit < self.at_least:
            return False
        return self.best is None or limit > self.best or (self.count and limit == self.best)

    def _dive(self, spot: _Spot, limit: Rank) -> None:
        """A good line, quickly: always on to the most promising place."""
        ahead = self._open(spot, limit)
        while ahead:
            limit, _, spot = max(ahead, key=lambda each: each[:2])
            ahead = self._open(spot, limit)

    def _open(self, spot: _Spot, limit: Rank) -> list[tuple[Rank, int, _Spot]]:
        """Note what a place leads to; gives the new places with their bounds and efforts."""
        assert spot.place is not None
        onward: Onward = self.walker.onward(spot.place)
        spot.place = None
        for reached, stop in onward.stops.items():
            if self.best is None or reached > self.best:
                self.best, self.best_at = reached, (spot, stop.line)
            if spot.ends is None or reached > spot.ends[0]:
                spot.ends = (reached, stop.ways)
        ahead = []
        for key, step in onward.steps.items():
            known = self.spots.get(key)
            if known is None:
                reach = min(self.bound(step.place), limit)
                known = self.spots[key] = _Spot(step.place, spot, step.line)
                if self._is_worth(reach):
                    self._push(known, reach)
                    ahead.append((reach, -self._effort(), known))
                else:
                    known.place = None
            if self.count:
                spot.on.append((known, step.ways))
        return ahead

    def _push(self, spot: _Spot, reach: Rank) -> None:
        order = tuple([-number for number in reach])
        effort = self._effort()  # of two equal promises the one nearer to its end comes first
        heapq.heappush(self.heap, (order, effort, -len(self.spots), spot))

    def _effort(self) -> int:
        """What it takes to keep the promise made last."""
        return self.bound.takes.workers + self.bound.takes.steps

    def _found(self) -> Found:
        states = len(self.spots) + 1
        open_still = [_down(order) for order, _, _, spot in self.heap if spot.place is not None]
        left = max(open_still, default=None)
        if self.at_least is not None and (self.best is None or self.best < self.at_least):
            below = (*self.at_least[:-1], self.at_least[-1] - 1)  # the next rank to it
            left = below if left is None else max(left, below)
        if self.best is None or self.best_at is None:
            return Found(None, None, 0 if left is None else None, left is None, left, states)
        bound = self.best if left is None else max(self.best, left)
        spot: _Spot | None = self.best_at[0]
        line = self.best_at[1]
        while spot is not None:
            line = spot.line + line
            spot = spot.parent
        is_counted = self.count and (left is None or left < self.best)
        lines = self._counted(self.root, {}) if is_counted else None
        return Found(self.best, line, lines, bound == self.best, bound, states)

    def _counted(self, spot: _Spot, known: dict[int, int]) -> int:
        """The lines from here that reach the best."""
        number = known.get(id(spot))
        if number is None:
            ends = spot.ends
            number = ends[1] if ends is not None and ends[0] == self.best else 0
            for then, ways in spot.on:
                number += ways * self._counted(then, known)
            known[id(spot)] = number
        return number


def _down(order: Any) -> Rank:
    """The rank of a place in the heap, where the best comes first."""
    return tuple([-number for number in order])


def search(
    task: Task,
    count: bool,
    seconds: float | None,
    without: Without | None,
    at_least: Rank | None = None,
    places: int = MOST_PLACES,
) -> Found:
    """The optimum over all lines, unless time is up before."""
    return Search(task, count, seconds, without, at_least, places).run()
