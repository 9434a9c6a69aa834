"""Rides that bring up halves of pairs: a half without a partner waits in the cage.

All coal of such a plan is used. What has to be found is the order of the rides, so that a waiting
half takes away as little room as possible, or is stored for a step.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

from glueckauf.games.board.parts import SURFACE
from glueckauf.games.board.solve.pit.plan import FOUR, Counts, Source
from glueckauf.games.board.solve.pit.rides import IMPOSSIBLE, Loads, Rides


class _Pause(NamedTuple):
    """At the surface, with nothing left to do there."""

    left: Counts  # coal still to be loaded, by source
    singles: Counts  # squares that wait for a coal of their own colour
    storage: Counts
    waiting: int  # a half in the cage (0 or 1)
    stored: int  # halves that were put into the storage


def rides_with_halves(
    sources: list[Source],
    taken: Counts,
    singles: Counts,
    cage: Counts,
    storage: Counts,
    level: int,
    room: int,
) -> Rides:
    """The fewest moves (a stored half counts as one), and the loads of each ride by level.

    Whether a half may be stored is not asked: where it may not, this is a bound.
    """

    def coming(left: Counts, colour: int) -> int:
        return sum(n for source, n in zip(sources, left, strict=True) if source.colour == colour)

    def surfaced(
        loaded: list[int], left: Counts, singles: Counts, storage: Counts, waiting: int, stored: int
    ) -> Iterator[_Pause]:
        """What may be left after filling squares from this cage: every choice that matters."""
        placed = [min(a, b) for a, b in zip(loaded, singles, strict=True)]
        rest = tuple([a - b for a, b in zip(singles, placed, strict=True)])
        halves = sum(loaded) - sum(placed) + waiting
        if halves % 2 == 0:
            yield _Pause(left, rest, storage, 0, stored)
            return
        yield _Pause(left, rest, storage, 1, stored)
        if stored:
            yield _Pause(left, rest, storage, 0, stored - 1)
        for colour in FOUR:
            spare = storage[colour] + coming(left, colour) - rest[colour]
            if spare > 0 and storage[colour]:
                yield _Pause(left, rest, _more(storage, colour, -1), 0, stored)
            if spare > 0 and placed[colour]:  # its square is filled later
                yield _Pause(left, _more(rest, colour, 1), storage, 0, stored)

    @cache
    def best(pause: _Pause) -> tuple[int, tuple[Loads, ...]]:
        if not any(pause.left):
            return 0, ()
        found: tuple[int, tuple[Loads, ...]] = (IMPOSSIBLE, ())
        if pause.waiting:
            moves, rides = best(pause._replace(waiting=0, stored=pause.stored + 1))
            found = (moves + 1, rides)
        for ride in _rides(pause.left, room - pause.waiting):
            moves, rides = after(ride, pause, SURFACE, [0, 0, 0, 0])
            if moves < found[0]:
                found = (moves, rides)
        return found

    def after(
        ride: Counts, pause: _Pause, start: int, in_cage: list[int]
    ) -> tuple[int, tuple[Loads, ...]]:
        by_level = [0, 0, 0, 0]
        loaded = list(in_cage)
        for source, n in zip(sources, ride, strict=True):
            by_level[source.level] += n
            loaded[source.colour] += n
        cost = sum(bool(n) for at, n in enumerate(by_level, start=1) if at != start) + 1
        left = tuple([a - b for a, b in zip(pause.left, ride, strict=True)])
        moves, rides = min(
            best(following)
            for following in surfaced(
                loaded, left, pause.singles, pause.storage, pause.waiting, pause.stored
            )
        )
        loads: Loads = (by_level[0], by_level[1], by_level[2], by_level[3])
        return cost + moves, (loads, *rides)

    start = _Pause(taken, singles, storage, 0, 0)
    if level == SURFACE:
        first = [best(pause) for pause in surfaced(list(cage), taken, singles, storage, 0, 0)]
    else:
        free = room - sum(cage)
        nothing = (0,) * len(sources)
        rides = [nothing, *_rides(taken, free)] if free > 0 else [nothing]
        first = [after(ride, start, level, list(cage)) for ride in rides]
    return Rides(*min(first))


def _rides(left: Counts, room: int) -> Iterator[Counts]:
    """Every load of one ride."""
    for ride in product(*(range(min(n, max(room, 0)) + 1) for n in left)):
        if 0 < sum(ride) <= room:
            yield ride


def _more(row: Counts, at: int, more: int) -> Counts:
    return row[:at] + (row[at] + more,) + row[at + 1 :]
