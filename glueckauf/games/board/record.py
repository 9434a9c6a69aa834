"""Records of this game: a table and its moves as a Record, and back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from glueckauf import games
from glueckauf.core.errors import FileError
from glueckauf.core.record import Record
from glueckauf.games.board.parts import Drafting
from glueckauf.games.board.rules import State, setup
from glueckauf.games.board.ruleset import Rules, read_tile


def record(start: State, moves: Iterable[str]) -> Record:
    """The record of a game that began with `start` (as `setup` made it) and went on with `moves`."""
    return games.record(start, moves)


def stacks(start: State) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The stacks of a state as `setup` made it, from the top: tiles and orders."""
    row = start.pending.row if isinstance(start.pending, Drafting) else start.order_spaces
    tiles = [tile for tile in start.workshops if tile] + list(start.tile_stack.cards)
    orders = [order for order in row if order] + list(start.order_stack.cards)
    return (("tiles", tuple(map(str, tiles))), ("orders", tuple(map(str, orders))))


def opening(record: Record) -> State:
    """The table of a record before its first move."""
    given = dict(record.stacks)
    if [name for name, _ in record.stacks] != ["tiles", "orders"]:
        record.wrong("header", "expected `tiles:` and then `orders:` after `start:`")
    try:
        rules = Rules.read(record.rules)
        cards = {str(order): order for order in rules.order_deck}
        return setup(
            record.players,
            start=record.start,
            rules=rules,
            tiles=_cards(record, "tiles", "GA-1.2", given["tiles"], read_tile),
            orders=_cards(record, "orders", "GA-1.3", given["orders"], cards.__getitem__),
        )
    except FileError as error:
        if error.path == record.path:
            raise
        raise FileError(record.path, error.key, error.problem) from None


def _cards(
    record: Record, name: str, rule: str, words: tuple[str, ...], card: Callable[[str], Any]
) -> list[Any]:
    cards: list[Any] = []
    for n, word in enumerate(words, start=1):
        try:
            cards.append(card(word))
        except (KeyError, FileError):
            record.wrong(f"{name}, word {n}", f"{rule}: {word!r} is none of the {name} of the game")
    return cards
