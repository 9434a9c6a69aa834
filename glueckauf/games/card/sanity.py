"""What changed rules break, without a game being played.

Impossible is only what can be proven: nobody can place a worker, no train can ever leave, nobody can
ever score. All else that somebody would hardly want is odd.
"""

from __future__ import annotations

from collections.abc import Iterator

from glueckauf.core.texts import Fact
from glueckauf.games.card.parts import CRESTS, WORKER_INNOVATIONS
from glueckauf.games.card.ruleset import Layout, Rules, layout, read_lorry, read_order
from glueckauf.games.card.telling import GAME
from glueckauf.games.sanity import Problem

FOR_A_TRAIN = 6  # placements: lorry, wagon, engine, order, mining, delivery
PAIR = 2  # tokens of an objective


def problems(rules: Rules, players: int) -> list[Problem]:
    """What is wrong with these rules for so many players."""
    table = layout(rules, players)
    found = [
        *_workers(rules, table),
        *_trains(rules, table),
        *_cards(rules, table),
        *_points(rules),
    ]
    return sorted(found, key=lambda problem: not problem.is_impossible)


def _impossible(reason: str, knob: str, **facts: Fact) -> Problem:
    return Problem(GAME, reason, knob, facts, True)


def _odd(reason: str, knob: str, **facts: Fact) -> Problem:
    return Problem(GAME, reason, knob, facts, False)


def _workers(rules: Rules, table: Layout) -> Iterator[Problem]:
    """Can anybody place workers, and often enough?"""
    hand, wild = table.workers, rules.printed_workers + 1
    sums = {0}
    for worker in hand:
        sums |= {paid + worker for paid in sums}
    if 1 not in sums and wild not in sums:
        yield _impossible("nobody-can-pay", "workers", wild=wild)
        return
    if 1 not in sums:
        yield _odd("only-wild", "workers", wild=wild)
    elif sum(hand) < wild:
        yield _odd("wild-too-dear", "printed_workers", wild=wild, workers=sum(hand))
    placements = len(hand) * len(table.tokens)
    if placements < FOR_A_TRAIN:
        yield _impossible("too-few-turns", "tokens", turns=placements, needed=FOR_A_TRAIN)


def _trains(rules: Rules, table: Layout) -> Iterator[Problem]:
    """Can lorries be loaded, and do they meet the orders?"""
    steps = max(most for _, most in table.mining.values())
    if "mining" in rules.innovations:
        steps = max(steps, rules.innovation_steps)
    cards = [read_lorry(CRESTS[0] + word).lorries for word in rules.lorries]
    loadable = sorted((lorries for lorries in cards if lorries <= steps), reverse=True)
    wagons = 2 * rules.wagons + rules.wild_wagons  # a dock bears two crests
    if not wagons:
        yield _impossible("no-wagons", "wagons")
    elif not loadable:
        yield _impossible("no-loading", "mining", steps=steps)
    else:
        if len(loadable) < len(cards):
            yield _odd("row-blocked", "mining", steps=steps)
        longest = sum(sorted(2 * loadable, reverse=True)[:wagons])  # with every card of both crests
        wanted = [read_order("", word).lorries for word in rules.orders]
        too_large = sum(lorries > longest for lorries in wanted)
        if too_large == len(wanted):
            yield _impossible("all-orders-too-large", "orders", longest=longest)
        elif too_large:
            yield _odd("orders-too-large", "orders", longest=longest, n=too_large)


def _cards(rules: Rules, table: Layout) -> Iterator[Problem]:
    """Are there cards on every stack, and can objectives be met?"""
    if not rules.shares:
        yield _odd("no-shares", "shares")
    if not rules.objectives:
        yield _odd("no-objectives", "objectives")
    wanted = sum(read_order("", word).lorries for word in rules.orders)
    counts = [name for name in rules.objectives if name.startswith("lorries:")]
    if counts and wanted < rules.lorries_needed:
        yield _odd(
            "lorries-out-of-reach", "lorries_needed", needed=rules.lorries_needed, most=wanted
        )
    if "shift_pairs" in rules.objectives and len(table.tokens) < PAIR:
        yield _odd("no-pair-of-tokens", "tokens")
    if {*rules.innovations} <= {*WORKER_INNOVATIONS} and rules.innovation_needs_placement:
        yield _odd("innovation-switch", "innovation_needs_placement")


def _points(rules: Rules) -> Iterator[Problem]:
    """Does anything score?"""
    of_objectives = {
        "shift_pairs": rules.pair_vp,
        "objectives": rules.objective_vp,
        "engine": rules.engine_vp,
        "share": rules.matched_vp,
        "order": rules.order_vp,
        "lorries": rules.lorries_vp,
    }
    sources = [
        *(read_lorry(CRESTS[0] + word).vp for word in rules.lorries),
        *(read_order("", word).vp for word in rules.orders),
        rules.share_vp if rules.shares else 0,
        rules.token_vp,
        *(of_objectives[name.partition(":")[0]] for name in rules.objectives),
    ]
    if not any(sources):
        yield _impossible("nothing-scores", "orders")
