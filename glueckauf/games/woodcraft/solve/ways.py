"""All ways to complete an order that can matter, found backwards from the dice it needs.

Work that an order does not need can wait until after it: nothing it uses up or brings goes away meanwhile.
So before an order is completed only such work is done whose dice go into it, and that is found from
the order's side: a needed die lies ready, or comes from an offcut, an adjuster, a glue or a saw blade,
whose own dice are then needed. The other part of a sawn die lies ready for what is needed next.
Of two ways the one is left out that leaves the same or less in every respect.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from glueckauf.core.making import put
from glueckauf.games.woodcraft import moves as note
from glueckauf.games.woodcraft.moves import Move
from glueckauf.games.woodcraft.parts import (
    DICE,
    FACES,
    GLUE,
    MATERIALS,
    OFFCUT,
    SAW,
    Order,
    colour_of,
    value_of,
)
from glueckauf.games.woodcraft.solve.making import Bench, payments

_ONE = tuple(tuple(int(at == row) for at in range(len(MATERIALS))) for row in range(len(MATERIALS)))


class Made(NamedTuple):
    """An order completed: by which moves, what is left, and how often dice were glued."""

    left: Bench
    glued: int
    moves: tuple[Move, ...]


class _Frame(NamedTuple):
    """A search under way: what is still needed, the next thing first, and what there is for it."""

    tasks: Any  # a needed die or a _Work, and the further tasks; None at the end
    bench: Bench
    spare: int  # dice more than are needed, every saw blade counted as one
    glued: int


class _Work(NamedTuple):
    """To be done when its dice are there; `rest` is the other part of a sawn die, or -1."""

    move: Move
    rest: int = -1


@lru_cache(maxsize=20_000)
def ways(bench: Bench, order: Order, offcut: int = 1, adjust: int = 1) -> tuple[Made, ...]:
    """Every way to complete the order that is not worse than another one in every respect."""
    found: dict[tuple[Bench, int], tuple[Move, ...]] = {}
    tasks: Any = None
    for die, count in enumerate(order.dice):
        for _ in range(count):
            tasks = (die, tasks)
    for paid, sub in payments(bench, order.materials):
        last = note.complete(order.id, sub)
        saws = paid.materials[SAW] + paid.substitute
        spare = sum(paid.dice) + saws - sum(order.dice)
        if spare < 0:
            continue
        seen = set()
        stack: list[tuple[_Frame, Any]] = [(_Frame(tasks, paid, spare, 0), None)]
        while stack:
            frame, done = stack.pop()
            if frame.tasks is None:
                key = frame.bench, frame.glued
                if key not in found:
                    found[key] = (*_unwound(done), last)
                continue
            head, rest = frame.tasks
            if isinstance(head, _Work):
                here = frame.bench
                if head.rest >= 0:
                    here = here._replace(dice=_changed(here.dice, head.rest, 1))
                stack.append((frame._replace(tasks=rest, bench=here), (head.move, done)))
                continue
            for then in _sources(frame, head, rest, offcut, adjust):
                if then not in seen:
                    seen.add(then)
                    stack.append((then, done))
    return _best([Made(left, glued, moves) for (left, glued), moves in found.items()])


def _sources(frame: _Frame, die: int, rest: Any, offcut: int, adjust: int) -> Iterator[_Frame]:
    """Where a needed die can come from."""
    bench, spare, glued = frame.bench, frame.spare, frame.glued
    value, colour = value_of(die), colour_of(die)
    if bench.dice[die]:
        there = bench._replace(dice=_changed(bench.dice, die, -1))
        yield _Frame(rest, there, spare, glued)
    if value > offcut:
        for paid, sub in payments(bench, _ONE[OFFCUT]):
            lower = die - offcut
            yield _Frame((lower, (_Work(note.offcut(lower, sub)), rest)), paid, spare, glued)
    if bench.adjusts[colour]:
        used = bench._replace(adjusts=put(bench.adjusts, colour, False))
        for by in (adjust, -adjust):
            if 1 <= value - by <= FACES:
                other = die - by
                yield _Frame((other, (_Work(note.adjust(other, by)), rest)), used, spare, glued)
    if value < FACES:
        for paid, sub in payments(bench, _ONE[SAW]):
            for more in range(1, FACES - value + 1):
                whole = die + more
                part = die - value + more
                small, large = sorted((value, more))
                work = _Work(note.saw(whole, small, large, sub), part)
                yield _Frame((whole, (work, rest)), paid, spare, glued)
    if spare and value > 1:
        for paid, sub in payments(bench, _ONE[GLUE]):
            for a, b in _PAIRS[die]:
                work = _Work(note.glue(a, b, colour, sub))
                yield _Frame((a, (b, (work, rest))), paid, spare - 1, glued + 1)


def _pairs(die: int) -> tuple[tuple[int, int], ...]:
    """The dice that can be glued to this one."""
    colour, value = colour_of(die), value_of(die)
    return tuple(
        (a, b)
        for a in range(len(DICE))
        for b in range(a, len(DICE))
        if value_of(a) + value_of(b) == value and colour in (colour_of(a), colour_of(b))
    )


_PAIRS = tuple(map(_pairs, range(len(DICE))))


def _changed(dice: tuple[int, ...], die: int, by: int) -> tuple[int, ...]:
    return dice[:die] + (dice[die] + by,) + dice[die + 1 :]


def _unwound(done: Any) -> list[Move]:
    moves = []
    while done is not None:
        move, done = done
        moves.append(move)
    return moves[::-1]


def _best(found: list[Made]) -> tuple[Made, ...]:
    """Without those that leave the same or less in every respect as another one."""

    def wealth(made: Made) -> int:
        left = made.left
        return sum(left.dice) + sum(left.materials) + sum(left.adjusts) + left.substitute + made.glued

    kept: list[tuple[tuple[int, ...], Made]] = []
    for made in sorted(found, key=wealth, reverse=True):
        left = made.left
        row = (*left.dice, *left.materials, *left.adjusts, left.substitute, made.glued)
        if not any(all(map(int.__ge__, other, row)) for other, _ in kept):
            kept.append((row, made))
    return tuple([made for _, made in kept])
