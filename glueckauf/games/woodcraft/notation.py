"""Text ↔ moves. Knows the words of the game, not legality; one token is one decision, or chance (*).

    "keep/" order           the order kept at set-up         "take/" order  an order of the pool
  * "yellow/" faces, "brown/" faces                          the dice of the round, ascending
    "die/" column           the secret choice: a die         "order"  the secret choice: an order
  * "first/" seat           who goes first of those level
    "lantern/" row "," column                                "line/row", "line/column"
    "value/" n              of a die that a line gives       "chest/" chest  where the chestnut goes
    "complete/" order [sub] "offcut/" die [sub]              "fill/" chest  a blueberry into it
    "glue/" die "+" die "=" colour [sub]                     "saw/" die "=" n "+" n [sub]
    "adjust/" die "+"|"-" n "sell/" material                 "hire/" helper
    "gain/" die|material    the timber's die, the supplier's gift    "end"  of the free actions
  * "extra/" die            five players                     * "rival/" die, "drop/" place  solo
    sub = ":" material ">" material    crossed out and used as another, by the substitute

A move *is* its text (a `str`) and knows its parts. Reading is strict: every move is written in exactly
one way, and anything else is a NotationError with the column.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from glueckauf.core import notation
from glueckauf.core.notation import Move as Move
from glueckauf.core.notation import Scan
from glueckauf.games.woodcraft.parts import (
    CHESTS,
    COLOURS,
    DICE,
    DIE_AT,
    FACES,
    HELPERS,
    LETTERS,
    MATERIALS,
    ROWS,
    SIZE,
)

Sub = tuple[int, int] | None  # crossed out, used as: places in MATERIALS


class Keep(Move):
    __slots__ = ("order",)
    order: str


class Rolled(Move):
    """Chance: the dice of a colour."""

    __slots__ = ("colour", "values")
    colour: int
    values: tuple[int, ...]


class Column(Move):
    """The secret choice of a die."""

    __slots__ = ("column",)
    column: int


class Order(Move):
    """The secret choice of an order."""

    __slots__ = ()


class First(Move):
    __slots__ = ("seat",)
    seat: int


class Take(Move):
    __slots__ = ("order",)
    order: str


class Lantern(Move):
    __slots__ = ("column", "row")
    row: int
    column: int


class Line(Move):
    __slots__ = ("is_row",)
    is_row: bool


class Value(Move):
    __slots__ = ("value",)
    value: int


class Chest(Move):
    """A chestnut into a slot of this chest."""

    __slots__ = ("chest",)
    chest: str


class Fill(Move):
    """A blueberry into a slot of this chest."""

    __slots__ = ("chest",)
    chest: str


class Paid(Move):
    """A free action that needs materials, one of which the substitute may replace."""

    __slots__ = ("sub",)
    sub: Sub


class Complete(Paid):
    __slots__ = ("order",)
    order: str


class Glue(Paid):
    __slots__ = ("colour", "dice")
    dice: tuple[int, int]
    colour: int


class Saw(Paid):
    __slots__ = ("die", "parts")
    die: int
    parts: tuple[int, int]


class Offcut(Paid):
    __slots__ = ("die",)
    die: int


class Adjust(Move):
    __slots__ = ("by", "die")
    die: int
    by: int


class Sell(Move):
    __slots__ = ("material",)
    material: int


class Hire(Move):
    __slots__ = ("helper",)
    helper: str


class GainDie(Move):
    __slots__ = ("die",)
    die: int


class GainMaterial(Move):
    __slots__ = ("material",)
    material: str


class End(Move):
    __slots__ = ()


class Extra(Move):
    __slots__ = ("die",)
    die: int


class Rival(Move):
    __slots__ = ("die",)
    die: int


class Drop(Move):
    __slots__ = ("place",)
    place: int


# --- Writing: the parts of a move give its text ---------------------------------------------


@cache
def keep(order: str) -> Keep:
    move = Keep(f"keep/{order}")
    move.order = order
    return move


@cache
def rolled(colour: int, values: tuple[int, ...]) -> Rolled:
    move = Rolled(f"{COLOURS[colour]}/{''.join(map(str, values))}")
    move.colour, move.values = colour, values
    return move


@cache
def column(number: int) -> Column:
    move = Column(f"die/{number}")
    move.column = number
    return move


@cache
def first(seat: int) -> First:
    move = First(f"first/{seat}")
    move.seat = seat
    return move


@cache
def take(order: str) -> Take:
    move = Take(f"take/{order}")
    move.order = order
    return move


@cache
def lantern(row: int, column: int) -> Lantern:
    """The cell, counted from 0 here and from 1 in the text."""
    move = Lantern(f"lantern/{row + 1},{column + 1}")
    move.row, move.column = row, column
    return move


@cache
def line(is_row: bool) -> Line:
    move = Line("line/row" if is_row else "line/column")
    move.is_row = is_row
    return move


@cache
def value(number: int) -> Value:
    move = Value(f"value/{number}")
    move.value = number
    return move


@cache
def chest(name: str) -> Chest:
    move = Chest(f"chest/{name}")
    move.chest = name
    return move


@cache
def fill(name: str) -> Fill:
    move = Fill(f"fill/{name}")
    move.chest = name
    return move


def _subbed(text: str, sub: Sub) -> str:
    return f"{text}:{MATERIALS[sub[0]]}>{MATERIALS[sub[1]]}" if sub else text


@cache
def complete(order: str, sub: Sub = None) -> Complete:
    move = Complete(_subbed(f"complete/{order}", sub))
    move.order, move.sub = order, sub
    return move


@cache
def glue(a: int, b: int, colour: int, sub: Sub = None) -> Glue:
    """Two dice in the order of DICE, and the colour of the one that stays."""
    move = Glue(_subbed(f"glue/{DICE[a]}+{DICE[b]}={LETTERS[colour]}", sub))
    move.dice, move.colour, move.sub = (a, b), colour, sub
    return move


@cache
def saw(die: int, small: int, large: int, sub: Sub = None) -> Saw:
    move = Saw(_subbed(f"saw/{DICE[die]}={small}+{large}", sub))
    move.die, move.parts, move.sub = die, (small, large), sub
    return move


@cache
def offcut(die: int, sub: Sub = None) -> Offcut:
    move = Offcut(_subbed(f"offcut/{DICE[die]}", sub))
    move.die, move.sub = die, sub
    return move


@cache
def adjust(die: int, by: int) -> Adjust:
    move = Adjust(f"adjust/{DICE[die]}{by:+d}")
    move.die, move.by = die, by
    return move


@cache
def sell(material: int) -> Sell:
    move = Sell(f"sell/{MATERIALS[material]}")
    move.material = material
    return move


@cache
def hire(helper: str) -> Hire:
    move = Hire(f"hire/{helper}")
    move.helper = helper
    return move


@cache
def gain_die(die: int) -> GainDie:
    move = GainDie(f"gain/{DICE[die]}")
    move.die = die
    return move


@cache
def gain_material(material: str) -> GainMaterial:
    move = GainMaterial(f"gain/{material}")
    move.material = material
    return move


@cache
def extra(die: int) -> Extra:
    move = Extra(f"extra/{DICE[die]}")
    move.die = die
    return move


@cache
def rival(die: int) -> Rival:
    move = Rival(f"rival/{DICE[die]}")
    move.die = die
    return move


@cache
def drop(place: int) -> Drop:
    move = Drop(f"drop/{place}")
    move.place = place
    return move


ORDER = Order("order")
END = End("end")


# --- Reading --------------------------------------------------------------------------------

_FACES = "".join(map(str, range(1, FACES + 1)))
_CHESTS = tuple(sorted(CHESTS, key=lambda word: -len(word)))


@notation.one_token
def read(scan: Scan) -> Move:
    """The move of one token; NotationError if it is none."""
    for word, reader in _READERS.items():
        if scan.take(word):
            return reader(scan)
    raise scan.expected("a move, such as die/3, take/I-05, lantern/1,2, saw/Y6=1+5, hire/trader")


def read_line(line: str) -> list[Move]:
    """The moves of a line: tokens with exactly one space between them."""
    return notation.read_line(line, read)


def _card(scan: Scan) -> str:
    phase = scan.word(("II-", "I-"), "an order, such as I-05 or II-13")
    digits = [scan.one_of("0123456789", "the two digits of an order") for _ in range(2)]
    return phase + "".join(digits)


def _die(scan: Scan) -> int:
    return DIE_AT[scan.word(DICE, "a die, such as Y4 or B1")]


def _face(scan: Scan) -> int:
    return int(scan.one_of(_FACES, "a value from 1 to 6"))


def _material(scan: Scan) -> int:
    return MATERIALS.index(scan.word(MATERIALS, "saw, glue or offcut"))


def _sub(scan: Scan) -> Sub:
    if not scan.take(":"):
        return None
    given = _material(scan)
    scan.needs(">")
    return given, _material(scan)


def _rolled(colour: int) -> Callable[[Scan], Move]:
    def reader(scan: Scan) -> Move:
        values = [_face(scan)]
        while scan.at < len(scan.text) and len(values) < FACES:
            values.append(int(scan.one_of(_FACES[values[-1] - 1 :], "values in ascending order")))
        return rolled(colour, tuple(values))

    return reader


def _lantern(scan: Scan) -> Move:
    lines = _FACES[:SIZE]
    row = int(scan.one_of(lines, f"a row from 1 to {SIZE}"))
    scan.needs(",")
    return lantern(row - 1, int(scan.one_of(lines, f"a column from 1 to {SIZE}")) - 1)


def _complete(scan: Scan) -> Move:
    order = _card(scan)
    return complete(order, _sub(scan))


def _glue(scan: Scan) -> Move:
    a = _die(scan)
    scan.needs("+")
    at = scan.at
    b = _die(scan)
    if b < a:
        scan.at = at
        raise scan.expected("dice in order: yellow before brown, ascending values")
    scan.needs("=")
    colour = LETTERS.index(scan.one_of(LETTERS, "a colour, Y or B"))
    return glue(a, b, colour, _sub(scan))


def _saw(scan: Scan) -> Move:
    die = _die(scan)
    scan.needs("=")
    small = _face(scan)
    scan.needs("+")
    large = int(scan.one_of(_FACES[small - 1 :], "the larger part"))
    return saw(die, small, large, _sub(scan))


def _offcut(scan: Scan) -> Move:
    die = _die(scan)
    return offcut(die, _sub(scan))


def _adjust(scan: Scan) -> Move:
    die = _die(scan)
    sign = scan.one_of("+-", "+ or -")
    return adjust(die, int(sign + str(_face(scan))))


def _gain(scan: Scan) -> Move:
    if scan.text[scan.at : scan.at + 1] in tuple(LETTERS):
        return gain_die(_die(scan))
    return gain_material(scan.word(ROWS, "a die or a material"))


def _digit(make: Callable[[int], Move], digits: str, what: str) -> Callable[[Scan], Move]:
    return lambda scan: make(int(scan.one_of(digits, what)))


_READERS: dict[str, Callable[[Scan], Move]] = {
    "keep/": lambda scan: keep(_card(scan)),
    "yellow/": _rolled(0),
    "brown/": _rolled(1),
    "die/": _digit(column, _FACES, "a column from 1 to 6"),
    "order": lambda scan: ORDER,
    "first/": _digit(first, "01234", "a seat from 0 to 4"),
    "take/": lambda scan: take(_card(scan)),
    "lantern/": _lantern,
    "line/": lambda scan: line(scan.word(("row", "column"), "row or column") == "row"),
    "value/": lambda scan: value(_face(scan)),
    "chest/": lambda scan: chest(scan.word(_CHESTS, "a chest")),
    "fill/": lambda scan: fill(scan.word(_CHESTS, "a chest")),
    "complete/": _complete,
    "glue/": _glue,
    "saw/": _saw,
    "offcut/": _offcut,
    "adjust/": _adjust,
    "sell/": lambda scan: sell(_material(scan)),
    "hire/": lambda scan: hire(scan.word(HELPERS, "a helper")),
    "gain/": _gain,
    "end": lambda scan: END,
    "extra/": lambda scan: extra(_die(scan)),
    "rival/": lambda scan: rival(_die(scan)),
    "drop/": _digit(drop, "123456789", "a place of the pool from 1 to 9"),
}
