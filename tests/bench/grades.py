"""Does the grade tell how hard a puzzle is? Rank correlation with a solver that is not on the ladder.

    python -m tests.bench.grades

The held-out solver plays rollouts with a sense for the next step, and none for plans: a step that brings
coal on its way (fill a square, load coal that a square waits for, ride to where it lies, go up with it)
is drawn SENSE times as often as any other. It knows nothing of grades, techniques and values; a line
counts where it stands best. Its failure rate is the chance that a line misses par, computed exactly.
Printed is Spearman's rank correlation of the grade with that rate: for all mining puzzles, by what is asked,
and for puzzles of about one length, because harder grades also have longer lines. The goal is 0.8.
Beside it stands the same for T0, the random lines on the ladder, by which the collection was picked.

    python -m tests.bench.grades fresh 2028 60

asks the harder question: does the number from which the grade follows (`pit/difficulty.py`) foresee effort on
tasks that nobody picked, made with a seed that was not used when it was fitted, by two solvers that took no
part in fitting and picking (`tests/bench/effort.py`)? Printed are rank correlations with an interval of 95 %,
by resampling, of the number, of the grade, and of the ladder alone. Taken is every task of the sources that
can be proven quickly, has a clear best and is missed by greedy play, in the order in which they come.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import count, product
from math import log10
from random import Random
from statistics import median

from joblib import Parallel, delayed

from glueckauf.games.board.parts import COLOURS, SURFACE
from glueckauf.games.board.puzzles.making.acceptance import TooLong, _promises, _Short
from glueckauf.games.board.puzzles.making.generate import _tasks
from glueckauf.games.board.puzzles.pit.difficulty import Features, features, grade_of, weighed
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from glueckauf.games.board.puzzles.pit.reading import SORTS
from glueckauf.games.board.solve.pit.chance import Step, Weigh, alike, chance
from glueckauf.games.board.solve.pit.lines import best_line
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.search import Node, Search
from glueckauf.games.board.solve.pit.task import Task, rank
from glueckauf.learn.puzzle import puzzles
from tests.bench.effort import beamed, climbed, effort

SENSE = 10
GOAL = 0.8
EACH = 1  # fresh tasks of one batch
RESAMPLED = 1_000


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


# --- Tasks that nobody picked ---------------------------------------------------------------


def fresh(seed: int, number: int) -> Iterator[tuple[str, Task]]:
    """So many tasks of a new seed, by turns of all sorts and of all sources but games."""
    for n in count():
        for sort, source in product(SORTS, ("random", "undone", "crammed")):
            taken = 0
            for origin, task in _tasks(sort, source, seed, n):
                if taken < EACH and is_candidate(task):
                    taken, number = taken + 1, number - 1
                    yield origin, task
                    if not number:
                        return


def is_candidate(task: Task) -> bool:
    try:
        best_line(_Short(task))
        return _promises(task, solve(task), warm_up=False)
    except TooLong:
        return False


def measured(task: Task) -> tuple[Features, float, float]:
    """What the number is made of, and the effort of the two solvers."""
    value, found = solve(task).value, features(task)
    assert value is not None
    assert found is not None
    best = rank(task, value)
    return found, effort(climbed, task, best), effort(beamed, task, best)


def interval(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """Where the rank correlation lies, 95 times of 100, if other tasks had come."""
    rng, size = Random("resampled"), range(len(one))
    drawn = [rng.choices(size, k=len(one)) for _ in range(RESAMPLED)]
    found = sorted(spearman([one[n] for n in some], [other[n] for n in some]) for some in drawn)
    return found[RESAMPLED // 40], found[-RESAMPLED // 40 - 1]


def ask_fresh(seed: int, number: int) -> None:
    rows = []
    for origin, task in fresh(seed, number):
        found, climb, beam = measured(task)
        rows.append((found, climb, beam))
        print(
            f"{origin}: {weighed(found):.2f} T{grade_of(found)}, {climb:,.0f}, {beam:,.0f}",
            flush=True,
        )
    names: dict[str, Callable[[Features], float]] = {
        "number": weighed,
        "grade": grade_of,
        "ladder alone": lambda found: found.rung,
        "chance alone": lambda found: found.rarity,
    }
    print(
        f"\n| {len(rows)} fresh tasks, seed {seed} | hill climbing | beam search |\n|---|---|---|"
    )
    for name, ask in names.items():
        told = [ask(found) for found, _, _ in rows]
        cells = []
        for efforts in ([climb for _, climb, _ in rows], [beam for _, _, beam in rows]):
            low, high = interval(told, efforts)
            cells.append(f"{spearman(told, efforts):.2f} ({low:.2f} to {high:.2f})")
        print(f"| {name} | {' | '.join(cells)} |")


# --- The collection -------------------------------------------------------------------------


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
    if sys.argv[1:2] == ["fresh"]:
        ask_fresh(int(sys.argv[2]), int(sys.argv[3]))
    else:
        main()
