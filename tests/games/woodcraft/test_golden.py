"""Nothing changes unnoticed: golden playthroughs, perft counts, and a case for and against every rule.

With all games as soon as the game is in the list of the house (tests/games/test_golden.py).
"""

from __future__ import annotations

from typing import Any

import pytest

from glueckauf.core.protocol import perft
from glueckauf.games import GAMES
from tests.games import test_golden as every_game
from tests.games.play import line
from tests.games.woodcraft.playthrough import SEEDS, perft_positions, perft_state, playthrough
from tests.playthrough import GOLDEN, name_of

alone = pytest.mark.skipif("woodcraft" in GAMES, reason="asked with all games")


@alone
@pytest.mark.parametrize("players", SEEDS)
def test_golden_playthrough(players: int) -> None:
    assert playthrough(players) == (GOLDEN / f"woodcraft-{players}.txt").read_text("utf-8")


@alone
@pytest.mark.parametrize("position", perft_positions(), ids=name_of)
def test_perft(position: dict[str, Any]) -> None:
    counts = position["counts"]
    state = perft_state(position)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


@alone
def test_every_rule_is_followed_and_broken() -> None:
    every_game.test_every_rule_id_has_a_case_that_follows_and_one_that_breaks_it("woodcraft")


def test_a_position_of_the_perft_file_is_reached_by_its_moves() -> None:
    position = next(p for p in perft_positions() if p["moves"])
    start = perft_state({**position, "moves": ""})
    assert line(start, position["moves"]) == perft_state(position)
