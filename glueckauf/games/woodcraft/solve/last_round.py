"""The last round of a solo game by expectimax over the opponent's dice, proven.

    last_round(state)               the most points that can be expected, and what to do first
    last_round(state, seconds=5)    the best found in time; `bound` cannot be exceeded, `proven` says if both are one

Free actions of the first turn can wait for the second (WC-2.2): helpers act once per round whatever the turn, rows and
nuts only count what is marked, no gain of a main action brings reputation, the pool changes by own choices only, and cards
that refill it lie face down. Who waits knows more, since the opponent's dice have fallen. So a line of the first turn is a
main choice with what it brings, and all free actions come at the end: there each sheet with its bench (sheets.py,
workbench.py) is searched depth first, and what its ceiling (ceiling.py) says is not enough is left out.
"""

from __future__ import annotations

import time
from fractions import Fraction
from math import inf
from typing import Any, NamedTuple

from glueckauf.core.budget import deadline_of, is_spent, within
from glueckauf.core.protocol import CHANCE
from glueckauf.games.woodcraft import moves as note
from glueckauf.games.woodcraft.moves import Column, Move
from glueckauf.games.woodcraft.parts import GLUE, OFFCUT, SAW, Choose, Free
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.solve.ceiling import Ceiling
from glueckauf.games.woodcraft.solve.sheets import Event, Sheet, Sheets
from glueckauf.games.woodcraft.solve.workbench import (
    KINDS,
    SUBSTITUTE,
    Steps,
    counts,
    has,
    made,
    nuts_of,
    payments,
    with_nuts,
    without_nuts,
)

MOST_STATES = 3_000_000
_Bounds = tuple[float, float]


