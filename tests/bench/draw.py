"""Drawing four-player states, beside python-chess drawing its board in the same run.

    python -m tests.bench.draw

Every state is drawn once, so no picture comes whole from a cache; the states are the later halves
of random games, and the games drawn first only warm the labels. States of one game share pits that
no move changed between them, as they do at the table; "strangers" are one state of each game and
share next to nothing. The peer draws the positions of
random games of chess with `chess.svg.board`. Both are drawn in turns of a few, so that both meet
the same load of the machine; the ratio is the median over these turns.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

import chess
import chess.svg

import glueckauf as ga
from glueckauf.games.board import draw
from glueckauf.games.board.rules import State

WARM, MEASURED, STRANGERS, TURN = 8, 40, 100, 20
Position = TypeVar("Position")


def late_states(seed: int) -> list[State]:
    """Every fifth state of the later half of a random game."""
    rng = random.Random(seed)
    state = ga.board.setup(players=4, seed=seed)
    states = [state]
    while not state.is_over:
        moves = state.legal_moves()
        weights = [6 if ">" in m or m[0] == "+" or m[:3] in ("del", "min") else 1 for m in moves]
        state = state.after(rng.choices(moves, weights)[0])
        states.append(state)
    return states[len(states) // 2 :: 5]


def boards(seed: int, number: int) -> list[chess.Board]:
    rng = random.Random(seed)
    board, made = chess.Board(), list[chess.Board]()
    while len(made) < number:
        if board.is_game_over():
            board = chess.Board()
        board.push(rng.choice(list(board.legal_moves)))
        made.append(board.copy(stack=False))
    return made


def times(paint: Callable[[Position], object], positions: Sequence[Position]) -> list[float]:
    """Milliseconds for each."""
    taken = []
    for position in positions:
        start = time.perf_counter()
        paint(position)
        taken.append(1000 * (time.perf_counter() - start))
    return taken


def main() -> None:
    for seed in range(WARM):
        times(draw.parts, late_states(seed))
    states = [state for seed in range(100, 100 + MEASURED) for state in late_states(seed)]
    random.Random(1).shuffle(states)
    states = states[: len(states) // TURN * TURN]
    peers = boards(1, len(states))
    ours, theirs, ratios = list[float](), list[float](), list[float]()
    for n in range(0, len(states), TURN):
        turn = times(draw.parts, states[n : n + TURN]), times(chess.svg.board, peers[n : n + TURN])
        ours += turn[0]
        theirs += turn[1]
        ratios.append(statistics.median(turn[1]) / statistics.median(turn[0]))
    alone = [late_states(seed)[-5] for seed in range(1000, 1000 + STRANGERS)]
    strangers = times(draw.parts, alone)
    largest = max(len(draw.picture(state).encode()) for state in states)
    rows = {"all parts": ours, "strangers": strangers, "chess.svg.board": theirs}
    for name, taken in rows.items():
        ordered = sorted(taken)
        p95 = ordered[len(ordered) * 95 // 100]
        print(
            f"{name:16} {statistics.median(taken):6.2f} ms median {p95:6.2f} ms p95 ({len(taken)})"
        )
    print(f"ratio            {statistics.median(ratios):6.2f} x as fast as chess.svg.board")
    print(f"largest SVG      {largest / 1000:6.1f} KB of {len(states)} states")


if __name__ == "__main__":
    main()
