"""What a game's State offers to everything above it: tables, bots, records, perft."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from random import Random
from typing import Any, Protocol, Self

from glueckauf.core.ruleset import RuleSet
from glueckauf.core.telling import Event, Violation

CHANCE = -1  # the mover where dice are rolled or cards drawn in play


class State(Protocol):
    """A position as a value. `after` is the only way from one to the next."""

    @property
    def game(self) -> str:
        """The name of the game's room."""

    @property
    def rules(self) -> RuleSet: ...

    @property
    def start(self) -> int:
        """The seat that began."""

    @property
    def players(self) -> Sequence[Any]:
        """What each player has, by seat."""

    @property
    def to_move(self) -> int | None:
        """The seat whose decision it is, or CHANCE; None when the game is over."""

    @property
    def active(self) -> int | None:
        """The seat whose turn it is, also while chance moves for it.

        When the game is over, it is the seat whose turn was the last one, or None.
        """

    @property
    def pending(self) -> Any:
        """Which decision is due, as the game tells it; None at the main choice of a turn."""

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

    def chances(self) -> Mapping[str, Fraction]:
        """Move → exact probability; empty when no chance is to move."""

    def seen_by(self, seat: int) -> Self:
        """The state as this player sees it."""

    def guess(self, seat: int, rng: Random) -> Self:
        """A full state this player cannot tell from the true one."""


def perft(state: State, depth: int) -> int:
    """The number of move sequences of this length: the classic check of a move generator."""
    moves = state.legal_moves()
    if depth <= 1:
        return len(moves) if depth else 1
    return sum(perft(state.after(move), depth - 1) for move in moves)
