"""Goals of a checkpoint, read: cards, docks and zones as a file names them (`goals`)."""

from __future__ import annotations

from glueckauf.core.fields import Field, unknown
from glueckauf.games.card.parts import DOCKS, ENGINES, STACKS
from glueckauf.games.card.rules import State
from glueckauf.games.goals import MOST, Amount, amount, seat


def words(field: Field, state: State, kind: str) -> tuple[str, ...]:
    """Cards of this kind by their words."""
    return tuple(card(item, state, kind) for item in field.items(f"{kind} cards", 1, 26))


def card(field: Field, state: State, kind: str, word: str | None = None) -> str:
    """A card of the game by its word."""
    word = field.text() if word is None else word
    known = dict.fromkeys(map(str, state.rules.decks[kind]))
    if word not in known:
        field.wrong(unknown(f"{kind} card", word, known))
    return word


def docks(field: Field, state: State) -> dict[int, tuple[str, tuple[str, ...]]]:
    """By dock: the colour of the engine or "", and wagons like w or *=c1.1."""
    found = {}
    for name, item in _by_dock(field).items():
        given = item.table(("engine", "wagons"))
        if not given:
            item.wrong('must name an engine or wagons, like { engine = "red", wagons = ["w"] }')
        engine = given["engine"].one_of("engine", ENGINES) if "engine" in given else ""
        items = given["wagons"].items("wagons", 1, 40) if "wagons" in given else []
        found[int(name)] = (engine, tuple(_wagon(one, state) for one in items))
    return found


def _by_dock(field: Field) -> dict[str, Field]:
    given = field.table(map(str, DOCKS))
    if not given:
        field.wrong('must name a dock, like { 1 = { engine = "red" } }')
    return given


def _wagon(field: Field, state: State) -> str:
    crest, equals, load = field.text().partition("=")
    card(field, state, "wagon", crest)
    if equals:
        card(field, state, "lorry", load)
    return field.text()


def loads(field: Field, state: State) -> dict[int, Amount]:
    return {int(name): amount(item, state) for name, item in _by_dock(field).items()}


def zones(field: Field, state: State) -> dict[str, tuple[int, int]]:
    """By zone: who placed there last, and how many workers; 0: nobody has."""
    found = {}
    for name, item in field.table(state.layout.zones).items():
        given = item.table(("seat", "workers"), {"seat": "0", "workers": "2"})
        found[name] = (seat(given["seat"], state), given["workers"].number(0, MOST))
    return found


def seats(field: Field, state: State) -> tuple[int, ...]:
    return tuple(seat(item, state) for item in field.items("seats", 1, len(state.players)))


def shift(field: Field, state: State) -> int:
    return field.number(1, len(state.layout.tokens))


def zone_of(field: Field, state: State) -> str:
    """A zone of this table."""
    return field.one_of("zone", state.layout.zones)


def stack_of(field: Field, state: State) -> str:
    return field.one_of("stack", STACKS)
