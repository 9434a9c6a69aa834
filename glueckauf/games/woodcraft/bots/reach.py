"""How near orders are: which one more die would complete them, and how likely such a die is to come.

A quick look, not a proof: each missing die is made of others by one kind of work. (solve/making.py finds
every way, which takes longer.)
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from glueckauf.games.woodcraft.parts import (
    DICE,
    FACES,
    NO_DIE,
    Order,
    Player,
)
from glueckauf.games.woodcraft.ruleset import Layout
from glueckauf.games.woodcraft.solve.making import Bench, bench_of

ANY: int = 2 ** len(DICE) - 1  # nothing is missing: any die will do
ALL_OF_COLOUR: int = 2**FACES - 1
FALLS: float = 0.4  # how likely a die of the first turn is gone in the second
MOST_MISSING = 3
DICE_OF_COLOUR = 3
ROLLED: tuple[tuple[float, ...], ...] = tuple(  # chances by the number of values that will do
    tuple(
        1 - ((1 - yellow / FACES) * (1 - brown / FACES)) ** DICE_OF_COLOUR
        for brown in range(FACES + 1)
    )
    for yellow in range(FACES + 1)
)


class _Shop(NamedTuple):
    """Dice that an order does not need, and what can be done to them."""

    dice: tuple[int, ...]
    saws: int
    glues: int
    offcuts: int
    adjusts: tuple[bool, ...]


def next_bench(layout: Layout, player: Player) -> Bench:
    """What a player will have in the next turn: a new round makes helpers ready again."""
    return bench_of(player, len(player.fields) // layout.rules.turns + 1)


@lru_cache(maxsize=20_000)
def outs(bench: Bench, order: Order) -> int:
    """The dice, as bits in the order of DICE, with any one of which the order can be completed."""
    saws, glues, offcuts = map(int.__sub__, bench.materials, order.materials)
    if min(saws, glues, offcuts) < 0:
        return 0
    spare = [max(have - need, 0) for have, need in zip(bench.dice, order.dice, strict=True)]
    missing = [
        die
        for die, (have, need) in enumerate(zip(bench.dice, order.dice, strict=True))
        for _ in range(need - have)
    ]
    if len(missing) > MOST_MISSING:
        return 0
    shop = _Shop(tuple(spare), saws, glues, offcuts, bench.adjusts)
    for _ in _made(tuple(missing), shop):
        return ANY
    found = 0
    for at, die in enumerate(missing):
        rest = (*missing[:at], *missing[at + 1 :])
        for left in _made(rest, shop):
            found |= _fitting(die, left)
        for other in range(at):
            both = missing[other] % FACES + die % FACES + 2
            if saws and both <= FACES and missing[other] // FACES == die // FACES:
                others = (*missing[:other], *missing[other + 1 : at], *missing[at + 1 :])
                for _ in _made(others, shop._replace(saws=saws - 1)):
                    found |= 1 << (die // FACES * FACES + both - 1)
                    break
    return found


def _made(missing: tuple[int, ...], shop: _Shop) -> Iterator[_Shop]:
    """What is left after these dice have been made, one after the other."""
    if not missing:
        yield shop
        return
    for left in _one_made(missing[0], shop):
        yield from _made(missing[1:], left)


def _one_made(die: int, shop: _Shop) -> Iterator[_Shop]:
    """What is left after one die has been made: raised, adjusted, sawn off, or glued."""
    dice, saws, glues, offcuts, adjusts = shop
    colour = die // FACES
    first, beyond = colour * FACES, (colour + 1) * FACES
    if dice[die]:
        yield shop._replace(dice=_swapped(dice, die))
    for lower in range(max(first, die - offcuts), die):
        if dice[lower]:
            yield shop._replace(dice=_swapped(dice, lower), offcuts=offcuts - (die - lower))
    if adjusts[colour]:
        ready = (False, adjusts[1]) if colour == 0 else (adjusts[0], False)
        for near in (die - 1, die + 1):
            if first <= near < beyond and dice[near]:
                yield shop._replace(dice=_swapped(dice, near), adjusts=ready)
    if saws:
        for higher in range(die + 1, beyond):
            if dice[higher]:
                rest = first + higher - die - 1
                yield shop._replace(dice=_swapped(dice, higher, rest), saws=saws - 1)
    if glues:
        for small in range(first, die):
            if dice[small]:
                value = die - small  # of the other one
                for other in (value - 1, FACES + value - 1):
                    if dice[other] > (other == small):
                        left = _swapped(_swapped(dice, small), other)
                        yield shop._replace(dice=left, glues=glues - 1)


def _swapped(dice: tuple[int, ...], gone: int, new: int = NO_DIE) -> tuple[int, ...]:
    found = list(dice)
    found[gone] -= 1
    if new != NO_DIE:
        found[new] += 1
    return tuple(found)


def _fitting(die: int, shop: _Shop) -> int:
    """The dice that can be made into this one."""
    colour = die // FACES
    first, beyond = colour * FACES, (colour + 1) * FACES
    found = 1 << die
    for lower in range(max(first, die - shop.offcuts), die):
        found |= 1 << lower
    if shop.adjusts[colour]:
        found |= (1 << die + 1 | 1 << die >> 1) & ALL_OF_COLOUR << first
    if shop.saws:
        for higher in range(die + 1, beyond):
            found |= 1 << higher
    if shop.glues:
        for small in range(die % FACES):  # value - 1
            other = die % FACES - small - 1
            if shop.dice[first + small]:
                found |= 1 << other | 1 << FACES + other
            elif shop.dice[FACES - first + small]:
                found |= 1 << first + other
    return found


def chance(layout: Layout, player: Player, board: tuple[int, ...], mask: int) -> float:
    """How likely one of these dice can be taken in the next turn."""
    if not mask or mask == ANY:
        return float(mask == ANY)
    if len(player.fields) % layout.rules.turns:  # the dice lie there, as far as nobody takes them
        there: int = sum([die != NO_DIE and mask >> die & 1 for die in board])
        return 1 - FALLS**there
    return ROLLED[(mask & ALL_OF_COLOUR).bit_count()][(mask >> FACES).bit_count()]
