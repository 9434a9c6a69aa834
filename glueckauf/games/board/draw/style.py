"""The style sheet of the picture: three themes as variables, and one rule for each class."""

from __future__ import annotations

import re
from functools import cache

from glueckauf.games.board.draw.palette import THEMES

_PICTURES = ".ga-part,.ga-picture"


def _variables(theme: str) -> str:
    return "".join(f"--ga-{name}:{colour};" for name, colour in THEMES[theme].items())


def _forced(theme: str) -> str:
    return ",".join(f'[data-theme="{theme}"] {one}' for one in _PICTURES.split(","))


_TEXT = """
.ga-part text{font:12px Arial,Helvetica,sans-serif;fill:var(--ga-ink)}
.ga-part .ga-h{font:bold 13.5px Georgia,"Times New Roman",serif;letter-spacing:.2px}
.ga-part .ga-n{font-weight:bold}
.ga-part .ga-big{font-size:18px;font-weight:bold}
.ga-part .ga-s{font-size:11px;fill:var(--ga-soft)}
.ga-part [class^=ga-l]{font-weight:bold;text-anchor:middle}
.ga-part .ga-m{text-anchor:middle}
.ga-part .ga-e{text-anchor:end}
.ga-part text{pointer-events:none}
.ga-through{pointer-events:none}
"""

_FILLS = {  # classes: fill, stroke, stroke width
    "ground": ("paper", "line", 1),
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
    "cell card chip plank": ("cell", "line", 1),
    "turn": ("glow", "prop", 1.4),
    "hit": ("none", "none", 0),
    "closed": ("shut", "line", 1),
    "floor": ("", "line", 1),
    "lane": ("", "rail", 2),
    "gap": ("", "line", 1.2),
    "slot": ("slot", "line", 1),
    "done": ("cell", "good", 2),
    "tick": ("", "good", 2.6),
    "sign": ("", "soft", 1.8),
    "solid": ("soft", "", 0),
    "hole": ("", "cell", 1.8),
    "tool": ("iron", "", 0),
    "ride": ("soft", "ink", 1),
    "tyres": ("", "ink", 7),
    "wheels": ("", "edge", 5.4),
    "vp": ("vp", "", 0),
    "coin": ("coin", "soft", 1.2),
    "back": ("back", "paper", 1),
    "back-sign": ("", "on-back", 1.4),
    "crown": ("lamp", "ink", 1.3),
    "flag": ("ink", "", 0),
    "glow": ("glow", "", 0),
    "flame": ("lamp", "ink", 0.8),
    "sun": ("lamp", "edge", 1.1),
    "moon": ("moon", "edge", 1),
    "symbol": ("on-p", "", 0),
    "store": ("slot", "prop", 2.5),
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
    **{f"p{n}": (f"p{n}", "", 0) for n in range(4)},
}


def _rule(kinds: str, fill: str, stroke: str, width: float) -> str:
    paint = "none" if fill in ("", "none") else f"var(--ga-{fill})"
    line = f";stroke:var(--ga-{stroke});stroke-width:{width:g}" if stroke and width else ""
    classes = ",".join(f".ga-{kind}" for kind in kinds.split(" "))
    return f"{classes}{{fill:{paint}{line}}}"


@cache
def _rules() -> str:
    """Text and shapes, coloured by variables."""
    rules = [_rule(kinds, *paint) for kinds, paint in _FILLS.items()]
    rules.append(".ga-hit{pointer-events:all}")
    rules.append(".ga-gap{stroke-dasharray:3 2}")
    rules.append(".ga-wheels,.ga-tyres{stroke-linecap:round}")
    rules.append(".ga-slot,.ga-plate-light,.ga-plate-dark,.ga-printed{stroke-linejoin:round}")
    rules.append(".ga-grain{stroke-dasharray:16 26 7 34 11 40;opacity:.35}")
    rules.append(".ga-prop{opacity:.6}")
    rules.append(".ga-sleepers{stroke-dasharray:3 6}")
    rules.append(".ga-symbol{pointer-events:none}")
    for colour in "ybgk":
        edge = "stroke:var(--ga-edge);stroke-width:1.3;stroke-linejoin:round"
        dashes = "stroke:var(--ga-soft);stroke-width:1.1;stroke-dasharray:2.4 1.8"
        rules.append(f".ga-{colour}{{fill:var(--ga-{colour});{edge}}}")
        rules.append(f".ga-{colour}0{{fill:var(--ga-{colour}-tint);{dashes}}}")
        rules.append(f".ga-{colour}1{{fill:var(--ga-{colour}-tint);{edge}}}")
        rules.append(f".ga-part .ga-l{colour}{{fill:var(--ga-on-{colour})}}")
    rules.append(".ga-part .ga-lv{fill:var(--ga-on-vp)}.ga-part .ga-lback{fill:var(--ga-on-back)}")
    return _TEXT.replace("\n", "") + "".join(rules)


@cache
def style() -> str:
    """CSS for all parts; every class begins with `ga-`."""
    return (
        f"{_PICTURES},{_forced('light')}{{{_variables('light')}}}"
        f"@media (prefers-color-scheme:dark){{{_PICTURES}{{{_variables('dark')}}}}}"
        f"{_forced('dark')}{{{_variables('dark')}}}"
        f"@media print{{{_PICTURES},{_forced('light')},{_forced('dark')}{{{_variables('print')}}}}}"
        + _rules()
    )


_PRINT_FONTS = {  # families that a typesetter brings along, so that a sheet looks the same everywhere
    "Arial,Helvetica,sans-serif": '"Libertinus Serif",Georgia,serif',
    'Georgia,"Times New Roman",serif': '"Libertinus Serif",Georgia,serif',
}
_LETTERS = ",".join(f".ga-part .ga-l{kind}" for kind in ("", *"ybgkv", "back"))


@cache
def print_style() -> str:
    """The same rules in black on white for a typesetter: no variables, no media, no partial matches."""
    css = re.sub(r"var\(--ga-([\w-]+)\)", lambda name: THEMES["print"][name[1]], _rules())
    for screen, paper in _PRINT_FONTS.items():
        css = css.replace(screen, paper)
    letters = f'{_LETTERS}{{font-family:"DejaVu Sans Mono",monospace;'
    return css.replace(".ga-part [class^=ga-l]{", letters)
