"""What a player's board and hand are worth: the points made, and those that may still be made.

A train is worth what it brings less the actions that it still needs: an engine, wagons, lorries,
mining, an order, the delivery. So every card that brings a train nearer is worth the action that it
saves. Trains that would not pay, or for which the time does not suffice, count nothing.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log1p
from typing import NamedTuple

from glueckauf.games.card.parts import WILD, Dock, Lorry, Order, Player
from glueckauf.games.card.ruleset import Rules
from glueckauf.games.card.scoring import score

ACTION = 1.5  # VP that an action is worth
SOFT = 1.2  # VP: how sharp the line is between trains that pay and trains that do not
STEPS = 2.6  # steps of mining that one action makes
BLOCKED = 0.25  # actions for every card that lies before a lorry in the row
NEW_LORRY = 2.3  # actions to take a lorry card that fits, and to load it
NEW_WAGON = 1.05  # actions to take a wagon that fits
RIGHT_CREST = 0.5  # actions more for a lorry where only one crest will do
NEW_ORDER = 1.55  # actions for an order that fits
RARE_ORDER = 0.3  # actions more for the largest order, of which there are few
DELIVERY = 1.2  # actions for a train that leaves alone
TOGETHER = 0.4  # of that, for one that can leave together with another of the same engine
SHARE_HOPE = 1.8  # VP that a share may add to an order
SHARE = 0.5  # VP of a share without an order, while there is time
OBJECTIVE = 0.3  # VP of an objective beyond what it scores already
INNOVATION = 1.5  # VP of an innovation in hand
HOPED = ((1, 3), (2, 5), (3, 7), (4, 10))  # lorries and VP of the published orders

Waiting = tuple[tuple[float, Lorry], ...]  # lorry cards, and the actions that loading them takes


class Haul(NamedTuple):
    """How a dock gets its lorries: the actions it takes with the engine, the VP, the cards left."""

    actions: float
    vp: float
    left: Waiting


def worth(player: Player, actions: float, rules: Rules) -> float:
    """The points a player can count on, with so many actions left in the game."""
    found = score(player, rules).total + _trains(player, actions, rules)
    if actions > 1:
        found += INNOVATION * len(player.innovations) + OBJECTIVE * len(player.objectives)
    return found


def _trains(player: Player, actions: float, rules: Rules) -> float:
    """Orders are given to docks, the best pair first, while the time suffices."""
    docks = list(zip(player.docks, rules.docks, strict=True))
    waiting = _waiting(player.row, player.storage)
    shares = {to: player.shares.count(to) for to in player.shares}
    for train in player.delivered:
        if shares.get(train.order.destination):
            shares[train.order.destination] -= 1
    engines: set[str] = set()
    orders = list(player.orders)
    total = 0.0
    while docks and orders:
        best: tuple[float, float, int, Order, Haul] | None = None
        for order in set(orders):
            share = rules.share_vp if shares.get(order.destination) else SHARE_HOPE
            for at, (dock, crests) in enumerate(docks):
                haul = _haul(dock, crests, waiting, order.lorries)
                alone = 1.0 if dock.engine not in engines else TOGETHER
                needed = haul.actions + DELIVERY * alone
                if needed <= actions:
                    bonus = _bonus(player, order, dock.engine, rules)
                    gain = order.vp + haul.vp + bonus + share - ACTION * needed
                    if best is None or (gain, -needed) > best[:2]:
                        best = (gain, -needed, at, order, haul)
        if best is None:
            break
        gain, needed, at, order, haul = best
        total += _soft(gain)
        actions += needed
        waiting = haul.left
        engines.add(docks.pop(at)[0].engine or "none yet")
        orders.remove(order)
        if shares.get(order.destination):
            shares[order.destination] -= 1
    for dock, crests in docks:
        if dock.engine or dock.wagons:
            value, needed, waiting = _hoped(player, dock, crests, waiting, actions, rules)
            total += value
            actions -= needed
    if actions > 8:
        total += SHARE * sum(1 for over in shares.values() if over)
    return total


def _soft(gain: float) -> float:
    """A clear gain counts in full, a loss hardly."""
    return SOFT * log1p(exp(gain / SOFT)) if gain < 20 * SOFT else gain


def _hoped(
    player: Player, dock: Dock, crests: str, waiting: Waiting, actions: float, rules: Rules
) -> tuple[float, float, Waiting]:
    """The best train of a dock for which there is no order yet: its worth, actions, cards left."""
    best: tuple[float, float, Waiting] = (0.0, 0.0, waiting)
    for lorries, vp in HOPED:
        haul = _haul(dock, crests, waiting, lorries)
        needed = haul.actions + NEW_ORDER + DELIVERY + (RARE_ORDER if lorries > 3 else 0.0)
        if needed <= actions:
            engine = rules.engine_vp * (f"engine:{dock.engine}" in player.objectives)
            value = _soft(vp + haul.vp + SHARE_HOPE + engine - ACTION * needed)
            if value > best[0]:
                best = (value, needed, haul.left)
    return best


def _bonus(player: Player, order: Order, engine: str, rules: Rules) -> float:
    """What the objectives in front of the player add to a train."""
    found = rules.engine_vp * (f"engine:{engine}" in player.objectives)
    found += rules.order_vp * (f"order:{order.destination}" in player.objectives)
    if f"lorries:{order.destination}" in player.objectives:
        return found + rules.lorries_vp * min(order.lorries / rules.lorries_needed, 1.0)
    return found


# --- Lorries --------------------------------------------------------------------------------


@lru_cache(maxsize=20_000)
def _waiting(row: tuple[Lorry, ...], storage: tuple[Lorry, ...]) -> Waiting:
    """Lorry cards from the easiest to load to the hardest."""
    cards = [(card.lorries / STEPS, card) for card in storage]
    cards += [
        (card.lorries / STEPS + BLOCKED * place, card) for place, card in enumerate(reversed(row))
    ]
    return tuple(sorted(cards, key=lambda each: each[0] / max(each[1].lorries, 1)))


@lru_cache(maxsize=200_000)
def _haul(dock: Dock, crests: str, waiting: Waiting, lorries: int) -> Haul:
    """Load what fits, take wagons for what has none, and lorries for what is still missing."""
    missing = lorries - dock.load
    actions = 0.0 if dock.engine else 1.2
    vp = float(sum(wagon.load.vp for wagon in dock.wagons if wagon.load))
    empty = [wagon.crest for wagon in dock.wagons if wagon.load is None]
    left = list(waiting)
    for each in waiting:
        cost, card = each
        wagon = card.crest if card.crest in empty else WILD if WILD in empty else ""
        if missing > 0 and wagon and card.crest in crests:
            empty.remove(wagon)
            left.remove(each)
            actions += cost
            missing -= card.lorries
            vp += card.vp
    for each in tuple(left):
        cost, card = each
        if missing > 0 and card.crest in crests:
            left.remove(each)
            actions += cost + NEW_WAGON
            missing -= card.lorries
            vp += card.vp
    while missing > 0:
        if empty:
            crest = empty.pop()
            actions += NEW_LORRY + (0.0 if crest == WILD else RIGHT_CREST)
        else:
            actions += NEW_LORRY + NEW_WAGON
        missing -= 2 if missing > 1 else 1
    return Haul(actions, vp, tuple(left))
