"""The colours of the picture in its three themes, and which text stands on which ground."""

from __future__ import annotations

from glueckauf.core.draw import palette as house
from glueckauf.games.signal.parts import COLOURS, GOODS

LIGHT = {
    **house.LIGHT,
    "land": "#e9ecd9",
    "ballast": "#c9bfa9",
    "way": "#2a241d",
    "post-red": "#b3261e",
    "post-green": "#1f7a3f",
    "on-post": "#ffffff",
    "on-green": "#ffffff",
    "disc": "#4a4f54",
    "on-disc": "#ffffff",
    "city": "#fffaf0",
    "port": "#d3e3ea",
    "place": "#f7ecc9",
    "black": "#211f1d",
    "brown": "#7b4a22",
    "grey": "#656c72",
    "on-train": "#ffffff",
    "halo": "#fff3c4",
    "yellow": "#e8bd2e",
    "blue": "#3a73b8",
    "red": "#c23a2e",
    "white": "#ffffff",
    "loss": "#9c2a22",
    "signal": "#d7e8d3",
    "switch": "#dcdde6",
    "drive": "#f1dcc4",
}

DARK = {
    **house.DARK,
    "land": "#232a24",
    "ballast": "#4f483d",
    "way": "#f1e9dc",
    "post-red": "#ef7d72",
    "post-green": "#7cc795",
    "on-post": "#1a1714",
    "on-green": "#1a1714",
    "disc": "#b3bac0",
    "on-disc": "#1a1714",
    "city": "#3a342d",
    "port": "#2b4450",
    "place": "#4d4220",
    "black": "#0c0b0a",
    "brown": "#8f5a2e",
    "grey": "#9ba3aa",
    "on-train": "#ffffff",
    "halo": "#6b5a26",
    "yellow": "#e8bd2e",
    "blue": "#6aa3e6",
    "red": "#e0685c",
    "white": "#f6f2ea",
    "loss": "#f7a49a",
    "signal": "#2f4632",
    "switch": "#3a3d4c",
    "drive": "#503c28",
}

PRINT = {
    **dict.fromkeys(LIGHT, house.WHITE),
    **house.PRINT,
    **dict.fromkeys(("way", "post-red", "on-green", "disc", "black", "loss"), house.BLACK),
    "ballast": "#cfcfcf",
    "on-post": "#ffffff",
    "post-green": "#ffffff",
    "brown": "#8a8a8a",
    "grey": "#d2d2d2",
    "yellow": "#e4e4e4",
    "blue": "#7f7f7f",
    "red": "#a8a8a8",
}

THEMES = {"light": LIGHT, "dark": DARK, "print": PRINT}

# Text (letters and symbols too) and the ground it stands on.
PAIRS = (
    *house.PAIRS,
    *((ink, ground) for ink in ("ink", "soft") for ground in ("land", "city", "port", "place")),
    *(("ink", ground) for ground in ("signal", "switch", "drive", "halo")),
    ("loss", "cell"),
)
# Shapes that must be told from their ground: three to one is enough for those.
SHAPES = (
    ("way", "land"),
    ("way", "ballast"),
    ("disc", "land"),
    ("on-disc", "disc"),
    ("on-post", "post-red"),
    ("on-green", "post-green"),
    ("edge", "land"),  # the outline of trains, posts and goods
    ("edge", "city"),
    ("edge", "port"),
    ("edge", "cell"),
    ("rail", "land"),
)
assert {*COLOURS, *GOODS} <= set(LIGHT)
