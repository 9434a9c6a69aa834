"""How well the greedy bots play, beside random ones on the same deals, and what they cost.

python -m tests.bench.greedy [games]    for every game of rivals and number of players

Teams are measured by what they reach together: tests/bench/signal_bots.py.

Costs are CPU time on one core. The peer in the same run is Random on the same engine: a greedy decision
costs so many random ones. Played a second time, as play-outs of a search repeat themselves, a greedy
game finds most of its answers known.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from glueckauf import bots
from glueckauf.games import GAMES, room

RIVALS = tuple(game for game in GAMES if not room(game).TEAM)
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


class Cost(NamedTuple):
    """CPU seconds, games and decisions."""

    seconds: float
    games: int
    decisions: int

    @property
    def by_game(self) -> float:
        return self.seconds / self.games

    @property
    def by_decision(self) -> float:
        return self.seconds / self.decisions


def cost(game: str, players: int, seeds: Sequence[int], greedy: Sequence[int]) -> Cost:
    begun = time.process_time()
    decisions = sum(play(game, players, seed, greedy)[1] for seed in seeds)
    return Cost(time.process_time() - begun, len(seeds), decisions)


def strength(game: str, players: int, seeds: Sequence[int]) -> str:
    alone, others, won = [], [], 0
    together, delivered = [], []
    for seed in seeds:
        seat = seed // players % players
        last, _ = play(game, players, seed, [seat])
        alone.append(float(last.scores[seat]))
        others.append(fmean(vp for n, vp in enumerate(last.scores) if n != seat))
        won += last.winners == (seat,)
        last, _ = play(game, players, seed, range(players))
        together.append(fmean(last.scores))
        delivered.append(fmean(len(player.delivered) for player in last.players))
    return (
        f"{mean(alone)}, {mean(others)}, {won} of {len(seeds)}; {mean(together)}, {mean(delivered)}"
    )


def main(games: int) -> None:
    print(
        "game, players: CPU s a greedy game, the same a second time; a greedy decision costs so many"
    )
    print("               random ones, a second time so many;")
    print("               VP of greedy alone among random ones, of each of them, games won;")
    print("               VP where all are greedy, orders delivered by each")
    seeds = range(FIRST, FIRST + games)
    for game in RIVALS:
        for players in room(game).PLAYERS:
            everybody = range(players)
            play(game, players, FIRST - 1, everybody)  # what is loaded and laid out once
            random = cost(game, players, seeds, [])
            fresh = cost(game, players, seeds, everybody)
            few = seeds[:20]  # caches hold so many games
            cost(game, players, few, everybody)
            known = cost(game, players, few, everybody)
            print(
                f"{game}, {players}: {fresh.by_game:.4f}, {known.by_game:.4f};"
                f" {fresh.by_decision / random.by_decision:.1f},"
                f" {known.by_decision / random.by_decision:.1f};"
            )
            print(f"  {strength(game, players, seeds)}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 50)
