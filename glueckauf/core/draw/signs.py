"""Small signs that the pictures of several games show, each drawn about a point: players, lamps, crowns.

Outlines are written as steps from their first point: a picture holds hundreds of signs, and a group
with a transform for each of them would make it a third longer.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import cos, pi, sin

from glueckauf.core.draw.svg import text

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


SYMBOLS: tuple[Shape, ...] = (
    _star(6.4, 2.7),
    (0, -5.6, "l5.9 10.4h-11.8z"),
    (-2, -5.6, "h4v3.6h3.6v4h-3.6v3.6h-4v-3.6h-3.6v-4h3.6z"),
    (0, -6.4, "c3.2 3.8 5 6 5 8.4a5 4.6 0 0 1-10 0c0-2.4 1.8-4.6 5-8.4z"),
    (0, -6.6, "l5 6.6-5 6.6-5-6.6z"),
)
_MINER = (-7, -4.6, "q.6-7.4 7-7.4t7 7.4l1.4.6v1.6h-16.8v-1.6zm-3 16.6v-6q0-7.6 10-7.6t10 7.6v6z")


@cache
def symbol(seat: int, x: float, y: float) -> str:
    """The player's symbol in the player's colour."""
    return outline(f"p{seat}", SYMBOLS[seat], x, y)


@cache
def miner(seat: int, x: float = 0, y: float = 0, face: bool = False) -> str:
    """A miner with a helmet, and the player's symbol on the chest."""
    body = outline(f"face ga-p{seat}" if face else f"p{seat}", _MINER, x, y)
    return body + outline("symbol", SYMBOLS[seat], x, y + 5.4)


# --- What stands on the table ----------------------------------------------------------------

HELMET: Shape = (-6, 3.6, "q0-8.6 6-8.6t6 8.6m-14.4 0h16.8")


@cache
def needs(number: int, x: float, y: float) -> str:
    """How many miners or workers a place takes: the number under a helmet, 17 wide and 24 high."""
    return outline("sign", HELMET, x, y - 6) + text(x, y + 10.5, str(number), "l")


# Whoever shows these has `hole`, `glow`, `flame` and `flag` in the style of the game.
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
