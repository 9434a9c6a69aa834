"""A batch of games between bots: what each game needs, and what is left of it."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any, NamedTuple

from glueckauf import bots, games
from glueckauf.lab.spread import spread


class Match(NamedTuple):
    """A game to be played: everything that it depends on, and nothing else."""

    game: str
    players: int
    rules: Any
    seed: int
    start: int  # the seat that begins
    names: tuple[str, ...]  # of the bots, by seat
    without: tuple[tuple[str, ...], ...]  # the kinds of moves that they are forbidden, by seat
    recorded: bool = False


class Played(NamedTuple):
    """What is left of a game."""

    seed: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    record: str  # "" if nobody asked for it


def play(match: Match) -> Played:
    """One game; the same match, the same game."""
    room = games.room(match.game)
    start = room.setup(match.players, match.seed, start=match.start, rules=match.rules)
    seats = [
        bots.bot(name, f"{match.seed}/{seat}", game=match.game, without=kinds, rules=match.rules)
        for seat, (name, kinds) in enumerate(zip(match.names, match.without, strict=True))
    ]
    last, moves = bots.play(start, seats, match.seed)
    record = str(room.record(start, moves)) if match.recorded else ""
    return Played(match.seed, tuple(last.scores), tuple(last.winners), len(moves), record)


def play_all(matches: Iterable[Match], jobs: int | None = None) -> Generator[Played, None, None]:
    """Many games on all cores, in their order."""
    return spread(play, matches, jobs)
