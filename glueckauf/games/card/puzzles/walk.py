"""Walking along an answer, and the best that is left from any place of it.

An answer may stop where nothing more has to be done: what ends an action or a turn is then played
for it, and turns that it leaves out are passed.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from glueckauf.core.budget import NotProven
from glueckauf.core.telling import Violation
from glueckauf.games.card.notation import END, PASS, Move
from glueckauf.games.card.solve.solving import solve
from glueckauf.games.card.solve.task import (
    Place,
    Task,
    Value,
    is_over,
    onward,
    start_of,
    value_of,
)

RELATIVE = ("steps", "turns", "trains")  # words that are counted from the start of a task


class Walk(NamedTuple):
    """The places of a line, the first before its first move, as far as it is legal.

    `end` is where it comes to with what ends it, `ending`; None if it cannot end here, or if a
    `violation` forbids its next move. A line that is `too_long` goes on after its end.
    """

    places: tuple[Place, ...]
    ending: tuple[Move, ...] = ()
    end: Place | None = None
    violation: Violation | None = None
    too_long: bool = False


class Best(NamedTuple):
    """The best that can be reached, counted from the start of the task, and a line to it."""

    value: Value
    line: tuple[str, ...]


def walk(task: Task, moves: Iterable[Move]) -> Walk:
    places = [start_of(task)]
    for move in moves:
        here = places[-1]
        if is_over(task, here):
            return Walk(tuple(places), too_long=True)
        problem = here.state.why_not(move)
        if problem is not None:
            return Walk(tuple(places), violation=problem)
        places.append(onward(task, here, move))
    return ended(task, tuple(places))


def ended(task: Task, places: tuple[Place, ...]) -> Walk:
    """With what ends it, where it stops before its end."""
    here, ending = places[-1], list[Move]()
    while not is_over(task, here):
        move: Move = END
        problem = here.state.why_not(move)
        if problem is not None and here.state.pending is None:
            move = PASS
            problem = here.state.why_not(move)
        if problem is not None:
            return Walk(places, tuple(ending), None, problem)
        ending.append(move)
        here = onward(task, here, move)
    return Walk(places, tuple(ending), here)


@lru_cache(maxsize=256)
def idle(task: Task) -> Value:
    """What doing nothing is worth: ending and passing at once; where something must be done, as things stand before."""
    start = start_of(task)
    return value_of(task, ended(task, (start,)).end or start)


def left(task: Task, place: Place) -> Task:
    """What is still to be done at a place, as a task of its own."""
    turns = task.turns - place.turns if task.turns > 0 else task.turns
    return task._replace(start=place.state._replace(events=()), turns=turns)


def best_from(task: Task, place: Place) -> Best | None:
    """The best from here, counted from the start of the task; None if nothing leads to an end."""
    if is_over(task, place):
        return Best(value_of(task, place), ())
    value, line = _best(left(task, place))
    if value is None:
        return None
    had = value_of(task._replace(objective=RELATIVE), place)
    return Best({word: number + had.get(word, 0) for word, number in value}, line)


@lru_cache(maxsize=4096)
def _best(task: Task) -> tuple[tuple[tuple[str, int], ...] | None, tuple[str, ...]]:
    found = solve(task)
    if not found.proven:
        raise NotProven
    if found.value is None or found.line is None:
        return None, ()
    return tuple(found.value.items()), found.line


def best(task: Task) -> Best | None:
    """The best of the whole task."""
    return best_from(task, start_of(task))
