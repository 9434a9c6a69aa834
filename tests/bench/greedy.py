"""How well the greedy bots play, beside random ones on the same deals.

python -m tests.bench.greedy [games]    for every game and number of players
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from glueckauf import bots
from glueckauf.games import GAMES, room

FIRST = 10_000  # the seed of the first game; no bot was tuned with it or a later one


def mean(values: Sequence[float]) -> str:
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{fmean(values):6.2f} ± {error:.2f}"


def play(game: str, players: int, seed: int, greedy: Sequence[int]) -> tuple[Any, int]:
    """The last state of a game in which these seats are greedy, and its decisions."""
    start = room(game).setup(players, seed, start=seed % players)
    names = ["greedy" if seat in greedy else "random" for seat in range(players)]
    last, moves = bots.play(start, [bots.bot(name, f"{seed}/{n}") for n, name in enumerate(names)])
    return last, len(moves)


def main(games: int) -> None:
    print("game, players: VP of greedy alone among random ones, of each of them, games won;")
    print("               VP where all are greedy, orders delivered by each, ms a decision")
    for game in GAMES:
        for players in room(game).PLAYERS:
            alone, others, won = [], [], 0
            together, delivered, decisions, seconds = [], [], 0, 0.0
            for seed in range(FIRST, FIRST + games):
                seat = seed // players % players
                last, _ = play(game, players, seed, [seat])
                alone.append(float(last.scores[seat]))
                others.append(fmean(vp for n, vp in enumerate(last.scores) if n != seat))
                won += last.winners == (seat,)
                begun = time.perf_counter()
                last, moves = play(game, players, seed, range(players))
                seconds += time.perf_counter() - begun
                decisions += moves
                together.append(fmean(last.scores))
                delivered.append(fmean(len(player.delivered) for player in last.players))
            print(
                f"{game}, {players}: {mean(alone)}, {mean(others)}, {won} of {games};"
                f" {mean(together)}, {mean(delivered)}, {1000 * seconds / decisions:.2f}"
            )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 50)
