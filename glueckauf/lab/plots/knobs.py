"""Plots of what knobs do: a tornado of many, a surface of two."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from glueckauf.games.knobs import knobs as knobs_of
from glueckauf.lab.intervals import Interval
from glueckauf.lab.plot import Plot, Series
from glueckauf.lab.plots.words import figure, names_of, phrase, saying, told


class Change(NamedTuple):
    """What one knob does when it is turned to a value."""

    knob: str
    before: Any
    value: Any
    effect: Interval

    @property
    def is_raised(self) -> bool:
        """Of lists the sum says it; where nothing is more or less, another value counts as more."""
        return _size(self.value) >= _size(self.before)


def _size(value: Any) -> float:
    if isinstance(value, list | tuple):
        return sum(map(_size, value))
    return float(value) if isinstance(value, bool | int | float) else 0.0


def change_of(report: Any) -> Change:
    """The knob in which the two rule sets of a report differ; ValueError if it is not one."""
    a, b = (report.rules_a, report.rules_b)
    differing = [key for key in a.knobs() if getattr(a, key) != getattr(b, key)]
    if len(differing) != 1:
        named = ", ".join(differing) or "none"
        raise ValueError(f"a tornado needs reports whose rules differ in one knob, not in {named}")
    (knob,) = differing
    return Change(knob, getattr(a, knob), getattr(b, knob), report.interval)


def tornado(found: Any, language: str = "") -> Plot:
    """What each knob changes, lowered and raised, from reports that have turned one knob each."""
    reports: Sequence[Any] = found if isinstance(found, Sequence) else found.reports
    if not reports:
        raise ValueError("a tornado needs at least one report")
    if len({(one.metric, one.players, one.game) for one in reports}) > 1:
        raise ValueError("a tornado needs reports of one metric, one game and one number of players")
    first = reports[0]
    language = language or first.language
    say, metric = saying(language), first.metrics[0]
    changes = _widest_first([change_of(one) for one in reports])
    names = {knob: _named(knob, own, first, language) for knob, own in changes.items()}
    series = [
        _beams(say(f"tornado-{way}"), changes, names, is_raised)
        for way, is_raised in (("lowered", False), ("raised", True))
    ]
    told_each = [
        told(_turned(one, first, language), one.effect.value, one.effect[1:], language)
        for own in changes.values()
        for one in own
    ]
    unit = metric.unit(language)
    return Plot(
        say("tornado-title", metric=metric.title(language)),
        say("tornado-x"),
        say("tornado-y", unit=unit),
        tuple(one for one in series if one.points),
        say("tornado-alt", unit=unit, told="; ".join(told_each)),
        _caption(reports, language),
        is_turned=True,
    )


def _widest_first(changes: Sequence[Change]) -> dict[str, list[Change]]:
    """By knob, the one that moves the result most first; of each, the lowest value first."""
    found: dict[str, list[Change]] = {}
    for one in changes:
        found.setdefault(one.knob, []).append(one)
    own = {knob: sorted(each, key=lambda one: _size(one.value)) for knob, each in found.items()}
    reach = {knob: max(abs(one.effect.value) for one in each) for knob, each in own.items()}
    return {knob: own[knob] for knob in sorted(own, key=lambda knob: -reach[knob])}


def _beams(
    name: str, changes: dict[str, list[Change]], names: dict[str, str], is_raised: bool
) -> Series:
    """Of each knob the value that lies farthest in this direction."""
    points, ends = [], []
    for knob, own in changes.items():
        turned = [one for one in own if one.is_raised is is_raised]
        if turned:
            one = turned[-1] if is_raised else turned[0]
            points.append((names[knob], one.effect.value))
            ends.append((one.effect.low, one.effect.high))
    return Series(name, "beams", tuple(points), tuple(ends))


def _named(knob: str, own: Sequence[Change], report: Any, language: str) -> str:
    """The knob in words, with the values between which it is turned."""
    values = [_value(one.value, report, language) for one in own]
    middle = sum(_size(one.value) < _size(one.before) for one in own)
    values.insert(middle, f"[{_value(own[0].before, report, language)}]")
    label = knobs_of(report.game)[knob].label(language)
    return phrase(language)("tornado-knob", knob=label, values=" · ".join(values))
