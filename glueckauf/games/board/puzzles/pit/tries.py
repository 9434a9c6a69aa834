"""Tries at a task, and what is possible at all: the proven front of points and steps.

A result is worth a look if no other has as many points in fewer steps, or more points in no more
steps. Those that nobody can beat are the front (of Pareto): every one of them is proven by the
exact solver. A front that cannot be proven in time is none.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from time import perf_counter
from typing import NamedTuple

from glueckauf.core.budget import OutOfTime, is_spent
from glueckauf.core.puzzle import Point, Try, no_front
from glueckauf.games.board.parts import all_filled
from glueckauf.games.board.solve.pit.mining import Asks, solve, task_of
from glueckauf.games.board.solve.pit.task import Task, Value, outcome, play, steps_of, table

PATIENCE = 20.0  # seconds for the whole front


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
    path: str

    @property
    def front(self) -> tuple[Point, ...]:
        try:
            return front(self.task)
        except OutOfTime:
            raise no_front(self.path, PATIENCE) from None

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
    """OutOfTime if it cannot be proven in time."""
    deadline = perf_counter() + PATIENCE
    points = _step_by_step(task, deadline) if len(task.actions) == 1 else _sets(task, deadline)
    return tuple(
        one
        for one in sorted(points)
        if not any(o.vp >= one.vp and o.steps <= one.steps and o != one for o in points)
    )


def _step_by_step(task: Task, deadline: float) -> set[Point]:
    """Of one action: the most points for every number of steps."""
    (action,) = task.actions
    found = {Point(0, outcome(task, table(task).players[0], 0).value["vp"])}
    for steps in range(1, steps_of(action) + 1):
        value = _proven(task._replace(actions=(f"mining/{steps}",)), deadline)
        assert value is not None, "nothing must be complete"
        found.add(Point(value["steps"], value["vp"]))
    return found


def _sets(task: Task, deadline: float) -> set[Point]:
    """The fewest steps for every set of orders; what contains a set that is too much is too much."""
    given = tuple(order.label for order in task.orders if all_filled(order.squares))
    worth = {order.label: order.order.vp for order in task.orders}
    waiting = [label for label in worth if label not in given]
    found: set[Point] = set()
    too_much: list[set[str]] = []
    for number in range(len(waiting) + 1):
        for labels in combinations(waiting, number):
            if any(one <= set(labels) for one in too_much):
                continue
            wanted = task._replace(objective=("-steps",), complete=(*given, *labels))
            value = _proven(wanted, deadline)
            if value is None:
                too_much.append(set(labels))
            else:
                found.add(Point(value["steps"], sum(worth[label] for label in wanted.complete)))
    return found


def _proven(task: Task, deadline: float) -> Value | None:
    if is_spent(deadline):
        raise OutOfTime
    solution = solve(task, seconds=max(0.0, deadline - perf_counter()))
    if not solution.proven:
        raise OutOfTime
    return solution.value
