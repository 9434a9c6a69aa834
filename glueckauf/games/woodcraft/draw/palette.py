"""The colours of the picture in its three themes, and which text stands on which ground."""

from __future__ import annotations

from glueckauf.core.draw import palette as house
from glueckauf.games.woodcraft.parts import COLOURS

LIGHT = {
    **house.LIGHT,
    "p4": "#7a4a00",  # a fifth player sits at no other table
    "bench": "#e9d8b8",
    "groove": "#b08a58",
    "sheet": "#fffdf6",
    "fold": "#ded5c2",
    "pencil": "#a3195b",
    "yellow": "#f2c230",
    "on-yellow": "#2a241d",
    "brown": "#75451f",
    "on-brown": "#ffffff",
    "yellow-box": "#fdf0c2",
    "brown-box": "#ecd9c4",
    "blade": "#aab4bc",
    "glue": "#f7f3e6",
    "cap": "#c0392b",
    "offcut": "#d8a35f",
    "blueberry": "#45569f",
    "lantern": "#f0a03c",
    "unlit": "#f1e8d6",
    "chestnut": "#7d3f1b",
    "nut": "#e2c08c",
    "rosette": "#b3261e",
    "on-rosette": "#ffffff",
    "chest": "#cfa76d",
    "apron": "#7f8f6a",
}

DARK = {
    **house.DARK,
    "p4": "#f0c060",
    "bench": "#3b3023",
    "groove": "#8a6a46",
    "sheet": "#2a2723",
    "fold": "#4c453b",
    "pencil": "#ff9ccb",
    "yellow": "#e8bd2e",
    "on-yellow": "#1a1714",
    "brown": "#8a5a30",
    "on-brown": "#ffffff",
    "yellow-box": "#4b411f",
    "brown-box": "#4a3524",
    "blade": "#8d979f",
    "glue": "#d8d0bc",
    "cap": "#d9685d",
    "offcut": "#b98748",
    "blueberry": "#7f90dd",
    "lantern": "#ffb454",
    "unlit": "#3a342d",
    "chestnut": "#a9623a",
    "nut": "#a07f4c",
    "rosette": "#f7a49a",
    "on-rosette": "#1a1714",
    "chest": "#7d5f38",
    "apron": "#8a9a74",
}

PRINT = {
    **dict.fromkeys(LIGHT, house.WHITE),
    **house.PRINT,
    **dict.fromkeys(("p4", "groove", "fold", "pencil", "rosette"), house.BLACK),
    **dict.fromkeys(("on-yellow", "on-brown"), house.BLACK),
    **dict.fromkeys(("brown", "brown-box"), "#d6d6d6"),
    "blueberry": "#c8c8c8",
    "chestnut": "#b4b4b4",
    "blade": "#dcdcdc",
    "offcut": "#e8e8e8",
    "lantern": "#dcdcdc",
    "apron": "#cccccc",
}

THEMES = {"light": LIGHT, "dark": DARK, "print": PRINT}

# Text (letters and symbols too) and the ground it stands on.
PAIRS = (
    *house.PAIRS,
    ("on-p", "p4"),
    ("p4", "cell"),
    *((f"on-{colour}", colour) for colour in COLOURS),
    *((ink, ground) for ink in ("ink", "soft") for ground in ("bench", "sheet")),
    *(("ink", ground) for ground in ("yellow-box", "brown-box")),
    *(("pencil", ground) for ground in ("sheet", "yellow-box", "brown-box", "cell")),
    ("on-rosette", "rosette"),
    ("good", "sheet"),
)
# Shapes that must be told from their ground: three to one is enough for those.
SHAPES = (
    *(
        ("edge", ground)
        for ground in ("bench", "sheet", "cell", "unlit", "yellow-box", "brown-box")
    ),
    ("pencil", "unlit"),
    ("rosette", "cell"),
    ("rosette", "sheet"),
)
