"""What a pit with its orders makes of mining, tiles, orders and deliveries: their worth in points.

All of it depends on the player's own things and the weights alone, not on the table, so an outlook is
kept and asked again: in the next turn if nothing has changed, and in the next play-out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar

from glueckauf.games.board.bots.digging import action
from glueckauf.games.board.bots.mined import mined
from glueckauf.games.board.bots.needs import needs, waiting_orders
from glueckauf.games.board.bots.weights import Weights
from glueckauf.games.board.notation import Load
from glueckauf.games.board.parts import (
    COLOURS,
    LEVEL_OF,
    Mine,
    Mining,
    Order,
    Outstanding,
    Tile,
    all_filled,
)
from glueckauf.games.board.ruleset import PLAYERS, Rules, works

Thing = TypeVar("Thing")
STEP = 0.5  # what a step of mining is worth where orders are compared


class Worths(dict[Thing, float]):
    """What things of one kind are worth; each is looked into when it is first asked for."""

    def __init__(self, worth: Callable[[Thing], float]) -> None:
        super().__init__()
        self._worth = worth

    def __missing__(self, thing: Thing) -> float:
        worth = self[thing] = self._worth(thing)
        return worth


class Outlook:
    """One pit with its orders, seen with one set of weights. Ask `outlook`, which keeps them."""

    def __init__(
        self, mine: Mine, orders: tuple[Outstanding, ...], weights: Weights, rules: Rules
    ) -> None:
        self.mine, self.orders, self.weights, self.rules = mine, orders, weights, rules
        self.wanted, self.lacking, self.spare = needs(mine, orders)
        self.waiting = waiting_orders(orders, weights.considered)
        self.open_orders = sum(not all_filled(order.squares) for order in orders)
        self.crowd = weights.crowd * max(0, self.open_orders - weights.enough + 1)
        light = sum(tile.light for tile in mine.tiles)
        self.tilt = 2 * light - len(mine.tiles)  # more light tiles than dark ones
        self.unseen_tile = max(
            (weights.coal[COLOURS.index(colour)] for colour in self.lacking), default=0.5
        )
        self.prices = works(rules, PLAYERS[0]).prices
        self.tiles = Worths(self._tile)
        self.taking = Worths(self._order)  # None is a look at five of them
        self.mining = Worths(self._mining)  # by steps
        self.deliveries = Worths(self._delivery)  # by transport

    def ready(self, transport: str) -> list[Order]:
        """The complete orders of a transport."""
        return [
            o.order for o in self.orders if o.order.transport == transport and all_filled(o.squares)
        ]

    def _delivery(self, transport: str) -> float:
        """Delivering what is complete."""
        weights = self.weights
        return sum(
            order.vp + weights.square * len(order.squares) + weights.order
            for order in self.ready(transport)
        )

    def _mining(self, steps: int) -> float:
        """The best that so many steps can do for the orders."""
        found = mined(self.mine, self.waiting, steps, self.rules)
        worth = self.weights.filled * found.vp + self.weights.progress * found.squares
        if self.weights.cart:
            worth += self.weights.cart * self._emptied(steps)
        return worth

    def _emptied(self, steps: int) -> int:
        """Carts that an action of so many steps empties: each has one coal."""
        now = Mining(steps)
        dug = action(self.mine, self.orders, now, self.weights, self.rules)
        return sum(isinstance(step.move, Load) for step in dug)

    def _tile(self, tile: Tile) -> float:
        """A tile for its price."""
        weights, colour, carts = self.weights, tile.carts[0], len(tile.carts)
        heavier = self.tilt > 0 if tile.light else self.tilt < 0
        balance = -weights.uneven if heavier else weights.even
        served = min(carts, self.lacking[colour])
        gain = weights.coal[COLOURS.index(colour)] * (served + weights.spare * (carts - served))
        return gain + balance + weights.tile - weights.mark * self.prices[tile]

    def _order(self, order: Order | None) -> float:
        weights = self.weights
        if order is None:
            return weights.draw - self.crowd
        share = weights.held + weights.fits * self.fit(order)
        return order.vp * share - self.crowd - weights.size * len(order.squares)

    def fit(self, order: Order) -> float:
        """The share of its squares for which the pit has coal to spare."""
        return sum((Counter(order.squares) & self.spare).values()) / len(order.squares)

    def draft(self, order: Order) -> float:
        """Points less the steps it takes, and less for coal that the pit does not have."""
        steps = 2 * len(order.squares) + len(set(order.squares)) + 1
        bought = Counter(order.squares) - self.spare
        price = sum(1.5 + 0.3 * LEVEL_OF[colour] for colour in bought.elements())
        return order.vp - STEP * steps - price - self.weights.size * len(order.squares)


@lru_cache(maxsize=10_000)
def outlook(mine: Mine, orders: tuple[Outstanding, ...], weights: Weights, rules: Rules) -> Outlook:
    """What this pit and these orders make of things; the same one for the same question."""
    return Outlook(mine, orders, weights, rules)
