"""Records of this game: a table and its moves as a Record, and back.

map: central_europe        or a file beside the record and its mark: my-map.json 0123456789ab
hands: sswtt …             by seat; `-` is an empty hand
green: POST …              where discs are not those of the first game
closed: JUNCTION=SECTION[,SECTION] …
places: 7 2 …              with tokens=places: the new number of each start place
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from glueckauf import games
from glueckauf.core.errors import FileError
from glueckauf.core.record import Record
from glueckauf.core.ruleset import is_number
from glueckauf.games.signal.maps import FILE, Map, read_before, read_map, the_map
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
    named = (on.file, on.mark) if on.is_own else (on.name,)
    lines = [("map", named), ("hands", tuple(str(hand) or _NONE for hand in start.players))]
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
        if error.path not in ("setup", "rules"):  # it tells the file already
            raise
        raise FileError(record.path, error.key, error.problem) from None


def _opened(record: Record, lines: dict[str, tuple[str, ...]]) -> State:
    rules = Rules.read(record.rules)
    if "map" in rules.overrides:
        record.wrong("rules", "the line `map:` names the map; leave it out here")
    if ("places" in lines) != (rules.tokens == "places"):
        record.wrong("places", "SS-11.1: `places:` stands in records with tokens=places only")
    if rules.extra_signal and "green" not in lines:
        record.wrong("green", "SS-10.1: `green:` must tell where the extra disc lies")
    return setup(
        record.players,
        start=record.start,
        rules=rules,
        map=_map(record, lines["map"]),
        hands=["" if hand == _NONE else _in_order(record, hand) for hand in lines["hands"]],
        green=lines.get("green"),
        closed=_junctions(record, lines["closed"]) if "closed" in lines else None,
        places=_numbers(record, lines["places"]) if "places" in lines else None,
    )


def _map(record: Record, words: tuple[str, ...]) -> Map:
    """The map of the house, or the designer's as it was when the game was played.

    A file lies beside the record or where the program runs; if neither, it may have been read before.
    """
    if len(words) == 1 and not words[0].endswith(FILE):
        return the_map(words[0])
    if len(words) != 2 or not words[0].endswith(FILE) or Path(words[0]).name != words[0]:
        record.wrong(
            "map", "must name one map of the game, or a file beside the record and its mark"
        )
    name, mark = words
    beside = (Path(record.path).parent / name, Path(name))
    path = next((place for place in beside if place.is_file()), None)
    found = read_before(name, mark) if path is None else read_map(path)
    if found is None:
        record.wrong("map", f"there is no file {name} beside this record; put the map there")
    if found.mark != mark:
        problem = f"{path} was changed since this game; its mark is {found.mark} now, not {mark}"
        record.wrong("map", f"{problem}: put the map of that time beside the record")
    return found


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
