"""Which questions are the same but for what does not matter.

Twins ask the same of equal sheets; or they ask for the same dice, or lay the same orders beside the sheet
and in the pool; or their best answers do the same.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator

from glueckauf.games.woodcraft.moves import END
from glueckauf.games.woodcraft.puzzles import walk as walking
from glueckauf.games.woodcraft.solve.task import Task, start_of


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
    state, player = task.start, task.start.players[task.seat]
    asked = (task.objective, task.until, task.complete)
    yield "sheet", *asked, task.dice, player._replace(fields=()), state.board, state.pool
    if any(task.dice):
        yield "dice", *asked, task.dice
    elif player.held:
        yield "orders", *asked, frozenset(player.held), frozenset(state.pool)
    moves = [move for move in walking.best_line(task, start_of(task)) if move != END]
    if moves:
        yield "answer", *asked, tuple(sorted(moves))
