"""Tries at a task, and what is possible at all: the proven front of points and steps.

A result is worth a look if no other has as many points in fewer steps, or more points in no more
steps. Those that nobody can beat are the front (of Pareto): every one of them is proven by the
exact solver, set of orders by set of orders.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from glueckauf.games.board.parts import all_filled
from glueckauf.games.board.puzzles.pit.puzzle import Puzzle
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.task import Task, play, steps_of


class Point(NamedTuple):
    """A result: the points of complete orders, and the steps they took."""

    steps: int
    vp: int


class Try(NamedTuple):
    """A line and where it leads."""

    line: str
    point: Point


def reached(asked: Puzzle | Task, line: str) -> Try:
    """The result of a line; IllegalMove or NotationError if it cannot be played."""
    task = _open(asked)
    value = play(task, line).value
    return Try(line, Point(value["steps"], value["vp"]))


def front(asked: Puzzle | Task) -> tuple[Point, ...]:
    """The results that cannot be beaten, the fewest steps first."""
    return _front(_open(asked))


def most_steps(asked: Puzzle | Task) -> int:
    return sum(map(steps_of, _open(asked).actions))


def behind(point: Point, best: Iterable[Point]) -> int:
    """The points that were possible in as many steps, beyond those of this result."""
    return max((one.vp for one in best if one.steps <= point.steps), default=0) - point.vp


def histogram(tried: Iterable[Try]) -> tuple[Counter[int], Counter[int]]:
    """How often each number of steps and each number of points occurred."""
    points = [one.point for one in tried]
    return Counter(one.steps for one in points), Counter(one.vp for one in points)


def _open(asked: Puzzle | Task) -> Task:
    """The task without an aim of its own: only points and steps are looked at."""
    task = asked.task if isinstance(asked, Puzzle) else asked
    return task._replace(objective=("vp", "-steps"), complete=())


@lru_cache(maxsize=64)
def _front(task: Task) -> tuple[Point, ...]:
    """The fewest steps for every set of orders; what contains a set that is too much is too much."""
    given = tuple(order.label for order in task.orders if all_filled(order.squares))
    worth = {order.label: order.order.vp for order in task.orders}
    waiting = [label for label in worth if label not in given]
    found: dict[int, int] = {}
    too_much: list[set[str]] = []
    for number in range(len(waiting) + 1):
        for labels in combinations(waiting, number):
            if any(one <= set(labels) for one in too_much):
                continue
            wanted = task._replace(objective=("-steps",), complete=(*given, *labels))
            value = solve(wanted).value
            if value is None:
                too_much.append(set(labels))
            else:
                vp = sum(worth[label] for label in wanted.complete)
                found[vp] = min(value["steps"], found.get(vp, value["steps"]))
    points = sorted(Point(steps, vp) for vp, steps in found.items())
    return tuple(
        one
        for one in points
        if not any(o.vp >= one.vp and o.steps <= one.steps and o != one for o in points)
    )
