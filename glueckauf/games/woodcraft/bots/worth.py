"""What a sheet is worth: its points, and what can be expected of dice, materials, orders and helpers."""

from __future__ import annotations

from typing import NamedTuple

from glueckauf.games.woodcraft.parts import (
    CHESTS,
    COLUMN_MASKS,
    ROW_MASKS,
    Order,
    Player,
)
from glueckauf.games.woodcraft.ruleset import Layout
from glueckauf.games.woodcraft.scoring import is_active, score
from glueckauf.games.woodcraft.solve.making import Bench, bench_of, cheapest, missing

# Measured in solo games: what the rest of a turn brings on average.
ORDERS_A_TURN = 0.42  # completed
FAME_A_TURN = 0.36
VP_A_TURN = 1.6  # printed on them
LANTERNS_A_TURN = 0.35
SURE = 0.97  # of the worth of an order that can be completed now but is not
LATER = 0.15  # the same of one that needs more dice
MATERIAL = (1.2, 1.7, 1.0)  # the first saw blade, glue, offcut
NEXT = 0.4  # of the worth of the one before it: the next of its kind
BERRY = 1.1
DIE = 0.6
NEAR_LINE = (0.7, 1.2, 1.6, 1.6, 2.6, 1.6)  # of a row or column with two lanterns
CHESTNUT = 1.6  # in a chest that is not active yet
FULL_WORTH = 4  # turns from which on things have their full worth
PATIENCE = 2.0  # turns that a missing die takes on average
WITH_MATERIAL = 0.35  # of a missing die that an owned material can make up for
LANTERN, NEW_CHESTNUT, NEW_DIE, NEW_ORDER, GIFT = (
    1.2,
    2.5,
    1.6,
    2.5,
    0.8,
)  # still to be placed or chosen


class Prospects(NamedTuple):
    """What is to come: turns after this one, and rounds in which helpers can still act."""

    turns: int
    rounds: int

    @property
    def full(self) -> float:
        return min(1.0, self.turns / FULL_WORTH)


def prospects(layout: Layout, player: Player, number: int, to_come: int) -> Prospects:
    """`to_come` is 1 while the turn of this round still has to be taken."""
    rules = layout.rules
    turns = rules.rounds * rules.turns - len(player.fields)
    return Prospects(max(turns, 0), rules.rounds - number + to_come)


def order_worth(layout: Layout, player: Player, order: Order, ahead: Prospects) -> float:
    """The points that completing an order brings by the end of the game."""
    reward = order.reward
    now = score(layout, player)
    number = len(player.done) + ORDERS_A_TURN * ahead.turns + 1
    fame = now.fame + FAME_A_TURN * ahead.turns
    worth = reward.vp + reward.reputation * number + fame
    for at, chest in enumerate(CHESTS):
        if is_active(layout, player, at):
            worth += _chest_gain(layout, chest, reward.vp, reward.reputation)
    if "herald" in player.helpers:
        worth += reward.reputation * (1 + BERRY * ahead.full)
    if "supplier" in player.helpers:
        worth += 1.2 * ahead.full
    for what, count in reward.gains:
        worth += _thing(what) * ahead.full * (1 if what in ("die", "value") else count)
    return worth


def _chest_gain(layout: Layout, chest: str, vp: float, fame: float) -> float:
    rules = layout.rules
    return {
        "orders": rules.chest_orders_vp * 1.0,
        "reputation": rules.chest_reputation_vp * fame,
        "order_vp": vp / rules.chest_order_vp_step,
    }.get(chest, 0.0)


def _thing(what: str) -> float:
    rows = {"saw": MATERIAL[0], "glue": MATERIAL[1], "offcut": MATERIAL[2], "blueberry": BERRY}
    others = {"die": NEW_DIE, "value": NEW_DIE, "order": NEW_ORDER}
    return {**rows, **others, "lantern": LANTERN, "chestnut": NEW_CHESTNUT}.get(what, 0.0)


def due_worth(due: str) -> float:
    """What a decision is worth that is still to be made."""
    return {
        "mark": LANTERN,
        "fill": NEW_CHESTNUT,
        "face": NEW_DIE,
        "timber": NEW_DIE,
        "supply": GIFT,
        "pick": NEW_ORDER,
        "want": NEW_ORDER,
    }.get(due, 0.0)


