"""The style sheet of the picture: what the house gives, and the classes of this game."""

from __future__ import annotations

from functools import cache

from glueckauf.core.draw import style as house
from glueckauf.games.board.draw.palette import LIGHT, THEMES

_FILLS: house.Fills = {
    "sky": ("sky", "", 0),
    "hill": ("hill", "", 0),
    "turf": ("turf", "", 0),
    "roof": ("roof", "", 0),
    "brick": ("brick", "roof", 1),
    "mortar": ("", "mortar", 1),
    "window": ("lamp", "roof", 1.5),
    "notice": ("cell", "roof", 1.5),
    "tower": ("", "iron", 2.4),
    "wheel-rim": ("", "iron", 2.6),
    "spokes": ("", "iron", 1.2),
    "lane": ("", "rail", 2),
    "hole": ("", "cell", 1.8),
    "tool": ("iron", "", 0),
    "ride": ("soft", "ink", 1),
    "tyres": ("", "ink", 7),
    "wheels": ("", "edge", 5.4),
    "coin": ("coin", "soft", 1.2),
    "flag": ("ink", "", 0),
    "glow": ("glow", "", 0),
    "flame": ("lamp", "ink", 0.8),
    "sun": ("lamp", "edge", 1.1),
    "moon": ("moon", "edge", 1),
    "store": ("slot", "prop", 2.5),
    "filled": ("slot", "line", 1),
    "light": ("light", "", 0),
    "dark": ("dark", "", 0),
    "plate-light": ("plate-light", "prop", 1),
    "plate-dark": ("plate-dark", "line", 1),
    "printed": ("slot", "prop", 1),
    "prop": ("", "prop", 3),
    "grain": ("", "soft", 1),
    "smoke": ("cloud", "", 0),
    "spark": ("lamp", "ink", 1),
    "sleepers": ("", "prop", 4),
    "rail": ("", "rail", 1.6),
    "shaft": ("shaft", "", 0),
    "guide": ("", "iron", 1.4),
    "rope": ("", "edge", 1.6),
    "cage": ("cell", "iron", 2.4),
    "hub": ("cell", "iron", 2),
    "hand": ("iron", "paper", 1),
    "rim-arc": ("shut", "paper", 1.5),
    "now": ("vp", "paper", 1.5),
    **{f"d{n}": (f"d{n}", "seam", 1.5) for n in range(4)},
    **{f"s{n}": (f"s{n}", "", 0) for n in range(1, 5)},
}

# Ground that cannot be chosen is not dimmed: it is the picture of the pit.
_ON_SCREEN = '[data-key$=":surface"],[data-key*=":level/"],.ga-idle~*{--ga-shut-opacity:1}'


@cache
def _rules() -> str:
    more = [
        ".ga-wheels,.ga-tyres{stroke-linecap:round}",
        ".ga-slot,.ga-plate-light,.ga-plate-dark,.ga-printed{stroke-linejoin:round}",
        ".ga-grain{stroke-dasharray:16 26 7 34 11 40;opacity:.35}",
        ".ga-prop{opacity:.6}",
        ".ga-part .ga-narrow{font-size:11px;letter-spacing:-.7px}",
        ".ga-sleepers{stroke-dasharray:3 6}",
    ]
    for colour in "ybgk":
        edge = "stroke:var(--ga-edge);stroke-width:1.3;stroke-linejoin:round"
        dashes = "stroke:var(--ga-soft);stroke-width:1.1;stroke-dasharray:2.4 1.8"
        more.append(f".ga-{colour}{{fill:var(--ga-{colour});{edge}}}")
        more.append(f".ga-{colour}0{{fill:var(--ga-{colour}-tint);{dashes}}}")
        more.append(f".ga-{colour}1{{fill:var(--ga-{colour}-tint);{edge}}}")
        more.append(f".ga-part .ga-l{colour}{{fill:var(--ga-on-{colour})}}")
    return house.rules(_FILLS, tuple(more))


@cache
def style() -> str:
    """CSS for all parts."""
    return house.sheet(THEMES, _rules() + _ON_SCREEN)


# In black ink a filled square is solid, with the coal left white: nobody takes it for an empty one.
_LYING = [f".ga-filled{coal} " for coal in ("+g", "+g+g")]
_SOLID = ".ga-filled{fill:#000000}" + "".join(
    f"{lying}.ga-{colour}{{fill:#ffffff}}.ga-part {lying}.ga-l{colour}{{fill:#000000}}"
    for lying in _LYING
    for colour in "ybgk"
)


@cache
def print_style(*, colour: bool = False) -> str:
    """The same for a typesetter, with black ink alone or in colour."""
    letters = (*"ybgkv", "back")
    if colour:
        return house.print_sheet(LIGHT, _rules(), letters)
    return house.print_sheet(THEMES["print"], _rules(), letters) + _SOLID
