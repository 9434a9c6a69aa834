"""All that is known of a puzzle, in sentences, for its author."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from glueckauf.games.woodcraft.puzzles.making import acceptance, ladder, players, twins
from glueckauf.games.woodcraft.puzzles.puzzle import WoodcraftPuzzle
from glueckauf.games.woodcraft.puzzles.telling import spoken
from glueckauf.games.woodcraft.solve.task import Task, value_of


def graded(puzzle: WoodcraftPuzzle, known: Iterable[Any]) -> Iterator[str]:
    """Value, best answers, grade, themes, what natural lines get, and what it lacks."""
    task = puzzle.task
    review = acceptance.review(task)
    solution = review.solution
    if solution.value is None or solution.line is None:
        how = "cannot be met" if solution.proven else "nothing found in time"
        yield f"{puzzle.id}: {how}"
        return
    if not solution.proven:
        bound = spoken(task, solution.bound or {})
        yield f"{puzzle.id}: {spoken(task, solution.value)} (best found; at best {bound})"
        yield f"  - {acceptance.LACKS['proof']}"
        return
    number = "too many to count" if review.answers is None else review.answers
    yield f"{puzzle.id}: {spoken(task, solution.value)} (proven)"
    yield f"  best answers: {number}, such as {' '.join(solution.line)}"
    yield f"  grade:       T{review.tier}{_weaker(task, review.tier)}"
    yield f"  themes:      {', '.join(review.themes) or 'none'}"
    for who, tried in players.natural_lines(task).items():
        fate = "falls short" if who in review.fails else "comes as far or nearly"
        yield f"  natural:     {who} {fate}: {' '.join(tried)}"
    reasons = [acceptance.LACKS[name] for name in review.lacks]
    reasons += [
        f"it asks the same as {other.id}"
        for other in known
        if other.id != puzzle.id and twins.are_twins(other.task, task)
    ]
    if not reasons:
        yield "  It is worth publishing."
        return
    yield "  Not worth publishing yet:"
    yield from (f"  - {reason}" for reason in reasons)


def _weaker(task: Task, tier: int | None) -> str:
    """What the next weaker solver reaches."""
    if not tier:
        return ""
    reached = ladder.reached(task, tier - 1)
    if reached is None:
        return f"; T{tier - 1} does not meet the task"
    return f"; T{tier - 1} reaches {spoken(task, value_of(task, reached))}"
