"""Views and guesses: hands lie open and decks are counts, so everybody sees the whole state (SS-3.9)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from glueckauf.core.hidden import check_seat

if TYPE_CHECKING:
    from glueckauf.games.signal.rules import State


def seen_by(state: State, seat: int) -> State:
    """The state itself: what nobody knows is chance, and in no state."""
    check_seat(state, seat)
    return state


def guess(state: State, seat: int, rng: Random) -> State:
    """There is nothing to guess."""
    check_seat(state, seat)
    return state
