"""Woodcraft's solver beside plain searches over `legal_moves`: same questions, same answers, same run.

    python -m tests.bench.woodcraft_solve            small positions, which plain searches can do
    python -m tests.bench.woodcraft_solve large      last rounds that Greedy comes to, which only the solver can do

Every answer is compared. The plain searches (tests/games/woodcraft/solve/plain.py, and Plain of test_solving.py) merge
nothing and know no bound, so only positions are raced that they get through within LINES places; the last round is raced
beside the merging search as well, which lets no free action wait and knows no ceiling. Processor time; the tables are ready
for BENCHMARKS.md.
"""

from __future__ import annotations

import gc
import random
import statistics
import sys
from collections.abc import Callable, Iterable, Iterator
from time import process_time
from typing import Any

from glueckauf.core.protocol import CHANCE
from glueckauf.games import woodcraft
from glueckauf.games.woodcraft.bots.greedy import Greedy
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.solve.last_rounds import last_round
from glueckauf.games.woodcraft.solve.making import cheapest, fewest
from glueckauf.games.woodcraft.solve.solving import solve
from glueckauf.games.woodcraft.solve.task import ROUND, Task, start_of
from glueckauf.games.woodcraft.solve.turns import best_turn, points
from tests.games.woodcraft.scenes import choosing, sheet
from tests.games.woodcraft.solve.plain import (
    TooLong,
    best_of_all,
    fewest_of_all,
    random_bench,
    random_choices,
    random_turns,
)
from tests.games.woodcraft.solve.test_last_round import CELLS, LAST, random_last_round
from tests.games.woodcraft.solve.test_solving import Plain

LINES = 3_000
EXPECTIMAX_LINES = 400_000
STATES = 10_000
LARGE = 24
SECONDS = 20
Answer = Callable[[State], Any]


class Disagreement(Exception):
    """The two searches have different answers."""


def plain_turn(state: State) -> float:
    return best_of_all(state, state.to_move or 0, points, LINES)


def our_turn(state: State) -> float:
    return best_turn(state).value


def plain_order(state: State) -> int | None:
    return fewest_of_all(state, state.players[0].held[0], LINES)


def our_order(state: State) -> int | None:
    cheapest.cache_clear()
    way = fewest(state, 0, state.players[0].held[0])
    return None if way is None else way.materials


def plain_round(state: State) -> Any:
    task = Task(state.seen_by(0), until=ROUND)
    rank = Plain(task, EXPECTIMAX_LINES).best(start_of(task))
    return rank and rank[0]


def merged_round(state: State) -> Any:
    found = solve(Task(state.seen_by(0), until=ROUND), states=STATES)
    if not found.proven or found.value is None:
        raise TooLong
    return found.value["points"]


def our_round(state: State) -> Any:
    found = last_round(state)
    if not found.proven or found.value is None:
        raise Disagreement(f"no proof for {state}")
    return found.value["points"]


def tiny_rounds(number: int) -> Iterator[State]:
    """Four dice on the board, nearly nothing on the sheet: even a plain expectimax comes to an end."""
    rng = random.Random(61)
    for _ in range(number):
        held = f"I-{rng.randint(1, 18):02}"
        mine = sheet(lanterns=" ".join(CELLS), held=held, nuts=rng.randint(0, 20))
        dice = f"B{rng.randint(4, 6)} B3 Y{rng.randint(2, 3)} Y1"
        yield choosing(dice, mine, changes=LAST)._replace(pool=("", "", ""))


def small_rounds(number: int) -> Iterator[State]:
    rng = random.Random(62)
    for _ in range(number):
        yield random_last_round(rng, 2)


def benches(number: int) -> Iterator[State]:
    rng = random.Random(63)
    for _ in range(number):
        yield random_bench(rng, 4)


RACES: dict[str, tuple[Iterable[State], Answer, Answer]] = {
    "the best free actions": (random_turns(range(700, 720)), plain_turn, our_turn),
    "the best die or order, with free actions": (
        random_choices(range(720, 740), 3),
        plain_turn,
        our_turn,
    ),
    "fewest materials for an order": (benches(300), plain_order, our_order),
    "a tiny last round": (tiny_rounds(8), plain_round, our_round),
    "a small last round (equal sheets merged)": (small_rounds(20), merged_round, our_round),
}


def race(states: Iterable[State], plain: Answer, ours: Answer) -> list[tuple[float, float]]:
    """Seconds of the plain search and of the solver for each position that is small enough."""
    times = []
    for state in states:
        gc.collect()
        started = process_time()
        try:
            expected = plain(state)
        except TooLong:
            continue
        between = process_time()
        found = ours(state)
        times.append((between - started, process_time() - between))
        if found != expected:
            raise Disagreement(f"{expected} or {found} for {state}")
    return times


def races() -> None:
    print("| question | positions | plain, ms (median) | solver, ms | all of them, ratio |")
    print("|---|---|---|---|---|")
    for name, (states, plain, ours) in RACES.items():
        times = race(states, plain, ours)
        slow, fast = (statistics.median(each) * 1000 for each in zip(*times, strict=True))
        ratio = sum(t for t, _ in times) / sum(t for _, t in times)
        print(f"| {name} | {len(times)} | {slow:.2f} | {fast:.2f} | {ratio:.1f} × |", flush=True)
    print(f"\nAll answers agree; plain searches give up after {LINES:,} places.")


def last_rounds(number: int) -> Iterator[State]:
    """The first choice of the last round in solo games of Greedy."""
    for seed in range(number):
        rng, bot = random.Random(seed), Greedy()
        state = woodcraft.setup(1, seed)
        while state.round < state.rules.rounds or state.to_move == CHANCE:
            if state.to_move == CHANCE:
                chances = state.chances()
                (move,) = rng.choices([*chances], [float(each) for each in chances.values()])
            else:
                move = bot.choose(state.seen_by(0))
            state = state.after(move)
        yield state


def large() -> None:
    """Proofs within SECONDS, and what is found where there is none."""
    found = [last_round(state, seconds=SECONDS) for state in last_rounds(LARGE)]
    times = [each.seconds for each in found if each.proven]
    print(f"{len(times)} of {LARGE} proven within {SECONDS} s; of these ", end="")
    print(f"median {statistics.median(times):.2f} s, worst {max(times):.1f} s.")
    over = max(each.seconds for each in found) - SECONDS
    print(f"Time beyond the limit at most {max(over, 0):.3f} s. Best found and bound elsewhere:")
    for each in found:
        if not each.proven and each.value and each.bound:
            print(f"{float(each.value['points']):.2f} of {float(each.bound['points']):.2f}")


if __name__ == "__main__":
    large() if sys.argv[1:] == ["large"] else races()
