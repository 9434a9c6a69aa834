"""The design lab: games a second, what a second core brings, and what comparing costs beside playing.

python -m tests.bench.lab                       about a minute on a quiet machine
python -m tests.bench.lab --decks 400 --rounds 9
python -m tests.bench.lab --hours 0.5           how many cores a class needs to be done in half an hour

Goals: two cores are 1.7 times as fast as one; `compare` costs at most 5 % more than bare play-outs of the
as many games. What comparing costs is measured in CPU time, deck by deck in turn with bare play-outs, so
that others on the machine hardly disturb it. No deck is played twice: bots remember what they have solved, and
whoever comes second would have it for nothing. What a second core brings is measured by the clock, and says
something only where nobody else is at work: the share of one core that was to be had is printed beside it.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import cache, partial
from math import ceil
from statistics import median
from typing import Any

from glueckauf import bots, games
from glueckauf.lab.compare import compare, comparing
from glueckauf.lab.design import Design, as_design
from glueckauf.lab.report import Report
from glueckauf.lab.spread import spread

CLASS = 10**6  # games of a class's experiments
RULES = "look=6"  # a rule that greedy bots feel
CHEAP = ("margin", "seat_advantage", "duration")


@cache
def designs_of(game: str, players: int) -> tuple[Design, ...]:
    return tuple(as_design(rules, game, players, "greedy", (), 1) for rules in (None, RULES))


def bare(game: str, players: int, decks: range) -> None:
    """The games of a comparison, played and forgotten."""
    designs = designs_of(game, players)
    for deck in decks:
        for design in designs:
            start = games.room(game).setup(players, deck, rules=design.rules)
            seats = [design.made(one, f"{deck}/{n}") for n, one in enumerate(design.seats)]
            bots.play(start, seats, deck)


def compared(game: str, players: int, decks: range, jobs: int) -> Report:
    """All of these decks: nothing is decided before the last one."""
    return compare(None, RULES, **asked_for(game, players, decks), jobs=jobs, progress=False)


def asked_for(game: str, players: int, decks: range) -> dict[str, Any]:
    main, *also = CHEAP
    number = len(decks)
    asked = {"game": game, "players": players, "metric": main, "also": also, "seed": decks[0]}
    return {**asked, "least": number, "most": number}


def seconds(clock: Callable[[], float], work: Callable[[], object]) -> float:
    begun = clock()
    work()
    return clock() - begun


def idle(task: int) -> int:
    time.sleep(0.05)  # long enough that both helpers are called
    return task


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("--game", choices=games.GAMES, default=games.GAMES[0])
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--decks", type=int, default=200, help="of a round (default: 200)")
    asked.add_argument("--many", type=int, default=800, help="decks for two cores (default: 800)")
    asked.add_argument("--rounds", type=int, default=5, help="(default: 5)")
    asked.add_argument("--seed", type=int, default=50_000)
    asked.add_argument("--hours", type=float, default=1.0, help="for a class's million of games")
    chosen = asked.parse_args()
    game, players = chosen.game, chosen.players
    decks = range(chosen.seed, chosen.seed + chosen.decks)
    played = 2 * len(decks)
    bare(game, players, decks[:2])  # to have everything loaded
    compared(game, players, decks[:2], 1)

    own, over = [], []
    for n in range(chosen.rounds):
        alone = whole = 0.0
        ours, theirs = (
            range(
                decks.stop + len(decks) * (2 * n + side),
                decks.stop + len(decks) * (2 * n + side + 1),
            )
            for side in (0, 1)
        )
        growing = comparing(None, RULES, **asked_for(game, players, theirs), jobs=1)
        for deck in ours:  # in turn, so that both meet the same load
            alone += seconds(time.process_time, partial(bare, game, players, range(deck, deck + 1)))
            whole += seconds(time.process_time, partial(next, growing))
        own.append(alone)
        over.append(whole / alone - 1)
    rate = played / median(own)
    print(f"{game}, {players} players, greedy: {rate:.1f} games a second of CPU on one core")
    told = ", ".join(f"{100 * one:+.1f}" for one in sorted(over))
    print(f"compare beside bare play-outs: {100 * median(over):+.1f} % (goal: at most 5 %; {told})")

    list(spread(idle, range(60), 2))  # helpers take time to come: they are there before it counts
    many = range(chosen.seed, chosen.seed + chosen.many)
    busy = time.process_time()
    one = seconds(time.perf_counter, lambda: compared(game, players, many, 1))
    share = (time.process_time() - busy) / one
    gain = one / seconds(time.perf_counter, lambda: compared(game, players, many, 2))
    print(
        f"two cores: {gain:.2f} times as fast as one (goal: 1.7),"
        f" while one had {100 * share:.0f} % of a core to itself"
    )
    cores = CLASS / rate / 3600 / chosen.hours
    print(
        f"a class's {CLASS:,} games: {CLASS / rate / 3600:.1f} hours of one core,"
        f" so {ceil(cores)} cores for {chosen.hours:g} hours"
    )


if __name__ == "__main__":
    main()
