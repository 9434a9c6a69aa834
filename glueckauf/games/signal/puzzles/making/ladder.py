"""The grade of a puzzle: the weakest solver whose answer is the best.

    T0  a random answer
    T1  greedy: sets what helps most at once, then the next, and drives when nothing helps by itself
    T2  the best plan with one kind of disc beside trains: switches alone, or signals alone
    T3  with both kinds of discs, and with loading; each action is paid with its own card
    T4  with two cards for an action and with other trains, or else with helpers
    T5  everything

A solver with habits plans as if nothing else were possible; its answer is then judged by what it is worth. A
puzzle has the grade of the first that finds a best answer, so all before it fail.
"""

from __future__ import annotations

import random
from functools import lru_cache

from glueckauf.games.signal.notation import read_line
from glueckauf.games.signal.puzzles import walk as walking
from glueckauf.games.signal.puzzles.making.players import Line, greedy_line
from glueckauf.games.signal.puzzles.natural import answer_worth
from glueckauf.games.signal.puzzles.walk import begin, is_over, onward, settled
from glueckauf.games.signal.solve.task import Rank, Task

TIERS = range(6)
HELPED = ("roll-again", "run-through", "hold-back")
DEAR = ("two-for-one", "clear-the-line")
_HABITS: dict[int, tuple[tuple[str, ...], ...]] = {
    2: (
        ("set-signal", "load-on-the-way", "not-the-nearest", *DEAR, *HELPED),
        ("set-switch", "load-on-the-way", "not-the-nearest", *DEAR, *HELPED),
    ),
    3: ((*DEAR, *HELPED),),
    4: (HELPED, DEAR),
    5: ((),),
}


def grade(task: Task, best: Rank) -> int | None:
    """The weakest tier that reaches the best rank."""
    return next((tier for tier in TIERS if reached(task, tier) >= best), None)


@lru_cache(maxsize=1024)
def reached(task: Task, tier: int) -> Rank:
    """What the answer of the solver of this tier is worth."""
    return max(_worth(task, line) for line in answers(task, tier))


def answers(task: Task, tier: int) -> list[Line]:
    if tier == 0:
        return [_random_line(task)]
    if tier == 1:
        return [greedy_line(task)]
    bare = [task._replace(without=habits) for habits in _HABITS[tier]]
    return [walking.best_line(each, begin(each)) for each in bare]


def _worth(task: Task, line: Line) -> Rank:
    found = answer_worth(task, read_line(" ".join(line)) if line else [])
    assert found is not None, "solvers play legal lines to their end"
    return found


def _random_line(task: Task) -> Line:
    rng = random.Random("a random answer")
    stop, line = begin(task), list[str]()
    while not is_over(task, stop):
        stop = settled(task, stop)
        move = rng.choice(stop.state.legal_moves())
        stop = onward(task, stop, move)
        line.append(str(move))
    return tuple(line)
