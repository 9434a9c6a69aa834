"""Is a mining task worth publishing? Its value, grade and themes, its runner-up, and what it lacks.

A published puzzle has

- a proven best value that beats the **runner-up** by 2 VP or, with equal VP, by 2 steps;
- at least one theme shown by ablation: without the technique the best is out of reach;
- a grade of T2 or more, or a trap for greedy players (see `pit/difficulty.py`; the ladder's solver of
  the grade below always fails);
- no twin under other names (`twins.py`).

The runner-up is the best line with another result, not the best line that dawdles on the way: one
that ends with another set of complete orders. Where the set is given and steps count, it is the best
line that does without the leading theme, the one the first hint tells.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from glueckauf.games.board.parts import all_filled
from glueckauf.games.board.puzzles.pit.difficulty import grade
from glueckauf.games.board.puzzles.themes import TRAP
from glueckauf.games.board.solve.pit import ladder
from glueckauf.games.board.solve.pit.lines import best_line
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.search import Node, Search
from glueckauf.games.board.solve.pit.task import Solution, Task, Value, play, rank

MARGIN = 2
LONGEST = 5_000  # positions that a search may open, shared by the actions: proofs stay short


class Review(NamedTuple):
    """What is known of a task; `lacks` names what keeps it from being published."""

    solution: Solution
    tier: int | None
    themes: tuple[str, ...]
    runner_up: Value | None
    lacks: tuple[str, ...]


class TooLong(Exception):
    """A search has opened more positions than it may."""


class _Short(Search):
    """A search that gives up; counted in positions, so it gives up alike on every machine."""

    def steps(self, node: Node) -> Iterator[tuple[str, Node]]:
        if self.states > LONGEST // len(self.budget):
            raise TooLong
        return super().steps(node)


def review(task: Task) -> Review:
    """Everything about a task, however long it takes."""
    solution = solve(task, count=True)
    if solution.value is None:
        return Review(solution, None, (), None, ("feasible",))
    tier, themes = grade(task), ladder.themes(task)
    runner_up = runner_up_of(task, solution, themes)
    return Review(
        solution, tier, themes, runner_up, _lacks(task, solution, tier, themes, runner_up)
    )


def proven(task: Task) -> Review | None:
    """The same within the length of a search, or TooLong; None if the task cannot be met.

    Optimal lines are not counted: that may take longer than all the rest.
    """
    best_line(_Short(task))
    solution = solve(task)
    if solution.value is None or not solution.proven:
        return None
    tier, themes = grade(task), _themes(task, rank(task, solution.value))
    runner_up = runner_up_of(task, solution, themes)
    return Review(
        solution, tier, themes, runner_up, _lacks(task, solution, tier, themes, runner_up)
    )


def accepted(task: Task, warm_up: bool = False) -> Review | None:
    """The review of a task that is worth publishing, else None; most are refused at first sight.

    A `warm_up` has grade T1 and lacks nothing but difficulty: the lowest rung of the ladder. It needs
    neither storage nor pairs, so that every higher rung finds its best, too.
    """
    try:
        if len(task.actions) > 1:
            best_line(_Short(task))
        found = proven(task) if _promises(task, solve(task), warm_up) else None
    except TooLong:
        return None
    if found is None:
        return None
    if warm_up:
        is_easy = found.tier == 1 and found.lacks == ("difficulty",)
        best = rank(task, found.solution.value or {})
        return found if is_easy and ladder.reached(task, 2) == best else None
    return found if not found.lacks else None


def _promises(task: Task, solution: Solution, warm_up: bool) -> bool:
    """What is known before the long searches: the margin, and how far greedy play comes."""
    if solution.value is None or not solution.line:
        return False
    if not task.complete:
        runner_up = runner_up_of(task, solution, ())
        if not _beats(task, solution.value, runner_up):
            return False
    reaches = ladder.reached(task, 1) == rank(task, solution.value)
    return reaches == warm_up


def _themes(task: Task, best: tuple[int, ...]) -> tuple[str, ...]:
    """As the ladder tells them, within the length of a search."""
    found = [
        theme
        for theme in ladder.THEMES
        if best_line(_Short(task, frozenset({theme})), at_least=best) is None
    ]
    greedy = ladder.reached(task, 1)
    return tuple(found if greedy and greedy[0] >= best[0] else [*found, TRAP])


def _lacks(
    task: Task,
    solution: Solution,
    tier: int | None,
    themes: tuple[str, ...],
    runner_up: Value | None,
) -> tuple[str, ...]:
    assert solution.value is not None, "asked of tasks that can be met"
    missing = {
        "proof": not solution.proven,
        "margin": not _beats(task, solution.value, runner_up),
        "theme": not set(themes) - {TRAP},
        "difficulty": (tier or 0) < 2 and TRAP not in themes,
    }
    return tuple(name for name, lacks in missing.items() if lacks)


# --- The runner-up --------------------------------------------------------------------------


def runner_up_of(task: Task, solution: Solution, themes: tuple[str, ...]) -> Value | None:
    """The best value with another result; None if there is no other that meets the task."""
    if task.complete:
        leading = [theme for theme in themes if theme != TRAP][:1]
        return solve(task, without=frozenset(leading)).value if leading else solution.value
    others = [solve(_lacking(task, label)).value for label in _completed(task, solution)]
    return max((value for value in others if value), key=lambda v: rank(task, v), default=None)


def _completed(task: Task, solution: Solution) -> list[str]:
    """The orders that the best line completes, delivered ones included."""
    assert solution.line is not None, "asked of tasks that can be met"
    end = play(task, solution.line).player
    open_now = {order.label for order in end.orders if not all_filled(order.squares)}
    return [order.label for order in task.orders if order.label not in open_now]


def _lacking(task: Task, label: str) -> Task:
    """The task without an order: whoever does not complete it wins nothing by filling it."""
    return task._replace(orders=tuple(order for order in task.orders if order.label != label))


def _beats(task: Task, best: Value, runner_up: Value | None) -> bool:
    """By two in the first word that differs; a tie is no win."""
    if runner_up is None:
        return True
    pairs = zip(rank(task, best), rank(task, runner_up), strict=True)
    return next((ours - theirs for ours, theirs in pairs if ours != theirs), 0) >= MARGIN
