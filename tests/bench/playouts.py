"""Random play-outs, decisions per second on one core, beside other engines in the same run.

    python -m tests.bench.playouts [rounds]

A decision is: list the legal moves, pick one at random, make the next position. Beside python-chess
plays OpenSpiel, where it is installed: games written in C++, asked by the way its Python bots go. All
games are played to their end in turns of a few games, so that all meet the same load of the machine;
the figure is the median over the rounds of the ratio within a round.
"""

from __future__ import annotations

import importlib
import random
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import chess

from glueckauf.games import GAMES, room

ROUNDS = 15
OPEN_SPIEL = (
    "chess",
    "backgammon",
    "gin_rummy",
)  # the last two have chance, and many small choices


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


def spiel_decisions(game: Any, seed: int) -> int:
    """A game of OpenSpiel, whose states are changed in place; what chance does is no decision."""
    decisions = 0
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            moves = state.legal_actions()
            state.apply_action(moves[int(rng.random() * len(moves))])
            decisions += 1
    return decisions


def others() -> dict[str, Callable[[int], int]]:
    """Games of OpenSpiel by their names; none where it is not installed."""
    try:
        spiel = importlib.import_module("pyspiel")
    except ImportError:
        return {}
    games = {name: spiel.load_game(name) for name in OPEN_SPIEL}
    return {f"OpenSpiel {name}": partial(spiel_decisions, game) for name, game in games.items()}


def rate(play: Callable[[int], int], seeds: range) -> float:
    start = time.process_time()
    decisions = sum(map(play, seeds))
    return decisions / (time.process_time() - start)


def main(rounds: int = ROUNDS) -> None:
    peer = "python-chess"
    played: dict[str, tuple[Callable[[int], int], int]] = {
        **{game: (partial(our_decisions, game), 4) for game in GAMES},
        peer: (chess_decisions, 2),
        **{name: (play, 8) for name, play in others().items()},
    }
    for play, _ in played.values():
        rate(play, range(2))
    rates: dict[str, list[float]] = {name: [] for name in played}
    for n in range(rounds):
        for name, (play, games) in played.items():
            rates[name].append(rate(play, range(games * n, games * n + games)))
    for name, found in rates.items():
        ratio = statistics.median(a / b for a, b in zip(found, rates[peer], strict=True))
        print(f"{name:<21} {statistics.median(found):9,.0f} decisions/s  {ratio:5.2f} x")
    if len(rates) == len(GAMES) + 1:
        print("OpenSpiel is not installed: pip install open_spiel")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
