"""The mining solver beside CP-SAT and clingo on the same random puzzles, in the same run.

    python -m tests.bench.mining

Every figure is the time from the task to the proven optimum, building the model included. It is
the processor time of the whole process, all threads: CP-SAT and clingo solve in a thread of their
own and would lose by the clock on the wall when the machine is busy. The references run with one
worker and answer with the value only, our solver also with a line. All answers are compared. One
puzzle after the other is given to every solver in turn. The tables are ready for BENCHMARKS.md.
"""

from __future__ import annotations

import gc
import statistics
from collections.abc import Callable, Sequence
from functools import partial
from math import inf
from time import process_time

from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.task import Task
from tests.bench.references import asp, cp_sat
from tests.games.board.solve.instances import GROWTH_STEPS, growth, instance

Answer = tuple[int, int] | None  # VP and steps; None: not proven within the limit
Solver = Callable[[Task], Answer]

MANY = 100
FEW = 12
LIMIT = 5.0  # seconds for clingo, on the wall
ASP_STEPS = 14  # beyond, clingo seldom comes back within the limit


def ours(task: Task) -> Answer:
    solution = solve(task)
    assert solution.proven
    assert solution.value is not None
    return solution.value["vp"], solution.value["steps"]


SOLVERS: dict[str, Solver] = {
    "glueckauf": ours,
    "CP-SAT, tuned": cp_sat,
    "CP-SAT, default settings": partial(cp_sat, parameters={"num_workers": 1}),
    "clingo": partial(asp, seconds=LIMIT),
}


class Disagreement(Exception):
    """Two solvers proved different values."""


def race(tasks: Sequence[Task], names: Sequence[str]) -> dict[str, list[float]]:
    """Milliseconds of each solver on each task, sorted; all proven values must be the same."""
    times: dict[str, list[float]] = {name: [] for name in names}
    for task in tasks:
        answers = {}
        for name in names:
            gc.collect()
            start = process_time()
            answers[name] = SOLVERS[name](task)
            spent = 1000 * (process_time() - start)
            times[name].append(inf if answers[name] is None else spent)
        if len({answer for answer in answers.values() if answer is not None}) != 1:
            raise Disagreement(f"{answers} for {task}")
    return {name: sorted(each) for name, each in times.items()}


def p95(times: Sequence[float]) -> float:
    return times[-(-95 * len(times) // 100) - 1]


def shown(milliseconds: float) -> str:
    if milliseconds == inf:
        return f"> {LIMIT:.0f} s"
    return f"{milliseconds:.2f}" if milliseconds < 10 else f"{milliseconds:,.0f}"


def main_table(tasks: Sequence[Task]) -> None:
    times = race(tasks, list(SOLVERS))
    middle = {name: statistics.median(each) for name, each in times.items()}
    high = {name: p95(each) for name, each in times.items()}
    print("| solver | median, ms | ratio | p95, ms | ratio |")
    print("|---|---|---|---|---|")
    for name in times:
        cells = [
            cell
            for each in (middle, high)
            for cell in (shown(each[name]), f"{each[name] / each['glueckauf']:.1f} ×")
        ]
        print(f"| {name} | {' | '.join(cells)} |")
    print(f"\nAll {len(tasks)} values agree; a ratio is to glueckauf.\n")


def growth_table() -> None:
    print(f"| steps | {' | '.join(f'{name}, median | worst' for name in SOLVERS)} |")
    print(f"|---|{'---|---|' * len(SOLVERS)}")
    for steps in GROWTH_STEPS:
        names = [name for name in SOLVERS if name != "clingo" or steps <= ASP_STEPS]
        times = race([growth(seed, steps) for seed in range(FEW)], names)
        cells = [str(steps)]
        for name in SOLVERS:
            each = times.get(name)
            cells += [shown(statistics.median(each)), shown(each[-1])] if each else ["–", "–"]
        print(f"| {' | '.join(cells)} |", flush=True)
    print(f"\n{FEW} puzzles each, milliseconds; all proven values agree.")


def main() -> None:
    race([growth(seed, 4) for seed in range(100, 103)], list(SOLVERS))  # warm up
    tasks = [instance(seed, plain=True) for seed in range(MANY)]
    main_table(tasks)
    growth_table()


if __name__ == "__main__":
    main()
