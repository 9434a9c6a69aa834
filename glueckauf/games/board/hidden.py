"""Who may know what (GA-10.1): the view of one player, and guesses that fit it.

Stacks are hidden but for what a draw space showed to its player; delivered cards may be looked at
by their owner only (R6, lifted by `open_deliveries`). All else on the table is open. A player whose
known cards somebody else has put back anew counts as knowing none of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from glueckauf.games.board.parts import (
    FACE_DOWN_ORDER,
    FACE_DOWN_TILE,
    Card,
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


def seen_by(state: State, seat: int) -> State:
    """The state as this player sees it: what is hidden lies face down."""
    if not 0 <= seat < len(state.players):
        raise ValueError(f"there is no player {seat}; seats run from 0 to {len(state.players) - 1}")
    players = state.players
    if not state.rules.open_deliveries:
        players = tuple(
            player
            if owner == seat
            else player._replace(delivered=(FACE_DOWN_ORDER,) * len(player.delivered))
            for owner, player in enumerate(players)
        )
    return state._replace(
        players=players,
        pending=state.pending if state.to_move == seat else _looked_at_by_another(state.pending),
        tile_stack=_from_behind(state.tile_stack, seat, FACE_DOWN_TILE),
        order_stack=_from_behind(state.order_stack, seat, FACE_DOWN_ORDER),
    )


def _from_behind(stack: Stack[Card], seat: int, face_down: Card) -> Stack[Card]:
    cards = tuple(
        card if known >> seat & 1 else face_down
        for card, known in zip(stack.cards, stack.known, strict=True)
    )
    return Stack(cards, stack.known)


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
    tiles = _unseen(view.rules.tiles, _tiles_in(view), FACE_DOWN_TILE, rng)
    orders = _unseen(view.rules.order_deck, _orders_in(view), FACE_DOWN_ORDER, rng)
    return view._replace(
        players=tuple(
            player._replace(delivered=_dealt(player.delivered, FACE_DOWN_ORDER, orders))
            for player in view.players
        ),
        pending=_dealt_pending(view.pending, tiles, orders),
        workshops=_dealt(view.workshops, FACE_DOWN_TILE, tiles),
        order_spaces=_dealt(view.order_spaces, FACE_DOWN_ORDER, orders),
        tile_stack=Stack(
            _dealt(view.tile_stack.cards, FACE_DOWN_TILE, tiles), view.tile_stack.known
        ),
        order_stack=Stack(
            _dealt(view.order_stack.cards, FACE_DOWN_ORDER, orders), view.order_stack.known
        ),
    )


def _unseen(
    deck: Iterable[Card], in_sight: Iterable[object], face_down: Card, rng: Random
) -> Iterator[Card]:
    """The cards nobody at this seat can see, shuffled."""
    left = Counter(deck)
    left.subtract(Counter(card for card in in_sight if card != face_down))  # type: ignore[arg-type]  # cards of this kind or None
    cards = sorted(left.elements())
    rng.shuffle(cards)
    return iter(cards)


def _dealt_pending(pending: Pending, tiles: Iterator[Tile], orders: Iterator[Order]) -> Pending:
    if isinstance(pending, Shortage) and pending.then:
        return pending._replace(then=_dealt_look(pending.then, tiles, orders))
    return _dealt_look(pending, tiles, orders) if isinstance(pending, Look | Return) else pending


def _dealt_look(pending: Look | Return, tiles: Iterator[Tile], orders: Iterator[Order]) -> Any:
    cards: Iterator[Any] = tiles if pending.space == "workshop/draw" else orders
    return pending._replace(cards=_dealt(pending.cards, _backs(pending)[0], cards))


def _dealt(row: tuple[T, ...], face_down: object, cards: Iterator[T]) -> tuple[T, ...]:
    return tuple(next(cards) if card == face_down else card for card in row)
