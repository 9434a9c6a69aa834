"""Rules to stop keep their promise although they look after every block; peeking does not."""

from __future__ import annotations

from collections.abc import Callable
from math import inf, isclose, log
from random import Random

import pytest

from glueckauf.core.streams import stream
from glueckauf.lab.intervals import FEW, Moments, mean_of, might, rare, share_between
from glueckauf.lab.stopping import (
    FAR,
    LEAST,
    SURER,
    Judge,
    Method,
    always_valid,
    always_valid_p,
    bounds,
    holm,
    looks,
    peeking,
    ratio,
)

RUNS, MOST = 400, 300
NOISE = 0.03  # what luck may add to a rate of 5 % in so many runs, in 99.7 of 100 cases

Draw = Callable[[Random], float]


def normal(rng: Random) -> float:
    return rng.gauss(0, 4)


def skewed(rng: Random) -> float:
    """As waiting times are: most a little below 0, some far above."""
    return 4 * (rng.gammavariate(3, 1) - 3) / 3**0.5


def discrete(rng: Random) -> float:
    """Mostly nothing happens."""
    return rng.choice([-8.0, *[0.0] * 6, 8.0])


def runs(draw: Draw, effect: float = 0.0) -> list[list[float]]:
    rng = stream("test of stopping", draw.__name__)
    return [[draw(rng) + effect for _ in range(MOST)] for _ in range(RUNS)]


def verdicts(stop: str, found: list[list[float]], smallest: float = 1.0) -> list[str]:
    method = Method(stop, smallest, least=LEAST, most=MOST).checked()
    return [looks(one, method)[-1].verdict for one in found]


@pytest.mark.parametrize("stop", ["sprt", "interval"])
@pytest.mark.parametrize("draw", [normal, skewed, discrete])
def test_where_nothing_is_nothing_is_found(draw: Draw, stop: str) -> None:
    found = verdicts(stop, runs(draw))
    alarms = [one for one in found if one in ("higher", "lower")]
    assert len(alarms) <= (0.05 + NOISE) * RUNS


@pytest.mark.parametrize("stop", ["sprt", "interval"])
@pytest.mark.parametrize(("effect", "verdict"), [(2.0, "higher"), (-2.0, "lower")])
def test_what_is_there_is_found(stop: str, effect: float, verdict: str) -> None:
    """Of half a standard deviation, which matters from a quarter on."""
    found = verdicts(stop, runs(normal, effect))
    assert found.count(verdict) >= (0.95 - NOISE) * RUNS


def test_no_difference_is_an_answer() -> None:
    found = verdicts("sprt", runs(normal), smallest=2.0)
    assert found.count("no difference") >= (0.90 - NOISE) * RUNS


def test_the_interval_holds_the_truth_after_all_blocks_at_once() -> None:
    missed = 0
    for one in runs(normal, 0.7):
        seen = Moments()
        for difference in one:
            seen.add(difference)
            sure = always_valid(seen)
            if seen.number >= LEAST and not sure.low <= 0.7 <= sure.high:
                missed += 1
                break
    assert missed <= (0.05 + NOISE) * RUNS


def test_peeking_breaks_the_promise() -> None:
    """Every one of these looks is at an interval of 95 %."""
    found = runs(normal)
    alarms = sum(peeking(one) is not None for one in found)
    once = sum(mean_of(one[:100]).low > 0 or mean_of(one[:100]).high < 0 for one in found)
    assert once <= (0.05 + NOISE) * RUNS
    assert alarms > 0.25 * RUNS


def test_wald_bounds() -> None:
    lower, upper = bounds(0.05, 0.05)
    assert (round(lower, 2), round(upper, 2)) == (-2.94, 2.94)
    # most of alpha is for the two tests, half of it on each side
    assert Judge(Method(alpha=0.1 / (1 - FAR), beta=0.05 / SURER)).bounds == pytest.approx(
        (lower, upper)
    )


def test_ratios_by_hand() -> None:
    # ten differences with mean 1 and variance 4: 4 + 1 about 0, and 4 about 1
    seen = Moments([3.0, -1.0] * 5)
    assert isclose(ratio(seen, 1.0), 5 * log(5 / 4))
    assert isclose(ratio(Moments([2.5, -1.5] * 5), 1.0), 0.0, abs_tol=1e-12)
    assert ratio(Moments([0.0] * 10), 1.0) == 0, "nothing scatters, so that nothing is said"


def test_what_is_skewed_says_less_on_its_short_side() -> None:
    long_up = Moments([-1.0, -1.5, -1.0, 3.5] * 10)
    long_down = Moments([1.0, 1.5, 1.0, -3.5] * 10)
    assert isclose(long_up.skewness, -long_down.skewness)
    assert isclose(ratio(long_up, 1.0), ratio(long_down, -1.0))
    away = (
        long_up.mean - 1
    ) / long_up.variance**0.5  # short of an effect of 1: below it, on the short side
    less = 1 - 2 / 3 * long_up.skewness * away
    assert less > 1.3
    none = log(1 + long_up.mean**2 / long_up.variance)
    assert isclose(ratio(long_up, 1.0), 20 * (none - log(1 + away**2) / less))


@pytest.mark.parametrize("stop", ["sprt", "interval"])
@pytest.mark.parametrize("difference", [0.0, 3.0, -3.0])
def test_no_scatter_decides_nothing(stop: str, difference: float) -> None:
    """However many decks say the same: nobody knows how far the next one lies."""
    found = looks([difference] * 400, Method(stop, least=12))
    assert (len(found), found[-1].verdict) == (400, "undecided")
    assert (found[-1].low, found[-1].high) == (-inf, inf)


