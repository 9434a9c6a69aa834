"""Plots of what knobs do: a tornado of many, a surface of two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from glueckauf import games
from glueckauf.games.knobs import knobs as knobs_of
from glueckauf.lab.intervals import Interval
from glueckauf.lab.metrics.metric import Metric
from glueckauf.lab.plot import Plot, Series
from glueckauf.lab.plots.words import figure, names_of, phrase, saying, told
from glueckauf.lab.telling import rules_told


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
        raise ValueError(
            "a tornado needs reports of one metric, one game and one number of players"
        )
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

    def value(of: Any) -> str:
        return value_told(knob, of, report.game, report.players, language)

    values = [value(one.value) for one in own]
    middle = sum(not one.is_raised for one in own)
    values.insert(middle, f"[{value(own[0].before)}]")
    label = knobs_of(report.game)[knob].label(language)
    return phrase(language)("tornado-knob", knob=label, values="\u00a0· ".join(values))


def _turned(one: Change, report: Any, language: str) -> str:
    label = knobs_of(report.game)[one.knob].label(language)
    value = value_told(one.knob, one.value, report.game, report.players, language)
    return phrase(language)("tornado-told", knob=label, value=value)


def value_told(knob: str, value: Any, game: str, players: int, language: str) -> str:
    """A value in words; of one for each number of players, that of these."""
    known = knobs_of(game)[knob]
    if known.is_by_players and isinstance(value, list | tuple):
        value = value[games.room(game).PLAYERS.index(players)]
    if isinstance(value, bool):
        return phrase(language)("switch", on=int(value))
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    return known.choice(value, language) if isinstance(value, str) else str(value)


def _caption(reports: Sequence[Any], language: str) -> str:
    first = reports[0]
    blocks = sorted({one.blocks for one in reports})
    return phrase(language)(
        "caption-many",
        blocks=str(blocks[0]) if len(blocks) == 1 else f"{blocks[0]}–{blocks[-1]}",
        games=sum(one.games for one in reports),
        players=first.players,
        bots=names_of(first.bots, language),
        first=first.seeds[0],
        rules=rules_told(first.rules_a, language),
    )


# --- Two knobs ------------------------------------------------------------------------------


class Surface(NamedTuple):
    """The results of a metric for the values of two knobs."""

    metric: Metric
    game: str
    players: int
    knobs: tuple[
        str, str
    ]  # the one whose values stand below, and the one whose values stand beside
    cells: Mapping[tuple[Any, Any], Interval]  # by their values


def drawn_surface(found: Surface, caption: str, language: str) -> Plot:
    """A map: darker is more."""
    say, put = saying(language), phrase(language)
    labels = [knobs_of(found.game)[knob].label(language) for knob in found.knobs]

    def at(axis: int, value: Any) -> str:
        return value_told(found.knobs[axis], value, found.game, found.players, language)

    def cell(where: tuple[Any, Any]) -> str:
        x, y = (at(axis, value) for axis, value in enumerate(where))
        value = figure(found.cells[where].value)
        return put("surface-cell", value=value, x=labels[0], at=x, y=labels[1], beside=y)

    columns, rows = (list(dict.fromkeys(key[axis] for key in found.cells)) for axis in (0, 1))
    ordered = sorted(found.cells, key=lambda where: found.cells[where].value)
    unit = found.metric.unit(language)
    return Plot(
        say("surface-title", metric=found.metric.title(language)),
        labels[0],
        labels[1],
        tuple(_row(at(1, y), [(at(0, x), found.cells.get((x, y))) for x in columns]) for y in rows),
        say(
            "surface-alt",
            cells=len(ordered),
            unit=unit,
            lowest=cell(ordered[0]),
            highest=cell(ordered[-1]),
        ),
        caption,
        of=unit,
    )


def _row(name: str, cells: Sequence[tuple[str, Interval | None]]) -> Series:
    found = [(at, one) for at, one in cells if one is not None]
    return Series(
        name,
        "cells",
        tuple((at, one.value) for at, one in found),
        tuple((one.low, one.high) for _, one in found),
    )
