"""Random numbers, one stream per purpose, so that one purpose never disturbs another."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import lcm
from random import Random
from typing import Any


def stream(purpose: str, seed: int | str) -> Random:
    """A generator for one purpose ("tiles", "orders", "bot 2", …) of one seed."""
    return Random(f"{purpose}/{seed}")


def shuffle(cards: list[Any], rng: Random) -> None:
    """As `rng.shuffle` does it, card by card the same, in half the time: every game begins with it."""
    bits = rng.getrandbits
    for last in range(len(cards) - 1, 0, -1):
        size = (last + 1).bit_length()
        at = bits(size)
        while at > last:
            at = bits(size)
        cards[last], cards[at] = cards[at], cards[last]


def drawn(chances: Mapping[str, Fraction], rng: Random) -> str:
    """The outcome that chance brings, exactly as likely as `State.chances` says."""
    tickets = lcm(*(chance.denominator for chance in chances.values()))
    ticket = rng.randrange(tickets)
    for move, chance in chances.items():
        ticket -= chance.numerator * (tickets // chance.denominator)
        if ticket < 0:
            return move
    raise ValueError(f"the chances of {', '.join(chances)} sum to less than 1")
