"""What a delivery is worth on the shift clock, by the standings as a player sees them (GA-8).

Others' delivered orders may lie face down (GA-10.1): each is then taken for an average one.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from glueckauf.games.board.parts import COLOURS, FACE_DOWN_ORDER, TRANSPORTS, Order, Player
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import Rules
from glueckauf.games.board.scoring import OF_DELIVERIES

SAFE = 4.0  # a lead of so many squares is taken to last until the scoring

Squares = tuple[float, ...]  # by category: four colours, four transports
NONE: Squares = (0.0,) * OF_DELIVERIES


@lru_cache(maxsize=500)
def squares_of(order: Order, rules: Rules) -> Squares:
    """What an order counts in the categories that count deliveries (GA-8.2)."""
    if order == FACE_DOWN_ORDER:
        deck = rules.order_deck
        cards = [squares_of(card, rules) for card in deck]
        return tuple(sum(column) / len(deck) for column in zip(*cards, strict=True))
    by_transport = [len(order.squares) * (order.transport == name) for name in TRANSPORTS]
    return tuple(map(float, (*map(order.squares.count, COLOURS), *by_transport)))


@lru_cache(maxsize=10_000)
def _delivered(orders: tuple[Order, ...], rules: Rules) -> Squares:
    return _sum(NONE, [squares_of(order, rules) for order in orders])


def _sum(counts: Squares, more: Iterable[Squares]) -> Squares:
    for squares in more:
        counts = tuple([a + b for a, b in zip(counts, squares, strict=True)])
    return counts


@lru_cache(maxsize=500)
def _worth_first(shift: int, rules: Rules) -> Squares:
    """Points for the first place in each category, in all the scorings that are left."""
    scored = rules.clock_per_shift[shift - 1 : rules.shifts]
    return tuple(
        float(points * sum(categories > at for categories in scored))
        for at, points in enumerate(rules.clock_first[:OF_DELIVERIES])
    )


def clock_gain(view: State, player: Player, orders: Iterable[Order]) -> float:
    """Points on the clock that a player may expect more of if these orders are delivered."""
    rules = view.works.rules
    own = _delivered(player.delivered, rules)
    then = _sum(own, [squares_of(order, rules) for order in orders])
    others = [
        _delivered(p.delivered, rules) for n, p in enumerate(view.players) if n != view.to_move
    ]
    best = tuple(map(max, zip(*others, strict=True)))
    rows = zip(_worth_first(view.shift, rules), own, then, best, strict=True)
    return sum(
        points * (_chance(after, other) - _chance(before, other))
        for points, before, after, other in rows
        if after > before
    )


def _chance(own: float, best: float) -> float:
    """How likely so many squares lead at the scoring: none never do (GA-8.2)."""
    return min(1.0, max(0.0, (own - best + SAFE) / (2 * SAFE))) if own else 0.0
