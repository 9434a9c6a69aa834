"""All that is known of a puzzle, in sentences, for its author."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from glueckauf.games.woodcraft.puzzles.making import acceptance, ladder, players, twins
from glueckauf.games.woodcraft.puzzles.making.acceptance import Review
from glueckauf.games.woodcraft.puzzles.puzzle import WoodcraftPuzzle
from glueckauf.games.woodcraft.puzzles.telling import spoken
from glueckauf.games.woodcraft.solve.task import Solution, Task, value_of


def graded(puzzle: WoodcraftPuzzle, known: Iterable[Any]) -> Iterator[str]:
    """Value, best answers, grade, themes, what natural lines get, and what it lacks."""
    task = puzzle.task
    review = acceptance.review(task, puzzle.kind)
    yield f"{puzzle.id}: {_value(task, review.solution)}"
    if review.solution.proven and review.solution.line is not None:
        yield from _found(task, review)
    reasons = [acceptance.LACKS[name] for name in review.lacks]
    reasons += [
        f"it asks the same as {other.id}"
        for other in known
        if other.id != puzzle.id and twins.are_twins(other, puzzle)
    ]
    if not reasons:
        yield "  It is worth publishing."
        return
    yield "  Not worth publishing yet:"
    yield from (f"  - {reason}" for reason in reasons)


def _value(task: Task, solution: Solution) -> str:
    if solution.proven:
        return f"{spoken(task, solution.value)} (proven)" if solution.value else "cannot be met"
    found = spoken(task, solution.value) if solution.value else "nothing"
    bound = f"; at best {spoken(task, solution.bound)}" if solution.bound else ""
    return f"{found} (best found{bound})"


def _found(task: Task, review: Review) -> Iterator[str]:
    """What only a task has that can be met."""
    number = review.solution.answers or "too many to count"
    yield f"  best answers: {number}, such as {' '.join(review.solution.line or ())}"
    yield f"  grade:       T{review.tier}{_weaker(task, review.tier)}"
    yield f"  themes:      {', '.join(review.themes) or 'none'}"
    for who, tried in players.natural_lines(task).items():
        fate = "falls short" if who in review.fails else "finds the best"
        yield f"  natural:     {who} {fate}: {' '.join(tried)}"


def _weaker(task: Task, tier: int | None) -> str:
    """What the next weaker solver reaches."""
    if not tier:
        return ""
    reached = ladder.reached(task, tier - 1)
    told = "does not meet the task"
    if reached is not None:
        told = f"reaches {spoken(task, value_of(task, reached))}"
    return f"; T{tier - 1} {told}"
