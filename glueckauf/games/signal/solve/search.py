"""Expectimax with bounds: what a place is worth at least and at most, looked at ever deeper.

A decision is worth the best of its moves, chance the mean of its outcomes; both for what is worth at
least and at most, where values of several words are ordered word by word, which adding and
weighing keep. Where a search may look no deeper, bound.py speaks. So every depth gives a true interval, and
when both ends meet the value is proven. Places that are worth the same are looked at once (scope.py).
"""

from __future__ import annotations

from contextlib import suppress
from fractions import Fraction
from typing import Any, NamedTuple

from glueckauf.core.budget import OutOfTime, deadline_of, is_spent
from glueckauf.games.signal.notation import End, Move
from glueckauf.games.signal.solve.bound import ceiling, floor
from glueckauf.games.signal.solve.choice import free
from glueckauf.games.signal.solve.moves import decisions
from glueckauf.games.signal.solve.scope import key, scope_of
from glueckauf.games.signal.solve.task import (
    ZERO,
    Branch,
    Place,
    Plan,
    Rank,
    Task,
    is_chance,
    is_end,
    outcomes,
    start_of,
    step,
)

MOST_STATES = 250_000  # places looked at, at most 2 kB each; beyond, the answer is a bound
OFTEN = 4  # places between two looks at the clock
TOLD = 300  # decisions of a plan that are told
ALL = 10**6  # deeper than any task


class Worth(NamedTuple):
    """What a place is worth at least and at most."""

    low: Rank
    high: Rank

    @property
    def is_exact(self) -> bool:
        return self.low == self.high


