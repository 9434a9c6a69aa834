"""Style sheets of pictures: three themes as variables, and one rule for each class."""

from __future__ import annotations

import re
from collections.abc import Mapping

Themes = Mapping[str, Mapping[str, str]]
Fills = Mapping[str, tuple[str, str, float]]  # classes: fill, stroke, stroke width

_PICTURES = ".ga-part,.ga-picture,.ga-seat"  # .ga-seat: a player's sign outside of pictures
_TEXT = """
.ga-part text{font:12px Arial,Helvetica,sans-serif;fill:var(--ga-ink)}
.ga-part .ga-h{font:bold 13.5px Georgia,"Times New Roman",serif;letter-spacing:.2px}
.ga-part .ga-n{font-weight:bold}
.ga-part .ga-big{font-size:18px;font-weight:bold}
.ga-part .ga-s{font-size:11px;fill:var(--ga-soft)}
.ga-part :where(text)[class^=ga-l]{font-weight:bold;text-anchor:middle}
.ga-part .ga-m{text-anchor:middle}
.ga-part .ga-e{text-anchor:end}
.ga-part text{pointer-events:none}
.ga-through{pointer-events:none}
"""

FILLS: Fills = {  # what the pictures of all games have
    "ground": ("paper", "line", 1),
    "cell card chip plank": ("cell", "line", 1),
    "turn": ("glow", "prop", 1.4),
    "hit": ("none", "none", 0),
    "closed": ("shut", "line", 1),
    "floor": ("", "line", 1),
    "gap": ("", "line", 1.2),
    "slot": ("slot", "line", 1),
    "done": ("cell", "good", 2),
    "tick": ("", "good", 2.6),
    "sign": ("", "soft", 1.8),
    "solid": ("soft", "", 0),
    "vp": ("vp", "", 0),
    "back": ("back", "paper", 1),
    "back-sign": ("", "on-back", 1.4),
    "crown": ("lamp", "ink", 1.3),
    "symbol": ("on-p", "", 0),
    **{f"p{n}": (f"p{n}", "", 0) for n in range(4)},
}
MORE = (  # what one rule of a class cannot say
    ".ga-hit{pointer-events:all}",
    ".ga-gap{stroke-dasharray:3 2}",
    ".ga-symbol{pointer-events:none}",
    ".ga-part .ga-lv{fill:var(--ga-on-vp)}.ga-part .ga-lback{fill:var(--ga-on-back)}",
)


def _variables(theme: Mapping[str, str]) -> str:
    return "".join(f"--ga-{name}:{colour};" for name, colour in theme.items())


def _forced(theme: str) -> str:
    return ",".join(f'[data-theme="{theme}"] {one}' for one in _PICTURES.split(","))


def _rule(kinds: str, fill: str, stroke: str, width: float) -> str:
    paint = "none" if fill in ("", "none") else f"var(--ga-{fill})"
    line = f";stroke:var(--ga-{stroke});stroke-width:{width:g}" if stroke and width else ""
    classes = ",".join(f".ga-{kind}" for kind in kinds.split(" "))
    return f"{classes}{{fill:{paint}{line}}}"


def rules(fills: Fills, more: tuple[str, ...]) -> str:
    """Text and shapes, coloured by variables: those of the house, then a game's own."""
    made = [_rule(kinds, *paint) for kinds, paint in {**FILLS, **fills}.items()]
    return _TEXT.replace("\n", "") + "".join((*made, *MORE, *more))


def sheet(themes: Themes, rules: str) -> str:
    """CSS for the parts of a game; every class begins with `ga-`."""
    light, dark, paper = (_variables(themes[name]) for name in ("light", "dark", "print"))
    return (
        f"{_PICTURES},{_forced('light')}{{{light}}}"
        f"@media (prefers-color-scheme:dark){{{_PICTURES}{{{dark}}}}}"
        f"{_forced('dark')}{{{dark}}}"
        f"@media print{{{_PICTURES},{_forced('light')},{_forced('dark')}{{{paper}}}}}" + rules
    )


_PRINT_FONTS = {  # families that a typesetter brings along, so that a sheet looks the same everywhere
    "Arial,Helvetica,sans-serif": '"Libertinus Serif",Georgia,serif',
    'Georgia,"Times New Roman",serif': '"Libertinus Serif",Georgia,serif',
}


def print_sheet(theme: Mapping[str, str], rules: str, letters: tuple[str, ...]) -> str:
    """The same rules in the colours of one theme for a typesetter: no variables, no media, no partial matches."""
    css = re.sub(r"var\(--ga-([\w-]+)\)", lambda name: theme[name[1]], rules)
    for screen, paper in _PRINT_FONTS.items():
        css = css.replace(screen, paper)
    kinds = ",".join(f".ga-part .ga-l{kind}" for kind in ("", *letters))
    return css.replace(
        ".ga-part :where(text)[class^=ga-l]{", f'{kinds}{{font-family:"DejaVu Sans Mono",monospace;'
    )
