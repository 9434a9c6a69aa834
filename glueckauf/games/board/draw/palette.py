"""The colours of the picture in its three themes, and which text stands on which ground.

Python holds them as data, so that a test can compute the contrast of every pair.
"""

from __future__ import annotations

LIGHT = {
    "paper": "#f4eee1",
    "seam": "#f4eee1",
    "cell": "#fffaf0",
    "shut": "#e2d9c8",
    "line": "#b5a68d",
    "ink": "#2a241d",
    "soft": "#5d5246",
    "sky": "#d9e4e6",
    "hill": "#b9c9b4",
    "cloud": "#f1f5f4",
    "brick": "#b0654a",
    "mortar": "#d9a88f",
    "roof": "#5b463c",
    "iron": "#4a4f54",
    "lamp": "#f6c453",
    "glow": "#fbe6a8",
    "turf": "#7d935c",
    "s1": "#dcc9a5",
    "s2": "#ccb594",
    "s3": "#b9a488",
    "s4": "#a5937f",
    "shaft": "#4b443d",
    "light": "#f7e7bd",
    "dark": "#5c554f",
    "plate-light": "#fbdf94",
    "plate-dark": "#857a6f",
    "moon": "#fff6dc",
    "prop": "#8a6a46",
    "rail": "#6e6457",
    "y": "#f1c232",
    "b": "#7b4a25",
    "g": "#a3a8ab",
    "k": "#26221f",
    "on-y": "#241f18",
    "on-b": "#ffffff",
    "on-g": "#1d1b19",
    "on-k": "#ffffff",
    "y-tint": "#f9e8ae",
    "b-tint": "#dfc4aa",
    "g-tint": "#dfe2e4",
    "k-tint": "#bfb8af",
    "edge": "#3a322a",
    "slot": "#efe6d2",
    "p0": "#9c2a22",
    "p1": "#215288",
    "p2": "#22603a",
    "p3": "#6d3d87",
    "on-p": "#ffffff",
    "vp": "#33564c",
    "on-vp": "#ffffff",
    "coin": "#d5dcdf",
    "back": "#6d5a49",
    "on-back": "#ffffff",
    "good": "#2d6e45",
    "d1": "#f9ebc6",
    "d2": "#f0dab3",
    "d3": "#e6cba8",
    "d0": "#e5ded0",
}

DARK = {
    "paper": "#201d1a",
    "seam": "#201d1a",
    "cell": "#2d2925",
    "shut": "#262320",
    "line": "#5e554a",
    "ink": "#f1e9dc",
    "soft": "#c3b7a5",
    "sky": "#222d38",
    "hill": "#2b3a38",
    "cloud": "#2f3c48",
    "brick": "#7a4634",
    "mortar": "#93604b",
    "roof": "#3a2e28",
    "iron": "#9aa2a8",
    "lamp": "#ffd36b",
    "glow": "#5b4a25",
    "turf": "#4b5c38",
    "s1": "#4a4031",
    "s2": "#41372b",
    "s3": "#382f27",
    "s4": "#2e2823",
    "shaft": "#141210",
    "light": "#5d4e2e",
    "dark": "#12100f",
    "plate-light": "#7f6a38",
    "plate-dark": "#2f2b28",
    "moon": "#fff6dc",
    "prop": "#8a6a46",
    "rail": "#8d8374",
    "y": "#f1c232",
    "b": "#8f5a30",
    "g": "#a3a8ab",
    "k": "#0f0d0c",
    "on-y": "#241f18",
    "on-b": "#ffffff",
    "on-g": "#1d1b19",
    "on-k": "#ffffff",
    "y-tint": "#5f5120",
    "b-tint": "#57381f",
    "g-tint": "#4d5357",
    "k-tint": "#171412",
    "edge": "#e0d5c3",
    "slot": "#3a342d",
    "p0": "#f7a49a",
    "p1": "#8fbcf0",
    "p2": "#8ccf9f",
    "p3": "#d9b2ec",
    "on-p": "#1a1714",
    "vp": "#a5d6c4",
    "on-vp": "#16211d",
    "coin": "#49525a",
    "back": "#77634f",
    "on-back": "#ffffff",
    "good": "#8ccf9f",
    "d1": "#4e4022",
    "d2": "#473a26",
    "d3": "#392f26",
    "d0": "#2a2622",
}

WHITE, BLACK = "#ffffff", "#000000"
PRINT = {
    **dict.fromkeys(LIGHT, WHITE),
    **dict.fromkeys(("ink", "soft", "line", "iron", "rail", "prop", "roof", "edge"), BLACK),
    **dict.fromkeys(("on-y", "on-b", "on-g", "good", "turf", "mortar", "seam"), BLACK),
    **dict.fromkeys(("vp", "k", "back", "p0", "p1", "p2", "p3"), BLACK),
    "b": "#e4e4e4",
    "g": "#c4c4c4",
    "dark": "#b4b4b4",
    "plate-dark": "#d8d8d8",
    "shaft": "#d0d0d0",
    "shut": "#e8e8e8",
}

THEMES = {"light": LIGHT, "dark": DARK, "print": PRINT}

# Text (letters and symbols too) and the ground it stands on.
PAIRS = (
    *((ink, ground) for ink in ("ink", "soft") for ground in ("paper", "cell", "slot", "shut")),
    *(("ink", ground) for ground in ("s1", "s2", "s3", "s4", "coin", "glow")),
    *(("ink", ground) for ground in ("d0", "d1", "d2", "d3")),
    *((f"on-{colour}", colour) for colour in "ybgk"),
    *(("ink", f"{colour}-tint") for colour in "ybgk"),
    *(("on-p", f"p{seat}") for seat in range(4)),
    *((f"p{seat}", ground) for seat in range(4) for ground in ("cell", "d0", "d1", "d2", "d3")),
    ("on-vp", "vp"),
    ("on-back", "back"),
    ("good", "cell"),
)


def luminance(colour: str) -> float:
    """Relative luminance as the contrast rules for web content (WCAG) define it."""
    channels = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """From 1 (equal) to 21 (black and white)."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
