"""The games of the house, found by the name of their room, and the replay of their records."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from glueckauf.core.errors import IllegalMove, NotationError
from glueckauf.core.protocol import State
from glueckauf.core.record import Record, Turn
from glueckauf.games.contract import Room

GAMES = ("board",)


def room(game: str) -> Room:
    """The room of a game, as contract.py says; the only way in for everything above."""
    if game not in GAMES:
        raise ValueError(f"there is no game {game!r}; the games are {', '.join(GAMES)}")
    found: Any = import_module(f"glueckauf.games.{game}")
    made: Room = found
    return made


def positions(record: Record) -> Iterator[State]:
    """The position before the first move and after every move; FileError at the first wrong one."""
    if record.game not in GAMES:
        record.wrong("game", f"there is no game {record.game!r}; the games are {', '.join(GAMES)}")
    game = room(record.game)
    state: State = game.opening(record)
    yield state
    for turn in record.turns:
        if state.is_over:
            record.wrong(turn, "the game is over before this line")
        if not state.at_turn_start:
            record.wrong(
                turn, f"the turn before this line is not finished; player {state.to_move} goes on"
            )
        if turn.seat != state.to_move:
            record.wrong(
                turn, f"it is the turn of player {state.to_move}, not of player {turn.seat}"
            )
        for played in _played(record, game, turn, state):
            state = played
            yield state
    if record.result is None:
        return
    if not state.is_over:
        record.wrong("result", "the game is not over, so there is no result yet")
    if record.result != state.scores:
        record.wrong("result", f"must be {' '.join(map(str, state.scores))}")
    if record.winners != state.winners:
        record.wrong("winners", f"must be {' '.join(map(str, state.winners))}")


def _played(record: Record, game: Any, turn: Turn, state: State) -> Iterator[State]:
    """The positions of one turn, which is one line and no more than one turn."""
    column = len(f"{turn.seat}: ") + 1
    try:
        moves = game.read_line(turn.moves)
    except NotationError as error:
        place = f"column {column - 1 + error.column}"
        record.wrong(turn, f"{place}: expected {error.expected}")
    for n, move in enumerate(moves):
        if n and state.at_turn_start:
            record.wrong(turn, f"column {column}: the turn is over before {move}")
        try:
            state = state.after(move)
        except IllegalMove as error:
            record.wrong(turn, f"column {column}: {error}")
        yield state
        column += len(move) + 1


def replay(record: Record | str) -> State:
    """The last position of a record, or of its text."""
    if isinstance(record, str):
        record = Record.read(record)
    *_, last = positions(record)
    return last
