"""What a player's board and hand are worth: the points made, and those that may still be made.

A train is worth what it brings less the actions that it still needs: an engine, wagons, lorries,
mining, an order, the delivery. So every card that brings a train nearer is worth the action that it
saves. Trains that would not pay count hardly, those for which the time may not suffice count less.
Shares and objectives are worth what the trains of the time that is left may add to them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import exp, log1p
from typing import NamedTuple

from glueckauf.games.card.bots.haul import USUAL, Haul, Waiting, haul_for, hauls, waiting_cards
from glueckauf.games.card.parts import (
    DESTINATIONS,
    ENGINES,
    OBJECTIVES,
    Dock,
    Order,
    Player,
    Train,
)
from glueckauf.games.card.ruleset import Rules
from glueckauf.games.card.scoring import score

ACTION = 2.2  # VP that an action is worth
SOFT = 0.8  # VP: how sharp the line is between trains that pay and trains that do not
CHANCE = 5.0  # actions: how sharp the line is between trains in time and trains too late
LATE = -CHANCE / 2  # actions to spare with which a train has no chance to leave in time …
SURE = CHANCE / 2  # … and with which it leaves for certain
NEW_ORDER = 1.55  # actions for an order that fits
RARE_ORDER = 0.3  # actions more for the largest order, of which there are few
DELIVERY = 1.4  # actions for a train that leaves alone
TOGETHER = 0.4 * DELIVERY  # for one that can leave together with another of the same engine
SHARE_HOPE = 1.8  # VP that a share may add to an order
INNOVATION = 1.5  # VP of an innovation in hand
FRESH = 14.0  # actions for an order and all that belongs to it, from nothing
MATCH = 0.2  # of the orders to come, those that suit an objective
SHARED = 0.2  # of the orders to come, those that suit a share
LORRIES = 0.5  # of the VP for many lorries to one place, before there are enough
COLLECTED = 2.0  # objectives that are collected in the time of an order
PAIRS = 0.4  # pairs of shift tokens that are won in the time of an order
_ENGINE = {colour: f"engine:{colour}" for colour in ENGINES}  # objectives
_ORDER = {to: f"order:{to}" for to in DESTINATIONS}
_SHARE = {to: f"share:{to}" for to in DESTINATIONS}
_LORRIES = {to: f"lorries:{to}" for to in DESTINATIONS}
_PARTS = {objective: objective.partition(":")[::2] for objective in OBJECTIVES}
HOPED = ((1, 3), (2, 5), (3, 7), (4, 10))  # lorries and VP of the published orders


class Trains(NamedTuple):
    """The trains in the making: their worth, the actions left after them, and the shares."""

    worth: float
    actions: float
    shares: list[int]  # of each destination, those that no order matches yet


class _Hoped(NamedTuple):
    """The best train of a dock for which there is no order yet."""

    worth: float
    actions: float
    left: Waiting


class _Past(NamedTuple):
    """What the delivered trains come to."""

    orders: Mapping[str, int]  # by destination
    lorries: Mapping[str, int]  # that these orders required, by destination


@lru_cache(maxsize=5_000)
def _past(delivered: tuple[Train, ...]) -> _Past:
    orders, lorries = dict.fromkeys(DESTINATIONS, 0), dict.fromkeys(DESTINATIONS, 0)
    for train in delivered:
        to = train.order.destination
        if to in orders:  # others are face down
            orders[to] += 1
            lorries[to] += train.order.lorries
    return _Past(orders, lorries)


def worth(player: Player, actions: float, rules: Rules) -> float:
    """The points a player can count on without innovations, with so many actions left in the game."""
    past = _past(player.delivered)
    trains = _trains(player, past, actions, rules)
    orders = max(trains.actions, 0.0) / FRESH
    shares = sum([min(over, orders * SHARED) for over in trains.shares])
    found = _made(player, rules) + trains.worth + rules.share_vp * shares
    return found + sum([_hope(past, objective, orders, rules) for objective in player.objectives])


def worth_of_innovation(actions: float) -> float:
    """An innovation in hand: worth nothing when there is no more time to play it."""
    return INNOVATION if actions > 1 else 0.0


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


def _trains(player: Player, past: _Past, actions: float, rules: Rules) -> Trains:
    """Orders are given to docks, the best pair first; docks without one hope for one."""
    objectives = player.objectives
    docks = [
        (dock, crests, rules.engine_vp if _ENGINE.get(dock.engine) in objectives else 0)
        for dock, crests in zip(player.docks, rules.docks, strict=True)
    ]
    waiting = waiting_cards(player.row, player.storage)
    count, matched = player.shares.count, past.orders
    shares = {to: count(to) - matched[to] for to in DESTINATIONS}
    engines: set[str] = set()
    orders = list(player.orders)
    total = 0.0
    while docks and orders:
        best: tuple[float, float, int, Order, Haul] | None = None
        ways = [hauls(dock, crests, waiting) for dock, crests, _ in docks]
        for order in dict.fromkeys(orders):
            to, lorries = order.destination, order.lorries
            points = order.vp + _bonus(objectives, past, order, shares[to] > 0, rules)
            for at, (dock, crests, engine_vp) in enumerate(docks):
                usual = lorries <= USUAL
                haul = ways[at][lorries] if usual else haul_for(dock, crests, waiting, lorries)
                needed = haul.actions + (TOGETHER if dock.engine in engines else DELIVERY)
                spare = actions - needed
                if spare > LATE:
                    gain = points + engine_vp + haul.vp
                    if spare < SURE:
                        gain *= 0.5 + spare / CHANCE
                    gain -= ACTION * needed
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
    for dock, crests, engine_vp in docks:
        value, needed, waiting = _hoped(dock, crests, waiting, actions, engine_vp)
        total += value
        actions -= needed
    return Trains(total, actions, [over for over in shares.values() if over > 0])


@lru_cache(maxsize=100_000)
def _hoped(dock: Dock, crests: str, waiting: Waiting, actions: float, engine_vp: int) -> _Hoped:
    best = _Hoped(0.0, 0.0, waiting)
    ways = hauls(dock, crests, waiting)
    for lorries, vp in HOPED:
        haul = ways[lorries]
        needed = haul.actions + NEW_ORDER + DELIVERY + (RARE_ORDER if lorries > 3 else 0.0)
        spare = actions - needed
        if spare > LATE:
            chance = min(0.5 + spare / CHANCE, 1.0)
            points = vp + haul.vp + SHARE_HOPE + engine_vp
            value = _soft(points * chance - ACTION * needed)
            if value > best.worth:
                best = _Hoped(value, needed, haul.left)
    return best


def _soft(gain: float) -> float:
    """A clear gain counts in full, a loss hardly."""
    return SOFT * log1p(exp(gain / SOFT)) if gain < 20 * SOFT else gain


def _bonus(
    objectives: tuple[str, ...], past: _Past, order: Order, shared: bool, rules: Rules
) -> float:
    """What a share and the objectives in front of the player add to an order."""
    found: float = rules.share_vp if shared else SHARE_HOPE
    if objectives:
        to = order.destination
        if _ORDER[to] in objectives:
            found += rules.order_vp
        if shared and _SHARE[to] in objectives:
            found += rules.matched_vp
        missing = rules.lorries_needed - past.lorries[to]
        if missing > 0 and _LORRIES[to] in objectives:
            found += rules.lorries_vp * min(order.lorries, missing) / rules.lorries_needed
    return found


# --- Objectives -----------------------------------------------------------------------------


def _hope(past: _Past, objective: str, orders: float, rules: Rules) -> float:
    """What so many orders to come may add to an objective."""
    kind, which = _PARTS[objective]
    if kind == "lorries":
        sent = past.lorries[which]
        if sent >= rules.lorries_needed:
            return 0.0
        return LORRIES * rules.lorries_vp * min(sent / rules.lorries_needed + orders * MATCH / 2, 1)
    if kind == "objectives":
        return rules.objective_vp * orders * COLLECTED
    if kind == "shift_pairs":
        return rules.pair_vp * orders * PAIRS
    points = {"engine": rules.engine_vp, "order": rules.order_vp, "share": rules.matched_vp}[kind]
    return points * orders * MATCH
