"""Which puzzles are the same but for what does not matter.

Twins ask the same of places that the solver cannot tell apart; or their best answer moves the same train
to the same goal by setting the same discs.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from typing import Any

from glueckauf.games.signal.notation import Signal, Switch, read_line
from glueckauf.games.signal.puzzles import natural
from glueckauf.games.signal.puzzles.puzzle import SignalPuzzle
from glueckauf.games.signal.solve.scope import key, scope_of
from glueckauf.games.signal.solve.task import start_of


def are_twins(one: SignalPuzzle, other: SignalPuzzle) -> bool:
    return bool({*_marks(one)} & {*_marks(other)})


class Known:
    """The puzzles of this game that are known already."""

    def __init__(self, puzzles: Iterable[Any] = ()) -> None:
        self._marks: set[Hashable] = set()
        for puzzle in puzzles:
            if isinstance(puzzle, SignalPuzzle):
                self.is_new(puzzle)

    def is_new(self, puzzle: SignalPuzzle) -> bool:
        """Is it no twin of an earlier one? From now on it is known."""
        marks = {*_marks(puzzle)}
        is_new = not marks & self._marks
        self._marks |= marks
        return is_new


def _marks(puzzle: SignalPuzzle) -> Iterator[Hashable]:
    """A claimed line is taken as it is: to know what there is needs no proofs."""
    task = puzzle.task
    place = start_of(task)
    on = task.start.map
    asked = (task.objective[0], task.train, task.space, task.until)
    yield (*asked, task.given, key(task, place, scope_of(task, place)))
    line = natural.best_line(puzzle) if puzzle.line is None else puzzle.line
    moves = read_line(line) if line else []
    set_here = [move.junction for move in moves if isinstance(move, Switch)]
    to = [move.target for move in moves if isinstance(move, Signal)]
    set_here += [on.posts[post].node for post in to if post in on.posts]
    movers = tuple(train.space for train in task.start.trains)
    yield (*asked, on.name, task.train or movers, tuple(sorted(set_here)))
