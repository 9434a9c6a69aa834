"""Who may know what (GA-10.1): the view of one player, and guesses that fit it.

Stacks are hidden but for what a draw space showed to its player; delivered cards may be looked at
by their owner only (R6, lifted by `open_deliveries`) until the game is over, when all are counted on
the table. All else is open. A player whose known cards somebody else has put back anew counts as
knowing none of them.

A puzzle must be solvable from what is shown, so its deliveries are open (`laid_open`); games and bots
have `seen_by`.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from glueckauf.core.hidden import check_seat, not_in_sight
from glueckauf.games.board.parts import (
    FACE_DOWN_ORDER,
    FACE_DOWN_TILE,
    Card,
    Drafting,
    Look,
    Order,
    Pending,
    Return,
    Shortage,
    Stack,
    Tile,
)

if TYPE_CHECKING:
    from glueckauf.games.board.rules import State

T = TypeVar("T")
_FACE_DOWN: tuple[object, ...] = (FACE_DOWN_TILE, FACE_DOWN_ORDER)


def seen_by(state: State, seat: int) -> State:
    """The state as this player sees it: what is hidden lies face down."""
    check_seat(state, seat)
    players = state.players
    if not state.rules.open_deliveries and not state.is_over:
        players = tuple(
            [
                player
                if owner == seat or not player.delivered
                else player._replace(delivered=(FACE_DOWN_ORDER,) * len(player.delivered))
                for owner, player in enumerate(players)
            ]
        )
    return state._replace(
        players=players,
        pending=state.pending if state.to_move == seat else _looked_at_by_another(state.pending),
        tile_stack=_from_behind(state.tile_stack, seat, FACE_DOWN_TILE),
        order_stack=_from_behind(state.order_stack, seat, FACE_DOWN_ORDER),
    )


def laid_open(state: State, seat: int) -> State:
    """The table of a puzzle: as the player sees it, but with every delivered card face up."""
    return seen_by(state, seat)._replace(players=state.players)


def _from_behind(stack: Stack[Card], seat: int, face_down: Card) -> Stack[Card]:
    cards, known = stack
    if any(known):
        seen = [card if bits >> seat & 1 else face_down for card, bits in zip(*stack, strict=True)]
        return Stack(tuple(seen), known)
    return Stack((face_down,) * len(cards), known)  # as most often: nobody has looked at any


def _looked_at_by_another(pending: Pending) -> Pending:
    if isinstance(pending, Shortage) and pending.then:
        return pending._replace(then=_face_down(pending.then))
    if isinstance(pending, Look):
        return pending._replace(cards=_backs(pending))
    return _face_down(pending) if isinstance(pending, Return) else pending


def _face_down(pending: Return) -> Return:
    """The card kept is open by now; it is no longer among the places to put back."""
    backs = _backs(pending)
    cards = (
        back if place in pending.places else card
        for place, (back, card) in enumerate(zip(backs, pending.cards, strict=True), start=1)
    )
    return pending._replace(cards=tuple(cards))


def _backs(pending: Look | Return) -> tuple[Tile | Order, ...]:
    back = FACE_DOWN_TILE if pending.space == "workshop/draw" else FACE_DOWN_ORDER
    return (back,) * len(pending.cards)


def guess(state: State, seat: int, rng: Random) -> State:
    """A full state that this player cannot tell from the true one.

    It is made from the player's view alone: every card that lies face down there is dealt anew
    from the cards of the deck that are not in sight.
    """
    view = seen_by(state, seat)
    tiles = iter(not_in_sight(view.rules.tiles, _tiles_in_sight(view), rng))
    orders = iter(not_in_sight(view.rules.order_deck, _orders_in_sight(view), rng))
    return view._replace(
        players=tuple(
            player._replace(delivered=_dealt(player.delivered, orders)) for player in view.players
        ),
        pending=_dealt_pending(view.pending, tiles, orders),
        workshops=_dealt(view.workshops, tiles),
        order_spaces=_dealt(view.order_spaces, orders),
        tile_stack=Stack(_dealt(view.tile_stack.cards, tiles), view.tile_stack.known),
        order_stack=Stack(_dealt(view.order_stack.cards, orders), view.order_stack.known),
    )


def _tiles_in_sight(view: State) -> Iterator[Tile | None]:
    yield from view.workshops
    yield from view.tile_stack.cards
    yield from (card for card in _looked_at(view.pending) if isinstance(card, Tile))
    for player in view.players:
        yield from player.mine.tiles


def _orders_in_sight(view: State) -> Iterator[Order | None]:
    yield from view.order_spaces
    yield from view.order_stack.cards
    yield from (card for card in _looked_at(view.pending) if isinstance(card, Order))
    yield from view.pending.row if isinstance(view.pending, Drafting) else ()
    for player in view.players:
        yield from (outstanding.order for outstanding in player.orders)
        yield from player.delivered


def _looked_at(pending: Pending) -> tuple[Tile | Order, ...]:
    """The cards of a draw that are neither kept nor put back yet."""
    if isinstance(pending, Shortage):
        pending = pending.then
    if isinstance(pending, Return):
        return tuple(pending.cards[place - 1] for place in pending.places)
    return pending.cards if isinstance(pending, Look) else ()


def _dealt_pending(pending: Pending, tiles: Iterator[Tile], orders: Iterator[Order]) -> Pending:
    if isinstance(pending, Shortage) and pending.then:
        then = pending.then._replace(cards=_dealt(pending.then.cards, tiles))
        return pending._replace(then=then)
    if isinstance(pending, Look | Return):
        cards: Iterator[Any] = tiles if pending.space == "workshop/draw" else orders
        return pending._replace(cards=_dealt(pending.cards, cards))
    return pending


def _dealt(row: tuple[T, ...], cards: Iterator[Any]) -> tuple[T, ...]:
    """The row with the face-down cards replaced; a deck that is too small leaves some as they are."""
    return tuple(next(cards, card) if card in _FACE_DOWN else card for card in row)
