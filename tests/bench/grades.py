"""Does the grade tell how hard a puzzle is? Rank correlation with a solver that is not on the ladder.

    python -m tests.bench.grades

The solver plays rollouts with a sense for the next step, and none for plans: a step that brings
coal on its way (fill a square, load coal that a square waits for, ride to where it lies, go up with it)
is drawn SENSE times as often as any other. It knows nothing of grades, techniques and values; a line
counts where it stands best. Its failure rate is the chance that a line misses par, computed exactly.
Printed is Spearman's rank correlation of the grade with that rate: for all mining puzzles, by what is asked,
and for puzzles of about one length, because harder grades also have longer lines. The goal is 0.8.
Beside it stands the same for T0, the random lines on the ladder, by which the collection was picked. The
number behind the grade is fitted on players like this one (below), so it is no longer held out.

    python -m tests.bench.grades fresh 4001 80

asks the harder question: does the number from which the grade follows (`pit/difficulty.py`) foresee effort on
tasks that nobody picked, made with a seed that was not used when it was fitted, by two solvers that took no
part in fitting and picking (`tests/bench/effort.py`)? Printed are rank correlations with an interval of 95 %,
by resampling, of the number, of the grade, and of the ladder alone. Taken is every task of the sources that
can be proven quickly, has a clear best and is missed by greedy play, in the order in which they come.

    python -m tests.bench.grades fit 3001 200

fits that number, on as many such tasks of another seed: its weights are those of least squares, none below
zero, for the lines that players with little, some and much sense need, as powers of ten, on average; exactly,
as above. Neither of the two solvers of `fresh` takes part. The bounds of the grades are then those by which
no puzzle made by hand gets another grade, and the fewest others.
"""

from __future__ import annotations

import sys
from bisect import bisect
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count, product
from math import fsum, log10
from operator import mul
from random import Random
from statistics import fmean, median, pstdev

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
SENSES = (3, 10, 30)  # of the players on which the number is fitted
TIERS = (2, 3, 4, 5)  # those with a bound below
FOLDS = 10
ROUNDS = 2_000
GOAL = 0.8
EACH = 1  # fresh tasks of one batch
RESAMPLED = 1_000


def sensible(search: Search, node: Node, steps: Sequence[Step]) -> list[float]:
    """The weights of the steps: SENSE where coal is brought on its way, else 1."""
    return weighed_by(SENSE, search, node, steps)


def weighed_by(sense: int, search: Search, node: Node, steps: Sequence[Step]) -> list[float]:
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

    return [sense if is_sensible(token) else 1 for token, _ in steps]


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


# --- Fitting the number ---------------------------------------------------------------------

Fitted = tuple[list[float], float]  # the weights, and the constant


def lines_needed(task: Task) -> float:
    """By players of several senses, on average: as a power of ten, exactly."""
    value = solve(task).value
    assert value is not None
    best = rank(task, value)
    return -fmean(log10(chance(task, best, partial(weighed_by, sense))) for sense in SENSES)


def fitted(rows: Sequence[tuple[Features, float]]) -> Fitted:
    """Least squares with no weight below zero: one weight after the other, until they rest."""
    columns = [_standard(column) for column in zip(*(found for found, _ in rows), strict=True)]
    middle = fmean(target for _, target in rows)
    weights = [0.0] * len(columns)
    rest = [target - middle for _, target in rows]
    for _, (n, (_, spread, column)) in product(range(ROUNDS), enumerate(columns)):
        if spread:
            better = max(weights[n] + fmean(map(mul, column, rest)), 0.0)
            rest = [r - (better - weights[n]) * x for r, x in zip(rest, column, strict=True)]
            weights[n] = better
    raw = [w / (spread or 1) for w, (_, spread, _) in zip(weights, columns, strict=True)]
    return raw, middle - sum(w * mean for w, (mean, _, _) in zip(raw, columns, strict=True))


def _standard(column: Sequence[float]) -> tuple[float, float, list[float]]:
    mean, spread = fmean(column), pstdev(column)
    return mean, spread, [(x - mean) / (spread or 1) for x in column]


def foreseen(fit: Fitted, found: Features) -> float:
    return fit[1] + fsum(map(mul, fit[0], found))


def left_out(rows: Sequence[tuple[Features, float]]) -> list[float]:
    """What is foreseen of every row by a fit on the other folds."""
    fits = [
        fitted([row for n, row in enumerate(rows) if n % FOLDS != fold]) for fold in range(FOLDS)
    ]
    return [foreseen(fits[n % FOLDS], found) for n, (found, _) in enumerate(rows)]


