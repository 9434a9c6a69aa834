"""What can still be paid for: placements, and the steps of mining they give (CG-2.3, CG-2.4).

    placements   one in each own turn that is left, and each takes a card of its own from the hand.
                 Together they cost no more than all workers there are, worker innovations at
                 their largest value, the open one included
    a zone       its k-th use from now on costs k - 1 more than the first
    an open card costs what its zone costs, or the wild action, or the open innovation of its kind
                 (which is taken and played); the cheapest of these is reckoned, every time
    mining       every mix of uses of the mining cards, and the open mining innovation

An innovation in hand is free: whoever asks for a price leaves out what innovations give.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from typing import Any, NamedTuple

from glueckauf.games.card.parts import STACKS, Choosing, Looking, Player, worker_range
from glueckauf.games.card.rules import State

KINDS = tuple([name.partition("/")[0] for name in STACKS])
INNOVATION = STACKS.index("innovation")
PLENTY = 50  # more than any one action costs
NEVER = 10**6
Mined = tuple[tuple[int, int, int], ...]  # placements, their cost, steps


class Budget(NamedTuple):
    """The means to act: `prices` of the open cards (NEVER where there is none), and of the rest."""

    placements: int
    workers: int
    prices: tuple[int, ...]  # in the order of STACKS
    deliveries: tuple[int, ...]  # the price of one, two, three deliveries
    token_zone: int
    mined: Mined
    helpers: tuple[int, ...]  # of the workers: what innovations could pay, one number for each
    wild_goes_on: bool  # it has been paid for, so one card is free

    def affords(self, placements: int, workers: int) -> bool:
        return placements <= self.placements and workers <= self.workers

    def steps(self, placements: int, workers: int) -> int:
        """The most steps that mining gives beside so many placements at this price."""
        left, rest = self.placements - placements, self.workers - workers
        return max(
            [steps for n, cost, steps in self.mined if n <= left and cost <= rest], default=0
        )


def budget_of(state: State, player: Player, opened: tuple[Any, ...], turns: int) -> Budget:
    """The budget of a player who has so many turns left in which to place workers."""
    layout, zones = state.layout, state.zones
    helpers = [value for value in map(worker_range, player.innovations) if value]
    innovation = opened[INNOVATION]
    if innovation is not None and worker_range(innovation):
        helpers.append(worker_range(innovation))
    wild_goes_on = isinstance(state.pending, Choosing | Looking)
    wild = zones[layout.index["wild"]].cost
    played = min(zones[INNOVATION].cost, wild)
    prices = []
    for at, card in enumerate(opened):
        price = min(zones[at].cost, wild)
        if innovation == KINDS[at]:
            price = min(price, played)
        prices.append(NEVER if card is None else price)
    delivery = zones[layout.index["delivery"]].cost
    deliveries = [delivery, delivery + 1, delivery + 2]
    if innovation == "delivery":
        deliveries = sorted([*deliveries, played])[:3]
    placements = min(turns, len(player.workers) + len(helpers)) + wild_goes_on
    workers = sum(player.workers) + sum(helpers) + PLENTY * wild_goes_on
    cards = tuple(
        [(zones[layout.index[name]].cost, most) for name, (_, most) in layout.mining.items()]
    )
    once = (played, state.rules.innovation_steps) if innovation == "mining" else None
    return Budget(
        placements,
        workers,
        tuple(prices),
        tuple(accumulate(deliveries)),
        zones[layout.token_zone].cost,
        mined(cards, once, placements, workers),
        tuple(helpers),
        wild_goes_on,
    )


@lru_cache(maxsize=20_000)
def mined(
    cards: tuple[tuple[int, int], ...], once: tuple[int, int] | None, most: int, workers: int
) -> Mined:
    """What mining gives: every mix of uses that is not worse in all ways than another.

    `cards` are the costs and steps of the mining cards, `once` those of the open innovation.
    """
    found = {(0, 0, 0)}
    for cost, steps in cards:
        for uses, spent, got in tuple(found):
            price = 0
            for more in range(1, most - uses + 1):
                price += cost + more - 1
                if spent + price > workers:
                    break
                found.add((uses + more, spent + price, got + more * steps))
    if once is not None:
        cost, steps = once
        found |= {
            (uses + 1, spent + cost, got + steps)
            for uses, spent, got in tuple(found)
            if uses < most and spent + cost <= workers
        }
    kept: list[tuple[int, int, int]] = []
    for each in sorted(found, key=lambda e: (-e[2], e[0], e[1])):
        if not any(e[0] <= each[0] and e[1] <= each[1] for e in kept):
            kept.append(each)
    return tuple(kept)
