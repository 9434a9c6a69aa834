"""The pieces: coal, carts, miners, and the small signs of the works, each drawn about a point.

Coal has four shapes beside its four colours, and a letter; players have symbols that are none of
these shapes. So the picture can be read without colour.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from glueckauf.core.draw.signs import Shape, miner, outline
from glueckauf.core.draw.svg import piece, tally, text
from glueckauf.games.board.draw.labels import phrase

Places = Sequence[tuple[float, float]]


def _letter(language: str, colour: str, kind: str, x: float, y: float, small: bool = False) -> str:
    """What a colour begins with in this language; a second letter where two begin alike."""
    words = phrase(language, "letter", colour=colour)
    is_wide = len(words) > 1
    narrow = " ga-narrow" if is_wide else ""
    place = f' x="{x:g}"' if x else ""
    if small and is_wide:  # squeezed, whatever the font: no text is smaller
        place += ' textLength="11.4" lengthAdjust="spacingAndGlyphs"'
    return f'<text class="ga-{kind}{narrow}"{place} y="{y:g}">{words}</text>'


# --- Coal: circle, square, diamond, hexagon -------------------------------------------------

_COAL = {
    "y": (-8.6, 0, "a8.6 8.6 0 1 1 0 .1z"),
    "b": (-7.9, -7.9, "h15.8v15.8h-15.8z"),
    "g": (0, -9.8, "l9.8 9.8-9.8 9.8-9.8-9.8z"),
    "k": (-4.8, -8.4, "h9.6l4.8 8.4-4.8 8.4h-9.6l-4.8-8.4z"),
}
_SMALL_COAL = {
    "y": (-6.6, 0, "a6.6 6.6 0 1 1 0 .1z"),
    "b": (-6, -6, "h12v12h-12z"),
    "g": (0, -7.9, "l7.9 7.9-7.9 7.9-7.9-7.9z"),
    "k": (-3.7, -6.5, "h7.4l3.7 6.5-3.7 6.5h-7.4l-3.7-6.5z"),
}


TOUCH = '<path class="ga-hit" d="M-12-12h24v24h-24z"/>'  # as small as a finger can choose it


@cache
def coal(language: str, colour: str, number: int = 1) -> str:
    """A coal that can be pointed at, or so many of them."""
    body = outline(f"face ga-coal ga-{colour}", _COAL[colour], 0, 0)
    body = TOUCH + body + _letter(language, colour, f"l{colour}", 0, 4)
    return piece(f"coal:{colour}", body, number=number)


@cache
def lying_coal(language: str, colour: str, x: float, y: float, small: bool = False) -> str:
    """A coal as a part of something else."""
    shape = (_SMALL_COAL if small else _COAL)[colour]
    return outline(colour, shape, x, y) + _letter(language, colour, f"l{colour}", x, y + 4, small)


@cache
def wanted(language: str, colour: str, x: float = 0, y: float = 0, small: bool = False) -> str:
    """The outline of a coal that is missing."""
    shape = (_SMALL_COAL if small else _COAL)[colour]
    return outline(f"{colour}0", shape, x, y) + _letter(language, colour, "l", x, y + 4, small)


# --- Carts: the coal about (x, y), the rim 8.4 below ----------------------------------------

_TUB = (-11, 8.4, "h22l-2.4 13h-17.2z")
_WHEELS = (-5.4, 23.8, "h.1m10.6 0h.1")


def _drawn(kind: str, shape: Shape, places: Places) -> str:
    """The same shape in several places, as one path."""
    dx, dy, steps = shape
    path = "".join([f"M{x + dx:g} {y + dy:g}{steps}" for x, y in places])
    return f'<path class="ga-{kind}" d="{path}"/>'


def wheels(places: Places) -> str:
    """The wheels of all carts in these places."""
    return _drawn("wheels", _WHEELS, places)


def empty_tubs(language: str, colour: str, places: Places) -> str:
    """Carts without coal, but for their wheels."""
    letters = "".join(_letter(language, colour, "l", x, y + 18.8) for x, y in places)
    return _drawn(f"{colour}1", _TUB, places) + letters


@cache
def tub(language: str, colour: str, x: float, y: float) -> str:
    """A cart in its colour, as printed on a tile, but for its wheels."""
    return outline(colour, _TUB, x, y) + _letter(language, colour, f"l{colour}", x, y + 18.8)


@cache
def full_cart(language: str, colour: str, load: str) -> str:
    """A cart of one colour with a coal, which may be of another (GA-4.3); without its wheels."""
    return coal(language, load) + tub(language, colour, 0, 0)


# --- Players ---------------------------------------------------------------------------------


def miners(
    seat: int, number: int, x: float, y: float, place: str, *, is_tight: bool = False
) -> str:
    """A miner and how many they are; 38 units wide from x - 10, hence no sign before two digits."""
    words = f"{number}" if number > 9 or is_tight else f"×{number}"
    told = tally(f"{place}.{seat}", x + 12, y + 9, words, "n")
    return piece(f"miner:{seat}", miner(seat, x, y) + told, number=number)


# --- Signs -----------------------------------------------------------------------------------

BARRED = '<path class="ga-sign" d="M-6.5 0a6.5 6.5 0 1 1 0 .1zM-4.6 4.6 4.6-4.6"/>'
PICK = (
    '<path class="ga-sign" d="M-7 8 5-4"/><path class="ga-tool" d="M-4-8.6Q6-9 8.6 4 3-4-4-8.6z"/>'
)
SUN = (-3.6, 0, "a3.6 3.6 0 1 1 0 .1zm3.6-5.4v-2m0 12.8v2m-5.4-7.4h-2m12.8 0h2")
MOON = (2, -6, "a6.2 6.2 0 1 0 4 9.4 5 5 0 0 1-4-9.4z")
SCALES = '<path class="ga-sign" d="M0-7V7M-4 7H4M-8-5H8M-8-5-10.5 1H-5.5zM8-5 5.5 1H10.5z"/>'
TICK = '<circle class="ga-done" r="7"/><path class="ga-tick" d="M-4 .4-1 3.4 4-3"/>'


RIMS = (-9.4, 0, "a9.4 9.4 0 1 1 0 .1zm1.8 0a7.6 7.6 0 1 1 0 .1z")


@cache
def coin(number: int, x: float, y: float) -> str:
    """So many marks: a silver coin with its rim."""
    return outline("coin", RIMS, x, y) + text(x, y + 4, str(number), "l")


@cache
def points(number: int, x: float, y: float) -> str:
    """So many victory points, on a shield."""
    shield = (-10, -9, "h20v10q0 7-10 10-10-3-10-10z")
    return outline("vp", shield, x, y) + text(x, y + 4, str(number), "lv")


def back(width: int, height: int) -> str:
    """A card or tile face down: a crossed hammer and pick."""
    return (
        f'<path class="ga-back" d="M{-width / 2:g} {-height / 2:g}h{width}v{height}h{-width}z"/>'
        '<path class="ga-back-sign" d="M-7 7 6-6M7 7-6-6M-9-4-3-9M3-9Q9-8 10-3"/>'
    )


_TRANSPORT = {  # body and lines, wheels; a window is a hole in the body, wound the other way
    "barrow": ((-12, -6, "h18l-4 9h-8zm3 10.6 3-1.6h9l11-7m-12 7 2 5.4"), (-9.4, 5, "h.1")),
    "carriage": (
        (
            *(-15, -6),
            "h12l-1 8h-10zm11 7h8m-4-.4q.4-3.6 4-3.6h4.4l2.6-4.6 4 3-.6 1.6-2.6-.4-.8 4.4.6 7.4h-1.6"
            "l-1-5.8h-4.6l-1 5.8h-1.6v-5.6l-1.8 2.2z",
        ),
        (-12, 4.8, "h.1m7.5 0h.1"),
    ),
    "motorcar": (
        (-15, -4.6, "h16.4v9h-16.4zm17.4-3.4h5.6l2.6 6h3.8v6.4h-12zm2 2v4h4.2l-1.6-4z"),
        (-9.6, 5, "h.1m18.3 0h.1"),
    ),
    "engine": (
        (-14, -9, "h10v5h8l-.6-5.4h5.2l-.6 5.4h3v4.6l3.6 4.4h-28.6zm2.4 2.4v4.2h5v-4.2z"),
        (-9.4, 4.8, "h.1m8.3.4h.1m7.6 0h.1"),
    ),
}


@cache
def transport(kind: str, x: float, y: float) -> str:
    """A pictogram 30 wide and 17 high: wheelbarrow, horse and cart, lorry, steam engine."""
    body, wheels = _TRANSPORT[kind]
    return outline("ride", body, x, y) + outline("tyres", wheels, x, y)
