"""How well bots play Switch & Signal: goods delivered and games won, for each map and difficulty.

python -m tests.bench.signal_bots                                     all of it, for hours
python -m tests.bench.signal_bots --bot greedy --games 100
python -m tests.bench.signal_bots --bot search:8 --map central_europe --difficulty usual --games 10

The bots: random, plain (the shortest way of whichever train is nearest, without helpers or a look ahead:
tests/games/signal/steady.py), greedy, and a search of so many iterations. Three seats, all alike; the
seed of a game deals its cards and rolls its dice. Intervals are of 95 %: Student's for the mean, Wilson's
for the share. Seconds are CPU time on one core.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Sequence
from typing import NamedTuple

from glueckauf import bots
from glueckauf.games import signal
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.ruleset import Rules
from glueckauf.lab.intervals import Interval, mean_of, share_of
from tests.games.signal.steady import steady_choice

FIRST = 90_000  # the seed of the first game; no bot was tuned with it or a later one
SEATS = 3
MAPS = ("central_europe", "north_america")
DIFFICULTIES = {
    "usual": "",
    "easy": "removed=0 clock=10",
    "ten goods": "goods=3",
    "hard": "removed=4",
}
PLAIN = "plain"
BOTS = ("random", PLAIN, "greedy", "search:8")
HEAD = "| map | difficulty | bot | games | goods (95 %) | won (95 %) | CPU s a game |"


class Plain:
    """The plain player of the tests."""

    def __init__(self, seed: str) -> None:
        self._rng = random.Random(seed)

    def choose(self, view: State) -> str:
        return steady_choice(self._rng, view)


class Found(NamedTuple):
    goods: Interval
    won: Interval
    seconds: float


def seats(name: str, seed: int) -> list[bots.Bot]:
    """One bot for each seat."""
    if name == PLAIN:
        return [Plain(f"{seed}/{seat}") for seat in range(SEATS)]
    return [bots.bot(name, f"{seed}/{seat}", game="signal") for seat in range(SEATS)]


def measured(name: str, on: str, rules: str, seeds: Sequence[int]) -> Found:
    goods, won = [], []
    begun = time.process_time()
    for seed in seeds:
        start = signal.setup(SEATS, seed, start=seed % SEATS, rules=Rules.read(rules), map=on)
        last, _ = bots.play(start, seats(name, seed), seed)
        goods.append(float(last.score))
        won.append(float(bool(last.winners)))
    seconds = (time.process_time() - begun) / len(seeds)
    return Found(mean_of(goods), share_of(won), seconds)


def told(found: Found) -> str:
    goods, won = found.goods, found.won
    return (
        f"{goods.value:.2f} ({goods.low:.2f}–{goods.high:.2f})"
        f" | {100 * won.value:.0f} % ({100 * won.low:.0f}–{100 * won.high:.0f})"
        f" | {found.seconds:.2f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", action="append", help=f"default: {', '.join(BOTS)}")
    parser.add_argument("--map", action="append", choices=MAPS)
    parser.add_argument("--difficulty", action="append", choices=tuple(DIFFICULTIES))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=FIRST)
    chosen = parser.parse_args()
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    print(HEAD)
    print("|" + "---|" * HEAD.count(" |"))
    for on in chosen.map or MAPS:
        for difficulty in chosen.difficulty or DIFFICULTIES:
            for name in chosen.bot or BOTS:
                found = measured(name, on, DIFFICULTIES[difficulty], seeds)
                rest = f"{name} | {len(seeds)} | {told(found)}"
                print(f"| {on} | {difficulty} | {rest} |", flush=True)


if __name__ == "__main__":
    main()
