"""What there is to aim at: squares by colour, the orders they complete, and what that is worth.

Squares of one colour are alike, and so is coal of one colour: what counts of a line is how many squares of
each colour it fills. Which orders they make complete is a choice of its own, and two kinds of
questions ask for it:

    at least    VP and complete orders are wished for. A target is the least that must be filled for
                a set of orders (or, where squares count, any number of squares); a line may fill
                more. The best set within each number of squares is found order by order.
    exactly     some of this is to be small. Then a target is exactly what is filled, and the squares
                are spread so that as little as possible is complete. An empty square keeps one order
                from being complete: so the orders kept are matched with empty squares. Sets that can
                be matched form a matroid, hence the dearest come first, one by one.

A delivery between two actions asks for an order of its transport that is complete by then; `chains`
are the choices of these orders.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from operator import add
from typing import NamedTuple

from glueckauf.core.budget import is_spent
from glueckauf.games.board.solve.pit.plan import FOUR, Counts
from glueckauf.games.board.solve.pit.task import Task, steps_of
from glueckauf.games.board.solve.turns.rides import Undecided

Worth = tuple[int, ...]  # the words vp and complete of the objective, as they stand there
FOREVER = 10.0**9
MINUS = ("-vp", "-complete", "-squares")


class Target(NamedTuple):
    """Squares to fill by colour, the orders they complete (a bit for each), and the worth of that."""

    fill: Counts
    orders: int
    worth: Worth


class Delivery(NamedTuple):
    """An order that must be complete when so many steps are over."""

    at: int
    order: int


Chain = tuple[Delivery, ...]


def is_exact(task: Task) -> bool:
    return any(word in MINUS for word in task.objective)


def chains(task: Task, waiting: Sequence[Counts]) -> Iterator[Chain]:
    """For each delivery an order of its transport, no order twice; nothing without deliveries.

    An order that is complete from the start serves the first delivery of its transport, so no other
    need be thought of.
    """
    due: list[tuple[int, str]] = []
    steps = 0
    for action in task.actions:
        if steps_of(action):
            steps += steps_of(action)
        else:
            due.append((steps, action.partition("/")[2]))
    choices = []
    for n, (at, transport) in enumerate(due):
        fitting = [m for m, held in enumerate(task.orders) if held.order.transport == transport]
        ready = [m for m in fitting if not any(waiting[m])]
        is_first = transport not in [each for _, each in due[:n]]
        if is_first and ready:
            fitting = ready[:1]
        choices.append([Delivery(at, m) for m in fitting])
    for chain in product(*choices):
        if len({delivery.order for delivery in chain}) == len(chain):
            yield chain


class Targets:
    """The targets of a task: `most` squares at most, with orders that must be complete.

    Undecided if they cannot be listed by `until`, a time of time.perf_counter().
    """

    def __init__(
        self, task: Task, waiting: Sequence[Counts], most: int, until: float = FOREVER
    ) -> None:
        self.task, self.waiting, self.most, self.until = task, waiting, most, until
        self.open: Counts = tuple(sum(need[c] for need in waiting) for c in FOUR)
        self.words = [word for word in task.objective if word.lstrip("-") in ("vp", "complete")]
        self.worths = [self._worth(n) for n in range(len(waiting))]
        self.all_squares = any(word.lstrip("-") == "squares" for word in task.objective)

    def of(self, must: int) -> Iterator[Target]:
        """Every target with these orders complete that could be best."""
        if is_exact(self.task):
            yield from self._exact(must)
        elif self.all_squares:
            yield from self._with_squares(must)
        else:
            yield from self._least(must).values()

    def _worth(self, n: int) -> Worth:
        vp = self.task.orders[n].order.vp
        return tuple([vp if word.endswith("vp") else 1 for word in self.words])

    def _least(self, must: int) -> dict[Counts, Target]:
        """The best set of orders for each need, order by order."""
        nothing = Target((0, 0, 0, 0), 0, (0,) * len(self.words))
        found = {nothing.fill: nothing}
        for n, need in enumerate(self.waiting):
            is_must = must >> n & 1 or not any(need)
            if not is_must and not self.words:
                continue
            before = list(found.values())
            if is_must:
                found = {}
            y, b, g, k = need
            size, more, bit = sum(need), self.worths[n], 1 << n
            self._look_at_the_clock()
            for fill, orders, worth in before:
                if sum(fill) + size > self.most:
                    continue
                total = fill[0] + y, fill[1] + b, fill[2] + g, fill[3] + k
                sums = tuple(map(add, worth, more))
                known = found.get(total)
                if known is None or sums > known.worth:
                    found[total] = Target(total, orders | bit, sums)
        return found

    def _look_at_the_clock(self) -> None:
        if is_spent(self.until):
            raise Undecided

    def _grid(self) -> Iterator[Counts]:
        """Every number of squares, smaller ones first."""
        ranges = [range(min(n, self.most) + 1) for n in self.open]
        for y, b in product(*ranges[:2]):
            self._look_at_the_clock()
            for g, k in product(*ranges[2:]):
                if y + b + g + k <= self.most:
                    yield y, b, g, k

    def _with_squares(self, must: int) -> Iterator[Target]:
        """For each number of squares the best set within it: its own, or that of a square less."""
        best = self._least(must)
        for fill in self._grid():
            target = best.get(fill)
            for c in FOUR:
                if fill[c]:
                    less = best.get(fill[:c] + (fill[c] - 1,) + fill[c + 1 :])
                    if less is not None and (target is None or less.worth > target.worth):
                        target = less
            if target is not None:
                best[fill] = target._replace(fill=fill)
                yield best[fill]

    def _exact(self, must: int) -> Iterator[Target]:
        free = [n for n, need in enumerate(self.waiting) if any(need) and not must >> n & 1]
        free.sort(key=lambda n: self.worths[n], reverse=True)
        everything = (1 << len(self.waiting)) - 1
        asked: Counts = tuple(
            sum(need[c] for n, need in enumerate(self.waiting) if must >> n & 1) for c in FOUR
        )
        for fill in self._grid():
            if any(a > b for a, b in zip(asked, fill, strict=True)):
                continue
            kept = self.kept_open(fill, free)
            orders = everything & ~sum(1 << n for n in kept)
            worth = [0] * len(self.words)
            for n in range(len(self.waiting)):
                if orders >> n & 1:
                    worth = [a - b for a, b in zip(worth, self.worths[n], strict=True)]
            yield Target(fill, orders, tuple(worth))

    def kept_open(self, fill: Counts, orders: Sequence[int]) -> dict[int, int]:
        """Orders that stay incomplete, the first ones first, each with the colour it lacks."""
        empty = [a - b for a, b in zip(self.open, fill, strict=True)]
        lacks: dict[int, int] = {}

        def lack(n: int, seen: set[int]) -> bool:
            """Find a square for this order; others may have to take another colour for it."""
            for c in FOUR:
                if not self.waiting[n][c] or c in seen:
                    continue
                seen.add(c)
                takers = [m for m, colour in lacks.items() if colour == c]
                if len(takers) < empty[c] or any(lack(m, seen) for m in takers):
                    lacks[n] = c
                    return True
            return False

        for n in orders:
            lack(n, set())
        return lacks

    def shares(self, target: Target, first: Sequence[int]) -> list[list[int]]:
        """How many squares of each colour each order gets: those `first`, the target's, the rest."""
        shares = [[0, 0, 0, 0] for _ in self.waiting]
        lacks: dict[int, int] = {}
        if is_exact(self.task):
            free = [n for n in range(len(self.waiting)) if not target.orders >> n & 1]
            lacks = self.kept_open(target.fill, free)
        whole = [n for n in range(len(self.waiting)) if target.orders >> n & 1]
        queue = [*first, *(n for n in whole if n not in first)]
        queue += [n for n in range(len(self.waiting)) if n not in queue]
        for c in FOUR:
            left = target.fill[c]
            for n in queue:
                room = self.waiting[n][c] - (lacks.get(n) == c)
                shares[n][c] = min(left, room)
                left -= shares[n][c]
        return shares
