"""Tasks that were slow once: seconds to the proof, by family and by steps, beside CP-SAT where it can.

    python -m tests.bench.hard                  every family, 12 tasks each
    python -m tests.bench.hard squares 20       one family, 20 tasks
    python -m tests.bench.hard squares 20 30    the same with 30 steps only
    python -m tests.bench.hard replies 12       turns while the others reply

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

from glueckauf.games.board.parts import COLOURS, LABELS, TRANSPORTS, Mine
from glueckauf.games.board.rules import State
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.task import Task, outcome, rank, table
from glueckauf.games.board.solve.turns.solving import solve_turns
from tests.bench.turns import turn_starts
from tests.games.board.solve.instances import instance, mixed_order

LIMIT = 20.0
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


def replies(seed: int) -> tuple[State, tuple[str, ...]]:
    """The middle of a shift, and one to three turns that the others could play at once."""
    rng = random.Random(f"replies {seed}")
    players = rng.choice((2, 2, 3, 4))
    starts = turn_starts(players, 500 + seed, rng.choice((1, 2, 3)))
    state = starts[len(starts) // 2]
    assert state.to_move is not None
    lines = []
    for n in range(rng.randint(1, 3)):
        other = (state.to_move + 1 + n % (players - 1)) % players
        sends = [m for m in state._replace(to_move=other).legal_moves() if "draw" not in m]
        line = str(rng.choice([m for m in sends if m != "pithead"] or sends))
        lines.append(f"{line} end" if line.startswith("mining/") else line)
    return state, tuple(lines)


# --- Measuring ------------------------------------------------------------------------------


class Measured(NamedTuple):
    seconds: float  # infinite: not proven
    rank: tuple[int, ...] | None


def ours(task: Task) -> Measured:
    gc.collect()
    start = process_time()
    solution = solve(task, seconds=LIMIT)
    spent = process_time() - start
    reached = None if solution.value is None else rank(task, solution.value)
    return Measured(spent if solution.proven else inf, reached)


def of_cp_sat(task: Task) -> Measured:
    from tests.bench.references import cp_sat_rank  # tests use this module without CP-SAT

    gc.collect()
    start = process_time()
    reached = cp_sat_rank(task, LIMIT)
    spent = process_time() - start
    return Measured(inf if reached is None else spent, reached and _with_fixed(task, reached))


def _with_fixed(task: Task, reached: tuple[int, ...]) -> tuple[int, ...]:
    """CP-SAT leaves out what is filled, complete or empty from the start."""
    start = rank(task, outcome(task, table(task).players[0], 0).value)
    return tuple(a + b for a, b in zip(reached, start, strict=True))


class Disagreement(Exception):
    """Two solvers proved different values."""


def shown(times: Sequence[float]) -> str:
    """Median and worst."""
    if not times:
        return "– | –"
    cells = [statistics.median_low(times), max(times)]
    return " | ".join(f"> {LIMIT:.0f}" if cell == inf else f"{cell:.3f}" for cell in cells)


def row(family: str, steps: int, number: int) -> str:
    from tests.bench.references import covered_by_cp_sat

    times: list[float] = []
    peer: list[float] = []
    beside: list[float] = []  # our times on what CP-SAT covers
    for seed in range(number):
        task = FAMILIES[family](seed, steps)
        measured = ours(task)
        times.append(measured.seconds)
        if covered_by_cp_sat(task):
            other = of_cp_sat(task)
            peer.append(other.seconds)
            beside.append(measured.seconds)
            if max(measured.seconds, other.seconds) < inf and measured.rank != other.rank:
                raise Disagreement(f"{measured.rank} and {other.rank} for {task}")
    proven = sum(time < inf for time in times)
    cells = [family, str(steps), shown(times), f"{proven}/{number}"]
    return f"| {' | '.join(cells)} | {len(peer)} | {shown(beside)} | {shown(peer)} |"


def replies_table(number: int) -> None:
    """The lead over the best rival, which a weak bound left open most."""
    print("\n| replies, own turns | median, s | worst | proven | largest gap |")
    print("|---|---|---|---|---|")
    for turns in (2, 3, 4):
        times, gaps = [], []
        for seed in range(number):
            state, lines = replies(seed)
            start = process_time()
            answer = solve_turns(state, turns, replies=lines, objective="margin", seconds=LIMIT)
            times.append(process_time() - start if answer.proven else inf)
            gaps.append(answer.bound - answer.value)
        proven = sum(time < inf for time in times)
        print(f"| {turns} | {shown(times)} | {proven}/{number} | {max(gaps)} |", flush=True)


def main(words: Sequence[str]) -> None:
    family = words[0] if words else None
    if family == "replies":
        replies_table(int(words[1]) if len(words) > 1 else NUMBER)
        return
    number = int(words[1]) if len(words) > 1 else NUMBER
    steps = [int(words[2])] if len(words) > 2 else STEPS
    print(
        "| family | steps | median, s | worst | proven | beside CP-SAT | median | worst |", end=""
    )
    print(" CP-SAT median | worst |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for name in [family] if family else FAMILIES:
        for each in steps:
            print(row(name, each, number), flush=True)
    if family is None:
        replies_table(number)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"\nMost memory: {memory:,.0f} MB.")


if __name__ == "__main__":
    main(sys.argv[1:])
