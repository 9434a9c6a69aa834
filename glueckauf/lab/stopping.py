"""When an experiment may stop: rules that may look after every block and still keep their promise.

Whoever looks again and again at an ordinary interval, and stops when it no longer holds 0, finds a
difference sooner or later, even where there is none: `peeking` shows how often. Two ways are honest.

`sprt`: the generalised sequential probability ratio test, as it is used for chess programs. Two tests run
side by side: no effect against an effect of +smallest, and against one of −smallest. Each compares how
well both explain the differences so far, every one with the variance that suits it best, and ends at one
of Wald's bounds; for errors of 5 % and 5 % they are ±2.94. A tenth of
alpha goes to the interval below, which ends it where the effect is far larger than the smallest that
matters; each of the two tests gets half of the rest, so that alpha is the chance of any false alarm.
    A. Wald, Sequential tests of statistical hypotheses, 1945;
    M. Van den Bergh, A practical introduction to the GSPRT, 2019.

`interval`: an interval that holds the true effect after all blocks at once in 95 of 100 experiments (a
confidence sequence), so that one may stop at any time and for any reason. It ends where the interval
leaves out 0, or lies within ±smallest. It mixes normal distributions:
    I. Waudby-Smith, D. Arbour, R. Sinha, E. H. Kennedy, N. Kallus, Time-uniform central limit theory and
    asymptotic confidence sequences, 2021;
with the scatter about the effect that is asked about, not about the mean, as for self-normalised sums:
    V. de la Peña, A general class of exponential inequalities for martingales and ratios, 1999.
That makes it wider while there are few blocks, which skewed differences need.

Both take means of many blocks as normal. In 2,000 simulated experiments without an effect, up to 400 blocks
long, the test raised a false alarm in 5 % where differences were normal, 7 % where they were skewed and 8 %
where they were skewed as waiting times are (`smallest` a quarter of their scatter); the interval in 2, 3 and
4 %. Where a rule does something rare and large, take the interval, and a larger `least`.

After either of them the interval that is reported is the second: an ordinary one would be too short.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, inf, isfinite, log, sqrt
from typing import NamedTuple

from glueckauf.lab.intervals import Interval, student

STOPS = ("sprt", "interval")
HIGHER, LOWER, SAME, UNDECIDED = VERDICTS = ("higher", "lower", "no difference", "undecided")
LEAST = 40  # blocks before which nothing is decided: the scatter must be known first
FAR = 0.1  # the share of alpha for effects so large that the always-valid interval alone is sure of them
TUNED = 100  # blocks after which the always-valid interval is as short as it can be


class Method(NamedTuple):
    """How it is decided; all of it is said before the first game."""

    stop: str = "sprt"
    smallest: float = 1.0  # the effect that matters
    alpha: float = 0.05  # the chance to find a difference where there is none
    beta: float = 0.05  # the chance to miss one of this size
    least: int = LEAST  # blocks before anything is decided
    most: int = 400  # blocks after which it ends

    def checked(self) -> Method:
        """ValueError for what cannot be used."""
        if self.stop not in STOPS:
            raise ValueError(f"stop must be {' or '.join(STOPS)}, not {self.stop!r}")
        if not (isfinite(self.smallest) and self.smallest > 0):
            raise ValueError(f"smallest must be more than 0, not {self.smallest}")
        for name, chance in (("alpha", self.alpha), ("beta", self.beta)):
            if not 0 < chance < 0.5:
                raise ValueError(f"{name} must be between 0 and 0.5, not {chance}")
        if not 2 <= self.least <= self.most:
            raise ValueError(f"there must be 2 ≤ least ≤ most, not {self.least} and {self.most}")
        return self


class Look(NamedTuple):
    """What is known after a block."""

    block: int  # how many there were
    effect: float
    low: float  # of the always-valid interval
    high: float
    up: float  # how much better an effect of +smallest explains it than none: the log of the ratio
    down: float  # the same for −smallest
    verdict: str


def bounds(alpha: float, beta: float) -> tuple[float, float]:
    """Wald's bounds: below the first there is no effect, above the second there is one."""
    return log(beta / (1 - alpha)), log((1 - beta) / alpha)


def ratio(number: int, mean: float, variance: float, effect: float) -> float:
    """The log of how much better this effect explains differences than none does.

    Differences are taken as normal; each hypothesis has the variance that suits it best.
    """
    none, some = variance + mean**2, variance + (mean - effect) ** 2
    if none == some:
        return 0.0
    if none == 0 or some == 0:
        return -inf if none == 0 else inf
    return number / 2 * log(none / some)


def _mixed(number: int, alpha: float) -> tuple[float, float]:
    """Of the mixture: the weight of its scatter times the number of blocks, and how far it reaches."""
    told = -2 * log(alpha)
    weight = number * (told + log(told + 1)) / TUNED
    return weight, 2 * (weight + 1) / weight * log(sqrt(weight + 1) / alpha) / number


