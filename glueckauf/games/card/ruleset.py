"""The rule set: parts.toml plus overrides, checked; and the layout of the table it gives.

Rules()                                           the published game
Rules(look=6)                                     the same with a longer look of the wild action
Rules.read("innovation_needs_placement=true")     as written in a record
"""

from __future__ import annotations

from collections import Counter
from functools import cache, cached_property
from typing import Any

from glueckauf.core.ruleset import RuleSet, is_number, wrong
from glueckauf.core.shared import one_of_each
from glueckauf.games.card.parts import (
    CRESTS,
    DESTINATIONS,
    ENGINES,
    STACKS,
    WILD,
    Lorry,
    Order,
    Zone,
)

PLAYERS: tuple[int, ...] = (2, 3, 4)


class Rules(RuleSet):
    """A rule set of this game. Every number's meaning stands in parts.toml."""

    lorries: tuple[str, ...]
    wagons: int
    wild_wagons: int
    engines: int
    orders: tuple[str, ...]
    shares: int
    objectives: tuple[str, ...]
    innovations: tuple[str, ...]
    workers: tuple[int, ...]
    removed_2: tuple[int, ...]
    removed_3: tuple[int, ...]
    tokens: tuple[int, ...]
    docks: tuple[str, ...]
    mining: tuple[int, ...]
    mining_least: tuple[int, ...]
    unused_2: tuple[int, ...]
    printed_workers: int
    look: int
    innovation_steps: int
    innovation_least: int
    innovation_needs_placement: bool
    share_vp: int
    token_vp: int
    pair_vp: int
    objective_vp: int
    engine_vp: int
    matched_vp: int
    order_vp: int
    lorries_vp: int
    lorries_needed: int

    @cached_property
    def decks(self) -> dict[str, tuple[Any, ...]]:
        """The cards of each kind (CG-1.1): lorry, wagon, engine, order, share, …"""
        return {
            "lorry": tuple(read_lorry(crest + word) for crest in CRESTS for word in self.lorries),
            "wagon": tuple(CRESTS * self.wagons + WILD * self.wild_wagons),
            "engine": ENGINES * self.engines,
            "order": tuple(read_order(to, word) for to in DESTINATIONS for word in self.orders),
            "share": DESTINATIONS * self.shares,
            "innovation": self.innovations,
            "objective": self.objectives,
        }

    def _check_together(self) -> None:
        for key in ("lorries", "orders", "innovations", "workers"):
            if not 1 <= len(getattr(self, key)) <= 40:
                wrong(key, "must list from 1 to 40 cards")
        if len({read_order("barracks", word)[1:] for word in self.orders}) > len(
            {read_order("barracks", word).lorries for word in self.orders}
        ):
            wrong("orders", "orders that require the same lorries must have the same VP")
        if len(set(self.objectives)) < len(self.objectives):
            wrong("objectives", "no two objectives are alike")
        for key in ("removed_2", "removed_3"):
            if Counter(getattr(self, key)) - Counter(self.workers):
                wrong(key, "there are no such worker cards to remove")
            if len(getattr(self, key)) == len(self.workers):
                wrong(key, "somebody must be left to work")
        for crests in self.docks:
            if len(crests) != 2 or crests[0] == crests[1] or crests.strip(CRESTS):
                wrong(
                    "docks",
                    f"{crests!r} is not a dock; a dock is two different letters of {CRESTS}",
                )
        if set("".join(self.docks)) != set(CRESTS):
            wrong("docks", "every crest must have a dock, or its wagons have no place")
        if not self.mining or len(set(self.mining)) < len(self.mining):
            wrong("mining", "a card is named by its upper number, so none may occur twice")
        if len(self.mining_least) != len(self.mining):
            wrong("mining_least", f"must list {len(self.mining)} values, one for each mining card")
        if any(least > most for least, most in zip(self.mining_least, self.mining, strict=True)):
            wrong("mining_least", "no lower number may be above the upper one")
        if not set(self.unused_2) <= set(self.mining[1:]):
            wrong("unused_2", "must be mining cards, and not the first, which bears the tokens")
        if self.innovation_least > self.innovation_steps:
            wrong("innovation_least", "may not be above innovation_steps")


@cache
def published() -> Rules:
    """The rule set of the published game."""
    return Rules()


@cache
def read_lorry(word: str) -> Lorry:
    """`w1.2` → the card with one lorry of the wheel, worth 2 VP; `w2` → the one with two."""
    crest, lorries, vp = word[0], int(word[1]), word[3:]
    return Lorry(crest, lorries, int(vp) if vp else 0)


@cache
def read_order(destination: str, word: str) -> Order:
    """`3=7` → the order that requires three lorries and brings 7 VP."""
    lorries, _, vp = word.partition("=")
    if not is_number(lorries) or not 1 <= int(lorries) <= 9 or not is_number(vp) or int(vp) > 99:
        wrong("orders", f"{word!r} is not an order; write one like 3=7, with 1 to 9 lorries")
    return Order(destination, int(lorries), int(vp))


class Layout:
    """The table of one rule set with so many players: its zones, each with its index (CG-1.3).

    Made by `layout()` only, once for each rule set: so equal means identical, which is fast.
    """

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules = rules
        self.players = players
        self.mining = {
            f"mining/{most}": (least, most)
            for least, most in zip(rules.mining_least, rules.mining, strict=True)
            if players > 2 or most not in rules.unused_2
        }
        self.closed = frozenset(f"mining/{most}" for most in rules.mining) - set(self.mining)
        self.zones = (*STACKS, *self.mining, "delivery", "wild")
        self.index = {name: n for n, name in enumerate(self.zones)}
        self.token_zone = self.index[f"mining/{rules.mining[0]}"]
        self.empty_zones = (Zone(),) * (len(self.zones) - 1) + (Zone(rules.printed_workers),)
        removed = Counter({2: rules.removed_2, 3: rules.removed_3, 4: ()}[players])
        self.workers = tuple(sorted((Counter(rules.workers) - removed).elements()))
        self.tokens = tuple(range(1, rules.tokens[PLAYERS.index(players)] + 1))

    def __reduce__(self) -> tuple[object, ...]:
        return layout, (self.rules, self.players)  # a copy is the same: there is one of each

    def __repr__(self) -> str:
        return f"layout({self.rules!r}, {self.players})"


@one_of_each
def layout(rules: Rules, players: int) -> Layout:
    """One Layout per rule set and number of players, shared by all states."""
    return Layout(rules, players)
