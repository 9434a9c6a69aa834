"""What every puzzle of the house shares, whatever the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeGuard

MOST_STARS = 3

Texts = Mapping[str, Mapping[str, str]]


class Puzzle(Protocol):
    """A puzzle of any game and kind."""

    @property
    def path(self) -> str: ...

    @property
    def texts(self) -> Texts: ...

    @property
    def view(self) -> str:
        """What of the table is shown."""

    @property
    def seat(self) -> int:
        """Whose eyes see it."""

    def positions(self, moves: Sequence[str]) -> list[Any]:
        """The states before the first move and after each; IllegalMove where a rule is broken."""

    def best(self) -> tuple[str, ...] | None:
        """The moves of a best line; None if no line meets the task."""


def is_puzzle(value: object) -> TypeGuard[Puzzle]:
    """Is this a puzzle, of whatever game?"""
    return hasattr(value, "best") and hasattr(value, "positions")
