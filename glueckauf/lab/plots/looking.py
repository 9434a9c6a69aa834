"""Games of an experiment, looked at again: what a report does not keep, its decks still hold.

A report or survey carries all that its games depend on. So a plot of scores, sources or spaces plays
them again, the same to the last move, and measures what it shows. A survey that has measured it
already is not played again; a watched game is looked at as it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any, NamedTuple

from glueckauf.lab.blocks import Played, play_blocks
from glueckauf.lab.design import Design
from glueckauf.lab.intervals import Interval, mean_of
from glueckauf.lab.metrics.metric import Metric
from glueckauf.lab.plots.words import names_of, phrase, sides_told
from glueckauf.lab.watched import Watched

MOST = 50  # decks that are looked at, if nobody says otherwise


class Seen(NamedTuple):
    """One rule set: the parts of a metric on every deck."""

    blocks: tuple[Mapping[str, float], ...]
    games: int
    game: str
    players: int
    rules: Any
    bots: tuple[str, ...] = ()
    seeds: Sequence[int] = ()

    @property
    def parts(self) -> list[str]:
        """The names of all parts, as they first come."""
        return list(dict.fromkeys(part for block in self.blocks for part in block))

    def mean(self, part: str) -> Interval:
        """Of a part over the decks; where a deck says nothing about it, it is nothing."""
        return mean_of([block.get(part, 0.0) for block in self.blocks])


def seen(found: Any, metric: Metric, decks: int = MOST, jobs: int | None = None) -> list[Seen]:
    """What a metric's parts are in a watched game, a survey, or both sides of a report."""
    if isinstance(found, Watched):
        assert metric.parts is not None
        parts = dict(metric.parts(found))
        return [Seen((parts,), 1, found.game, found.players, found.rules)]
    designs: tuple[Design, ...] = getattr(found, "designs", None) or (found.design,)
    seeds = found.seeds[:decks]
    kept = _kept(found, metric)
    played = kept[:decks] if kept else list(_again(designs, metric, seeds, jobs))
    place = [one.name for one in found.metrics].index(metric.name) if kept else 0
    return [_side(designs[n], n, played, place, seeds) for n in range(len(designs))]


def _kept(found: Any, metric: Metric) -> Sequence[Played]:
    """The blocks, if they have the parts of this metric."""
    names = [one.name for one in found.metrics]
    if metric.name not in names:
        return ()
    n = names.index(metric.name)
    games = [game for block in found.played for side in block.sides for game in side]
    return found.played if all(len(game.parts) > n and game.parts[n] for game in games) else ()


def _again(
    designs: tuple[Design, ...], metric: Metric, seeds: Sequence[int], jobs: int | None
) -> Sequence[Played]:
    return list(play_blocks(designs, (metric,), seeds, with_parts=True, jobs=jobs))


def _side(
    design: Design, side: int, played: Sequence[Played], metric: int, seeds: Sequence[int]
) -> Seen:
    blocks = [[game.parts[metric] for game in block.sides[side]] for block in played]
    return Seen(
        tuple(_averaged(games) for games in blocks),
        sum(map(len, blocks)),
        design.game,
        design.players,
        design.rules,
        design.bots,
        seeds,
    )


def _averaged(games: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """Over the games of a deck; a part that one of them lacks is nothing there."""
    parts = dict.fromkeys(part for game in games for part in game)
    return {part: fmean(game.get(part, 0.0) for game in games) for part in parts}


def caption(sides: Sequence[Seen], language: str) -> str:
    """Of how many games, with what; which rules A and B are."""
    put, first = phrase(language), sides[0]
    if not first.seeds:
        return put("caption-one", players=first.players)
    told = put(
        "caption",
        blocks=len(first.blocks),
        games=sum(one.games for one in sides),
        players=first.players,
        bots=names_of(first.bots, language),
        first=first.seeds[0],
        last=first.seeds[-1],
    )
    parts = [sides_told([one.rules for one in sides], language)] if len(sides) > 1 else []
    return " · ".join([*parts, told])
