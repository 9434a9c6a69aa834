"""Small signs, each drawn about a point: players and workers, points, tokens, tools.

Outlines are written as steps from their first point: a picture holds hundreds of signs, and a group
with a transform for each of them would make it a third longer.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import cos, pi, sin

from glueckauf.core.draw.svg import box, text

Shape = tuple[float, float, str]


def outline(kind: str, shape: Shape, x: float, y: float) -> str:
    """A shape (its first point, then steps) about this point."""
    dx, dy, steps = shape
    return f'<path class="ga-{kind}" d="M{x + dx:g} {y + dy:g}{steps}"/>'


# --- Players ---------------------------------------------------------------------------------


def _star(outer: float, inner: float) -> Shape:
    corners = []
    for n in range(10):
        radius, angle = (inner if n % 2 else outer), n * pi / 5
        corners.append((round(radius * sin(angle), 1), round(-radius * cos(angle), 1)))
    steps = " ".join(f"{c - a:.2g} {d - b:.2g}" for (a, b), (c, d) in pairwise(corners))
    return (*corners[0], f"l{steps}z")


SYMBOLS = (
    _star(6.4, 2.7),
    (0, -5.6, "l5.9 10.4h-11.8z"),
    (-2, -5.6, "h4v3.6h3.6v4h-3.6v3.6h-4v-3.6h-3.6v-4h3.6z"),
    (0, -6.4, "c3.2 3.8 5 6 5 8.4a5 4.6 0 0 1-10 0c0-2.4 1.8-4.6 5-8.4z"),
)
_MINER = (-7, -4.6, "q.6-7.4 7-7.4t7 7.4l1.4.6v1.6h-16.8v-1.6zm-3 16.6v-6q0-7.6 10-7.6t10 7.6v6z")
HELMET: Shape = (-6, 3.6, "q0-8.6 6-8.6t6 8.6m-14.4 0h16.8")
WORKER = (17, 28)  # a worker card


@cache
def miner(seat: int, x: float = 0, y: float = 0, face: bool = False) -> str:
    """A miner with a helmet, and the player's symbol on the chest."""
    body = outline(f"face ga-p{seat}" if face else f"p{seat}", _MINER, x, y)
    return body + outline("symbol", SYMBOLS[seat], x, y + 5.4)


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
        + outline(f"p{seat}", SYMBOLS[seat], width / 2, 8.6)
        + text(width / 2, 24.6, str(value), "l")
    )


@cache
def needs(number: int, x: float, y: float) -> str:
    """How many workers a zone takes: the number under a helmet, 17 wide and 24 high."""
    return outline("sign", HELMET, x, y - 6) + text(x, y + 10.5, str(number), "l")


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
PADLOCK = (
    '<path class="ga-sign" d="M-4.5-2V-6A4.5 4.5 0 0 1 4.5-6V-2"/>'
    '<path class="ga-solid" d="M-7.5-2H7.5V9.5H-7.5z"/><path class="ga-hole" d="M0 2V6"/>'
)
LAMP = (
    '<circle class="ga-glow" r="11"/><path class="ga-sign" d="M-3-6A3 3 0 0 1 3-6"/>'
    '<path class="ga-solid" d="M-4-6H4L3-3H-3zM-4.4 5H4.4V8H-4.4z"/>'
    '<path class="ga-flame" d="M0-2.6C1.8-.4 2.4 1 2.4 2.2A2.4 2.4 0 0 1-2.4 2.2C-2.4 1-1.8-.4 0-2.6z"/>'
)
FLAG = '<path class="ga-sign" d="M-5 9V-8"/><path class="ga-flag" d="M-5-8H7L4-4 7 0H-5z"/>'
CROWN = '<path class="ga-crown" d="M-9 7V-4L-4.5 1 0-7 4.5 1 9-4V7zM-9 3.6H9"/>'
CUP = (  # who has passed sits over a cup of coffee
    '<path class="ga-sign" d="M-7-3H4V3Q4 7-1.5 7T-7 3zM4-1.6Q9-1.6 8 1.4 7.4 4 4 4M-4-6Q-5.6-8-4-10M0-6Q-1.6-8 0-10"/>'
)
