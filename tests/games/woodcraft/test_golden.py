"""What is asked of no other game: positions of the perft file are reached by their moves."""

from __future__ import annotations

from tests.games.play import line
from tests.games.woodcraft.playthrough import perft_positions, perft_state


def test_a_position_of_the_perft_file_is_reached_by_its_moves() -> None:
    position = next(p for p in perft_positions() if p["moves"])
    start = perft_state({**position, "moves": ""})
    assert line(start, position["moves"]) == perft_state(position)
