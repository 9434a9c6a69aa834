"""Goals of a checkpoint, read: what a file may say of each word of the closed list (`goals`)."""

from __future__ import annotations

from glueckauf.core.fields import Field
from glueckauf.games.board.parts import COLOURS, LEVELS
from glueckauf.games.board.puzzles.cards import read_order_word, read_tile_word
from glueckauf.games.board.puzzles.pit.reading import read_coal
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import CATEGORIES
from glueckauf.games.goals import MOST
from glueckauf.games.goals import amount as amount
from glueckauf.games.goals import seat as seat
from glueckauf.games.goals import yes as yes

VALUES = ("vp", "squares", "complete", *(f"empty:{colour}" for colour in COLOURS))


def seats(field: Field, state: State) -> dict[int, int]:
    given = field.table([str(number) for number in range(len(state.players))])
    return {int(number): item.number(0, MOST) for number, item in given.items()}


def categories(field: Field, state: State) -> tuple[int, ...]:
    items = field.items("categories", 1, CATEGORIES)
    return tuple(item.number(1, CATEGORIES) for item in items)


def crews(field: Field, state: State) -> dict[str, tuple[int, int]]:
    found = {}
    for space, item in field.table([s for s in state.works.open if s != "pithead"]).items():
        crew = item.table(("seat", "miners"), {"seat": "0", "miners": "2"})
        found[space] = (seat(crew["seat"], state), crew["miners"].number(0, MOST))
    return found


def labels(field: Field, state: State) -> tuple[str, ...]:
    assert state.to_move is not None
    known = [order.label for order in state.players[state.to_move].orders]
    return tuple(item.one_of("order", known) for item in field.items("orders", 1, 26))


def orders(field: Field, state: State) -> tuple[str, ...]:
    items = field.items("orders", 1, 26)
    return tuple(str(read_order_word(item, state.rules)) for item in items)


def tiles(field: Field, state: State) -> tuple[str, ...]:
    return tuple(str(read_tile_word(i, state.rules)) for i in field.items("tiles", 1, 26))


def stacks(field: Field, state: State) -> dict[str, tuple[str, ...]]:
    given = field.table(("tiles", "orders"))
    if not given:
        field.wrong('must name cards, like { tiles = ["k-"] } or { orders = ["engine:kk"] }')
    readers = {"tiles": tiles, "orders": orders}
    return {name: readers[name](item, state) for name, item in given.items()}


def levels(field: Field, state: State) -> dict[int, str]:
    return {int(n): read_coal(item) for n, item in field.table([str(n) for n in LEVELS]).items()}


def cage(field: Field, state: State) -> tuple[int | None, str | None]:
    given = field.table(("level", "coal"))
    if not given:
        field.wrong('must name a level or coal, like { level = 0, coal = "y" }')
    level = given["level"].number(0, LEVELS[-1]) if "level" in given else None
    return level, read_coal(given["coal"]) if "coal" in given else None


def coal(field: Field, state: State) -> str:
    return read_coal(field)


def value(field: Field, state: State) -> dict[str, int]:
    given = field.table(VALUES)
    if not given:
        field.wrong(f"must name one of {', '.join(VALUES)}, like {{ vp = 12 }}")
    return {word: item.number(1, MOST) for word, item in given.items()}


def shift(field: Field, state: State) -> int:
    return field.number(1, state.rules.shifts)
