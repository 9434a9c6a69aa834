"""How hard a mining puzzle is: one number, from which its grade follows.

The number is fitted on what makes puzzles hard: how rare a best line is among random ones, exactly; the
weakest solver of the ladder that finds it; how long it is; how many techniques it needs; how many orders
there are to choose from; what a greedy player loses. The weights are those of least squares against a
player with a sense for the next step and none for plans, on the collection of 151 mining puzzles; the
constant only says where the grades lie. `tests/bench/grades.py` tells how well the number foresees the
effort of solvers that it was not fitted on.

The grade is the whole part of the number, and the rule of the ladder stays: a puzzle is Tn only if the
solver T(n-1) fails.
"""

from __future__ import annotations

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


WEIGHTS = Features(rarity=0.10, rung=0.52, steps=0.15, techniques=0.11, orders=0.39, gap=0.34)
CONSTANT = -0.44
RAREST = 1e-300  # what is rarer is no number any more


def difficulty(task: Task) -> float | None:
    """The number: about 1 for a first step, about 7 for the hardest; None if the task cannot be met."""
    found = features(task)
    return None if found is None else weighed(found)


def weighed(found: Features) -> float:
    return CONSTANT + fsum(map(mul, WEIGHTS, found))


def grade(asked: Task | Asks) -> int | None:
    """The grade: what the number says, and never above the weakest solver that is good enough."""
    found = features(task_of(asked))
    return None if found is None else grade_of(found)


def grade_of(found: Features) -> int:
    return min(int(found.rung), max(int(weighed(found)), 1))


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
