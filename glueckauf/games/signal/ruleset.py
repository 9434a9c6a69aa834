"""The rule set: parts.toml plus overrides, checked; and the layout of the table it gives on a map.

Rules()                                    the published game
Rules(removed=4, clock=10)                 the same with fewer departure cards and a longer clock
Rules(map="north_america")                 on another map
Rules(map="my-map.json")                   on a designer's own: docs/write-a-map.md
Rules.read("tokens=pile extra_signal=1")   as written in a record
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from typing import Any

from glueckauf.core.ruleset import RuleSet, wrong
from glueckauf.core.shared import one_of_each
from glueckauf.games.signal.maps import Map, shipped, the_map
from glueckauf.games.signal.parts import (
    ANY,
    COLOURS,
    GOODS,
    NUMBERS,
    START,
    Departure,
)

PLAYERS: tuple[int, ...] = (2, 3, 4)
GOODS_OF_TWO = 2  # goods on each city with which every goods is needed (SS-3.2)

__all__ = ["PLAYERS", "Layout", "Rules", "departures", "layout", "published", "the_map"]


class Rules(RuleSet):
    """A rule set of this game. Every number's meaning stands in parts.toml.

    `map` is the name of a map or the path of a file, `on` the map itself, which can be given, too. The
    file is read once: whoever changes it makes another rule set.
    """

    map: str
    _on: Map
    removed: int
    clock: int
    goods: int
    tokens: str
    extra_signal: int
    trains: int
    black: tuple[int, ...]
    brown: tuple[int, ...]
    grey: tuple[int, ...]
    action_cards: int
    departures: tuple[str, ...]
    deal: int
    draw: int
    hand_limit: int
    unused_tokens: int
    head_on_tokens: int
    start_place_tokens: int
    no_deployment_tokens: int
    city_head_on: bool
    start_head_on: bool
    dispatcher_port: bool
    held_for_turn: bool
    port_takes_all: bool

    def __init__(self, **overrides: Any) -> None:
        given = overrides.get("map")
        if isinstance(given, Map):
            overrides["map"] = given.name
        super().__init__(**overrides)
        self.__dict__["_on"] = given if isinstance(given, Map) else the_map(self.map)

    def __eq__(self, other: object) -> bool:
        return super().__eq__(other) and isinstance(other, Rules) and self.on is other.on

    __hash__ = RuleSet.__hash__

    def __reduce__(self) -> tuple[object, ...]:
        return Rules._with, (self.in_record, self.on)  # a map goes along: its file may be elsewhere

    @classmethod
    def _with(cls, text: str, on: Map) -> Rules:
        return cls.read(text).on_map(on)

    @property
    def on(self) -> Map:
        """The map itself."""
        return self._on

    def on_map(self, on: Map) -> Rules:
        """The same rules on this map."""
        return self if on is self.on else Rules(**{**self.overrides, "map": on})

    @property
    def file_marks(self) -> dict[str, str]:
        return {"map": self.on.mark} if self.on.is_own else {}

    def _check_together(self) -> None:
        if self.deal > self.hand_limit:
            wrong("deal", f"may not be above the limit of the hand, {self.hand_limit}")


@cache
def published() -> Rules:
    """The rule set of the published game."""
    return Rules()


@cache
def departures() -> dict[str, Departure]:
    """Every kind of departure card, the start card among them, by its id (SS-1.4)."""
    start = Departure(START, COLOURS, ())
    return {
        START: start,
        **{
            card["id"]: Departure(card["id"], (ANY,) * card["deploy"], tuple(card["move"]))
            for card in shipped()["departure_cards"]
        },
    }


class Layout:
    """The table of one rule set, which names its map, with so many players.

    Made by `layout()` only, once for each: so equal means identical, which is fast.
    """

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules = rules
        self.players = players
        self.map = on = rules.on
        self.cards = (START, *sorted(set(rules.departures)))  # ids, in the order of `unseen`
        self.card_at = {card: at for at, card in enumerate(self.cards)}
        copies = Counter(rules.departures)
        self.unseen = (1, *(copies[card] for card in self.cards[1:]))
        self.deck = 1 + len(rules.departures) - rules.removed
        self.discs = len(on.cities) + on.line_discs + rules.extra_signal
        extra = (rules.goods - GOODS_OF_TWO) * 2
        self.extras = {port: extra // len(on.ports) for port in on.ports}
        self.needed = len(GOODS) * sum(on.needs.values()) + sum(self.extras.values())
        self.dice: dict[str, dict[int, Fraction]] = {
            colour: {
                face: Fraction(count, len(getattr(rules, colour)))
                for face, count in sorted(Counter(getattr(rules, colour)).items())
            }
            for colour in COLOURS
        }
        self.sums = {number: 6 - abs(7 - number) for number in NUMBERS}  # of 36

    def __reduce__(self) -> tuple[object, ...]:
        return layout, (self.rules, self.players)  # there is one of each

    def __repr__(self) -> str:
        return f"layout({self.rules!r}, {self.players})"


@one_of_each
def layout(rules: Rules, players: int) -> Layout:
    """One Layout per rule set and number of players, shared by all states."""
    return Layout(rules, players)
