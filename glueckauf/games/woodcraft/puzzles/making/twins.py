"""Which puzzles are the same but for what does not matter.

Twins ask the same of equal sheets; or they ask for the same dice, or lay the same orders beside the sheet
and in the pool; or their best answers do the same.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from typing import Any

from glueckauf.games.woodcraft.moves import END
from glueckauf.games.woodcraft.puzzles import natural
from glueckauf.games.woodcraft.puzzles.puzzle import WoodcraftPuzzle


def are_twins(one: WoodcraftPuzzle, other: WoodcraftPuzzle) -> bool:
    return bool({*_marks(one)} & {*_marks(other)})


class Known:
    """The puzzles of this game that are known already."""

    def __init__(self, puzzles: Iterable[Any] = ()) -> None:
        self._marks: set[Hashable] = set()
        for puzzle in puzzles:
            if isinstance(puzzle, WoodcraftPuzzle):
                self.is_new(puzzle)

    def is_new(self, puzzle: WoodcraftPuzzle) -> bool:
        """Is it no twin of an earlier one? From now on it is known."""
        marks = {*_marks(puzzle)}
        is_new = not marks & self._marks
        self._marks |= marks
        return is_new


def _marks(puzzle: WoodcraftPuzzle) -> Iterator[Hashable]:
    """A claimed line is taken as it is: to know what there is needs no proofs."""
    task = puzzle.task
    state, player = task.start, task.start.players[task.seat]
    asked = (task.objective, task.until, task.complete)
    yield "sheet", *asked, task.dice, player._replace(fields=()), state.board, state.pool
    if any(task.dice):
        yield "dice", *asked, task.dice
    elif player.held:
        yield "orders", *asked, frozenset(player.held), frozenset(state.pool)
    line = natural.best_line(puzzle) if puzzle.line is None else puzzle.line
    moves = [move for move in (line or "").split() if move != END]
    if moves:
        yield "answer", *asked, tuple(sorted(moves))
