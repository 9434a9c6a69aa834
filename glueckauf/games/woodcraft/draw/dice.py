"""Dice: yellow ones are round at the corners, brown ones cut; pips and a letter beside the colour."""

from __future__ import annotations

from functools import cache

from glueckauf.core.draw.signs import Shape, outline
from glueckauf.core.draw.svg import box, text
from glueckauf.games.woodcraft.draw.labels import phrase
from glueckauf.games.woodcraft.parts import COLOURS, colour_of, value_of

STEP = 37  # from one die to the next: a die and its letter
HALF = 13
_SHAPES: dict[str, Shape] = {
    "yellow": (-13, -7, "q0-6 6-6h14q6 0 6 6v14q0 6-6 6h-14q-6 0-6-6z"),
    "brown": (-13, -8, "l5-5h16l5 5v16l-5 5h-16l-5-5z"),
}
_SMALL: dict[str, Shape] = {
    "yellow": (-11, -4, "q0-5 5-5h12q5 0 5 5v8q0 5-5 5h-12q-5 0-5-5z"),
    "brown": (-11, -5, "l4-4h14l4 4v10l-4 4h-14l-4-4z"),
}
_PIPS = {
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


def letter(language: str, colour: str) -> str:
    """The letter of a colour, for whoever does not see colours."""
    return phrase(language, "letter", colour=colour)


@cache
def die(language: str, number: int) -> str:
    """A die about a point, with its letter in a tag at the lower right."""
    colour, value = COLOURS[colour_of(number)], value_of(number)
    body = outline(colour, _SHAPES[colour], 0, 0)
    pips = "".join(f"M{6.6 * x:g} {6.6 * y:g}h0" for x, y in _PIPS[value])
    body += f'<path class="ga-pips-{colour}" d="{pips}"/>'
    tag = outline("tag", (6.9, 13.5, "a6.6 6.6 0 1 1 0 .1z"), 0, 0)
    return body + tag + text(13.5, 17.4, letter(language, colour), "l")


FRAME = box(-HALF - 3, -HALF - 3, 2 * HALF + 6, 2 * HALF + 6, "face ga-hit", 6)
"""What is highlighted of a die: its own edge would be lost on brown wood."""


@cache
def small_die(language: str, number: int, x: float, y: float) -> str:
    """A printed die, 22 wide and 18 high: its letter and its value."""
    colour = COLOURS[colour_of(number)]
    words = f"{letter(language, colour)}{value_of(number)}"
    return outline(colour, _SMALL[colour], x, y) + text(x, y + 4.2, words, f"l{colour}")


@cache
def blank_die(language: str, colour: str, words: str, x: float, y: float) -> str:
    """A printed die of any value, with a word for it: "Y?", "B±"."""
    told = f"{letter(language, colour)}{words}"
    return outline(colour, _SMALL[colour], x, y) + text(x, y + 4.2, told, f"l{colour}")
