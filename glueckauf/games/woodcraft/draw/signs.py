"""The printed signs of the game, each drawn about a point and at most 16 units wide."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import cos, pi, sin

from glueckauf.core.draw.signs import Shape, outline
from glueckauf.core.draw.svg import text

TEETH = 11


def _blade(outer: float, inner: float) -> Shape:
    """A round blade: every tooth rises slowly and falls at once."""
    corners = []
    for tooth in range(TEETH):
        for radius, turn in ((inner, 0.0), (outer, 0.8)):
            angle = (tooth + turn) * 2 * pi / TEETH
            corners.append((round(radius * sin(angle), 1), round(-radius * cos(angle), 1)))
    steps = " ".join(f"{c - a:.2g} {d - b:.2g}" for (a, b), (c, d) in pairwise(corners))
    return (*corners[0], f"l{steps}z")


_SAW = _blade(7.6, 5.7)
_HUB: Shape = (-1.7, 0, "a1.7 1.7 0 1 1 0 .1z")
_GLUE: Shape = (-4.6, 7.4, "v-7.6q0-2.6 2.8-3.2h3.6q2.8.6 2.8 3.2v7.6z")
_CAP: Shape = (-2, -3.4, "l1-4.2h2l1 4.2z")
_OFFCUT: Shape = (-7, 3.6, "l2.6-8 8.2-1.6 3.2 4-2.8 6.4-6 2z")
_GRAIN: Shape = (-3.6, 2.6, "l1.6-4.6m2 5.4 2-6")
_BERRY: Shape = (-6.4, 1, "a6.4 6.2 0 1 1 0 .1z")
_CROWN: Shape = (-2.8, -3, "l1.4 1.4 1.4-2 1.4 2 1.4-1.4")
_LANTERN: Shape = (-3.4, -5, "h6.8q4.4 5 0 10.4h-6.8q-4.4-5.4 0-10.4z")
_RIBS: Shape = (-1.2, -5, "q-2.6 5 0 10.4m2.4-10.4q2.6 5 0 10.4m-1.2 0v2.6m0-13v-2.4")
_CHESTNUT: Shape = (
    0,
    -6.6,
    "q2 1.6 4.4 2.6 3 2.4 2 6-2 4.4-6.4 4.4t-6.4-4.4q-1-3.6 2-6 2.4-1 4.4-2.6z",
)
_SHINE: Shape = (-4.6, 3.4, "q4.6-2.4 9.2 0")
_NUT: Shape = (-6, -1.6, "h12q.4 6.6-6 9.4-6.4-2.8-6-9.4z")
_NUT_CUP: Shape = (-7, -1.6, "q.4-4.8 7-4.8t7 4.8zm7-4.8q0-1.6 1.4-2.4")
_PAPER: Shape = (-6, -7.6, "h12v15.2h-12z")
_LINES: Shape = (-3.4, -3.6, "h6.8m-6.8 3.4h6.8m-6.8 3.4h4")
_SHIELD: Shape = (-8.5, -8, "h17v9q0 6-8.5 9-8.5-3-8.5-9z")
_ROSETTE: Shape = (
    -7.6,
    -1,
    "a7.6 7.6 0 1 1 0 .1zm3.2 6.2-1.8 5.2 3.6-1.6 2.6 2.6.4-4.4m3.6-2 2 5.4-3.8-1.4",
)
_PERSON: Shape = (
    -7,
    9,
    "v-3q0-6.4 7-6.4t7 6.4v3zm2.8-13.4a4.2 4.2 0 1 1 8.4 0 4.2 4.2 0 1 1-8.4 0z",
)
_HAT: Shape = (-6.6, -6, "h13.2m-10.6 0q.4-4.4 4-4.4t4 4.4")
ARROW: Shape = (-5, 0, "h9m-3.4-3.4 3.4 3.4-3.4 3.4")
LONG_ARROW: Shape = (-15, 0, "h29m-5-5 5 5-5 5")
SWAP: Shape = (-5, -2.6, "h9m-2.6-2.6 2.6 2.6-2.6 2.6m3.6 3h-9m2.6-2.6-2.6 2.6 2.6 2.6")

_SIGNS: dict[str, tuple[tuple[str, Shape], ...]] = {
    "saw": (("blade", _SAW), ("hub", _HUB)),
    "glue": (("glue", _GLUE), ("cap", _CAP)),
    "offcut": (("offcut", _OFFCUT), ("grain", _GRAIN)),
    "blueberry": (("blueberry", _BERRY), ("calyx", _CROWN)),
    "lantern": (("lantern", _LANTERN), ("grain", _RIBS)),
    "unlit": (("unlit", _LANTERN), ("grain", _RIBS)),
    "chestnut": (("chestnut", _CHESTNUT), ("calyx", _SHINE)),
    "nut": (("nut", _NUT), ("nut", _NUT_CUP)),
    "order": (("leaf", _PAPER), ("grain", _LINES)),
    "person": (("apron", _PERSON), ("grain", _HAT)),
}


@cache
def sign(kind: str, x: float, y: float) -> str:
    """A material, a lantern, a chestnut, a nut, an order or a helper."""
    return "".join(outline(name, shape, x, y) for name, shape in _SIGNS[kind])


@cache
def points(number: int | str, x: float, y: float) -> str:
    """So many victory points, on a shield."""
    return outline("vp", _SHIELD, x, y) + text(x, y + 4, str(number), "lv")


@cache
def reputation(number: int | str, x: float, y: float) -> str:
    """So much reputation, on a rosette."""
    return outline("rosette", _ROSETTE, x, y - 1) + text(x, y + 2, str(number), "lr")
