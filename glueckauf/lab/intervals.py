"""How sure a measured share or mean is, from blocks: games on the same deck belong together.

Decks differ, and the games of one deck are alike, so it is decks that are counted, not games. No
statistics package is needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log10, sqrt
from statistics import fmean, stdev
from typing import NamedTuple

_SMALL = (
    12.706,
    4.303,
    3.182,
    2.776,
    2.571,
    2.447,
)  # Student's t for 95 %: 1, 2, … degrees of freedom
_NORMAL = 1.959964


class Interval(NamedTuple):
    """A number and the interval that holds the true one in 95 of 100 cases."""

    value: float
    low: float
    high: float


def student(freedom: int) -> float:
    """Student's t for 95 %, right to one in a thousand."""
    if freedom < 1:
        return inf
    if freedom <= len(_SMALL):
        return _SMALL[freedom - 1]
    z = _NORMAL
    more = (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    return z + more + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)


def mean_of(blocks: Sequence[float]) -> Interval:
    """The mean of what was measured on every deck."""
    value = fmean(blocks)
    if len(blocks) < 2:
        return Interval(value, -inf, inf)
    wide = student(len(blocks) - 1) * stdev(blocks) / sqrt(len(blocks))
    return Interval(value, value - wide, value + wide)


def share_of(blocks: Sequence[float]) -> Interval:
    """A share, from that of every deck: Wilson's interval, which stays within 0 and 1.

    It asks for a number of independent games: the one that would scatter as the decks do. Where all
    decks say the same, nothing scatters, and it is the number of decks.
    """
    value = fmean(blocks)
    if len(blocks) < 2:
        return Interval(value, 0.0, 1.0)
    variance, spread = stdev(blocks) ** 2 / len(blocks), value * (1 - value)
    number, t = float(len(blocks)), _NORMAL
    if variance:
        number, t = spread / variance, student(len(blocks) - 1)
    rest = t * t / number
    middle = (value + rest / 2) / (1 + rest)
    wide = sqrt(rest * spread + rest * rest / 4) / (1 + rest)
    return Interval(value, middle - wide if value > 0 else 0.0, middle + wide if value < 1 else 1.0)


def elo(share: float, players: int) -> float:
    """The rating ahead of the others that explains this share of wins, one against the field.

    With strength s against others of strength 1, a bot wins s of s + players − 1 games; 400 points are
    ten times the strength.
    """
    if share <= 0 or share >= 1:
        return -inf if share <= 0 else inf
    return 400 * log10(share * (players - 1) / (1 - share))
