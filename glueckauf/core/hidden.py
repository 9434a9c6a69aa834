"""Views and guesses, as far as they are the same in every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from random import Random
from typing import Any

from glueckauf.core.protocol import State
from glueckauf.core.streams import shuffle


def check_seat(state: State, seat: int) -> None:
    """ValueError if nobody sits there."""
    if not 0 <= seat < len(state.players):
        raise ValueError(f"there is no seat {seat}; seats run from 0 to {len(state.players) - 1}")


def not_in_sight(deck: Iterable[Any], in_sight: Iterable[Any], rng: Random) -> list[Any]:
    """The cards of the deck that are not in sight, shuffled; others in sight, as backs, do not count."""
    seen = Counter(in_sight)
    cards: list[Any] = []
    for card in _in_order(tuple(deck)):
        if seen.get(card):
            seen[card] -= 1
        else:
            cards.append(card)
    shuffle(cards, rng)
    return cards


@lru_cache(maxsize=64)
def _in_order(deck: tuple[Any, ...]) -> list[Any]:
    return sorted(deck)
