"""The ladder: how strong bots are, measured on paired decks.

found = ga.lab.ladder(["search:100", "greedy"], players=2, decks=50)
found                             a table: win share and Elo with intervals, points, seconds
found.to_rows()                   its numbers
found.plot()                      the shares with their intervals
found.rerun() == found            the same games again, bit for bit; only the seconds differ
found.save("mine.json")           kept, with every game; ga.lab.load_ladder("mine.json") reads it again

Every deck is played from every seat, so luck and the advantage of a seat fall on all alike. With two
players every two bots meet; with more, one bot sits among others of one other kind, and the other way
round. Budgets of seconds depend on the machine: a search that shall be repeated has one of iterations.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations, permutations
from math import isfinite
from pathlib import Path
from typing import Any, NamedTuple

from tqdm import tqdm

from glueckauf import __version__, bots, games
from glueckauf.core.rows import Rows, html_table, text_table, tidy
from glueckauf.core.texts import Fact, phrase_of, tell
from glueckauf.lab.intervals import Interval, apart, elo, mean_of, share_of
from glueckauf.lab.makers import Bots, Maker, named
from glueckauf.lab.plot import Plot
from glueckauf.lab.spread import spread

ROOM = "learn"

_clock = getattr(time, "thread_time", time.process_time)  # CPU time: others may share the machine


# --- Playing --------------------------------------------------------------------------------


class Block(NamedTuple):
    """One deck, played with one bot in each seat in turn among others of another kind."""

    game: str
    players: int
    rules: Any
    deck: int  # its seed
    alone: str
    field: str
    makers: tuple[Maker, Maker]  # of the one, and of the others


class Game(NamedTuple):
    """What is left of a game; the seconds of CPU are the one thing that a re-run changes."""

    deck: int
    alone: str
    field: str
    seat: int  # of the one
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: tuple[int, int]  # of the one, and of the others
    seconds: tuple[float, float] = (0.0, 0.0)

    @property
    def share(self) -> float:
        """The share of the win that the one has; ties share."""
        return (self.seat in self.winners) / len(self.winners)

    @property
    def own(self) -> int:
        return self.scores[self.seat]

    @property
    def others(self) -> tuple[int, ...]:
        return (*self.scores[: self.seat], *self.scores[self.seat + 1 :])


class _Timed:
    """A bot, and the time that it takes."""

    def __init__(self, bot: bots.Bot) -> None:
        self.bot, self.decisions, self.seconds = bot, 0, 0.0

    def choose(self, view: Any) -> str:
        begun = _clock()
        move = self.bot.choose(view)
        self.seconds += _clock() - begun
        self.decisions += 1
        return move


def play_block(block: Block) -> tuple[Game, ...]:
    """All games of a block; the same block, the same games."""
    return tuple(_played(block, seat) for seat in range(block.players))


def _played(block: Block, alone: int) -> Game:
    start = games.room(block.game).setup(block.players, block.deck, rules=block.rules)
    seats = [
        _Timed(block.makers[seat != alone](f"{block.deck}/{seat}")) for seat in range(block.players)
    ]
    last, _ = bots.play(start, seats, block.deck)
    one, others = seats[alone], [*seats[:alone], *seats[alone + 1 :]]
    return Game(
        block.deck,
        block.alone,
        block.field,
        alone,
        tuple(last.scores),
        tuple(last.winners),
        (one.decisions, sum(each.decisions for each in others)),
        (round(one.seconds, 6), round(sum(each.seconds for each in others), 6)),
    )


# --- The result -----------------------------------------------------------------------------


class Standing(NamedTuple):
    """How one bot fares among others of another kind."""

    bot: str
    against: str
    players: int
    decks: int
    games: int
    share: Interval  # of the wins; 1 / players is par
    elo: Interval  # ahead of the others; infinite where nothing was lost, or nothing won
    points: float
    points_against: float  # of the others, on average
    margin: Interval  # points ahead of the best of the others
    seconds: float  # of CPU for a decision
    seconds_against: float


@dataclass(frozen=True, eq=False)
class Ladder:
    """What was measured, and all that is needed to measure it again."""

    game: str
    players: int
    rules: Any
    makers: Mapping[str, Maker]  # the bots by their names
    seeds: range  # of the decks
    games: tuple[Game, ...]
    language: str = "en"
    version: str = __version__

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ladder) and self._result == other._result

    def __hash__(self) -> int:
        return hash(self._result)

    @property
    def _result(self) -> tuple[object, ...]:
        """Everything but the seconds."""
        played = tuple(game[:-1] for game in self.games)
        return (self.game, self.players, str(self.rules), tuple(self.makers), self.seeds, played)

    def rerun(self, jobs: int | None = None, progress: bool | None = None) -> Ladder:
        """The same games again."""
        asked = (self.makers, self.game, self.players, self.rules, self.seeds)
        return _measured(*asked, jobs, self.language, progress)

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        """One for every bot among others, in the order in which the bots were named."""
        return tuple(self._standing(*pair) for pair in pairs(list(self.makers), self.players))

    def _standing(self, alone: str, field: str) -> Standing:
        found = [game for game in self.games if (game.alone, game.field) == (alone, field)]
        decks = [[game for game in found if game.deck == deck] for deck in self.seeds]

        def by_deck(measure: Callable[[Game], float]) -> list[float]:
            return [sum(map(measure, block)) / len(block) for block in decks]

        def a_decision(who: int) -> float:
            seconds = sum(game.seconds[who] for game in found)
            return seconds / max(1, sum(game.decisions[who] for game in found))

        share = share_of(by_deck(lambda game: game.share))
        return Standing(
            alone,
            field,
            self.players,
            len(decks),
            len(found),
            share,
            Interval(*(elo(one, self.players) for one in share)),
            mean_of(by_deck(lambda game: game.own)).value,
            mean_of(by_deck(lambda game: sum(game.others) / len(game.others))).value,
            mean_of(by_deck(_ahead), reach=apart(map(_ahead, found))),
            a_decision(0),
            a_decision(1),
        )

    def untimed(self) -> Ladder:
        """The same without its times, so that every run shows the same table."""
        return replace(self, games=tuple(game._replace(seconds=(0.0, 0.0)) for game in self.games))

    @property
    def is_timed(self) -> bool:
        return any(any(game.seconds) for game in self.games)

    def save(self, path: str | Path, *, replace: bool = False) -> None:
        """Keep it in a file; one that exists is replaced only if you say so."""
        from glueckauf.lab.kept_ladders import save_ladder

        save_ladder(self, path, replace=replace)

    def to_rows(self) -> Rows:
        """One row for every bot among others; None where a number has no bound."""
        return tidy(row_of(one) for one in self.standings)

    def to_frame(self) -> Any:
        return self.to_rows().to_frame()

    def plot(self, language: str = "") -> Plot:
        """The shares of wins in per cent, with their intervals, and par."""
        from glueckauf.lab.plots.strength import skill_ladder

        return skill_ladder(self, language)

    def table(self, language: str = "") -> tuple[list[str], list[list[str]]]:
        """The heads and the cells of the table."""
        say = self._say(language)
        columns = _COLUMNS if self.is_timed else _COLUMNS[:-1]
        heads = [say("ladder-head", column=column) for column in columns]
        told = [_cells(one, language or self.language) for one in self.standings]
        return heads, [cells[: len(columns)] for cells in told]

    def caption(self, language: str = "") -> str:
        """What was played, and with what."""
        seeds, rules = self.seeds, str(self.rules)
        return self._say(language)(
            "ladder-caption",
            decks=len(seeds),
            players=self.players,
            first=seeds[0],
            last=seeds[-1],
            version=self.version,
            rules=rules,
            changed=int(bool(rules)),
            timed=int(self.is_timed),
        )

    def _say(self, language: str) -> Callable[..., str]:
        def say(key: str, **facts: Fact) -> str:
            return tell(ROOM, key, facts, language or self.language)

        return say

    def __repr__(self) -> str:
        return f"{text_table(*self.table())}\n{self.caption()}"

    def _repr_html_(self) -> str:
        return html_table(*self.table(), self.caption())


_COLUMNS = ("bots", "share", "elo", "points", "margin", "seconds")


def _cells(one: Standing, language: str) -> list[str]:
    return [
        f"{one.bot} – {one.against}",
        share_told(one.share),
        elo_told(one.elo, language),
        f"{one.points:.1f} – {one.points_against:.1f}",
        margin_told(one.margin),
        f"{1000 * one.seconds:.3g} – {1000 * one.seconds_against:.3g}",
    ]


def _ahead(game: Game) -> float:
    return game.own - max(game.others)


def share_told(one: Interval) -> str:
    return f"{100 * one.value:.1f} % ({100 * one.low:.1f}–{100 * one.high:.1f})"


def margin_told(one: Interval) -> str:
    wide = one.high - one.value
    return f"{one.value:+.1f} ± {wide:.1f}" if isfinite(wide) else f"{one.value:+.1f}"


def elo_told(one: Interval, language: str) -> str:
    low, high = (f"{round(bound):+d}" if isfinite(bound) else "∞" for bound in one[1:])
    if isfinite(one.value):
        return f"{round(one.value):+d} ({low} … {high})"
    way, bound = ("above", low) if one.value > 0 else ("below", high)
    return phrase_of(ROOM, "ladder-bound", {"bound": bound, "way": way}, language)


def row_of(one: Standing) -> dict[str, Any]:
    def bounded(number: float) -> float | None:
        return number if isfinite(number) else None

    found: dict[str, Any] = {}
    for name, value in one._asdict().items():
        if isinstance(value, Interval):
            ends = zip((name, f"{name}_low", f"{name}_high"), value, strict=True)
            found.update({key: bounded(number) for key, number in ends})
        else:
            found[name] = value
    return found


# --- The door -------------------------------------------------------------------------------


def ladder(
    bots: Bots,
    *,
    game: str = games.GAMES[0],
    players: int = 2,
    decks: int = 50,
    seed: int = 1,
    rules: Any = None,
    jobs: int | None = None,
    language: str = "en",
    progress: bool | None = None,
) -> Ladder:
    """Measure bots against each other on `decks` decks with the seeds `seed`, `seed` + 1, …

    `bots` are names, or for bots of one's own a dict of names and functions that make a bot of a seed.
    `jobs` are processes, all cores if None; the results are the same with any number of them.
    `progress` shows a bar; if None, on a terminal only.
    """
    room = games.room(game)
    rules = room.Rules() if rules is None else rules
    room.setup(players, rules=rules)  # refuses what no game could be played with
    if room.TEAM:
        raise ValueError("where all win or nobody does, bots cannot be measured against each other")
    if players < 2:
        raise ValueError("a ladder needs two players or more, for nobody is stronger alone")
    if decks < 1:
        raise ValueError(f"decks must be at least 1, not {decks}")
    made = _makers(bots, game, rules)
    return _measured(
        made, game, players, rules, range(seed, seed + decks), jobs, language, progress
    )


def _makers(given: Bots, game: str, rules: Any) -> dict[str, Maker]:
    if isinstance(given, str) or len(set(given)) != len(given) or len(given) < 2:
        raise ValueError(f"a ladder needs two bots or more with names of their own, not {given!r}")
    if isinstance(given, Mapping):
        return dict(given)
    return named(given, game, rules)


def pairs(names: Sequence[str], players: int) -> Iterator[tuple[str, str]]:
    """Who sits among whom: with two players the one is among others as the others are."""
    return combinations(names, 2) if players == 2 else permutations(names, 2)


def _blocks(
    makers: Mapping[str, Maker], game: str, players: int, rules: Any, seeds: Iterable[int]
) -> Iterator[Block]:
    for deck in seeds:
        for alone, field in pairs(list(makers), players):
            yield Block(game, players, rules, deck, alone, field, (makers[alone], makers[field]))


def _measured(
    makers: Mapping[str, Maker],
    game: str,
    players: int,
    rules: Any,
    seeds: range,
    jobs: int | None,
    language: str,
    progress: bool | None,
) -> Ladder:
    blocks = list(_blocks(makers, game, players, rules, seeds))
    played: list[Game] = []
    hidden = None if progress is None else not progress
    bar = tqdm(total=len(blocks), unit="deck", leave=False, disable=hidden)
    with bar, closing(spread(play_block, blocks, jobs)) as found:
        for block in found:
            played += block
            bar.update()
    return Ladder(game, players, rules, makers, seeds, tuple(played), language)
