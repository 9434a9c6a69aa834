"""Does the grade tell how hard a puzzle is? Rank correlation with a solver that is not on the ladder.

    python -m tests.bench.grades

The held-out solver plays rollouts with a sense for the next step, and none for plans: a step that brings
coal on its way (fill a square, load coal that a square waits for, ride to where it lies, go up with it)
is drawn SENSE times as often as any other. It knows nothing of grades, techniques and values; a line
counts where it stands best. Its failure rate is the chance that a line misses par, computed exactly.
Printed is Spearman's rank correlation of the grade with that rate: for all mining puzzles, by what is asked,
and for puzzles of about one length, because harder grades also have longer lines. The goal is 0.8.
Beside it stands the same for T0, the random lines on the ladder, by which the collection was picked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log10
from statistics import median

from joblib import Parallel, delayed

from glueckauf.games.board.parts import COLOURS, SURFACE
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from glueckauf.games.board.puzzles.pit.reading import SORTS
from glueckauf.games.board.solve.pit.chance import Step, Weigh, alike, chance
from glueckauf.games.board.solve.pit.search import Node, Search
from glueckauf.games.board.solve.pit.task import rank
from glueckauf.learn.puzzle import puzzles

SENSE = 10
GOAL = 0.8


def sensible(search: Search, node: Node, steps: Sequence[Step]) -> list[float]:
    """The weights of the steps: SENSE where coal is brought on its way, else 1."""
    waiting = [sum(empty[c] for empty in node.empty) for c in range(len(COLOURS))]
    wanted = [word[-1] for word in search.task.objective if word.startswith("empty:")]
    missing = [
        max(waiting[c] - node.cage[c], 0) + (colour in wanted) for c, colour in enumerate(COLOURS)
    ]
    worth_a_ride = {
        source.level + 1
        for n, source in enumerate(search.sources)
        if node.taken[n] < source.coal and missing[source.colour]
    }
    if any(map(min, waiting, node.cage)):
        worth_a_ride.add(SURFACE)

    def is_sensible(token: str) -> bool:
        if token.isdigit():
            return int(token) in worth_a_ride
        if token.startswith("+"):
            return missing[COLOURS.index(token[1])] > 0
        return ">" in token and "." not in token and not token.endswith(">s")

    return [SENSE if is_sensible(token) else 1 for token, _ in steps]


def failure(puzzle: MiningPuzzle, weigh: Weigh) -> float:
    """The chance to miss par, as minus the chance to reach it: it orders alike, without rounding."""
    assert puzzle.par is not None
    return -chance(puzzle.task, rank(puzzle.task, puzzle.par), weigh)


def spearman(one: Sequence[float], other: Sequence[float]) -> float:
    """Pearson's correlation of the ranks; equal values share the mean of their ranks."""
    a, b = _ranks(one), _ranks(other)
    mean = (len(a) - 1) / 2
    both = sum((x - mean) * (y - mean) for x, y in zip(a, b, strict=True))
    spread = sum((x - mean) ** 2 for x in a) * sum((y - mean) ** 2 for y in b)
    return both / spread**0.5 if spread else 0.0


def _ranks(values: Sequence[float]) -> list[float]:
    ordered = sorted(values)
    return [ordered.index(value) + (ordered.count(value) - 1) / 2 for value in values]


def main() -> None:
    found = [one for one in puzzles(kind="mining") if isinstance(one, MiningPuzzle)]
    jobs = [(puzzle, weigh) for puzzle in found for weigh in (sensible, alike)]
    rates = Parallel(n_jobs=-1)(delayed(failure)(*job) for job in jobs)
    held_out = {puzzle.id: rate for puzzle, rate in zip(found, rates[::2], strict=True)}
    on_ladder = {puzzle.id: rate for puzzle, rate in zip(found, rates[1::2], strict=True)}

    print("| grade | puzzles | par, steps (median) | one rollout in … finds par (median) |")
    print("|---|---|---|---|")
    for tier in sorted({puzzle.tier or 0 for puzzle in found}):
        bin_ = [puzzle for puzzle in found if puzzle.tier == tier]
        steps = median((puzzle.par or {})["steps"] for puzzle in bin_)
        power = median(-log10(-held_out[puzzle.id]) for puzzle in bin_)
        print(f"| T{tier} | {len(bin_)} | {steps:g} | {10**power:,.0f} |")

    print("\n| Spearman | puzzles | held-out | T0 |\n|---|---|---|---|")

    def tell(name: str, wanted: Callable[[MiningPuzzle], bool]) -> None:
        some = [puzzle for puzzle in found if wanted(puzzle)]
        grades = [puzzle.tier or 0 for puzzle in some]
        figures = [
            f"{spearman(grades, [rate[puzzle.id] for puzzle in some]):.2f}"
            for rate in (held_out, on_ladder)
        ]
        print(f"| {name} | {len(some)} | {' | '.join(figures)} |")

    tell("all", lambda puzzle: True)
    tell("one action", _is_one_action)
    for sort in SORTS:
        tell(f"sort: {sort}", lambda puzzle, sort=sort: puzzle.sort == sort)  # type: ignore[misc]
    for low, high in ((3, 6), (7, 8), (9, 10)):
        tell(
            f"one action, par {low} to {high} steps",
            lambda puzzle, low=low, high=high: (  # type: ignore[misc]
                _is_one_action(puzzle) and low <= (puzzle.par or {})["steps"] <= high
            ),
        )
    print(f"\nGoal for all, held-out: {GOAL}.")


def _is_one_action(puzzle: MiningPuzzle) -> bool:
    return len(puzzle.task.actions) == 1


if __name__ == "__main__":
    main()
