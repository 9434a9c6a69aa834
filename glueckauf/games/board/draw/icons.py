"""Small pictures that stand in sentences: "five marks {mark}"."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from glueckauf.core.draw.signs import HELMET, outline
from glueckauf.games.board.draw.pieces import (
    MOON,
    PICK,
    RIMS,
    SCALES,
    SUN,
    empty_tubs,
    lying_coal,
    points,
    transport,
    tub,
    wanted,
    wheels,
)
from glueckauf.games.board.parts import COLOURS, TRANSPORTS

BACK = '<path class="ga-back" d="M-7-9.5h14v19h-14z"/>'
_CART = '<path class="ga-solid" d="M-11-7.6h22l-2.4 13h-17.2z"/>' + wheels([(0, -16)])
TILE = '<path class="ga-back" d="M-10-6h20v12h-20z"/>'


@cache
def icons(language: str) -> Mapping[str, str]:
    """The icons by their name, each an <svg> that is as high as a line of text."""
    found = {
        "mark": _icon(10, 10, outline("coin", RIMS, 0, 0)),
        "miner": _icon(9, 7, outline("sign", HELMET, 0, 0)),
        "vp": _icon(11, 11, points(0, 0, 0).partition("<text")[0]),
        "step": _icon(10, 10, PICK),
        "tile": _icon(11, 8, TILE),
        "order": _icon(8, 10.5, BACK),
        "light": _icon(8.5, 8.5, outline("sign", SUN, 0, 0)),
        "dark": _icon(8, 8.5, outline("sign", MOON, -1, 0)),
        "cart": _icon(12, 10, _CART),
        "scales": _icon(12, 9, SCALES),
    }
    for kind in TRANSPORTS:
        found[kind] = _icon(17, 11, transport(kind, 0, 0))
    for colour in COLOURS:
        found[f"coal-{colour}"] = _icon(10.5, 10.5, lying_coal(language, colour, 0, 0))
        found[f"square-{colour}"] = _icon(10.5, 10.5, wanted(language, colour, 0, 0))
        empty = empty_tubs(language, colour, [(0, -16)]) + wheels([(0, -16)])
        found[f"empty-{colour}"] = _icon(12, 10, empty)
        found[f"cart-{colour}"] = _icon(12, 10, tub(language, colour, 0, -16) + wheels([(0, -16)]))
    return found


def _icon(half_width: float, half_height: float, body: str) -> str:
    """The body, drawn about a point, in a box of this size around it."""
    box = f"{-half_width:g} {-half_height:g} {2 * half_width:g} {2 * half_height:g}"
    return f'<svg class="ga-inline ga-part" viewBox="{box}" aria-hidden="true">{body}</svg>'
