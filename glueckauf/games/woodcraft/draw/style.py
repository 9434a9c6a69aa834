"""The style sheet of the picture: what the house gives, and the classes of this game."""

from __future__ import annotations

from functools import cache

from glueckauf.core.draw import style as house
from glueckauf.games.woodcraft.draw.palette import LIGHT, THEMES
from glueckauf.games.woodcraft.parts import COLOURS

_FILLS: house.Fills = {
    "p4": ("p4", "", 0),
    "glow": ("glow", "", 0),
    "flame": ("lamp", "ink", 0.8),
    "bench": ("bench", "groove", 1.2),
    "groove": ("", "groove", 1.2),
    "page": ("sheet", "fold", 1),
    "band": ("", "fold", 1),
    "lane": ("sheet", "line", 1),
    "pencil": ("", "pencil", 1.6),
    **{colour: (colour, "edge", 1.1) for colour in COLOURS},
    **{f"pips-{colour}": ("", f"on-{colour}", 5) for colour in COLOURS},
    **{f"{colour}-box": (f"{colour}-box", "line", 1) for colour in COLOURS},
    "tag": ("cell", "edge", 1),
    "blade": ("blade", "edge", 0.9),
    "hub": ("sheet", "edge", 0.8),
    "glue": ("glue", "edge", 1),
    "cap": ("cap", "edge", 0.8),
    "offcut": ("offcut", "edge", 1),
    "grain": ("", "edge", 0.9),
    "blueberry": ("blueberry", "edge", 1),
    "calyx": ("", "sheet", 1.1),
    "lantern": ("lantern", "edge", 1),
    "unlit": ("unlit", "edge", 1),
    "chestnut": ("chestnut", "edge", 1),
    "nut": ("nut", "edge", 0.9),
    "leaf": ("cell", "edge", 1),
    "rosette": ("rosette", "", 0),
    "apron": ("apron", "edge", 0.9),
    "chest": ("chest", "edge", 1),
    "use": ("sheet", "soft", 1),
}
LETTERS = ("v", "back", "r", *COLOURS)


@cache
def _rules() -> str:
    more = (
        ".ga-pencil,.ga-grain{stroke-linecap:round;stroke-linejoin:round}",
        ".ga-pencil{pointer-events:none}",
        *(f".ga-pips-{colour}{{stroke-linecap:round}}" for colour in COLOURS),
        *(f".ga-part .ga-l{colour}{{fill:var(--ga-on-{colour})}}" for colour in COLOURS),
        ".ga-part .ga-lr{font-size:11px;fill:var(--ga-on-rosette)}",
        ".ga-part .ga-w{font-size:11px}",
    )
    return house.rules(_FILLS, more)


@cache
def style() -> str:
    """CSS for all parts."""
    return house.sheet(THEMES, _rules())


@cache
def print_style(*, colour: bool = False) -> str:
    """The same for a typesetter, with black ink alone or in colour."""
    return house.print_sheet(LIGHT if colour else THEMES["print"], _rules(), LETTERS)
