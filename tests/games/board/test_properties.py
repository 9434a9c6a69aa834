"""What holds in every state of the game, checked on random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hypothesis import given, settings

from glueckauf.games.board import parts
from glueckauf.games.board.parts import COLOURS, TRANSPORTS, Drafting, Look, Order, Return, Tile
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import PLAYERS, Rules
from tests.games.board.words import games


def all_tiles(state: State) -> list[Tile]:
    """Every tile in the game, wherever it is."""
    looked_at = [card for card in _looked_at(state) if isinstance(card, Tile)]
    shown = [tile for tile in state.workshops if tile]
    in_pits = [tile for player in state.players for tile in player.mine.tiles]
    return [*state.tile_stack.cards, *looked_at, *shown, *in_pits]


def all_orders(state: State) -> list[Order]:
    """Every order card in the game, wherever it is."""
    looked_at = [card for card in _looked_at(state) if isinstance(card, Order)]
    row = state.pending.row if isinstance(state.pending, Drafting) else ()
    shown = [order for order in (*row, *state.order_spaces) if order]
    taken = [o.order for player in state.players for o in player.orders]
    delivered = [order for player in state.players for order in player.delivered]
    return [*state.order_stack.cards, *looked_at, *shown, *taken, *delivered]


def _looked_at(state: State) -> Iterator[Tile | Order]:
    pending = state.pending
    pending = pending.then if isinstance(pending, parts.Shortage) else pending
    if isinstance(pending, Look):
        yield from pending.cards
    elif isinstance(pending, Return):
        yield from (pending.cards[place - 1] for place in pending.places)


@settings(max_examples=25, deadline=None)
@given(games)
def test_conservation(game: list[tuple[State, str]]) -> None:
    for state, _ in game:
        assert Counter(all_tiles(state)) == Counter(state.rules.tiles)
        assert Counter(all_orders(state)) == Counter(state.rules.order_deck)
        coal = "".join(map(parts.coal_of, state.players))
        for colour, supply in zip(COLOURS, state.supply, strict=True):
            assert supply + coal.count(colour) == state.rules.coal
        miners = state.rules.miners[PLAYERS.index(len(state.players))]
        for seat, player in enumerate(state.players):
            standing = sum(crew.miners for crew in state.crews if crew.seat == seat)
            assert player.miners + standing + state.pithead[seat] + state.canteen[seat] == miners
            assert player.marks >= 0
            assert len(player.mine.cage) <= state.rules.cage
            for level in parts.LEVELS:
                assert len(player.mine.carts[level - 1]) <= parts.carts_at(player.mine, level)


def test_transports_are_the_four_of_the_deck() -> None:
    assert {order.transport for order in Rules().order_deck} == set(TRANSPORTS)
