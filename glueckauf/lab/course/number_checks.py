"""Week 4, measurement: estimators, intervals and stopping rules, judged on simulated measurements.

The data are made up, so the truth is known: a check can count how often a student's interval holds it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import ceil, erf, sqrt
from random import Random
from statistics import fmean
from typing import Any

from glueckauf.core.streams import stream
from glueckauf.core.texts import Fact
from glueckauf.lab.course.guarded import answer_of, number_of, numbers_of, shown
from glueckauf.lab.course.settings import seed_of
from glueckauf.lab.course.verdict import Said, check, number, right, wrong
from glueckauf.lab.intervals import mean_of
from glueckauf.lab.stopping import HIGHER, Look, Method, looks

ALPHA, POWER = 0.05, 0.8
NORMAL = 1.959964
SLIGHT = 0.35  # an effect, in spreads, that is often found, and then told too large


@check
def check_paired(
    function: Any, *, seed: int | str | None = None, cases: int = 12, language: str = "en"
) -> Said:
    """Is f(a, b) → (effect, low, high) that of the differences deck by deck, b less a?"""
    rng = stream("course paired", seed_of(seed))
    for _ in range(cases):
        a, b = _two_sides(rng)
        effect, low, high = numbers_of(function, list(a), list(b), count=3)
        true = mean_of([after - before for before, after in zip(a, b, strict=True)])
        if abs(effect - true.value) > 0.001:
            is_turned = abs(effect + true.value) <= 0.001
            wrong("paired-effect", turned=int(is_turned), got=number(effect), decks=len(a))
        if not low <= effect <= high:
            wrong("paired-order", low=number(low), effect=number(effect), high=number(high))
        times = (high - low) / (true.high - true.low)
        if not 0.88 <= times <= 1.12:
            wrong("paired-width", times=number(times), wide=int(times > 1), decks=len(a))
    return right("paired-right", cases=cases)


def _two_sides(rng: Random) -> tuple[list[float], list[float]]:
    """Both rule sets on the same decks: decks differ far more than the rules do."""
    decks = [rng.gauss(40, 12) for _ in range(rng.randrange(24, 60))]
    change = rng.uniform(-3, 3) or 1.0
    before = [round(deck + rng.gauss(0, 2), 2) for deck in decks]
    return before, [round(deck + change + rng.gauss(0, 2), 2) for deck in decks]


@check
def check_interval(
    function: Any,
    *,
    seed: int | str | None = None,
    decks: int = 8,
    runs: int = 1000,
    language: str = "en",
) -> Said:
    """Does f(values) → (low, high) hold the true mean in 95 of 100 experiments of few decks?"""
    rng = stream("course interval", seed_of(seed))
    held, widths = 0, 0.0
    for _ in range(runs):
        truth, spread = rng.uniform(-20, 20), rng.uniform(1, 15)
        values = [rng.gauss(truth, spread) for _ in range(decks)]
        low, high = numbers_of(function, values, count=2)
        if low > high:
            wrong("interval-order", low=number(low), high=number(high))
        held += low <= truth <= high
        widths += (high - low) / spread
    per_cent = 100 * held / runs
    if not 93 <= per_cent <= 97:
        facts: dict[str, Fact] = {"held": number(per_cent), "short": int(per_cent < 95)}
        wrong("interval", **facts, decks=decks, runs=runs)
    best = 2 * 2.36 / sqrt(decks)  # as wide as it must be, in spreads
    if widths / runs > 1.25 * best:
        wrong("interval-wide", held=number(per_cent), times=number(widths / runs / best))
    return right("interval-right", held=number(per_cent), runs=runs)


@check
def check_sample_size(
    function: Any, *, seed: int | str | None = None, cases: int = 8, language: str = "en"
) -> Said:
    """Does f(spread, smallest) → decks find the smallest difference in 80 of 100 experiments?"""
    rng = stream("course sample size", seed_of(seed))
    for _ in range(cases):
        smallest = rng.choice((0.5, 1.0, 2.0, 3.0))
        spread = round(smallest * rng.uniform(1.6, 6), 1)
        decks = ceil(number_of(function, spread, smallest))
        if decks < 2:
            wrong("size-none", decks=decks, spread=f"{spread:g}", smallest=f"{smallest:g}")
        power = _power(decks, spread, smallest)
        exact = ((NORMAL + 0.8416) * spread / smallest) ** 2
        if not (0.78 <= power <= 0.84 or abs(decks - exact) <= 4):
            facts: dict[str, Fact] = {
                "spread": f"{spread:g}",
                "smallest": f"{smallest:g}",
                "decks": decks,
            }
            wrong("size", **facts, found=round(100 * power), few=int(power < POWER))
    return right("size-right", cases=cases)


def _power(decks: int, spread: float, smallest: float) -> float:
    """How often so many decks show a difference that is there, at a risk of 5 %."""
    return 0.5 * (1 + erf((smallest * sqrt(decks) / spread - NORMAL) / sqrt(2)))


@check
def check_stopping(
    function: Any,
    *,
    seed: int | str | None = None,
    most: int = 40,
    runs: int = 200,
    language: str = "en",
) -> Said:
    """Does f(values) → bool, asked after every deck, seldom claim what is not there, and find what is?"""
    rng = stream("course stopping", seed_of(seed))
    false = sum(_claims(function, _experiment(rng, 0.0, most)) for _ in range(runs))
    if false > 0.1 * runs:
        wrong("stopping-false", percent=round(100 * false / runs), decks=most)
    there = runs // 4
    found = sum(_claims(function, _experiment(rng, 1.0, most)) for _ in range(there))
    if found < 0.8 * there:
        wrong("stopping-blind", percent=round(100 * found / there), decks=most)
    facts = {"false": round(100 * false / runs), "found": round(100 * found / there)}
    return right("stopping-right", **facts)


@check
def check_size(
    function: Any, *, seed: int | str | None = None, runs: int = 400, language: str = "en"
) -> Said:
    """Is f(stopped, fresh) → effect right on average, where `stopped` was looked at until it was clear?"""
    rng = stream("course size", seed_of(seed))
    method = Method("interval", 0.5, least=10, most=100)
    told = list[float]()
    while len(told) < runs:
        seen = looks((rng.gauss(SLIGHT, 1) for _ in range(method.most)), method)
        # What is seen is only what was found
        if seen[-1].verdict == HIGHER:
            stopped = _differences(seen)
            fresh = [rng.gauss(SLIGHT, 1) for _ in stopped]
            found = number_of(function, [5 * one for one in stopped], [5 * one for one in fresh])
            told.append(found / (5 * SLIGHT))
    times = fmean(told)
    if abs(times - 1) > 0.1:
        wrong("effect-size", times=number(times), large=int(times > 1), runs=runs)
    return right("effect-size-right", times=number(times), runs=runs)


def _differences(seen: Sequence[Look]) -> list[float]:
    """What was measured on each deck, from the means after each."""
    sums = [0.0, *(one.block * one.effect for one in seen)]
    return [after - before for before, after in pairwise(sums)]


def _experiment(rng: Random, effect: float, most: int) -> Iterator[list[float]]:
    """The differences measured so far, after every deck; `effect` is in spreads."""
    values: list[float] = []
    for _ in range(most):
        values.append(rng.gauss(5 * effect, 5))
        yield list(values)


def _claims(function: Any, looks: Iterator[list[float]]) -> bool:
    for values in looks:
        told = answer_of(function, values)
        if type(told).__name__ not in ("bool", "bool_"):  # numpy's own truth is welcome
            wrong("stopping-no-bool", got=shown(told), decks=len(values))
        if told:
            return True
    return False
