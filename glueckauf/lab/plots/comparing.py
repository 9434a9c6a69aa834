"""Plots of one comparison: every deck's difference, and how the question was decided."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Any

from glueckauf.lab.plot import Ends, Plot, Series
from glueckauf.lab.plots.words import figure, names_of, phrase, plain, saying, sides_told, unit_of

if TYPE_CHECKING:
    from glueckauf.lab.report import Report


def paired_differences(report: Report, language: str = "") -> Plot:
    """What B has more than A on every deck, and the mean with its interval."""
    language = language or report.language
    say, metric = saying(language), report.metrics[0]
    unit = unit_of(metric, language)
    differences = report.differences()
    points = tuple(zip(report.seeds, differences, strict=True))
    ends = (report.low, report.high)
    mean = tuple((deck, report.effect) for deck in (points[0][0], points[-1][0]))
    alt = say(
        "differences-alt",
        decks=len(points),
        above=sum(one > 0 for one in differences),
        below=sum(one < 0 for one in differences),
        even=sum(one == 0 for one in differences),
        least=figure(min(differences)),
        most=figure(max(differences)),
        unit=unit,
        **_answer(report),
    )
    return Plot(
        say("differences-title", metric=metric.title(language)),
        say("deck"),
        say("differences-y", unit=unit),
        (
            Series(say("differences-one"), "points", points),
            Series(say("differences-mean"), "lines", mean, (ends, ends)),
        ),
        alt,
        f"{_caption(report, language)} · {say('interval-always')}",
        limits=_limits([*differences, report.effect], ends),
    )


def stopping_path(report: Report, language: str = "") -> Plot:
    """What was known after every deck, and the bounds at which it was decided."""
    language = language or report.language
    say = saying(language)
    drawn = _by_interval if report.stop == "interval" else _by_ratio
    y, series, limits = drawn(report, language)
    last = report.looks[-1]
    alt = say(
        "stopping-alt",
        decks=last.block,
        verdict=report.verdict.replace(" ", "-"),
        stop=report.stop,
        most=report.method.most,
        unit=unit_of(report.metrics[0], language),
        **_answer(report),
    )
    return Plot(
        say("stopping-title", metric=report.metrics[0].title(language)),
        say("decks-so-far"),
        y,
        tuple(series),
        alt,
        _caption(report, language),
        limits=limits,
    )


Drawn = tuple[str, list[Series], Ends | None]


def _by_interval(report: Report, language: str) -> Drawn:
    """The interval closing; decided when it no longer contains 0, or lies within what does not matter."""
    say = saying(language)
    looks = [one for one in report.looks if isfinite(one.low)] or report.looks[-1:]
    effects = tuple((one.block, one.effect) for one in looks)
    ends = tuple((one.low, one.high) for one in looks)
    smallest, edges = report.method.smallest, (looks[0].block, looks[-1].block)
    series = [
        Series(say("stopping-effect"), "lines", effects, ends),
        *(
            Series(say(key), "bounds", tuple((block, end) for block in edges))
            for key, end in (("stopping-matters", smallest), ("stopping-matters-less", -smallest))
        ),
        _stopped(report, effects[-1], language),
    ]
    values = [value for _, value in effects]
    unit = unit_of(report.metrics[0], language)
    return (
        say("differences-y", unit=unit),
        series,
        _limits([*values, smallest, -smallest, *filter(isfinite, ends[-1])], ends[len(ends) // 3]),
    )


def _by_ratio(report: Report, language: str) -> Drawn:
    """Both tests: for more, and for less; a ratio without end is drawn up to the edge."""
    say, looks = saying(language), report.looks
    row = report.path[-1]
    lower, upper = row["lower"], row["upper"]
    smallest, edges = plain(report.method.smallest), (looks[0].block, looks[-1].block)
    up = tuple((one.block, one.up) for one in looks)
    down = tuple((one.block, one.down) for one in looks)
    unit = unit_of(report.metrics[0], language)
    ended = down if report.verdict == "lower" else up  # the test that decided
    series = [
        Series(say("stopping-more", smallest=smallest, unit=unit), "lines", up),
        Series(say("stopping-less", smallest=smallest, unit=unit), "lines", down),
        Series(say("stopping-upper"), "bounds", tuple((block, upper) for block in edges)),
        Series(say("stopping-lower"), "bounds", tuple((block, lower) for block in edges)),
        _stopped(report, ended[-1], language),
    ]
    reach = 2.5 * max(upper, -lower)
    seen = [value for _, value in (*up, *down) if abs(value) <= reach]
    low, high = min([*seen, lower]), max([*seen, upper])
    beyond = 0.08 * (high - low)
    return say("stopping-ratio"), series, (low - beyond, high + beyond)


def _stopped(report: Report, at: tuple[int, float], language: str) -> Series:
    verdict = report.verdict.replace(" ", "-")
    name = saying(language)("stopping-end", decks=at[0], verdict=verdict)
    return Series(name, "points", (at,))


def _limits(values: list[float], ends: Ends) -> Ends:
    """All values, and the interval if it ends."""
    if all(map(isfinite, ends)):
        values = [*values, *ends]
    low, high = min(0.0, *values), max(0.0, *values)
    beyond = 0.05 * (high - low) or 1.0
    return low - beyond, high + beyond


def _answer(report: Report) -> dict[str, Any]:
    """The effect and its interval as facts; where it has no end, `sure` is 0."""
    sure = isfinite(report.low) and isfinite(report.high)
    return {
        "effect": figure(report.effect),
        "low": figure(report.low) if sure else "",
        "high": figure(report.high) if sure else "",
        "sure": int(sure),
    }


def _caption(report: Report, language: str) -> str:
    told = phrase(language)(
        "caption",
        blocks=report.blocks,
        games=report.games,
        players=report.players,
        bots=names_of(report.bots, language),
        first=report.seeds[0],
        last=report.seeds[-1],
    )
    return f"{sides_told([report.rules_a, report.rules_b], language)} · {told}"
