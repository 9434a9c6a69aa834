"""The mining solver: the proven optimum of a task, one optimal line, and how many there are.

Most tasks are solved by their structure (`haul`); what that leaves open goes to the general search.
Every answer is played through the rules before it is given.
"""

from __future__ import annotations

from time import perf_counter
from typing import Protocol

from glueckauf.core.errors import IllegalMove
from glueckauf.games.board.solve.pit.haul import Haul, best_haul, fits
from glueckauf.games.board.solve.pit.lines import best_line, count_lines
from glueckauf.games.board.solve.pit.search import Search
from glueckauf.games.board.solve.pit.task import Solution, Task, Value, play, rank, steps_of
from glueckauf.games.board.solve.pit.writing import line_of


class Asks(Protocol):
    """Anything that asks a task, such as a puzzle."""

    @property
    def task(self) -> Task: ...


def task_of(asked: Task | Asks) -> Task:
    return asked if isinstance(asked, Task) else asked.task


def solve(
    asked: Task | Asks,
    *,
    count: bool = False,
    without: frozenset[str] = frozenset(),
    seconds: float | None = None,
) -> Solution:
    """The best that can be done. `without` forbids techniques (`search.TECHNIQUES`).

    `seconds` limits the general search; an answer that is not proven by then says so.
    """
    started = perf_counter()
    task = task_of(asked)
    states = 0
    proven = False
    answer: tuple[str, Value] | None = None
    if not without and fits(task):
        haul = best_haul(task)
        states = haul.tried
        if haul.plan is None and haul.open_rank is None:
            return Solution(
                None, None, True, states, perf_counter() - started, 0 if count else None
            )
        answer = _by_structure(task, haul)
        proven = answer is not None and not haul.leaves_something_open
    if not proven:
        search = Search(task, without)
        so_far = rank(task, answer[1]) if answer else None
        found = best_line(search, at_least=so_far, seconds=seconds)
        states += search.states
        proven = found is None or found.proven
        if found is not None and found.rank:
            line = _written(task, found.tokens)
            answer = line, play(task, line).value
    if answer is None:
        none = 0 if count and proven else None
        return Solution(None, None, proven, states, perf_counter() - started, none)
    line, value = answer
    lines = None
    if count and proven:
        search = Search(task, without)
        lines = count_lines(search, rank(task, value))
        states += search.states
    return Solution(value, line, proven, states, perf_counter() - started, lines)


def _by_structure(task: Task, haul: Haul) -> tuple[str, Value] | None:
    """The line and value of the best plan, if the rules agree."""
    if haul.plan is None:
        return None
    for first in range(len(task.orders) if len(task.actions) > 1 else 1):
        steps = line_of(task, haul.plan, first)
        line = _over_actions(task, steps) if steps is not None else None
        if line is None:
            continue
        try:
            end = play(task, line)
        except IllegalMove:
            continue
        if end.meets and _without_coal(task, rank(task, end.value)) == haul.rank:
            return line, end.value
    return None


def _without_coal(task: Task, reached: tuple[int, ...]) -> tuple[int, ...]:
    """A plan does not count coal: within mining actions its number cannot change."""
    words = zip(task.objective, reached, strict=True)
    return tuple(0 if word == "coal" else number for word, number in words)


def _over_actions(task: Task, steps: list[str]) -> str | None:
    """The steps spread over the actions of the task; None if a pair would be torn apart."""
    if len(task.actions) == 1:
        return " ".join(steps)
    tokens: list[str] = []
    at = 0
    for action in task.actions:
        tokens.append(action)
        budget = steps_of(action)
        part = steps[at : at + budget]
        at += len(part)
        if sum("." in step for step in part) % 2:
            return None
        tokens += part
        if len(part) < budget:
            tokens.append("end")
    return " ".join(tokens)


def _written(task: Task, tokens: list[str]) -> str:
    """One action is written as its steps alone; several as in a record."""
    if len(task.actions) > 1:
        return " ".join(tokens)
    return " ".join(token for token in tokens if token not in ("end", task.actions[0]))
