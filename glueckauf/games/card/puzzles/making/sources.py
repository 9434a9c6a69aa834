"""Where puzzles come from.

random   a yard, or the end of a shift, dealt from the decks (`dealt.py`)
games    a game of greedy bots (`mined.py`)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random

from glueckauf.games.card.puzzles.making import dealt
from glueckauf.games.card.puzzles.making.question import Question

SOURCES = ("random", "games", "dear")
BATCH = 20  # questions of a batch that does not come from a game
_DEALT: Mapping[tuple[str, str], Callable[[Random], Question]] = {
    ("mining", "random"): dealt.random_mining,
    ("delivery", "random"): dealt.random_delivery,
    ("turn", "random"): dealt.random_turn,
    ("shift", "random"): dealt.random_shift,
    ("turn", "dear"): dealt.dear_turn,
    ("shift", "dear"): dealt.dear_shift,
}


def sources_of(kind: str) -> tuple[str, ...]:
    """The sources that know this kind of puzzle."""
    return tuple(source for source in SOURCES if source == "games" or (kind, source) in _DEALT)


def questions(kind: str, source: str, rng: Random) -> Iterator[Question]:
    """The questions of one batch."""
    if source == "games":
        from glueckauf.games.card.puzzles.making.mined import from_game

        return from_game(kind, rng)
    make = _DEALT[kind, source]
    return (make(rng) for _ in range(BATCH))
