"""The colours of the picture in its three themes, and which text stands on which ground."""

from __future__ import annotations

from glueckauf.core.draw import palette as house
from glueckauf.games.card.parts import DESTINATIONS

LIGHT = {
    **house.LIGHT,
    "sky": "#d9e4e6",
    "hill": "#b9c9b4",
    "brick": "#b0654a",
    "roof": "#5b463c",
    "rock": "#d9c5a2",
    "seam-coal": "#bda686",
    "siding": "#e6dcc8",
    "ramp": "#e9e2d3",
    "w": "#4a6a80",
    "c": "#4f7436",
    "t": "#7d5374",
    "f": "#ad4f1d",
    "on-crest": "#ffffff",
    "red": "#b5392f",
    "green": "#3f7d55",
    "blue": "#3c6fae",
    "yellow": "#e3b63a",
    "barracks": "#e8d3b4",
    "furnaces": "#f3c9b3",
    "factories": "#d5d8dc",
    "steamboats": "#c5dde6",
    "idea": "#fbe9b4",
    "aim": "#d9e6cf",
    "token": "#f0cd77",
    "coal": "#332d28",
    "bed": "#8a6a46",
    "due": "#6b4a12",
}

DARK = {
    **house.DARK,
    "sky": "#222d38",
    "hill": "#2b3a38",
    "brick": "#7a4634",
    "roof": "#3a2e28",
    "rock": "#463b2d",
    "seam-coal": "#332b23",
    "siding": "#35302a",
    "ramp": "#302c28",
    "w": "#9dc0d6",
    "c": "#a3c987",
    "t": "#d8a9cd",
    "f": "#f0a277",
    "on-crest": "#1a1714",
    "red": "#d9685d",
    "green": "#6aab80",
    "blue": "#6f9fd8",
    "yellow": "#e3b63a",
    "barracks": "#574630",
    "furnaces": "#643d2d",
    "factories": "#444a51",
    "steamboats": "#2d4c58",
    "idea": "#57491f",
    "aim": "#36482c",
    "token": "#6a5423",
    "coal": "#0f0d0c",
    "bed": "#8a6a46",
    "due": "#efe3cb",
}

PRINT = {
    **dict.fromkeys(LIGHT, house.WHITE),
    **house.PRINT,
    **dict.fromkeys(("roof", "coal", "due", "w", "c", "t", "f"), house.BLACK),
    "red": "#a8a8a8",
    "green": "#c4c4c4",
    "blue": "#8f8f8f",
    "yellow": "#e4e4e4",
    "seam-coal": "#e0e0e0",
}

THEMES = {"light": LIGHT, "dark": DARK, "print": PRINT}

# Text (letters and symbols too) and the ground it stands on.
PAIRS = (
    *house.PAIRS,
    *(("on-crest", crest) for crest in "wctf"),
    *(("ink", destination) for destination in DESTINATIONS),
    *((ink, ground) for ink in ("ink", "soft") for ground in ("rock", "siding", "ramp")),
    *(("ink", ground) for ground in ("idea", "aim", "token", "sky", "hill")),
)
# Shapes that must be told from their ground: three to one is enough for those.
SHAPES = (
    *((crest, ground) for crest in "wctf" for ground in ("cell", "ramp", "rock", "siding")),
    *((f"p{seat}", ground) for seat in range(4) for ground in ("cell", "slot")),
    *(("edge", ground) for ground in ("cell", "ramp", "aim")),  # outlines of engines
)
