"""A pile of cards that is looked through: opened by a click, on the board it lies on."""

from __future__ import annotations

from typing import Any

from glueckauf.games import room
from glueckauf.widget.frames import Json


def told(view: Any, key: str, language: str, you: int | None) -> Json:
    """The field of a frame that opens the pile of this key; none if there is no such pile."""
    table = room(view.game).table
    if key not in table.piles(view):
        return {}
    pile = table.pile(view, key, language, you)
    return {
        "pile": {
            "title": pile.title,
            "cards": list(pile.cards),
            "picture": pile.picture,
            "note": pile.note,
        }
    }
