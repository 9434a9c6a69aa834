"""The plot of a ladder: how strong bots are."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING

from glueckauf.lab.intervals import Interval
from glueckauf.lab.plot import Ends, Plot, Series
from glueckauf.lab.plots.words import phrase, saying

if TYPE_CHECKING:
    from glueckauf.lab.ladder import Ladder, Standing
    from glueckauf.lab.measured import Measured

KINDS = ("share", "elo")


def skill_ladder(found: Ladder | Measured, language: str = "", *, what: str = "share") -> Plot:
    """The shares of wins in per cent with their intervals, or the Elo points that explain them."""
    if what not in KINDS:
        raise ValueError(f"what must be {' or '.join(KINDS)}, not {what!r}")
    language = language or found.language
    standings = _standings(found)
    is_share = what == "share"
    named = [
        (f"{one.bot} – {one.against}", _per_cent(one.share) if is_share else one.elo)
        for one in standings
    ]
    par = 100 / standings[0].players if is_share else 0.0
    return _drawn(named, par, what, language)._replace(
        alt=_told(standings, par, what, language), caption=_caption(found, standings, language)
    )


def _drawn(named: list[tuple[str, Interval]], par: float, what: str, language: str) -> Plot:
    """Where nothing was lost, or nothing won, the point is the end of the interval that is known."""
    say = saying(language)
    points = tuple((name, _known(one)) for name, one in named)
    ends = tuple((one.low, one.high) for _, one in named)
    known = [end for pair in ends for end in pair if isfinite(end)] or [0.0]
    room = 0.08 * (max(*known, par) - min(*known, par)) or 1.0
    limits: Ends = (0.0, 100.0) if what == "share" else (min(*known, par) - room, max(*known, par) + room)  # fmt: skip
    return Plot(
        say("ladder-title"),
        say("ladder-x"),
        say("ladder-y", what=what),
        (
            Series(say("ladder-share", what=what), "points", points, ends),
            Series(say("ladder-par", what=what), "bounds", tuple((name, par) for name, _ in named)),
        ),
        is_turned=True,
        limits=limits,
    )


def _known(one: Interval) -> float:
    if isfinite(one.value):
        return one.value
    return one.low if one.value > 0 else one.high


def _per_cent(one: Interval) -> Interval:
    return Interval(*(100 * end for end in one))


def _standings(found: Ladder | Measured) -> list[Standing]:
    """Of several ladders, those against the bot that most have met."""
    if hasattr(found, "standings"):
        return list(found.standings)
    tables = list(found.tables())
    if len(tables) != 1:
        raise ValueError("a plot shows one table: say of which game, and for how many players")
    ((_, _, standings),) = tables
    return [one for one in standings if one.against == standings[0].against]


def _told(standings: list[Standing], par: float, what: str, language: str) -> str:
    from glueckauf.lab.ladder import elo_told, share_told

    told = "; ".join(
        f"{one.bot} – {one.against} "
        + (share_told(one.share) if what == "share" else elo_told(one.elo, language))
        for one in standings
    )
    return saying(language)("ladder-alt", what=what, told=told, par=f"{par:.0f}")


def _caption(found: Ladder | Measured, standings: list[Standing], language: str) -> str:
    decks = sorted({one.decks for one in standings})
    return " · ".join(
        (
            phrase(language)(
                "ladder-caption",
                decks=f"{decks[0]}–{decks[-1]}" if len(decks) > 1 else str(decks[0]),
                games=sum(one.games for one in standings),
                players=standings[0].players,
            ),
            saying(language)("interval-mean"),
        )
    )
