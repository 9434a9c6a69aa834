"""A whole record reviewed: every decision judged, the points by source, and what was wasted."""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate
from typing import Any

from glueckauf.core.record import Record
from glueckauf.games import positions, room
from glueckauf.games.scorings import is_scored
from glueckauf.learn.review.judging import ITERATIONS, GoOn, judged
from glueckauf.learn.review.value import Judged, Points, Review

IN_PLAY = "in-play"  # the source of points that no scoresheet has: those scored during play


def analyse(
    record: Record,
    iterations: int = ITERATIONS,
    seed: int = 0,
    go_on: GoOn | None = None,
    found: Callable[[Judged], object] = lambda one: None,
) -> Review:
    """The review of a record; `found` gets each decision as soon as it is judged."""
    review = facts_only(record, iterations, seed)
    done = []
    for one in judged(record, iterations, seed, go_on):
        done.append(one)
        found(one)
    return review._replace(judged=tuple(done))


def facts_only(record: Record, iterations: int = ITERATIONS, seed: int = 0) -> Review:
    """What is known without any judgement; FileError if the record breaks a rule."""
    states = list(positions(record))
    last = states[-1]
    points, facts = _points(states), _facts(record, states)
    return Review(record, iterations, seed, (), points, facts, tuple(last.scores), last.is_over)


def _points(states: list[Any]) -> Points:
    """The points of all scoresheets by their source, after those that were scored during play."""
    last, table = states[-1], room(states[-1].game).table
    total: dict[str, list[int]] = {}
    for state in filter(is_scored, states):
        sheet = table.scoresheet(state, "en")
        for row in sheet.rows if sheet is not None else ():
            if row.scored:
                sums = total.setdefault(row.source, [0] * len(row.cells))
                for seat, vp in enumerate(row.points):
                    sums[seat] += vp or 0
    known = [sum(column) for column in zip(*total.values(), strict=True)] or [0] * len(last.scores)
    rest = tuple(vp - told for vp, told in zip(last.scores, known, strict=True))
    found = [(name, tuple(sums)) for name, sums in total.items() if any(sums)]
    return Points((*([(IN_PLAY, rest)] if any(rest) else []), *found))


def _facts(record: Record, states: list[Any]) -> tuple[tuple[str, tuple[int, ...]], ...]:
    own = getattr(room(record.game), "review", None)
    if own is None:
        return ()
    total = {name: [0] * record.players for name in own.FACTS}
    lines = [tuple(map(str, room(record.game).read_line(turn.moves))) for turn in record.turns]
    starts = [0, *accumulate(map(len, lines))]
    for line, at in zip(lines, starts, strict=False):
        for name, seat, number in own.counted(
            states[at], line, states[at + 1 : at + len(line) + 1]
        ):
            total[name][seat] += number
    return tuple((name, tuple(sums)) for name, sums in total.items())
