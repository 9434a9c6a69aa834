"""Bots that need no more than a game's room: chance, and the styles that a game offers; and a whole game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from glueckauf import games
from glueckauf.core.protocol import CHANCE
from glueckauf.core.streams import drawn, stream
from glueckauf.games.contract import Bot


class Random:
    """Plays any legal move, each with the same chance."""

    def __init__(self, seed: int | str = 0) -> None:
        self._rng = stream("bot", seed)

    def choose(self, view: Any) -> str:
        moves: list[str] = view.legal_moves()
        return self._rng.choice(moves)

    def ranked(self, view: Any) -> list[str]:
        """All legal moves in any order."""
        moves: list[str] = list(view.legal_moves())
        self._rng.shuffle(moves)
        return moves


class Style:
    """A bot that games know by this name; which game it plays, it sees when it is first asked."""

    def __init__(self, name: str, seed: int | str = 0) -> None:
        self.name = name
        self._seed = seed
        self._own: dict[str, Bot] = {}

    def choose(self, view: Any) -> str:
        return self._of(view.game).choose(view)

    def why(self, view: Any, move: str, language: str = "en") -> str:
        return why(self._of(view.game), view, move, language)

    def _of(self, game: str) -> Bot:
        if game not in self._own:
            known = games.room(game).bots.BOTS
            if self.name not in known:
                raise ValueError(f"{self.name!r} does not play this game; {', '.join(known)} do")
            self._own[game] = known[self.name](self._seed)
        return self._own[game]


class Greedy(Style):
    """The greedy bot of whatever game it is asked to play."""

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__("greedy", seed)


def why(bot: Bot, view: Any, move: str, language: str = "en") -> str:
    """Why a bot chose a move, in one sentence with numbers; "" where it cannot tell."""
    tell = getattr(bot, "why", None)
    return "" if tell is None else str(tell(view, move, language))


def play(state: Any, seats: Sequence[Bot], seed: int | str = 0) -> tuple[Any, list[str]]:
    """Play on to the end: the last state, and the moves that led to it. Chance comes from the seed."""
    moves: list[str] = []
    luck = stream("chance", seed)
    while not state.is_over:
        seat = state.to_move
        move = (
            drawn(state.chances(), luck)
            if seat == CHANCE
            else seats[seat].choose(state.seen_by(seat))
        )
        state = state.after(move)
        moves.append(move)
    return state, moves
