"""The colours that all pictures share, in three themes, and which text stands on which ground.

Python holds them as data, so that a test can compute the contrast of every pair. A game adds
colours of its own.
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
    "iron": "#4a4f54",
    "lamp": "#f6c453",
    "glow": "#fbe6a8",
    "prop": "#8a6a46",
    "rail": "#6e6457",
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
}

DARK = {
    "paper": "#201d1a",
    "seam": "#201d1a",
    "cell": "#2d2925",
    "shut": "#262320",
    "line": "#5e554a",
    "ink": "#f1e9dc",
    "soft": "#c3b7a5",
    "iron": "#9aa2a8",
    "lamp": "#ffd36b",
    "glow": "#5b4a25",
    "prop": "#8a6a46",
    "rail": "#8d8374",
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
}

WHITE, BLACK = "#ffffff", "#000000"
PRINT = {
    **dict.fromkeys(LIGHT, WHITE),
    **dict.fromkeys(("ink", "soft", "line", "iron", "rail", "prop", "edge", "seam", "good"), BLACK),
    **dict.fromkeys(("vp", "back", "p0", "p1", "p2", "p3"), BLACK),
    "shut": "#e8e8e8",
}

THEMES = {"light": LIGHT, "dark": DARK, "print": PRINT}

# Text (letters and symbols too) and the ground it stands on.
PAIRS = (
    *((ink, ground) for ink in ("ink", "soft") for ground in ("paper", "cell", "slot", "shut")),
    *(("ink", ground) for ground in ("coin", "glow")),
    *(("on-p", f"p{seat}") for seat in range(4)),
    *((f"p{seat}", "cell") for seat in range(4)),
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
