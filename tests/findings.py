"""Measure what docs/findings.md tells, and write its tables: `python -m tests.findings [NAME …]`.

Every table stands there between two comments with its name; with names, only those are measured. The
numbers are the same on every machine: bots have no budget of seconds. A change of a bot or a rule
changes them: run this, read the diff, and see whether the sentences around the tables are still true.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from random import Random

from tqdm import tqdm

import glueckauf as ga
from glueckauf.lab.intervals import Interval, share_of
from glueckauf.lab.stopping import HIGHER, LOWER, Method, looks, peeking

FILE = Path(__file__).parent.parent / "docs" / "findings.md"
PLAYERS = (2, 3, 4)
SEED = 50_000  # of the first deck; no bot was tuned with it or a later one
DECKS = 1000
THINKING = {2: 100, 3: 40, 4: 30}  # decks that are played by bots that look ahead
SEARCH = "search:20"
FORBIDDEN = ("pair", "storage", "mining/10", "+k")
CLOCKS: dict[str, dict[str, object]] = {
    "no clock": {"clock_first": [0] * 12, "clock_second": [0] * 12},
    "half of its points": {
        "clock_first": [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7],
        "clock_second": [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3],
    },
}
Rows = Iterable[Sequence[str]]


# --- What is measured -----------------------------------------------------------------------


def seats(players: Iterable[int] = PLAYERS, decks: int = DECKS) -> Iterator[tuple[str, ...]]:
    """The advantage of the starting player, with bots that do not look ahead and with some that do."""
    yield "players", "bots", "decks", "advantage of the starting player (VP)"
    for number in players:
        for bots, blocks in (("greedy", decks), (SEARCH, min(decks, THINKING[number]))):
            found = ga.lab.survey(
                players=number, bots=bots, metrics="seat_advantage", blocks=blocks, seed=SEED
            )
            told = within(found.mean("seat_advantage"))
            yield str(number), bots, str(blocks), told


def sources(players: Iterable[int] = PLAYERS, decks: int = DECKS) -> Iterator[tuple[str, ...]]:
    """Where points come from."""
    found = [
        ga.lab.survey(players=number, metrics="sources", blocks=decks, seed=SEED)
        for number in players
    ]
    yield "VP of a player", *(f"{one.design.players} players" for one in found)
    titles = [(part, row) for part, row in zip(found[0].means, found[0].table()[1], strict=True)]
    for mean, row in titles:
        cells = [within(one.mean("sources", mean.part), signed=False) for one in found]
        yield row[1] or "all together", *cells


def restricted(
    players: Iterable[int] = PLAYERS, decks: int = DECKS, kinds: Iterable[str] = FORBIDDEN
) -> Iterator[tuple[str, ...]]:
    """What it costs to do without a kind of moves, against others who have all of them."""
    yield (
        "without",
        "players",
        "decks, games",
        "win share (luck alone)",
        "points behind the best other",
    )
    for kind in kinds:
        for number in players:
            blocks = decks // 10
            found = ga.lab.restricted(kind, players=number, decks=blocks, seed=SEED)
            one = next(each for each in found.standings if each.bot != "greedy")
            share = f"{100 * one.share.value:.1f} % ({100 * one.share.low:.1f}–{100 * one.share.high:.1f})"
            luck = f"{100 / number:.1f} %"
            yield (
                f"`{kind}`",
                str(number),
                f"{one.decks}, {one.games}",
                f"{share} ({luck})",
                within(one.margin),
            )


def clock(players: Iterable[int] = PLAYERS, decks: int = DECKS) -> Iterator[tuple[str, ...]]:
    """What the game is like with a weaker clock."""
    yield "change", "players", "decks", "lead changes", "margin (VP)", "decisive turn"
    for change, rules in CLOCKS.items():
        for number in players:
            found = ga.lab.compare(
                None,
                rules,
                players=number,
                metric="lead_changes",
                also=["margin", "decisive_turn"],
                stop="interval",
                smallest=0.01,
                most=min(decks, 400),
                seed=SEED,
                fresh=False,
            )
            told = [
                f"{one.a:.2f} → {one.b:.2f}: {within(Interval(one.effect, one.low, one.high))}"
                for one in (found.main, *found.also)
            ]
            yield change, str(number), str(found.blocks), *told


def peeks(players: Iterable[int] = (2,), decks: int = DECKS) -> Iterator[tuple[str, ...]]:
    """False alarms where there is nothing to find: differences of games under one and the same rule set."""
    yield (
        "players",
        "blocks at most",
        "experiments",
        "peeking",
        "sequential test",
        "always-valid interval",
    )
    for number in players:
        pool = ga.lab.survey(
            players=number, metrics="seat_advantage", blocks=decks, seed=SEED
        ).played
        values = [block.mean(0) for block in pool]
        for most in (100, 400):
            alarms = [_alarms(values, most, seed) for seed in range(400)]
            told = [share_of([float(one[n]) for one in alarms]) for n in range(3)]
            yield (
                str(number),
                str(most),
                str(len(alarms)),
                *(
                    f"{100 * one.value:.1f} % ({100 * one.low:.1f}–{100 * one.high:.1f})"
                    for one in told
                ),
            )


def _alarms(values: Sequence[float], most: int, seed: int) -> tuple[bool, bool, bool]:
    rng = Random(seed)
    nothing = [rng.choice(values) - rng.choice(values) for _ in range(most)]

    def is_found(stop: str) -> bool:
        return looks(nothing, Method(stop, 3.0, most=most))[-1].verdict in (HIGHER, LOWER)

    return peeking(nothing, least=10) is not None, is_found("sprt"), is_found("interval")


TABLES: dict[str, Callable[[], Rows]] = {
    "seats": seats,
    "sources": sources,
    "restricted": restricted,
    "clock": clock,
    "peeks": peeks,
}


# --- The file -------------------------------------------------------------------------------


def within(found: Interval, signed: bool = True) -> str:
    """A mean with its interval."""
    way = "+" if signed else ""
    low, high = (f"{bound:{way}.2f}".replace("-", "−") for bound in (found.low, found.high))
    return f"{found.value:{way}.2f}".replace("-", "−") + f" ({low} … {high})"


def _place(name: str, text: str) -> tuple[int, int]:
    """Where the table of this name begins and ends."""
    found = re.search(rf"<!-- {name} -->\n(.*?)<!-- end -->", text, flags=re.DOTALL)
    assert found is not None, f"docs/findings.md has no table {name}"
    return found.span(1)


def table_of(name: str, text: str) -> str:
    """The table of this name as it stands in the file."""
    begin, end = _place(name, text)
    return text[begin:end]


def written(rows: Rows) -> str:
    """Rows as Markdown; the first has the heads."""
    heads, *rest = (f"| {' | '.join(row)} |" for row in rows)
    return "\n".join((heads, "|" + "---|" * (heads.count("|") - 1), *rest)) + "\n"


def main(names: Sequence[str]) -> None:
    for name in tqdm(names or list(TABLES), unit="table"):
        rows = written(TABLES[name]())
        text = FILE.read_text("utf-8")
        begin, end = _place(name, text)
        FILE.write_text(text[:begin] + rows + text[end:], "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
