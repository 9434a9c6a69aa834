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

from glueckauf.core import notation
from glueckauf.core.notation import Scan
from glueckauf.games.woodcraft import moves as note
from glueckauf.games.woodcraft.moves import Move, Sub
from glueckauf.games.woodcraft.parts import (
    CHESTS,
    DICE,
    DIE_AT,
    FACES,
    HELPERS,
    LETTERS,
    MATERIALS,
    ROWS,
    SIZE,
)

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
        return note.rolled(colour, tuple(values))

    return reader


def _lantern(scan: Scan) -> Move:
    lines = _FACES[:SIZE]
    row = int(scan.one_of(lines, f"a row from 1 to {SIZE}"))
    scan.needs(",")
    return note.lantern(row - 1, int(scan.one_of(lines, f"a column from 1 to {SIZE}")) - 1)


def _complete(scan: Scan) -> Move:
    order = _card(scan)
    return note.complete(order, _sub(scan))


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
    return note.glue(a, b, colour, _sub(scan))


def _saw(scan: Scan) -> Move:
    die = _die(scan)
    scan.needs("=")
    small = _face(scan)
    scan.needs("+")
    large = int(scan.one_of(_FACES[small - 1 :], "the larger part"))
    return note.saw(die, small, large, _sub(scan))


def _offcut(scan: Scan) -> Move:
    die = _die(scan)
    return note.offcut(die, _sub(scan))


def _adjust(scan: Scan) -> Move:
    die = _die(scan)
    sign = scan.one_of("+-", "+ or -")
    return note.adjust(die, int(sign + str(_face(scan))))


def _gain(scan: Scan) -> Move:
    if scan.text[scan.at : scan.at + 1] in tuple(LETTERS):
        return note.gain_die(_die(scan))
    return note.gain_material(scan.word(ROWS, "a die or a material"))


def _digit(make: Callable[[int], Move], digits: str, what: str) -> Callable[[Scan], Move]:
    return lambda scan: make(int(scan.one_of(digits, what)))


_READERS: dict[str, Callable[[Scan], Move]] = {
    "keep/": lambda scan: note.keep(_card(scan)),
    "yellow/": _rolled(0),
    "brown/": _rolled(1),
    "die/": _digit(note.column, _FACES, "a column from 1 to 6"),
    "order": lambda scan: note.ORDER,
    "first/": _digit(note.first, "01234", "a seat from 0 to 4"),
    "take/": lambda scan: note.take(_card(scan)),
    "lantern/": _lantern,
    "line/": lambda scan: note.line(scan.word(("row", "column"), "row or column") == "row"),
    "value/": lambda scan: note.value(_face(scan)),
    "chest/": lambda scan: note.chest(scan.word(_CHESTS, "a chest")),
    "fill/": lambda scan: note.fill(scan.word(_CHESTS, "a chest")),
    "complete/": _complete,
    "glue/": _glue,
    "saw/": _saw,
    "offcut/": _offcut,
    "adjust/": _adjust,
    "sell/": lambda scan: note.sell(_material(scan)),
    "hire/": lambda scan: note.hire(scan.word(HELPERS, "a helper")),
    "gain/": _gain,
    "end": lambda scan: note.END,
    "extra/": lambda scan: note.extra(_die(scan)),
    "rival/": lambda scan: note.rival(_die(scan)),
    "drop/": _digit(note.drop, "123456789", "a place of the pool from 1 to 9"),
}
