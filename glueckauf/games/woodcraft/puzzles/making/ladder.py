"""The grade of a puzzle: the weakest solver whose answer is the best.

    T0  a random answer
    T1  greedy: whatever brings most at once, or makes a die that is needed, until nothing does
    T2  one by one: the best order first, in the cheapest way, then the next; each choice is tried out
    T3  plans everything together, with glue, saw and offcuts, but with habits: glues only dice of one colour,
        hires nobody, leaves helpers alone, and works on nothing after an order has brought its reward
    T4  plans with all of it but for one habit: gluing colours apart, or leaving helpers and rewards alone
    T5  everything

A solver with habits plans as if nothing else were possible; its answer is then judged by what it is worth. A
puzzle has the grade of the first that finds a best answer, so all before it fail.
"""

from __future__ import annotations

import random
from functools import lru_cache

from glueckauf.games.woodcraft.moves import END
from glueckauf.games.woodcraft.parts import Free
from glueckauf.games.woodcraft.puzzles import walk as walking
from glueckauf.games.woodcraft.puzzles.making.players import Line, greedy_line, one_by_one
from glueckauf.games.woodcraft.puzzles.walk import falls_short, is_over, onward
from glueckauf.games.woodcraft.solve.search import Found
from glueckauf.games.woodcraft.solve.task import Rank, Task, start_of

TIERS = range(6)
HELPED = ("stand-in", "fine-tuning", "new-helper", "sell-off", "reward-first")
_HABITS: dict[int, tuple[tuple[str, ...], ...]] = {
    3: (("two-colours", *HELPED),),
    4: (HELPED, ("two-colours",)),
    5: ((),),
}


def grade(task: Task, best: Rank) -> int | None:
    """The weakest tier that reaches the best rank."""
    return next((tier for tier in TIERS if not falls_short(reached(task, tier), best)), None)


@lru_cache(maxsize=1024)
def reached(task: Task, tier: int) -> Found:
    """What the answer of the solver of this tier is worth; None if it does not meet the task."""
    found = [walking.worth(task, walking.along(task, line)[-1]) for line in answers(task, tier)]
    return max([rank for rank in found if rank is not None], default=None)


def answers(task: Task, tier: int) -> list[Line]:
    """What the solvers of this tier play."""
    if tier < min(_HABITS):
        return [(_random_line, greedy_line, one_by_one)[tier](task)]
    bare = [task._replace(without=habits) for habits in _HABITS[tier]]
    lines = [walking.best_line(each, start_of(each)) for each in bare]
    return [line for line in lines if line]


def _random_line(task: Task) -> Line:
    rng = random.Random("a random answer")
    place, line = start_of(task), list[str]()
    while not is_over(place):
        moves = place.state.legal_moves()
        is_free = isinstance(place.state.todo[-1], Free)
        move = END if is_free and rng.random() < 0.2 else rng.choice(moves)
        place = onward(task, place, move)
        line.append(str(move))
    return tuple(line)
