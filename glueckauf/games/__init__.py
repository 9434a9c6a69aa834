"""The games of the house, found by the name of their room; their records, written and replayed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Any

from glueckauf.core.errors import IllegalMove, NotationError
from glueckauf.core.names import called, names_in
from glueckauf.core.protocol import CHANCE, State
from glueckauf.core.record import Record, Turn
from glueckauf.core.texts import name_of
from glueckauf.games.contract import Room

GAMES = ("board", "card", "signal", "woodcraft")


def room(game: str) -> Room:
    """The room of a game, as contract.py says; the only way in for everything above."""
    if game not in GAMES:
        raise ValueError(f"there is no game {game!r}; the games are {', '.join(GAMES)}")
    found: Any = import_module(f"glueckauf.games.{game}")
    made: Room = found
    return made


# --- Writing --------------------------------------------------------------------------------


def record(start: State, moves: Iterable[str]) -> Record:
    """The record of a game that began with `start` (as `setup` made it) and went on with `moves`.

    A line is a turn and belongs to its first mover. Chance is nobody's turn: its outcomes stand in
    the line of the turn in which they fall, or at the head of the turn they come before.
    """
    state: State = start
    lines: list[list[str]] = []
    seats: list[int | None] = []
    for move in moves:
        if not lines or (state.at_turn_start and seats[-1] is not None):
            lines.append([])
            seats.append(None)
        if seats[-1] is None and state.to_move != CHANCE:
            seats[-1] = state.to_move
        state = state.after(move)
        lines[-1].append(str(move))
    if seats and seats[-1] is None:  # nothing but chance so far: it falls for whose turn it is
        seats[-1] = state.active or 0
    return Record(
        game=start.game,
        players=len(start.players),
        start=start.start,
        stacks=room(start.game).stacks(start),
        rules=start.rules.in_record,
        turns=tuple(
            Turn(seat or 0, " ".join(line)) for seat, line in zip(seats, lines, strict=True)
        ),
        result=state.scores if state.is_over else None,
        winners=state.winners if state.is_over else None,
    )


# --- Reading --------------------------------------------------------------------------------


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
            record.wrong(turn, f"the turn before this line is not finished; {_seat(state)} goes on")
        for played in _played(record, game, turn, state):
            state = played
            yield state
    if record.result is None:
        if state.is_over and game.NEEDS_RESULT:
            record.wrong("result", "the game is over; write `result:` and `winners:` at the end")
        return
    if not state.is_over:
        record.wrong("result", "the game is not over, so there is no result yet")
    if record.result != state.scores:
        record.wrong("result", f"must be {' '.join(map(str, state.scores))}")
    if record.winners != state.winners:
        record.wrong("winners", f"must be {' '.join(map(str, state.winners)) or 'left empty'}")


def mover(state: State, language: str = "en") -> str:
    """What the player to move is called, if it is one."""
    if state.to_move is None or state.to_move == CHANCE:
        return "nobody" if state.to_move is None else "chance"
    return name_of(state.to_move, called("en", names_in(language)))


def _seat(state: State) -> str:
    return "chance" if state.to_move == CHANCE else f"seat {state.to_move}"


def _played(record: Record, game: Room, turn: Turn, state: State) -> Iterator[State]:
    """The positions of one turn, which is one line and no more than one turn."""
    column = len(f"{turn.seat}: ") + 1
    decided = False  # before the first decision of the line there may be chance
    if state.to_move not in (turn.seat, CHANCE):
        record.wrong(turn, f"it is the turn of {_seat(state)}, not of seat {turn.seat}")
    try:
        moves = game.read_line(turn.moves)
    except NotationError as error:
        place = f"column {column - 1 + error.column}"
        record.wrong(turn, f"{place}: expected {error.expected}")
    for move in moves:
        if decided and state.at_turn_start:
            record.wrong(turn, f"column {column}: the turn is over before {move}")
        if not decided and state.to_move != CHANCE:
            decided = True
            if state.to_move != turn.seat:
                record.wrong(turn, f"it is the turn of {_seat(state)}, not of seat {turn.seat}")
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
