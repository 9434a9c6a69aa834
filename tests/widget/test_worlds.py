"""Two worlds that a player cannot tell apart look the same to the player, whatever is asked of the board.

The worlds differ in all that is hidden from a seat, and in the luck that is still to come: cards not yet
drawn, dice not yet thrown. If anything that a board sends differs, it has told a secret.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.core.protocol import CHANCE
from glueckauf.games import GAMES, room

EVERY = [(game, players) for game in GAMES for players in room(game).PLAYERS if players > 1]
MANY = 4
ASKED = ("why", "log", "pile", "undo", "redo", "hint")


def places(game: str, players: int, number: int) -> Iterator[Any]:
    """Positions of a random game in which somebody decides, early and late ones."""
    rng = Random(f"{game}/{players}")
    state: Any = room(game).setup(players, 5)
    found = []
    while not state.is_over:
        if state.to_move != CHANCE:
            found.append(state)
        state = state.after(rng.choice(state.legal_moves()))
    yield from found[:: max(1, len(found) // number)][:number]


def sent(board: Any) -> dict[str, Any]:
    """All that the browser has been given, but for the names of its own messages."""
    state = {name: value for name, value in board.get_state().items() if name[0] != "_"}
    del state["layout"]  # the id of a box of the page
    return state | {"frame": {**state["frame"], "ack": ""}}


@pytest.mark.parametrize(("game", "players"), EVERY)
def test_what_cannot_be_known_cannot_be_seen(game: str, players: int) -> None:
    rng = Random(9)
    differ = 0
    for n, state in enumerate(places(game, players, MANY)):
        seat = state.to_move
        view = state.seen_by(seat)
        worlds = [view.guess(seat, Random(luck)) for luck in range(2)]
        assert worlds[0].seen_by(seat) == worlds[1].seen_by(seat) == view
        differ += worlds[0] != worlds[1]
        seats = ["human" if other == seat else "random" for other in range(players)]
        boards = [ga.Table(world, seats, seed=luck) for luck, world in enumerate(worlds)]
        assert sent(boards[0]) == sent(boards[1])
        keys = [*room(game).table.candidates(view, "table")]
        for asked in ASKED if n == 1 else ASKED[:-1]:  # advice takes long in some games
            message = {"n": "1", "do": asked, "ply": 0, "key": rng.choice(keys) if keys else ""}
            for board in boards:
                board._hear(board, message, [])
            assert sent(boards[0]) == sent(boards[1]), asked
    hides = any(state.seen_by(0) != state for state in places(game, players, MANY))
    assert bool(differ) == hides, "worlds without a difference show nothing"