def always_valid(number: int, mean: float, variance: float, alpha: float = 0.05) -> Interval:
    """The interval that may be looked at after every block."""
    reach = _mixed(number, alpha)[1]
    if number < 2 or reach >= 1:
        return Interval(mean, -inf, inf)
    wide = sqrt(variance * number / (number - 1) * reach / (1 - reach))
    return Interval(mean, mean - wide, mean + wide)


def always_valid_p(number: int, mean: float, variance: float, alpha: float = 0.05) -> float:
    """The chance of such an effect where there is none, however often one looks.

    It is at most alpha just where `always_valid` leaves out 0.
    """
    if number < 2 or mean == 0:
        return 1.0
    weight, _ = _mixed(number, alpha)
    scatter = variance * number / (number - 1) + mean**2  # about 0
    told = weight / (weight + 1) * number * mean**2 / scatter / 2 - log(weight + 1) / 2
    return 1.0 if told < 0 else exp(-told)


def holm(chances: Sequence[float]) -> list[float]:
    """The chances of several findings, adjusted for their number.

    S. Holm, A simple sequentially rejective multiple test procedure, 1979.
    """
    ordered = sorted(range(len(chances)), key=lambda n: chances[n])
    found, least = [0.0] * len(chances), 0.0
    for rank, n in enumerate(ordered):
        least = max(least, min(1.0, (len(chances) - rank) * chances[n]))
        found[n] = least
    return found


class Moments:
    """Mean and variance of numbers that come one by one (Welford's way)."""

    def __init__(self, numbers: Iterable[float] = ()) -> None:
        self.number, self.mean, self._squares = 0, 0.0, 0.0
        for one in numbers:
            self.add(one)

    def add(self, one: float) -> None:
        self.number += 1
        away = one - self.mean
        self.mean += away / self.number
        self._squares += away * (one - self.mean)

    @property
    def variance(self) -> float:
        """As likelihoods want it: divided by their number."""
        return self._squares / self.number if self.number else 0.0


class Judge:
    """Sees the differences of blocks in their order, and says when the question is decided."""

    def __init__(self, method: Method) -> None:
        self.method = method
        self.verdict = UNDECIDED
        self._seen = Moments()
        self._refuted = [False, False]  # effects of +smallest and −smallest

    def see(self, difference: float) -> Look:
        """One more block."""
        self._seen.add(difference)
        number, mean, variance = self._seen.number, self._seen.mean, self._seen.variance
        smallest = self.method.smallest
        sure = always_valid(number, mean, variance, self.method.alpha)
        ratios = [ratio(number, mean, variance, effect) for effect in (smallest, -smallest)]
        if self.verdict == UNDECIDED and number >= self.method.least:
            if not variance:
                self.verdict = HIGHER if mean > 0 else LOWER if mean < 0 else SAME
            elif self.method.stop == "sprt":
                far = always_valid(number, mean, variance, self.method.alpha * FAR)
                self.verdict = self._by_ratio(ratios, far)
            else:
                self.verdict = self._by_interval(sure)
        return Look(number, mean, sure.low, sure.high, ratios[0], ratios[1], self.verdict)

    def _by_ratio(self, ratios: list[float], far: Interval) -> str:
        """A test that has ended stays as it is, and the experiment ends with the last one.

        Effects far beyond the smallest that matters are explained badly by it, too: both hypotheses need a
        wide scatter, and the ratio stays small. There the interval, which asks about all effects, is sure.
        """
        if far.low > 0 or far.high < 0:
            return HIGHER if far.low > 0 else LOWER
        lower, upper = self.bounds
        for n, (found, verdict) in enumerate(zip(ratios, (HIGHER, LOWER), strict=True)):
            if not self._refuted[n] and found >= upper:
                return verdict
            self._refuted[n] = self._refuted[n] or found <= lower
        return SAME if all(self._refuted) else UNDECIDED

    def _by_interval(self, sure: Interval) -> str:
        if sure.low > 0 or sure.high < 0:
            return HIGHER if sure.low > 0 else LOWER
        smallest = self.method.smallest
        return SAME if -smallest < sure.low and sure.high < smallest else UNDECIDED

    @property
    def bounds(self) -> tuple[float, float]:
        return bounds(self.method.alpha * (1 - FAR) / 2, self.method.beta)


def looks(differences: Iterable[float], method: Method) -> list[Look]:
    """What was known after each block, until the question was decided."""
    judge, found = Judge(method), list[Look]()
    for one in differences:
        found.append(judge.see(one))
        if judge.verdict != UNDECIDED:
            break
    return found


def peeking(differences: Iterable[float], least: int = 2) -> int | None:
    """A bad example: the block at which an ordinary interval leaves out 0, if looked at after each.

    It promises to be wrong in 5 of 100 cases, if one looks once. Looked at again and again, it is wrong
    far more often: the longer, the surer.
    """
    seen = Moments()
    for one in differences:
        seen.add(one)
        if seen.number >= max(2, least):
            error = sqrt(seen.variance / (seen.number - 1))
            if abs(seen.mean) > student(seen.number - 1) * error:
                return seen.number
    return None
