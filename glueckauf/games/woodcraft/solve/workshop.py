"""Dice and materials as one number, and all that glue, saw blades, offcuts and ready helpers can make of them.

Searches come by here millions of times, so a bench is an int: a byte for each kind of dice and for each material, a bit
for each helper that is ready, and then the nuts, which gluing brings. A work adds a number to it, whatever else lies there. `Workshop` answers three questions: what can be made of a bench (`reach`), what can be left of it when certain
things have been handed over (`after`), and what can be owned at the end of a turn (`ends`).

Two facts keep the answers short. Work can wait: nothing that it uses up goes away meanwhile, and nothing but an order
or the end of a turn asks for what it makes. So `after` leaves out what can still be made of something else it has.
And more is never worse: so it leaves out, too, what is less than something else in every respect.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from operator import ge
from typing import NamedTuple

from glueckauf.core.budget import is_spent
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

_KINDS = range(len(DICE))
_SAW, _GLUE, _OFFCUT = (len(DICE) + row for row in (SAW, GLUE, OFFCUT))
_TOOLS = (_SAW, _GLUE, _OFFCUT)
_HELPERS = len(DICE) + len(MATERIALS)  # the byte of the helpers; nuts come after it
_NUTS = 8 * (_HELPERS + 1)
_BYTES = _HELPERS + 3
_ONE = tuple(1 << 8 * at for at in range(_HELPERS + 1))
_ADJUSTS = tuple(_ONE[_HELPERS] << colour for colour in range(len(COLOURS)))
_EITHER = sum(_ADJUSTS)
_SUBSTITUTE = _ONE[_HELPERS] << len(COLOURS)
TURNED = dict(zip((*ADJUSTERS, "substitute"), (*_ADJUSTS, _SUBSTITUTE), strict=True))
_NOT_DICE = (1 << 8 * _BYTES) - (1 << 8 * _SAW)
_ROOM = 256  # of a byte
_OFTEN = 64  # benches between two looks at the clock
_MOST_KEPT = 1_000_000  # benches that are remembered


class Works(NamedTuple):
    """What may be done: how far offcuts and adjusters go, and which works are left out."""

    offcut: int = 1
    adjust: int = 1
    nuts: int = 2  # that gluing brings
    glues: bool = True
    mixes: bool = True  # glues dice of different colours
    saws: bool = True
    raises: bool = True
    adjusts: bool = True
    substitutes: bool = True


def bench(
    dice: tuple[int, ...],
    materials: tuple[int, ...] = (),
    helpers: Iterable[str] = (),
    nuts: int = 0,
) -> int:
    """The number of some dice and materials, with the helpers that are ready and the nuts so far."""
    things = sum([_ONE[at] * count for at, count in enumerate((*dice, *materials))])
    return things + sum([TURNED[helper] for helper in helpers]) + (nuts << _NUTS)


def materials_of(number: int) -> tuple[int, ...]:
    return tuple(number.to_bytes(_BYTES, "little")[_SAW:_HELPERS])


def nuts_of(number: int) -> int:
    return number >> _NUTS


def without_nuts(number: int) -> int:
    return number & (1 << _NUTS) - 1


def without_dice(number: int) -> int:
    return number & _NOT_DICE


def tools_of(number: int) -> int:
    """Materials owned, and adjusters that are ready: each work takes one of them away."""
    have = number.to_bytes(_BYTES, "little")
    return have[_SAW] + have[_GLUE] + have[_OFFCUT] + (number & _EITHER).bit_count()


def covers(number: int, other: int) -> bool:
    """Is everything there that lies on another bench?"""
    return _has(number.to_bytes(_BYTES, "little"), _needed(other))


def is_small(dice: int, room: int) -> bool:
    """Do so many dice, with so many things that may come, fit on a bench?"""
    return dice + room < _ROOM


class Workshop:
    """What can be made, remembered for as long as the workshop is kept.

    Limits: a deadline, and how many benches are looked at. Beyond them answers hold only what was found, and
    `is_cut` says so.
    """

    def __init__(self, works: Works, deadline: float | None, most: float) -> None:
        self.works = works
        self.deadline = deadline
        self.most = most
        self.seen = 0  # benches looked at
        self.is_cut = False
        self._glues = _glues(works)
        self._saws = _saws(works)
        self._reach: dict[int, tuple[int, ...]] = {}
        self._kept = 0
        self._after: dict[tuple[int, int], tuple[int, ...]] = {}
        self._ends: dict[tuple[int, int], tuple[int, ...]] = {}

    # --- Questions ---

    def reach(self, start: int) -> tuple[int, ...]:
        """Every bench that works can make of this one, the fewest works first."""
        found = self._reach.get(start)
        if found is None:
            found = tuple(self._flood([start], {start}))
            self._kept += len(found)
            if self._kept > _MOST_KEPT:
                self._reach.clear()
                self._kept = len(found)
            self._reach[start] = found
        return found

    def after(self, start: int, needs: int) -> tuple[int, ...]:
        """What can be left when the dice and materials of a bench are handed over; the substitute may pay one."""
        key = start, needs
        found = self._after.get(key)
        if found is None:
            found = self._after[key] = self._without_needs(start, needs)
        return found

    def ends(self, start: int, wanted: int) -> tuple[int, ...]:
        """Materials, gluings and ready helpers that can be had while dice of a bench are owned; dice left out."""
        key = start, wanted
        found = self._ends.get(key)
        if found is None:
            need = _needed(wanted)
            tops = {
                number & _NOT_DICE
                for number in self.reach(start)
                if not need or _has(number.to_bytes(_BYTES, "little"), need)
            }
            found = self._ends[key] = tuple(_undominated(sorted(tops, key=_wealth, reverse=True)))
        return found

    def way(self, start: int, is_there: Callable[[int], bool]) -> list[int]:
        """Benches from this one, each made from the one before, until one is as it should be; it must be in reach."""
        came = {start: start}
        found = [start]
        for number in found:  # it grows on the way
            if is_there(number):
                steps = [number]
                while steps[-1] != start:
                    steps.append(came[steps[-1]])
                return steps[::-1]
            for then in self._made(number):
                if then not in came:
                    came[then] = number
                    found.append(then)
        raise LookupError("this bench is not in reach")

    def paid(self, number: int, needs: int) -> list[int]:
        """The benches that can be left when these things are handed over without any work."""
        have = number.to_bytes(_BYTES, "little")
        if not _has(have, [each for each in _needed(needs) if each[0] < _SAW]):
            return []
        return [
            number - price
            for price, tools in self._prices(needs)
            if _has(have, tools) and (price == needs or number & _SUBSTITUTE)
        ]

    def count(self) -> None:
        """One more has been looked at, here or elsewhere."""
        if self.seen >= self.most or (self.seen % _OFTEN == 0 and is_spent(self.deadline)):
            self.is_cut = True
        else:
            self.seen += 1

    # --- Works ---

    def _flood(self, found: list[int], seen: set[int]) -> list[int]:
        """These benches and all that works make of them, in the order of works; `seen` grows with them."""
        deadline = self.deadline
        made = self._made
        for count, number in enumerate(found):  # it grows on the way
            if self.seen >= self.most or (count % _OFTEN == 0 and is_spent(deadline)):
                self.is_cut = True
            if self.is_cut:
                break
            self.seen += 1
            for then in made(number):
                if then not in seen:
                    seen.add(then)
                    found.append(then)
        return found

    def _made(self, number: int) -> list[int]:
        """The benches that one work makes of this one."""
        have = number.to_bytes(_BYTES, "little")
        kinds = [die for die in _KINDS if have[die]]
        found: list[int] = []
        works = self.works
        if works.glues:
            for paid in self._payments(number, have, _GLUE):
                for die in kinds:
                    for other, change in self._glues[die]:
                        if have[other] > (other == die):
                            found.append(paid + change)
        if works.saws:
            for paid in self._payments(number, have, _SAW):
                for die in kinds:
                    found += [paid + change for change in self._saws[die]]
        if works.raises:
            for paid in self._payments(number, have, _OFFCUT):
                step = works.offcut
                found += [
                    paid - _ONE[die] + _ONE[die + step]
                    for die in kinds
                    if value_of(die) + step <= FACES
                ]
        if works.adjusts and number & _EITHER:
            found += self._adjusted(number, kinds)
        return found

    def _adjusted(self, number: int, kinds: list[int]) -> Iterator[int]:
        for die in kinds:
            bit = _ADJUSTS[colour_of(die)]
            if number & bit:
                for by in (self.works.adjust, -self.works.adjust):
                    if 1 <= value_of(die) + by <= FACES:
                        yield number - bit - _ONE[die] + _ONE[die + by]

    def _payments(self, number: int, have: bytes, tool: int) -> list[int]:
        """The bench without one material, or without another that the substitute puts in its place."""
        found = [number - _ONE[tool]] if have[tool] else []
        if number & _SUBSTITUTE and self.works.substitutes:
            left = number - _SUBSTITUTE
            found += [left - _ONE[given] for given in _TOOLS if given != tool and have[given]]
        return found

    # --- Handing over ---

    def _without_needs(self, start: int, needs: int) -> tuple[int, ...]:
        dice = [each for each in _needed(needs) if each[0] < _SAW]
        prices = self._prices(needs)
        left: list[int] = []
        for number in self.reach(start):
            have = number.to_bytes(_BYTES, "little")
            if _has(have, dice):
                for price, tools in prices:
                    if _has(have, tools) and (price == needs or number & _SUBSTITUTE):
                        left.append(number - price)
        return tuple(left) if len(left) < 2 else tuple(_undominated(self._uncovered(left)))

    def _prices(self, needs: int) -> list[tuple[int, list[tuple[int, int]]]]:
        """What is handed over, and which materials that takes: plainly, or with the substitute for one unit."""
        prices = [needs]
        if self.works.substitutes:
            for tool, _ in (each for each in _needed(needs) if each[0] in _TOOLS):
                prices += [
                    needs - _ONE[tool] + _ONE[given] + _SUBSTITUTE
                    for given in _TOOLS
                    if given != tool
                ]
        return [
            (price, [each for each in _needed(price) if each[0] in _TOOLS]) for price in prices
        ]

    def _uncovered(self, left: list[int]) -> Iterator[int]:
        """Without those that can still be made of an earlier one, which has more to work with."""
        covered: set[int] = set()
        for number in left:
            if number not in covered:
                yield number
                covered.add(number)
                self._flood([number], covered)


def _glues(works: Works) -> list[list[tuple[int, int]]]:
    """For each die those that can be glued to it, and the change: the material is paid elsewhere."""
    return [
        [
            (other, _ONE[die_of(colour, total)] - _ONE[die] - _ONE[other] + (works.nuts << _NUTS))
            for other in range(die, len(DICE))
            if (total := value_of(die) + value_of(other)) <= FACES
            if works.mixes or colour_of(die) == colour_of(other)
            for colour in {colour_of(die), colour_of(other)}
        ]
        for die in _KINDS
    ]


def _saws(works: Works) -> list[list[int]]:
    """For each die the changes into two parts."""
    return [
        [
            _ONE[die_of(colour_of(die), part)]
            + _ONE[die_of(colour_of(die), value_of(die) - part)]
            - _ONE[die]
            for part in range(1, value_of(die) // 2 + 1)
        ]
        for die in _KINDS
    ]


def _needed(number: int) -> list[tuple[int, int]]:
    """Which things lie on a bench, and how many of each."""
    return [
        (at, count)
        for at, count in enumerate(number.to_bytes(_BYTES, "little")[:_HELPERS])
        if count
    ]


def _has(have: bytes, need: list[tuple[int, int]]) -> bool:
    for at, count in need:
        if have[at] < count:
            return False
    return True


def _wealth(number: int) -> int:
    have = number.to_bytes(_BYTES, "little")
    return sum(have[:_HELPERS]) + have[_HELPERS].bit_count() + (number >> _NUTS)


def _undominated(found: Iterable[int]) -> list[int]:
    """Without those that are less than an earlier one in every respect."""
    kept: list[int] = []
    rows: list[tuple[bytes, int, int]] = []
    for number in found:
        have = number.to_bytes(_BYTES, "little")
        things, helpers, nuts = have[:_HELPERS], have[_HELPERS], number >> _NUTS
        for others, other_helpers, other_nuts in rows:
            if nuts <= other_nuts and not helpers & ~other_helpers and all(map(ge, others, things)):
                break
        else:
            kept.append(number)
            rows.append((things, helpers, nuts))
    return kept
