"""Completed orders that somebody looks through, as one part."""

from __future__ import annotations

from glueckauf.core.draw.svg import WIDTH, Part, at, box
from glueckauf.games.woodcraft.draw.cards import GAP, HEIGHT, order_card
from glueckauf.games.woodcraft.draw.cards import WIDTH as CARD
from glueckauf.games.woodcraft.parts import Order

MARGIN = 6
IN_ROW = 3


def pile_part(language: str, orders: tuple[Order, ...], title: str) -> Part:
    """Three in a row, in the order in which they were completed."""
    rows = -(-len(orders) // IN_ROW)
    height = 2 * MARGIN + rows * (HEIGHT + GAP)
    body = box(0, 0, WIDTH, height, "ground", 8)
    for n, order in enumerate(orders):
        row, column = divmod(n, IN_ROW)
        x, y = MARGIN + column * (CARD + GAP + 2), MARGIN + row * (HEIGHT + GAP)
        body += at(x, y, order_card(language, order))
    return Part("pile", WIDTH, height, title, body)
