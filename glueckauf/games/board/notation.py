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
from functools import cache, lru_cache

from glueckauf.core.errors import NotationError
from glueckauf.games.board.parts import COLOURS, LETTERS, TRANSPORTS

UPPER_CASE = tuple(LETTERS)  # a tuple, since "" is in every string
DIGITS = tuple("0123456789")


class Move(str):
    """A move that has been read."""

    __slots__ = ()


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


@lru_cache(maxsize=8192)
def _read(token: str) -> Move:
    scan = _Scan(token)
    move = _turn_or_follow_up(scan) or _step(scan)
    scan.finish()
    return move


def read(token: str) -> Move:
    """The move of one token; NotationError if it is none."""
    if type(token) is not str:
        return token if isinstance(token, Move) else _read(str(token))
    return _read(token)


def read_line(line: str) -> list[Move]:
    """The moves of a line: tokens with exactly one space between them."""
    moves: list[Move] = []
    column = 0
    for token in line.split(" "):
        try:
            moves.append(read(token))
        except NotationError as error:
            raise NotationError(line, column + error.column, error.expected) from None
        column += len(token) + 1
    return moves


class _Scan:
    """A token and how far it has been read."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def expected(self, what: str) -> NotationError:
        return NotationError(self.text, self.at + 1, what)

    def take(self, word: str) -> bool:
        """Read this word if it stands here."""
        if not self.text.startswith(word, self.at):
            return False
        self.at += len(word)
        return True

    def one_of(self, letters: str, what: str) -> str:
        letter = self.text[self.at : self.at + 1]
        if not letter or letter not in letters:
            raise self.expected(what)
        self.at += 1
        return letter

    def colour(self) -> str:
        return self.one_of(COLOURS, "a colour y, b, g or k")

    def number(self) -> int:
        end = self.at
        while self.text[end : end + 1] in DIGITS:
            end += 1
        digits = self.text[self.at : end]
        if not digits or digits[0] == "0" or len(digits) > 3:
            raise self.expected("a number from 1 to 999")
        self.at = end
        return int(digits)

    def finish(self) -> None:
        if self.at < len(self.text):
            raise self.expected("the end of the move")


def _turn_or_follow_up(scan: _Scan) -> Move | None:
    """A word, then "/" and what belongs to it; None if the token starts with none of the words."""
    readers: dict[str, Callable[[_Scan], Move]] = {
        "workshop": _place,
        "mining": _number,
        "delivery": _transport,
        "money": _number,
        "order": _place,
        "draft": lambda scan: draft(scan.number()),
        "keep": lambda scan: keep(0 if scan.take("-") else scan.number()),
        "top": lambda scan: put_back(True, _digits(scan)),
        "bottom": lambda scan: put_back(False, _digits(scan)),
        "coal": lambda scan: choose(scan.colour()),
    }
    for word, reader in readers.items():
        if scan.take(word):
            if not scan.take("/"):
                raise scan.expected("/")
            return reader(scan)
    if scan.take("pithead"):
        return send("pithead")
    return END if scan.take("end") else None


def _place(scan: _Scan) -> Move:
    if not scan.take("draw"):
        scan.number()
    return send(scan.text[: scan.at])


def _number(scan: _Scan) -> Move:
    scan.number()
    return send(scan.text[: scan.at])


def _transport(scan: _Scan) -> Move:
    for transport in TRANSPORTS:
        if scan.take(transport):
            return send(scan.text[: scan.at])
    raise scan.expected("a transport: " + ", ".join(TRANSPORTS))


def _digits(scan: _Scan) -> tuple[int, ...]:
    places: list[int] = []
    while not places or scan.at < len(scan.text):
        place = int(scan.one_of("123456789", "places of the look, each a digit from 1"))
        if place in places:
            scan.at -= 1
            raise scan.expected("a place that was not named before")
        places.append(place)
    return tuple(places)


def _step(scan: _Scan) -> Move:
    if scan.take("+"):
        return load(scan.colour())
    first = scan.text[:1]
    if first and first in "01234":
        scan.at = 1
        return ride(int(first))
    stored = scan.take("s:")
    if not stored and (not first or first not in COLOURS):
        raise scan.expected("a move, such as money/4, mining/8, +g, 0, g>A, g>s or end")
    colour = scan.colour()
    if not scan.take(">"):
        raise scan.expected(">")
    if not stored and scan.take("s"):
        return store(colour)
    start = scan.at
    while scan.at < start + 2 and scan.text[scan.at : scan.at + 1] in UPPER_CASE:
        scan.at += 1
    label = scan.text[start : scan.at]
    if not label:
        raise scan.expected("the label of an order, such as A" + ("" if stored else ", or s"))
    return fill(colour, label, scan.colour() if scan.take(".") else "", stored)