class Search:
    """One search; every further question is answered from what it has seen."""

    def __init__(self, task: Task, seconds: float | None, states: int = MOST_STATES) -> None:
        self.task = task
        self.start = start_of(task)
        self.deadline = deadline_of(seconds)
        self.most = states
        self.states = 0
        self.nothing: Rank = (ZERO,) * len(task.objective)
        self.end = Worth(self.nothing, self.nothing)
        self.known: dict[Any, tuple[int, Worth]] = {}
        self.numbers: dict[Any, int] = {}

    def _tick(self) -> None:
        self.states += 1
        if self.states > self.most:
            raise OutOfTime
        if self.states % OFTEN == 0 and is_spent(self.deadline):
            raise OutOfTime

    def run(self, place: Place | None = None) -> Worth:
        """Ever deeper, until the value of the start, or of another place, is proven or time is up."""
        place = place or self.start
        if is_end(self.task, place):
            return self.end
        found = Worth(floor(self.task, place), ceiling(self.task, place))
        depth = 0
        with suppress(OutOfTime):
            while not found.is_exact and depth < ALL:
                depth += 1
                deeper = self.worth(place, depth)
                found = Worth(max(found.low, deeper.low), min(found.high, deeper.high))
        return found

    def worth(self, place: Place, depth: int = ALL) -> Worth:
        """What a place is worth as far as so many decisions tell."""
        if is_end(self.task, place):
            return self.end
        high = ceiling(self.task, place)
        low = floor(self.task, place)
        if low == high:
            return Worth(low, high)
        scope = scope_of(self.task, place)
        name = key(self.task, place, scope)
        known = self.known.get(name)
        if known is not None and (known[0] >= depth or known[1].is_exact):
            return known[1]
        self._tick()
        if is_chance(place):
            found = self._mean(place, depth)
        elif depth <= 0:
            return Worth(low, high)
        else:
            moves = decisions(self.task, place, scope)
            found = self._best(place, moves, depth - (len(moves) > 1), high)
        found = Worth(max(found.low, low), min(found.high, high))
        self.known[name] = depth, found
        return found

    def after(self, place: Place, move: str, depth: int = ALL) -> Worth:
        """What a place is worth with this move."""
        then, gain = step(self.task, place, move)
        return _gained(gain, self.worth(then, depth))

    def _mean(self, place: Place, depth: int) -> Worth:
        low = high = self.nothing
        for outcome, chance in outcomes(self.task, place).items():
            found = self.after(place, outcome, depth)
            low = _sum(low, [chance * each for each in found.low])
            high = _sum(high, [chance * each for each in found.high])
        return Worth(low, high)

    def _best(self, place: Place, moves: list[Move], depth: int, limit: Rank) -> Worth:
        best: Worth | None = None
        for move in sorted(moves, key=_is_no_end):
            then, gain = step(self.task, place, move)
            if best is not None and _sum(gain, ceiling(self.task, then)) <= best.low:
                continue  # this move does no better
            found = _gained(gain, self.worth(then, depth))
            if best is not None:
                found = Worth(max(best.low, found.low), max(best.high, found.high))
            best = found
            if best.low >= limit:
                break  # no move does better
        assert best is not None, "somebody who is to move can move"
        return best

    # --- What is best ---

    def best_moves(self) -> tuple[str, ...]:
        """Every legal first decision that keeps the optimum."""
        place = self.start
        if is_chance(place):
            return ()
        value = self.worth(place)
        moves = free(self.task, place, place.state.legal_moves())
        return tuple([str(move) for move in moves if self.after(place, move) == value])

    def number(self, place: Place) -> int:
        """How many best plans there are from here; nothing that counts can be done: one."""
        task = self.task
        if is_end(task, place) or (not any(ceiling(task, place)) and task.is_about_one):
            return 1
        scope = scope_of(task, place)
        name = key(task, place, scope)
        found = self.numbers.get(name)
        if found is None:
            if is_chance(place):
                found = 1
                for outcome in outcomes(self.task, place):
                    found *= self.number(step(task, place, outcome)[0])
            else:
                value = self.worth(place)
                if task.is_about_one and not any(value.high):
                    return 1
                moves = decisions(task, place, scope)
                best = [move for move in moves if self.after(place, move) == value]
                found = sum([self.number(step(task, place, move)[0]) for move in best])
            self.numbers[name] = found
        return found

    # --- A plan ---

    def plan(self) -> Plan | None:
        """The best plan that was seen, or None if nothing was."""
        self.told = 0
        self.most, self.deadline = self.states, None  # nothing new is looked at
        return self._plan(self.start)

    def _plan(self, place: Place) -> Plan | None:
        task, moves = self.task, []
        first = place
        while not is_end(task, place) and not is_chance(place):
            best = self._choice(place)
            if best is None:
                break
            moves.append(str(best))
            self.told += 1
            place, _ = step(task, place, best)
        if is_end(task, place) or not is_chance(place):
            return Plan(tuple(moves), self._low(first)) if moves else None
        if self.told > TOLD:
            return Plan(tuple(moves), self._low(first), cut=True)
        branches = []
        for outcome, chance in outcomes(self.task, place).items():
            then, _ = step(task, place, outcome)
            branches.append(Branch(str(outcome), chance, self._plan(then)))
        return Plan(tuple(moves), self._low(first), tuple(branches))

    def _low(self, place: Place) -> Rank:
        if is_end(self.task, place):
            return self.nothing
        scope = scope_of(self.task, place)
        known = self.known.get(key(self.task, place, scope))
        least = floor(self.task, place)
        return least if known is None else max(known[1].low, least)

    def _choice(self, place: Place) -> Move | None:
        """The move with the largest sure value, of those that were looked at."""
        scope = scope_of(self.task, place)
        if not any(ceiling(self.task, place)) and self.task.is_about_one:
            return None
        value = self._low(place)
        moves = decisions(self.task, place, scope)
        for move in sorted(moves, key=_is_no_end):  # no more than needed
            then, gain = step(self.task, place, move)
            if _sum(gain, self._low(then)) >= value:
                return move
        return None


def _sum(one: Rank, other: Rank | list[Fraction]) -> Rank:
    return tuple([a + b for a, b in zip(one, other, strict=True)])


def _is_no_end(move: Move) -> bool:
    return not isinstance(move, End)


def _gained(gain: Rank, rest: Worth) -> Worth:
    return Worth(_sum(gain, rest.low), _sum(gain, rest.high)) if any(gain) else rest
