"""Greedy plays the same moves, game by game, whatever is done for its speed.

python -m tests.games.board.test_greedy_moves    prints GAMES anew, after a change that is meant
"""

from __future__ import annotations

from hashlib import sha256

import pytest

import glueckauf as ga
from glueckauf.bots import play
from glueckauf.games.board.bots import Greedy
from glueckauf.games.board.ruleset import Rules

# Rules, players and seeds, and the first eight digits of the hash of the moves of each game.
GAMES: dict[tuple[str, int], str] = {
    ("", 2): "93362b6d c707de7b b4a939b5 56161e2e 4331a1a8 787aaa01 c7334e04 8e36d4ea",
    ("", 3): "e2c2ad25 862537ae da9b74c1 7217e38c 81d9ed8b 7d1880cf",
    ("", 4): "c4b7981f 05c70c93 1a298787 e8c62ba8 7597198e",
    ("pairs=false", 2): "50473368",
    ("split_pairs=true free_storage=true", 2): "f6199d11",
    ("cage=2 coal=8", 3): "c51343bc",
    ("mining=4,6,8,14 locks_2_3=", 3): "536554d8",
}


def moves_of(rules: str, players: int, seed: int) -> str:
    start = ga.board.setup(players, seed, start=seed % players, rules=Rules.read(rules))
    _, moves = play(start, [Greedy() for _ in range(players)])
    return sha256(" ".join(moves).encode()).hexdigest()[:8]


@pytest.mark.parametrize(("rules", "players"), GAMES)
def test_same_moves(rules: str, players: int) -> None:
    expected = GAMES[rules, players].split()
    assert [moves_of(rules, players, seed) for seed in range(len(expected))] == expected


if __name__ == "__main__":
    for (rules, players), before in GAMES.items():
        found = " ".join(moves_of(rules, players, seed) for seed in range(len(before.split())))
        print(f'    ("{rules}", {players}): "{found}",')
