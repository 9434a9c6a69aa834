"""What a position can still reach at best: an admissible bound for the general search.

It forgets the capacity of the cage, the ends of actions and the conditions of the storage, so a
plan costs: a step for each coal loaded, for each coal placed, for each level visited, and one to
come up. Spare steps are put to every use at once. A line never reaches more.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from glueckauf.games.board.parts import COLOURS, SURFACE
from glueckauf.games.board.solve.pit.plan import Counts, Rank
from glueckauf.games.board.solve.pit.search import Node, Search


class _Relaxed(NamedTuple):
    """A plan as the bound sees it."""

    vp: int
    complete: int
    covered: int  # squares filled already
    squares: int  # squares filled at best
    steps: int
    more_loads: int  # coal that spare steps could still take off the carts
    loaded: Counts  # by source, with what was loaded before
    left: Counts


class Bound:
    """The bound of one search; remembers what it has computed."""

    def __init__(self, search: Search) -> None:
        self.search = search
        self.task = search.task
        self.size = sum(len(order.squares) for order in search.task.orders)
        self.empties_count = any("empty" in word for word in search.task.objective)
        self._goals = lru_cache(maxsize=None)(self._compute_goals)
        self._best = lru_cache(maxsize=None)(self._compute_best)

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
            return number - node.used
        if word == "steps":
            return node.used + steps
        if word == "coal":
            return self.search.coal(node)
        return 0 if word == "-coal" else number

    def _compute_goals(
        self, empty: tuple[Counts, ...], half: tuple[Counts, ...]
    ) -> list[tuple[Counts, int, int, int]]:
        """Sets of orders to complete, best first: squares by colour, halves, VP, number."""
        found: list[tuple[Counts, int, int, int]] = [((0, 0, 0, 0), 0, 0, 0)]
        for n, (need, waits) in enumerate(zip(empty, half, strict=True)):
            halves = sum(waits)
            worth = self.search.vp[n]
            more = [
                (tuple(map(sum, zip(total, need, strict=True))), h + halves, vp + worth, k + 1)
                for total, h, vp, k in found
            ]
            done = not (any(need) or halves)
            found = more if n in self.search.must or done else found + more
        best: dict[tuple[Counts, int], tuple[int, int]] = {}
        for total, h, vp, k in found:
            seen = best.get((total, h))
            if seen is None or (vp, k) > seen:
                best[total, h] = (vp, k)
        goals = [(total, h, vp, k) for (total, h), (vp, k) in best.items()]
        if self.task.objective[0] == "complete":
            return sorted(goals, key=lambda goal: goal[3], reverse=True)
        return sorted(goals, key=lambda goal: goal[2], reverse=True)

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
        first_word = self.task.objective[0]
        best: Rank | None = None
        rest = [s.coal - n for s, n in zip(search.sources, taken, strict=True)]
        most = steps if self.empties_count else steps // 2  # else what is loaded is used
        for more in product(*(range(min(n, most) + 1) for n in rest)):
            loads = sum(more)
            levels = {s.level + 1 for s, n in zip(search.sources, more, strict=True) if n}
            base = loads + len(levels - {level})
            if loads > most or base > steps:
                continue
            stock = list(free)
            for source, n in zip(search.sources, more, strict=True):
                stock[source.colour] += n
            coal = sum(stock)
            loaded = tuple([a + b for a, b in zip(taken, more, strict=True)])
            left = tuple([a - b for a, b in zip(rest, more, strict=True)])
            for need, halves, vp, complete in goals:
                first = {"vp": vp, "complete": complete}.get(first_word)
                if best is not None and first is not None and first < best[0]:
                    break  # goals are sorted by it
                total = sum(need)
                pairs = sum([d - s for d, s in zip(need, stock, strict=True) if d > s])
                placed = total + pairs + halves
                if placed > coal or (pairs and not search.pairs_allowed):
                    continue
                # The cage must come up if that saves a pair, or if the coal at hand is too little.
                alone = sum([d - s for d, s in zip(need, at_hand, strict=True) if d > s])
                up = pairs < alone or placed > sum(at_hand)
                in_cage = carried + loads - placed  # at the end, at least
                cost = base + placed + up
                if in_cage > search.room:  # some must be stored, for which the cage must come up
                    cost += in_cage - search.room
                    cost += not up and (level != SURFACE or loads > search.room)
                spare = steps - cost
                if spare < 0:
                    continue
                surplus = min(spare, coal - placed)  # a step each; others must be loaded first
                extra = surplus + (spare - surplus) // 2
                squares = covered + min(waiting, total + halves + extra)
                free_places = max(0, search.room - in_cage)
                more_loads = min(spare, free_places)
                more_loads += (spare - more_loads) // 2  # others must be stored as well
                rank = self._rank(
                    _Relaxed(vp, complete, covered, squares, cost, more_loads, loaded, left)
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
            elif word == "squares":
                rank.append(plan.squares)
            elif word == "-steps":
                rank.append(-plan.steps)
            elif word == "-squares":
                rank.append(-plan.covered)
            elif word.startswith("empty:"):
                level = COLOURS.index(word[-1])
                sources = zip(self.search.sources, plan.left, strict=True)
                more = sum(n for source, n in sources if source.level == level)
                emptied = self.search.empty_carts(word[-1], plan.loaded)
                rank.append(emptied + min(more, plan.more_loads))
            else:
                # -vp, -complete and -empty are never better than 0; coal and steps depend on
                # more than the pit.
                rank.append(0)
        return tuple(rank)
