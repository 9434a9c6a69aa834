"""What a game's State offers to everything above it: tables, bots, records, perft."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, Self

from glueckauf.core.telling import Event, Violation


class State(Protocol):
    """A position as a value. `after` is the only way from one to the next."""

    @property
    def to_move(self) -> int | None:
        """The seat whose decision it is; None when the game is over."""

    @property
    def at_turn_start(self) -> bool:
        """True when the next move begins a new turn."""

    @property
    def is_over(self) -> bool: ...

    @property
    def scores(self) -> tuple[int, ...]: ...

    @property
    def winners(self) -> tuple[int, ...]: ...

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last move did."""

    def legal_moves(self) -> Sequence[str]: ...

    def why_not(self, move: str) -> Violation | None: ...

    def after(self, move: str) -> Self: ...


def perft(state: State, depth: int) -> int:
    """The number of move sequences of this length: the classic check of a move generator."""
    moves = state.legal_moves()
    if depth <= 1:
        return len(moves) if depth else 1
    return sum(perft(state.after(move), depth - 1) for move in moves)
