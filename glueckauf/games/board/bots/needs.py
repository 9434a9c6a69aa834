"""What the orders of a pit want, what it lacks, and what it has to spare."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from glueckauf.games.board.parts import Mine, Outstanding, Player, all_filled


class Needs(NamedTuple):
    """What the orders of a pit want, and what it has: coal by colour."""

    wanted: Counter[str]  # the colours of the empty squares
    lacking: Counter[str]  # wanted, and nowhere in the pit
    spare: Counter[str]  # in the pit, and not wanted


def wanted_coal(orders: tuple[Outstanding, ...]) -> Counter[str]:
    """The colours of the empty squares."""
    return Counter(
        colour
        for _, order, squares in orders
        for colour, coal in zip(order.squares, squares, strict=True)
        if not coal
    )


def coal_of(mine: Mine) -> Counter[str]:
    return Counter(mine.cage + mine.storage + "".join(mine.carts))


@lru_cache(maxsize=10_000)
def needs(mine: Mine, orders: tuple[Outstanding, ...]) -> Needs:
    wanted, coal = wanted_coal(orders), coal_of(mine)
    return Needs(wanted, wanted - coal, coal - wanted)


def lacking_coal(player: Player) -> Counter[str]:
    """The coal that the orders want and the pit does not have."""
    return needs(player.mine, player.orders).lacking


def waiting_orders(orders: tuple[Outstanding, ...], most: int) -> tuple[Outstanding, ...]:
    """The orders that lack least: one mining action is planned for these."""
    waiting = [order for order in orders if not all_filled(order.squares)]
    waiting.sort(key=lambda o: (o.squares.count(""), -o.order.vp))
    return tuple(sorted(waiting[:most]))
