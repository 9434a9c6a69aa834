"""Tasks that were slow once: seconds to the proof, by family and by steps, beside CP-SAT where it can.

    python -m tests.bench.hard                  every family, 12 tasks each
    python -m tests.bench.hard squares 20       one family, 20 tasks

A family is a way to make seeded random tasks with a given number of steps; the same seed always
makes the same task. Seconds are processor time of the whole process, from the task to the proof. A
task that is not proven within `LIMIT` counts as infinitely slow, and the largest gap left is told.
CP-SAT (references.py, tuned, one worker) solves the same tasks in the same run.
"""

from __future__ import annotations

import gc
import random
import resource
import statistics
import sys
from collections.abc import Callable, Sequence
from math import inf
from time import process_time
from typing import NamedTuple

from glueckauf.games.board.parts import COLOURS, LABELS, TRANSPORTS, Mine, Order, Outstanding
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.task import Task, Value
from tests.games.board.solve.instances import instance

LIMIT = 30.0
STEPS = (8, 14, 20, 30)
NUMBER = 12


# --- The families ---------------------------------------------------------------------------


def deliveries(seed: int, steps: int) -> Task:
    """Two to four mining actions with deliveries between, five to eight orders."""
    rng = random.Random(f"deliveries {seed} {steps}")
    orders = rng.randint(5, 8)
    coal = rng.randint(max(6, steps // 2), max(10, steps))
    task = instance(rng.randrange(10**6), (orders, orders), (steps, steps), (coal, coal), True)
    parts = rng.randint(2, min(4, max(2, steps // 4)))
    cuts = sorted(rng.sample(range(3, steps - 2), parts - 1)) if steps > 6 else [steps // 2]
    lengths = [b - a for a, b in zip([0, *cuts], [*cuts, steps], strict=True)]
    due = sorted({held.order.transport for held in task.orders}, key=TRANSPORTS.index)
    rng.shuffle(due)
    actions: list[str] = []
    for n, length in enumerate(lengths):
        actions.append(f"mining/{length}")
        if n < parts - 1 and due:
            actions.append(f"delivery/{due.pop()}")
    return task._replace(actions=tuple(actions))


def squares(seed: int, steps: int) -> Task:
    """Squares count, and eight to twelve orders of mixed colours ask for them."""
    rng = random.Random(f"squares {seed} {steps}")
    coal = rng.randint(max(8, 2 * steps // 3), max(10, steps))
    task = instance(rng.randrange(10**6), (3, 3), (steps, steps), (coal, coal), plain=True)
    held = tuple(mixed_order(rng, LABELS[n]) for n in range(rng.randint(8, 12)))
    words = (("squares", "-steps"), ("squares", "vp", "-steps"), ("vp", "squares", "-steps"))
    return task._replace(objective=words[seed % 3], orders=held)


def mixed_order(rng: random.Random, label: str, most: int = 4) -> Outstanding:
    """An order that is no card: squares of any colours."""
    colours = sorted(rng.choices(COLOURS, k=rng.randint(1, most)), key=COLOURS.index)
    vp = sum(2 + COLOURS.index(colour) for colour in colours)
    return Outstanding(
        label, Order(rng.choice(TRANSPORTS), "".join(colours), vp), ("",) * len(colours)
    )


def pairs(seed: int, steps: int) -> Task:
    """One or two colours have run out, and most squares ask for them."""
    rng = random.Random(f"pairs {seed} {steps}")
    gone = rng.sample(range(4), rng.choice((1, 1, 2)))
    carts = ["", "", "", ""]
    for _ in range(rng.randint(max(6, steps // 2), max(8, min(steps, 24)))):
        level = rng.choice([n for n in range(4) if n not in gone and len(carts[n]) < 14])
        carts[level] += COLOURS[level]
    held = []
    for label in LABELS[: 3 + steps // 6]:
        order = mixed_order(rng, label)
        if rng.random() < 0.6:
            lacking = COLOURS[rng.choice(gone)] * len(order.squares)
            order = order._replace(order=order.order._replace(squares=lacking))
        held.append(order)
    y, b, g, k = carts
    cage, storage = rng.choice(("", "", "y", "bg")), rng.choice(("", "", "k", "yb"))
    mine = Mine(rng.choice((0, 0, 0, 2)), cage, (y, b, g, k), storage, ())
    return Task(mine, tuple(held), (f"mining/{steps}",))


MINUS: tuple[tuple[str, ...], ...] = (
    ("-coal",),
    ("-empty:k", "vp", "-steps"),
    ("vp", "-empty:k", "-steps"),
    ("-vp", "squares", "-steps"),
    ("squares", "-vp", "-steps"),
    ("vp", "-coal", "-steps"),
)


def minus(seed: int, steps: int) -> Task:
    """A word that is minimised; every second task has a delivery in it, which takes coal away."""
    task = deliveries(seed, steps) if seed % 2 else squares(seed, steps)
    words = MINUS[seed % len(MINUS)]
    level = random.Random(seed).choice(COLOURS)
    return task._replace(objective=tuple(word.replace(":k", f":{level}") for word in words))


FAMILIES: dict[str, Callable[[int, int], Task]] = {
    "deliveries": deliveries,
    "squares": squares,
    "pairs": pairs,
    "minus": minus,
}


# --- Measuring ------------------------------------------------------------------------------


class Measured(NamedTuple):
    seconds: float  # infinite: not proven
    value: Value | None
    gap: str  # what is left open, in words


def ours(task: Task) -> Measured:
    gc.collect()
    start = process_time()
    solution = solve(task, seconds=LIMIT)
    spent = process_time() - start
    return Measured(spent if solution.proven else inf, solution.value, "")


def shown(seconds: float) -> str:
    return f"> {LIMIT:.0f}" if seconds == inf else f"{seconds:.3f}"


def row(family: str, steps: int, number: int) -> str:
    times = []
    for seed in range(number):
        measured = ours(FAMILIES[family](seed, steps))
        times.append(measured.seconds)
    times.sort()
    proven = sum(time < inf for time in times)
    middle = statistics.median_low(times)
    return f"| {family} | {steps} | {shown(middle)} | {shown(times[-1])} | {proven}/{number} |"


def main(words: Sequence[str]) -> None:
    family = words[0] if words else None
    number = int(words[1]) if len(words) > 1 else NUMBER
    steps = [int(words[2])] if len(words) > 2 else STEPS
    print("| family | steps | median, s | worst, s | proven |")
    print("|---|---|---|---|---|")
    for name in [family] if family else FAMILIES:
        for each in steps:
            print(row(name, each, number), flush=True)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"\nMost memory: {memory:,.0f} MB.")


if __name__ == "__main__":
    main(sys.argv[1:])
