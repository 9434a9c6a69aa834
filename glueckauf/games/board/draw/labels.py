"""The words of the picture: the names of the things in it."""

from __future__ import annotations

from functools import lru_cache, partial

from glueckauf.core.draw import labels as house
from glueckauf.core.draw.labels import capital
from glueckauf.games.board.parts import FACE_DOWN_ORDER, FACE_DOWN_TILE, Crew, Order, Tile
from glueckauf.games.board.ruleset import FORBIDDEN
from glueckauf.games.board.telling import GAME

__all__ = [
    "capital",
    "card_name",
    "name",
    "order_name",
    "person",
    "phrase",
    "resting",
    "standing",
    "tile_name",
    "who",
]


phrase = partial(house.phrase, GAME)
name = partial(house.name, GAME)
person = partial(house.person, GAME)
who = partial(house.who, GAME)


@lru_cache(maxsize=4_000)
def tile_name(language: str, tile: Tile) -> str:
    if tile == FACE_DOWN_TILE:
        return phrase(language, "hidden")
    side = "light" if tile.light else "dark"
    return phrase(language, "tile", carts=len(tile.carts), colour=tile.carts[0], side=side)


@lru_cache(maxsize=4_000)
def order_name(language: str, order: Order) -> str:
    if order == FACE_DOWN_ORDER:
        return phrase(language, "hidden")
    return phrase(language, "order", order=str(order), vp=order.vp)


@lru_cache(maxsize=4_000)
def card_name(language: str, card: Tile | Order, price: int | None) -> str:
    """A tile with its price or an order, as it lies open on a space or in the tray."""
    if isinstance(card, Order):
        return order_name(language, card)
    words = tile_name(language, card)
    return words if price is None else f"{words}, {phrase(language, 'price', marks=price)}"


@lru_cache(maxsize=4_000)
def standing(language: str, crew: Crew, needed: int, you: int | None) -> str:
    """Who stands on a space, and how many miners it takes now."""
    who = (
        person(language, "crew", crew.seat, you, miners=crew.miners)
        if crew.miners
        else phrase(language, "vacant")
    )
    if needed == FORBIDDEN:
        return f"{who}, {phrase(language, 'barred')}"
    return f"{who}, {phrase(language, 'takes', miners=needed)}"


@lru_cache(maxsize=4_000)
def resting(language: str, miners: tuple[int, ...], you: int | None) -> str:
    """The miners of each player in the canteen or at the pithead."""
    return ", ".join(
        person(language, "resting", seat, you, miners=number)
        for seat, number in enumerate(miners)
        if number
    ) or phrase(language, "nobody")
