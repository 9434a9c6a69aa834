"""Views and guesses, as far as they are the same in every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

from glueckauf.core.protocol import State


def check_seat(state: State, seat: int) -> None:
    """ValueError if nobody sits there."""
    if not 0 <= seat < len(state.players):
        raise ValueError(f"there is no seat {seat}; seats run from 0 to {len(state.players) - 1}")


def not_in_sight(deck: Iterable[Any], in_sight: Iterable[Any], rng: Random) -> list[Any]:
    """The cards of the deck that are not in sight, shuffled; others in sight, as backs, do not count."""
    left = Counter(deck)
    left.subtract(in_sight)
    cards = sorted(left.elements())
    rng.shuffle(cards)
    return cards
