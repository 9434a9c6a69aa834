"""How an order can be completed with the fewest materials, proven: glue, saw, offcuts and helpers that are ready.

The search is A*: it never misses a cheaper way, since `_least` never asks for more than is needed.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from functools import lru_cache
from heapq import heappop, heappush
from math import inf
from typing import NamedTuple

from glueckauf.core.budget import NotProven, is_spent, within
from glueckauf.core.making import put
from glueckauf.games.woodcraft import moves as note
from glueckauf.games.woodcraft.moves import Move, Sub
from glueckauf.games.woodcraft.parts import (
    ADJUSTERS,
    FACES,
    GLUE,
    MATERIALS,
    OFFCUT,
    SAW,
    Order,
    Player,
    colour_of,
    die_of,
    value_of,
)
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.turn import is_struck

_NONE = (0,) * len(MATERIALS)
_ROWS = range(len(MATERIALS))


class Bench(NamedTuple):
    """What can be worked with: dice, owned materials, and the helpers that may still act in this round."""

    dice: tuple[int, ...]
    materials: tuple[int, ...]
    adjusts: tuple[bool, ...] = (False, False)  # yellow, brown
    substitute: bool = False


class Way(NamedTuple):
    """How an order is completed: the moves, the last of which completes it, and what they cost."""

    materials: int  # crossed out, those that the order itself needs among them
    moves: tuple[Move, ...]
    left: Bench


def bench_of(player: Player, number: int) -> Bench:
    """A player's bench in this round."""

    def ready(helper: str) -> bool:
        return helper in player.helpers and not is_struck(player, helper, number)

    adjusts = tuple([ready(helper) for helper in ADJUSTERS])
    return Bench(player.dice, player.materials, adjusts, ready("substitute"))


def fewest(
    state: State, seat: int, order: str, most: float = inf, *, seconds: float | None = None
) -> Way | None:
    """The cheapest way for a player to complete an order in these free actions; None if there is none.

    NotProven if that takes more than `seconds`, or too much memory. Whoever is in a hurry looks at no more than
    `most` benches: what is found by then is no proof.
    """
    rules = state.rules
    bench = bench_of(state.players[seat], state.round)
    with within(seconds) if most == inf else nullcontext():
        return cheapest(
            bench, state.layout.orders[order], rules.offcut_step, rules.adjust_step, most
        )


@lru_cache(maxsize=10_000)
def cheapest(
    bench: Bench, order: Order, offcut: int = 1, adjust: int = 1, most: float = inf
) -> Way | None:
    """The same for a bench; of ways that cost the same, the one with the fewest moves."""
    first = (_least(bench, order, offcut, adjust), 0, 0, 0, bench)
    heap = [first] if first[0] < inf else []
    came: dict[Bench, tuple[Bench, Move] | None] = {bench: None}
    best: dict[Bench, tuple[int, int]] = {bench: (0, 0)}
    found: tuple[int, Bench, Way] | None = None
    count = looked = 0
    while heap:
        bound, length, _, cost, here = heappop(heap)
        if found is not None and bound >= found[0]:
            break
        if best[here] < (cost, length):
            continue
        looked += 1
        if looked > most:
            break
        if most == inf and is_spent(None):
            raise NotProven  # an answer that a clock has cut short must not be remembered
        ending = _completed(here, order)
        if ending is not None:
            move, left = ending
            total = cost + sum(order.materials)
            if found is None or total < found[0]:
                found = (total, here, Way(total, (move,), left))
            continue
        for move, there, price in _works(here, offcut, adjust):
            reached = (cost + price, length + 1)
            if there not in best or reached < best[there]:
                best[there] = reached
                came[there] = (here, move)
                count += 1
                bound = reached[0] + _least(there, order, offcut, adjust)
                if bound < inf:
                    heappush(heap, (bound, length + 1, count, reached[0], there))
    if found is None:
        return None
    _, here, way = found
    moves = list(way.moves)
    while (step := came[here]) is not None:
        here, move = step
        moves.insert(0, move)
    return way._replace(moves=tuple(moves))


def missing(dice: tuple[int, ...], order: Order) -> int:
    """How many of the needed dice are not there."""
    return sum([need - have for need, have in zip(order.dice, dice, strict=True) if need > have])


