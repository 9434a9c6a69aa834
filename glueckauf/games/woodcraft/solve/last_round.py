"""The last round of a solo game by expectimax over the opponent's dice, proven.

    last_round(state)               the most points that can be expected, and what to do until the dice fall
    last_round(state, seconds=5)    the best found in time: `bound` cannot be exceeded, and is the value if `proven`

Free actions of the first turn can wait for the second: helpers act once in a round, whatever the turn (WC-7.2), rows and
nuts count what is marked and not when (WC-4.4, WC-8.3), no main action and no lantern line brings reputation, the pool
changes by own choices only (WC-11.2), and cards that refill it are not known. Who waits knows more, since the opponent's
dice have fallen. So the first turn is a main choice with what it brings, and all free actions come at the end of the second
(free_actions.py).
"""

from __future__ import annotations

import time
from collections import Counter
from fractions import Fraction
from math import inf
from typing import Any

from glueckauf.core.budget import deadline_of, within
from glueckauf.core.protocol import CHANCE
from glueckauf.games.woodcraft import moves as note
from glueckauf.games.woodcraft.moves import Column, Move
from glueckauf.games.woodcraft.parts import Choose, Free
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.ruleset import SOLO
from glueckauf.games.woodcraft.solve.free_actions import FreeActions
from glueckauf.games.woodcraft.solve.sheets import Sheet
from glueckauf.games.woodcraft.solve.solving import solve
from glueckauf.games.woodcraft.solve.task import ROUND, Solution, Task, why_not_asked
from glueckauf.games.woodcraft.solve.workbench import MOST

MOST_STATES = 1_000_000
_NOTHING = Fraction(-1)  # less than any points


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
        value, bound, line = search.solved(view)
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
    bring orders, which ceiling.py does not follow; and so much can lie on a bench that its counts do not hold it.
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
        and sum(state.players[0].dice) + sum(layout.room) + len(layout.orders) <= MOST
    )


class Round:
    """Expectimax from any decision of the round to its end."""

    def __init__(self, state: State, deadline: float | None, most: float) -> None:
        self.free = FreeActions(state, 0, deadline, most)
        self._known: dict[Any, Fraction] = {}  # exact
        self._chosen: dict[Any, tuple[Fraction, Fraction, Move]] = {}
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
        return self._choice(state)[0]

    def solved(self, state: State) -> tuple[Fraction, Fraction, tuple[str, ...]]:
        """The best value found, what cannot be exceeded, and the decisions until dice fall."""
        value, bound, move = self._choice(state)
        line = []
        while state.to_move != CHANCE:
            line.append(str(move))
            state = state.after(move)
            if state.to_move != CHANCE:
                move = self._choice(state)[2]
        return value, bound, tuple(line)

    def _choice(self, state: State) -> tuple[Fraction, Fraction, Move]:
        """The best decision, its value, and what no decision exceeds."""
        key = self._key(state)
        if key in self._chosen:
            return self._chosen[key]
        moves = [(self.top(state.after(move)), move) for move in _moves(state)]
        moves.sort(key=_first, reverse=True)
        best, bound, chosen = _NOTHING, _NOTHING, moves[0][1]
        for top, move in moves:
            if top <= best:
                break  # as do those that follow
            value = self.value(state.after(move))
            bound = max(bound, top if self.free.is_cut else value)
            if value > best:
                best, chosen = value, move
        found = self._chosen[key] = best, bound, chosen
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
                found = max(
                    [self.top(state.after(move)) for move in _moves(state)], default=_NOTHING
                )
            self._tops[key] = found
        return self._tops[key]

    def _last(self, state: State) -> Fraction:
        key = self._key(state)
        if key in self._known:
            return self._known[key]
        ends = sorted([(self.free.promise(*end), end) for end in self._ends(state)], key=_first)
        best = -inf
        for promise, end in reversed(ends):
            if promise <= best or (self.free.is_cut and best > -inf):
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
        rest = state.players[0], state.pool
        for move in state.legal_moves():
            what = (move, state.board[move.column - 1]) if isinstance(move, Column) else (move, 0)
            key = *rest, *what
            if key not in self._takes:
                self._takes[key] = self.free.sheets.split(state.after(move))
            found.append(self._takes[key])
        return found

    def _key(self, state: State) -> Any:
        player = state.players[0]._replace(fields=())
        return player, state.todo, state.pool, state.board, state.turn


def _is_last(state: State) -> bool:
    return state.turn == state.rules.turns


def _moves(state: State) -> list[Move]:
    """Decisions before the last turn: free actions wait."""
    return [note.END] if isinstance(state.todo[-1], Free) else state.legal_moves()


def _first(option: tuple[Any, Any]) -> Any:
    return option[0]
