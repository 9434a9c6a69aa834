"""The words of a plan: coal by source, squares by colour, orders to complete, rides.

Coal of one colour is interchangeable and so are squares of one colour, so numbers say it all.
"""

from __future__ import annotations

from typing import NamedTuple

from glueckauf.games.board.parts import COLOURS, colours_in
from glueckauf.games.board.solve.pit.rides import Rides
from glueckauf.games.board.solve.pit.task import Task

Counts = tuple[int, ...]  # by colour
Rank = tuple[int, ...]
FOUR = range(4)


def counts(coals: str) -> Counts:
    return tuple(map(coals.count, COLOURS))


class Source(NamedTuple):
    """Coal of one colour on the carts of one level (both as indices from 0)."""

    level: int
    colour: int
    coal: int


class Goal(NamedTuple):
    """Orders to complete: the open squares they need by colour, and what they bring."""

    need: Counts
    squares: int
    vp: int
    complete: int
    orders: int  # a bit for each order


class Plan(NamedTuple):
    """What to load (by source), which squares to fill by colour, and the rides for it."""

    taken: Counts
    goal: Goal
    fill: Counts  # squares by colour, extra ones of other orders included
    rides: Rides
    dumps: int
    steps: int
    swap: bool = False  # a coal may become half of a pair, and a later one fills its square


def open_squares(task: Task) -> list[Counts]:
    """The empty squares of each order by colour."""
    found = []
    for _, order, squares in task.orders:
        empty = "".join([c for c, coal in zip(order.squares, squares, strict=True) if not coal])
        found.append(counts(empty))
    return found


def sources(task: Task) -> list[Source]:
    return [
        Source(level, COLOURS.index(colour), coal.count(colour))
        for level, coal in enumerate(task.mine.carts)
        for colour in colours_in(coal)
    ]
