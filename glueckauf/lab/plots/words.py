"""What all plots say: numbers, intervals, rule sets, and of how many games they are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import isfinite
from typing import Any

from glueckauf.core.texts import Fact, listed, phrase_of, tell
from glueckauf.lab.intervals import Interval
from glueckauf.lab.metrics.metric import Metric
from glueckauf.lab.plots.frame import number
from glueckauf.lab.telling import rules_told

ROOM = "lab"
Say = Callable[..., str]


def saying(language: str) -> Say:
    """What tells a message of the plots: `say("river-title", games=3)`."""

    def say(key: str, **facts: Fact) -> str:
        return tell(ROOM, f"plot-{key}", facts, language)

    return say


def phrase(language: str) -> Say:
    """The same, to be put into a sentence."""

    def put(key: str, **facts: Fact) -> str:
        return phrase_of(ROOM, f"plot-{key}", facts, language)

    return put


def told(name: str, value: float, ends: tuple[float, float] | None, language: str) -> str:
    """A name with its number, and with the interval if there is one: "first 80.2 (78.0 to 82.4)"."""
    low, high = ends or (float("-inf"), float("inf"))
    facts: dict[str, Fact] = {"name": name, "value": figure(value)}
    if not (isfinite(low) and isfinite(high)):
        return phrase_of(ROOM, "plot-told", facts, language)
    facts |= {"low": figure(low), "high": figure(high)}
    return phrase_of(ROOM, "plot-told-interval", facts, language)


def all_told(
    found: Iterable[tuple[str, Interval]], language: str, *, with_ends: bool = True
) -> str:
    """Several of them, as a list."""
    each = [told(name, one.value, one[1:] if with_ends else None, language) for name, one in found]
    return "; ".join(each)


def figure(value: float) -> str:
    """A number in a sentence: to a tenth, smaller ones to a hundredth."""
    return number(value, 0.1 if abs(value) >= 1 or value == 0 else 0.01)


def plain(value: float) -> str:
    """A number without zeros that say nothing."""
    if not isfinite(value):
        return number(value)
    return f"{value:.2f}".rstrip("0").rstrip(".").replace("-", "−")


def unit_of(metric: Metric, language: str) -> str:
    """What a metric counts; one of somebody's own does not say it."""
    return metric.unit(language) or phrase_of(ROOM, "plot-unit", {}, language)


def names_of(bots: Sequence[str], language: str) -> str:
    """Who played: each once."""
    return listed(ROOM, list(dict.fromkeys(bots)), language)


def sides_told(rules: Sequence[Any], language: str) -> str:
    """Which rules A and B stand for."""
    put = phrase(language)
    told_each = [
        put("side-means", side=side, rules=rules_told(one, language))
        for side, one in zip("AB", rules, strict=False)
    ]
    return " · ".join(told_each)
