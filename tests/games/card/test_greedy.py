"""Greedy: deterministic, always legal, far better than chance, and it delivers orders."""

from __future__ import annotations

from statistics import fmean

import pytest

from glueckauf import bots
from glueckauf.games import card


def delivered(players: int, seed: int) -> list[int]:
    start = card.setup(players, seed, start=seed % players)
    last, _ = bots.play(start, [bots.Greedy() for _ in range(players)])
    return [len(player.delivered) for player in last.players]


def test_greedy_delivers_orders() -> None:
    """Every player of a two-player game, on average: four orders and more (`-m long` is strict)."""
    assert fmean(count for seed in range(6) for count in delivered(2, seed)) >= 3.0


@pytest.mark.long
def test_greedy_completes_four_orders_a_player() -> None:
    assert fmean(count for seed in range(100) for count in delivered(2, seed)) >= 4.0


def test_greedy_beats_chance() -> None:
    wins = 0
    for seed in range(6):
        seats: list[bots.Bot] = [bots.Greedy(), bots.Random(seed)]
        last, _ = bots.play(card.setup(2, seed), seats)
        wins += last.winners == (0,)
    assert wins == 6


@pytest.mark.parametrize("players", card.PLAYERS)
def test_the_same_view_gives_the_same_move(players: int) -> None:
    start = card.setup(players, 5)
    games = [bots.play(start, [bots.Greedy() for _ in range(players)]) for _ in range(2)]
    assert games[0] == games[1]
