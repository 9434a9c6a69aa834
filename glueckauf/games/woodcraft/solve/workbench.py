"""Dice, materials, nuts and ready helpers as one number, and the works that change it (WC-6.2 to WC-6.4, WC-7.2).

Searches come by here hundreds of thousands of times, so a bench is an int: a byte for each kind of dice and for each
material, one with a bit for each helper that is ready, and the nuts above them. A work adds a number to it, whatever
else lies there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import compress
from typing import NamedTuple

from glueckauf.games.woodcraft.parts import (
    ADJUSTERS,
    COLOURS,
    DICE,
    FACES,
    GLUE,
    MATERIALS,
    OFFCUT,
    SAW,
    colour_of,
    die_of,
    value_of,
)
from glueckauf.games.woodcraft.solve.making import Bench

KINDS = len(DICE)
HELPERS = KINDS + len(MATERIALS)  # the byte of the helpers that are ready
_NUTS = 8 * (HELPERS + 1)
_BYTES = HELPERS + 4
_ONE = tuple(1 << 8 * at for at in range(HELPERS + 1))
_TOOLS = tuple(range(KINDS, HELPERS))
_ADJUSTS = tuple(_ONE[HELPERS] << colour for colour in range(len(COLOURS)))
SUBSTITUTE = _ONE[HELPERS] << len(COLOURS)
READY = dict(zip((*ADJUSTERS, "substitute"), (*_ADJUSTS, SUBSTITUTE), strict=True))
_GUARD = sum(128 << 8 * at for at in range(HELPERS))  # a bit above each count
MOST = 127  # of one kind


class Steps(NamedTuple):
    """How far offcuts and adjusters turn a die."""

    offcut: int = 1
    adjust: int = 1


def bench(
    dice: Iterable[int] = (),
    materials: tuple[int, ...] = (),
    ready: Iterable[str] = (),
    nuts: int = 0,
) -> int:
    """The number of some dice and materials, with the helpers that are ready and the nuts so far."""
    things = sum([_ONE[at] * count for at, count in enumerate(dice)])
    things += sum([_ONE[KINDS + row] * count for row, count in enumerate(materials)])
    return things + sum([READY[helper] for helper in ready]) + (nuts << _NUTS)


def from_bench(left: Bench, nuts: int) -> int:
    """The number of what the cheapest way to an order leaves (making.py)."""
    ready = compress(READY, (*left.adjusts, left.substitute))
    return bench(left.dice, left.materials, ready, nuts)


def as_bench(number: int) -> Bench:
    have = counts(number)
    *adjusts, substitute = [number & bit > 0 for bit in READY.values()]
    return Bench(tuple(have[:KINDS]), tuple(have[KINDS:HELPERS]), tuple(adjusts), substitute)


def counts(number: int) -> bytes:
    """The count of each kind of dice and of each material, then the bits of the helpers."""
    return number.to_bytes(_BYTES, "little")[: HELPERS + 1]


def nuts_of(number: int) -> int:
    return number >> _NUTS


def with_nuts(number: int, most: int) -> int:
    """No more nuts than can be marked (WC-8.3)."""
    more = (number >> _NUTS) - most
    return number - (more << _NUTS) if more > 0 else number


def without_nuts(number: int) -> int:
    return number & (1 << _NUTS) - 1


def has(number: int, needs: int) -> bool:
    """Are there at least these dice and materials?"""
    return (number | _GUARD) - needs & _GUARD == _GUARD


def payments(number: int, needs: int) -> Iterator[int]:
    """What is left when these things are handed over: plainly, or with the substitute for one material."""
    if has(number, needs):
        yield number - needs
    if number & SUBSTITUTE:
        needed = counts(needs)
        for row in _TOOLS:
            if needed[row]:
                for given in _TOOLS:
                    price = needs - _ONE[row] + _ONE[given]
                    if given != row and has(number, price):
                        yield number - price - SUBSTITUTE


def made(number: int, steps: Steps, glue_nuts: int) -> list[int]:
    """The benches that one work makes of this one: gluings first."""
    have = counts(number)
    kinds = [die for die in range(KINDS) if have[die]]
    found: list[int] = []
    for paid in _without(number, have, KINDS + GLUE):
        paid += glue_nuts << _NUTS
        for die in kinds:
            for other, change in _GLUES[die]:
                if have[other] > (other == die):
                    found.append(paid + change)
    for paid in _without(number, have, KINDS + SAW):
        for die in kinds:
            found += [paid + change for change in _SAWS[die]]
    for paid in _without(number, have, KINDS + OFFCUT):
        found += [
            paid - _ONE[die] + _ONE[die + steps.offcut]
            for die in kinds
            if value_of(die) + steps.offcut <= FACES
        ]
    for die in kinds:
        bit = _ADJUSTS[colour_of(die)]
        if number & bit:
            found += [
                number - bit - _ONE[die] + _ONE[die + by]
                for by in (steps.adjust, -steps.adjust)
                if 1 <= value_of(die) + by <= FACES
            ]
    return found


def _without(number: int, have: bytes, row: int) -> list[int]:
    """The bench without one material, or without another that the substitute puts in its place."""
    found = [number - _ONE[row]] if have[row] else []
    if number & SUBSTITUTE:
        found += [
            number - SUBSTITUTE - _ONE[given] for given in _TOOLS if given != row and have[given]
        ]
    return found


# For each die those that can be glued to it, and the change; the material is paid elsewhere.
_GLUES = [
    [
        (other, _ONE[die_of(colour, total)] - _ONE[die] - _ONE[other])
        for other in range(die, KINDS)
        if (total := value_of(die) + value_of(other)) <= FACES
        for colour in sorted({colour_of(die), colour_of(other)})
    ]
    for die in range(KINDS)
]
# For each die the changes into two parts.
_SAWS = [
    [
        _ONE[die_of(colour_of(die), part)]
        + _ONE[die_of(colour_of(die), value_of(die) - part)]
        - _ONE[die]
        for part in range(1, value_of(die) // 2 + 1)
    ]
    for die in range(KINDS)
]
