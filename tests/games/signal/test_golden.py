"""Nothing changes unnoticed: golden playthroughs and perft counts.

With all games as soon as the game is in the list of the house (tests/games/test_golden.py).
"""

from __future__ import annotations

from typing import Any

import pytest

from glueckauf.core.protocol import perft
from glueckauf.games import GAMES
from tests.games.play import line
from tests.games.signal.playthrough import SEEDS, perft_positions, perft_state, playthrough
from tests.playthrough import GOLDEN, name_of

alone = pytest.mark.skipif("signal" in GAMES, reason="asked with all games")


@alone
@pytest.mark.parametrize("players", SEEDS)
def test_golden_playthrough(players: int) -> None:
    assert playthrough(players) == (GOLDEN / f"signal-{players}.txt").read_text("utf-8")


@alone
@pytest.mark.parametrize("position", perft_positions(), ids=name_of)
def test_perft(position: dict[str, Any]) -> None:
    counts = position["counts"]
    state = perft_state(position)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


def test_a_position_of_the_perft_file_is_reached_by_its_moves() -> None:
    position = next(p for p in perft_positions() if p["moves"])
    start = perft_state({**position, "moves": ""})
    assert line(start, position["moves"]) == perft_state(position)
