"""What a player takes into the next shift, in points: marks, coal, orders, and the standings on the clock.

The numbers are fitted: 1,200 games of two greedy players and 220 of three and four, what they had after a
shift beside the points that they went on to make. Coal on a cart is worth more than it looks, since its cart is empty later.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import tanh
from typing import NamedTuple

from glueckauf.games.board.parts import Mine, Outstanding, all_filled
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import PLAYERS, Rules
from glueckauf.games.board.scoring import clock_counts

LEAD = 3.0  # squares or carts ahead that make a place on the clock fairly safe


class Weights(NamedTuple):
    """What things are worth when a shift begins."""

    mark: float
    cart: float  # coal on a cart …
    raised: float  # … or in the cage or the storage
    complete: float  # of an order's points, where it is complete
    filled: float  # a filled square of another order
    held: float  # of its points
    order: float  # for holding it
    first: float  # to begin the shift
    clock: float  # of the points that the standings on the clock promise


# For two players, and for more of them, who get less done of what they have begun.
EARLY = (
    Weights(0.7, 4.1, 1.5, 1.5, 3.0, 1.4, -2.8, 3.0, 1.0),
    Weights(0.5, 4.4, 1.5, 1.8, 2.6, 0.75, -2.8, 2.0, 1.1),
)
LAST = (
    Weights(0.65, 4.2, 2.6, 1.5, 2.6, 0.35, -0.3, 2.2, 1.0),
    Weights(0.45, 3.4, 4.0, 1.3, 2.5, 0.2, -0.4, 0.5, 1.3),
)


def prospects(state: State) -> list[float]:
    """By seat: points that are not scored yet."""
    rules = state.rules
    stage = LAST if state.shift == rules.shifts else EARLY
    weights = stage[len(state.players) > 2]
    counts = list(zip(*map(clock_counts, state.players), strict=True))
    scorings = _scorings(rules, state.shift)
    second = rules.second_place[PLAYERS.index(len(state.players))]
    found = []
    for seat, player in enumerate(state.players):
        own = weights.mark * player.marks + _pit_worth(player.mine, player.orders, weights)
        found.append(own + weights.first * (seat == state.start))
    for category, times in enumerate(scorings):
        if times:
            first, next_best = (
                times * rules.clock_first[category],
                times * rules.clock_second[category] if second else 0,
            )
            for seat, share in enumerate(_shares(counts[category], first, next_best)):
                found[seat] += weights.clock * share
    return found


@lru_cache(maxsize=10_000)
def _pit_worth(mine: Mine, orders: tuple[Outstanding, ...], weights: Weights) -> float:
    worth = weights.cart * sum(map(len, mine.carts))
    worth += weights.raised * len(mine.cage + mine.storage)
    for _, order, squares in orders:
        if all_filled(squares):
            worth += weights.complete * order.vp
        else:
            filled = sum(map(bool, squares))
            worth += weights.filled * filled + weights.held * order.vp + weights.order
    return worth


@lru_cache(maxsize=256)
def _scorings(rules: Rules, shift: int) -> tuple[int, ...]:
    """How often each category of the clock will still be scored, from the end of this shift on."""
    ahead = rules.clock_per_shift[shift - 1 : rules.shifts]
    return tuple(
        sum(category < number for number in ahead) for category in range(len(rules.clock_first))
    )


@lru_cache(maxsize=10_000)
def _shares(counts: Sequence[int], first: int, second: int) -> tuple[float, ...]:
    """The points that each player can expect of a category, from what all have in it now."""
    shares = []
    for seat, own in enumerate(counts):
        others = sorted(counts[:seat] + counts[seat + 1 :], reverse=True)  # type: ignore[operator]
        ahead = _chance(own - others[0])
        share = first * ahead
        if second:
            share += second * (1 - ahead) * _chance(own - others[1])
        shares.append(share)
    return tuple(shares)


@lru_cache(maxsize=256)
def _chance(lead: int) -> float:
    return (1 + tanh(lead / LEAD)) / 2
