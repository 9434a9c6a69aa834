"""What the lab promises of its errors holds on simulated experiments, and beside published methods.

`python -m tests.bench.statistics` measures the same with many more of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf, isclose, log, sqrt

import pytest

from glueckauf.lab.intervals import FEW, Moments, mean_of, might, share_between, student_within
from glueckauf.lab.stopping import (
    HIGHER,
    LEAST,
    LOWER,
    SAME,
    UNDECIDED,
    Look,
    Method,
    always_valid,
    bounds,
)
from tests.bench.statistics import CASES, DECKS, experiments, ours, rates, too_large

PROMISED = 0.05
BY_NAME = {case.name: case for case in CASES}
LARGE = ("0 in 98 %, 4 in 2 %", "−0.08 in 98 %, 3.92 in 2 %")
RUNS = 500


def believing(
    differences: Sequence[float], reaches: Sequence[float], method: Method
) -> Iterator[Look]:
    """A method that takes the scatter as it is: no scatter decides, and the test knows no skewness."""
    seen, verdict, refuted = Moments(), UNDECIDED, [False, False]
    for one in differences:
        seen.add(one)
        number, mean, variance = seen.number, seen.mean, seen.variance
        weight = number * (log(400) + log(log(400) + 1)) / 100
        reach = 2 * (weight + 1) / weight * log(sqrt(weight + 1) / method.alpha) / number
        wide = inf
        if number > 1 and reach < 1:
            wide = sqrt(variance * number / (number - 1) * reach / (1 - reach))
        if verdict == UNDECIDED and number >= method.least and method.stop == "interval":
            if abs(mean) > wide or not variance:
                verdict = HIGHER if mean > 0 else LOWER if mean < 0 else SAME
            elif abs(mean) + wide < method.smallest:
                verdict = SAME
        elif verdict == UNDECIDED and number >= method.least:
            lower, upper = bounds(method.alpha * 0.45, method.beta)
            for n, effect in enumerate((method.smallest, -method.smallest)):
                found = number / 2 * log((variance + mean**2) / (variance + (mean - effect) ** 2))
                if not refuted[n] and found >= upper:
                    verdict = (HIGHER, LOWER)[n]
                refuted[n] = refuted[n] or found <= lower
            if verdict == UNDECIDED and all(refuted):
                verdict = SAME
        yield Look(number, mean, mean - wide, mean + wide, 0.0, 0.0, verdict)


@pytest.mark.parametrize("name", ["normal, no effect", "exponential, no effect"])
def test_the_sequential_test_raises_no_more_false_alarms_than_it_says(name: str) -> None:
    assert rates(BY_NAME[name], "sprt", RUNS).wrong <= PROMISED


def test_a_test_that_knows_no_skewness_raises_more() -> None:
    assert rates(BY_NAME["exponential, no effect"], "sprt", RUNS, seen=believing).wrong > PROMISED


@pytest.mark.parametrize("name", LARGE)
def test_rare_and_large_effects_are_not_denied(name: str) -> None:
    found = rates(BY_NAME[name], "interval", 120)
    assert found.wrong <= PROMISED
    assert found.missed <= PROMISED


@pytest.mark.parametrize("name", LARGE)
def test_a_method_that_believes_no_scatter_denies_them(name: str) -> None:
    found = rates(BY_NAME[name], "interval", 120, seen=believing)
    assert found.wrong > 5 * PROMISED
    assert found.missed > 5 * PROMISED


def test_what_was_looked_at_until_it_was_clear_is_told_too_large() -> None:
    for effect, too_much in ((0.11, 1.8), (0.18, 1.25)):
        found, told, fresh = too_large(effect, 250)
        assert found > 0.1
        assert told > too_much
        assert abs(fresh - 1) < 0.15


def test_no_interval_has_no_width() -> None:
    for case in CASES:
        for differences, reaches in experiments(case, 1, 7):
            method = Method("interval", case.smallest, least=LEAST, most=DECKS)
            assert all(one.low < one.high for one in ours(differences, reaches, method))


# --- Beside published methods ---------------------------------------------------------------


def test_the_share_that_might_differ_is_that_of_clopper_and_pearson() -> None:
    stats = pytest.importorskip("scipy.stats")
    for number in (10, 40, 400):
        exact = stats.binomtest(0, number, alternative="less").proportion_ci(0.95, method="exact")
        assert isclose(might(number), exact.high)
    for found, number in ((3, 60), (19, 200)):  # it may be looked at again and again
        exact = stats.binomtest(found, number).proportion_ci(0.95, method="exact")
        low, high = share_between(float(found), number, 0.05)
        assert low <= exact.low
        assert exact.high <= high < exact.high + 4 * (exact.high - exact.low)


def test_ordinary_intervals_are_those_of_student() -> None:
    stats = pytest.importorskip("scipy.stats")
    differences, _ = next(experiments(BY_NAME["normal, ¼ SD"], 1, 3))
    ours_, theirs = (
        mean_of(differences),
        stats.ttest_1samp(differences, 0).confidence_interval(0.95),
    )
    assert ours_.low == pytest.approx(theirs.low, abs=1e-3)
    assert ours_.high == pytest.approx(theirs.high, abs=1e-3)
    for freedom in (3, 40, 399):
        assert isclose(student_within(freedom, 0.01), stats.t.ppf(0.995, freedom), rel_tol=1e-9)


def test_moments_are_those_of_scipy() -> None:
    stats = pytest.importorskip("scipy.stats")
    differences, _ = next(experiments(BY_NAME["gamma(3), ¼ SD"], 1, 3))
    assert isclose(Moments(differences).skewness, stats.skew(differences), rel_tol=1e-9)


def test_the_always_valid_interval_is_as_wide_as_published_ones() -> None:
    """`ville` mixes normal distributions, too; ours is a little wider, for its scatter is about the effect asked for."""
    ville = pytest.importorskip("ville")
    differences, _ = next(experiments(BY_NAME["normal, ¼ SD"], 1, 3))
    theirs = ville.AsymptoticCS(min_samples=LEAST, t_opt=100).fit(differences)
    seen = Moments()
    for n, one in enumerate(differences):
        seen.add(one)
        if n + 1 >= LEAST:
            sure = always_valid(seen)
            times = (sure.high - sure.low) / (theirs.upper_[n] - theirs.lower_[n])
            assert 0.95 < times < 1.3


def test_rare_bounds_are_within_those_of_a_published_bound() -> None:
    """Of bounded differences with a known bound, an empirical Bernstein sequence is wider where few differ."""
    ville = pytest.importorskip("ville")
    case = BY_NAME["0 in 98 %, 4 in 2 %"]
    differences, _ = next(experiments(case, 1, 3))
    theirs = ville.EmpiricalBernsteinCS(bounds=(-4, 4)).fit(differences)
    seen = Moments(differences[:200])
    assert 0 < seen.differing < FEW
    sure = always_valid(seen, reach=4.0)
    assert theirs.lower_[199] < sure.low < case.truth < sure.high < theirs.upper_[199]
