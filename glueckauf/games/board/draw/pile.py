"""The delivered orders of a player, laid out."""

from __future__ import annotations

from collections.abc import Sequence

from glueckauf.core.draw.svg import WIDTH, Part, at
from glueckauf.games.board.draw.cards import CARD, order
from glueckauf.games.board.parts import Order

GAP = 8
IN_ROW = WIDTH // (CARD[0] + GAP)


def pile_part(language: str, cards: Sequence[Order], label: str) -> Part:
    """The cards in rows."""
    width, height = (size + GAP for size in CARD)
    body = "".join(
        at(n % IN_ROW * width + GAP / 2, n // IN_ROW * height + GAP / 2, order(language, card))
        for n, card in enumerate(cards)
    )
    rows = -(-len(cards) // IN_ROW)
    return Part("pile", min(len(cards), IN_ROW) * width, rows * height, label, body)
