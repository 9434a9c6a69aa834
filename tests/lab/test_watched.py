"""A game that is watched is the game that would be played unwatched."""

from __future__ import annotations

import pytest

from glueckauf import bots, games
from glueckauf.core.protocol import CHANCE
from glueckauf.lab.watched import watch


@pytest.mark.parametrize("game", games.GAMES)
def test_watching_changes_nothing(game: str) -> None:
    start = games.room(game).setup(2, 5)
    last, moves = bots.play(start, [bots.Random(seat) for seat in range(2)], 5)
    watched = watch(start, [bots.Random(seat) for seat in range(2)], 5)
    assert watched.last == last
    assert list(watched.moves) == moves
    assert len(watched.states) == len(moves) + 1
    assert (watched.game, watched.players, watched.rules) == (game, 2, start.rules)


@pytest.mark.parametrize("game", games.GAMES)
def test_turns_hold_every_move_once(game: str) -> None:
    start = games.room(game).setup(2, 6)
    watched = watch(start, [bots.Random(seat) for seat in range(2)], 6)
    turns = list(watched.turns())
    made = [n for n, state in enumerate(watched.states[:-1]) if state.to_move != CHANCE]
    assert [move for turn in turns for move in turn.moves] == [watched.moves[n] for n in made]
    assert all(watched.states[turn.first].to_move == turn.seat for turn in turns)
    for turn in turns:  # chance may come first, but it is nobody's
        begun = turn.first
        while not watched.states[begun].at_turn_start:
            begun -= 1
            assert watched.states[begun].to_move == CHANCE
