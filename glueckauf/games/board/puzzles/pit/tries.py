"""Tries at a task, and what is possible at all: the proven front of points and steps.

A result is worth a look if no other has as many points in fewer steps, or more points in no more
steps. Those that nobody can beat are the front (of Pareto): every one of them is proven by the
exact solver, set of orders by set of orders.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from glueckauf.core.puzzle import Point, Try
from glueckauf.games.board.parts import all_filled
from glueckauf.games.board.solve.pit.mining import Asks, solve, task_of
from glueckauf.games.board.solve.pit.task import Task, play, steps_of


def reached(asked: Task | Asks, line: str) -> Try:
    """The result of a line; IllegalMove or NotationError if it cannot be played."""
    task = _open(asked)
    value = play(task, line).value
    return Try(line, Point(value["steps"], value["vp"]))


def front(asked: Task | Asks) -> tuple[Point, ...]:
    """The results that cannot be beaten, the fewest steps first."""
    return _front(_open(asked))


class OpenPit(NamedTuple):
    """As `core.puzzle.Open` asks."""

    task: Task

    @property
    def front(self) -> tuple[Point, ...]:
        return front(self.task)

    @property
    def limit(self) -> int:
        return sum(map(steps_of, self.task.actions))

    def reached(self, line: str) -> Try:
        return reached(self.task, line)


def _open(asked: Task | Asks) -> Task:
    """The task without an aim of its own: only points and steps are looked at."""
    return task_of(asked)._replace(objective=("vp", "-steps"), complete=())


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
