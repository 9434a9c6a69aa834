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
    movers = [state.to_move for state in watched.states[:-1]]
    decided = [move for move, mover in zip(watched.moves, movers, strict=True) if mover != CHANCE]
    assert [move for turn in turns for move in turn.moves] == decided
    assert all(watched.states[turn.first].to_move == turn.seat for turn in turns)
    for turn in turns:  # chance may fall before its first decision
        head = next(n for n in range(turn.first, -1, -1) if n == 0 or movers[n - 1] != CHANCE)
        assert any(state.at_turn_start for state in watched.states[head : turn.first + 1])
