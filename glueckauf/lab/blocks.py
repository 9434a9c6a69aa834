"""A block of games: one deck, played with the bots in all different seatings, under every rule set.

Games of one deck are alike, so it is blocks that are counted and compared, never games. Luck is split by
purpose: the deck comes from the game's own streams, the luck of a bot from its deck and seat, chance from
the deck. So both rule sets of a comparison meet the same luck, whatever bots make of it.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping
from math import inf, isfinite
from statistics import fmean
from typing import NamedTuple

from glueckauf import games
from glueckauf.lab.design import Design, Player
from glueckauf.lab.metrics import Metric, Named, metric
from glueckauf.lab.spread import spread
from glueckauf.lab.watched import Watched, watch


class Game(NamedTuple):
    """What was measured of a game."""

    values: tuple[float, ...]  # by metric
    parts: tuple[Mapping[str, float], ...] = ()  # by metric, where somebody asked for them


class Block(NamedTuple):
    """The games to be played with one deck: everything they depend on, and nothing else."""

    designs: tuple[Design, ...]  # one for every rule set
    deck: int  # its seed
    metrics: tuple[Metric, ...]
    with_parts: bool = False


class Played(NamedTuple):
    """What is left of a block."""

    deck: int
    sides: tuple[tuple[Game, ...], ...]  # for every rule set, one game for each seating

    def mean(self, side: int, metric: int = 0) -> float:
        """What a metric says of the games of one rule set."""
        return fmean(game.values[metric] for game in self.sides[side])

    def difference(self, metric: int = 0) -> float:
        """What the second rule set has more than the first."""
        return self.mean(1, metric) - self.mean(0, metric)


def apart_so_far(blocks: Iterable[Played], metric: int = 0) -> Iterator[float]:
    """After each block, how far apart the metric was on all of them, under both rule sets."""
    low, high = inf, -inf
    for block in blocks:
        means = [block.mean(side, metric) for side in range(len(block.sides))]
        low, high = min(low, *means), max(high, *means)
        yield high - low


def as_metrics(asked: Iterable[Named], game: str, players: int) -> tuple[Metric, ...]:
    """The metrics that are meant; one that does not suit this game is refused before the first one."""
    found = tuple(metric(one, game, players) for one in asked)
    names = [one.name for one in found]
    if len({*names}) != len(names):
        raise ValueError(f"every metric must be asked for once, not {', '.join(names)}")
    return found


def play_block(task: Block) -> Played:
    """All games of a block; the same block, the same numbers."""
    sides = (
        tuple(_measured(task, design, seats) for seats in design.rotations())
        for design in task.designs
    )
    return Played(task.deck, tuple(sides))


def watched_game(design: Design, deck: int, seats: tuple[Player, ...]) -> Watched:
    """One game of an experiment, to look at."""
    start = games.room(design.game).setup(design.players, deck, rules=design.rules)
    made = [design.made(player, f"{deck}/{seat}") for seat, player in enumerate(seats)]
    return watch(start, made, deck)


def _measured(task: Block, design: Design, seats: tuple[Player, ...]) -> Game:
    watched = watched_game(design, task.deck, seats)
    values = tuple(_number(one, one.measure(watched), task.deck) for one in task.metrics)
    if not task.with_parts:
        return Game(values)
    return Game(values, tuple(_parts(one, watched, task.deck) for one in task.metrics))


def _parts(metric: Metric, watched: Watched, deck: int) -> dict[str, float]:
    found = metric.parts(watched) if metric.parts else {}
    return {str(name): _number(metric, value, deck) for name, value in found.items()}


def _number(metric: Metric, value: float, deck: int) -> float:
    number = float(value)
    if not isfinite(number):
        raise ValueError(
            f"the metric {metric.name!r} says {number} of a game with deck {deck}; it must give a number"
        )
    return number


def play_blocks(
    designs: tuple[Design, ...],
    metrics: tuple[Metric, ...],
    decks: Iterable[int],
    *,
    with_parts: bool = False,
    jobs: int | None = None,
) -> Generator[Played, None, None]:
    """Blocks on all cores, in the order of their decks."""
    tasks = (Block(designs, deck, metrics, with_parts) for deck in decks)
    return spread(play_block, tasks, jobs)
