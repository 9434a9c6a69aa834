"""How hard a mining puzzle is: one number, from which its grade follows.

The number is fitted on what makes puzzles hard: how rare a best line is among random ones, exactly; the
weakest solver of the ladder that finds it; how long it is; how many techniques it needs; how many orders
there are to choose from; what a greedy player loses. It foretells how many lines somebody needs who has a
sense for the next step and none for plans: one in 10 to the power of the number finds the best.

The weights are those of least squares, none below zero, on 200 tasks that nobody picked; the bounds of the
grades are the highest that move no puzzle made by hand and the fewest others of the collection.
`python -m tests.bench.grades fit 3001 200` tells both; `python -m tests.bench.grades fresh SEED NUMBER` tells
how well the number foresees the effort of solvers that took no part in this, on tasks made after it was
fixed. What came out stands in BENCHMARKS.md.

The rule of the ladder stays: a puzzle is Tn only if the solver T(n-1) fails.
"""

from __future__ import annotations

from bisect import bisect
from math import fsum, log10
from operator import mul
from typing import NamedTuple

from glueckauf.games.board.puzzles.themes import TRAP
from glueckauf.games.board.solve.pit import ladder
from glueckauf.games.board.solve.pit.chance import chance
from glueckauf.games.board.solve.pit.mining import Asks, solve, task_of
from glueckauf.games.board.solve.pit.task import Task, rank


class Features(NamedTuple):
    """What makes a mining puzzle hard."""

    rarity: float  # one random line in 10 to the power of this is best
    rung: float  # the weakest solver of the ladder
    steps: float
    techniques: float
    orders: float
    gap: float  # the share of the points that a greedy player loses


WEIGHTS = Features(rarity=0.31, rung=0.20, steps=0.14, techniques=0.05, orders=0.34, gap=0.11)
CONSTANT = -1.25
BOUNDS = (1.4, 1.9, 2.1, 4.0)  # where T2, T3, T4, T5 begin
RAREST = 1e-300  # what is rarer is no number any more


def difficulty(task: Task) -> float | None:
    """The number: below 1 for a first step, about 6 for the hardest; None if the task cannot be met."""
    found = features(task)
    return None if found is None else weighed(found)


def weighed(found: Features) -> float:
    return CONSTANT + fsum(map(mul, WEIGHTS, found))


def grade(asked: Task | Asks) -> int | None:
    """The grade: what the number says, and never above the weakest solver that is good enough."""
    found = features(task_of(asked))
    return None if found is None else grade_of(found)


def grade_of(found: Features) -> int:
    return min(int(found.rung), 1 + bisect(BOUNDS, weighed(found)))


def features(task: Task) -> Features | None:
    """All of them, computed anew; None if the task cannot be met."""
    value = solve(task).value
    rung = ladder.grade(task)
    if value is None or rung is None:
        return None
    best = rank(task, value)
    greedy = ladder.reached(task, 1)
    gap = 1.0 if greedy is None else (best[0] - greedy[0]) / max(best[0], 1)
    needed = set(ladder.themes(task)) - {TRAP}
    return Features(
        -log10(max(chance(task, best), RAREST)),
        rung,
        value.get("steps", 0),
        len(needed),
        len(task.orders),
        min(max(gap, 0.0), 1.0) if "vp" in value else float(greedy is None or greedy < best),
    )
