"""Text ↔ moves. Knows words, not legality; one token is one decision.

    turn     = send | draft
    send     = "workshop/" place | "mining/" n | "delivery/" transport | "money/" n
             | "order/" place | "pithead"
    place    = n | "draw"
    draft    = "draft/" n
    keep     = "keep/" ( n | "-" )                  after workshop/draw, order/draw
    put back = ( "top/" | "bottom/" ) digit …       the first named lies highest
    coal     = "coal/" colour                       a cart the supply cannot serve
    step     = level                                cage to level 1–4, or 0 = the surface
             | "+" colour                           load
             | [ "s:" ] colour ">" label            onto a square of its colour (s: from storage)
             | [ "s:" ] colour ">" label "." colour half of a pair onto a square of that colour
             | colour ">s"                          into the storage
             | "end"                                of mining, with steps left over
    colour   = "y" | "b" | "g" | "k"        label = "A" … "Z", "AA" …        n = 1, 2, …

A move *is* its text (a `str`) and knows its parts. Reading is strict: every move is written in
exactly one way, and anything else is a NotationError with the column.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from glueckauf.core import notation
from glueckauf.core.notation import Move as Move
from glueckauf.core.notation import Scan
from glueckauf.games.board.parts import COLOURS, LETTERS, TRANSPORTS

UPPER_CASE = tuple(LETTERS)  # a tuple, since "" is in every string


class Send(Move):
    """Send miners to a work space; how many is implied by the space."""

    __slots__ = ("kind", "number", "place")
    kind: str
    place: str
    number: int  # of a numbered place, else 0


class Draft(Move):
    __slots__ = ("place",)
    place: int


class Keep(Move):
    """Keep the card at this place of the look; 0 keeps none."""

    __slots__ = ("place",)
    place: int


class PutBack(Move):
    """Put the cards at these places back, the first one highest."""

    __slots__ = ("on_top", "places")
    on_top: bool
    places: tuple[int, ...]


class Choose(Move):
    """The colour for a cart that the supply cannot serve."""

    __slots__ = ("colour",)
    colour: str


class Ride(Move):
    __slots__ = ("level",)
    level: int


class Load(Move):
    __slots__ = ("colour",)
    colour: str


class Fill(Move):
    """One coal onto a square; as half of a pair where `pair` is True."""

    __slots__ = ("colour", "label", "pair", "square", "stored")
    colour: str
    label: str
    square: str
    pair: bool
    stored: bool


class Store(Move):
    __slots__ = ("colour",)
    colour: str


class End(Move):
    __slots__ = ()


# --- Writing: the parts of a move give its text ---------------------------------------------


@cache
def send(space: str) -> Send:
    move = Send(space)
    move.kind, _, move.place = space.partition("/")
    move.number = int(move.place) if move.place.isdigit() else 0
    return move


@cache
def draft(place: int) -> Draft:
    move = Draft(f"draft/{place}")
    move.place = place
    return move


@cache
def keep(place: int) -> Keep:
    move = Keep(f"keep/{place or '-'}")
    move.place = place
    return move


@cache
def put_back(on_top: bool, places: tuple[int, ...]) -> PutBack:
    move = PutBack(f"{'top' if on_top else 'bottom'}/{''.join(map(str, places))}")
    move.on_top, move.places = on_top, places
    return move


@cache
def choose(colour: str) -> Choose:
    move = Choose(f"coal/{colour}")
    move.colour = colour
    return move


@cache
def ride(level: int) -> Ride:
    move = Ride(level)
    move.level = level
    return move


@cache
def load(colour: str) -> Load:
    move = Load(f"+{colour}")
    move.colour = colour
    return move


@cache
def fill(colour: str, label: str, square: str = "", stored: bool = False) -> Fill:
    """Onto a square of its own colour, or, where `square` is given, as half of a pair."""
    target = f"{label}.{square}" if square else label
    move = Fill(f"{'s:' if stored else ''}{colour}>{target}")
    move.colour, move.label, move.stored = colour, label, stored
    move.pair, move.square = bool(square), square or colour
    return move


@cache
def store(colour: str) -> Store:
    move = Store(f"{colour}>s")
    move.colour = colour
    return move


END = End("end")


# --- Reading --------------------------------------------------------------------------------


@notation.one_token
def read(scan: Scan) -> Move:
    """The move of one token; NotationError if it is none."""
    return _turn_or_follow_up(scan) or _step(scan)


def read_line(line: str) -> list[Move]:
    """The moves of a line: tokens with exactly one space between them."""
    return notation.read_line(line, read)


def _colour(scan: Scan) -> str:
    return scan.one_of(COLOURS, "a colour y, b, g or k")


def _turn_or_follow_up(scan: Scan) -> Move | None:
    """A word, then "/" and what belongs to it; None if the token starts with none of the words."""
    readers: dict[str, Callable[[Scan], Move]] = {
        "workshop": _place,
        "mining": _number,
        "delivery": _transport,
        "money": _number,
        "order": _place,
        "draft": lambda scan: draft(scan.number()),
        "keep": lambda scan: keep(0 if scan.take("-") else scan.number()),
        "top": lambda scan: put_back(True, _digits(scan)),
        "bottom": lambda scan: put_back(False, _digits(scan)),
        "coal": lambda scan: choose(_colour(scan)),
    }
    for word, reader in readers.items():
        if scan.take(word):
            scan.needs("/")
            return reader(scan)
    if scan.take("pithead"):
        return send("pithead")
    return END if scan.take("end") else None


def _place(scan: Scan) -> Move:
    if not scan.take("draw"):
        scan.number()
    return send(scan.text[: scan.at])


def _number(scan: Scan) -> Move:
    scan.number()
    return send(scan.text[: scan.at])


def _transport(scan: Scan) -> Move:
    scan.word(TRANSPORTS, "a transport: " + ", ".join(TRANSPORTS))
    return send(scan.text[: scan.at])


def _digits(scan: Scan) -> tuple[int, ...]:
    places: list[int] = []
    while not places or scan.at < len(scan.text):
        place = int(scan.one_of("123456789", "places of the look, each a digit from 1"))
        if place in places:
            scan.at -= 1
            raise scan.expected("a place that was not named before")
        places.append(place)
    return tuple(places)


def _step(scan: Scan) -> Move:
    if scan.take("+"):
        return load(_colour(scan))
    first = scan.text[:1]
    if first and first in "01234":
        scan.at = 1
        return ride(int(first))
    stored = scan.take("s:")
    if not stored and (not first or first not in COLOURS):
        raise scan.expected("a move, such as money/4, mining/8, +g, 0, g>A, g>s or end")
    colour = _colour(scan)
    scan.needs(">")
    if not stored and scan.take("s"):
        return store(colour)
    start = scan.at
    while scan.at < start + 2 and scan.text[scan.at : scan.at + 1] in UPPER_CASE:
        scan.at += 1
    label = scan.text[start : scan.at]
    if not label:
        raise scan.expected("the label of an order, such as A" + ("" if stored else ", or s"))
    return fill(colour, label, _colour(scan) if scan.take(".") else "", stored)
