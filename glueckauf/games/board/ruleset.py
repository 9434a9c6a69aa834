"""The rule set: parts.toml plus overrides, checked; and the work spaces it gives.

Rules()                          the published game
Rules(miners=[12, 12, 12])       the same with fewer miners
Rules.read("free_storage=true")  as written in a record
"""

from __future__ import annotations

from functools import cache, cached_property

from glueckauf.core.ruleset import RuleSet, is_number, wrong
from glueckauf.core.shared import one_of_each
from glueckauf.games.board.parts import COLOURS, TRANSPORTS, Order, Tile

PLAYERS: tuple[int, ...] = (2, 3, 4)
CATEGORIES = 12
FORBIDDEN = 10_000  # more miners than any rule set has


class Rules(RuleSet):
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

    @cached_property
    def tiles(self) -> tuple[Tile, ...]:
        """The deck of tunnel tiles (GA-1.2)."""
        return tuple(read_tile(word) for word in self.tile_kinds for _ in range(self.tile_copies))

    @cached_property
    def order_deck(self) -> tuple[Order, ...]:
        """The deck of order cards (GA-1.3)."""
        return tuple(map(read_order, self.orders))

    def _check_together(self) -> None:
        for key in ("mining", "money"):
            if len(set(getattr(self, key))) < len(getattr(self, key)):
                wrong(key, "a space is named by its number, so no number may occur twice")
        if len(self.clock_per_shift) < self.shifts:
            wrong("clock_per_shift", f"must give a number for each of the {self.shifts} shifts")
        for key in ("locks_2", "locks_2_3"):
            for name in getattr(self, key):
                if name not in space_names(self)[:-1]:
                    spaces = ", ".join(space_names(self)[:-1])
                    wrong(key, f"there is no space {name!r} to close; the spaces are {spaces}")
        cards = [read_order(word)[:2] for word in self.orders]
        if len({read_order(word) for word in self.orders}) > len(set(cards)):
            wrong("orders", "cards with the same transport and squares must have the same VP")
        for word in self.tile_kinds:
            read_tile(word)
        for key in ("tile_kinds", "orders"):
            if not 1 <= len(getattr(self, key)) <= 200:
                wrong(key, "must list from 1 to 200 cards")


knobs = Rules.knobs


@cache
def published() -> Rules:
    """The rule set of the published game."""
    return Rules()


@cache
def read_tile(word: str) -> Tile:
    """`gg+` → the light tile with two grey carts."""
    carts, side = word[:-1], word[-1:]
    if side not in ("+", "-") or carts not in {c * n for c in COLOURS for n in (1, 2)}:
        wrong(
            "tile_kinds",
            f"{word!r} is not a tile; a tile is one or two equal letters of {COLOURS}, then + or -",
        )
    return Tile(carts, side == "+")


@cache
def read_order(word: str) -> Order:
    """`barrow:gg=7` → the order card."""
    card, _, vp = word.partition("=")
    transport, _, squares = card.partition(":")
    good = transport in TRANSPORTS and 1 <= len(squares) <= 4 and not squares.strip(COLOURS)
    if not good or not is_number(vp) or int(vp) > 99:
        wrong(
            "orders",
            f"{word!r} is not an order; write one like barrow:gg=7 with 1 to 4 squares of {COLOURS}",
        )
    return Order(transport, squares, int(vp))


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


@one_of_each
def works(rules: Rules, players: int) -> Works:
    """One Works per rule set and number of players, shared by all states."""
    return Works(rules, players)
