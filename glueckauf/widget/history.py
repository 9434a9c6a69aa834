"""The positions of a game and the moves between them, with a place in it: undo, redo, go anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from glueckauf.core.protocol import State
from glueckauf.core.record import Record
from glueckauf.games import positions, room


class History:
    """`states[n]` is the position after n moves; `ply` is the one that is shown.

    Where the moves are an answer, `whole` may say how many belong to it: those after it only show what
    it is worth. States are of whatever game it is; who knows the game knows their type.
    """

    def __init__(self, start: State) -> None:
        self.states: list[Any] = [start]
        self.moves: list[str] = []
        self.ply = 0
        self.whole: int | None = None

    @classmethod
    def of(
        cls, states: Sequence[State], moves: Sequence[str], ply: int, whole: int | None = None
    ) -> History:
        made = cls(states[0])
        made.states, made.moves, made.ply, made.whole = list(states), list(moves), ply, whole
        return made

    def copy(self) -> History:
        return History.of(self.states, self.moves, self.ply, self.whole)

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

    @property
    def answer(self) -> list[str]:
        """Those of them that are the answer."""
        return self.played[: self.whole]

    @property
    def is_whole(self) -> bool:
        """Is the whole answer on the board, and perhaps more?"""
        return self.whole is not None and self.ply >= self.whole

    def add(self, move: str, state: State) -> None:
        """A new move; what could be redone is gone, unless it is the move that was made there before."""
        if self.ply < self.plies and self.moves[self.ply] == move:
            self.ply += 1
            return
        del self.moves[self.ply :], self.states[self.ply + 1 :]
        self.whole = None
        self.moves.append(str(move))
        self.states.append(state)
        self.ply += 1

    def go(self, ply: int) -> None:
        self.ply = min(max(ply, 0), self.plies)


def replayed(found: Record) -> History:
    """The history of a record, shown at its end; FileError at the first wrong line."""
    states: list[Any] = list(positions(found))
    moves = moves_of(found)
    return History.of(states, moves, len(moves))


def moves_of(found: Record) -> list[str]:
    """The moves of a record, one by one."""
    read = room(found.game).read_line
    return [str(move) for turn in found.turns for move in read(turn.moves)]
