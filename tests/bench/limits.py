"""Absurd tasks of every game under a limit of two seconds: how long after it the best found answer comes.

    python -m tests.bench.limits

Nobody would set these tasks by hand; changed rules, a slip of the pen or a generator can. What an answer
takes beyond its limit is to stay under half a second, and the process under its memory.
"""

from __future__ import annotations

import resource
from collections.abc import Callable, Iterator
from functools import partial
from time import perf_counter, process_time
from typing import Any

from glueckauf.games.board.ruleset import Rules
from glueckauf.games.board.solve.pit.mining import solve as solve_pit
from glueckauf.games.board.solve.turns.solving import solve_turns
from glueckauf.games.card.solve.solving import solve as solve_card
from glueckauf.games.card.solve.task import SHIFT
from glueckauf.games.signal.solve.solving import solve as solve_signal
from glueckauf.games.signal.solve.task import Task as SignalTask
from glueckauf.games.woodcraft.solve import best_turn, last_round
from tests.bench.hard import replies
from tests.games.board.solve.instances import growth
from tests.games.board.solve.test_limits import crowded
from tests.games.board.solve.test_targets import large
from tests.games.board.solve.test_turns import turn_starts
from tests.games.card.solve.test_limits import hard
from tests.games.signal.scenes import before_card
from tests.games.woodcraft.solve.test_last_round import LARGE

SECONDS = 2.0
Search = Callable[..., Any]  # takes the seconds


def board() -> Iterator[Search]:
    for seed, (orders, steps) in enumerate(((26, 40), (26, 20), (20, 40), (24, 30)), 1):
        for objective in (("vp", "-steps"), ("squares", "vp"), ("steps", "vp")):
            task = large(seed, orders, steps)._replace(objective=objective)
            yield partial(solve_pit, task, count=True)
    yield partial(solve_pit, growth(1, 14)._replace(rules=Rules(split_pairs=True)))
    for orders in (20, 40):
        yield partial(solve_turns, crowded(orders))
    for seed in (2, 6):
        state, lines = replies(seed)
        yield partial(solve_turns, state, objective="margin")
        yield partial(solve_turns, state, objective="margin", replies=lines)
    yield partial(solve_turns, turn_starts(2, 302, 3)[0], objective="clock")


def card() -> Iterator[Search]:
    for turns in (3, SHIFT):
        for count in (False, True):
            yield partial(solve_card, hard(turns, "score", "workers"), count=count)


def signal() -> Iterator[Search]:
    trains = ("black calais", "brown nantes", "grey paris white", "black berlin red")
    state = before_card(*trains, hand="sswwttt")
    for objective in (("goods", "-tokens"), ("goods",), ("-tokens",)):
        yield partial(solve_signal, SignalTask(state, objective))


def woodcraft() -> Iterator[Search]:
    yield partial(last_round, LARGE)
    yield partial(best_turn, LARGE.seen_by(0))


def main() -> None:
    print("| game | tasks | proven | longest | CPU s at most |\n|---|---|---|---|---|")
    for tasks in (board, card, signal, woodcraft):
        number = proven = 0
        longest = busiest = 0.0
        for search in tasks():
            begun, worked = perf_counter(), process_time()
            answer = search(seconds=SECONDS)
            longest = max(longest, perf_counter() - begun)
            busiest = max(busiest, process_time() - worked)
            number, proven = number + 1, proven + answer.proven
        print(f"| {tasks.__name__} | {number} | {proven} | {longest:.2f} s | {busiest:.2f} |")
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"\nThe process held {peak} MB at most.")


if __name__ == "__main__":
    main()
