"""How the players stand while a game goes on.

Points as they stand are `state.scores`: what a game has counted so far, or, where it counts only at
its end, what it would count now. Hidden cards count, for a metric looks on from above. Standings are
read between turns, so that a turn of many small moves is one step.
"""

from __future__ import annotations

from glueckauf import games
from glueckauf.lab.metrics.once import once
from glueckauf.lab.watched import Watched


def rivals(game: Watched, metric: str) -> Watched:
    """The game, if its players play against each other; else this metric has no meaning."""
    if game.players < 2 or games.room(game.game).TEAM:
        raise ValueError(no_rivals(metric))
    return game


def no_rivals(metric: str) -> str:
    return (
        f"{metric} compares players with each other, and in this game nobody plays against anybody"
    )


def begun(game: Watched, metric: str) -> Watched:
    """The game of rivals, if one of them began it."""
    if not games.room(game.game).HAS_START_PLAYER:
        raise ValueError(no_start_player(metric))
    return rivals(game, metric)


def no_start_player(metric: str) -> str:
    return f"{metric} asks what it is worth to begin, and in this game all play at once"


@once
def standings(game: Watched) -> tuple[tuple[int, ...], ...]:
    """The points by seat before the first turn and after every turn; the last are the result."""
    return (*(game.states[turn.first].scores for turn in game.turns()), game.last.scores)


@once
def leaders(game: Watched) -> tuple[tuple[int, ...], ...]:
    """The seats with most points at the same times; at the end, those who have won."""
    return (*map(_ahead, standings(game)[:-1]), tuple(game.last.winners))


def _ahead(scores: tuple[int, ...]) -> tuple[int, ...]:
    best = max(scores)
    return tuple([seat for seat, points in enumerate(scores) if points == best])
