"""Records of this game: a table and its moves as a Record, and back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from glueckauf.core.errors import FileError
from glueckauf.core.record import Record, Turn
from glueckauf.games.board.parts import Drafting
from glueckauf.games.board.rules import State, setup
from glueckauf.games.board.ruleset import Rules, read_tile


def record(start: State, moves: Iterable[str]) -> Record:
    """The record of a game that began with `start` (as `setup` made it) and went on with `moves`."""
    row = start.pending.row if isinstance(start.pending, Drafting) else start.order_spaces
    tiles = [tile for tile in start.workshops if tile] + list(start.tile_stack.cards)
    orders = [order for order in row if order] + list(start.order_stack.cards)
    state = start
    turns: list[list[str]] = []
    seats: list[int] = []
    for move in moves:
        if state.at_turn_start:
            assert state.to_move is not None
            turns.append([])
            seats.append(state.to_move)
        state = state.after(move)
        turns[-1].append(str(move))
    return Record(
        game="board",
        players=len(start.players),
        start=start.start,
        stacks=(("tiles", tuple(map(str, tiles))), ("orders", tuple(map(str, orders)))),
        rules=str(start.rules),
        turns=tuple(Turn(seat, " ".join(line)) for seat, line in zip(seats, turns, strict=True)),
        result=state.scores if state.is_over else None,
        winners=state.winners if state.is_over else None,
    )


def opening(record: Record) -> State:
    """The table of a record before its first move."""
    stacks = dict(record.stacks)
    if [name for name, _ in record.stacks] != ["tiles", "orders"]:
        record.wrong("header", "expected `tiles:` and then `orders:` after `start:`")
    try:
        rules = Rules.read(record.rules)
        cards = {str(order): order for order in rules.order_deck}
        return setup(
            record.players,
            start=record.start,
            rules=rules,
            tiles=_cards(record, "tiles", "GA-1.2", stacks["tiles"], read_tile),
            orders=_cards(record, "orders", "GA-1.3", stacks["orders"], cards.__getitem__),
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
