"""Can this table be? What no part of a position line can say alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from glueckauf.games.board.parts import (
    COLOURS,
    Drafting,
    Look,
    Mining,
    Order,
    Return,
    Shortage,
    Tile,
    coal_of,
)
from glueckauf.games.board.puzzles.pit.possible import COLOUR_NAMES
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import PLAYERS

Flaws = Iterator[tuple[str, str]]  # the field of a position line, and what was expected there


def flaws(state: State) -> Flaws:
    yield from _miners(state)
    for seat in range(len(state.players)):
        yield from _squares(state, seat)
    yield from _coal(state)
    yield from _cards(state)


def missing_miners(state: State) -> tuple[int, ...]:
    """How many miners of each seat are nowhere (GA-2.2)."""
    everybody = state.rules.miners[PLAYERS.index(len(state.players))]
    missing = []
    for seat, player in enumerate(state.players):
        out = sum(crew.miners for crew in state.crews if crew.seat == seat)
        missing.append(everybody - out - player.miners - state.pithead[seat] - state.canteen[seat])
    return tuple(missing)


def _miners(state: State) -> Flaws:
    everybody = state.rules.miners[PLAYERS.index(len(state.players))]
    for seat, missing in enumerate(missing_miners(state)):
        if missing < 0:
            many = everybody - missing
            yield f"seat{seat}", f"at most {everybody} miners in all (GA-2.2), not {many}"
    mover = state.to_move
    if mover is not None and state.pending is None and not state.players[mover].miners:
        yield "to_move", "a player with miners in hand (GA-3.1)"


def _squares(state: State, seat: int) -> Flaws:
    """A coal of its colour, or a pair (GA-5.2); half a pair only while it is being made."""
    rules, pending = state.rules, state.pending
    half = pending.half if isinstance(pending, Mining) and state.to_move == seat else None
    halves = []
    for label, order, squares in state.players[seat].orders:
        for printed, coal in zip(order.squares, squares, strict=True):
            if coal[1:] == "+":
                halves.append((label, printed))
            elif (len(coal) == 1 and coal != printed) or (len(coal) == 2 and not rules.pairs):
                yield f"seat{seat}", f"coal that may lie on the squares of {label} (GA-5.2)"
    if half and rules.split_pairs:
        yield "mining", "no half pair: under these rules it may wait"
    if halves != ([half] if half else []) and not rules.split_pairs:
        yield f"seat{seat}", "half a pair where mining= says so, and nowhere else (GA-5.2)"


def _coal(state: State) -> Flaws:
    owned = "".join(map(coal_of, state.players))
    for colour, left in zip(COLOURS, state.supply, strict=True):
        number, most = owned.count(colour) + left, state.rules.coal
        if number > most:
            yield (
                "supply",
                f"at most {most} {COLOUR_NAMES[colour]} coal in all (GA-1.1), not {number}",
            )


def cards_of(state: State) -> tuple[list[Tile], list[Order]]:
    """All tiles and all orders, wherever they lie."""
    pending = state.pending.then if isinstance(state.pending, Shortage) else state.pending
    looked: tuple[Any, ...] = pending.cards if isinstance(pending, Look) else ()
    if isinstance(pending, Return):
        looked = tuple(pending.cards[place - 1] for place in pending.places)
    row = pending.row if isinstance(pending, Drafting) else ()
    lying = [*state.workshops, *state.order_spaces, *looked, *row]
    lying += [*state.tile_stack.cards, *state.order_stack.cards]
    for player in state.players:
        lying += [*player.mine.tiles, *player.delivered]
        lying += [outstanding.order for outstanding in player.orders]
    tiles = [card for card in lying if isinstance(card, Tile)]
    return tiles, [card for card in lying if isinstance(card, Order)]


def _cards(state: State) -> Flaws:
    """No card more often than the game has it (GA-1.2, GA-1.3); made-up ones do not count."""
    tiles, orders = cards_of(state)
    lying = Counter[Any]((*tiles, *orders))
    for card, copies in Counter[Any]((*state.rules.tiles, *state.rules.order_deck)).items():
        if lying[card] > copies:
            yield "players", f"a table with {card} at most {copies} times, not {lying[card]}"
