"""Plots of how games go: scores by place and turn by turn, points by source, the use of spaces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf
from statistics import fmean
from typing import TYPE_CHECKING, Any

from glueckauf.core.texts import name_of
from glueckauf.games.measuring import IN_CHAPTER
from glueckauf.lab.intervals import Interval, mean_of
from glueckauf.lab.metrics import METRICS, part_title
from glueckauf.lab.metrics.metric import Metric
from glueckauf.lab.metrics.standings import standings
from glueckauf.lab.plot import Plot, Series
from glueckauf.lab.plots.looking import MOST, Seen, caption, seen
from glueckauf.lab.plots.words import all_told, figure, phrase, saying
from glueckauf.lab.watched import Watched

if TYPE_CHECKING:
    from glueckauf.lab.report import Report
    from glueckauf.lab.survey import Survey

Found = Any  # a Report, a Survey or a Watched game


# --- What is measured -----------------------------------------------------------------------


def _result(game: Watched) -> float:
    return fmean(game.last.scores)


def _by_place(game: Watched) -> dict[str, float]:
    """The points of every place; place 1 is the starting player's."""
    scores, start = game.last.scores, game.states[0].start
    return {str(n + 1): float(scores[(start + n) % len(scores)]) for n in range(len(scores))}


def _course(game: Watched) -> dict[str, float]:
    """The points of every place before the first turn and after each: "2 · 17"."""
    start = game.states[0].start
    return {
        f"{n + 1}{IN_CHAPTER}{turn}": float(scores[(start + n) % len(scores)])
        for turn, scores in enumerate(standings(game))
        for n in range(len(scores))
    }


SCORES = Metric("scores_by_place", _result, "ours", parts=_by_place)
COURSE = Metric("scores_by_turn", _result, "ours", parts=_course)


# --- Scores ---------------------------------------------------------------------------------


def seat_bars(
    found: Report | Survey | Watched,
    language: str = "",
    *,
    decks: int = MOST,
    jobs: int | None = None,
) -> Plot:
    """The mean score of every place in the starting order, for both rule sets of a report."""
    language = language or getattr(found, "language", "en")
    say, put, sides = saying(language), phrase(language), seen(found, SCORES, decks, jobs)
    series, told = [], []
    for name, one in zip(_names(sides, language), sides, strict=True):
        means = [(_place(part, language), one.mean(part)) for part in one.parts]
        series.append(_beams(name, means))
        told.append(put("side-told", side=name, told=all_told(means, language)))
    return Plot(
        say("seats-title"),
        say("seats-x"),
        say("score-y"),
        tuple(series),
        say("seats-alt", told=" ".join(told)),
        f"{caption(sides, language)}{_sure(sides, language)}",
    )