def _least(bench: Bench, order: Order, offcut: int, adjust: int) -> float:
    """No way costs less; infinite where plainly none leads there.

    A saw blade makes two of the missing dice at most, any other material one, and an adjuster one for
    nothing; the order's own materials must be paid, too. Only saw blades make dice more, none makes a
    colour that is not there, and only offcuts and adjusters make all values together higher.
    """
    have, need = bench.materials, order.materials
    own = sum(need)
    spare = sum(have) - own
    if spare < 0:
        return inf
    saws = min(spare, max(have[SAW] - need[SAW] + bench.substitute, 0))
    offcuts = min(spare, max(have[OFFCUT] - need[OFFCUT] + bench.substitute, 0))
    helped = sum(bench.adjusts)
    more, short, lacking = 0, 0, -helped
    for colour in (
        (bench.dice[:FACES], order.dice[:FACES]),
        (bench.dice[FACES:], order.dice[FACES:]),
    ):
        there, asked = map(sum, colour)
        if (asked and not there) or asked > there + saws:
            return inf
        more += asked - there
        for value, (had, wanted) in enumerate(zip(*colour, strict=True), start=1):
            short += value * (wanted - had)
            if wanted > had:
                lacking += wanted - had
    raises = -(-(short - adjust * helped) // offcut)
    twice = min(saws, (lacking + 1) // 2)
    works = max(twice + max(lacking - 2 * twice, 0), more, raises, 0)
    if works > spare or more > saws or raises > offcuts:
        return inf
    return own + works


def _completed(bench: Bench, order: Order) -> tuple[Move, Bench] | None:
    """The move that completes it now, if it can be paid, and what is left after it."""
    if missing(bench.dice, order):
        return None
    dice = tuple([have - need for have, need in zip(bench.dice, order.dice, strict=True)])
    for paid, sub in _payments(bench, order.materials):
        return note.complete(order.id, sub), paid._replace(dice=dice)
    return None


def _payments(bench: Bench, needs: tuple[int, ...]) -> Iterator[tuple[Bench, Sub]]:
    """The ways to pay: plainly, and with one unit replaced by the substitute."""
    have = bench.materials
    left = tuple([a - b for a, b in zip(have, needs, strict=True)])
    if min(left) >= 0:
        yield bench._replace(materials=left), None
    if bench.substitute:
        for used_as in _ROWS:
            if needs[used_as]:
                for given in _ROWS:
                    changed = put(left, used_as, left[used_as] + 1)
                    changed = put(changed, given, changed[given] - 1)
                    if given != used_as and min(changed) >= 0:
                        yield bench._replace(materials=changed, substitute=False), (given, used_as)


def _works(bench: Bench, offcut: int, adjust: int) -> Iterator[tuple[Move, Bench, int]]:
    """Every way to change dice: the move, the bench after it, and how many materials it takes."""
    kinds = [die for die, count in enumerate(bench.dice) if count]
    for paid, sub in _payments(bench, put(_NONE, GLUE, 1)):
        for at, a in enumerate(kinds):
            for b in kinds[at:]:
                total = value_of(a) + value_of(b)
                if total <= FACES and (a != b or bench.dice[a] > 1):
                    for colour in {colour_of(a), colour_of(b)}:
                        dice = _swapped(bench.dice, (a, b), (die_of(colour, total),))
                        yield note.glue(a, b, colour, sub), paid._replace(dice=dice), 1
    for paid, sub in _payments(bench, put(_NONE, SAW, 1)):
        for die in kinds:
            value = value_of(die)
            for small in range(1, value // 2 + 1):
                parts = (die - value + small, die - small)
                dice = _swapped(bench.dice, (die,), parts)
                yield note.saw(die, small, value - small, sub), paid._replace(dice=dice), 1
    for paid, sub in _payments(bench, put(_NONE, OFFCUT, 1)):
        for die in kinds:
            if value_of(die) + offcut <= FACES:
                dice = _swapped(bench.dice, (die,), (die + offcut,))
                yield note.offcut(die, sub), paid._replace(dice=dice), 1
    for die in kinds:
        if bench.adjusts[colour_of(die)]:
            used = bench._replace(adjusts=put(bench.adjusts, colour_of(die), False))
            for by in (adjust, -adjust):
                if 1 <= value_of(die) + by <= FACES:
                    dice = _swapped(bench.dice, (die,), (die + by,))
                    yield note.adjust(die, by), used._replace(dice=dice), 0


def _swapped(dice: tuple[int, ...], gone: tuple[int, ...], new: tuple[int, ...]) -> tuple[int, ...]:
    found = list(dice)
    for die in gone:
        found[die] -= 1
    for die in new:
        found[die] += 1
    return tuple(found)
