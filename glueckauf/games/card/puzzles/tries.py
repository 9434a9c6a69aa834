"""A mining action for open optimisation: its results as points of steps and victory points.

A result is worth a look if no other has as many points in fewer steps, or more points in no more steps.
Those that nobody can beat are the front (of Pareto); each is proven by the exact solver.
"""

from __future__ import annotations

from functools import lru_cache
from time import perf_counter
from typing import NamedTuple

from glueckauf.core.budget import OutOfTime
from glueckauf.core.errors import IllegalMove
from glueckauf.core.puzzle import Open, Point, Try, no_front
from glueckauf.games.card.notation import read_line
from glueckauf.games.card.parts import Mining
from glueckauf.games.card.puzzles.puzzle import CardPuzzle
from glueckauf.games.card.puzzles.walk import walk
from glueckauf.games.card.solve.solving import solve
from glueckauf.games.card.solve.task import Task, start_of, value_of

PATIENCE = 20.0  # seconds for the whole front


class OpenMining(NamedTuple):
    """As `core.puzzle.Open` asks."""

    task: Task
    path: str

    @property
    def front(self) -> tuple[Point, ...]:
        try:
            return _front(self.task)
        except OutOfTime:
            raise no_front(self.path, PATIENCE) from None

    @property
    def limit(self) -> int:
        return _steps(self.task)

    def reached(self, line: str) -> Try:
        """A line that stops is ended where that is allowed."""
        moves = read_line(line) if line else []
        walked = walk(self.task, moves)
        if walked.end is None:
            at = min(len(walked.places) - 1, len(moves) - 1)
            move = (
                str(moves[at]) if walked.violation and len(walked.places) <= len(moves) else "end"
            )
            state = walked.places[-1].state
            violation = walked.violation or state.why_not("end")
            assert violation is not None, "nothing else stops a line"
            raise IllegalMove(move, violation, state)
        value = value_of(self.task, walked.end)
        return Try(line, Point(value["steps"], value["vp"]))


def opened(puzzle: CardPuzzle) -> Open | None:
    """Only mining has steps to be weighed against points."""
    if puzzle.kind != "mining":
        return None
    return OpenMining(puzzle.task._replace(objective=("vp", "-steps")), puzzle.path)


def _steps(task: Task) -> int:
    assert isinstance(task.start.pending, Mining), "the reader asks for it"
    return task.start.pending.steps_left


@lru_cache(maxsize=64)
def _front(task: Task) -> tuple[Point, ...]:
    """The most points within so many steps, from the fewest that must be used to all of them."""
    pending = task.start.pending
    assert isinstance(pending, Mining), "the reader asks for it"
    found: list[Point] = []
    deadline = perf_counter() + PATIENCE
    for steps in range(pending.least, pending.steps_left + 1):
        point = _best_within(task, pending, steps, deadline)
        if point is not None and (not found or point.vp > found[-1].vp):
            found.append(point)
    return tuple(found)


def _best_within(task: Task, pending: Mining, steps: int, deadline: float) -> Point | None:
    """None if nothing can be done with so few steps; OutOfTime if it is not proven in time."""
    if not steps:
        return Point(0, value_of(task, start_of(task))["vp"])
    fewer = task.start._replace(pending=pending._replace(steps_left=steps))
    found = solve(task._replace(start=fewer), seconds=max(0.0, deadline - perf_counter()))
    if not found.proven:
        raise OutOfTime
    return None if found.value is None else Point(found.value["steps"], found.value["vp"])