def outlook(layout: Layout, player: Player, number: int, to_come: int = 0) -> float:
    """Points now, and what the rest of the game can make of this sheet."""
    ahead = prospects(layout, player, number, to_come)
    now = score(layout, player)
    # Orders to come meet the reputation of today, and reputation to come the orders of today.
    total = now.total + now.fame * ORDERS_A_TURN * ahead.turns
    total += len(player.done) * FAME_A_TURN * ahead.turns
    total += _orders(layout, player, number, ahead)
    total += _helpers(layout, player, ahead)
    total += _chests(layout, player, ahead)
    if ahead.turns:
        for mask, worth in zip((*ROW_MASKS, *COLUMN_MASKS), NEAR_LINE, strict=True):
            if (mask & ~player.lanterns).bit_count() == 1:
                total += worth * ahead.full
        total += BERRY * ahead.full * min(player.owned(3), 5)
    return total


def _orders(layout: Layout, player: Player, number: int, ahead: Prospects) -> float:
    """Held orders, the best first: each takes its dice and materials, or waits for turns to come."""
    rules = layout.rules
    bench = bench_of(player, number)
    turns = float(ahead.turns)
    total = 0.0
    found = [
        (order_worth(layout, player, layout.orders[card], ahead), card) for card in player.held
    ]
    for worth, card in sorted(found, reverse=True):
        order = layout.orders[card]
        way = cheapest(bench, order, rules.offcut_step, rules.adjust_step)
        if way is not None:
            total += worth * SURE
            bench = way.left
        elif turns > 0:
            lack = _lack(bench, order)
            chance = min(1.0, turns / (PATIENCE * lack)) if lack <= turns + 0.5 else 0.0
            total += worth * chance * LATER**lack
            bench = _reserved(bench, order)
            turns -= lack
    return total + _leftover(bench, ahead)


def _lack(bench: Bench, order: Order) -> float:
    """Turns until it can be completed: a die or a material each, less what materials can do."""
    dice = missing(bench.dice, order)
    materials = sum(
        [max(need - have, 0) for need, have in zip(order.materials, bench.materials, strict=True)]
    )
    help_ = (
        min(dice - 0.4, WITH_MATERIAL * (sum(bench.materials) + sum(bench.adjusts)))
        if dice
        else 0.0
    )
    return max(0.5, dice + 0.7 * materials - help_)


def _reserved(bench: Bench, order: Order) -> Bench:
    """Without the dice that this order will take."""
    dice = [max(have - need, 0) for have, need in zip(bench.dice, order.dice, strict=True)]
    return bench._replace(dice=tuple(dice))


def _leftover(bench: Bench, ahead: Prospects) -> float:
    """Dice and materials that no order needs yet: the more of a kind, the less each of them is worth."""
    things = sum(
        [
            worth * (1 - NEXT**count) / (1 - NEXT)
            for count, worth in zip(bench.materials, MATERIAL, strict=True)
        ]
    )
    return (things + DIE * min(sum(bench.dice), ahead.turns + 1)) * ahead.full


def _helpers(layout: Layout, player: Player, ahead: Prospects) -> float:
    """What those that are hired will still do."""
    orders, fame = ORDERS_A_TURN * ahead.turns, FAME_A_TURN * ahead.turns
    worth = {
        "substitute": 0.35 * ahead.rounds,
        "brown_adjust": 0.7 * ahead.rounds,
        "yellow_adjust": 0.75 * ahead.rounds,
        "supplier": 1.2 * orders,
        "trader": 1.5 * ahead.rounds,
        "herald": (1 + BERRY) * fame,
        "renown": ORDERS_A_TURN * ahead.turns,
    }
    return sum([worth.get(helper, 0.0) for helper in player.helpers])


def _chests(layout: Layout, player: Player, ahead: Prospects) -> float:
    """What active chests will still gain, and slots that are filled towards it."""
    total = 0.0
    rules = layout.rules
    for at, chest in enumerate(CHESTS):
        slots, filled = sum(layout.slots[at]), sum(player.chests[at])
        if filled == slots:
            orders, fame = ORDERS_A_TURN * ahead.turns, FAME_A_TURN * ahead.turns
            if chest == "lanterns":
                total += rules.chest_lanterns_vp * LANTERNS_A_TURN * ahead.turns
            elif chest == "helpers":
                total += 0.8 * min(len(player.helpers), 3) * ahead.full
            else:
                total += _chest_gain(layout, chest, VP_A_TURN * ahead.turns, fame) * (
                    orders if chest == "orders" else 1
                )
        elif filled:
            total += CHESTNUT * ahead.full
    return total
