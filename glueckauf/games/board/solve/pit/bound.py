"""What a position can still reach at best: an admissible bound for the general search.

The bound is the best rank of all relaxed plans. It is never below the truth because every line has
a relaxed plan that is at least as good in each word of the objective at once. That plan keeps of a
line: the orders it completes (the goal), and the coal it loads and puts onto their squares, less
what is loaded in vain. What else the line does goes into spare steps, and these are put to every
use at once. Each number of the plan is counted from below or above as follows; L stands for the
line.

    goal    L may complete any set of orders that contains those that must be complete. Whether the
            cage, the storage rule (GA-5.4), the ends of actions (R3) and deliveries leave a way to
            it is not asked: this only adds plans.
    loads   A step for each coal loaded for the goal. L loads no fewer.
    levels  A step for each level, other than that of the cage, where such coal lies. L visits it
            at least once, and more often if the cage is too small, which is not asked.
    pairs   Squares of a colour that all coal of the plan does not cover take two coal. L may use
            more pairs than these, never fewer.
    placed  A step for each coal on squares of the goal: one a square, one more a pair, one for each
            half that waits already.
    up      A step if L must bring the cage to the surface (see there).

Lines that end an action early, store coal, ride twice or use more pairs cost more; all that is
left out. What a line pays beyond these steps it pays for one of the uses of `spare`.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from glueckauf.core.budget import OutOfTime, is_spent
from glueckauf.games.board.parts import COLOURS, SURFACE
from glueckauf.games.board.solve.pit.plan import Counts, Rank
from glueckauf.games.board.solve.pit.search import Node, Search

MOST_GOALS = 200_000  # sets of orders that are remembered
MOST_KNOWN = 100_000  # positions that are remembered


class _Relaxed(NamedTuple):
    """A plan as the bound sees it."""

    vp: int
    complete: int
    least: int  # squares filled with the goal alone
    squares: int  # squares filled at best
    steps: int
    more_loads: int  # coal that spare steps could still take off the carts
    loaded: Counts  # by source, with what was loaded before
    left: Counts


class Bound:
    """The bound of one search; remembers what it has computed.

    Of a large pit even one bound may take long: OutOfTime after `until`, a time of perf_counter().
    """

    def __init__(self, search: Search, until: float | None = None) -> None:
        self.search = search
        self.until = until
        self.task = search.task
        self.size = sum(len(order.squares) for order in search.task.orders)
        self.steps = sum(search.budget)
        self.counted = [
            word for word in self.task.objective if word.removeprefix("-") in ("vp", "complete")
        ]
        waiting = sum(map(any, search.open_at_start)) + sum(map(any, search.half_at_start))
        self._goals = lru_cache(maxsize=max(8, MOST_GOALS >> waiting))(self._compute_goals)
        self._best = lru_cache(maxsize=MOST_KNOWN)(self._compute_best)

    def __call__(self, node: Node) -> Rank | None:
        """No line from here reaches a better rank; None: what must be complete is out of reach."""
        steps = node.left + self.search.later[node.action]
        best = self._best(
            node.level, node.cage, node.taken, node.storage, node.empty, node.half, steps
        )
        if best is None:
            return None
        return tuple(
            self._with_history(word, number, node, steps)
            for word, number in zip(self.task.objective, best, strict=True)
        )

    def _with_history(self, word: str, number: int, node: Node, steps: int) -> int:
        """The bound of one word, where it depends on more than the pit."""
        if word == "-steps":
            return number - node.used  # what is used is used; the plan costs no more than the line
        if word == "steps":
            return node.used + steps  # as if no step were lost
        if word == "coal":
            return self.search.coal(node) - self._gone_at_least(node)
        if word == "-coal":
            return self._gone_at_most(node) - self.search.coal(node)
        return number

    def _still_due(self, node: Node) -> list[str]:
        """The transports of the deliveries to come; nothing else takes coal away."""
        task = self.task
        return [
            action.partition("/")[2]
            for action in task.actions[max(0, node.action) :]
            if action.startswith("delivery/")
        ]

    def _gone_at_least(self, node: Node) -> int:
        """Each delivery to come takes an order of its transport: the smallest."""
        gone = 0
        for transport in self._still_due(node):
            sizes = [
                self.search.coal_on(node, n)
                for n, other in enumerate(self.search.transport)
                if other == transport and not node.delivered >> n & 1
            ]
            gone += min(sizes, default=0)
        return gone

    def _gone_at_most(self, node: Node) -> int:
        """All orders of the transports to come, with a pair on every square that is not filled."""
        due = set(self._still_due(node))
        return sum(
            self.search.coal_on(node, n) + sum(node.empty[n]) + sum(node.half[n])
            for n, transport in enumerate(self.search.transport)
            if transport in due and not node.delivered >> n & 1
        )

    def _compute_goals(
        self, empty: tuple[Counts, ...], half: tuple[Counts, ...]
    ) -> list[tuple[Counts, int, int, int]]:
        """Sets of orders to complete, best first: squares by colour, halves, VP, number.

        Of sets that ask for the same, plans differ in VP and number only; so the one that the
        objective prefers stands for all.
        """
        found: dict[tuple[Counts, int], tuple[Counts, int, int, int]] = {}
        found[(0, 0, 0, 0), 0] = (0, 0, 0, 0), 0, 0, 0
        for n, (need, waits) in enumerate(zip(empty, half, strict=True)):
            self._look_at_the_clock()
            halves = sum(waits)
            vp = self.search.vp[n]
            more = [_with(goal, need, halves, vp) for goal in list(found.values())]
            if n in self.search.must or not (any(need) or halves):
                found = {}  # complete or delivered: in every set
            for goal in more:
                known = found.get(goal[:2])
                if sum(goal[0]) + goal[1] > self.steps:
                    continue  # a step a square
                if known is None or self._worth(goal[2], goal[3]) > self._worth(known[2], known[3]):
                    found[goal[:2]] = goal
        return sorted(found.values(), key=lambda goal: self._worth(goal[2], goal[3]), reverse=True)

    def _look_at_the_clock(self) -> None:
        if is_spent(self.until):
            raise OutOfTime

    def _worth(self, vp: int, complete: int) -> Rank:
        numbers = {"vp": vp, "-vp": -vp, "complete": complete, "-complete": -complete}
        return tuple([numbers[word] for word in self.counted])

    def _compute_best(
        self,
        level: int,
        cage: Counts,
        taken: Counts,
        storage: Counts,
        empty: tuple[Counts, ...],
        half: tuple[Counts, ...],
        steps: int,
    ) -> Rank | None:
        search = self.search
        goals = self._goals(empty, half)
        waiting = sum(map(sum, empty)) + sum(map(sum, half))
        covered = self.size - waiting
        free = [a + b for a, b in zip(cage, storage, strict=True)]
        at_hand = free if level == SURFACE else list(storage)
        carried = sum(cage)
        first_counts = self.task.objective[:1] == tuple(self.counted[:1])
        best: Rank | None = None
        rest = [s.coal - n for s, n in zip(search.sources, taken, strict=True)]
        most = steps // 2  # a step to load a coal, a step to place it
        for more in product(*(range(min(n, most) + 1) for n in rest)):
            loads = sum(more)
            levels = {s.level + 1 for s, n in zip(search.sources, more, strict=True) if n}
            base = loads + len(levels - {level})
            if base + loads > steps:
                continue
            self._look_at_the_clock()
            stock = list(free)
            for source, n in zip(search.sources, more, strict=True):
                stock[source.colour] += n
            coal = sum(stock)
            loaded = tuple([a + b for a, b in zip(taken, more, strict=True)])
            left = tuple([a - b for a, b in zip(rest, more, strict=True)])
            for need, halves, vp, complete in goals:
                first = self._worth(vp, complete)[0] if first_counts else 0
                if best is not None and first_counts and first < best[0]:
                    break  # goals are sorted by it
                total = sum(need)
                # All coal counts as at hand at once, wherever it is when a square wants it.
                pairs = sum([d - s for d, s in zip(need, stock, strict=True) if d > s])
                placed = total + pairs + halves
                if placed > coal or (pairs and not search.pairs_allowed):
                    continue
                # Loaded in vain: without a coal of a colour that is left over the plan is cheaper
                # and does the same, until all coal is placed or each loaded one has its square.
                if loads > placed:
                    continue
                # A line that never comes up loads nothing for the goal and places coal at hand
                # only. If that is too little, the cage must come up. If it takes more pairs than
                # the plan, each of them costs a step: as much as coming up does.
                alone = sum([d - s for d, s in zip(need, at_hand, strict=True) if d > s])
                up = pairs < alone or placed > sum(at_hand)
                cost = base + placed + up
                spare = steps - cost
                if spare < 0:
                    continue
                # Squares beyond the goal. Each takes a coal: a step if it is at hand and not
                # placed yet, two if it must be loaded. Colours, levels and rides are not asked.
                surplus = min(spare, coal - placed)
                extra = surplus + (spare - surplus) // 2
                least = covered + total + halves
                squares = min(self.size, least + extra)
                # Coal loaded beyond the goal: a step while there is room in the cage, if all that
                # was placed came out of it; else another one must leave the cage for it, which
                # is a step as well, be it into the storage, onto a square or into a pair.
                room = max(0, search.room - (carried + loads - placed))
                more_loads = min(spare, room)
                more_loads += (spare - more_loads) // 2
                rank = self._rank(
                    _Relaxed(vp, complete, least, squares, cost, more_loads, loaded, left)
                )
                if best is None or rank > best:
                    best = rank
        return best

    def _rank(self, plan: _Relaxed) -> Rank:
        rank = []
        for word in self.task.objective:
            if word == "vp":
                rank.append(plan.vp)
            elif word == "complete":
                rank.append(plan.complete)
            elif word == "-vp":
                rank.append(-plan.vp)  # the line completes these orders, no others
            elif word == "-complete":
                rank.append(-plan.complete)
            elif word == "squares":
                rank.append(plan.squares)
            elif word == "-steps":
                rank.append(-plan.steps)
            elif word == "-squares":
                rank.append(-plan.least)  # no square is ever emptied (GA-5.3)
            elif word.startswith("-empty:"):
                rank.append(-self.search.empty_carts(word[-1], plan.loaded))  # no fewer are loaded
            elif word.startswith("empty:"):
                # All coal beyond the goal may come from this level, for each such word anew.
                level = COLOURS.index(word[-1])
                sources = zip(self.search.sources, plan.left, strict=True)
                more = sum(n for source, n in sources if source.level == level)
                emptied = self.search.empty_carts(word[-1], plan.loaded)
                rank.append(emptied + min(more, plan.more_loads))
            else:
                rank.append(0)  # coal and steps depend on more than the pit
        return tuple(rank)


def _with(
    goal: tuple[Counts, int, int, int], need: Counts, halves: int, vp: int
) -> tuple[Counts, int, int, int]:
    """A set of orders with one more."""
    total, waits, worth, number = goal
    more = tuple([a + b for a, b in zip(total, need, strict=True)])
    return more, waits + halves, worth + vp, number + 1
