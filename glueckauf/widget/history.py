"""The positions of a game and the moves between them, with a place in it: undo, redo, go anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from glueckauf.core.protocol import State
from glueckauf.core.record import Record
from glueckauf.games import positions, room


class History:
    """`states[n]` is the position after n moves; `ply` is the one that is shown.

    States are of whatever game it is; who knows the game knows their type.
    """

    def __init__(self, start: State) -> None:
        self.states: list[Any] = [start]
        self.moves: list[str] = []
        self.ply = 0

    @classmethod
    def of(cls, states: Sequence[State], moves: Sequence[str], ply: int) -> History:
        made = cls(states[0])
        made.states, made.moves, made.ply = list(states), list(moves), ply
        return made

    @property
    def plies(self) -> int:
        """How far redo goes."""
        return len(self.moves)

    @property
    def state(self) -> Any:
        return self.states[self.ply]

    @property
    def played(self) -> list[str]:
        """The moves that led to the position shown."""
        return self.moves[: self.ply]

    def add(self, move: str, state: State) -> None:
        """A new move; what could be redone is gone, unless it is the move that was made there before."""
        if self.ply < self.plies and self.moves[self.ply] == move:
            self.ply += 1
            return
        del self.moves[self.ply :], self.states[self.ply + 1 :]
        self.moves.append(str(move))
        self.states.append(state)
        self.ply += 1

    def go(self, ply: int) -> None:
        self.ply = min(max(ply, 0), self.plies)


def replayed(found: Record) -> History:
    """The history of a record, shown at its end; FileError at the first wrong line."""
    states: list[Any] = list(positions(found))
    read = room(found.game).read_line
    moves = [str(move) for turn in found.turns for move in read(turn.moves)]
    return History.of(states, moves, len(moves))
