"""Tunnel tiles and order cards, each drawn from its upper left corner (0, 0)."""

from __future__ import annotations

from functools import lru_cache

from glueckauf.core.draw.signs import outline
from glueckauf.core.draw.svg import at, box, keyed, piece, same, text
from glueckauf.games.board.draw.labels import capital, card_name, name, order_name, phrase
from glueckauf.games.board.draw.pieces import (
    MOON,
    SUN,
    TICK,
    back,
    coin,
    lying_coal,
    points,
    transport,
    tub,
    wanted,
    wheels,
)
from glueckauf.games.board.parts import (
    FACE_DOWN_ORDER,
    FACE_DOWN_TILE,
    Half,
    Order,
    Outstanding,
    Tile,
    all_filled,
)

TILE = (62, 30)
CARD = (60, 42)
OUTSTANDING = (84, 60)  # wider where it has four squares
SLOT = (24, 29)


@lru_cache(maxsize=200)
def tile(language: str, card: Tile) -> str:
    """A tile: light or dark side, one or two carts."""
    width, height = TILE
    if card == FACE_DOWN_TILE:
        return at(width / 2, height / 2, back(width, height))
    side = "light" if card.light else "dark"
    sign = outline("sun", SUN, 8.4, 9) if card.light else outline("moon", MOON, 8, 9)
    places = (36.5,) if len(card.carts) == 1 else (25, 48)
    sites = [(float(x), 0.0) for x in places]
    carts = "".join(
        tub(language, letter, x, 0) for x, letter in zip(places, card.carts, strict=True)
    )
    plate = box(0, 0, width, height, f"plate-{side}")
    rail = f'<path class="ga-rail" d="M3 26.6H{width - 3}"/>'
    return plate + rail + sign + wheels(sites) + carts


@lru_cache(maxsize=400)
def order(language: str, card: Order) -> str:
    """An order as it lies on display: transport, points, squares."""
    width, height = CARD
    if card == FACE_DOWN_ORDER:
        return at(width / 2, height / 2, back(width, height))
    pitch = 14.6 if len(card.squares) == 4 else 17
    start = width / 2 - pitch / 2 * (len(card.squares) - 1)
    squares = "".join(
        wanted(language, colour, start + pitch * n, 32, small=True)
        for n, colour in enumerate(card.squares)
    )
    return (
        box(0, 0, width, height, "card")
        + transport(card.transport, 18, 12)
        + points(card.vp, 48, 11.5)
        + squares
    )


@lru_cache(maxsize=400)
def lying(language: str, card: Tile | Order, x: float, y: float) -> str:
    """A tile or an order where it can be taken, from its upper left corner on."""
    if isinstance(card, Tile):
        kind, body = "tile", tile(language, card)
    else:
        kind, body = "order", order(language, card)
    stack = f"stack/{kind}s"
    return piece(f"{kind}:{card}", body, x, y, source=stack, target=stack)


@lru_cache(maxsize=2000)
def shown(
    language: str, key: str, place: int, card: Tile | Order, price: int | None, x: float, y: float
) -> str:
    """A card of the tray with its number, 84 × 64."""
    face = lying(language, card, 19 if isinstance(card, Tile) else 20, 6)
    face += coin(price, 72, 48) if price is not None else ""
    label = f"{name(language, 'place', place=place)}: {card_name(language, card, price)}"
    body = box(0, 0, 84, 60 if isinstance(card, Tile) else 54, "face ga-cell") + face
    return keyed(key, capital(label), body + text(10, 17, str(place), "l"), x, y)


def width_of(card: Order) -> int:
    """Of an outstanding order."""
    return max(OUTSTANDING[0], len(card.squares) * SLOT[0] + 8)


# --- An outstanding order, squares apart from the card, since both can be pointed at ----------


@lru_cache(maxsize=2_000)
def outstanding(
    language: str, seat: int, card: Outstanding, half: Half | None, x: float, y: float
) -> str:
    """The card at this place with its squares. `half` is where the second coal of a pair is due."""
    label, printed, squares = card
    filled = sum(1 for lying in squares if lying and lying[-1] != "+")
    done_squares = phrase(language, "filled", filled=filled, squares=len(squares))
    labelled = name(language, "labelled", label=label)
    spoken = f"{labelled}: {order_name(language, printed)}; {done_squares}"
    width, height = width_of(printed), OUTSTANDING[1]
    done = all_filled(squares)
    face = box(0, 0, width, height, f"face ga-card{' ga-done' if done else ''}")
    face += text(11, 17, label, "l")
    face += transport(printed.transport, 39 if len(label) < 2 else 43, 13)
    face += points(printed.vp, width - 13, 13)
    body = keyed(f"{seat}:order/{label}", spoken, face, x, y)
    body += _squares(language, seat, card, half, x, y)
    if done:
        body += f'<g class="ga-through">{at(x + width - 8, y + height - 8, TICK)}</g>'
    return piece(f"order:{printed}", body, source="stack/orders", target=f"{seat}:pile")


def _squares(
    language: str, seat: int, card: Outstanding, half: Half | None, x: float, y: float
) -> str:
    label, printed, squares = card
    start = x + width_of(printed) / 2 - SLOT[0] * len(squares) / 2
    first: dict[
        str, int
    ] = {}  # of each colour, the square that carries the key: the first empty one
    for n, (colour, lying) in enumerate(zip(printed.squares, squares, strict=True)):
        if colour not in first or (squares[first[colour]] and not lying):
            first[colour] = n
    body = ""
    for n, (colour, lying) in enumerate(zip(printed.squares, squares, strict=True)):
        key = f"{seat}:square/{label}.{colour}"
        face = slot(language, colour, lying, start + SLOT[0] * n, y + 27)
        if first[colour] == n:
            body += keyed(key, square_name(language, card, colour, half), face)
        else:
            body += same(key, face)
    return body


def square_name(language: str, card: Outstanding, colour: str, half: Half | None) -> str:
    label, printed, squares = card
    lying = [coal for c, coal in zip(printed.squares, squares, strict=True) if c == colour]
    number, empty = len(lying), lying.count("")
    counted = phrase(language, "square", colour=colour, square=colour, number=number, empty=empty)
    spoken = f"{name(language, 'labelled', label=label)}: {counted}"
    waits = any(coal.endswith("+") for coal in lying) or half == Half(label, colour)
    return f"{spoken}; {phrase(language, 'half')}" if waits else spoken


@lru_cache(maxsize=4000)
def slot(language: str, colour: str, lying: str, x: float, y: float) -> str:
    """A square: the coal it wants, or what lies on it: one coal, a pair, or half of one."""
    width, height = SLOT
    filled = " ga-filled" if lying and lying[-1] != "+" else ""
    ground = box(x, y, width, height, f"face ga-slot{filled}", 0)
    x += width / 2
    if not lying:
        return ground + wanted(language, colour, x, y + height / 2)
    if len(lying) == 1:
        return ground + _coal(language, lying, x, y + height / 2, small=False)
    first, second = lying[0], lying[1]
    missing = f'<circle class="ga-gap" cx="{x:g}" cy="{y + 21.6:g}" r="5.6"/>'
    lower = missing if second == "+" else _coal(language, second, x, y + 21.6, small=True)
    return ground + _coal(language, first, x, y + 7.4, small=True) + lower


def _coal(language: str, colour: str, x: float, y: float, small: bool) -> str:
    body = lying_coal(language, colour, x, y, small)
    return piece(f"coal:{colour}", body, target=f"supply/{colour}")
