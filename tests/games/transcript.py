"""Random games told to the last bit, for comparing two builds of the rules.

    python -m tests.games.transcript          twelve games for each number of players
    python -m tests.games.transcript 1        one

The first line says from which files the rules come; then a line for every decision: the move, what was
legal, what the state was like with its events, and why some other moves were not allowed.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib import import_module
from typing import Any

from glueckauf.games import GAMES, room

GAMES_EACH = 12


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:12]


def transcript(game: str, players: int, seed: int) -> Iterator[str]:
    rng = random.Random(seed)
    state: Any = room(game).setup(players=players, seed=seed)
    words: list[str] = []
    while not state.is_over:
        moves = state.legal_moves()
        words += [move for move in moves if move not in words]
        refused = [state.why_not(word) for word in rng.choices(words, k=8)]
        move = rng.choice(moves)
        yield f"{move} {digest(' '.join(moves))} {digest(repr(state))} {digest(repr(refused))}"
        state = state.after(move)
    yield f"{state.scores} {state.winners} {digest(repr(state))}"


def main(games_each: int = GAMES_EACH) -> None:
    print(*[import_module(f"glueckauf.games.{game}.doors").__file__ for game in GAMES])
    for game in GAMES:
        for players in room(game).PLAYERS:
            for seed in range(games_each):
                print(game, players, seed)
                print(*transcript(game, players, seed), sep="\n")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
