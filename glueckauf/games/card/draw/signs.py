"""Small signs, each drawn about a point: workers, points, tokens, tools."""

from __future__ import annotations

from functools import cache

from glueckauf.core.draw.signs import SYMBOLS, Shape, outline, symbol
from glueckauf.core.draw.svg import box, text

# --- Workers ---------------------------------------------------------------------------------

WORKER = (17, 28)  # a worker card


@cache
def worker(seat: int, value: int, kind: str = "") -> str:
    """A worker card: the player's colour and symbol above, the number of workers below."""
    width, height = WORKER
    face = box(0, 0, width, height, f"{kind}p{seat} ga-edged", 3)
    return face + outline("symbol", SYMBOLS[seat], 8.5, 8.6) + text(8.5, 24.6, str(value), "lp")


@cache
def helper(seat: int, value: int) -> str:
    """A worker innovation in a zone: the player's symbol, and what it counts as."""
    width, height = WORKER
    return (
        box(0, 0, width, height, "idea", 3)
        + symbol(seat, width / 2, 8.6)
        + text(width / 2, 24.6, str(value), "l")
    )


# --- Points, tokens, cards --------------------------------------------------------------------

_SHIELD: Shape = (-8.5, -8, "h17v9q0 6-8.5 9-8.5-3-8.5-9z")


@cache
def points(number: int | str, x: float, y: float) -> str:
    """So many victory points, on a shield."""
    return outline("vp", _SHIELD, x, y) + text(x, y + 4, str(number), "lv")


@cache
def token(number: int | str, x: float = 0, y: float = 0) -> str:
    """A shift token with its number."""
    return outline("token", (-8.4, 0, "a8.4 8.4 0 1 1 0 .1z"), x, y) + text(
        x, y + 4, str(number), "l"
    )


@cache
def back(width: int, height: int) -> str:
    """A card face down: a crossed hammer and pick."""
    x, y = width / 2, height / 2
    return f'<rect class="ga-back" width="{width}" height="{height}" rx="4"/>' + outline(
        "back-sign", (-7, 7, "l13-13m1 13-13-13m-3 2 6-5m6 0q6 1 7 6"), x, y
    )


@cache
def paper(x: float, y: float) -> str:
    """A sheet with a few lines: an order or a share as a sign, 13 wide and 16 high."""
    sheet = outline("paper", (-6.5, -8, "h9l4 4v12h-13z"), x, y)
    return sheet + outline("lines", (-3.6, -2, "h7m-7 3.4h7m-7 3.4h4"), x, y)


@cache
def certificate(x: float, y: float) -> str:
    """A share as a sign: a broad sheet with a seal."""
    sheet = outline("paper", (-9, -7, "h18v12h-18z"), x, y)
    sheet += outline("lines", (-6, -3.4, "h12m-12 3.2h6"), x, y)
    return sheet + outline("seal", (1.6, 3, "a3 3 0 1 1 0 .1z"), x, y)


@cache
def pick(x: float, y: float) -> str:
    body = outline("sign", (-7, 8, "l12-12"), x, y)
    return body + outline("tool", (-4, -8.6, "q10-.4 12.6 12.6-5.6-8-12.6-12.6z"), x, y)


BULB: Shape = (-2.4, 4.6, "v-2.4q-3.2-2-3.2-5.4a5.6 5.6 0 1 1 11.2 0q0 3.4-3.2 5.4v2.4zm.4 2.6h4")
ARROW: Shape = (-5, 0, "h9m-3.6-3.6 3.6 3.6-3.6 3.6")
CUP = (  # whoever has passed sits over a cup of coffee
    '<path class="ga-sign" d="M-7-3H4V3Q4 7-1.5 7T-7 3zM4-1.6Q9-1.6 8 1.4 7.4 4 4 4M-4-6Q-5.6-8-4-10M0-6Q-1.6-8 0-10"/>'
)
