"""How hard a mining puzzle is: one number, from which its grade follows.

The number is fitted on what makes puzzles hard: how rare a best line is among random ones, exactly; the
weakest solver of the ladder that finds it; how long it is; how many techniques it needs; how many orders
there are to choose from; what a greedy player loses.
"""

from __future__ import annotations

from math import log10
from typing import NamedTuple

from glueckauf.games.board.puzzles.themes import TRAP
from glueckauf.games.board.solve.pit import ladder
from glueckauf.games.board.solve.pit.chance import chance
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.task import Task, rank


class Features(NamedTuple):
    """What makes a mining puzzle hard."""

    rarity: float  # one random line in 10 to the power of this is best
    rung: float  # the weakest solver of the ladder
    steps: float
    techniques: float
    orders: float
    gap: float  # the share of the points that a greedy player loses


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
        -log10(chance(task, best)),
        rung,
        value.get("steps", 0),
        len(needed),
        len(task.orders),
        min(max(gap, 0.0), 1.0) if "vp" in value else float(greedy is None or greedy < best),
    )
