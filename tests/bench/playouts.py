"""Random play-outs, decisions per second on one core, beside python-chess in the same run.

    python -m tests.bench.playouts

A decision is: list the legal moves, pick one at random, make the next position. Both games are
played to their end in turns of a few games, so that both meet the same load of the machine; the
figure is the median over the rounds of the ratio within a round.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable

import chess

import glueckauf as ga

ROUNDS = 15


def our_decisions(seed: int) -> int:
    decisions = 0
    for players in (2, 3, 4):
        rng = random.Random(seed)
        state = ga.board.setup(players=players, seed=seed)
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
    rate(our_decisions, range(2))
    rate(chess_decisions, range(1))
    ours, theirs = [], []
    for n in range(ROUNDS):
        ours.append(rate(our_decisions, range(4 * n, 4 * n + 4)))
        theirs.append(rate(chess_decisions, range(2 * n, 2 * n + 2)))
    ratio = statistics.median(a / b for a, b in zip(ours, theirs, strict=True))
    print(f"glueckauf     {statistics.median(ours):9,.0f} decisions/s")
    print(f"python-chess  {statistics.median(theirs):9,.0f} decisions/s")
    print(f"ratio         {ratio:9.2f} x")


if __name__ == "__main__":
    main()
