"""Cards named in a position, taken from their deck: what is named anywhere lies nowhere else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Generic

from glueckauf.core.fields import Field, shown, unknown
from glueckauf.games.board.parts import TRANSPORTS, Card, Order, Stack, Tile
from glueckauf.games.board.ruleset import Rules, read_order, read_tile


class Deck(Generic[Card]):
    """The cards of a deck that are not laid out yet, and the stack as it was shuffled."""

    def __init__(self, table: Field, cards: Iterable[Card], stack: Stack[Card]) -> None:
        self._table = table
        self._left: Counter[Card] = Counter(cards)
        self._deck: Counter[Card] = Counter(self._left)
        self._stack: list[tuple[Card, int]] = list(zip(stack.cards, stack.known, strict=True))

    def name(self, field: Field, card: Card) -> Card:
        """A card that the file names; a card the deck does not have is made up and not counted."""
        if card in self._deck:
            if not self._left[card]:
                copies = self._deck[card]
                times = "once" if copies == 1 else f"{copies} times"
                field.wrong(f"the game has {card} only {times}; name another card")
            self._left[card] -= 1
        return card

    def keep(self, card: Card) -> Card:
        """A card that lies there by the set-up, or the next of the stack if it is named elsewhere."""
        if card not in self._deck:
            return card
        if not self._left[card]:
            left = (other for other, _ in self._stack if self._left[other])
            instead = next(left, None)
            if instead is None:
                self._table.wrong(
                    f"no card of the deck is left in the place of {card}; name fewer cards"
                )
            card = instead
        self._left[card] -= 1
        return card

    def free(self, card: Card | None) -> None:
        """A card that gives way to a named one goes underneath the stack."""
        if card is not None:
            self._stack.append((card, 0))

    def rest(self, top: Sequence[Card], size: int | None) -> Stack[Card]:
        """The stack: the named cards on top, then what is left as it was shuffled."""
        cards: list[tuple[Card, int]] = [(card, 0) for card in top]
        for card, known in self._stack:
            if self._left[card]:
                self._left[card] -= 1
                cards.append((card, known))
        cards = cards[:size]
        return Stack(tuple(card for card, _ in cards), tuple(known for _, known in cards))


def read_tile_word(field: Field, rules: Rules) -> Tile:
    """A tile like gg+."""
    return read_tile(field.one_of("tile", rules.tile_kinds))


def read_order_word(field: Field, rules: Rules) -> Order:
    """An order of the deck like carriage:gg; a made-up one says its VP, like carriage:gyg=6."""
    word = field.text()
    card, equals, _ = word.partition("=")
    if equals:
        try:
            order = read_order(word)
        except ValueError:
            field.wrong(f"{shown(word)} is not an order; write one like carriage:gyg=6")
        return order_of(field, rules, order.transport, order.squares, order.vp)
    transport, _, squares = card.partition(":")
    if transport not in TRANSPORTS:
        field.wrong(unknown("transport", transport, TRANSPORTS) + " (write carriage:gg)")
    return order_of(field, rules, transport, squares, None)


def order_of(field: Field, rules: Rules, transport: str, squares: str, vp: int | None) -> Order:
    """The card of the deck, or a made-up one with its own VP."""
    for order in rules.order_deck:
        if (order.transport, order.squares) == (transport, squares):
            if vp not in (None, order.vp):
                field.wrong(f"{order} brings {order.vp} VP in this game (GA-1.3), not {vp}")
            return order
    if vp is None:
        known = [o.squares for o in rules.order_deck if o.transport == transport]
        field.wrong(
            f"the game has no order {transport}:{squares} (GA-1.3); its {transport} orders are"
            f" {', '.join(known)}; a made-up card needs its vp"
        )
    return Order(transport, squares, vp)
