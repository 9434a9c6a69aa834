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
Where differences are skewed, a mean on their short side is no rare thing. What it says against an effect
counts for less there, by the third term of what the decks themselves would say:
    A. B. Owen, Empirical likelihood, 2001.

`interval`: an interval that holds the true effect after all blocks at once in 95 of 100 experiments (a
confidence sequence), so that one may stop at any time and for any reason. It ends where the interval
leaves out 0, or lies within ±smallest. It mixes normal distributions:
    I. Waudby-Smith, D. Arbour, R. Sinha, E. H. Kennedy, N. Kallus, Time-uniform central limit theory and
    asymptotic confidence sequences, 2021;
with the scatter about the effect that is asked about, not about the mean, as for self-normalised sums:
    V. de la Peña, A general class of exponential inequalities for martingales and ratios, 1999.
That makes it wider while there are few blocks, which skewed differences need.

Both take means of many blocks as normal, which they are not while few blocks differ from the others: a rule
may do something rare and large, and forty equal blocks do not scatter at all. Until twenty differ, either way
of stopping asks how often a block differs and by how much at most (`intervals.rare`), and nothing else
decides. `python -m tests.bench.statistics` measures how often all of this is wrong; BENCHMARKS.md has it.

After either of them the interval that is reported is the second: an ordinary one would be too short.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import repeat
from math import exp, inf, isfinite, log, sqrt
from typing import NamedTuple

from glueckauf.lab.intervals import Interval, Moments, rare, student

STOPS = ("sprt", "interval")
HIGHER, LOWER, SAME, UNDECIDED = VERDICTS = ("higher", "lower", "no difference", "undecided")
LEAST = 40  # blocks before which nothing is decided: the scatter must be known first
FAR = 0.1  # the share of alpha for effects so large that the always-valid interval alone is sure of them
SURER = 0.7  # of beta: skewed differences need so much more evidence for "no difference"
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


def ratio(seen: Moments, effect: float) -> float:
    """The log of how much better this effect explains differences than none does.

    Differences are taken as normal, or as skewed as they are; each hypothesis has the variance that suits it
    best. While few differ from the others it says nothing.
    """
    if seen.is_rare or not seen.variance:
        return 0.0
    return seen.number * (_against(seen, 0.0) - _against(seen, effect))


def _against(seen: Moments, effect: float) -> float:
    """What one block says against an effect, on average."""
    away = (seen.mean - effect) / sqrt(seen.variance)
    return log(1 + away**2) / 2 / (1 + max(0.0, -2 / 3 * seen.skewness * away))


def _mixed(number: int, alpha: float) -> tuple[float, float]:
    """Of the mixture: the weight of its scatter times the number of blocks, and how far it reaches."""
    told = -2 * log(alpha)
    weight = number * (told + log(told + 1)) / TUNED
    return weight, 2 * (weight + 1) / weight * log(sqrt(weight + 1) / alpha) / number


def always_valid(seen: Moments, alpha: float = 0.05, reach: float = 0.0) -> Interval:
    """The interval that may be looked at after every block; `reach` as in `intervals.rare`."""
    number, mean = seen.number, seen.mean
    if seen.is_rare:
        return rare(seen, alpha, reach)
    wide = _mixed(number, alpha)[1] if number else inf
    if number < 2 or wide >= 1:
        return Interval(mean, -inf, inf)
    wide = sqrt(seen.variance * number / (number - 1) * wide / (1 - wide))
    return Interval(mean, mean - wide, mean + wide)


def always_valid_p(seen: Moments, alpha: float = 0.05, reach: float = 0.0) -> float:
    """The chance of such an effect where there is none, however often one looks.

    It is at most alpha just where `always_valid` leaves out 0.
    """
    if seen.number < 2 or seen.mean == 0:
        return 1.0
    if seen.is_rare:
        return _least_refuting(seen, reach)
    weight, _ = _mixed(seen.number, alpha)
    scatter = seen.variance * seen.number / (seen.number - 1) + seen.mean**2  # about 0
    told = weight / (weight + 1) * seen.number * seen.mean**2 / scatter / 2 - log(weight + 1) / 2
    return 1.0 if told < 0 else exp(-told)


def _least_refuting(seen: Moments, reach: float) -> float:
    """The least alpha whose interval leaves out 0."""
    low, high = -100.0, 0.0  # of its log
    for _ in range(50):
        middle = (low + high) / 2
        sure = rare(seen, exp(middle), reach)
        low, high = (low, middle) if sure.low > 0 or sure.high < 0 else (middle, high)
    return exp(high)


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


class Judge:
    """Sees the differences of blocks in their order, and says when the question is decided."""

    def __init__(self, method: Method) -> None:
        self.method = method
        self.verdict = UNDECIDED
        self._seen = Moments()
        self._refuted = [False, False]  # effects of +smallest and −smallest

    def see(self, difference: float, reach: float = 0.0) -> Look:
        """One more block; `reach` is how far apart the metric was on all of them, under both rule sets."""
        self._seen.add(difference)
        seen, method = self._seen, self.method
        sure = always_valid(seen, method.alpha, reach)
        ratios = [ratio(seen, effect) for effect in (method.smallest, -method.smallest)]
        if self.verdict == UNDECIDED and seen.number >= method.least:
            if method.stop == "sprt" and not seen.is_rare:
                self.verdict = self._by_ratio(ratios, always_valid(seen, method.alpha * FAR))
            else:
                self.verdict = self._by_interval(sure)
        return Look(seen.number, seen.mean, sure.low, sure.high, ratios[0], ratios[1], self.verdict)

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
        return bounds(self.method.alpha * (1 - FAR) / 2, self.method.beta * SURER)


def fresh_decks(method: Method, decks: int, verdict: str) -> int:
    """How many more decks say how large it is, once they have said that it is there.

    Whoever stops as soon as a difference is clear stops where luck has helped it, so that it looks larger
    than it is. On decks that had no part in that it does not: as many again, within `most`, but not fewer
    than `least`.
    """
    if verdict not in (HIGHER, LOWER):
        return 0
    return max(method.least, min(decks, method.most - decks))


def looks(
    differences: Iterable[float], method: Method, reaches: Iterable[float] = repeat(0.0)
) -> list[Look]:
    """What was known after each block, until the question was decided."""
    judge, found = Judge(method), list[Look]()
    for one, reach in zip(differences, reaches, strict=False):
        found.append(judge.see(one, reach))
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
