"""How sure a measured share or mean is, from blocks: games on the same deck belong together.

Decks differ, and the games of one deck are alike, so it is decks that are counted, not games. No
statistics package is needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, inf, log10, pi, sin, sqrt
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


def student_within(freedom: int, chance: float) -> float:
    """The t that Student's distribution exceeds, on either side, with this chance; exact."""
    low, high = 0.0, 1.0
    while student_beyond(high, freedom) > chance:
        low, high = high, 2 * high
    for _ in range(60):  # halves the interval: as exact as numbers are
        middle = (low + high) / 2
        low, high = (middle, high) if student_beyond(middle, freedom) > chance else (low, middle)
    return high


def student_beyond(t: float, freedom: int) -> float:
    """The chance that Student's distribution lies further from 0 than t.

    M. Abramowitz, I. A. Stegun, Handbook of Mathematical Functions, 1964: 26.7.3 and 26.7.4.
    """
    angle = atan2(t, sqrt(freedom))
    term, total, first = 1.0, 0.0, freedom % 2
    for n in range(first, freedom - 1, 2):
        if n > first:
            term *= (n - 1) / n * cos(angle) ** 2
        total += term
    if first:
        return 1 - 2 / pi * (angle + sin(angle) * cos(angle) * total)
    return 1 - sin(angle) * total


def mean_of(blocks: Sequence[float], chance: float | None = None) -> Interval:
    """The mean of what was measured on every deck.

    Where several means are looked at together, `chance` is what each may be wrong with: 0.05 shared out.
    """
    value = fmean(blocks)
    if len(blocks) < 2:
        return Interval(value, -inf, inf)
    freedom = len(blocks) - 1
    t = student(freedom) if chance is None else student_within(freedom, chance)
    wide = t * stdev(blocks) / sqrt(len(blocks))
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