def bound_of(tier: int, shipped: Sequence[tuple[MiningPuzzle, Features]], fit: Fitted) -> float:
    """From where on the number means this grade or a higher one: no puzzle by hand disagrees, and few others.

    Only those matter that the ladder lets have the grade. Of bounds as good as each other the highest is
    taken: where the collection does not tell, the number has a say rather than the ladder.
    """
    some = [
        (puzzle.origin is None, (puzzle.tier or 0) >= tier, foreseen(fit, found))
        for puzzle, found in shipped
        if found.rung >= tier
    ]

    def disagree(bound: float) -> tuple[int, int]:
        wrong = [by_hand for by_hand, is_harder, n in some if is_harder != (n >= bound)]
        return sum(wrong), len(wrong)

    return min((tenths / 10 for tenths in reversed(range(100))), key=disagree)


def ask_fit(seed: int, number: int) -> None:
    rows = []
    for _, task in fresh(seed, number):
        found = features(task)
        assert found is not None
        rows.append((found, lines_needed(task)))
    weights, constant = fitted(rows)
    fit = [round(weight, 2) for weight in weights], round(constant, 2)
    told = ", ".join(f"{n}={w:.2f}" for n, w in zip(Features._fields, fit[0], strict=True))
    print(f"WEIGHTS = Features({told})\nCONSTANT = {fit[1]:.2f}")
    needed = [lines for _, lines in rows]
    spreads = [pstdev(column) for column in zip(*(found for found, _ in rows), strict=True)]
    shares = " ".join(f"{w * s:.2f}" for w, s in zip(weights, spreads, strict=True))
    print(f"weights of standardised features: {shares}")
    print(f"Spearman, the fold left out: {spearman(left_out(rows), needed):.2f}")
    for n, name in enumerate(Features._fields):
        print(f"{name} alone: {spearman([found[n] for found, _ in rows], needed):.2f}")

    shipped = [
        (puzzle, found)
        for puzzle in puzzles(kind="mining")
        if isinstance(puzzle, MiningPuzzle) and (found := features(puzzle.task))
    ]
    bounds = [bound_of(tier, shipped, fit) for tier in TIERS]
    print(f"BOUNDS = {bounds}")
    for puzzle, found in shipped:
        if (new := min(int(found.rung), 1 + bisect(bounds, foreseen(fit, found)))) != puzzle.tier:
            print(f"{puzzle.id}: T{puzzle.tier}, and now T{new} ({foreseen(fit, found):.2f})")


# --- The collection -------------------------------------------------------------------------


def main() -> None:
    found = [one for one in puzzles(kind="mining") if isinstance(one, MiningPuzzle)]
    jobs = [(puzzle, weigh) for puzzle in found for weigh in (sensible, alike)]
    rates = Parallel(n_jobs=-1)(delayed(failure)(*job) for job in jobs)
    by_rollouts = {puzzle.id: rate for puzzle, rate in zip(found, rates[::2], strict=True)}
    on_ladder = {puzzle.id: rate for puzzle, rate in zip(found, rates[1::2], strict=True)}

    print("| grade | puzzles | par, steps (median) | one rollout in … finds par (median) |")
    print("|---|---|---|---|")
    for tier in sorted({puzzle.tier or 0 for puzzle in found}):
        bin_ = [puzzle for puzzle in found if puzzle.tier == tier]
        steps = median((puzzle.par or {})["steps"] for puzzle in bin_)
        power = median(-log10(-by_rollouts[puzzle.id]) for puzzle in bin_)
        print(f"| T{tier} | {len(bin_)} | {steps:g} | {10**power:,.0f} |")

    print("\n| Spearman | puzzles | rollouts | T0 |\n|---|---|---|---|")

    def tell(name: str, wanted: Callable[[MiningPuzzle], bool]) -> None:
        some = [puzzle for puzzle in found if wanted(puzzle)]
        grades = [puzzle.tier or 0 for puzzle in some]
        figures = [
            f"{spearman(grades, [rate[puzzle.id] for puzzle in some]):.2f}"
            for rate in (by_rollouts, on_ladder)
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
    print(f"\nGoal for all, rollouts: {GOAL}.")


def _is_one_action(puzzle: MiningPuzzle) -> bool:
    return len(puzzle.task.actions) == 1


if __name__ == "__main__":
    if sys.argv[1:2] == ["fresh"]:
        ask_fresh(int(sys.argv[2]), int(sys.argv[3]))
    elif sys.argv[1:2] == ["fit"]:
        ask_fit(int(sys.argv[2]), int(sys.argv[3]))
    else:
        main()
