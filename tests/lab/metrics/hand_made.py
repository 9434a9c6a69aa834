"""Tiny games made by hand, so that every metric can be computed with pencil and paper."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from glueckauf import games
from glueckauf.core.protocol import CHANCE
from glueckauf.lab.watched import Watched


@dataclass(frozen=True)
class Position:
    """As much of a state as metrics of any game ask for."""

    to_move: int | None
    scores: tuple[int, ...]
    options: int = 2  # legal moves
    at_turn_start: bool = True
    start: int = 0
    winners: tuple[int, ...] = ()
    game: str = games.GAMES[0]

    @property
    def is_over(self) -> bool:
        return self.to_move is None

    def legal_moves(self) -> list[str]:
        return [f"move {n}" for n in range(self.options)]


def game(*positions: Position) -> Watched:
    return Watched(positions, ("move 0",) * (len(positions) - 1))


def course(
    standings: Sequence[tuple[int, ...]], winners: tuple[int, ...], start: int = 0
) -> Watched:
    """A game of turns that are one move each, with these points before the first and after every turn."""
    players = len(standings[0])
    going = [
        Position((start + n) % players, scores, start=start)
        for n, scores in enumerate(standings[:-1])
    ]
    return game(*going, Position(None, standings[-1], start=start, winners=winners))


def dice(scores: tuple[int, ...]) -> Position:
    return Position(CHANCE, scores, options=6, at_turn_start=False)
