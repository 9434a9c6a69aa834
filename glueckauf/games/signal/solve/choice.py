"""Which decisions are free: all, those of some words, or all but some techniques.

set-switch         a junction is set
set-signal         a signal disc is moved
two-for-one        two cards pay for an action
load-on-the-way    goods are loaded
roll-again         the logistician rolls again
run-through        a train runs through a city
hold-back          a helper keeps trains, or a whole card, from moving
clear-the-line     a train action for another train than the one asked for; where only loss counts,
                   for any
not-the-nearest    a train moves though another one that could is nearer to its port
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from glueckauf.games.signal.notation import (
    Action,
    Dispatcher,
    Drive,
    End,
    Exit,
    Go,
    Hold,
    Keeper,
    Load,
    Move,
    Reroll,
    Signal,
    Switch,
)
from glueckauf.games.signal.parts import Next, Passing, Train
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.solve.reach import least
from glueckauf.games.signal.solve.task import SAVED, Place, Task

FAR = 10**6  # no way at all


def _is_pair(task: Task, place: Place, move: Move) -> bool:
    return isinstance(move, Action) and bool(move.pay)


def _runs_through(task: Task, place: Place, move: Move) -> bool:
    through = isinstance(move, Exit) and isinstance(place.state.pending, Passing)
    return through or isinstance(move, Dispatcher)


def _is_another(task: Task, place: Place, move: Move) -> bool:
    if not isinstance(move, Drive):
        return False
    if not task.train:
        return all(word in SAVED for word in task.objective)
    return move.space != place.asked


def _is_farther(task: Task, place: Place, move: Move) -> bool:
    state = place.state
    if isinstance(move, Go) and isinstance(state.pending, Next):
        could = [train for train in state.trains if train.space in state.pending.waiting]
    elif isinstance(move, Drive) and not task.train:
        could = [train for train in state.trains if train.load]
    else:
        return False
    ways = {train.space: _to_port(state, train) for train in could}
    return min(ways.values(), default=FAR) < ways.get(move.space, FAR)


def _to_port(state: State, train: Train) -> int:
    ways = least(state.map, train.space, train.heading)
    return min([ways.get(port, FAR) for port in state.map.ports])


def _is(*kinds: type[Move]) -> Callable[[Task, Place, Move], bool]:
    return lambda task, place, move: isinstance(move, kinds)


TECHNIQUES: Mapping[str, Callable[[Task, Place, Move], bool]] = {
    "set-switch": _is(Switch),
    "set-signal": _is(Signal),
    "two-for-one": _is_pair,
    "load-on-the-way": _is(Load),
    "roll-again": _is(Reroll),
    "run-through": _runs_through,
    "hold-back": _is(Hold, Keeper),
    "clear-the-line": _is_another,
    "not-the-nearest": _is_farther,
}


def may_choose(task: Task, place: Place, move: Move) -> bool:
    """Is this decision one of those that are free?"""
    if task.alone and isinstance(move, Drive) and move.space != place.asked:
        return False
    if task.without and any(TECHNIQUES[each](task, place, move) for each in task.without):
        return False
    return not task.words or isinstance(move, End) or move.partition("/")[0] in task.words


def free(task: Task, place: Place, moves: Iterable[Move]) -> list[Move]:
    """Those of the moves that may be chosen; all where none of them may."""
    every = list(moves)
    return [move for move in every if may_choose(task, place, move)] or every
