"""The style sheet of the picture: what the house gives, and the classes of this game."""

from __future__ import annotations

from functools import cache

from glueckauf.core.draw import style as house
from glueckauf.games.signal.draw.palette import LIGHT, THEMES
from glueckauf.games.signal.parts import COLOURS, GOODS

_FILLS: house.Fills = {
    "land": ("land", "line", 1),
    "track": ("", "ballast", 7),
    "rails": ("", "rail", 2),
    "joint": ("", "rail", 1.6),
    "way": ("", "way", 3.4),
    "node": ("cell", "rail", 1.4),
    "disc": ("disc", "edge", 0.8),
    "disc-bar": ("", "on-disc", 1.8),
    "post-red": ("post-red", "edge", 1),
    "post-green": ("post-green", "edge", 1),
    "post-bar": ("", "on-post", 2),
    "post-way": ("", "on-green", 2),
    "city": ("city", "edge", 1.4),
    "port": ("port", "edge", 1.4),
    "place": ("place", "edge", 1.2),
    "anchor": ("", "ink", 1.5),
    "stripe": ("", "on-train", 1.7),
    "halo": ("halo", "", 0),
    "goal": ("", "way", 1.6),
    "hole": ("", "cell", 1.8),
    "glow": ("glow", "", 0),
    "flame": ("lamp", "ink", 0.8),
    "flag": ("ink", "", 0),
    "token": ("lamp", "edge", 1.2),
    "dial": ("cell", "edge", 1.6),
    "hands": ("", "edge", 1.8),
    "die": ("cell", "edge", 1.4),
    "multi": ("cell", "edge", 1.2),
    "signal-card": ("signal", "line", 1),
    "switch-card": ("switch", "line", 1),
    "train-card": ("drive", "line", 1),
    "loss": ("", "loss", 1.8),
    **{colour: (colour, "edge", 1.3) for colour in COLOURS},
    **{goods: (goods, "edge", 1) for goods in GOODS},
}
LETTERS = ("v", "back", "loss")


@cache
def _rules() -> str:
    more = (
        ".ga-track,.ga-rails{stroke-linecap:butt}",
        ".ga-way{stroke-linecap:round}",
        ".ga-track{pointer-events:stroke}",
        ".ga-goal{stroke-dasharray:2.5 2}",
        ".ga-rails,.ga-joint,.ga-halo,.ga-goal{pointer-events:none}",
        ".ga-part .ga-o{font-size:11px;paint-order:stroke;stroke:var(--ga-land);stroke-width:2.6;stroke-linejoin:round}",
        ".ga-part .ga-c{font-size:11px;font-weight:bold;paint-order:stroke;stroke:var(--ga-land);"
        "stroke-width:2.6;stroke-linejoin:round}",
        ".ga-part .ga-lloss{fill:var(--ga-loss)}",
        ".ga-faded{opacity:.35}",
    )
    return house.rules(_FILLS, more)


# Only for boards: the map does not fade, and of a section only the track can be pointed at, a little beside it, too.
_ON_SCREEN = (
    ".ga-land~*{--ga-shut-opacity:1}"
    '[data-key^="section/"]{--ga-reach:auto;--ga-wider:3}'
    ".ga-reach{fill:none;stroke:transparent;stroke-width:16;pointer-events:stroke}"
)
_ON_PAPER = ".ga-reach{fill:none}"


@cache
def style() -> str:
    """CSS for all parts."""
    return house.sheet(THEMES, _rules()) + _ON_SCREEN


@cache
def print_style(*, colour: bool = False) -> str:
    """The same for a typesetter, with black ink alone or in colour."""
    return house.print_sheet(LIGHT if colour else THEMES["print"], _rules(), LETTERS) + _ON_PAPER
