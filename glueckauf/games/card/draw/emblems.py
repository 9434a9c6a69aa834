"""Crests, lorries, wagons, engines and destinations, each drawn about a point.

Every crest, engine and destination has a shape and letters beside its colour, so that the picture
can be read without colours. The letters of destinations are the first two of their words.
"""

from __future__ import annotations

from functools import cache

from glueckauf.core.draw.signs import Shape, outline
from glueckauf.core.draw.svg import text
from glueckauf.games.card.parts import WILD, Lorry

# --- Crests: a wheel, a four-leaved clover, a tower, the head of a fox; 20 units each ----------

_CRESTS: dict[str, Shape] = {
    "w": (-9.6, 0, "a9.6 9.6 0 1 1 0 .1z"),
    "c": (
        -3.2,
        -3.2,
        "a4.2 4.2 0 1 1 6.4 0a4.2 4.2 0 1 1 0 6.4a4.2 4.2 0 1 1-6.4 0a4.2 4.2 0 1 1 0-6.4z",
    ),
    "t": (-8, -9.6, "h4v2.8h2.4v-2.8h3.2v2.8h2.4v-2.8h4v6.6h-1.6v12h-12.8v-12h-1.6z"),
    "f": (
        -9.6,
        -10,
        "l5.4 4.6h8.4l5.4-4.6q1.6 6.4.4 10.4l-4.4 3.4-5.6 6.4-5.6-6.4-4.4-3.4q-1.2-4 .4-10.4z",
    ),
}
_SPOKES: Shape = (
    0,
    -9.4,
    "v3m0 12.8v3m-9.4-9.4h3m12.8 0h3m-16-6.6 2 2m9.2 9.2 2 2m-13.2 0 2-2m9.2-9.2 2-2",
)
_LETTER = {"w": 4, "c": 4, "t": 5.4, "f": 4}
_QUARTERS = {"w": "v-9.4a9.4 9.4 0 0 0-9.4 9.4z", "c": "h9.4a9.4 9.4 0 0 0-9.4-9.4z"}
_QUARTERS |= {"t": "v9.4a9.4 9.4 0 0 0 9.4-9.4z", "f": "h-9.4a9.4 9.4 0 0 0 9.4 9.4z"}


@cache
def crest(letter: str, x: float = 0, y: float = 0) -> str:
    """The crest of a lorry, a wagon or a dock; the wild one shows the colours of all four."""
    if letter == WILD:
        quarters = "".join(outline(each, (0, 0, way), x, y) for each, way in _QUARTERS.items())
        hub = outline("wild", (-5.4, 0, "a5.4 5.4 0 1 1 0 .1z"), x, y)
        return quarters + hub + text(x, y + 7, WILD, "l")
    body = outline(letter, _CRESTS[letter], x, y)
    if letter == "w":
        body += outline("spoke", _SPOKES, x, y)
    return body + text(x, y + _LETTER[letter], letter, "lx")


# --- Lorries ----------------------------------------------------------------------------------

_TUB: Shape = (-8.4, -4.4, "h16.8l-2.2 10.4h-12.4z")
_HEAP: Shape = (-7, -4.4, "q1-4 4-3.2 2-2.6 4.4-.8 4-.8 5.2 4z")
_WHEELS: Shape = (-4, 7.4, "h.1m7.8 0h.1")


@cache
def tubs(letter: str, *places: tuple[float, float]) -> str:
    """Lorries of a crest, full of coal; each 17 wide and 19 high about its letter."""
    body = _drawn("heap", _HEAP, places) + _drawn("wheels", _WHEELS, places)
    body += _drawn(f"{letter}1", _TUB, places)
    across = " ".join(f"{x:g}" for x, _ in places)
    down = " ".join(f"{y + 4.2:g}" for _, y in places)
    return f'{body}<text class="ga-lx" x="{across}" y="{down}">{letter * len(places)}</text>'


def _drawn(kind: str, shape: Shape, places: tuple[tuple[float, float], ...]) -> str:
    """The same shape in several places, as one path."""
    dx, dy, steps = shape
    path = "".join(f"M{x + dx:g} {y + dy:g}{steps}" for x, y in places)
    return f'<path class="ga-{kind}" d="{path}"/>'


@cache
def load(card: Lorry, x: float, y: float) -> str:
    """The lorries of a card beside one another; of a single one also its points. 38 wide."""
    left, right = (x - 9.2, y), (x + 9.2, y)
    if card.lorries == 2:
        return tubs(card.crest, left, right)
    shield = outline("vp", (-7, -8, "h14v8q0 5.6-7 8-7-2.4-7-8z"), x + 9.6, y)
    return tubs(card.crest, left) + shield + text(x + 9.6, y + 3.4, str(card.vp), "lv")


