"""Small pictures that stand in sentences: "two blueberries {blueberry}"."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from glueckauf.games.woodcraft.draw.dice import blank_die
from glueckauf.games.woodcraft.draw.signs import points, reputation, sign
from glueckauf.games.woodcraft.parts import COLOURS, ROWS


@cache
def icons(language: str) -> Mapping[str, str]:
    """The icons by their name, each an <svg> that is as high as a line of text."""
    kinds = (*ROWS, "lantern", "chestnut", "nut", "order")
    found = {kind: _icon(8.5, 9.5, sign(kind, 0, 0)) for kind in kinds}
    found["helper"] = _icon(8.5, 12, sign("person", 0, 0))
    found["vp"] = _icon(9.5, 10, points("", 0, -1))
    found["reputation"] = _icon(8.5, 11, reputation("", 0, -1))
    for colour in COLOURS:
        found[f"die-{colour}"] = _icon(12, 10, blank_die(language, colour, "", 0, 0))
    return found


def _icon(half_width: float, half_height: float, body: str) -> str:
    """The body, drawn about a point, in a box of this size around it."""
    size = f"{-half_width:g} {-half_height:g} {2 * half_width:g} {2 * half_height:g}"
    return f'<svg class="ga-inline ga-part" viewBox="{size}" aria-hidden="true">{body}</svg>'
