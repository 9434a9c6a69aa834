"""The words of the picture: what stands in it, and the names of the things in it.

Formatting a message is slow beside drawing, so phrases are made from few facts and kept; the name
of a thing is joined from such phrases.
"""

from __future__ import annotations

from functools import lru_cache

from glueckauf.core.texts import Fact, messages
from glueckauf.games.board.parts import FACE_DOWN_ORDER, FACE_DOWN_TILE, Crew, Order, Tile
from glueckauf.games.board.ruleset import FORBIDDEN
from glueckauf.games.board.telling import GAME


@lru_cache(maxsize=20_000)
def phrase(language: str, key: str, **facts: Fact) -> str:
    """The message `label-key`, not capitalised; a fact with a kind also comes in parts."""
    bundle = messages(GAME, language)
    spoken = dict(facts)
    for name, fact in facts.items():
        if isinstance(fact, str):
            kind, _, detail = fact.replace(":", "/").partition("/")
            spoken[f"{name}-kind"], spoken[f"{name}-detail"] = kind, detail
    pattern = bundle.get_message(f"label-{key}").value
    if pattern is None:
        raise LookupError(f"{GAME}/{language}: label-{key} has no text")
    words, problems = bundle.format_pattern(pattern, spoken)
    if problems:
        raise LookupError(f"{GAME}/{language}: label-{key}: {problems[0]}")
    return str(words)


@lru_cache(maxsize=20_000)
def name(language: str, key: str, **facts: Fact) -> str:
    """The same, with a capital letter."""
    return capital(phrase(language, key, **facts))


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


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
def standing(language: str, crew: Crew, needed: int) -> str:
    """Who stands on a space, and how many miners it takes now."""
    who = (
        phrase(language, "crew", miners=crew.miners, seat=crew.seat)
        if crew.miners
        else phrase(language, "vacant")
    )
    if needed == FORBIDDEN:
        return f"{who}, {phrase(language, 'barred')}"
    return f"{who}, {phrase(language, 'takes', miners=needed)}"


@lru_cache(maxsize=4_000)
def resting(language: str, miners: tuple[int, ...]) -> str:
    """The miners of each player in the canteen or at the pithead."""
    return ", ".join(
        phrase(language, "resting", miners=number, seat=seat)
        for seat, number in enumerate(miners)
        if number
    ) or phrase(language, "nobody")
