"""Where puzzles come from.

random   a yard, or the end of a shift, dealt from the decks (`dealt.py`)
games    a game of greedy bots (`mined.py`)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random

from glueckauf.games.card.puzzles.making.dealt import (
    random_delivery,
    random_mining,
    random_shift,
    random_turn,
)
from glueckauf.games.card.puzzles.making.question import Question

SOURCES = ("random", "games")
BATCH = 20  # questions of a batch that does not come from a game
_RANDOM: Mapping[str, Callable[[Random], Question]] = {
    "mining": random_mining,
    "delivery": random_delivery,
    "turn": random_turn,
    "shift": random_shift,
}


def questions(kind: str, source: str, rng: Random) -> Iterator[Question]:
    """The questions of one batch."""
    if source == "games":
        from glueckauf.games.card.puzzles.making.mined import from_game

        return from_game(kind, rng)
    return (_RANDOM[kind](rng) for _ in range(BATCH))
