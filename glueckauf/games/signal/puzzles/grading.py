"""All that is known of a puzzle, in sentences, for its author."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from glueckauf.games.signal.puzzles import walk as walking
from glueckauf.games.signal.puzzles.making import acceptance, ladder, players, twins
from glueckauf.games.signal.puzzles.puzzle import SignalPuzzle
from glueckauf.games.signal.puzzles.telling import spoken
from glueckauf.games.signal.solve.task import Task


def graded(puzzle: SignalPuzzle, known: Iterable[Any]) -> Iterator[str]:
    """Value, best answers, grade, themes, what natural lines get, and what it lacks."""
    task = puzzle.task
    review = acceptance.review(task)
    solution = review.solution
    if not solution.proven:
        bound = spoken(task, solution.bound)
        yield f"{puzzle.id}: {spoken(task, solution.value)} (best found; at best {bound})"
        yield f"  - {acceptance.LACKS['proof']}"
        return
    line = " ".join(walking.best_line(task, walking.begin(task)))
    yield f"{puzzle.id}: {spoken(task, solution.value)} (proven)"
    yield f"  best answers: {review.answers}, such as {line}"
    yield f"  grade:       T{review.tier}{_weaker(task, review.tier)}"
    yield f"  themes:      {', '.join(review.themes) or 'none'}"
    for who, tried in players.natural_lines(task).items():
        fate = "falls short" if who in review.fails else "comes as far or nearly"
        yield f"  natural:     {who} {fate}: {' '.join(tried)}"
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


def _weaker(task: Task, tier: int | None) -> str:
    """What the next weaker solver reaches."""
    if not tier:
        return ""
    reached = walking.value_of(task, ladder.reached(task, tier - 1))
    return f"; T{tier - 1} reaches {spoken(task, reached)}"
