"""The mining solver: the proven optimum of a task, one optimal line, and how many there are.

Small tasks are solved by their structure (`haul`), others by their targets (`aiming`); what neither
covers goes to the general search. Every answer is played through the rules before it is given.
"""

from __future__ import annotations

from time import perf_counter
from typing import NamedTuple, Protocol

from glueckauf.core.budget import OutOfTime, deadline_of, within
from glueckauf.core.errors import IllegalMove
from glueckauf.games.board.solve.pit import aiming
from glueckauf.games.board.solve.pit.haul import Haul, best_haul, fits, is_small
from glueckauf.games.board.solve.pit.lines import best_line, count_lines
from glueckauf.games.board.solve.pit.plan import Rank
from glueckauf.games.board.solve.pit.search import Search
from glueckauf.games.board.solve.pit.task import (
    Solution,
    Task,
    Value,
    ceiling,
    play,
    rank,
    steps_of,
    value_of,
)
from glueckauf.games.board.solve.pit.writing import line_of

FOREVER = 10.0**9


class Asks(Protocol):
    """Anything that asks a task, such as a puzzle."""

    @property
    def task(self) -> Task: ...


def task_of(asked: Task | Asks) -> Task:
    return asked if isinstance(asked, Task) else asked.task


class _Answer(NamedTuple):
    """A line and its value, None where there is none; `left` is what is not excluded above it."""

    line: str | None
    value: Value | None
    states: int
    proven: bool = True
    left: Rank | None = None


def solve(
    asked: Task | Asks,
    *,
    count: bool = False,
    without: frozenset[str] = frozenset(),
    seconds: float | None = None,
    megabytes: float | None = None,
) -> Solution:
    """The best that can be done. `without` forbids techniques (`search.TECHNIQUES`).

    An answer that is not proven within `seconds`, or within so many `megabytes`, says so and tells the
    bound that is left. Lines are counted in the same time; None: there are too many for it.
    """
    started = perf_counter()
    until = deadline_of(seconds)
    task = task_of(asked)
    with within(megabytes=megabytes):
        answer = _answer(task, without, until)
        lines, states = None, answer.states
        if count and answer.proven:
            lines, more = _counted(task, without, answer, until)
            states += more
    bound = None if answer.left is None else value_of(task, answer.left)
    spent = perf_counter() - started
    return Solution(answer.value, answer.line, answer.proven, states, spent, lines, bound)


def _answer(task: Task, without: frozenset[str], until: float | None) -> _Answer:
    """By structure, by targets, or by the general search: whichever is the first that can."""
    if without:
        return _searched(task, without, until)
    states = 0
    if fits(task) and is_small(task):
        haul = best_haul(task)
        states = haul.tried
        if haul.plan is None and haul.open_rank is None:
            return _Answer(None, None, states)
        found = _by_structure(task, haul)
        if found is not None and not haul.leaves_something_open:
            return _Answer(*found, states)
    if aiming.fits(task):
        aimed = aiming.Aiming(task, FOREVER if until is None else until).solve()
        states += aimed.states
        if aimed.tokens is None:
            return _Answer(None, None, states, aimed.left is None, aimed.left)
        line = _written(task, aimed.tokens)
        reached = _reached(task, line)
        if reached is not None and rank(task, reached) == aimed.rank:
            return _Answer(line, reached, states, aimed.left is None, aimed.left)
    answer = _searched(task, without, until, _at_first(task, until))
    return answer._replace(states=states + answer.states)


def _at_first(task: Task, until: float | None) -> _Answer | None:
    """A good line for a task that targets do not cover, by the words before the first odd one.

    What these words reach is a bound for the whole; it is `left`.
    """
    for n in range(len(task.objective), -1, -1):
        part = task._replace(objective=task.objective[:n] or ("-steps",))
        if aiming.fits(part):
            aimed = aiming.Aiming(part, FOREVER if until is None else until).solve()
            line = None if aimed.tokens is None else _written(task, aimed.tokens)
            reached = None if line is None else _reached(task, line)
            top = (aimed.left or aimed.rank or ()) if n else ()
            left = (*top, *ceiling(task)[len(top) :])
            return _Answer(line, reached, aimed.states, False, left) if reached else None
    return None


def _searched(
    task: Task, without: frozenset[str], until: float | None, known: _Answer | None = None
) -> _Answer:
    """By the general search; nothing worse than a known answer is looked at."""
    search = Search(task, without)
    so_far = rank(task, known.value) if known and known.value else None
    seconds = None if until is None else until - perf_counter()
    found = best_line(search, at_least=so_far, seconds=seconds)
    if found is None:
        return _Answer(None, None, search.states)
    left = found.left
    if known is not None and known.left is not None and left is not None:
        left = min(left, known.left)
    if not found.rank:
        line, value = (known.line, known.value) if known else (None, None)
        return _Answer(line, value, search.states, so_far is not None and so_far == left, left)
    line = _written(task, found.tokens)
    return _Answer(line, play(task, line).value, search.states, found.proven, left)


def _counted(
    task: Task, without: frozenset[str], answer: _Answer, until: float | None
) -> tuple[int | None, int]:
    """The number of lines as good as the answer, and the positions it took."""
    if answer.value is None:
        return 0, 0
    search = Search(task, without)
    try:
        return count_lines(search, rank(task, answer.value), until), search.states
    except OutOfTime:
        return None, search.states


def _reached(task: Task, line: str) -> Value | None:
    """What the rules say of a line; None if they forbid it, or something asked for is missing."""
    try:
        end = play(task, line)
    except IllegalMove:
        return None
    return end.value if end.meets else None


def _by_structure(task: Task, haul: Haul) -> tuple[str, Value] | None:
    """The line and value of the best plan, if the rules agree."""
    if haul.plan is None:
        return None
    for first in range(len(task.orders) if len(task.actions) > 1 else 1):
        steps = line_of(task, haul.plan, first)
        line = _over_actions(task, steps) if steps is not None else None
        if line is None:
            continue
        reached = _reached(task, line)
        if reached is not None and _without_coal(task, rank(task, reached)) == haul.rank:
            return line, reached
    return None


def _without_coal(task: Task, reached: tuple[int, ...]) -> tuple[int, ...]:
    """A plan does not count coal: within mining actions its number cannot change."""
    words = zip(task.objective, reached, strict=True)
    return tuple(0 if word in ("coal", "-coal") else number for word, number in words)


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