@pytest.mark.parametrize("stop", ["sprt", "interval"])
@pytest.mark.parametrize(
    ("difference", "verdict"), [(0.0, "no difference"), (3.0, "higher"), (-3.0, "lower")]
)
def test_how_often_times_how_much_decides(stop: str, difference: float, verdict: str) -> None:
    """No deck is taken to differ by more than the metric itself did, here 20."""
    found = looks([difference] * 400, Method(stop, least=12), [20.0] * 400)
    assert found[-1].verdict == verdict
    assert 12 < len(found) < 400
    assert all(one.low < one.effect < one.high for one in found)


def test_the_share_that_might_differ() -> None:
    """The rule of three, and bounds that may be looked at again and again."""
    assert isclose(might(40), 0.0722, abs_tol=1e-4)
    assert isclose((1 - might(300)) ** 300, 0.05)
    low, high = share_between(0.0, 40, 0.05)
    assert low == 0
    assert might(40) < high < 1.2 * might(40)
    low, high = share_between(7.5, 60, 0.05)
    assert low < 7.5 / 60 < high


def test_few_that_differ_are_asked_how_often_and_how_much() -> None:
    seen = Moments([2.0] * 60 + [5.0, 5.0, -1.0])
    assert (seen.usual, seen.differing, seen.is_rare) == (2.0, 3, True)
    found = rare(seen, 0.05, 6.0)
    up, down = share_between(6 / 9, 63, 0.025), share_between(3 / 9, 63, 0.025)
    assert isclose(found.low, 2 + 9 * (up[0] - down[1]))
    assert isclose(found.high, 2 + 9 * (up[1] - down[0]))
    assert mean_of([2.0] * 60 + [5.0, 5.0, -1.0], reach=6.0) == found
    assert not Moments([2.0] * 60 + [5.0, 6.0] * (FEW // 2)).is_rare
    assert not Moments([1.0, 2.0]).is_rare, "few decks that all differ scatter"


def test_effects_far_beyond_the_smallest_are_seen() -> None:
    """Both hypotheses explain them badly, so that the ratio alone would wait for long."""
    rng = Random(5)
    seen = looks((rng.gauss(-20, 4) for _ in range(100)), Method(smallest=1.0, least=40, most=100))
    assert (len(seen), seen[-1].verdict) == (40, "lower")
    assert seen[-1].down < Judge(Method()).bounds[1], "the ratio has not said it yet"


def test_a_test_that_has_ended_stays_ended() -> None:
    """An effect of +1 is refuted first; what comes later may only speak of −1."""
    judge = Judge(Method(least=2, most=1000))
    for one in [-3.0, -1.0] * 5:
        judge.see(one)
    assert judge.verdict == "lower"
    judge = Judge(Method(least=2, most=1000))
    seen = [judge.see(one).verdict for one in [-1.6, 0.4] * 6 + [4.0, 6.0] * 6]
    assert "higher" not in seen


def test_nothing_is_decided_before_the_least_number() -> None:
    found = looks([5.0, 5.1] * 30, Method(least=25))
    assert [one.verdict for one in found[:-1]] == ["undecided"] * 24
    assert found[-1].block == 25


@pytest.mark.parametrize("mean", [0.2, 0.5, 0.61, 0.62, 0.8, 1.5])
def test_chance_and_interval_agree(mean: float) -> None:
    for number in (20, 60, 200):
        seen = Moments([mean + 2, mean - 2] * (number // 2))
        assert (always_valid(seen).low > 0) == (always_valid_p(seen) < 0.05)
        flat = Moments([mean] * number)
        assert (always_valid(flat, reach=9.0).low > 0) == (always_valid_p(flat, reach=9.0) < 0.05)
    mirrored = Moments([-mean + 2, -mean - 2] * 100)
    assert isclose(always_valid_p(seen), always_valid_p(mirrored))


def test_moments() -> None:
    numbers = [1.0, 2.0, 4.0, 9.0]
    seen = Moments(numbers)
    assert (seen.number, seen.mean) == (4, 4.0)
    assert isclose(seen.variance, 9.5)
    assert isclose(seen.skewness, (-27 - 8 + 0 + 125) / 4 / 9.5**1.5)
    assert Moments().variance == Moments().skewness == 0


def test_holm_by_hand() -> None:
    """The example of many textbooks: the least times four, the next times three, …, never falling."""
    found = holm([0.01, 0.04, 0.03, 0.005])
    assert [round(one, 6) for one in found] == [0.03, 0.06, 0.06, 0.02]
    assert holm([]) == []
    assert holm([0.6, 0.7]) == [1.0, 1.0]


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"stop": "coin"}, "stop must be sprt or interval, not 'coin'"),
        ({"smallest": 0.0}, "smallest must be more than 0"),
        ({"smallest": inf}, "smallest must be more than 0"),
        ({"alpha": 0.6}, "alpha must be between 0 and 0.5, not 0.6"),
        ({"beta": 0.0}, "beta must be between 0 and 0.5"),
        ({"least": 1}, "2 ≤ least ≤ most"),
        ({"least": 50, "most": 40}, "2 ≤ least ≤ most, not 50 and 40"),
    ],
)
def test_what_cannot_be_used_is_refused(settings: dict[str, float], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        Method(**settings).checked()  # type: ignore[arg-type]  # wrong on purpose
