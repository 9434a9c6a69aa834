"""The card game's solver beside a plain search over `legal_moves`: same answers, same run.

    python -m tests.bench.card_solve

Both tell the optimum and the number of lines that reach it, and every answer is compared. The plain
search (tests/games/card/solve/plain.py) tries line after line, so only positions with at most LINES
lines are raced; the second table has larger ones, which only the solver can do, with `score` and then
`workers` to be maximised. Processor time; the tables are ready for BENCHMARKS.md.
"""

from __future__ import annotations

import gc
import random
import statistics
from collections.abc import Iterable, Iterator
from time import process_time

from glueckauf.games.card.parts import Delivering, Mining
from glueckauf.games.card.rules import State
from glueckauf.games.card.solve.solving import solve
from glueckauf.games.card.solve.task import SHIFT, Task, rank
from tests.games.card.solve import positions
from tests.games.card.solve.plain import TooMany, plain_solve

LINES = 50_000
MANY = 60
FEW = 12
PLACES = 20_000
Positions = Iterable[tuple[random.Random, State]]


class Disagreement(Exception):
    """The two searches have different answers."""


def crowded(seeds: range) -> Iterator[tuple[random.Random, State]]:
    """Mining actions of four steps with a full storage and many wagons."""
    for seed in seeds:
        rng = random.Random(f"crowded-{seed}")
        state = positions.with_pending(rng, Mining(4, 1))
        boards = [positions.player(rng, state, ()) for _ in range(3)]
        first, second, third = (
            dock._replace(wagons=sum([board.docks[at].wagons for board in boards], ()))
            for at, dock in enumerate(boards[0].docks)
        )
        stored = sorted(card for board in boards for card in board.storage + board.row)
        me = boards[0]._replace(workers=(1,), storage=tuple(stored), docks=(first, second, third))
        state = state._replace(players=(me, *state.players[1:]))
        if state.legal_moves():
            yield rng, state


def deliveries(seeds: range) -> Iterator[tuple[random.Random, State]]:
    """Deliveries with three ready trains and six orders."""
    for seed in seeds:
        rng = random.Random(f"many-orders-{seed}")
        state = positions.with_pending(rng, Delivering())
        boards = [positions.player(rng, state, ()) for _ in range(4)]
        orders = tuple(sorted(order for board in boards for order in board.orders))[:6]
        first, second, third = (dock._replace(engine="red") for dock in boards[0].docks)
        me = boards[0]._replace(workers=(1,), orders=orders, docks=(first, second, third))
        state = state._replace(players=(me, *state.players[1:]))
        if state.legal_moves():
            yield rng, state


RACES: dict[str, tuple[Positions, int, tuple[str, ...]]] = {
    "a mining action": (crowded(range(MANY)), 0, ("ready", "lorries", "-steps")),
    "a delivery": (deliveries(range(2 * MANY)), 0, ("score", "orders")),
    "a turn": (positions.turn_starts(range(70_000, 70_000 + MANY), 5), 1, ("score", "workers")),
    "two turns": (
        positions.turn_starts(range(71_000, 71_000 + MANY), 3, 4),
        2,
        ("score", "workers"),
    ),
    "a shift": (
        positions.turn_starts(range(72_000, 72_000 + MANY), 3, 2),
        SHIFT,
        ("score", "workers"),
    ),
}
LARGE = {
    "a turn, 8 worker cards": (8, 1),
    "two turns, 8": (8, 2),
    "three turns, 8": (8, 3),
    "a shift, 4": (4, SHIFT),
    "a shift, 6": (6, SHIFT),
}


def race(found: Positions, turns: int, objective: tuple[str, ...]) -> list[tuple[float, float]]:
    """Seconds of the plain search and of the solver for each position that is small enough."""
    times = []
    for _, state in found:
        gc.collect()
        started = process_time()
        try:
            expected = plain_solve(state, turns, objective, most=LINES)
        except TooMany:
            continue
        between = process_time()
        task = Task(state, turns, objective)
        solution = solve(task, count=True)
        times.append((between - started, process_time() - between))
        value = solution.value and rank(task, solution.value)
        if (value, solution.optimal_lines) != expected:
            raise Disagreement(f"{expected} or {solution} for {state}")
    return times


def races() -> None:
    print("| task | positions | plain, ms (median) | solver, ms | all of them, ratio |")
    print("|---|---|---|---|---|")
    for name, (found, turns, objective) in RACES.items():
        times = race(found, turns, objective)
        plain, ours = (statistics.median(each) * 1000 for each in zip(*times, strict=True))
        ratio = sum(t for t, _ in times) / sum(t for _, t in times)
        print(f"| {name} | {len(times)} | {plain:.2f} | {ours:.2f} | {ratio:.1f} × |", flush=True)
    print(f"\nAll optima and numbers of best lines agree; at most {LINES:,} lines.\n")


def large() -> None:
    print("| task | proven | median, s | worst, s | places, worst |")
    print("|---|---|---|---|---|")
    for name, (workers, turns) in LARGE.items():
        times, places, proven = [], [], 0
        for _, state in positions.turn_starts(range(80_000, 80_000 + FEW), workers):
            task = Task(state._replace(zones=state.layout.empty_zones), turns, ("score", "workers"))
            started = process_time()
            solution = solve(task, places=PLACES)
            times.append(process_time() - started)
            places.append(solution.states)
            proven += solution.proven
        print(
            f"| {name} | {proven} of {len(times)} | {statistics.median(times):.3f} "
            f"| {max(times):.2f} | {max(places):,} |",
            flush=True,
        )
    print(f"\nAll nine stacks open, no zone used yet; stopped after {PLACES:,} places.")


def main() -> None:
    races()
    large()


if __name__ == "__main__":
    main()
