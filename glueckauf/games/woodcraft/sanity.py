"""What changed rules break, without a game being played.

Impossible is only what can be proven: nobody can ever score. All else that somebody would hardly want is
odd; what is called out of reach there is proven, too.
"""

from __future__ import annotations

from collections.abc import Iterator

from glueckauf.core.texts import Fact
from glueckauf.games.sanity import Problem
from glueckauf.games.woodcraft.parts import (
    BLUEBERRY,
    CHESTS,
    FULL,
    HELPERS,
    PHASES,
    ROWS,
    Order,
    Player,
)
from glueckauf.games.woodcraft.ruleset import SOLO, Layout, Rules, layout
from glueckauf.games.woodcraft.scoring import score
from glueckauf.games.woodcraft.telling import GAME


def problems(rules: Rules, players: int) -> list[Problem]:
    """What is wrong with these rules for so many players."""
    table = layout(rules, players)
    found = [
        *_points(table),
        *_orders(table),
        *_phases(table),
        *_helpers(table),
        *_chests(table),
        *_course(table),
    ]
    return sorted(found, key=lambda problem: not problem.is_impossible)


def _impossible(reason: str, knob: str, **facts: Fact) -> Problem:
    return Problem(GAME, reason, knob, facts, True)


def _odd(reason: str, knob: str, **facts: Fact) -> Problem:
    return Problem(GAME, reason, knob, facts, False)


def _points(table: Layout) -> Iterator[Problem]:
    """Does anything score? No sheet scores more than one that has everything."""
    everything = Player(
        helpers=HELPERS,
        lanterns=FULL,
        chests=table.slots,
        nuts=table.rules.nuts,
        done=tuple(order for order in table.orders if order not in PHASES),
    )
    if not score(table, everything).total:
        yield _impossible("nothing-scores", "orders_1")
    elif not table.rules.nuts and table.rules.glue_nuts:
        yield _odd("no-nuts", "nuts", nuts=table.rules.glue_nuts)


def _orders(table: Layout) -> Iterator[Problem]:
    """Can the materials of every order be owned at once? The substitute stands in for one of them."""

    def is_out_of_reach(order: Order) -> bool:
        needs = zip(order.materials, table.room, strict=False)
        short: int = sum(max(need - room, 0) for need, room in needs)
        return short > 1

    for number, deck in enumerate(table.decks, start=1):
        never = sum(is_out_of_reach(table.orders[order]) for order in deck)
        if never:
            yield _odd("order-out-of-reach", f"orders_{number}", n=never)


def _phases(table: Layout) -> Iterator[Problem]:
    """Do both phases come to be played, one after the other?"""
    rules = table.rules
    if rules.phase_two_after >= rules.rounds:
        facts = {"after": rules.phase_two_after, "rounds": rules.rounds}
        yield _odd("no-phase-two", "phase_two_after", **facts)
    left = len(table.decks[0]) - table.players
    if left < rules.pool:
        yield _odd("no-phase-one", "orders_1", orders=max(left, 0), pool=rules.pool)
    if len(table.decks[1]) < rules.pool:
        yield _odd("pool-never-full", "orders_2", orders=len(table.decks[1]), pool=rules.pool)


def _helpers(table: Layout) -> Iterator[Problem]:
    """Can everybody be paid?"""
    berries = table.room[BLUEBERRY]
    for helper, cost in table.helper_cost.items():
        if cost > berries:
            yield _odd("helper-too-dear", "helper_cost", helper=helper, cost=cost, berries=berries)
    if max(table.rules.chest_helpers) > len(HELPERS):
        facts = {"helpers": max(table.rules.chest_helpers), "most": len(HELPERS)}
        yield _odd("too-few-helpers", "chest_helpers", **facts)


def _chests(table: Layout) -> Iterator[Problem]:
    """Can chestnuts be had where rows promise them, and is there anything to fill chests with?"""
    reachable = 0
    for row, room, marks in zip(ROWS, table.room, table.chestnuts, strict=True):
        reachable += sum(mark <= room for mark in marks)
        if max(marks, default=0) > room:
            facts = {"material": row, "mark": max(marks), "room": room}
            yield _odd("chestnut-out-of-reach", f"{row}_chestnuts", **facts)
    if not reachable and not _gives_chestnuts(table):
        for chest, (chestnuts, _) in zip(CHESTS, table.slots, strict=True):
            if chestnuts:
                yield _odd("chest-never-active", "chest_slots", chest=chest)


def _gives_chestnuts(table: Layout) -> bool:
    """Is there a bonus or a reward with a chestnut?"""
    gains = [gain for colour in table.bonuses for bonus in colour for gain in bonus]
    gains += [gain for bonus in (*table.row_gains, *table.column_gains) for gain in bonus]
    gains += [gain for order in table.orders.values() for gain in order.reward.gains]
    return any(what == "chestnut" for what, _ in gains)


def _course(table: Layout) -> Iterator[Problem]:
    rules = table.rules
    if rules.turns == 1 and "shift" in rules.overrides:
        yield _odd("never-shifted", "shift")
    for row, room in zip(ROWS, table.room, strict=True):
        if not room:
            yield _odd("no-room", row, material=row)
    if table.players == SOLO and tuple(sorted(rules.ratings)) != rules.ratings:
        yield _odd("ratings-fall", "ratings")
