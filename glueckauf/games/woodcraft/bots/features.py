"""What a sheet has that may bring points later, in numbers: the features that worth.toml has weights for."""

from __future__ import annotations

from glueckauf.games.woodcraft.bots.reach import ANY, chance, next_bench, outs
from glueckauf.games.woodcraft.parts import (
    BACKS,
    BLUEBERRY,
    CHESTS,
    COLUMN_MASKS,
    FACES,
    FULL,
    HELPERS,
    MATERIALS,
    ROW_MASKS,
    Player,
)
from glueckauf.games.woodcraft.ruleset import Layout
from glueckauf.games.woodcraft.scoring import Score
from glueckauf.games.woodcraft.solve.making import Bench, missing

_OF_HELPERS, _OF_LANTERNS = map(CHESTS.index, ("helpers", "lanterns"))
NAMES = (
    *("always", "orders", "fame", "orders × fame"),
    *(f"{material} {which}" for material in MATERIALS for which in ("first", "next", "more")),
    *("blueberries to 2", "to 5", "above"),
    *("chestnut next", "chestnut in 2", "chestnut in 3"),
    *(f"chest {chest}" for chest in CHESTS),
    *(f"begun {chest}" for chest in CHESTS),
    *("chest lanterns × lanterns", "chest helpers × helpers", "chestnut slots"),
    *("lanterns", "row 1", "row 2", "row 3", "column 1", "column 2", "column 3", "lines begun"),
    *HELPERS,
    *("hired", "nuts free"),
    *("yellow dice", "brown dice", "yellow pips", "brown pips", "many dice"),
    *("held", "near", "near vp", "near fame", "near × standing", "near things"),
    *("far 1", "far 2", "far 3", "far vp", "far fame"),
    *("pool ready", "pool vp", "pool fame", "pool near", "pool near fame"),
)


def features(
    layout: Layout, player: Player, pool: tuple[str, ...], board: tuple[int, ...], now: Score
) -> list[float]:
    """One number for each of NAMES."""
    done = len(player.done)
    found: list[float] = [1.0, done, now.fame, done * now.fame]
    marked, used = player.marked, player.used
    for row in range(len(MATERIALS)):
        owned = marked[row] - used[row]
        found += (min(owned, 1), min(max(owned - 1, 0), 2), max(owned - 3, 0))
    berries = marked[BLUEBERRY] - used[BLUEBERRY]
    found += (min(berries, 2), min(max(berries - 2, 0), 3), max(berries - 5, 0))
    slots = [slot[0] - filled[0] for slot, filled in zip(layout.slots, player.chests, strict=True)]
    free = sum(slots)
    steps = [0, 0, 0]
    if free:
        for count, marks in zip(marked, layout.chestnuts, strict=True):
            for mark in marks:
                if 0 < mark - count <= len(steps):
                    steps[mark - count - 1] += 1
    found += steps
    active = [
        float(slot == filled) for slot, filled in zip(layout.slots, player.chests, strict=True)
    ]
    found += active
    found += [
        float(filled != (0, 0) and filled != slot)
        for slot, filled in zip(layout.slots, player.chests, strict=True)
    ]
    lit = player.lanterns.bit_count()
    helpers = len(player.helpers)
    found += (active[_OF_LANTERNS] * (9 - lit), active[_OF_HELPERS] * min(helpers, 5), free)
    found += _lanterns(player.lanterns, lit)
    found += [float(helper in player.helpers) for helper in HELPERS]
    found += (helpers, min(layout.rules.nuts - player.nuts, 8))
    found += _dice(player.dice)
    bench = next_bench(layout, player)
    found += _held(layout, player, board, bench, now.fame)
    found += _pool(layout, player, pool, board, bench)
    return found


def _lanterns(lanterns: int, lit: int) -> list[float]:
    found: list[float] = [lit]
    begun = 0
    for mask in (*ROW_MASKS, *COLUMN_MASKS):
        there = (lanterns & mask).bit_count()
        found.append(float(there == 2))
        begun += there == 1
    return [*found, begun if lanterns != FULL else 0]


def _dice(dice: tuple[int, ...]) -> list[float]:
    yellow, brown = dice[:FACES], dice[FACES:]
    number = sum(dice)
    return [
        sum(yellow),
        sum(brown),
        sum([value * count for value, count in enumerate(yellow, start=1)]),
        sum([value * count for value, count in enumerate(brown, start=1)]),
        max(number - 4, 0),
    ]


def _held(
    layout: Layout, player: Player, board: tuple[int, ...], bench: Bench, fame: int
) -> list[float]:
    """Orders that one more die would complete, and those that lack more."""
    done = len(player.done)
    near = [0.0] * 5
    far = [0.0] * 5
    ranked = []
    for card in player.held:
        order = layout.orders[card]
        mask = outs(bench, order)
        ranked.append((chance(layout, player, board, mask), order))
    ranked.sort(key=lambda one: (-one[0], one[1].id))
    for at, (likely, order) in enumerate(ranked):
        reward = order.reward
        if at:  # what the one before takes is gone
            mask = outs(bench, order)
            likely = chance(layout, player, board, mask)
        near[0] += likely
        near[1] += likely * reward.vp
        near[2] += likely * reward.reputation
        near[3] += likely * (fame + reward.reputation * done)
        near[4] += likely * len(reward.gains)
        lacks = min(missing(bench.dice, order), 3)
        far[max(lacks, 1) - 1] += 1 - likely
        far[3] += (1 - likely) * reward.vp
        far[4] += (1 - likely) * reward.reputation
        dice = [max(have - need, 0) for have, need in zip(bench.dice, order.dice, strict=True)]
        bench = bench._replace(dice=tuple(dice))
    return [len(ranked), *near, *far]


def _pool(
    layout: Layout,
    player: Player,
    pool: tuple[str, ...],
    board: tuple[int, ...],
    bench: Bench,
) -> list[float]:
    """The best order of the pool that could be taken and completed at once."""
    best = (0.0, 0.0, 0.0, 0.0)
    ready = 0.0
    near = near_fame = 0.0
    done = len(player.done)
    for card in pool:
        if card and card not in BACKS:
            order = layout.orders[card]
            reward = order.reward
            mask = outs(bench, order)
            if mask == ANY:
                ready = 1.0
                worth = reward.vp + reward.reputation * (2 + done)
                best = max(best, (worth, reward.vp, reward.reputation, 0.0))
            elif mask:
                near = 1.0
                near_fame = max(near_fame, reward.reputation)
    return [ready, best[1], best[2], near, near_fame]
