"""What a sweep says, in words and as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from glueckauf.lab.knobs import knobs, value_told
from glueckauf.lab.telling import mean_between, number, rules_told, saying, seats_told

if TYPE_CHECKING:
    from glueckauf.lab.sweep import Sweep


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
                mean_between(one.mean, sweep.blocks, language),
                same or number(one.change.value, True),
                "" if same else mean_between(one.change, sweep.blocks, language, signed=True),
            ]
        )
    return [*sweep.knobs, *(say("sweep-head", column=column) for column in columns)], lines
