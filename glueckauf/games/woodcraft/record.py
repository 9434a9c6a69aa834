"""Records of this game: a table and its moves as a Record, and back.

orders-1: I-16 I-15 …      the shuffled decks from the top; seat 0 is dealt the first cards, and so on
orders-2: II-14 II-04 …
"""

from __future__ import annotations

from collections.abc import Iterable

from glueckauf import games
from glueckauf.core.errors import FileError
from glueckauf.core.record import Record
from glueckauf.games.woodcraft.rules import State, setup
from glueckauf.games.woodcraft.ruleset import Rules

_LINES = ["orders-1", "orders-2"]


def record(start: State, moves: Iterable[str]) -> Record:
    """The record of a game that began with `start` (as `setup` made it) and went on with `moves`."""
    return games.record(start, moves)


def stacks(start: State) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Both decks as they were before the orders were dealt."""
    dealt = [order for player in start.players for order in player.held]
    return (_LINES[0], (*dealt, *start.decks[0])), (_LINES[1], start.decks[1])


def opening(record: Record) -> State:
    """The table of a record before its first move."""
    if [name for name, _ in record.stacks] != _LINES:
        record.wrong("header", "expected `orders-1:` and `orders-2:` after `start:`")
    try:
        return setup(
            record.players,
            start=record.start,
            rules=Rules.read(record.rules),
            decks=[cards for _, cards in record.stacks],
        )
    except FileError as error:
        raise FileError(record.path, error.key, error.problem) from None
