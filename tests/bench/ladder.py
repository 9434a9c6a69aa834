"""The ladder: how strong the bots are, for every game and number of players.

python -m tests.bench.ladder                           all of it, which takes hours
python -m tests.bench.ladder --game card --players 2 --rung quick --decks 20 --jobs 1
python -m tests.bench.ladder --rung random --rung styles --decks 400 --keep     … and ship the results

The rungs: greedy against random, the styles of a game against greedy, a search of 20 iterations against
greedy, one with 0.1 seconds of CPU for a decision against greedy, one with 1 second against one with
0.1. Each deck is played from every seat; intervals are of 95 %, over decks. Seconds are CPU time, so a
busy machine changes nothing but the luck of how far a search gets; a budget of iterations repeats bit for bit (see `ga.lab.ladder`).

`--by-cost` gives dear rungs fewer decks, so that all take a comparable time: N is then the number for bots
that do not search; a search of 20 iterations gets half of it, one of 0.1 seconds a quarter, one of 1 second
a twentieth, with three players a quarter of that and with four a sixth, but never fewer than two.

`--minutes 60` plays deck by deck for an hour, N at most on each rung, and tells what was found by then: the clock ends it, never
a result. The next deck goes to the rung whose decks and seconds so far have the smallest product, which makes the
intervals together as narrow as that hour can. One process; with `--keep` all is kept after every deck, too.

`--keep` puts every result into glueckauf/lab/ladders, in the place of the one that was there: that is
what `ga.lab.measured()` shows. Afterwards run `python -m tests.notebooks 32-ladder`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from math import isfinite
from pathlib import Path
from typing import NamedTuple

from glueckauf import bots
from glueckauf.games import GAMES, room
from glueckauf.lab.intervals import Interval
from glueckauf.lab.ladder import Ladder, Standing, ladder
from glueckauf.lab.makers import Maker, named_bot
from glueckauf.lab.measured import FOLDER

RIVALS = tuple(game for game in GAMES if not room(game).TEAM)  # who can be stronger than others
FIRST = 30_000  # the seed of the first deck; no bot was tuned with it or a later one
QUICK, SLOW = 0.1, 1.0  # seconds of CPU for a decision
FEW = "search:20"
COSTS = {"random": 1.0, "styles": 1.0, "few": 2.0, "quick": 4.0, "slow": 20.0}
RUNGS = tuple(COSTS)
SEATS = {
    2: 1.0,
    3: 4.0,
    4: 6.0,
    5: 8.0,
}  # what a deck costs: more games, and more seats that search
HEAD = "| game | players | bots | decks, games | win share (95 %) | Elo | points | margin | ms a decision |"


def sizes(game: str) -> tuple[int, ...]:
    """The numbers of players who can be rivals."""
    return tuple(players for players in room(game).PLAYERS if players > 1)


def thinker(seconds: float, seed: str) -> bots.Bot:
    """A search within seconds of CPU."""
    return bots.Search(seconds=seconds, seed=seed, clock=time.process_time)


def rungs(game: str, asked: list[str]) -> list[dict[str, Maker]]:
    """The pairs of bots that are measured, by name."""
    rules = room(game).Rules()
    known = (*bots.names(game), FEW)
    named = {name: partial(named_bot, name, game, rules) for name in known}
    quick, slow = partial(thinker, QUICK), partial(thinker, SLOW)
    styles = [name for name in room(game).bots.BOTS if name != "greedy"]
    found: dict[str, list[dict[str, Maker]]] = {
        "random": [{"greedy": named["greedy"], "random": named["random"]}],
        "styles": [{style: named[style], "greedy": named["greedy"]} for style in styles],
        "few": [{FEW: named[FEW], "greedy": named["greedy"]}],
        "quick": [{f"search {QUICK:g} s": quick, "greedy": named["greedy"]}],
        "slow": [{f"search {SLOW:g} s": slow, f"search {QUICK:g} s": quick}],
    }
    return [pair for rung in asked for pair in found[rung]]


def _ahead(elo: Interval) -> str:
    """Elo ahead; where nothing was lost, or nothing won, only a bound is known."""
    low, high = (f"{bound:+.0f}" if isfinite(bound) else "∞" for bound in elo[1:])
    if isfinite(elo.value):
        return f"{elo.value:+.0f} ({low} … {high})"
    return f"above {low}" if elo.value > 0 else f"below {high}"


def row(game: str, one: Standing) -> str:
    """A line of the table in BENCHMARKS.md."""
    share, margin = one.share, one.margin
    cells = (
        game,
        f"{one.players}",
        f"{one.bot} – {one.against}",
        f"{one.decks}, {one.games}",
        f"{100 * share.value:.1f} % ({100 * share.low:.1f}–{100 * share.high:.1f})",
        _ahead(one.elo),
        f"{one.points:.1f} – {one.points_against:.1f}",
        f"{margin.value:+.1f} ± {margin.high - margin.value:.1f}",
        f"{1000 * one.seconds:.3g} – {1000 * one.seconds_against:.3g}",
    )
    return f"| {' | '.join(cells)} |"


def kept_as(game: str, players: int, pair: Mapping[str, Maker]) -> str:
    """The name of the file of a result: no colons, no spaces."""
    told = "-".join(pair).replace(":", "-").replace(" ", "-")
    return f"{game}-{players}-{told}.json"


def measure(
    game: str,
    players: int,
    pair: Mapping[str, Maker],
    decks: int,
    jobs: int,
    folder: Path | None = None,
) -> None:
    found = ladder(pair, game=game, players=players, decks=decks, seed=FIRST, jobs=jobs)
    if folder is not None:
        found.save(folder / kept_as(game, players, pair), replace=True)
    for one in found.standings:
        print(row(game, one), flush=True)


class Asked(NamedTuple):
    """A pair of bots at tables of one size."""

    game: str
    players: int
    pair: Mapping[str, Maker]


def measure_for(
    minutes: float, asked: Sequence[Asked], most: int, folder: Path | None = None
) -> None:
    """Every rung once, and then deck by deck until the time is over."""
    found: dict[int, Ladder] = {}
    spent = dict.fromkeys(range(len(asked)), 0.0)  # seconds of CPU
    decks = dict.fromkeys(range(len(asked)), 0)
    end = time.monotonic() + 60 * minutes
    while open_ones := [at for at in decks if decks[at] < most]:
        at = min(open_ones, key=lambda each: decks[each] * spent[each])
        if decks[at] and time.monotonic() > end:
            break
        game, players, pair = asked[at]
        begun = time.process_time()
        one = ladder(pair, game=game, players=players, decks=1, seed=FIRST + decks[at], jobs=1)
        spent[at] += time.process_time() - begun
        decks[at] += 1
        if at in found:
            one = replace(
                one,
                seeds=range(FIRST, FIRST + decks[at]),
                games=found[at].games + one.games,
            )
        found[at] = one
        if folder is not None:
            one.save(folder / kept_as(game, players, pair), replace=True)
    for at, one in found.items():
        for standing in one.standings:
            print(row(asked[at].game, standing), flush=True)


def decks_for(rung: str, players: int, decks: int, by_cost: bool) -> int:
    if not by_cost or COSTS[rung] == 1:
        return decks
    return max(2, round(decks / COSTS[rung] / SEATS[players]))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.ladder")
    parser.add_argument("--game", choices=RIVALS, action="append")
    parser.add_argument("--players", type=int, action="append")
    parser.add_argument("--rung", choices=RUNGS, action="append")
    parser.add_argument("--decks", type=int, default=50)
    parser.add_argument("--jobs", type=int, default=-1)
    parser.add_argument(
        "--keep", nargs="?", type=Path, const=FOLDER, metavar="FOLDER", help="ship the results"
    )
    parser.add_argument("--minutes", type=float, help="deck by deck until the time is over")
    parser.add_argument("--by-cost", action="store_true", help="fewer decks for dear rungs")
    chosen = parser.parse_args()
    print(f"{HEAD}\n|{'---|' * (HEAD.count('|') - 1)}", flush=True)
    if chosen.minutes is not None:
        asked = [
            Asked(game, players, pair)
            for game in chosen.game or RIVALS
            for players in chosen.players or sizes(game)
            for pair in rungs(game, chosen.rung or list(RUNGS))
        ]
        measure_for(chosen.minutes, asked, chosen.decks, chosen.keep)
        return
    for game in chosen.game or RIVALS:
        for players in chosen.players or sizes(game):
            for rung in chosen.rung or RUNGS:
                decks = decks_for(rung, players, chosen.decks, chosen.by_cost)
                for pair in rungs(game, [rung]):
                    measure(game, players, pair, decks, chosen.jobs, chosen.keep)


if __name__ == "__main__":
    main()
