"""Records of this game: a table and its moves as a Record, and back.

map: central_europe
hands: sswtt …             by seat; `-` is an empty hand
green: POST …              where discs are not those of the first game
closed: JUNCTION=SECTION[,SECTION] …
places: 7 2 …              with tokens=places: the new number of each start place
"""

from __future__ import annotations

from collections.abc import Iterable

from glueckauf import games
from glueckauf.core.errors import FileError
from glueckauf.core.record import Record
from glueckauf.core.ruleset import is_number
from glueckauf.games.signal.maps import the_map
from glueckauf.games.signal.parts import NUMBERS
from glueckauf.games.signal.rules import State, setup
from glueckauf.games.signal.ruleset import Rules

_LINES = ("map", "hands", "green", "closed", "places")
_NONE = "-"  # a hand without cards


def record(start: State, moves: Iterable[str]) -> Record:
    """The record of a game that began with `start` (as `setup` made it) and went on with `moves`."""
    return games.record(start, moves)


def stacks(start: State) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The lines of the header for a state as `setup` made it."""
    on = start.layout.map
    lines = [("map", (on.name,)), ("hands", tuple(str(hand) or _NONE for hand in start.players))]
    if start.green != on.first_green:
        lines.append(("green", tuple(sorted(start.green))))
    if start.closed != on.first_closed:
        junctions = zip(on.junctions, start.closed, strict=True)
        lines.append(("closed", tuple(f"{name}={','.join(shut)}" for name, shut in junctions)))
    if start.rules.tokens == "places":
        numbers = dict(zip(start.places, NUMBERS, strict=True))
        lines.append(("places", tuple(str(numbers[place]) for place in on.starts)))
    return tuple(lines)


def opening(record: Record) -> State:
    """The table of a record before its first move."""
    lines = dict(record.stacks)
    names = [name for name, _ in record.stacks]
    if names != [name for name in _LINES if name in lines] or names[:2] != ["map", "hands"]:
        known = ", ".join(f"`{name}:`" for name in _LINES[2:])
        record.wrong(
            "header", f"expected `map:` and `hands:` after `start:`, then {known} where needed"
        )
    try:
        return _opened(record, lines)
    except FileError as error:
        if error.path == record.path:
            raise
        raise FileError(record.path, error.key, error.problem) from None


def _opened(record: Record, lines: dict[str, tuple[str, ...]]) -> State:
    rules = Rules.read(record.rules)
    if len(lines["map"]) != 1:
        record.wrong("map", "must name one map")
    if ("places" in lines) != (rules.tokens == "places"):
        record.wrong("places", "SS-11.1: `places:` stands in records with tokens=places only")
    if rules.extra_signal and "green" not in lines:
        record.wrong("green", "SS-10.1: `green:` must tell where the extra disc lies")
    return setup(
        record.players,
        start=record.start,
        rules=rules,
        map=the_map(lines["map"][0]),
        hands=["" if hand == _NONE else _in_order(record, hand) for hand in lines["hands"]],
        green=lines.get("green"),
        closed=_junctions(record, lines["closed"]) if "closed" in lines else None,
        places=_numbers(record, lines["places"]) if "places" in lines else None,
    )


def _in_order(record: Record, hand: str) -> str:
    if hand != "".join(sorted(hand, key="swt".find)):
        record.wrong("hands", f"{hand!r} must have its cards in the order s, w, t")
    return hand


def _junctions(record: Record, words: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for word in words:
        junction, equals, sections = word.partition("=")
        if not equals or junction in found:
            record.wrong("closed", f"{word!r} must be JUNCTION=SECTION, every junction once")
        found[junction] = tuple(sections.split(","))
    return found


def _numbers(record: Record, words: tuple[str, ...]) -> list[int]:
    if not all(map(is_number, words)):
        record.wrong("places", "must be numbers from 2 to 12")
    return list(map(int, words))
