"""The rule set: parts.toml plus overrides, checked; and the layout of the table it gives on a map.

Rules()                                    the published game
Rules(removed=4, clock=10)                 the same with fewer departure cards and a longer clock
Rules.read("tokens=pile extra_signal=1")   as written in a record
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache

from glueckauf.core.ruleset import RuleSet, wrong
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
    """A rule set of this game. Every number's meaning stands in parts.toml."""

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
    """The table of one rule set on one map with so many players.

    Made by `layout()` only, once for each: so equal means identical, which is fast.
    """

    def __init__(self, rules: Rules, players: int, map: Map) -> None:  # noqa: A002  # the word of the game
        self.rules = rules
        self.players = players
        self.map = map
        self.cards = (START, *sorted(set(rules.departures)))  # ids, in the order of `unseen`
        self.card_at = {card: at for at, card in enumerate(self.cards)}
        copies = Counter(rules.departures)
        self.unseen = (1, *(copies[card] for card in self.cards[1:]))
        self.deck = 1 + len(rules.departures) - rules.removed
        self.discs = len(map.cities) + map.line_discs + rules.extra_signal
        extra = (rules.goods - GOODS_OF_TWO) * 2
        self.extras = {port: extra // len(map.ports) for port in map.ports}
        self.needed = len(GOODS) * sum(map.needs.values()) + sum(self.extras.values())
        self.dice: dict[str, dict[int, Fraction]] = {
            colour: {
                face: Fraction(count, len(getattr(rules, colour)))
                for face, count in sorted(Counter(getattr(rules, colour)).items())
            }
            for colour in COLOURS
        }
        self.sums = {number: 6 - abs(7 - number) for number in NUMBERS}  # of 36

    def __reduce__(self) -> tuple[object, ...]:
        return layout, (self.rules, self.players, self.map)  # there is one of each

    def __repr__(self) -> str:
        return f"layout({self.rules!r}, {self.players}, {self.map!r})"


@cache
def layout(rules: Rules, players: int, map: Map) -> Layout:  # noqa: A002
    """One Layout per rule set, number of players and map, shared by all states."""
    return Layout(rules, players, map)
