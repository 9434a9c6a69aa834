"""How well bots play Woodcraft alone, and how long they think: mean points and CPU seconds of a game.

python -m tests.bench.woodcraft_bots                                  all of it, for an hour or so
python -m tests.bench.woodcraft_bots --bot greedy --games 200
python -m tests.bench.woodcraft_bots --bot flat --bot search:30 --games 10
python -m tests.bench.woodcraft_bots --against random --players 3     head to head, every seat in turn

The bots: random, one-step (the most points after the move), flat (40 play-outs to the end of the game for
each option; both in tests/games/woodcraft/peers.py), greedy, and a search of so many iterations. All
play the same seeds, which shuffle the orders and roll the dice. Intervals are of 95 %: Student's for
the mean, Wilson's for the share. Seconds are CPU time on one core.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from statistics import fmean

from glueckauf import bots
from glueckauf.games import woodcraft
from glueckauf.lab.intervals import mean_of, share_of
from tests.games.woodcraft.peers import FlatMonteCarlo, OneStep

FIRST = 90_000  # the seed of the first game; no weight was fitted to it or a later one
PEERS = {"one-step": OneStep, "flat": FlatMonteCarlo}
BOTS = ("random", "one-step", "greedy", "search:8", "search:30", "flat")
GOOD = 70  # the best rating of the solo game (WC-11.3)
HEAD = "| bot | games | points (95 %) | 70 or more | CPU s a game |"


def named(name: str, seed: str) -> bots.Bot:
    made = PEERS.get(name)
    return made(seed) if made else bots.bot(name, seed, game="woodcraft")


def alone(name: str, seeds: Sequence[int]) -> str:
    """A line of the table: solo games."""
    points = []
    begun = time.process_time()
    for seed in seeds:
        last, _ = bots.play(woodcraft.setup(1, seed), [named(name, str(seed))], seed)
        points.append(float(last.scores[0]))
    seconds = (time.process_time() - begun) / len(seeds)
    mean = mean_of(points)
    good = fmean(score >= GOOD for score in points)
    interval = f"{mean.value:.1f} ({mean.low:.1f}–{mean.high:.1f})"
    return f"| {name} | {len(seeds)} | {interval} | {100 * good:.0f} % | {seconds:.2f} |"


def against(name: str, other: str, players: int, seeds: Sequence[int]) -> str:
    """One bot among others, at every seat in turn: its lead over the best of them, and games won."""
    leads, won = [], []
    for seed in seeds:
        seat = seed % players
        seats = [named(name if at == seat else other, f"{seed}/{at}") for at in range(players)]
        last, _ = bots.play(woodcraft.setup(players, seed), seats, seed)
        others = [score for at, score in enumerate(last.scores) if at != seat]
        leads.append(float(last.scores[seat] - max(others)))
        won.append((seat in last.winners) / len(last.winners))
    lead, share = mean_of(leads), share_of([float(one > 0.5) for one in won])
    return (
        f"{name} against {players - 1} × {other}, {len(seeds)} games:"
        f" lead {lead.value:.1f} ({lead.low:.1f}–{lead.high:.1f}),"
        f" won alone {100 * share.value:.0f} % ({100 * share.low:.0f}–{100 * share.high:.0f})"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", action="append", help=f"default: {', '.join(BOTS)}")
    parser.add_argument("--against", help="play against this bot instead of alone")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=FIRST)
    chosen = parser.parse_args()
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    if chosen.against:
        for name in chosen.bot or ("greedy",):
            print(against(name, chosen.against, chosen.players, seeds), flush=True)
        return
    print(HEAD)
    print("|" + "---|" * HEAD.count(" |"))
    for name in chosen.bot or BOTS:
        print(alone(name, seeds), flush=True)


if __name__ == "__main__":
    main()
