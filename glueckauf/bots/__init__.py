"""Bots: anything with `choose(view) → move`. They see what their player may see, nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from glueckauf import games
from glueckauf.core.streams import stream
from glueckauf.games.contract import Bot

__all__ = ["BOTS", "Bot", "Greedy", "Random", "bot", "play"]


class Random:
    """Plays any legal move, each with the same chance."""

    def __init__(self, seed: int | str = 0) -> None:
        self._rng = stream("bot", seed)

    def choose(self, view: Any) -> str:
        moves: list[str] = view.legal_moves()
        return self._rng.choice(moves)


class Greedy:
    """The greedy bot of whatever game it is asked to play."""

    def __init__(self, seed: int | str = 0) -> None:
        self._seed = seed
        self._own: dict[str, Bot] = {}

    def choose(self, view: Any) -> str:
        game: str = view.game
        if game not in self._own:
            self._own[game] = games.room(game).bots.BOTS["greedy"](self._seed)
        return self._own[game].choose(view)


BOTS: dict[str, Callable[[int | str], Bot]] = {"random": Random, "greedy": Greedy}


def bot(name: str, seed: int | str = 0) -> Bot:
    """The bot of this name; its luck depends on the seed alone."""
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; the bots are {', '.join(BOTS)}")
    return BOTS[name](seed)


def play(state: Any, seats: Sequence[Bot]) -> tuple[Any, list[str]]:
    """Play on to the end: the last state, and the moves that led to it."""
    moves: list[str] = []
    while not state.is_over:
        seat = state.to_move
        move = seats[seat].choose(state.seen_by(seat))
        state = state.after(move)
        moves.append(move)
    return state, moves
