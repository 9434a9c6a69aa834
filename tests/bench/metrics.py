"""What every metric costs beside the game that it measures.

python -m tests.bench.metrics [games]    for every game, two and four players

Costs are CPU time on one core; the peer in the same run is the game of greedy bots that is measured, played and
watched on its own. Costly metrics are measured on the first two games only. What several metrics look at is looked
up once, so that all cheap ones together cost less than their sum.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from glueckauf import bots
from glueckauf.games import GAMES, room
from glueckauf.lab.metrics import METRICS, Metric, metrics
from glueckauf.lab.watched import Watched, watch

FIRST = 10_000
FEW = 2


def played(game: str, players: int, seed: int) -> Watched:
    seats = [bots.bot("greedy", f"{seed}/{seat}") for seat in range(players)]
    return watch(room(game).setup(players, seed), seats, seed)


def milliseconds(work: Callable[[Any], object], things: Sequence[Any]) -> float:
    begun = time.process_time()
    for thing in things:
        work(thing)
    return 1000 * (time.process_time() - begun) / len(things)


def main(number: int) -> None:
    for game in GAMES:
        for players in (2, 4):
            begun = time.process_time()
            found = [played(game, players, FIRST + n) for n in range(number)]
            playing = 1000 * (time.process_time() - begun) / number
            print(f"{game}, {players} players: {playing:.1f} ms for a greedy game", flush=True)
            known = [METRICS[row["name"]] for row in metrics(game)]
            for one in known:
                one.measure(found[-1])  # modules are loaded once
                cost = milliseconds(one.measure, found[:FEW] if one.is_costly else found)
                told(one.name, cost, playing)
            cheap = [one for one in known if not one.is_costly]
            told("all cheap ones", milliseconds(partial(all_of, cheap), found), playing)


def all_of(found: Sequence[Metric], game: Watched) -> list[float]:
    return [one.measure(game) for one in found]


def told(name: str, cost: float, playing: float) -> None:
    print(f"  {name:20} {cost:9.3f} ms  {100 * cost / playing:8.2f} %", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
