"""The best line of a task, with proof: `solve` is the door of all solvers of this game."""

from __future__ import annotations

import time

from glueckauf.core.budget import within
from glueckauf.games.card.solve.moves import Without
from glueckauf.games.card.solve.search import MOST_PLACES, Found, search
from glueckauf.games.card.solve.task import (
    Rank,
    Solution,
    Task,
    rank,
    reached,
    value_of_rank,
    why_not_asked,
)


def solve(
    task: Task,
    *,
    count: bool = False,
    seconds: float | None = None,
    without: Without | None = None,
    at_least: Rank | None = None,
    places: int = MOST_PLACES,
    megabytes: float | None = None,
) -> Solution:
    """The best that can be done, proven unless `seconds` run out first, or so many `megabytes`.

    `count` counts the lines of tokens that reach it. `without` forbids every move for which it is
    true: what is answered then is the optimum of the task with one technique less. It may ask for
    anything that bears on later moves; what does not (`Walker.key`) differs between lines that are
    searched as one. `at_least` asks only whether so much can be reached: less than that is not searched
    for, need not be best, and has the next rank below for its bound. Beyond so many `places` the answer
    is given without proof; other than seconds, they are the same on every machine.
    """
    problem = why_not_asked(task)
    if problem:
        raise ValueError(problem)
    started = time.perf_counter()
    with within(megabytes=megabytes):
        found = search(task, count, seconds, without, at_least, places)
    took = time.perf_counter() - started
    return _told(task, found, took)


def _told(task: Task, found: Found, took: float) -> Solution:
    """The answer; its line is played once more through `State.after`."""
    if found.line is not None:
        value = reached(task, found.line)
        assert value is not None, "a line of the solver comes to its end"
        assert rank(task, value) == found.rank, "a line is worth what it claims"
    return Solution(
        value=None if found.rank is None else value_of_rank(task, found.rank),
        line=None if found.line is None else tuple(map(str, found.line)),
        optimal_lines=found.lines,
        proven=found.proven,
        bound=None if found.bound is None else value_of_rank(task, found.bound),
        states=found.states,
        seconds=took,
    )
