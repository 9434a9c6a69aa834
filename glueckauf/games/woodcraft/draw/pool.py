"""The pool: the orders that anybody may take, and the decks (WC-1.4, WC-9.2)."""

from __future__ import annotations

from glueckauf.core.draw.svg import WIDTH, Part, box, keyed, piece, tally, text
from glueckauf.games.woodcraft.draw.cards import GAP, HEIGHT, order_card
from glueckauf.games.woodcraft.draw.cards import WIDTH as CARD
from glueckauf.games.woodcraft.draw.labels import name, order_words
from glueckauf.games.woodcraft.parts import EMPTY, PHASES
from glueckauf.games.woodcraft.rules import State

MARGIN = 6
HEAD = 26
IN_ROW = 3


def place(number: int) -> tuple[int, int]:
    """Where the card of this place lies, counted from 0."""
    row, column = divmod(number, IN_ROW)
    return MARGIN + column * (CARD + GAP + 2), HEAD + row * (HEIGHT + GAP)


def pool_part(state: State, language: str) -> Part:
    """The open cards in their places; how many are left of each deck stands above them."""
    rows = -(-len(state.pool) // IN_ROW)
    height = HEAD + rows * (HEIGHT + GAP) + 2
    body = box(0, 0, WIDTH, height, "ground", 8)
    body += text(MARGIN + 2, 18, name(language, "pool"), "h") + _decks(state, language)
    for number, order in enumerate(state.pool):
        x, y = place(number)
        if order == EMPTY:
            gap = box(0, 0, CARD, HEIGHT, "face ga-gap", 5)
            label = name(language, "empty-place", number=number + 1)
            body += keyed(f"place/{number + 1}", label, gap, x, y)
        else:
            found = state.layout.orders[order]
            card = piece(f"order:{order}", order_card(language, found, "face ga-"), source="deck")
            body += keyed(f"pool/{order}", order_words(language, found), card, x, y)
    return Part("pool", WIDTH, height, name(language, "pool"), body)


def _decks(state: State, language: str) -> str:
    """Both decks as small backs with the number of their cards."""
    drawn, told = "", []
    for phase, cards in enumerate(state.decks):
        x = WIDTH - MARGIN - 98 + phase * 52
        drawn += box(x, 6, 20, 15, "back", 2) + text(x + 10, 18, PHASES[phase], "lback")
        drawn += tally(f"deck-{phase}", x + 25, 18, str(len(cards)), "n")
        told.append(name(language, "deck", phase=phase + 1, orders=len(cards)))
    face = box(WIDTH - MARGIN - 102, 3, 104, 21, "face ga-hit", 4)
    return keyed("deck", "; ".join(told), face + drawn)
