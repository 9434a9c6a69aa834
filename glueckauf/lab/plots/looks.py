"""Colours, markers and hatches: nothing is told by a colour alone.

The colours are those of Okabe and Ito (2008), which everybody can tell apart. The first four read as
lines on both papers; those after them are for areas, which have an outline.
"""

from __future__ import annotations

from typing import NamedTuple

from glueckauf.core.draw.palette import BLACK, DARK, LIGHT, WHITE

BLUE, RED, GREEN, PURPLE = "#0072b2", "#d55e00", "#009e73", "#cc79a7"
SKY, ORANGE, YELLOW = "#56b4e9", "#e69f00", "#f0e442"


class Theme(NamedTuple):
    paper: str
    ink: str  # of words and outlines
    soft: str  # of what stands beside
    grid: str
    grey: str  # the eighth colour
    cells: tuple[str, str, str]  # of few, some and many


THEMES = {
    "light": Theme(
        WHITE, LIGHT["ink"], LIGHT["soft"], "#e2dfd9", "#8a8a8a", ("#f2f6fa", SKY, "#0b3a5e")
    ),
    "dark": Theme(
        DARK["paper"],
        DARK["ink"],
        DARK["soft"],
        "#45403a",
        "#9a9a9a",
        ("#2b3138", "#2f7fb5", "#d6ecfb"),
    ),
}

DASHES = ((), (7, 3), (2, 3), (9, 3, 2, 3))  # of lines, ink and gap
MARKERS = "osD^vPX"  # by matplotlib's names; charts.py draws the same
HATCHES = ("", "/", "\\", ".", "x", "-", "|")


def theme(name: str) -> Theme:
    if name not in THEMES:
        raise ValueError(f"theme must be one of {', '.join(THEMES)}, not {name!r}")
    return THEMES[name]


class Look(NamedTuple):
    """How the n-th series looks; one after another differs in more than its colour."""

    colour: str
    marker: str
    hatch: str
    dash: tuple[int, ...]


def look(n: int, on: Theme) -> Look:
    colours = (BLUE, RED, GREEN, PURPLE, SKY, ORANGE, YELLOW, on.grey)
    return Look(
        colours[n % len(colours)],
        MARKERS[n % len(MARKERS)],
        HATCHES[n % len(HATCHES)],
        DASHES[n % len(DASHES)],
    )


def shade(part: float, on: Theme) -> str:
    """The colour of a cell that has this part of the most, from 0 to 1."""
    few, some, many = on.cells
    part = min(1.0, max(0.0, part))
    return _between(few, some, 2 * part) if part < 0.5 else _between(some, many, 2 * part - 1)


def _between(one: str, other: str, part: float) -> str:
    pairs = zip(_channels(one), _channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


def _channels(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[n : n + 2], 16) for n in (1, 3, 5))


def contrast(one: str, other: str) -> float:
    """As WCAG counts it, from 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = (channel / 255 for channel in _channels(colour))
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def ink_on(ground: str) -> str:
    """What is better read on it: dark or white letters."""
    return max((WHITE, BLACK), key=lambda ink: contrast(ink, ground))
