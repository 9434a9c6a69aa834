"""Plots of what knobs do: a tornado of many, a surface of two."""

from __future__ import annotations

from collections.abc import Sequence
from operator import ne
from typing import TYPE_CHECKING, Any, NamedTuple

from glueckauf import games
from glueckauf.games.knobs import knobs as knobs_of
from glueckauf.lab.design import Design
from glueckauf.lab.intervals import Interval, mean_of
from glueckauf.lab.metrics.metric import Metric
from glueckauf.lab.plot import Plot, Series
from glueckauf.lab.plots.words import all_told, figure, names_of, phrase, saying, told, unit_of
from glueckauf.lab.telling import rules_told

if TYPE_CHECKING:
    from glueckauf.lab.report import Report
    from glueckauf.lab.sweep import Sweep


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


class Turned(NamedTuple):
    """What a tornado is made of: reports or sweeps of one metric at one kind of table."""

    metric: Metric
    design: Design
    changes: list[Change]
    blocks: list[int]
    games: int


def _turned_by(found: Sequence[Report | Sweep]) -> Turned:
    if not found:
        raise ValueError("a tornado needs at least one report or sweep")
    tables = {(one.metric, one.designs[0].players, one.designs[0].game) for one in found}
    if len(tables) > 1:
        raise ValueError("a tornado shows one metric, for one game and one number of players")
    changes = [change for one in found for change in _changes(one)]
    if not changes:
        raise ValueError("a tornado needs rules that differ from the base in one knob")
    blocks, games_played = [one.blocks for one in found], sum(one.games for one in found)
    return Turned(found[0].metrics[0], found[0].designs[0], changes, blocks, games_played)


def _changes(found: Any) -> list[Change]:
    """The knob in which the rules of a report differ, or those of a sweep that turn one knob alone."""
    if not hasattr(found, "cells"):
        a, b = (one.rules for one in found.designs)
        differing = [key for key in a.knobs() if getattr(a, key) != getattr(b, key)]
        if len(differing) != 1:
            named = ", ".join(differing) or "none"
            raise ValueError(f"a tornado needs rules that differ in one knob, not in {named}")
        (knob,) = differing
        return [Change(knob, getattr(a, knob), getattr(b, knob), found.interval)]
    base = found.base_values
    return [
        Change(knob, before, value, one.change)
        for one in found.main
        for knob, before, value in zip(found.knobs, base, one.values, strict=True)
        if value != before and sum(map(ne, one.values, base)) == 1
    ]


