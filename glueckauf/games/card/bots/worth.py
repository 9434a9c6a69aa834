"""What a player's board and hand are worth: the points made, and those that may still be made.

A train is worth what it brings less the actions that it still needs: an engine, wagons, lorries,
mining, an order, the delivery. So every card that brings a train nearer is worth the action that it
saves. Trains that would not pay count hardly, those for which the time may not suffice count less.
Shares and objectives are worth what the trains of the time that is left may add to them.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import exp, log1p
from typing import NamedTuple

from glueckauf.games.card.bots.haul import Haul, Waiting, haul_for, waiting_cards
from glueckauf.games.card.parts import Dock, Order, Player, Train
from glueckauf.games.card.ruleset import Rules
from glueckauf.games.card.scoring import completed_orders, score

ACTION = 2.2  # VP that an action is worth
SOFT = 0.8  # VP: how sharp the line is between trains that pay and trains that do not
CHANCE = 5.0  # actions: how sharp the line is between trains in time and trains too late
NEW_ORDER = 1.55  # actions for an order that fits
RARE_ORDER = 0.3  # actions more for the largest order, of which there are few
DELIVERY = 1.4  # actions for a train that leaves alone
TOGETHER = 0.4  # of that, for one that can leave together with another of the same engine
SHARE_HOPE = 1.8  # VP that a share may add to an order
INNOVATION = 1.5  # VP of an innovation in hand
FRESH = 14.0  # actions for an order and all that belongs to it, from nothing
MATCH = 0.2  # of the orders to come, those that suit an objective
SHARED = 0.2  # of the orders to come, those that suit a share
LORRIES = 0.5  # of the VP for many lorries to one place, before there are enough
COLLECTED = 2.0  # objectives that are collected in the time of an order
PAIRS = 0.4  # pairs of shift tokens that are won in the time of an order
HOPED = ((1, 3), (2, 5), (3, 7), (4, 10))  # lorries and VP of the published orders


class Trains(NamedTuple):
    """The trains in the making: their worth, the actions left after them, and the shares."""

    worth: float
    actions: float
    shares: Counter[str]


def worth(player: Player, actions: float, rules: Rules) -> float:
    """The points a player can count on, with so many actions left in the game."""
    trains = _trains(player, actions, rules)
    orders = max(trains.actions, 0.0) / FRESH
    shares = sum([min(over, orders * SHARED) for over in trains.shares.values()])
    found = _made(player, rules) + trains.worth + rules.share_vp * shares
    found += sum([_hope(player, objective, orders, rules) for objective in player.objectives])
    return found + INNOVATION * len(player.innovations) * (actions > 1)


def _made(player: Player, rules: Rules) -> int:
    """The score so far, which few moves change."""
    return _score(player.delivered, player.shares, player.objectives, player.tokens, rules)


@lru_cache(maxsize=20_000)
def _score(
    delivered: tuple[Train, ...],
    shares: tuple[str, ...],
    objectives: tuple[str, ...],
    tokens: tuple[int, ...],
    rules: Rules,
) -> int:
    player = Player((), shares=shares, objectives=objectives, delivered=delivered, tokens=tokens)
    return score(player, rules).total


# --- Trains ---------------------------------------------------------------------------------


def _trains(player: Player, actions: float, rules: Rules) -> Trains:
    """Orders are given to docks, the best pair first; docks without one hope for one."""
    docks = list(zip(player.docks, rules.docks, strict=True))
    waiting = waiting_cards(player.row, player.storage)
    shares = Counter(player.shares)
    shares.subtract([order.destination for order in completed_orders(player)])
    engines: set[str] = set()
    orders = list(player.orders)
    total = 0.0
    while docks and orders:
        best: tuple[float, float, int, Order, Haul] | None = None
        for order in dict.fromkeys(orders):
            points = order.vp + _bonus(player, order, shares[order.destination] > 0, rules)
            for at, (dock, crests) in enumerate(docks):
                haul = haul_for(dock, crests, waiting, order.lorries)
                alone = 1.0 if dock.engine not in engines else TOGETHER
                needed = haul.actions + DELIVERY * alone
                chance = _chance(actions - needed)
                if chance:
                    engine = _engine_vp(player, dock, rules)
                    gain = (points + engine + haul.vp) * chance - ACTION * needed
                    if best is None or (gain, -needed, at) > best[:3]:
                        best = (gain, -needed, at, order, haul)
        if best is None:
            break
        gain, less, at, order, haul = best
        total += _soft(gain)
        actions += less
        waiting = haul.left
        engines.add(docks.pop(at)[0].engine or "none yet")
        orders.remove(order)
        shares[order.destination] -= 1
    for dock, crests in docks:
        value, needed, waiting = _hoped(player, dock, crests, waiting, actions, rules)
        total += value
        actions -= needed
    return Trains(total, actions, +shares)


def _hoped(
    player: Player, dock: Dock, crests: str, waiting: Waiting, actions: float, rules: Rules
) -> tuple[float, float, Waiting]:
    """The best train of a dock for which there is no order yet: its worth, actions, cards left."""
    best: tuple[float, float, Waiting] = (0.0, 0.0, waiting)
    engine = _engine_vp(player, dock, rules)
    for lorries, vp in HOPED:
        haul = haul_for(dock, crests, waiting, lorries)
        needed = haul.actions + NEW_ORDER + DELIVERY + (RARE_ORDER if lorries > 3 else 0.0)
        chance = _chance(actions - needed)
        if chance:
            value = _soft((vp + haul.vp + SHARE_HOPE + engine) * chance - ACTION * needed)
            if value > best[0]:
                best = (value, needed, haul.left)
    return best


def _soft(gain: float) -> float:
    """A clear gain counts in full, a loss hardly."""
    return SOFT * log1p(exp(gain / SOFT)) if gain < 20 * SOFT else gain


def _chance(spare: float) -> float:
    """Will a train leave in time, with so many actions to spare?"""
    return min(max(0.5 + spare / CHANCE, 0.0), 1.0)


def _engine_vp(player: Player, dock: Dock, rules: Rules) -> int:
    """What the engine of a dock adds, once delivered."""
    return rules.engine_vp * (f"engine:{dock.engine}" in player.objectives)


def _bonus(player: Player, order: Order, shared: bool, rules: Rules) -> float:
    """What a share and the objectives in front of the player add to an order."""
    to = order.destination
    found: float = rules.order_vp * (f"order:{to}" in player.objectives)
    if shared:
        found += rules.share_vp + rules.matched_vp * (f"share:{to}" in player.objectives)
    missing = rules.lorries_needed - _sent(player, to)
    if missing > 0 and f"lorries:{to}" in player.objectives:
        found += rules.lorries_vp * min(order.lorries, missing) / rules.lorries_needed
    return found if shared else found + SHARE_HOPE


def _sent(player: Player, to: str) -> int:
    """The lorries that the completed orders of a destination required."""
    return sum([order.lorries for order in completed_orders(player) if order.destination == to])


# --- Objectives -----------------------------------------------------------------------------


def _hope(player: Player, objective: str, orders: float, rules: Rules) -> float:
    """What so many orders to come may add to an objective."""
    kind, _, which = objective.partition(":")
    if kind == "lorries":
        sent = _sent(player, which)
        if sent >= rules.lorries_needed:
            return 0.0
        return LORRIES * rules.lorries_vp * min(sent / rules.lorries_needed + orders * MATCH / 2, 1)
    if kind == "objectives":
        return rules.objective_vp * orders * COLLECTED
    if kind == "shift_pairs":
        return rules.pair_vp * orders * PAIRS
    points = {"engine": rules.engine_vp, "order": rules.order_vp, "share": rules.matched_vp}[kind]
    return points * orders * MATCH
