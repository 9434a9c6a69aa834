"""One mining action solved by its structure: what to load, what to fill, how to ride.

Loading coal costs a step, filling a square with it another, and the rides between cost as many
moves as `rides` says. Coal of one colour is interchangeable and so are squares, hence a plan is a
number of coal from each level and a number of squares of each colour. All plans are tried, best
orders first; the cost of each is known exactly, except for pairs brought up over several rides.
Those are returned as `open_rank`, a bound that the other solvers have to settle.

It is the quickest way for what people mine in one action. There are too many plans for more:
`is_small` tells.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, permutations, product
from typing import NamedTuple

from glueckauf.games.board.parts import SURFACE
from glueckauf.games.board.solve.pit.halves import rides_with_halves
from glueckauf.games.board.solve.pit.plan import (
    FOUR,
    Counts,
    Goal,
    Plan,
    Rank,
    counts,
    open_squares,
    sources,
)
from glueckauf.games.board.solve.pit.rides import (
    IMPOSSIBLE,
    Loads,
    Rides,
    rides_from_below,
    rides_from_surface,
)
from glueckauf.games.board.solve.pit.task import Task, steps_of
from glueckauf.games.board.solve.pit.writing import line_of

MOST_STEPS = 12  # the largest space has ten
MOST_ORDERS = 12


class Haul(NamedTuple):
    """The best plan found, its rank, and the best rank that is not excluded yet."""

    plan: Plan | None
    rank: Rank | None
    open_rank: Rank | None
    tried: int

    @property
    def leaves_something_open(self) -> bool:
        """Could there be something better than the plan?"""
        if self.open_rank is None:
            return False
        return self.rank is None or self.open_rank > self.rank


def fits(task: Task) -> bool:
    """Can this task be solved here? One or more mining actions without anything unusual."""
    words = {word for word in task.objective if word not in ("coal", "-coal")}
    if words != {*task.objective} and any(not steps_of(action) for action in task.actions):
        return False  # a delivery gives coal away
    return (
        words <= {"vp", "squares", "complete", "-steps"}
        and not task.rules.split_pairs
        and not any("+" in coal for order in task.orders for coal in order.squares)
    )


def is_small(task: Task) -> bool:
    """Can all plans of this task be listed in a moment?"""
    orders = sum("" in held.squares for held in task.orders)
    return sum(map(steps_of, task.actions)) <= MOST_STEPS and orders <= MOST_ORDERS


def rank_of(task: Task) -> Callable[[int, int, int, int], Rank]:
    """The rank of (vp, complete, squares, steps); words that cannot differ count as 0."""
    picks = []
    for word in task.objective:
        name = word.removeprefix("-")
        at = ("vp", "complete", "squares", "steps").index(name) if name != "coal" else 4
        picks.append((at, -1 if word[0] == "-" else 1))

    def rank(vp: int, complete: int, squares: int, steps: int) -> Rank:
        reached = (vp, complete, squares, steps, 0)
        return tuple([sign * reached[at] for at, sign in picks])

    return rank


def goals(
    task: Task, rank: Callable[[int, int, int, int], Rank], waiting: list[Counts], most: int
) -> list[Goal]:
    """Every set of orders with at most so many squares, best first; of equal needs the best."""
    must = {n for n, order in enumerate(task.orders) if order.label in task.complete}
    base = Goal((0, 0, 0, 0), 0, 0, 0, 0)
    choice = []
    for n, (order, need) in enumerate(zip(task.orders, waiting, strict=True)):
        if n in must or not any(need):
            base = _joined(base, need, order.order.vp, n)
        else:
            choice.append((need, order.order.vp, n))
    found = [base]
    for need, vp, n in choice:
        more = sum(need)
        found += [_joined(g, need, vp, n) for g in found if g.squares + more <= most]
    found.sort(key=lambda g: rank(g.vp, g.complete, g.squares, g.squares), reverse=True)
    best: dict[Counts, Goal] = {}
    for goal in found:
        best.setdefault(goal.need, goal)
    return list(best.values())


def _joined(goal: Goal, need: Counts, vp: int, n: int) -> Goal:
    total = tuple([a + b for a, b in zip(goal.need, need, strict=True)])
    return Goal(total, sum(total), goal.vp + vp, goal.complete + 1, goal.orders | 1 << n)


class _Way(NamedTuple):
    """One way to fill some squares: the coal taken, the rides, and what it costs.

    Where `exact` is False the cost is a bound only.
    """

    steps: int
    taken: Counts
    rides: Rides
    dumps: int
    exact: bool


class _Pit:
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

    def ways(self, fill: Counts) -> Iterator[_Way]:
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

    def _way(self, fill: Counts, taken: Counts, pairs: int, junk: int) -> _Way:
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
                return _Way(total + placed + moves, taken, _NO_RIDES, 0, False)
        best = _Way(IMPOSSIBLE, taken, _NO_RIDES, 0, True)
        for dumps in range(stays + 1):
            room = self.room - stays + dumps
            rides = self.rides(loads, room)
            steps = total + placed + dumps + rides.moves
            if steps < best.steps:
                best = _Way(steps, taken, rides, dumps, True)
            if total <= room:
                break
        return best

    def rides(self, loads: Loads, room: int) -> Rides:
        if self.level == SURFACE:
            return rides_from_surface(loads, room)
        return rides_from_below(loads, self.level, self.room - self.cage_load, room)

    def _without_the_cage(self, fill: Counts) -> Iterator[_Way]:
        """From the storage alone, with the cage where it is."""
        pairs = sum([max(0, f - s) for f, s in zip(fill, self.storage, strict=True)])
        placed = sum(fill) + pairs
        if placed <= min(self.steps, sum(self.storage)) and (self.pairs or not pairs):
            yield _Way(placed, (0,) * len(self.sources), _NO_RIDES, 0, True)


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


def best_haul(task: Task) -> Haul:
    """The best plan for the task, as if all its mining steps were one action."""
    pit = _Pit(task)
    rank = rank_of(task)
    extras = "squares" in task.objective
    decided = task.objective.index("-steps") if "-steps" in task.objective else len(task.objective)
    best: Plan | None = None
    best_rank: Rank | None = None
    open_rank: Rank | None = None
    tried = 0
    for goal in goals(task, rank, pit.waiting, pit.steps):
        least = rank(goal.vp, goal.complete, 0, goal.squares)
        if best_rank is not None and not extras and least <= best_rank:
            if least[:decided] < best_rank[:decided]:
                break  # goals are sorted, so all later ones are no better
            continue
        for fill in _fills(pit, goal) if extras else [goal.need]:
            tried += 1
            for way in pit.ways(fill):
                tried += 1
                squares = pit.filled + sum(fill)
                reached = rank(goal.vp, goal.complete, squares, way.steps)
                if best_rank is not None and reached <= best_rank:
                    continue
                plan = Plan(way.taken, goal, fill, way.rides, way.dumps, way.steps)
                if not way.exact:
                    fewest, realised = _realised(task, pit, plan)
                    reached = rank(goal.vp, goal.complete, squares, fewest)
                    if fewest <= pit.steps and (realised is None or realised.steps > fewest):
                        open_rank = max(open_rank, reached) if open_rank else reached
                    if realised is None:
                        continue
                    plan = realised
                    reached = rank(goal.vp, goal.complete, squares, plan.steps)
                if best_rank is None or reached > best_rank:
                    best, best_rank = plan, reached
    return Haul(best, best_rank, open_rank, tried)


def _realised(task: Task, pit: _Pit, plan: Plan) -> tuple[int, Plan | None]:
    """Halves of pairs over several rides: the fewest steps possible, and the best way found."""
    stock = list(pit.free)
    for source, n in zip(pit.sources, plan.taken, strict=True):
        stock[source.colour] += n
    singles = tuple(map(min, plan.fill, stock))
    placed = 2 * sum(plan.fill) - sum(singles)
    exact = rides_with_halves(
        pit.sources, plan.taken, singles, pit.cage, pit.storage, pit.level, pit.room
    )
    least = sum(plan.taken) + placed + exact.moves
    if least > pit.steps:
        return least, None
    best: Plan | None = None
    by_level = [0, 0, 0, 0]
    for source, n in zip(pit.sources, plan.taken, strict=True):
        by_level[source.level] += n
    loads: Loads = (by_level[0], by_level[1], by_level[2], by_level[3])
    others = [pit.rides(loads, room) for room in (pit.room, pit.room - 1)]
    fixed = 1 if pit.level else 0
    orders = [exact.rides]
    for rides in others:
        orders += [rides.rides[:fixed] + later for later in set(permutations(rides.rides[fixed:]))]
    for order, swap in product(orders, (True, False)):
        tried = plan._replace(rides=Rides(exact.moves, order), swap=swap)
        line = line_of(task, tried)
        if line is not None and (best is None or len(line) < best.steps):
            best = tried._replace(steps=len(line))
            if best.steps == least:
                break
    return least, best if best is not None and best.steps <= pit.steps else None


def _fills(pit: _Pit, goal: Goal) -> Iterator[Counts]:
    """The goal's squares and every number of squares of other orders that could be paid for."""
    for fill in product(*(range(a, b + 1) for a, b in zip(goal.need, pit.open, strict=True))):
        if sum(fill) <= pit.steps:
            yield fill