@cache
def required(lorries: int, x: float, y: float) -> str:
    """A lorry as a sign, with the number an order requires."""
    body = outline("wheels", _WHEELS, x, y) + outline("plate", _TUB, x, y)
    return body + text(x, y + 4.2, str(lorries), "l")


# --- Wagons and engines -----------------------------------------------------------------------

_BED: Shape = (-20, 0, "h40v13h-40zm0 4.4h40m-40 4.4h40")
_BED_WHEELS: Shape = (-13, 15.6, "h.1m6.4 0h.1m12.8 0h.1m6.4 0h.1")


@cache
def wagon(letter: str, x: float, y: float) -> str:
    """An open wagon with its crest on its side, 42 wide; (x, y) is the middle of its rim."""
    body = outline("wheels", _BED_WHEELS, x, y) + outline("bed", _BED, x, y)
    return body + crest(letter, x, y + 6.5)


_ENGINE: Shape = (
    -18,
    8,
    "v-17h-2v-3h15v3h-2v4.5h13v-6h-1.8v-2.6h7.6v2.6h-1.8v6h2.4q3.8 0 3.8 4.4v8.1l3 4h-6z",
)
_CAB: Shape = (-15.4, -6.6, "h6v5.4h-6z")
_ENGINE_WHEELS: Shape = (-13, 10.6, "h.1m9.6 0h.1m9 0h.1m7.6 1h.1")
_PLATES: dict[str, Shape] = {
    "red": (-6.6, 0, "a6.6 6.6 0 1 1 0 .1z"),
    "green": (-6, -6, "h12v12h-12z"),
    "blue": (0, -8, "l8 8-8 8-8-8z"),
    "yellow": (-3.8, -6.6, "h7.6l3.8 6.6-3.8 6.6h-7.6l-3.8-6.6z"),
}


@cache
def engine(colour: str, x: float, y: float) -> str:
    """A steam engine 40 wide and 28 high, with a plate: its shape and letter tell the colour."""
    body = outline("axles", _ENGINE_WHEELS, x, y) + outline(colour, _ENGINE, x, y)
    body += outline("cab", _CAB, x, y) + outline("plate", _PLATES[colour], x + 4.4, y + 1)
    return body + text(x + 4.4, y + 5, colour[0], "l")


# --- Destinations: barracks, furnaces, factories, steamboats; 24 wide and 18 high --------------

_PLACES: dict[str, Shape] = {
    "barracks": (
        -12,
        8,
        "v-9l3-6h18l3 6v9zm3-6v3.4h3.4v-3.4zm5.6 0v3.4h3.4v-3.4zm5.6 0v3.4h3.4v-3.4z",
    ),
    "furnaces": (-8, 8, "l2.6-12h-1.2v-2.4h9.2v2.4h-1.2l2.6 12zm4.4 0v-4.4h3.2v4.4zm9.6 0v-8h6v8z"),
    "factories": (
        -12,
        8,
        "v-9l5-4v4l5-4v4l5-4v4h1.6l.6-8.6h3l.6 8.6h1v9zm3-5.6v3h4v-3zm7 0v3h4v-3zm7 0v3h4v-3z",
    ),
    "steamboats": (
        -12,
        2,
        "h5v-5h3.6v-6h3.4v6h3v-3h2.4v3h2.6v5h4.6l-3.4 6.4h-17.4zm7.6-3v2h3v-2zm5 0v2h3v-2z",
    ),
}
_FLAME: Shape = (-2.8, -7, "q-1.4-3 1-4.6 0 1.6 1.6 1.6.2-2 2.2-2.6-.2 2 1 3.2.4 1.2-.2 2.4z")


@cache
def destination(name: str, x: float, y: float) -> str:
    """The sign of a destination."""
    fire = outline("flame", _FLAME, x - 2, y) if name == "furnaces" else ""
    return fire + outline("works", _PLACES[name], x, y)


# --- Kinds of cards as signs --------------------------------------------------------------------

_GLYPHS: dict[str, tuple[Shape, Shape]] = {  # a solid part, and lines
    "lorry": ((-8, -5, "h16l-2.4 9h-11.2z"), (-4, 6.4, "h.1m7.8 0h.1")),
    "wagon": ((-11, -4, "h22v7h-22z"), (-7, 6, "h.1m4 0h.1m6 0h.1m4 0h.1")),
    "engine": (
        (-11, 4, "v-11h8v3h7v-4h4.6v4h1q2.4 0 2.4 3v5z"),
        (-7.4, 6, "h.1m6.6 0h.1m6.6 0h.1"),
    ),
}


@cache
def glyph(kind: str, x: float, y: float) -> str:
    """A lorry, a wagon or an engine of any crest or colour."""
    solid, wheels = _GLYPHS[kind]
    return outline("solid", solid, x, y) + outline("wheels", wheels, x, y)
