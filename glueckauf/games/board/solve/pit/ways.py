"""The ways to fill some squares from one pit: which coal is loaded, what it costs, and a bound for it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import NamedTuple

from glueckauf.games.board.parts import SURFACE
from glueckauf.games.board.solve.pit.plan import FOUR, Counts, counts, open_squares, sources
from glueckauf.games.board.solve.pit.rides import (
    IMPOSSIBLE,
    Loads,
    Rides,
    rides_from_below,
    rides_from_surface,
)
from glueckauf.games.board.solve.pit.task import Task, steps_of


class Way(NamedTuple):
    """One way to fill some squares: the coal taken, the rides, and what it costs.

    Where `exact` is False the cost is a bound only.
    """

    steps: int
    taken: Counts
    rides: Rides
    dumps: int
    exact: bool


class Pit:
    """The numbers of a task that every plan needs."""

    def __init__(self, task: Task) -> None:
        self.steps = sum(map(steps_of, task.actions))
        self.level = task.mine.level
        self.cage = counts(task.mine.cage)
        self.cage_load = len(task.mine.cage)
        self.storage = counts(task.mine.storage)
        self.free = tuple([a + b for a, b in zip(self.cage, self.storage, strict=True)])
        self.sources = sources(task)
        self.by_colour = [[n for n, s in enumerate(self.sources) if s.colour == c] for c in FOUR]
        self.coal = [sum([self.sources[n].coal for n in self.by_colour[c]]) for c in FOUR]
        self.room = task.rules.cage
        self.pairs = task.rules.pairs
        self.waiting = open_squares(task)
        self.open = tuple(map(sum, zip(*self.waiting, strict=True))) or (0, 0, 0, 0)
        self.filled = sum(bool(coal) for order in task.orders for coal in order.squares)
        # A missing colour takes a visit to its own level, if no coal lies on a cart of another colour.
        self.sorted = all(source.level == source.colour for source in self.sources)
        self._least: dict[Counts, int] = {}

    def least(self, fill: Counts) -> int:
        """Steps that no way to fill these squares goes below; more squares never take fewer."""
        known = self._least.get(fill)
        if known is None:
            known = self._least[fill] = self._bound(fill)
        return known

    def _bound(self, fill: Counts) -> int:
        total = sum(fill)
        missing = [f - s if f > s else 0 for f, s in zip(fill, self.free, strict=True)]
        lacks = sum(missing)
        steps = total + lacks  # each missing coal is loaded, or two left over stand in for it
        if lacks:
            junk = sum(self.free) - total + lacks
            loadable = list(map(min, missing, self.coal))
            halves = 2 * (lacks - sum(loadable)) - junk  # both coals of some pairs must be loaded
            if halves > 0:
                steps += halves
            spared = (junk + 1) // 2 if self.pairs else 0
            if lacks > spared:  # something must be loaded
                levels = self._levels(loadable, spared) if self.sorted else 1
                steps += (levels or 1) + (self.level == SURFACE)
        if self.level != SURFACE:
            for way in self._without_the_cage(fill):
                steps = min(steps, way.steps)
        return steps

    @staticmethod
    def _levels(loadable: list[int], spared: int) -> int:
        """Levels that must be visited to load all this but for so much."""
        levels = 4
        for most in sorted(loadable):
            if most > spared:
                return levels
            spared -= most
            levels -= 1
        return 0

    def ways(self, fill: Counts) -> Iterator[Way]:
        """Every way to fill these squares that no other one beats for certain.

        A missing coal is loaded, or two that nothing needs stand in for it: both cost two steps,
        so what counts is how many levels must be visited. One such coal with one that is loaded
        costs a step more, but may make room in the cage. Loading both coals of a pair is worth it
        only where the right colour has run out.
        """
        if self.level != SURFACE:
            yield from self._without_the_cage(fill)
        missing = [f - s if f > s else 0 for f, s in zip(fill, self.free, strict=True)]
        junk = sum([s - f for f, s in zip(fill, self.free, strict=True) if s > f])
        # Every missing coal costs two steps, and coal that is loaded a ride.
        ride = 2 if sum(missing) > junk // 2 else 0
        if sum(fill) + sum(missing) + ride - (self.level > 0) > self.steps:
            return
        loadable = list(map(min, missing, self.coal))
        forced = sum(missing) - sum(loadable)
        if forced and not self.pairs:
            return
        spared = max(0, (junk + 1) // 2 - forced) if self.pairs else 0
        for taken in self._choices(loadable, spared):
            if sum(loadable) - sum(taken) > spared:
                continue
            pairs = sum(missing) - sum(taken)
            halves = max(0, 2 * pairs - junk)  # to be loaded
            if sum(fill) + sum(missing) + halves > self.steps:
                continue
            for extended in self._with_halves(taken, halves) if halves else [taken]:
                way = self._way(fill, extended, pairs, junk)
                if way.steps <= self.steps:
                    yield way

    def _choices(self, loadable: list[int], spared: int) -> Iterator[Counts]:
        """Coal to load by source: all that can be loaded, but for some that may be spared."""
        options: list[list[tuple[tuple[int, int], ...]]] = []
        for colour, most in enumerate(loadable):
            if not most:
                continue
            here = self.by_colour[colour]
            least = max(0, most - spared)
            if len(here) == 1:
                options.append([((here[0], n),) for n in range(most, least - 1, -1)])
            else:
                shares = [
                    _shares([self.sources[n].coal for n in here], k) for k in range(least, most + 1)
                ]
                options.append(
                    [tuple(zip(here, share, strict=True)) for each in shares for share in each]
                )
        for choice in product(*options):
            taken = [0] * len(self.sources)
            for part in choice:
                for n, amount in part:
                    taken[n] = amount
            yield tuple(taken)

    def _with_halves(self, taken: Counts, halves: int) -> Iterator[Counts]:
        """So much more coal of any colour. In one ride only the number of levels counts."""
        total = sum(taken) + halves
        spare = [s.coal - n for s, n in zip(self.sources, taken, strict=True)]
        if total > self.room - self.cage_load:
            for more in _shares(spare, halves):
                yield tuple([a + b for a, b in zip(taken, more, strict=True)])
            return
        visited = {s.level for s, n in zip(self.sources, taken, strict=True) if n}
        if self.level != SURFACE:
            visited.add(self.level - 1)
        others = [level for level in FOUR if level not in visited]
        for size in range(len(others) + 1):
            for added in combinations(others, size):
                levels = visited | set(added)
                here = [n * (s.level in levels) for s, n in zip(self.sources, spare, strict=True)]
                share = next(_shares(here, halves), None)
                if share is not None:
                    yield tuple([a + b for a, b in zip(taken, share, strict=True)])
                    return

    def _way(self, fill: Counts, taken: Counts, pairs: int, junk: int) -> Way:
        """What it costs to load this coal and fill these squares, some of them with pairs."""
        total = sum(taken)
        placed = sum(fill) + pairs
        by_level = [0, 0, 0, 0]
        for source, n in zip(self.sources, taken, strict=True):
            by_level[source.level] += n
        loads: Loads = (by_level[0], by_level[1], by_level[2], by_level[3])
        left = sum([max(0, c - f) for c, f in zip(self.cage, fill, strict=True)])
        stays = max(0, left - 2 * pairs)  # coal in the cage that nothing needs
        if 2 * pairs > junk:
            # Halves of pairs come up from the carts. One from the cage may have to wait for them.
            waits = junk % 2 and junk == left
            room = self.room - (self.cage_load if self.level else int(waits))
            if total > room:
                moves = self.rides(loads, self.room).moves
                return Way(total + placed + moves, taken, _NO_RIDES, 0, False)
        best = Way(IMPOSSIBLE, taken, _NO_RIDES, 0, True)
        for dumps in range(stays + 1):
            room = self.room - stays + dumps
            rides = self.rides(loads, room)
            steps = total + placed + dumps + rides.moves
            if steps < best.steps:
                best = Way(steps, taken, rides, dumps, True)
            if total <= room:
                break
        return best

    def rides(self, loads: Loads, room: int) -> Rides:
        if self.level == SURFACE:
            return rides_from_surface(loads, room)
        return rides_from_below(loads, self.level, self.room - self.cage_load, room)

    def _without_the_cage(self, fill: Counts) -> Iterator[Way]:
        """From the storage alone, with the cage where it is."""
        pairs = sum([max(0, f - s) for f, s in zip(fill, self.storage, strict=True)])
        placed = sum(fill) + pairs
        if placed <= min(self.steps, sum(self.storage)) and (self.pairs or not pairs):
            yield Way(placed, (0,) * len(self.sources), _NO_RIDES, 0, True)


_NO_RIDES = Rides(0, ())


def _shares(most: list[int], total: int) -> Iterator[Counts]:
    """Every way to take so much in all, no more of each than there is."""
    if not most:
        if not total:
            yield ()
        return
    rest = sum(most[1:])
    for n in range(min(most[0], total), max(0, total - rest) - 1, -1):
        for others in _shares(most[1:], total - n):
            yield (n, *others)
