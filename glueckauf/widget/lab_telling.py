"""A run of the design lab in words: what was changed, what was found, how sure it is."""

from __future__ import annotations

from collections import Counter
from math import isfinite
from typing import Any

from glueckauf.core.texts import Fact, phrase_of, tell
from glueckauf.games import room
from glueckauf.games.knobs import CHOICE, WORDS, knobs
from glueckauf.games.sheet import MINUS
from glueckauf.lab.metrics import METRICS
from glueckauf.lab.report import Report
from glueckauf.lab.telling import ROOM as LAB
from glueckauf.widget.experiment import Experiment, players
from glueckauf.widget.frames import say
from glueckauf.widget.lab_chart import Point, Words
from glueckauf.widget.sources import ROOM

NONE = "–"


def number(value: float, language: str, signed: bool = False) -> str:
    """A number with as many digits as one reads at a glance."""
    digits = 1 if abs(value) >= 9.95 else 2
    shown = f"{abs(value):.{digits}f}"
    sign = "" if not float(shown) else MINUS if value < 0 else "+" if signed else ""
    return sign + shown.replace(".", comma(language))


def comma(language: str) -> str:
    return "." if language == "en" else ","


def _phrase(key: str, language: str, **facts: Fact) -> str:
    """Words that stand inside a sentence."""
    return phrase_of(ROOM, key, facts, language)


# --- What was changed -----------------------------------------------------------------------


def about(run: Experiment, language: str) -> str:
    """The whole experiment in a line or two."""
    seats = Counter(players(run.game, language).get(name, name) for name in run.bots)
    who = ", ".join(f"{count} × {name}" if count > 1 else name for name, count in seats.items())
    title = tell(run.game, "title", {}, language)
    facts: dict[str, Fact] = {"title": title, "players": run.players, "bots": who}
    return say("lab-what", language, **facts, sides=both_sides(run, language))


def both_sides(run: Experiment, language: str) -> str:
    """What differs from the published game, on both sides."""
    a, b = (changes(run.game, run.players, one, language) for one in (run.rules_a, run.rules_b))
    return say("lab-sides", language, a=a, b=b)


def changes(game: str, count: int, rules: Any, language: str) -> str:
    """What differs from the published game; "as published" if nothing does."""
    told = [_change(game, count, key, value, language) for key, value in rules.overrides.items()]
    return "; ".join(told) or _phrase("lab-published", language)


def _change(game: str, count: int, key: str, value: Any, language: str) -> str:
    knob = knobs(game)[key]
    before, after = knob.value, value
    if knob.is_by_players:
        place = room(game).PLAYERS.index(count)
        if before[place] != after[place]:  # else it changes for others only
            before, after = before[place], after[place]
    if knob.kind == WORDS and Counter(before) != Counter(after):  # what goes and what comes
        before, after = _without(before, after), _without(after, before)
    told = [_value(knob, one, language) or NONE for one in (before, after)]
    return say("lab-change", language, label=knob.label(language), before=told[0], after=told[1])


def _without(words: tuple[str, ...], others: tuple[str, ...]) -> tuple[str, ...]:
    """The words that are not among the others, each with its number."""
    left = (Counter(words) - Counter(others)).items()
    return tuple(f"{count} × {word}" if count > 1 else word for word, count in left)


def _value(knob: Any, value: Any, language: str) -> str:
    if isinstance(value, bool):
        return _phrase("lab-on" if value else "lab-off", language)
    if isinstance(value, tuple):
        return ", ".join(_value(knob, one, language) for one in value)
    return knob.choice(value, language) if knob.kind == CHOICE else str(value)


# --- What was found -------------------------------------------------------------------------


def title(metric: str, language: str) -> str:
    return METRICS[metric].title(language)


def unit(metric: str, language: str) -> str:
    return METRICS[metric].unit(language)


def effect(report: Report, language: str, value: float | None = None) -> str:
    """What B has more than A, or this value of it."""
    shown = number(report.effect if value is None else value, language, signed=True)
    return f"{shown} {unit(report.metric, language)}".strip()


def interval(point: Point, language: str) -> str:
    if not isfinite(point.low) or not isfinite(point.high):
        return _phrase("lab-unsure", language)
    low, high = (number(one, language, signed=True) for one in (point.low, point.high))
    return _phrase("lab-interval", language, low=low, high=high)


def games(report: Report, language: str) -> str:
    counted: dict[str, Fact] = {"games": report.games, "blocks": report.blocks}
    return ", ".join(phrase_of(LAB, key, counted, language) for key in ("games-told", "decks-told"))


def chart_words(metric: str, language: str) -> Words:
    """What is written on the chart of a run."""
    named = title(metric, language)
    return Words(
        say("lab-chart", language, metric=named),
        _phrase("lab-axis-decks", language),
        say("lab-axis-effect", language, unit=unit(metric, language)),
        comma(language),
    )
