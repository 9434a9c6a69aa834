"""How many cage moves it takes to bring coal up: a ride visits m levels and costs m + 1 moves.

The cage holds a few coal, so larger loads take several rides, and a level may be visited twice.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

Loads = tuple[int, int, int, int]  # coal taken at levels 1–4
NOTHING: Loads = (0, 0, 0, 0)
IMPOSSIBLE = 10_000


class Rides(NamedTuple):
    """The fewest moves, and the loads of each ride."""

    moves: int
    rides: tuple[Loads, ...]


@lru_cache(maxsize=200_000)
def rides_from_surface(loads: Loads, room: int) -> Rides:
    """Bring these loads up with a cage of so much room, starting and ending at the surface."""
    if loads == NOTHING:
        return Rides(0, ())
    levels = [n for n in range(4) if loads[n]]
    if sum(loads) <= room:
        return Rides(len(levels) + 1, (loads,))
    best = Rides(IMPOSSIBLE, ())
    if room > 0:
        for first in _full_rides(loads, levels, room):
            rest: Loads = tuple(a - b for a, b in zip(loads, first, strict=True))  # type: ignore[assignment]  # four
            later = rides_from_surface(rest, room)
            moves = sum(map(bool, first)) + 1 + later.moves
            if moves < best.moves:
                best = Rides(moves, (first, *later.rides))
    return best


def _full_rides(loads: Loads, levels: list[int], room: int) -> set[Loads]:
    """First rides worth trying: full ones that empty every level they visit but one at most.

    A ride that leaves coal at two of its levels can take more of one and less of the other until
    one is empty or need not be visited, and no later ride gets longer.
    """
    found: set[Loads] = set()
    for size in range(1, len(levels) + 1):
        for visited in combinations(levels, size):
            total = sum(loads[n] for n in visited)
            if total <= room:
                found.add(_taken({n: loads[n] for n in visited}))
                continue
            for partial in visited:
                others = {n: loads[n] for n in visited if n != partial}
                left = room - sum(others.values())
                if left > 0:
                    found.add(_taken({**others, partial: left}))
    return found


def _taken(taken: dict[int, int]) -> Loads:
    return (taken.get(0, 0), taken.get(1, 0), taken.get(2, 0), taken.get(3, 0))


@lru_cache(maxsize=200_000)
def rides_from_below(loads: Loads, level: int, first_room: int, room: int) -> Rides:
    """The same with the cage underground at `level` and less room in its first ride.

    The first ride may take nothing: then it only goes up.
    """
    best = Rides(IMPOSSIBLE, ())
    for taken in product(*(range(min(load, first_room) + 1) for load in loads)):
        first: Loads = (taken[0], taken[1], taken[2], taken[3])
        if sum(first) <= first_room:
            rest: Loads = tuple(a - b for a, b in zip(loads, first, strict=True))  # type: ignore[assignment]  # four
            later = rides_from_surface(rest, room)
            away = sum(bool(load) for n, load in enumerate(first, start=1) if n != level)
            if away + 1 + later.moves < best.moves:
                best = Rides(away + 1 + later.moves, (first, *later.rides))
    return best
