"""How well bots play Woodcraft, and how long they think: mean points and CPU seconds.

python -m tests.bench.woodcraft_bots                                  solo, all of them: half an hour
python -m tests.bench.woodcraft_bots --bot greedy --bot one-step --games 200
python -m tests.bench.woodcraft_bots --against random --players 3     head to head, every seat in turn

The bots: random, one-step (the best sheet after the next step, judged by a few round figures), flat (40
play-outs to the end of the game for each option; both in tests/games/woodcraft/peers.py), greedy, and
searches. All play the same seeds, which shuffle the orders and roll the dice; dear ones only the first of
them (PART). Below the table each is compared with greedy on the seeds that both have played. Intervals are of
95 %: Student's for means, Wilson's for shares. Seconds are CPU time on one core; those of the first
games are the longest, because bots remember what they have solved.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from functools import partial
from statistics import fmean
from typing import Any, NamedTuple

from glueckauf import bots
from glueckauf.games import woodcraft
from glueckauf.lab.intervals import Interval, mean_of, share_of
from tests.games.woodcraft.peers import FlatMonteCarlo, OneStep

FIRST = 90_000  # the seed of the first game; no weight was fitted to it or a later one
BUDGET = 0.1  # seconds of CPU for a decision of a search
MADE: dict[str, Any] = {
    "one-step": OneStep,
    "flat": FlatMonteCarlo,
    "search 0.1 s": partial(bots.Search, seconds=BUDGET, clock=time.process_time),
}
BASE = "greedy"
PART = {"search:8": 5, "search 0.1 s": 5, "flat": 20}  # of so many games a dear bot plays one
BOTS = ("random", "one-step", BASE, *PART)
GOOD = 70  # the best rating of the solo game (WC-11.3)
HEAD = "| bot | games | points (95 %) | 70 or more | CPU s a game | ms a decision | longest, s |"


class Timed:
    """A bot with a stopwatch."""

    def __init__(self, bot: bots.Bot) -> None:
        self._bot = bot
        self.seconds: list[float] = []

    def choose(self, view: Any) -> str:
        begun = time.process_time()
        move = self._bot.choose(view)
        self.seconds.append(time.process_time() - begun)
        return move


class Found(NamedTuple):
    """The points of some games, one after the other, and the seconds of each decision."""

    points: list[float]
    seconds: list[float]


def named(name: str, seed: str) -> Timed:
    made = MADE.get(name)
    return Timed(made(seed=seed) if made else bots.bot(name, seed, game="woodcraft"))


def alone(name: str, seeds: Sequence[int]) -> Found:
    """Solo games."""
    found = Found([], [])
    for seed in seeds:
        bot = named(name, str(seed))
        last, _ = bots.play(woodcraft.setup(1, seed), [bot], seed)
        found.points.append(float(last.scores[0]))
        found.seconds.extend(bot.seconds)
    return found


def told(value: Interval) -> str:
    return f"{value.value:.1f} ({value.low:.1f}–{value.high:.1f})"


def row(name: str, found: Found) -> str:
    """A line of the table: solo games."""
    games = len(found.points)
    cells = (
        name,
        f"{games}",
        told(mean_of(found.points)),
        f"{100 * fmean(score >= GOOD for score in found.points):.0f} %",
        f"{sum(found.seconds) / games:.2f}",
        f"{1000 * fmean(found.seconds):.1f}",
        f"{max(found.seconds):.2f}",
    )
    return f"| {' | '.join(cells)} |"


def against(name: str, other: str, players: int, seeds: Sequence[int]) -> str:
    """One bot among others, at every seat in turn: its lead over the best of them, and games won."""
    points, leads, won = [], [], []
    seconds: list[float] = []
    for seed in seeds:
        seat = seed % players
        seats = [named(name if at == seat else other, f"{seed}/{at}") for at in range(players)]
        last, _ = bots.play(woodcraft.setup(players, seed), seats, seed)
        others = [score for at, score in enumerate(last.scores) if at != seat]
        points.append(float(last.scores[seat]))
        leads.append(float(last.scores[seat] - max(others)))
        won.append(float(last.winners == (seat,)))
        seconds.extend(seats[seat].seconds)
    share = share_of(won)
    cells = (
        f"{players}",
        f"{name} – {other}",
        f"{len(seeds)}",
        told(mean_of(points)),
        told(mean_of(leads)),
        f"{100 * share.value:.0f} % ({100 * share.low:.0f}–{100 * share.high:.0f})",
        f"{1000 * fmean(seconds):.1f}",
        f"{max(seconds):.2f}",
    )
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", action="append", help=f"default: {', '.join(BOTS)}")
    parser.add_argument("--against", help="play against this bot instead of alone")
    parser.add_argument("--players", type=int, action="append", help="default: 2 to 5")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=FIRST)
    chosen = parser.parse_args()
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    if chosen.against:
        print("| players | bots | games | points | lead | won alone | ms a decision | longest, s |")
        print("|" + "---|" * 8)
        for players in chosen.players or (2, 3, 4, 5):
            for name in chosen.bot or (BASE,):
                print(against(name, chosen.against, players, seeds), flush=True)
        return
    print(HEAD)
    print("|" + "---|" * HEAD.count(" |"))
    found = {}
    for name in chosen.bot or BOTS:
        found[name] = alone(name, seeds[: -(-len(seeds) // PART.get(name, 1))])
        print(row(name, found[name]), flush=True)
    base = found.pop(BASE, Found([], []))
    for name, one in found.items():
        apart = [mine - other for mine, other in zip(base.points, one.points, strict=False)]
        if apart:
            print(f"{BASE} ahead of {name} on {len(apart)} common seeds: {told(mean_of(apart))}")


if __name__ == "__main__":
    main()