def score_river(
    found: Report | Survey | Watched,
    language: str = "",
    *,
    side: str = "b",
    decks: int = MOST,
    jobs: int | None = None,
) -> Plot:
    """The scores after every turn: of one game, or on average; of a report, those of one side.

    A game that is over keeps its result while others go on.
    """
    language = language or getattr(found, "language", "en")
    sides = seen(found, COURSE, decks, jobs)
    one = sides[-1] if side == "b" else sides[0]
    say, is_one = saying(language), not one.seeds
    last = max(int(part.partition(IN_CHAPTER)[2]) for part in one.parts)
    series, half, end = [], [], []
    for place in range(1, one.players + 1):
        start = found.states[0].start if isinstance(found, Watched) else 0
        seat = (start + place - 1) % one.players
        name = name_of(seat, language) if is_one else say("place", place=place)
        course = _averaged_course(one, place, last)
        points = tuple((turn, mean.value) for turn, mean in enumerate(course))
        ends = () if len(one.blocks) < 2 else tuple(mean[1:] for mean in course)
        series.append(Series(name, "lines", points, ends))
        half.append((name, course[last // 2]))
        end.append((name, course[-1]))
    alt = say(
        "river-alt",
        turns=last,
        middle=last // 2,
        half=all_told(half, language, with_ends=False),
        end=all_told(end, language, with_ends=not is_one),
    )
    which = "" if len(sides) == 1 else ("b" if one is sides[-1] else "a")
    return Plot(
        say("river-title", one=int(is_one), side=which),
        say("turn"),
        say("score-y"),
        tuple(series),
        alt,
        f"{caption([one], language)}{_sure([one], language)}",
    )


def _averaged_course(one: Seen, place: int, last: int) -> list[Interval]:
    """The mean of all decks at every turn."""
    courses = [_filled(block, place, last) for block in one.blocks]
    found = [mean_of([course[turn] for course in courses]) for turn in range(last + 1)]
    # At the start all have what the rules give them, which is no measurement
    return [Interval(one.value, one.value, one.value) if one.low == -inf else one for one in found]


def _filled(block: Mapping[str, float], place: int, last: int) -> list[float]:
    """Points that are noted no more stay as they are."""
    found: list[float] = []
    for turn in range(last + 1):
        found.append(block.get(f"{place}{IN_CHAPTER}{turn}", found[-1] if found else 0.0))
    return found


# --- Sources --------------------------------------------------------------------------------


def source_stacks(
    found: Report | Survey | Watched | Sequence[Any],
    language: str = "",
    *,
    decks: int = MOST,
    jobs: int | None = None,
) -> Plot:
    """Where the points of a player come from: under A and B, or for several surveys side by side."""
    many = list(found) if isinstance(found, list | tuple) and not _is_one(found) else [found]
    language = language or getattr(many[0], "language", "en")
    say, put = saying(language), phrase(language)
    sides = [side for one in many for side in seen(one, METRICS["sources"], decks, jobs)]
    is_by_players = len({one.players for one in sides}) == len(sides) > 1
    names = [say("players", players=one.players) for one in sides] if is_by_players else _names(sides, language)  # fmt: skip
    sources = list(dict.fromkeys(part for one in sides for part in one.parts))
    series, told = [], []
    for source in sources:
        means = [one.mean(source).value for one in sides]
        title = part_title(source, sides[0].game, language)
        series.append(Series(title, "bars", tuple(zip(names, means, strict=True))))
    for name, one in zip(names, sides, strict=True):
        means_of = [(part_title(part, one.game, language), one.mean(part)) for part in sources]
        total = sum(mean.value for _, mean in means_of)
        parts = all_told(means_of, language, with_ends=False)
        told.append(put("sources-told", side=name, total=figure(total), told=parts))
    what = "players" if is_by_players else "rules"
    return Plot(
        say("sources-title"),
        say("sources-x", what=what),
        say("sources-y"),
        tuple(series),
        say("sources-alt", told=" ".join(told)),
        _captions(many, sides, is_by_players, language),
    )


def _captions(many: list[Any], sides: Sequence[Seen], is_by_players: bool, language: str) -> str:
    if len(many) == 1:
        return caption(sides, language)
    told = dict.fromkeys(caption([one], language) for one in sides)
    return " · ".join(told)


# --- Spaces ---------------------------------------------------------------------------------


def space_heat(
    found: Report | Survey | Watched,
    language: str = "",
    *,
    side: str = "b",
    decks: int = MOST,
    jobs: int | None = None,
) -> Plot:
    """How often every space is used in every shift; of a report, under one side's rules."""
    language = language or getattr(found, "language", "en")
    sides = seen(found, METRICS["space_use_by_shift"], decks, jobs)
    one = sides[-1] if side == "b" else sides[0]
    say, put = saying(language), phrase(language)
    uses = {tuple(part.split(IN_CHAPTER)): one.mean(part).value for part in one.parts}
    spaces = list(dict.fromkeys(space for space, _ in uses))
    shifts = sorted({shift for _, shift in uses}, key=int)

    def title(space: str) -> str:
        return part_title(space, one.game, language)

    series = tuple(
        Series(
            title(space),
            "cells",
            tuple((put("shift", shift=int(shift)), uses.get((space, shift), 0.0)) for shift in shifts),
        )
        for space in spaces
    )  # fmt: skip
    (most, when), value = max(uses.items(), key=lambda pair: pair[1])
    unused = [title(space) for space in spaces if not any(uses.get((space, s)) for s in shifts)]
    alt = say(
        "spaces-alt",
        spaces=len(spaces),
        shifts=len(shifts),
        space=title(most),
        shift=int(when),
        value=figure(value),
        some=int(bool(unused)),
        unused=", ".join(unused),
    )
    which = "" if len(sides) == 1 else ("b" if one is sides[-1] else "a")
    return Plot(
        say("spaces-title", side=which),
        say("spaces-x"),
        say("spaces-y"),
        series,
        alt,
        caption([one], language),
        of=say("spaces-of"),
    )


# --- Helpers --------------------------------------------------------------------------------


def _is_one(found: Any) -> bool:
    """A watched game is a tuple, too."""
    return isinstance(found, Watched)


def _names(sides: Sequence[Seen], language: str) -> list[str]:
    say = saying(language)
    if len(sides) == 1:
        return [say("side-only")]
    return [say("side", side=letter) for letter in "ABCDEFGH"[: len(sides)]]


def _place(part: str, language: str) -> str:
    return saying(language)("place", place=int(part))


def _beams(name: str, means: Sequence[tuple[str, Interval]]) -> Series:
    points = tuple((place, mean.value) for place, mean in means)
    ends = tuple((mean.low, mean.high) for _, mean in means)
    has_ends = all(mean.low > float("-inf") for _, mean in means)
    return Series(name, "beams", points, ends if has_ends else ())


def _sure(sides: Sequence[Seen], language: str) -> str:
    """What the intervals mean, where there are any."""
    return f" · {saying(language)('interval-mean')}" if len(sides[0].blocks) > 1 else ""
