"""Random numbers, one stream per purpose, so that one purpose never disturbs another."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import lcm
from random import Random


def stream(purpose: str, seed: int | str) -> Random:
    """A generator for one purpose ("tiles", "orders", "bot 2", …) of one seed."""
    return Random(f"{purpose}/{seed}")


def drawn(chances: Mapping[str, Fraction], rng: Random) -> str:
    """The outcome that chance brings, exactly as likely as `State.chances` says."""
    tickets = lcm(*(chance.denominator for chance in chances.values()))
    ticket = rng.randrange(tickets)
    for move, chance in chances.items():
        ticket -= chance.numerator * (tickets // chance.denominator)
        if ticket < 0:
            return move
    raise ValueError(f"the chances of {', '.join(chances)} sum to less than 1")
