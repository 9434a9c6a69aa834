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

from collections.abc import Callable, Iterable
from itertools import permutations, product
from typing import NamedTuple

from glueckauf.games.board.solve.pit.goals import goals, rank_of
from glueckauf.games.board.solve.pit.halves import rides_with_halves
from glueckauf.games.board.solve.pit.plan import Counts, Goal, Plan, Rank
from glueckauf.games.board.solve.pit.rides import Loads, Rides
from glueckauf.games.board.solve.pit.task import Task, steps_of
from glueckauf.games.board.solve.pit.ways import Pit
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


def best_haul(task: Task) -> Haul:
    """The best plan for the task, as if all its mining steps were one action."""
    pit = Pit(task)
    rank = rank_of(task)
    extras = "squares" in task.objective
    decided = task.objective.index("-steps") if "-steps" in task.objective else len(task.objective)
    best: Plan | None = None
    best_rank: Rank | None = None
    open_rank: Rank | None = None
    tried = 0
    most = pit.filled + min(sum(pit.open), pit.steps)  # squares
    for goal in goals(task, rank, pit.waiting, pit.steps):
        needed = pit.least(goal.need)
        if needed > pit.steps:
            continue
        if best_rank is not None and rank(goal.vp, goal.complete, most, needed) <= best_rank:
            continue  # not even with all the squares that there are
        least = rank(goal.vp, goal.complete, 0, goal.squares)
        if best_rank is not None and not extras and least <= best_rank:
            if least[:decided] < best_rank[:decided]:
                break  # goals are sorted, so all later ones are no better
            continue
        # Of equal plans the first is taken: that of an earlier goal, then that of an earlier fill.
        place = 1
        for bound, n, fill in _best_first(pit, goal, rank, extras):
            if best_rank is not None and (bound, n) <= (best_rank, place):
                break
            tried += 1
            squares = pit.filled + sum(fill)
            for way in pit.ways(fill):
                tried += 1
                reached = rank(goal.vp, goal.complete, squares, way.steps)
                if best_rank is not None and (reached, n) <= (best_rank, place):
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
                if best_rank is None or (reached, n) > (best_rank, place):
                    best, best_rank, place = plan, reached, n
    return Haul(best, best_rank, open_rank, tried)


def _realised(task: Task, pit: Pit, plan: Plan) -> tuple[int, Plan | None]:
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


def _best_first(
    pit: Pit, goal: Goal, rank: Callable[[int, int, int, int], Rank], extras: bool
) -> list[tuple[Rank, int, Counts]]:
    """The goal's squares and every number of squares of other orders that could be paid for.

    Each comes with a rank that it cannot exceed, and its place as a number that falls.
    """
    if not extras:
        fills: Iterable[Counts] = [goal.need]
    else:
        fills = product(*(range(a, b + 1) for a, b in zip(goal.need, pit.open, strict=True)))
    found = []
    for n, fill in enumerate(fills):
        if sum(fill) <= pit.steps:
            steps = pit.least(fill)
            if steps <= pit.steps:
                squares = pit.filled + sum(fill)
                found.append((rank(goal.vp, goal.complete, squares, steps), -n, fill))
    found.sort(reverse=True)
    return found