class FreeActions:
    """The most points at the end of the free actions of a turn, for any sheet and bench.

    `best` answers exactly if that is more than `least`, else with a bound that is no more than `least`. Once
    `is_cut` it answers with what was found.
    """

    def __init__(self, state: State, seat: int, deadline: float | None, most: float) -> None:
        rules = state.rules
        self.sheets = Sheets(state, seat)
        self.ceiling = Ceiling(state.layout)
        self.deadline = deadline
        self.most = most
        self.states = 0  # sheets with a bench looked at
        self.is_cut = False
        self.cap, self.glue_nuts = rules.nuts, rules.glue_nuts
        self.steps = Steps(rules.offcut_step, rules.adjust_step)
        self._known: dict[tuple[int, int], _Bounds] = {}
        self._aimed: dict[tuple[int, str, int], _Bounds] = {}
        self._glues: dict[int, int] = {}

    def best(self, sheet: Sheet, have: int, least: float = -inf) -> float:
        have = with_nuts(have, self.cap)
        if not sheet.is_seen:
            self.sheets.look(sheet)
        key = sheet.number, have
        low, high = self._known.get(key, (-inf, inf))
        if low == high or high <= least:
            return high
        if sheet.is_free:
            found = max(low, self._end(sheet, have))
            if self._is_over_budget():
                return found
            high = min(high, max(found, self.ceiling.of(sheet, have)))
            if high <= max(found, least):
                self._known[key] = found, high
                return high
        else:
            found = low
        top = found  # no option that is left out has more
        for promise, event in sorted(self._options(sheet, have), reverse=True, key=_promise):
            aim = max(least, found)
            if promise <= aim:
                top = max(top, promise)
                break
            value = self._through(sheet, event, have, aim)
            top = max(top, value)
            if value > aim:
                found = value
            if found >= high:
                break
        if self.is_cut:
            return found
        high = found if found > least else min(high, max(top, found))
        self._known[key] = found, high
        return high

    def _options(self, sheet: Sheet, have: int) -> list[tuple[float, Event]]:
        """What can be decided, with what it may come to."""
        options: list[tuple[float, Event]] = []
        for event in sheet.events:
            if has(have, event.takes):
                after = have - event.takes + event.brings
                options.append((self.promise(event.then, after), event))
        for event in sheet.orders:
            promise = self.ceiling.of(sheet, have, event.order)
            if promise > -inf:
                options.append((promise, event))
        return options

    def promise(self, sheet: Sheet, have: int) -> float:
        """No more than this can be had."""
        have = with_nuts(have, self.cap)
        known = self._known.get((sheet.number, have))
        if known is not None:
            return known[1]
        if not sheet.is_seen:
            self.sheets.look(sheet)
        if sheet.is_free:
            return self.ceiling.of(sheet, have)
        return max(
            [self.promise(event.then, have + event.brings) for event in sheet.events], default=-inf
        )

    def _through(self, sheet: Sheet, event: Event, have: int, least: float) -> float:
        if event.order:
            return self._aim(sheet, event, have, least)
        return self.best(event.then, have - event.takes + event.brings, least)

    def _aim(self, sheet: Sheet, event: Event, have: int, least: float) -> float:
        """The best after works that end with this order: all other works can wait until it is completed."""
        have = with_nuts(have, self.cap)
        order = event.order
        key = sheet.number, order, have
        low, high = self._aimed.get(key, (-inf, inf))
        if low == high or high <= least:
            return high
        found = low
        if self._is_over_budget():
            return found
        top = found
        for left in payments(have, event.takes):
            value = self.best(event.then, left + event.brings, max(least, found))
            top = max(top, value)
            if value > max(least, found):
                found = value
        works = [
            (self.ceiling.of(sheet, with_nuts(then, self.cap), order), then)
            for then in set(made(have, self.steps, self.glue_nuts))
        ]
        for promise, then in sorted(works, reverse=True):
            aim = max(least, found)
            if promise <= aim:
                top = max(top, promise)
                break
            value = self._aim(sheet, event, then, aim)
            top = max(top, value)
            if value > aim:
                found = value
        if self.is_cut:
            return found
        high = found if found > least else max(top, found)
        self._aimed[key] = found, high
        return high

    # --- The end of the turn ---

    def _end(self, sheet: Sheet, have: int) -> float:
        nuts = nuts_of(have)
        room = max(self.cap - nuts, 0)
        if self.glue_nuts and room:
            nuts += self.glue_nuts * self.most_glues(without_nuts(have), -(-room // self.glue_nuts))
        return max([points + min(self.cap, nuts + more) for points, more in sheet.ends])

    def most_glues(self, have: int, enough: int) -> int:
        """How often dice can be glued, each time for nuts (WC-6.2); `enough` if more."""
        found = self._glues.get(have)
        if found is None:
            found = self._glues[have] = self._count_glues(have)
        return min(found, enough)

    def _count_glues(self, have: int) -> int:
        best = 0
        limit = _glues_at_most(have)
        if limit:
            for then in made(have, self.steps, 1):
                best = max(best, nuts_of(then) + self.most_glues(without_nuts(then), limit))
                if best >= limit:
                    break
        return best

    def _is_over_budget(self) -> bool:
        if self.is_cut or self.states >= self.most or is_spent(self.deadline):
            self.is_cut = True
        else:
            self.states += 1
        return self.is_cut


def _promise(option: tuple[float, Any]) -> float:
    return option[0]


def _glues_at_most(have: int) -> int:
    """No more gluings than glue, the substitute's one among it; each needs a die more than it leaves."""
    row = counts(have)
    saw, glue, offcut = row[KINDS + SAW], row[KINDS + GLUE], row[KINDS + OFFCUT]
    substitute = int(have & SUBSTITUTE > 0 and saw + offcut > 0)
    blades = saw + int(have & SUBSTITUTE > 0 and glue + offcut > 0)
    return max(min(glue + substitute, sum(row[:KINDS]) + blades - 1), 0)


class Solution(NamedTuple):
    """The most points that can be expected at the end of the round, and the decisions until dice fall.

    `bound` cannot be exceeded; it is the value if `proven`. `choices` tells for each first decision what can be
    expected after it, and whether that is exact or only a bound.
    """

    value: Fraction
    line: tuple[str, ...]
    proven: bool
    bound: Fraction
    choices: dict[str, tuple[Fraction, bool]]
    states: int
    seconds: float


class Round:
    """Expectimax from any decision of the round to its end."""

    def __init__(self, state: State, seat: int, deadline: float | None, most: float) -> None:
        self.seat = seat
        self.free = FreeActions(state, seat, deadline, most)
        self._known: dict[Any, Fraction] = {}
        self._tops: dict[Any, Fraction] = {}
        self._takes: dict[Any, tuple[Sheet, int]] = {}

    def value(self, state: State) -> Fraction:
        """What can be expected here; exact unless the search was cut."""
        if state.to_move == CHANCE:
            return sum(
                [chance * self.value(state.after(one)) for one, chance in state.chances().items()],
                Fraction(0),
            )
        if _is_last(state):
            return self._last(state)
        key = self._key(state)
        if key not in self._known:
            found = self._found(state)
            if self.free.is_cut:
                return found
            self._known[key] = found
        return self._known[key]

    def _found(self, state: State) -> Fraction:
        return max(value for value, _, _ in self.ranked(state))

    def ranked(self, state: State) -> list[tuple[Fraction, bool, Move]]:
        """Every decision with its value, or with a bound where that is no more than another one's value."""
        options = [(self.top(state.after(move)), move) for move in _moves(state)]
        options.sort(key=lambda option: -option[0])
        found: list[tuple[Fraction, bool, Move]] = []
        best = Fraction(-1)
        for top, move in options:
            if top <= best:
                found.append((top, False, move))
                continue
            value = self.value(state.after(move))
            found.append((value, True, move))
            best = max(best, value)
        return found

    def top(self, state: State) -> Fraction:
        """No more than this can be expected."""
        if state.to_move == CHANCE:
            return sum(
                [chance * self.top(state.after(one)) for one, chance in state.chances().items()],
                Fraction(0),
            )
        key = self._key(state)
        if key not in self._tops:
            if _is_last(state):
                tops = [self.free.promise(*end) for end in self._ends(state)]
                found = Fraction(int(max(tops)))
            else:
                found = max(self.top(state.after(move)) for move in _moves(state))
            self._tops[key] = found
        return self._tops[key]

    def _last(self, state: State) -> Fraction:
        key = self._key(state)
        if key in self._known:
            return self._known[key]
        ends = sorted([(self.free.promise(*end), end) for end in self._ends(state)], key=_promise)
        best = -inf
        for promise, end in reversed(ends):
            if promise <= best:
                break
            best = max(best, self.free.best(*end, best))
        found = Fraction(int(best))
        if not self.free.is_cut:
            self._known[key] = found
        return found

    def _ends(self, state: State) -> list[tuple[Sheet, int]]:
        """Sheets and benches after each decision of the last turn; what a die brings is the same on any board."""
        if not isinstance(state.todo[-1], Choose):
            return [self.free.sheets.split(state)]
        found = []
        rest = state.players[self.seat], state.pool
        for move in state.legal_moves():
            what = (move, state.board[move.column - 1]) if isinstance(move, Column) else (move, 0)
            key = *rest, *what
            if key not in self._takes:
                self._takes[key] = self.free.sheets.split(state.after(move))
            found.append(self._takes[key])
        return found

    def _key(self, state: State) -> Any:
        player = state.players[self.seat]._replace(fields=())
        return player, state.todo, state.pool, state.board, state.turn


def _is_last(state: State) -> bool:
    return state.turn == state.rules.turns


def _moves(state: State) -> list[Move]:
    """Decisions before the last turn: free actions wait."""
    return [note.END] if isinstance(state.todo[-1], Free) else state.legal_moves()


def last_round(
    state: State,
    *,
    seconds: float | None = None,
    most: float = MOST_STATES,
    megabytes: float | None = None,
) -> Solution:
    """The best way on from any decision of the last round of a solo game."""
    seat = state.to_move or 0
    state = state.seen_by(seat)
    started = time.perf_counter()
    with within(megabytes=megabytes):
        search = Round(state, seat, deadline_of(seconds), most)
        ranked = search.ranked(state)
        line = []
        here = state
        best = max(ranked, key=lambda one: (one[1], one[0]))
        ...
    proven = not search.free.is_cut
    return Solution(best[0], (str(best[2]),), proven, best[0], {str(m): (v, e) for v, e, m in ranked}, search.free.states, time.perf_counter() - started)
