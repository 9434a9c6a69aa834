"""The best plan of a task, with proof: `solve` is the door of the solver of this game."""

from __future__ import annotations

import time
from contextlib import suppress
from fractions import Fraction

from glueckauf.core.budget import OutOfTime, within
from glueckauf.games.signal.solve.search import MOST_STATES, Search
from glueckauf.games.signal.solve.task import SAVED, Rank, Solution, Task, why_not_asked


def solve(
    task: Task,
    *,
    count: bool = False,
    seconds: float | None = None,
    states: int = MOST_STATES,
    megabytes: float | None = None,
) -> Solution:
    """The most that can be expected, proven unless `seconds`, `states` or `megabytes` run out first.

    `count` finds all first decisions that keep the optimum, and counts the best plans. Other than
    seconds, states are the same on every machine.
    """
    problem = why_not_asked(task)
    if problem:
        raise ValueError(problem)
    started = time.perf_counter()
    search = Search(task, seconds, states)
    best: tuple[str, ...] | None = None
    plans: int | None = None
    with within(megabytes=megabytes):
        found = search.run()
        if count and found.is_exact:
            with suppress(OutOfTime):
                best = search.best_moves()
                plans = search.number(search.start)
    looked = search.states
    return Solution(
        value=_by_word(task, found.low),
        plan=search.plan(),
        proven=found.is_exact,
        bound=_by_word(task, found.high),
        best=best,
        plans=plans,
        states=looked,
        seconds=time.perf_counter() - started,
    )


def _by_word(task: Task, rank: Rank) -> dict[str, Fraction]:
    """The value of each word; what is saved as it is spent."""
    return {
        word.removeprefix("-"): -amount if word in SAVED else amount
        for word, amount in zip(task.objective, rank, strict=True)
    }
