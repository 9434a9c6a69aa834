"""The rule set: parts.toml plus overrides, checked; and the work spaces it gives.

Rules()                          the published game
Rules(miners=[12, 12, 12])       the same with fewer miners
Rules.read("free_storage=true")  as written in a record
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, NoReturn

from glueckauf.core.errors import FileError
from glueckauf.games.board.parts import COLOURS, TRANSPORTS, Order, Tile

PLAYERS = (2, 3, 4)
CATEGORIES = 12
FORBIDDEN = 10_000  # more miners than any rule set has
FIXED_LENGTHS = {
    **dict.fromkeys(("miners", "marks", "second_place"), len(PLAYERS)),
    **dict.fromkeys(("clock_first", "clock_second"), CATEGORIES),
    "prices": len(COLOURS),
}
Value = bool | int | str | tuple[bool, ...] | tuple[int, ...] | tuple[str, ...]


@cache
def knobs() -> Mapping[str, Mapping[str, Any]]:
    """parts.toml: everything a rule set can change, with value, range or choices, rule, source."""
    text = files(__package__).joinpath("parts.toml").read_text("utf-8")
    return tomllib.loads(text)


class Rules:
    """A rule set: a value, equal by content. Every number's meaning stands in parts.toml."""

    tile_kinds: tuple[str, ...]
    tile_copies: int
    orders: tuple[str, ...]
    coal: int
    workshops: int
    mining: tuple[int, ...]
    money: tuple[int, ...]
    order_spaces: int
    locks_2: tuple[str, ...]
    locks_2_3: tuple[str, ...]
    cage: int
    miners: tuple[int, ...]
    marks: tuple[int, ...]
    draft: int
    displacement: str
    pithead: int
    prices: tuple[int, ...]
    look: int
    pairs: bool
    split_pairs: bool
    free_storage: bool
    shifts: int
    clock_first: tuple[int, ...]
    clock_second: tuple[int, ...]
    clock_per_shift: tuple[int, ...]
    second_place: tuple[bool, ...]
    marks_per_vp: int
    coal_per_vp: int
    order_penalty: int
    balance_penalty: int
    open_deliveries: bool

    _values: dict[str, Value]
    _hash: int

    def __init__(self, **overrides: Any) -> None:
        for key in overrides:
            if key not in knobs():
                _wrong(key, f"no such rule; the rules are {', '.join(knobs())}")
        values = {
            key: _checked(key, overrides.get(key, knob["value"])) for key, knob in knobs().items()
        }
        self.__dict__.update(values, _values=values, _hash=hash(tuple(values.values())))
        _check_together(self)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a rule set does not change; make a new one: Rules({name}=…)")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a rule set does not change; {name} stays")

    @property
    def overrides(self) -> dict[str, Value]:
        """What differs from the published game."""
        return {
            key: value
            for key, value in self._values.items()
            if value != _checked(key, knobs()[key]["value"])
        }

    @cached_property
    def tiles(self) -> tuple[Tile, ...]:
        """The deck of tunnel tiles (GA-1.2)."""
        return tuple(read_tile(word) for word in self.tile_kinds for _ in range(self.tile_copies))

    @cached_property
    def order_deck(self) -> tuple[Order, ...]:
        """The deck of order cards (GA-1.3)."""
        return tuple(map(read_order, self.orders))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and self._values == other._values

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (str(self),)  # a hash is of one process: another one must make its own

    def __repr__(self) -> str:
        return f"Rules({', '.join(f'{key}={value!r}' for key, value in self.overrides.items())})"

    def __str__(self) -> str:
        """The overrides as a record writes them: `free_storage=true miners=12,12,12`."""
        return " ".join(f"{key}={_written(value)}" for key, value in self.overrides.items())

    @classmethod
    def read(cls, text: str) -> Rules:
        """The rule set of `str(rules)`."""
        overrides: dict[str, Any] = {}
        for word in text.split(" ") if text else []:
            key, equals, value = word.partition("=")
            if not equals or key not in knobs():
                _wrong(key or "rules", f"{word!r} is not of the form rule=value with a known rule")
            if key in overrides:
                _wrong(key, "is given twice; keep one of them")
            overrides[key] = _parsed(key, value)
        return cls(**overrides)


@cache
def published() -> Rules:
    """The rule set of the published game."""
    return Rules()


@cache
def read_tile(word: str) -> Tile:
    """`gg+` → the light tile with two grey carts."""
    carts, side = word[:-1], word[-1:]
    if side not in ("+", "-") or carts not in {c * n for c in COLOURS for n in (1, 2)}:
        _wrong(
            "tile_kinds",
            f"{word!r} is no tile; a tile is one or two equal letters of {COLOURS}, then + or -",
        )
    return Tile(carts, side == "+")


@cache
def read_order(word: str) -> Order:
    """`barrow:gg=7` → the order card."""
    card, _, vp = word.partition("=")
    transport, _, squares = card.partition(":")
    good = transport in TRANSPORTS and 1 <= len(squares) <= 4 and not squares.strip(COLOURS)
    if not good or not _is_number(vp) or int(vp) > 99:
        _wrong(
            "orders",
            f"{word!r} is no order; write one like barrow:gg=7 with 1 to 4 squares of {COLOURS}",
        )
    return Order(transport, squares, int(vp))


# --- Checking -------------------------------------------------------------------------------


