"""Random play-outs, decisions per second on one core, beside python-chess in the same run.

    python -m tests.bench.playouts

A decision is: list the legal moves, pick one at random, make the next position. All games are
played to their end in turns of a few games, so that all meet the same load of the machine; the
figure is the median over the rounds of the ratio within a round.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from functools import partial

import chess

from glueckauf.games import GAMES, room

ROUNDS = 15


def our_decisions(game: str, seed: int) -> int:
    decisions = 0
    for players in (2, 3, 4):
        rng = random.Random(seed)
        state = room(game).setup(players=players, seed=seed)
        while not state.is_over:
            moves = state.legal_moves()
            state = state.after(moves[int(rng.random() * len(moves))])
            decisions += 1
    return decisions


def chess_decisions(seed: int) -> int:
    decisions = 0
    rng = random.Random(seed)
    board = chess.Board()
    while not board.is_game_over():
        moves = list(board.legal_moves)
        board.push(moves[int(rng.random() * len(moves))])
        decisions += 1
    return decisions


def rate(play: Callable[[int], int], seeds: range) -> float:
    start = time.process_time()
    decisions = sum(map(play, seeds))
    return decisions / (time.process_time() - start)


def main() -> None:
    ours = {game: partial(our_decisions, game) for game in GAMES}
    for play in ours.values():
        rate(play, range(2))
    rate(chess_decisions, range(1))
    rates: dict[str, list[float]] = {game: [] for game in ours}
    peer: list[float] = []
    for n in range(ROUNDS):
        for game, play in ours.items():
            rates[game].append(rate(play, range(4 * n, 4 * n + 4)))
        peer.append(rate(chess_decisions, range(2 * n, 2 * n + 2)))
    for game, found in rates.items():
        ratio = statistics.median(a / b for a, b in zip(found, peer, strict=True))
        print(f"{game:<13} {statistics.median(found):9,.0f} decisions/s  {ratio:5.2f} x")
    print(f"python-chess  {statistics.median(peer):9,.0f} decisions/s   1    x")


if __name__ == "__main__":
    main()
