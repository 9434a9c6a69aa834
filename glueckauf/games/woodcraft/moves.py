"""Moves: each *is* its text (a `str`) and knows its parts. The parts give the text; notation.py reads it."""

from __future__ import annotations

from functools import cache

from glueckauf.core.notation import Move as Move
from glueckauf.games.woodcraft.parts import COLOURS, DICE, LETTERS, MATERIALS

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
