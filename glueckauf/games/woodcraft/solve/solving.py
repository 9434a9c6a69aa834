"""The best line of a task, with proof: `solve` is the door of the solver of this game."""

from __future__ import annotations

import time
from contextlib import suppress

from glueckauf.core.budget import deadline_of, within
from glueckauf.games.woodcraft.solve.search import MOST_STATES, Search, TooMany
from glueckauf.games.woodcraft.solve.task import Solution, Task, start_of, value_of, why_not_asked


def solve(
    task: Task,
    *,
    count: bool = False,
    seconds: float | None = None,
    states: int = MOST_STATES,
    megabytes: float | None = None,
) -> Solution:
    """The best that can be reached, proven unless `seconds`, `states` or `megabytes` run out first.

    `count` counts the best answers, too. Other than seconds, states are the same on every machine.
    """
    key, problem = why_not_asked(task)
    if problem:
        raise ValueError(f"{key}: {problem}")
    started = time.perf_counter()
    search = Search(task, deadline_of(seconds), states)
    with within(megabytes=megabytes):
        found = search.best(start_of(task))
        proven = not search.is_cut
        line = None if found is None else search.line(start_of(task))
        answers: int | None = None
        if count and proven and found is not None:
            with suppress(TooMany):
                answers = search.answers()
    value = None if found is None else value_of(task, found)
    return Solution(
        value=value,
        line=line,
        proven=proven,
        bound=value if proven else value_of(task, search.bound()),
        answers=answers,
        states=search.states,
        seconds=time.perf_counter() - started,
    )
