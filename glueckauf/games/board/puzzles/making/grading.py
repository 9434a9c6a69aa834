"""All that is known of a mining puzzle, in sentences, for its author."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from glueckauf.games.board.puzzles.making import acceptance
from glueckauf.games.board.puzzles.making.twins import pattern
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from glueckauf.games.board.puzzles.pit.verdict import spoken
from glueckauf.games.board.solve.pit import ladder
from glueckauf.games.board.solve.pit.chance import chance
from glueckauf.games.board.solve.pit.task import Task, Value, rank

SOLVERS = {
    0: "twenty random lines find it",
    1: "the most points per step first, again and again, is enough",
    2: "one ride is enough, without storage and pairs",
    3: "one ride and the storage are needed",
    4: "pairs or a second ride are needed",
    5: "the actions must be planned together",
}
LACKS = {
    "feasible": "no line of moves can meet the task: give more steps, or ask for fewer orders",
    "proof": "the best value could not be proven: make the pit smaller",
    "margin": (
        "the runner-up is too close: the best should be ahead by 2 points or by 2 steps;"
        " change the points of an order, or the steps"
    ),
    "theme": "no technique is needed: shared rides, pairs or storage should make a difference",
    "difficulty": "it is too easy: taking the most points per step first already finds the best",
}


def graded(found: MiningPuzzle, known: Iterable[MiningPuzzle]) -> Iterator[str]:
    """All that is known of a puzzle, in sentences."""
    review = acceptance.review(found.task)
    solution, value = review.solution, review.solution.value
    if value is None:
        yield f"{found.id}: cannot be met"
    else:
        how = "proven" if solution.proven else "best found, not proven"
        lines = solution.optimal_lines
        yield f"{found.id}: {spoken(value)} ({how})"
        yield f"  best lines:  {lines}, such as {solution.line}"
        drawn = chance(found.task, rank(found.task, value))
        yield f"  by chance:   one random line in {1 / drawn:,.0f} is one of them"
        yield f"  grade:       T{review.tier}: {SOLVERS[review.tier or 0]}{_weaker(found.task, review)}"
        yield f"  themes:      {', '.join(review.themes) or 'none'}"
        yield f"  runner-up:   {_ahead(found.task, value, review.runner_up)}"
    reasons = [LACKS[name] for name in review.lacks]
    mark = pattern(found.task)
    reasons += [
        f"it asks the same as {other.id} under other names"
        for other in known
        if other.id != found.id and pattern(other.task) == mark
    ]
    if not reasons:
        yield "  It is worth publishing."
        return
    yield "  Not worth publishing yet:"
    yield from (f"  - {reason}" for reason in reasons)


def _weaker(task: Task, review: acceptance.Review) -> str:
    """What the next weaker solver reaches."""
    if not review.tier:
        return ""
    reached = ladder.reached(task, review.tier - 1)
    if reached is None:
        return f"; T{review.tier - 1} does not meet the task"
    words = [word.removeprefix("-") for word in task.objective]
    value = dict(zip(words, map(abs, reached), strict=True))
    return f"; T{review.tier - 1} reaches {spoken(value)}"


def _ahead(task: Task, best: Value, runner_up: Value | None) -> str:
    if runner_up is None:
        return "none; every other result misses the task"
    ours, theirs = rank(task, best), rank(task, runner_up)
    words = [word.removeprefix("-") for word in task.objective]
    for word, a, b in zip(words, ours, theirs, strict=True):
        if a != b:
            return f"{spoken(runner_up)}; the best is ahead by {spoken({word: a - b})}"
    return f"{spoken(runner_up)}, as good as the best, with another result"
