"""The things on the table as values: tiles, orders, pits, players, and what is pending.

Everything here is a NamedTuple: frozen, hashable, equal by content, and `repr` rebuilds it. Of the
pure Python kinds measured by tests/bench/representation.py they are the cheapest that cannot be
changed by accident. Coal is a word of the letters y b g k in this order ("ybgg"): it reads like
the notation, and its length is its number.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

COLOURS = "ybgk"
LEVELS = (1, 2, 3, 4)
SURFACE = 0
TRANSPORTS = ("barrow", "carriage", "motorcar", "engine")
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LABELS: tuple[str, ...] = (
    *LETTERS,
    *(first + second for first in LETTERS for second in LETTERS),
)
LEVEL_OF = {colour: level for level, colour in enumerate(COLOURS, start=1)}


class Tile(NamedTuple):
    """A tunnel tile (GA-1.2): one letter per cart, and the side of the pit it belongs to."""

    carts: str
    light: bool

    @property
    def level(self) -> int:
        return LEVEL_OF[self.carts[0]]

    def __str__(self) -> str:
        return self.carts + ("+" if self.light else "-")


class Order(NamedTuple):
    """An order card (GA-1.3)."""

    transport: str
    squares: str
    vp: int

    def __str__(self) -> str:
        return f"{self.transport}:{self.squares}"


FACE_DOWN_TILE = Tile("?", light=False)
FACE_DOWN_ORDER = Order("?", "?", 0)


class Outstanding(NamedTuple):
    """An order a player works on: what lies on each square.

    "" is empty, "g" one coal, "yb" a pair; "y+" is the first half of a pair.
    """

    label: str
    order: Order
    squares: tuple[str, ...]


class Mine(NamedTuple):
    """A pit: cage level and load, the coal on the carts of levels 1–4, storage, bought tiles."""

    level: int
    cage: str
    carts: tuple[str, str, str, str]
    storage: str
    tiles: tuple[Tile, ...]

    def _repr_svg_(self) -> str:
        from glueckauf.games.board.draw import pit_picture

        return pit_picture(self)


class Player(NamedTuple):
    miners: int
    marks: int
    vp: int
    mine: Mine
    orders: tuple[Outstanding, ...]
    delivered: tuple[Order, ...]


class Crew(NamedTuple):
    """The miners standing on one work space; all of one player (GA-3.2)."""

    seat: int
    miners: int


NOBODY = Crew(-1, 0)


Card = TypeVar("Card", Tile, Order)


class Stack(NamedTuple, Generic[Card]):
    """A face-down stack from the top, and for each card who knows it (a bit per seat).

    A player knows what a draw space showed until somebody else puts those cards back anew.
    """

    cards: tuple[Card, ...]
    known: tuple[int, ...]


class Drafting(NamedTuple):
    """Pending before the first shift: the row of orders; a taken place stays empty (GA-2.3)."""

    row: tuple[Order | None, ...]


class Half(NamedTuple):
    """The square on which the first coal of a pair has just been put (GA-5.2)."""

    label: str
    square: str


class Mining(NamedTuple):
    """Pending while a player mines (GA-5.1)."""

    steps_left: int
    half: Half | None = None


class Look(NamedTuple):
    """Pending on a draw space: the cards looked at; next: keep one or none (GA-4.5, GA-7.3)."""

    space: str
    cards: tuple[Tile | Order, ...]


class Return(NamedTuple):
    """Pending after `keep`: the cards at these places (from 1) go back on the stack."""

    space: str
    cards: tuple[Tile | Order, ...]
    places: tuple[int, ...]


class Shortage(NamedTuple):
    """Pending when the supply cannot serve a bought tile: carts still to be filled (GA-4.3)."""

    space: str
    level: int
    carts: int
    then: Return | None


Pending = Drafting | Mining | Look | Return | Shortage | None


# --- Small questions about values -----------------------------------------------------------


@lru_cache(maxsize=4096)
def with_coal(coals: str, colour: str) -> str:
    """This coal and one more, in the order y b g k."""
    return "".join(sorted(coals + colour, key=COLOURS.index))


def without_coal(coals: str, colour: str) -> str:
    return coals.replace(colour, "", 1)


@lru_cache(maxsize=4096)
def colours_in(coals: str) -> tuple[str, ...]:
    return tuple(colour for colour in COLOURS if colour in coals)


@lru_cache(maxsize=4096)
def empty_colours(printed: str, squares: tuple[str, ...]) -> str:
    """The colours of the empty squares of an order, each once."""
    waiting = {colour for colour, coal in zip(printed, squares, strict=True) if not coal}
    return "".join(colour for colour in COLOURS if colour in waiting)


@lru_cache(maxsize=4096)
def all_filled(squares: tuple[str, ...]) -> bool:
    return all(coal and coal[-1] != "+" for coal in squares)


def coal_on(outstanding: Outstanding) -> str:
    return "".join(outstanding.squares).replace("+", "")


def coal_of(player: Player) -> str:
    """All coal a player owns: on carts, in the cage, in the storage, on outstanding orders."""
    mine = player.mine
    return "".join((mine.cage, mine.storage, *mine.carts, *map(coal_on, player.orders)))


def all_carts(mine: Mine) -> tuple[int, ...]:
    """Carts of each level, the printed one included (GA-1.5)."""
    carts = "".join([tile.carts for tile in mine.tiles]) + COLOURS
    return tuple(map(carts.count, COLOURS))


def carts_at(mine: Mine, level: int) -> int:
    """Carts of a level."""
    return all_carts(mine)[level - 1]


def free_label(player: Player) -> str:
    return _free_label(tuple([outstanding.label for outstanding in player.orders]))


@lru_cache(maxsize=4096)
def _free_label(used: tuple[str, ...]) -> str:
    for label in LABELS:
        if label not in used:
            return label
    raise AssertionError("more labels than any deck has orders")
