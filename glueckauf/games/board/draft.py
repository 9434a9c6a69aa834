"""The draft before the first shift (GA-2.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from glueckauf.core.making import make, put
from glueckauf.core.telling import Violation
from glueckauf.games.board.notation import Draft
from glueckauf.games.board.parts import Drafting, Order, Outstanding, Player, Stack, free_label
from glueckauf.games.board.telling import drafted, no, orders_laid
from glueckauf.games.board.turn import Turn

if TYPE_CHECKING:
    from glueckauf.games.board.rules import State


def why_not_draft(state: State, move: Draft) -> Violation | None:
    assert isinstance(state.pending, Drafting)
    row = state.pending.row
    if move.place > len(row):
        return no("GA-2.3", "no-such-place", {"place": move.place, "places": len(row)})
    if row[move.place - 1] is None:
        return no("GA-2.3", "order-drafted", {"place": move.place})
    return None


def do_draft(state: State, move: Draft) -> State:
    """Take an order; the next player is the one to the right."""
    assert isinstance(state.pending, Drafting)
    turn = Turn(state)
    order = state.pending.row[move.place - 1]
    assert order is not None
    row = put(state.pending.row, move.place - 1, None)
    turn.player = with_order(turn.player, order)
    turn.events.append((drafted, turn.seat, turn.player.orders[-1]))
    turn.to_move = (turn.seat - 1) % len(state.players)
    after = turn.pause(Drafting(row))
    left = [card for card in row if card is not None]
    return after if len(left) > 1 else end_draft(after, left[0])


def end_draft(state: State, last: Order) -> State:
    """The card nobody took goes on the leftmost open order space (R1), the stack fills the rest."""
    stack = state.order_stack
    numbered = (f"order/{n}" for n in range(1, state.rules.order_spaces + 1))
    row, left = laid([name not in state.works.closed for name in numbered], (last, *stack.cards))
    return state._replace(
        to_move=state.start,
        pending=None,
        order_spaces=row,
        order_stack=Stack(left, (0,) * len(left)),
        events=(*state[-1], (orders_laid, state.start, last)),
    )


def laid(open_spaces: list[bool], cards: Sequence[Any]) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """Cards from the top onto the open spaces, from left to right; and what is left."""
    stack = list(cards)
    row = tuple(stack.pop(0) if is_open and stack else None for is_open in open_spaces)
    return row, tuple(stack)


def with_order(player: Player, order: Order) -> Player:
    """The player with one more outstanding order, under the first free label."""
    new = make(Outstanding, (free_label(player), order, ("",) * len(order.squares)))
    miners, marks, vp, mine, orders, delivered = player
    return make(Player, (miners, marks, vp, mine, (*orders, new), delivered))
