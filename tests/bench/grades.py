"""Does the grade tell how hard a puzzle is? Rank correlation with a solver that is not on the ladder.

    python -m tests.bench.grades

The held-out solver plays rollouts: random lines that like to fill squares and to load, 200 of them,
and keeps the best. It knows neither rides nor pairs nor orders as such. Its failure rate is the
share of its runs that miss par. Spearman's rank correlation of the grade with that rate is printed for
the whole collection and, because harder grades also have longer lines, for puzzles of one length
alone. The goal is 0.8.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean

from glueckauf.core.errors import IllegalMove
from glueckauf.games.board.notation import END
from glueckauf.games.board.parts import Mining
from glueckauf.learn.puzzle import Puzzle, puzzles
from glueckauf.solve.task import outcome, rank, steps_of, table

RUNS = 8
LINES = 200
GOAL = 0.8


def liking(move: str, cage: str) -> float:
    """How gladly a rollout makes a step."""
    if move == END:
        return 0.2
    if move.endswith(">s"):
        return 0.2
    if ">" in move:
        return 1.0 if "." in move else 6.0
    if move.startswith("+"):
        return 3.0
    return 3.0 if move == "0" and cage else 1.0


def rollout(puzzle: Puzzle, rng: Random) -> tuple[int, ...] | None:
    """The rank of one random line; None where a delivery fails or an order is missing."""
    task = puzzle.task
    player, used = table(task).players[0], 0
    for action in task.actions:
        if not steps_of(action):
            try:
                player = table(task, player).after(action).players[0]
            except IllegalMove:
                return None
            continue
        state = table(task, player, Mining(steps_of(action)))
        while isinstance(state.pending, Mining):
            moves = [str(move) for move in state.legal_moves()]
            cage = state.players[0].mine.cage
            move = rng.choices(moves, [liking(one, cage) for one in moves])[0]
            state = state.after(move)
            used += move != END
        player = state.players[0]
    end = outcome(task, player, used)
    return rank(task, end.value) if end.meets else None


def failure_rate(puzzle: Puzzle) -> float:
    """The share of runs whose best line misses par."""
    assert puzzle.par is not None
    par = rank(puzzle.task, puzzle.par)
    rng = Random(f"rollouts of {puzzle.id}")
    return fmean(all(rollout(puzzle, rng) != par for _ in range(LINES)) for _ in range(RUNS))


def spearman(one: Sequence[float], other: Sequence[float]) -> float:
    """Pearson's correlation of the ranks; equal values share the mean of their ranks."""
    a, b = _ranks(one), _ranks(other)
    mean_a, mean_b = fmean(a), fmean(b)
    both = sum((x - mean_a) * (y - mean_b) for x, y in zip(a, b, strict=True))
    spread = sum((x - mean_a) ** 2 for x in a) * sum((y - mean_b) ** 2 for y in b)
    return both / spread**0.5 if spread else 0.0


def _ranks(values: Sequence[float]) -> list[float]:
    ordered = sorted(values)
    return [ordered.index(value) + (ordered.count(value) - 1) / 2 for value in values]


def main() -> None:
    found = puzzles(kind="mining")
    rates = {puzzle.id: failure_rate(puzzle) for puzzle in found}
    print("| grade | puzzles | mean par, steps | rollouts fail |")
    print("|---|---|---|---|")
    for tier in sorted({puzzle.tier or 0 for puzzle in found}):
        bin_ = [puzzle for puzzle in found if puzzle.tier == tier]
        steps = fmean((puzzle.par or {})["steps"] for puzzle in bin_)
        mean = fmean(rates[puzzle.id] for puzzle in bin_)
        print(f"| T{tier} | {len(bin_)} | {steps:.1f} | {mean:.2f} |")
    print()
    one_action = [puzzle for puzzle in found if len(puzzle.task.actions) == 1]
    _tell("all", found, rates)
    _tell("one action", one_action, rates)
    for low, high in ((4, 6), (7, 8), (9, 10)):
        alike = [puzzle for puzzle in one_action if low <= (puzzle.par or {})["steps"] <= high]
        _tell(f"one action, par {low} to {high} steps", alike, rates)
    print(f"\nGoal for all: {GOAL}. {RUNS} runs of {LINES} rollouts a puzzle.")


def _tell(name: str, found: Sequence[Puzzle], rates: dict[str, float]) -> None:
    grades = [float(puzzle.tier or 0) for puzzle in found]
    measured = spearman(grades, [rates[puzzle.id] for puzzle in found])
    print(f"Spearman, {name}: {measured:.2f} ({len(found)} puzzles)")


if __name__ == "__main__":
    main()
