"""What can be plotted: the front of open optimisation, grades by stars, training day by day, and reviews."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from datetime import date
from typing import Any

from glueckauf.core.errors import FileError
from glueckauf.core.puzzle import MOST_STARS, Puzzle
from glueckauf.core.puzzle_file import TIERS
from glueckauf.core.texts import Fact, name_of, tell
from glueckauf.lab.plot import Plot, Series
from glueckauf.learn import progress
from glueckauf.learn.collection import best_stars, puzzles
from glueckauf.learn.puzzle import Named, as_puzzle
from glueckauf.learn.training import tries

ROOM = "learn"


def front(asked: Named | Any, lines: Iterable[str] = (), language: str = "en") -> Plot:
    """The results of a puzzle that cannot be beaten, and what these lines reach.

    Given what `ga.optimise` opened, its tries.
    """
    if hasattr(asked, "tries") and hasattr(asked, "front"):
        best, tried = asked.front, [one.point for one in asked.tries]
    else:
        found = as_puzzle(asked)
        opened = found.opened()
        if opened is None:
            problem = f'is "{found.kind}"; there is no front of results to plot'
            raise FileError(found.path, "kind", problem)
        best, tried = opened.front, [opened.reached(line).point for line in lines]

    def say(key: str) -> str:
        return tell(ROOM, key, {}, language)

    places = tuple((one.steps, one.vp) for one in best)
    series = [Series(say("plot-best"), "stairs", places)]
    if tried:
        points = tuple(sorted({(one.steps, one.vp) for one in tried}))
        series.append(Series(say("plot-tries"), "points", points))
    return Plot(say("plot-front"), say("plot-steps"), say("plot-points"), tuple(series))


def grades(found: Iterable[Puzzle] | None = None, language: str = "en") -> Plot:
    """How many puzzles there are of every grade, and with how many stars you have solved them."""
    known = list(puzzles() if found is None else found)
    best = best_stars()

    def say(key: str, **facts: Fact) -> str:
        return tell(ROOM, key, facts, language)

    counted = Counter((one.tier, best.get(one.id, -1)) for one in known)
    tiers = sorted({one.tier for one in known if one.tier is not None})

    def bars(stars: int) -> tuple[tuple[str | int, int], ...]:
        return tuple((TIERS[tier], counted[tier, stars]) for tier in tiers)

    series = [Series(say("plot-open"), "bars", bars(-1))]
    series += [
        Series(say("plot-stars", stars=stars), "bars", bars(stars))
        for stars in range(MOST_STARS + 1)
        if any(number for _, number in bars(stars))
    ]
    return Plot(say("plot-grades"), say("plot-grade"), say("plot-puzzles"), tuple(series))


def days(language: str = "en", noted: Iterable[progress.Entry] | None = None) -> Plot:
    """How many puzzles were solved in all, day by day."""
    tried = tries(progress.entries() if noted is None else noted)
    first: dict[str, date] = {}
    for one in tried:
        if one.entry.solved:
            first.setdefault(one.puzzle, one.day)
    counted, total, points = Counter(first.values()), 0, []
    for day in sorted(counted):
        total += counted[day]
        points.append((day.isoformat(), total))

    def say(key: str) -> str:
        return tell(ROOM, key, {}, language)

    series = Series(say("plot-solved"), "stairs", tuple(points))
    return Plot(say("plot-days"), say("plot-day"), say("plot-puzzles"), (series,))


def margins(review: Any, language: str = "en") -> Plot:
    """The lead that players could expect, each on their own turns: of a review, or what `ga.review` opened."""
    found = getattr(review, "result", None)
    judged: Any = found if hasattr(found, "turns") else review
    turns = judged.turns
    people = range(judged.record.players)

    def say(key: str) -> str:
        return tell(ROOM, f"review-{key}", {}, language)

    series = [
        Series(
            name_of(seat, language),
            "lines",
            tuple((one.turn, one.margins[seat]) for one in turns if one.seat == seat),
        )
        for seat in people
    ]
    slips = tuple((one.turn, one.margins[one.seat]) for one in judged.judged if one.is_slip)
    if slips:
        series.append(Series(say("slips-count"), "points", slips))
    return Plot(say("margin"), say("turn"), say("lead"), tuple(series))