def tornado(found: Report | Sweep | Sequence[Report | Sweep], language: str = "") -> Plot:
    """What each knob changes, lowered and raised: from reports or sweeps that turn one knob each."""
    many = list(found) if isinstance(found, Sequence) else [found]
    turned = _turned_by(many)
    language = language or many[0].language
    say, metric = saying(language), turned.metric
    changes = _widest_first(turned.changes)
    names = {knob: _named(knob, own, turned.design, language) for knob, own in changes.items()}
    series = [
        _beams(say(f"tornado-{way}"), changes, names, is_raised)
        for way, is_raised in (("lowered", False), ("raised", True))
    ]
    told_each = [
        told(_set_to(one, turned.design, language), one.effect.value, one.effect[1:], language)
        for own in changes.values()
        for one in own
    ]
    unit = unit_of(metric, language)
    return Plot(
        say("tornado-title", metric=metric.title(language)),
        say("tornado-x"),
        say("tornado-y", unit=unit),
        tuple(one for one in series if one.points),
        say("tornado-alt", unit=unit, told="; ".join(told_each)),
        _caption(turned, language),
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


def _named(knob: str, own: Sequence[Change], design: Design, language: str) -> str:
    """The knob in words, with the values between which it is turned."""

    def value(of: Any) -> str:
        return value_told(knob, of, design.game, design.players, language)

    values = [value(one.value) for one in own]
    middle = sum(not one.is_raised for one in own)
    values.insert(middle, f"[{value(own[0].before)}]")
    label = knobs_of(design.game)[knob].label(language)
    return phrase(language)("tornado-knob", knob=label, values="\u00a0·\u00a0".join(values))


def _set_to(one: Change, design: Design, language: str) -> str:
    label = knobs_of(design.game)[one.knob].label(language)
    value = value_told(one.knob, one.value, design.game, design.players, language)
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


def _caption(turned: Turned, language: str) -> str:
    design, least, most = turned.design, min(turned.blocks), max(turned.blocks)
    return phrase(language)(
        "caption-many",
        blocks=str(least) if least == most else f"{least}–{most}",
        games=turned.games,
        players=design.players,
        bots=names_of(design.bots, language),
        first=design.first,
        rules=rules_told(design.rules, language),
    )


# --- Sweeps ---------------------------------------------------------------------------------


def surface(sweep: Sweep, language: str = "") -> Plot:
    """The metric for every pair of values of two knobs, as a map: darker is more."""
    if len(sweep.knobs) != 2:
        raise ValueError("a surface needs a sweep of two knobs; plot() shows one of one knob")
    language = language or sweep.language
    say, put, base, metric = saying(language), phrase(language), sweep.base, sweep.metrics[0]
    labels = [knobs_of(base.game)[knob].label(language) for knob in sweep.knobs]
    cells = {one.values: one.mean for one in sweep.main}

    def at(axis: int, value: Any) -> str:
        return value_told(sweep.knobs[axis], value, base.game, base.players, language)

    def cell(where: tuple[Any, ...]) -> str:
        x, y = (at(axis, value) for axis, value in enumerate(where))
        value = figure(cells[where].value)
        return put("surface-cell", value=value, x=labels[0], at=x, y=labels[1], beside=y)

    columns, rows = (list(dict.fromkeys(key[axis] for key in cells)) for axis in (0, 1))
    ordered = sorted(cells, key=lambda where: cells[where].value)
    unit = unit_of(metric, language)
    ends = {"lowest": cell(ordered[0]), "highest": cell(ordered[-1])}
    return Plot(
        say("surface-title", metric=metric.title(language)),
        labels[0],
        labels[1],
        tuple(_row(at(1, y), [(at(0, x), cells[x, y]) for x in columns]) for y in rows),
        say("surface-alt", cells=len(ordered), unit=unit, **ends),
        f"{_sweep_caption(sweep, language)} · {say('interval-mean')}",
        of=unit,
    )


def _row(name: str, cells: Sequence[tuple[str, Interval]]) -> Series:
    points = tuple((at, one.value) for at, one in cells)
    return Series(name, "cells", points, tuple((one.low, one.high) for _, one in cells))


def knob_line(sweep: Sweep, language: str = "") -> Plot:
    """The metric for every value of one knob, beside what it is in the base."""
    language = language or sweep.language
    say, base, metric = saying(language), sweep.base, sweep.metrics[0]
    (knob,) = sweep.knobs
    found = sweep.main
    means = [
        (value_told(knob, one.values[0], base.game, base.players, language), one.mean)
        for one in found
    ]
    before = mean_of(sweep.means(0)).value
    unit = unit_of(metric, language)
    name = f"{metric.title(language)} ({unit})".removesuffix(" ()")
    return Plot(
        say("line-title", metric=metric.title(language)),
        knobs_of(base.game)[knob].label(language),
        name,
        (
            Series(
                say("stopping-effect"),
                "points",
                tuple((value, mean.value) for value, mean in means),
                tuple((mean.low, mean.high) for _, mean in means),
            ),
            Series(say("line-base"), "bounds", tuple((value, before) for value, _ in means)),
        ),
        say("line-alt", unit=unit, told=all_told(means, language), base=figure(before)),
        f"{_sweep_caption(sweep, language)} · {say('interval-mean')}",
    )


def _sweep_caption(sweep: Sweep, language: str) -> str:
    """Of how many games, and what the base is."""
    told_base = phrase(language)("line-rules", rules=rules_told(sweep.base.rules, language))
    played = phrase(language)(
        "caption",
        blocks=sweep.blocks,
        games=sweep.games,
        players=sweep.base.players,
        bots=names_of(sweep.base.bots, language),
        first=sweep.seeds[0],
        last=sweep.seeds[-1],
    )
    return f"{told_base} · {played}"
