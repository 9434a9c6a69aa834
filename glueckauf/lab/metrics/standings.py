"""How the players stand while a game goes on.

Points as they stand are `state.scores`: what a game has counted so far, or, where it counts only at
its end, what it would count now. Hidden cards count, for a metric looks on from above. Standings are
read between turns, so that a turn of many small moves is one step.
"""

from __future__ import annotations

from glueckauf import games
from glueckauf.lab.watched import Watched


def rivals(game: Watched, metric: str) -> Watched:
    """The game, if its players play against each other; else this metric has no meaning."""
    if game.players < 2 or games.room(game.game).TEAM:
        raise ValueError(
            f"{metric} compares players with each other, and in this game nobody plays against anybody"
        )
    return game


def standings(game: Watched) -> list[tuple[int, ...]]:
    """The points by seat before the first turn and after every turn; the last are the result."""
    return [*(game.states[turn.first].scores for turn in game.turns()), game.last.scores]


def leaders(game: Watched) -> list[tuple[int, ...]]:
    """The seats with most points at the same times; at the end, those who have won."""
    found = [
        tuple(seat for seat, points in enumerate(scores) if points == max(scores))
        for scores in standings(game)[:-1]
    ]
    return [*found, tuple(game.last.winners)]
