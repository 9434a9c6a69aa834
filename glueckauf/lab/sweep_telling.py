"""What a sweep says, in words, as a table and as a plot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from glueckauf.lab.knobs import knobs, value_told
from glueckauf.lab.plot import COLOURS, Plot, Series
from glueckauf.lab.telling import between, number, rules_told, saying, seats_told

if TYPE_CHECKING:
    from glueckauf.lab.sweep import Found, Sweep


def question(sweep: Sweep, language: str) -> str:
    known = knobs(sweep.base.game)
    first, *others = (known[name].label(language) for name in sweep.knobs)
    return saying(language)(
        "sweep-question",
        metric=sweep.metrics[0].title(language),
        knob=first,
        other=others[0] if others else "",
        knobs=len(sweep.knobs),
    )


def answer(sweep: Sweep, language: str) -> str:
    """Which values make a difference, in one sentence."""
    sure = [one for one in sweep.main if one.change.low > 0 or one.change.high < 0]
    told = ", ".join(" / ".join(map(value_told, one.values)) for one in sure)
    tried = sum(not one.is_base for one in sweep.main)
    return saying(language)("sweep-answer", n=len(sure), tried=tried, values=told)


def caption(sweep: Sweep, language: str) -> str:
    """What was played, and how intervals are to be read."""
    say = saying(language)
    played = say(
        "report-played",
        players=sweep.base.players,
        seats=seats_told(sweep.base, language),
        first=sweep.seeds[0],
        last=sweep.seeds[-1],
    )
    told = say(
        "sweep-caption",
        rules=rules_told(sweep.base.rules, language),
        games=sweep.games,
        version=sweep.version,
    )
    return f"{played} {told}"


def table(sweep: Sweep, language: str) -> tuple[list[str], list[list[str]]]:
    """The heads and the cells of the table; the metric is named where there are several."""
    say = saying(language)
    titles = {one.name: one.title(language) for one in sweep.metrics}
    several = len(titles) > 1
    columns = (*(["metric"] if several else []), "mean", "interval", "change", "change-interval")
    lines = []
    for one in sweep.found:
        same = say("sweep-base") if one.is_base else ""
        lines.append(
            [
                *map(value_told, one.values),
                *([titles[one.metric]] if several else []),
                number(one.mean.value),
                between(one.mean.low, one.mean.high, signed=False),
                same or number(one.change.value, True),
                "" if same else between(one.change.low, one.change.high),
            ]
        )
    return [*sweep.knobs, *(say("sweep-head", column=column) for column in columns)], lines


# --- The plot -------------------------------------------------------------------------------


def plot(sweep: Sweep, language: str) -> Plot:
    """The metric over the knob, with its intervals; of two knobs, one line for each value of one."""
    metric, along = sweep.metrics[0], _along(sweep)
    unit = metric.unit(language)
    series = _spans(sweep, language) if len(sweep.knobs) == 1 else _lines(sweep, along)
    return Plot(
        saying(language)("sweep-plot", metric=metric.title(language), blocks=sweep.blocks),
        knobs(sweep.base.game)[sweep.knobs[along]].label(language),
        f"{metric.title(language)} ({unit})" if unit else metric.title(language),
        tuple(series),
    )


def _values(found: Sequence[Found], knob: int) -> list[str]:
    return list(dict.fromkeys(value_told(one.values[knob]) for one in found))


def _along(sweep: Sweep) -> int:
    """The knob that the axis counts: the one with more values, so that there are few lines."""
    numbers = [len(_values(sweep.main, knob)) for knob in range(len(sweep.knobs))]
    return numbers.index(max(numbers))


def _spans(sweep: Sweep, language: str) -> list[Series]:
    say = saying(language)
    found = [(value_told(one.values[0]), one.mean) for one in sweep.main]
    ends = tuple((value, end) for value, mean in found for end in (mean.low, mean.high))
    return [
        Series(say("sweep-head", column="interval"), "spans", ends),
        Series(
            say("sweep-head", column="mean"),
            "points",
            tuple((value, mean.value) for value, mean in found),
        ),
    ]


def _lines(sweep: Sweep, along: int) -> list[Series]:
    other = 1 - along
    kinds = _values(sweep.main, other)
    if len(kinds) > len(COLOURS):
        raise ValueError(
            f"a plot has room for {len(COLOURS)} lines, and both knobs have more values;"
            " to_rows() gives all numbers"
        )
    lines: dict[str, list[tuple[str | int, float]]] = {kind: [] for kind in kinds}
    for one in sweep.main:
        point = (value_told(one.values[along]), one.mean.value)
        lines[value_told(one.values[other])].append(point)
    return [Series(f"{sweep.knobs[other]} {kind}", "lines", tuple(lines[kind])) for kind in kinds]
