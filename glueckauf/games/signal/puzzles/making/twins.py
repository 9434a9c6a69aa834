"""Which questions are the same but for what does not matter.

Twins ask the same of places that the solver cannot tell apart; or their best answer moves the same train
to the same goal by setting the same discs.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator

from glueckauf.games.signal.notation import Signal, Switch, read
from glueckauf.games.signal.puzzles import walk as walking
from glueckauf.games.signal.solve.scope import key, scope_of
from glueckauf.games.signal.solve.task import Task, start_of


def are_twins(one: Task, other: Task) -> bool:
    return bool({*_marks(one)} & {*_marks(other)})


class Known:
    """The questions that are known already."""

    def __init__(self, tasks: Iterable[Task] = ()) -> None:
        self._marks: set[Hashable] = set()
        for task in tasks:
            self.is_new(task)

    def is_new(self, task: Task) -> bool:
        """Is it no twin of an earlier one? From now on it is known."""
        marks = {*_marks(task)}
        is_new = not marks & self._marks
        self._marks |= marks
        return is_new


def _marks(task: Task) -> Iterator[Hashable]:
    place = start_of(task)
    on = task.start.map
    asked = (task.objective[0], task.train, task.space, task.until)
    yield (*asked, task.given, key(task, place, scope_of(task, place)))
    moves = [read(move) for move in walking.best_line(task, walking.begin(task))]
    set_here = [move.junction for move in moves if isinstance(move, Switch)]
    set_here += [on.posts[move.target].node for move in moves if isinstance(move, Signal)]
    movers = tuple(train.space for train in task.start.trains)
    yield (*asked, on.name, task.train or movers, tuple(sorted(set_here)))
