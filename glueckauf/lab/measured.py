"""How strong the bots of the house are: the ladders that come with it, as one table.

ga.lab.measured(game="board", players=2)   the strongest first, each against the same other bot
ga.lab.measured(players=3)                 for every game
ga.lab.measured().to_rows()                all numbers

Measured once, with every game kept: `python -m tests.bench.ladder --keep` measures them again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache, cached_property
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from glueckauf import games
from glueckauf.core.rows import Rows, html_table, text_table, tidy
from glueckauf.core.texts import LANGUAGES, Fact, tell
from glueckauf.lab.intervals import Interval
from glueckauf.lab.kept_ladders import load_ladder
from glueckauf.lab.ladder import (
    ROOM,
    Ladder,
    Standing,
    elo_told,
    margin_told,
    row_of,
    share_told,
)
from glueckauf.lab.plot import Plot

FOLDER = Path(__file__).parent / "ladders"
_COLUMNS = ("bot", "against", "share", "elo", "margin", "games", "seconds")


class Rung(NamedTuple):
    """One bot at a table of one size, alone or among others of another kind."""

    game: str
    standing: Standing


@dataclass(frozen=True)
class Measured:
    """Ladders of several pairs of bots, read together."""

    ladders: tuple[Ladder, ...]
    language: str = "en"

    @cached_property
    def rungs(self) -> tuple[Rung, ...]:
        """By game and players; there by whom they met, those whom most have met first, and by wins."""
        found = [Rung(one.game, standing) for one in self.ladders for standing in one.standings]
        met = Counter((game, one.players, bot) for game, one in found for bot in one[:2])

        def turned(game: str, one: Standing) -> Rung:
            """Of two bots who met alone, the one that more have met is the measure of the other."""
            own, other = (met[game, one.players, bot] for bot in one[:2])
            return Rung(game, mirrored(one) if one.players == 2 and own > other else one)

        rungs = [turned(*rung) for rung in found]
        alike = Counter((game, one.players, one.against) for game, one in rungs)

        def place(rung: Rung) -> tuple[Any, ...]:
            game, one = rung
            number, others = games.GAMES.index(game), alike[game, one.players, one.against]
            met_by_many = one.against if others > 1 else ""
            best_first = (-one.share.value, -one.margin.value)
            return number, one.players, -others, met_by_many, *best_first

        return tuple(sorted(rungs, key=place))

    def tables(self) -> Iterator[tuple[str, int, list[Standing]]]:
        """The standings of each game and number of players."""
        for game, players in dict.fromkeys((one.game, one.standing.players) for one in self.rungs):
            own = [one.standing for one in self.rungs if one.game == game]
            yield game, players, [one for one in own if one.players == players]

    def to_rows(self) -> Rows:
        """One row for every bot among others; None where a number has no bound."""
        return tidy({"game": one.game, **row_of(one.standing)} for one in self.rungs)

    def to_frame(self) -> Any:
        return self.to_rows().to_frame()

    def plot(self, language: str = "") -> Plot:
        """The shares of wins against the bot that most have met, in per cent with their intervals."""
        from glueckauf.lab.plots.strength import skill_ladder

        plot = skill_ladder(self, language)
        game, players = self.rungs[0].game, self.rungs[0].standing.players
        title = _title(game, language or self.language)
        return plot._replace(
            title=self._say(language)("measured-plot", game=title, players=players)
        )

    def table(
        self, standings: list[Standing], language: str = ""
    ) -> tuple[list[str], list[list[str]]]:
        """The heads and the cells of one of the tables."""
        say = self._say(language)
        heads = [say("measured-head", column=column) for column in _COLUMNS]
        return heads, [_cells(one, language or self.language) for one in standings]

    def caption(self, language: str = "") -> str:
        """How it was measured."""
        versions = ", ".join(sorted({one.version for one in self.ladders}))
        return self._say(language)("measured-caption", version=versions)

    def _heading(self, game: str, players: int) -> str:
        title = _title(game, self.language)
        return self._say("")("measured-title", game=title, players=players)

    def _say(self, language: str) -> Callable[..., str]:
        def say(key: str, **facts: Fact) -> str:
            return tell(ROOM, key, facts, language or self.language)

        return say

    def __repr__(self) -> str:
        told = [
            f"{self._heading(game, players)}\n{text_table(*self.table(standings))}"
            for game, players, standings in self.tables()
        ]
        return "\n\n".join([*told, self.caption()])

    def _repr_html_(self) -> str:
        told = [
            f"<p><b>{escape(self._heading(game, players))}</b></p>"
            f"{html_table(*self.table(standings))}"
            for game, players, standings in self.tables()
        ]
        return f"<div>{''.join(told)}<p>{escape(self.caption())}</p></div>"


def mirrored(one: Standing) -> Standing:
    """The same games of two players, told of the other bot."""
    share = Interval(*(1 - end for end in (one.share.value, one.share.high, one.share.low)))
    elo, margin = (
        Interval(*(-end for end in (found.value, found.high, found.low)))
        for found in (one.elo, one.margin)
    )
    return one._replace(
        bot=one.against,
        against=one.bot,
        share=share,
        elo=elo,
        points=one.points_against,
        points_against=one.points,
        margin=margin,
        seconds=one.seconds_against,
        seconds_against=one.seconds,
    )


def _cells(one: Standing, language: str) -> list[str]:
    return [
        one.bot,
        one.against,
        share_told(one.share),
        elo_told(one.elo, language),
        margin_told(one.margin),
        str(one.games),
        f"{1000 * one.seconds:.2g}" if one.seconds < 0.1 else f"{1000 * one.seconds:.0f}",
    ]


def _title(game: str, language: str) -> str:
    return tell(game, "title", {}, language).removesuffix(".")


def measured(
    game: str | None = None,
    players: int | Iterable[int] | None = None,
    language: str = "en",
    folder: str | Path = FOLDER,
) -> Measured:
    """What was measured of a game for so many players, or for any of these; all there is, if left out.

    `folder` may be one of your own, with files that `Ladder.save` wrote.
    """
    if language not in LANGUAGES:
        raise ValueError(f"language must be one of {', '.join(LANGUAGES)}, not {language!r}")
    wanted = games.GAMES if game is None else (games.room(game).GAME,)
    paths = sorted(Path(folder).glob("*.json"))
    kept = [replace(_loaded(path, path.stat().st_mtime_ns), language=language) for path in paths]
    sizes = {players} if isinstance(players, int) else players and {*players}
    found = [one for one in kept if one.game in wanted and (not sizes or one.players in sizes)]
    if not found:
        known = sorted({(one.game, one.players) for one in kept})
        told = ", ".join(f"{one} for {number}" for one, number in known) or "nothing"
        raise ValueError(f"nothing was measured of that; there is {told} in {folder}")
    return Measured(tuple(found), language)


@cache
def _loaded(path: Path, written: int) -> Ladder:
    """A ladder that is read once, for as long as nobody writes its file again."""
    return load_ladder(path)
