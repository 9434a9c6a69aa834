"""All that is known of a puzzle, in sentences, for its author."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from glueckauf.games.card.puzzles.making import acceptance, ladder, players, twins
from glueckauf.games.card.puzzles.puzzle import CardPuzzle
from glueckauf.games.card.puzzles.verdict import spoken
from glueckauf.games.card.solve.task import Task, value_of_rank


def graded(puzzle: CardPuzzle, known: Iterable[Any]) -> Iterator[str]:
    """Value, best lines, grade, themes, what natural lines get, and what it lacks."""
    task = puzzle.task
    review = acceptance.review(task)
    solution = review.solution
    if solution.value is None or solution.line is None:
        yield f"{puzzle.id}: cannot be met"
        return
    how = "proven" if solution.proven else "best found, not proven"
    number = "" if solution.optimal_lines is None else f"{solution.optimal_lines}, such as "
    yield f"{puzzle.id}: {spoken(solution.value)} ({how})"
    yield f"  best lines:  {number}{' '.join(solution.line)}"
    yield f"  grade:       T{review.tier}{_weaker(task, review.tier)}"
    yield f"  themes:      {', '.join(review.themes) or 'none'}"
    for who, line in players.natural_lines(task).items():
        fate = "falls short" if who in review.fails else "comes as far or nearly"
        yield f"  natural:     {who} {fate}: {' '.join(line)}"
    reasons = [acceptance.LACKS[name] for name in review.lacks]
    reasons += [
        f"it asks the same as {other.id} under other names"
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
    return f"; T{tier - 1} reaches {spoken(value_of_rank(task, reached))}"
