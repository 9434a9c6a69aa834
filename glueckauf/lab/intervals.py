"""How sure a measured share or mean is, from blocks: games on the same deck belong together.

Decks differ, and the games of one deck are alike, so it is decks that are counted, not games. No
statistics package is needed.

Where most decks say the same and few differ, their scatter says nothing about the decks to come: forty equal
ones have none. There it is asked how often a deck differs, and by how much at most (`rare`): the share of
decks that differ comes from their number, and none is taken to differ by more than half as much again as the
metric itself did, from the least to the most that was seen. Where nothing at all was seen to differ, there is no such range
and no interval, but still a bound on the share (`might`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import atan2, cos, exp, inf, lgamma, log, log10, pi, sin, sqrt
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
FEW = 20  # decks that differ from the others before their scatter is believed
FARTHER = 1.5  # times the range of what was seen: so far a deck may differ
_RARE = 0.1  # of the mixture Beta(0.1, 1): most of its weight lies on what is rare


class Interval(NamedTuple):
    """A number and the interval that holds the true one in 95 of 100 cases."""

    value: float
    low: float
    high: float


class Moments:
    """Numbers that come one by one: mean, scatter, skewness (Welford's way), and which of them are usual."""

    def __init__(self, numbers: Iterable[float] = ()) -> None:
        self.number, self.mean, self._squares, self._cubes = 0, 0.0, 0.0, 0.0
        self._counted = Counter[float]()
        self.usual = 0.0  # the one that comes most often
        for one in numbers:
            self.add(one)

    def add(self, one: float) -> None:
        self.number += 1
        away, number = one - self.mean, self.number
        step = away / number
        more = away * step * (number - 1)
        self.mean += step
        self._cubes += more * step * (number - 2) - 3 * step * self._squares
        self._squares += more
        same = round(one, 9)  # equal but for the last digits of sums
        self._counted[same] += 1
        if self._counted[same] > self._counted[self.usual]:
            self.usual = same

    @property
    def variance(self) -> float:
        """As likelihoods want it: divided by their number."""
        return self._squares / self.number if self.number else 0.0

    @property
    def skewness(self) -> float:
        return self._cubes / self.number / self.variance**1.5 if self.variance else 0.0

    @property
    def differing(self) -> int:
        """How many are not the usual one."""
        return self.number - self._counted[self.usual]

    @property
    def is_rare(self) -> bool:
        """Do few differ from the usual one? Then their scatter is no measure."""
        return self.differing < min(FEW, self.number / 2)

    def beyond(self) -> tuple[float, float, float]:
        """By how much numbers lie above the usual one, all together, below it, and at most."""
        away = [(one - self.usual, times) for one, times in self._counted.items()]
        above = sum(far * times for far, times in away if far > 0)
        below = sum(-far * times for far, times in away if far < 0)
        return above, below, max(abs(far) for far, _ in away)


def might(number: int, alpha: float = 0.05) -> float:
    """The share of decks that may differ although none of so many did: about 3 of their number."""
    return float(1 - alpha ** (1 / number))


@lru_cache(maxsize=4096)  # whoever looks after every block asks for all before it again
def share_between(sum_of: float, number: int, alpha: float) -> tuple[float, float]:
    """The bounds of a mean of numbers from 0 to 1, from their sum, however often one looks.

    H. Robbins, Statistical methods related to the law of the iterated logarithm, 1970: the weight of the
    evidence against a share is that of a mixture of all others. It holds for any numbers from 0 to 1, since
    nothing is as uncertain as to be 0 or 1.
    """
    rest, mean = number - sum_of, sum_of / number
    mixed = _log_beta(sum_of + _RARE, rest + 1) - _log_beta(_RARE, 1)

    if not sum_of:
        return 0.0, 1 - exp((mixed + log(alpha)) / number)

    def is_refuted(share: float) -> bool:
        return mixed - sum_of * log(share) - rest * log(1 - share) > -log(alpha)

    def last(inside: float, outside: float) -> float:
        for _ in range(32):
            middle = (inside + outside) / 2
            inside, outside = (inside, middle) if is_refuted(middle) else (middle, outside)
        return outside

    return last(mean, 0.0), last(mean, 1.0)


def _log_beta(a: float, b: float) -> float:
    return lgamma(a) + lgamma(b) - lgamma(a + b)


def rare(seen: Moments, alpha: float, reach: float = 0.0) -> Interval:
    """The mean where few differ: how often times how much.

    `reach` is how far apart the metric was on all decks, under all rules: no deck is taken to differ by more
    than half as much again.
    """
    above, below, most = seen.beyond()
    reach = FARTHER * max(reach, most)
    if not reach or seen.number < 2:
        return Interval(seen.mean, -inf, inf)
    up, down = (share_between(one / reach, seen.number, alpha / 2) for one in (above, below))
    low, high = (seen.usual + reach * one for one in (up[0] - down[1], up[1] - down[0]))
    return Interval(seen.mean, low, high)


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


def mean_of(blocks: Sequence[float], chance: float | None = None, reach: float = 0.0) -> Interval:
    """The mean of what was measured on every deck.

    Where several means are looked at together, `chance` is what each may be wrong with: 0.05 shared out.
    `reach` is how far a deck may differ from the others, where few do.
    """
    seen = Moments(blocks)
    if seen.number > 1 and seen.is_rare:
        return rare(seen, 0.05 if chance is None else chance, reach)
    value = fmean(blocks)
    if len(blocks) < 2:
        return Interval(value, -inf, inf)
    freedom = len(blocks) - 1
    t = student(freedom) if chance is None else student_within(freedom, chance)
    wide = t * stdev(blocks) / sqrt(len(blocks))
    return Interval(value, value - wide, value + wide)


def apart(*sides: Iterable[float]) -> float:
    """How far apart all these numbers are."""
    numbers = [one for side in sides for one in side]
    return max(numbers) - min(numbers)


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
