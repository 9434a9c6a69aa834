"""The style sheet of the picture: what the house gives, and the classes of this game."""

from __future__ import annotations

from functools import cache

from glueckauf.core.draw import style as house
from glueckauf.games.card.draw.palette import LIGHT, THEMES
from glueckauf.games.card.parts import CRESTS, DESTINATIONS, ENGINES

_FILLS: house.Fills = {
    "sky": ("sky", "", 0),
    "hill": ("hill", "", 0),
    "roof": ("roof", "", 0),
    "brick": ("brick", "roof", 1),
    "window": ("lamp", "roof", 1.2),
    "tower": ("", "iron", 2.4),
    "rim": ("", "iron", 2.4),
    "spokes": ("", "iron", 1.1),
    "spoke": ("", "cell", 1.4),
    "glow": ("glow", "", 0),
    "flame": ("lamp", "ink", 0.8),
    "rock": ("rock", "", 0),
    "seam-coal": ("", "seam-coal", 1.2),
    "prop": ("", "prop", 3),
    "siding": ("siding", "line", 1),
    "ramp": ("ramp", "line", 1),
    "rail": ("", "rail", 1.6),
    "sleepers": ("", "prop", 3),
    "hole": ("", "cell", 1.8),
    "tool": ("iron", "", 0),
    "flag": ("ink", "", 0),
    "works": ("soft", "ink", 1),
    "wheels": ("", "edge", 5.2),
    "axles": ("", "edge", 7.4),
    "bed": ("bed", "edge", 1),
    "plate": ("cell", "edge", 1),
    "heap": ("coal", "", 0),
    "cab": ("glow", "edge", 1),
    "wild": ("cell", "edge", 1.2),
    "due": ("", "due", 3),
    "token": ("token", "prop", 1.4),
    "paper": ("cell", "soft", 1.1),
    "bulb": ("lamp", "ink", 1),
    "seal": ("lamp", "soft", 1.1),
    "lines": ("", "soft", 1.1),
    "idea": ("idea", "line", 1),
    "aim": ("aim", "line", 1),
    **{destination: (destination, "line", 1) for destination in DESTINATIONS},
    **{colour: (colour, "edge", 1.2) for colour in ENGINES},
    **{crest: (crest, "", 0) for crest in CRESTS},
    **{f"{crest}1": (crest, "edge", 1) for crest in CRESTS},
}
LETTERS = ("v", "back", "p", "x")


@cache
def _rules() -> str:
    more = (
        ".ga-wheels,.ga-axles{stroke-linecap:round}",
        ".ga-edged{stroke:var(--ga-paper);stroke-width:1}",
        ".ga-sleepers{stroke-dasharray:3 6}",
        ".ga-seam-coal{stroke-dasharray:18 24 7 30;opacity:.8}",
        ".ga-part .ga-lp{fill:var(--ga-on-p)}",
        ".ga-part .ga-lx{fill:var(--ga-on-crest)}",
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