def _wrong(key: str, problem: str) -> NoReturn:
    raise FileError("rules", key, problem)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and (text == "0" or text[0] != "0") and len(text) < 7


def _checked(key: str, value: Any) -> Value:
    """The value as a rule set holds it, or a FileError that says what is allowed."""
    knob = knobs()[key]
    model = knob["value"]
    if isinstance(model, list):
        if not isinstance(value, (list, tuple)):
            _wrong(key, f"must be a list, not {value!r}")
        length = FIXED_LENGTHS.get(key, len(value))
        if len(value) != length:
            _wrong(key, f"must list {length} values, not {len(value)}")
        return tuple(_checked_item(key, model[0], item) for item in value)
    item: Value = _checked_item(key, model, value)
    return item


def _checked_item(key: str, model: Any, value: Any) -> Any:
    if type(value) is not type(model):
        kind = {bool: "true or false", int: "a whole number", str: "a word"}[type(model)]
        _wrong(key, f"must be {kind}, not {value!r}")
    knob = knobs()[key]
    if "range" in knob:
        low, high = knob["range"]
        if not low <= value <= high:
            _wrong(key, f"must be from {low} to {high}, not {value}")
    if "choices" in knob and value not in knob["choices"]:
        _wrong(key, f"must be one of {', '.join(knob['choices'])}, not {value!r}")
    return value


def _check_together(rules: Rules) -> None:
    """What no single range can say."""
    for key in ("mining", "money"):
        if len(set(getattr(rules, key))) < len(getattr(rules, key)):
            _wrong(key, "a space is named by its number, so no number may occur twice")
    if len(rules.clock_per_shift) < rules.shifts:
        _wrong("clock_per_shift", f"must give a number for each of the {rules.shifts} shifts")
    for key in ("locks_2", "locks_2_3"):
        for name in getattr(rules, key):
            if name not in space_names(rules)[:-1]:
                spaces = ", ".join(space_names(rules)[:-1])
                _wrong(key, f"there is no space {name!r} to close; the spaces are {spaces}")
    cards = [read_order(word)[:2] for word in rules.orders]
    if len({read_order(word) for word in rules.orders}) > len(set(cards)):
        _wrong("orders", "cards with the same transport and squares must have the same VP")
    for word in rules.tile_kinds:
        read_tile(word)
    for key in ("tile_kinds", "orders"):
        if not 1 <= len(getattr(rules, key)) <= 200:
            _wrong(key, "must list from 1 to 200 cards")


def _parsed(key: str, text: str) -> Any:
    """A value as `_written` writes it; what is not of its kind is left to `_checked` to refuse."""
    model = knobs()[key]["value"]
    if isinstance(model, list):
        return [_parsed_item(model[0], item) for item in text.split(",")] if text else []
    return _parsed_item(model, text)


def _parsed_item(model: Any, text: str) -> Any:
    if isinstance(model, bool):
        return {"true": True, "false": False}.get(text, text)
    return int(text) if isinstance(model, int) and _is_number(text) else text


def _written(value: Value) -> str:
    if isinstance(value, tuple):
        return ",".join(map(_written, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


# --- Work spaces ----------------------------------------------------------------------------


def space_names(rules: Rules) -> tuple[str, ...]:
    """Every work space of the board, locked ones included (GA-1.4)."""
    return (
        *(f"workshop/{n}" for n in range(1, rules.workshops + 1)),
        "workshop/draw",
        *(f"mining/{steps}" for steps in rules.mining),
        *(f"delivery/{transport}" for transport in TRANSPORTS),
        *(f"money/{marks}" for marks in rules.money),
        *(f"order/{n}" for n in range(1, rules.order_spaces + 1)),
        "order/draw",
        "pithead",
    )


class Works:
    """The work spaces of one rule set with so many players, each with its index (GA-1.4).

    Made by `works()` only, once for each rule set: so equal means identical, which is fast.
    """

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules = rules
        self.players = players
        names = space_names(rules)
        locks = {2: {*rules.locks_2, *rules.locks_2_3}, 3: {*rules.locks_2_3}, 4: set[str]()}
        self.closed = frozenset(locks[players])
        self.index = {name: n for n, name in enumerate(names)}
        self.open = tuple(name for name in names if name not in self.closed)
        self.workshops = tuple(n for name, n in self.index.items() if name.startswith("workshop/"))
        self.needed = tuple(map(self._miners_needed, range(max(rules.miners) + 1)))
        self.prices = {
            tile: sum(rules.prices[COLOURS.index(cart)] for cart in tile.carts)
            for tile in map(read_tile, rules.tile_kinds)
        }

    def _miners_needed(self, standing: int) -> int:
        """How many must be sent to a space where so many stand (GA-3.2)."""
        if not standing:
            return 1
        how = self.rules.displacement
        return {"one-more": standing + 1, "doubled": 2 * standing, "forbidden": FORBIDDEN}[how]

    def __reduce__(self) -> tuple[object, ...]:
        return works, (self.rules, self.players)  # a copy is the same: there is one of each

    def __repr__(self) -> str:
        return f"works({self.rules!r}, {self.players})"


@cache
def _again(text: str) -> Rules:
    """The rule set that was put away as this text."""
    return Rules.read(text)


@cache
def works(rules: Rules, players: int) -> Works:
    """One Works per rule set and number of players, shared by all states."""
    return Works(rules, players)
