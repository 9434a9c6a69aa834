"""The last round of a solo game by expectimax over the opponent's dice, proven.

    last_round(state)               the most points that can be expected, and what to do until the dice fall
    last_round(state, seconds=5)    the best found in time: `bound` cannot be exceeded, and is the value if `proven`

Free actions of the first turn can wait for the second: helpers act once in a round, whatever the turn (WC-7.2), rows and
nuts count what is marked and not when (WC-4.4, WC-8.3), no main action and no lantern line brings reputation, the pool
changes by own choices only (WC-11.2), and cards that refill it are not known. Who waits knows more, since the opponent's
dice have fallen. So the first turn is a main choice with what it brings, and all free actions come at the end of the second
(free_actions.py).

Every position has two bounds: what a simple player reaches from there (`FreeActions.draft`), and what nobody exceeds
(ceiling.py). The search narrows them where that can still change the answer, so it can be stopped at any time.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from math import inf
from typing import Any, NamedTuple

from glueckauf.core.budget import deadline_of, within
from glueckauf.core.protocol import CHANCE
from glueckauf.games.woodcraft import moves as note
from glueckauf.games.woodcraft.moves import Column, Move
from glueckauf.games.woodcraft.parts import COLOURS, NO_DIE, Choose, Free
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.ruleset import SOLO
from glueckauf.games.woodcraft.solve.free_actions import FreeActions
from glueckauf.games.woodcraft.solve.sheets import Sheet
from glueckauf.games.woodcraft.solve.solving import solve
from glueckauf.games.woodcraft.solve.task import ROUND, Solution, Task, why_not_asked
from glueckauf.games.woodcraft.solve.turns import points
from glueckauf.games.woodcraft.solve.workbench import MOST

MOST_STATES = 1_000_000
TAKEN = 1 + len(
    COLOURS
)  # dice of the board that can be gone in the second turn: one's own, and the opponent's
AT_LEAST = 0.2  # seconds for a first find, however short the time


def last_round(
    state: State,
    *,
    seconds: float | None = None,
    states: int = MOST_STATES,
    megabytes: float | None = None,
) -> Solution:
    """The best way on from a decision of the last round of a solo game, and the points to be expected.

    The line ends where dice fall; from there on all is played as well as possible. Other than seconds, states are
    the same on every machine.
    """
    if len(state.players) > SOLO or state.round != state.rules.rounds:
        raise ValueError("only the last round of a solo game can be solved like this")
    view = state.seen_by(0)
    task = Task(view, until=ROUND)
    key, problem = why_not_asked(task)
    if problem:
        raise ValueError(f"{key}: {problem}")
    if not task.is_open or not can_wait(view):
        return solve(task, seconds=seconds, states=states, megabytes=megabytes)
    started = time.perf_counter()
    with within(megabytes=megabytes):
        search = Round(view, deadline_of(seconds), states)
        value, bound = search.solved(view)
        line = search.line(view)
    return Solution(
        value={"points": value},
        line=line,
        proven=value == bound,
        bound={"points": bound},
        answers=None,
        states=search.free.states,
        seconds=time.perf_counter() - started,
    )


def can_wait(state: State) -> bool:
    """Do free actions of the first turn lose nothing in the second, and does the ceiling know all gains?

    The pool must not be replaced meanwhile (WC-A17). Under changed rules lantern lines may bring lanterns, or orders may
    bring orders, which ceiling.py does not follow; so few dice may be laid that none is left for the second turn; and so
    much can lie on a bench that its counts do not hold it.
    """
    layout = state.layout
    gains = Counter(
        [what for line in (*layout.row_gains, *layout.column_gains) for what, _ in line]
    )
    rewards = {what for order in layout.orders.values() for what, _ in order.reward.gains}
    return (
        state.phase == 1
        and gains["order"] <= 1
        and not gains["lantern"]
        and "order" not in rewards
        and sum([die != NO_DIE for die in state.board]) > TAKEN
        and sum(state.players[0].dice) + sum(layout.room) + len(layout.orders) <= MOST
    )


class Bounds(NamedTuple):
    """What is known to be in reach, and what is not to be exceeded: points to be expected."""

    low: Fraction
    high: Fraction


class Round:
    """Expectimax from any decision of the round to its end."""

    def __init__(self, state: State, deadline: float | None, most: float) -> None:
        self.free = FreeActions(state, 0, deadline, most)
        self._bounds: dict[Any, Bounds] = {}
        self._takes: dict[Any, tuple[Sheet, int]] = {}
        self._lows: dict[Any, Fraction] = {}  # of first finds
        self._is_drafting = False

    def solved(self, state: State) -> Bounds:
        """The value, as `low` and `high`; what is known of it once the search is cut."""
        self._open(state)
        self._is_drafting = True
        self.narrowed(state)
        self._is_drafting = False
        return self.narrowed(state)

    def _open(self, state: State) -> None:
        """A first find for each decision here, as if the next turn brought nothing; it is made in any case."""
        deadline = self.free.deadline
        if deadline is not None:
            self.free.deadline = max(deadline, time.perf_counter() + AT_LEAST)
        is_free = isinstance(state.todo[-1], Free)
        for here in [state] if is_free else [state.after(move) for move in state.legal_moves()]:
            way = [state, here]
            while not isinstance(here.todo[-1], Free):
                here = here.after(here.legal_moves()[0])
                way.append(here)
            low = Fraction(int(self.free.draft(*self.free.sheets.split(here))))
            for each in way:
                self._lows[_key(each)] = max(low, self._lows.get(_key(each), low))
        self.free.deadline = deadline

    def line(self, state: State) -> tuple[str, ...]:
        """The decisions that lead to the best found, until dice fall."""
        found: list[str] = []
        while state.to_move != CHANCE:
            lows = [(self.bounds(state.after(move)).low, move) for move in _moves(state)]
            move = max(lows, key=_first)[1]
            found.append(str(move))
            state = state.after(move)
        return tuple(found)

    def bounds(self, state: State) -> Bounds:
        """What is known of a position so far; points never become fewer, whatever is done."""
        key = _key(state)
        if key not in self._bounds:
            low = self._lows.get(key, Fraction(points(state, 0)))
            if self.free.is_spent():
                return Bounds(low, Fraction(self.free.ideal))
            if state.to_move == CHANCE:
                chances = state.chances()
                found = _mean_of({one: self.bounds(state.after(one)) for one in chances}, chances)
            elif _is_last(state):
                tops = [self.free.promise(*end) for end in self._ends(state)]
                found = Bounds(low, Fraction(int(max(tops))))
            else:
                found = _best_of([self.bounds(state.after(move)) for move in _moves(state)])
            self._bounds[key] = found._replace(low=max(low, found.low))
        return self._bounds[key]

    def narrowed(self, state: State, least: Fraction | float = -inf) -> Bounds:
        """The value, as `low` and `high`, if it is more than `least`; else `high` is no more than that.

        While drafts are made only `low` becomes better; once the search is cut, nothing does.
        """
        before = self.bounds(state)
        if self.free.is_cut or before.low == before.high or before.high <= least:
            return before
        if state.to_move == CHANCE:
            found = self._mean(state, least)
        elif not _is_last(state):
            found = self._choice(state, least)
        elif self._is_drafting:
            found = self._draft(state, before, least)
        else:
            found = self._last(state, before, least)
        found = found._replace(low=max(before.low, found.low))
        self._bounds[_key(state)] = found
        return found

    def _mean(self, state: State, least: Fraction | float) -> Bounds:
        """Outcome by outcome, until it is plain that not more than `least` can be expected."""
        chances = state.chances()
        thens = {outcome: state.after(outcome) for outcome in chances}
        known = {outcome: self.bounds(then) for outcome, then in thens.items()}
        low, high = _mean_of(known, chances)
        for outcome, chance in chances.items():
            if high <= least or self.free.is_cut:
                break
            # As much as this one must bring, if all others were as good as they may be
            needed = (least - high) / chance + known[outcome].high
            found = self.narrowed(thens[outcome], needed)
            low += chance * (found.low - known[outcome].low)
            high += chance * (found.high - known[outcome].high)
        return Bounds(low, high)

    def _choice(self, state: State, least: Fraction | float) -> Bounds:
        thens = [state.after(move) for move in _moves(state)]
        known = [self.bounds(then) for then in thens]
        best = _best_of(known).low
        for at in sorted(range(len(thens)), key=lambda at: known[at].high, reverse=True):
            if known[at].high <= max(best, least):
                break  # as do those that follow
            known[at] = self.narrowed(thens[at], max(best, least))
            best = max(best, known[at].low)
        return _best_of(known)

    def _draft(self, state: State, found: Bounds, least: Fraction | float) -> Bounds:
        best: float = int(found.low)
        for promise, end in self._ranked_ends(state):
            if promise <= max(best, least):
                break
            best = max(best, self.free.draft(*end))
        return Bounds(Fraction(int(best)), found.high)

    def _last(self, state: State, found: Bounds, least: Fraction | float) -> Bounds:
        best: float = int(found.low)
        top = best  # no end has more
        for promise, end in self._ranked_ends(state):
            aim = max(best, least)
            if promise <= aim:
                top = max(top, promise)  # as do those that follow
                break
            value = self.free.best(*end, aim)
            top = max(top, value)
            if value > aim:
                best = value
            if self.free.is_cut:
                return Bounds(Fraction(int(best)), found.high)
        return Bounds(Fraction(int(best)), Fraction(int(best if best > least else top)))

    def _ranked_ends(self, state: State) -> list[tuple[float, tuple[Sheet, int]]]:
        """Ends with what they promise, the highest first."""
        ends = [(self.free.promise(*end), end) for end in self._ends(state)]
        return sorted(ends, key=_first, reverse=True)

    def _ends(self, state: State) -> list[tuple[Sheet, int]]:
        """Sheets and benches after each decision of the last turn; what a die brings is the same on any board."""
        if not isinstance(state.todo[-1], Choose):
            return [self.free.sheets.split(state)]
        found = []
        rest = state.players[0], state.pool
        for move in state.legal_moves():
            what = (move, state.board[move.column - 1]) if isinstance(move, Column) else (move, 0)
            key = *rest, *what
            if key not in self._takes:
                self._takes[key] = self.free.sheets.split(state.after(move))
            found.append(self._takes[key])
        return found


def _mean_of(known: Mapping[str, Bounds], chances: Mapping[str, Fraction]) -> Bounds:
    return Bounds(
        sum([chance * known[outcome].low for outcome, chance in chances.items()], Fraction(0)),
        sum([chance * known[outcome].high for outcome, chance in chances.items()], Fraction(0)),
    )


def _best_of(options: list[Bounds]) -> Bounds:
    return Bounds(max([each.low for each in options]), max([each.high for each in options]))


def _key(state: State) -> Any:
    player = state.players[0]._replace(fields=())
    return player, state.todo, state.pool, state.board, state.turn


def _is_last(state: State) -> bool:
    return state.turn == state.rules.turns


def _moves(state: State) -> list[Move]:
    """Decisions before the last turn: free actions wait."""
    return [note.END] if isinstance(state.todo[-1], Free) else state.legal_moves()


def _first(option: tuple[Any, Any]) -> Any:
    return option[0]
