"""Walking along an answer: dice that are known are rolled for it, and it ends where others would fall.

What it is worth there, and the best from any place of it, is asked of one search for each task, which
remembers what it has seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from glueckauf.core.budget import NotProven
from glueckauf.core.errors import IllegalMove
from glueckauf.core.telling import Violation
from glueckauf.games.woodcraft.moves import END, Move
from glueckauf.games.woodcraft.solve import task as asking
from glueckauf.games.woodcraft.solve.search import Found, Search
from glueckauf.games.woodcraft.solve.task import (
    Place,
    Rank,
    Task,
    Value,
    is_chance,
    outcomes,
    start_of,
    value_of,
)


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


# --- One move -------------------------------------------------------------------------------


def onward(task: Task, place: Place, move: str) -> Place:
    """After a decision and the dice that are known; IllegalMove where a rule is broken, or dice are to be rolled."""
    if is_chance(place):
        violation = place.state.why_not(END)
        assert violation is not None, "chance comes first"
        raise IllegalMove(move, violation, place.state)
    return _settled(task, asking.onward(task, place, move))


def _settled(task: Task, place: Place) -> Place:
    """After what is certain: the state tells all that has happened."""
    events = place.state.events
    while is_chance(place):
        found = list(outcomes(task, place))
        if len(found) > 1:
            break
        place = asking.onward(task, place, found[0])
        events = (*events, *place.state.events)
    return place._replace(state=place.state._replace(events=events))


def is_over(place: Place) -> bool:
    """Is nothing left to decide in this answer?"""
    return place.ended or is_chance(place)


# --- A line ---------------------------------------------------------------------------------


def along(task: Task, moves: Iterable[str]) -> list[Place]:
    """The places before the first move and after each; IllegalMove where a rule is broken."""
    places = [start_of(task)]
    for move in moves:
        places.append(onward(task, places[-1], move))
    return places


def walk(task: Task, moves: Iterable[Move]) -> Walk:
    places = [start_of(task)]
    for move in moves:
        here = places[-1]
        if is_over(here):
            return Walk(tuple(places), too_long=True)
        problem = here.state.why_not(move)
        if problem is not None:
            return Walk(tuple(places), violation=problem)
        places.append(onward(task, here, move))
    return ended(task, tuple(places))


def ended(task: Task, places: tuple[Place, ...]) -> Walk:
    """With the end of the turn, where a line stops before it."""
    here, ending = places[-1], list[Move]()
    while not is_over(here):
        problem = here.state.why_not(END)
        if problem is not None:
            return Walk(places, tuple(ending), None, problem)
        ending.append(END)
        here = onward(task, here, END)
    return Walk(places, tuple(ending), here)


# --- What it is worth -----------------------------------------------------------------------


@lru_cache(maxsize=16)
def _mind(task: Task) -> Search:
    return Search(task)


def worth(task: Task, place: Place) -> Found:
    """What the best line through this place is worth; None if none meets the task. NotProven if time runs out."""
    search = _mind(task)
    try:
        found = search.reach(place)
    except NotProven:
        _mind.cache_clear()  # what was cut off is not remembered
        raise
    return None if found is None else found[: search.words]


def best(task: Task) -> Found:
    """The best of the whole task; None if nothing meets it."""
    return worth(task, start_of(task))


def best_value(task: Task) -> Value | None:
    """The same word by word."""
    found = best(task)
    return None if found is None else value_of(task, found)


def best_line(task: Task, place: Place) -> tuple[str, ...]:
    """The decisions of a shortest best answer from here; none where nothing meets the task."""
    return () if worth(task, place) is None else _mind(task).line(place)


def answer_worth(task: Task, moves: Sequence[Move]) -> Found:
    """What an answer is worth; None if it cannot be played, or does not meet the task."""
    end = walk(task, moves).end
    return None if end is None else worth(task, end)


def falls_short(found: Found, aim: Rank) -> bool:
    return found is None or found < aim
