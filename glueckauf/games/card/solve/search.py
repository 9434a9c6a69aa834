"""Every line of a task, token by token, with equal places visited once.

The places come from `State.after` and `legal_moves` alone, so nothing here knows a rule. Two places
are equal when their keys are: then the same tokens lead on from both, to the same values.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from glueckauf.games.card.notation import Move
from glueckauf.games.card.rules import State
from glueckauf.games.card.solve.task import (
    Place,
    Rank,
    Task,
    is_over,
    moves_at,
    onward,
    rank,
    start_of,
    value_of,
)


class Found(NamedTuple):
    """The best rank, a line to it, how many lines there are, and what no line exceeds."""

    rank: Rank | None
    line: tuple[Move, ...] | None
    lines: int
    proven: bool
    bound: Rank | None
    states: int


class _Best(NamedTuple):
    rank: Rank | None
    lines: int
    move: Move | None


def search(
    task: Task,
    count: bool,
    seconds: float | None,
    without: Callable[[State, Move], bool] | None,
) -> Found:
    """The optimum over all lines."""
    known: dict[Any, _Best] = {}

    def best(place: Place) -> _Best:
        key = (place.state, place.turns, place.steps, place.hand)
        if key in known:
            return known[key]
        if is_over(task, place):
            found = _Best(rank(task, value_of(task, place)), 1, None)
        else:
            found = _Best(None, 0, None)
            for move in moves_at(task, place):
                if without is None or not without(place.state, move):
                    then = best(onward(task, place, move))
                    if then.rank is None:
                        continue
                    if found.rank is None or then.rank > found.rank:
                        found = _Best(then.rank, then.lines, move)
                    elif then.rank == found.rank:
                        found = found._replace(lines=found.lines + then.lines)
        known[key] = found
        return found

    place = start_of(task)
    end = best(place)
    line: list[Move] = []
    if end.rank is None:
        return Found(None, None, 0, True, None, len(known))
    while not is_over(task, place):
        move = best(place).move
        assert move is not None
        line.append(move)
        place = onward(task, place, move)
    return Found(end.rank, tuple(line), end.lines, True, end.rank, len(known))
