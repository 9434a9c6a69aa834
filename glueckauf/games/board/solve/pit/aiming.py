"""A task solved by its targets: the best one that can be reached is the optimum.

Targets (targets.py) wait in a queue under the best rank that they could still bring. What waits is
made more exact each time it comes up:

    listed      its rank but for the steps; of carts to be emptied as many as there are, or none
    loads       where carts count: for each number of loads from such a level one entry
    bounded     the steps are at least `steps_at_least`; too many of them, and it is gone
    reached     A* (fewest.py) knows the steps exactly, and the line

The rank never rises on this way. So the first one that comes up as reached is the best of all.
What A* does not settle in a moment is put off: first a good line is found, then what could be better
than it is looked at again, until all is settled or time is up. `left` is then the best that is open.

`fits` names what this covers: everything but forbidden techniques, split pairs, coal where a
delivery takes it away, and a few odd objectives. search.py does these.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heapify, heappop, heappush
from itertools import count
from time import perf_counter
from typing import NamedTuple

from glueckauf.core.budget import is_spent
from glueckauf.core.errors import IllegalMove
from glueckauf.games.board.parts import COLOURS
from glueckauf.games.board.solve.pit.fewest import Due, Way, fewest, in_time
from glueckauf.games.board.solve.pit.plan import FOUR, Counts, Rank, counts, open_squares
from glueckauf.games.board.solve.pit.targets import Chain, Target, Targets, chains, is_exact
from glueckauf.games.board.solve.pit.task import Task, ceiling, outcome, play, rank, steps_of, table
from glueckauf.games.board.solve.turns.rides import (
    PARKED,
    Mineshaft,
    Spot,
    Step,
    Undecided,
    Vector,
    steps_at_least,
    stopper,
)

QUICK = 2_000  # positions that the first look at a target may open
NO_LIMIT = 10**12
A_MOMENT = 0.2  # seconds for a line when time is up
LISTED, BOUNDED, REACHED = 0, 1, 2


def fits(task: Task) -> bool:
    """Do targets tell all that counts in this task?"""
    words = set(task.objective)
    delivers = any(not steps_of(action) for action in task.actions)
    if task.rules.split_pairs or any("+" in coal for o in task.orders for coal in o.squares):
        return False
    if ("steps" in words and len(task.actions) > 1) or (delivers and words & {"coal", "-coal"}):
        return False
    if len({word.lstrip("-") for word in words}) < len(task.objective):
        return False  # a word twice
    return not (is_exact(task) and words & {"vp", "complete", "squares"} - _not_worth(words))


def _not_worth(words: set[str]) -> set[str]:
    """Squares may be wished for while VP are not: they are a matter of the fill alone."""
    return {"squares"} if not words & {"vp", "complete"} else set()


class Candidate(NamedTuple):
    """A target, the orders due for deliveries, and the loads asked of levels that count."""

    target: Target
    chain: Chain
    loads: tuple[int, ...]
    way: Way | None = None


class Aimed(NamedTuple):
    """The best line and its rank; `left`: a rank above it that is not excluded yet."""

    tokens: list[str] | None
    rank: Rank | None
    left: Rank | None
    states: int


class Aiming:
    """The search for one task. `deadline` is a time of time.perf_counter()."""

    def __init__(self, task: Task, deadline: float) -> None:
        self.task, self.deadline = task, deadline
        self.budgets = [steps_of(action) for action in task.actions]
        self.steps = sum(self.budgets)
        self.waiting = open_squares(task)
        mine = task.mine
        mixed = any(word.strip(COLOURS[n]) for n, word in enumerate(mine.carts))
        minings = [n for n in self.budgets if n]
        breaks = frozenset(sum(minings[:n]) for n in range(1, len(minings)))
        rules = task.rules
        self.shaft = Mineshaft(
            rules.cage, rules.pairs, rules.free_storage, mixed, breaks, dumps=not is_exact(task)
        )
        at_hand = len(mine.cage) + len(mine.storage)
        most = max(s for s in range(self.steps + 1) if s + max(0, s - at_hand) <= self.steps)
        self.targets = Targets(task, self.waiting, most, deadline)
        self.filled = sum(bool(coal) for order in task.orders for coal in order.squares)
        self.coal = outcome(task._replace(objective=("coal",)), table(task).players[0], 0).value[
            "coal"
        ]
        self.levels = [
            (word[0] == "-", COLOURS.index(word[-1])) for word in task.objective if "empty" in word
        ]
        self.must = sum(1 << n for n, o in enumerate(task.orders) if o.label in task.complete)
        self.opened = 0
        self.tie = count()
        self.heap: list[tuple[Rank, int, int, Candidate]] = []

    # --- What a candidate is, in steps

    def spot(self, candidate: Candidate) -> Spot:
        mine, fill = self.task.mine, candidate.target.fill
        empty = [0, 0, 0, 0]
        for (is_minus, level), number in zip(self.levels, candidate.loads, strict=False):
            if not is_minus:
                empty[level] = number
        cage, storage = counts(mine.cage), counts(mine.storage)
        other = tuple([a - b for a, b in zip(self.targets.open, fill, strict=True)])
        return Spot(
            mine.level,
            PARKED,
            _four(cage),
            mine.carts,
            _four(storage),
            _four(fill),
            _four(other),
            empty=_four(tuple(empty)),
        )

    def shaft_for(self, candidate: Candidate) -> Mineshaft:
        kept = [0, 0, 0, 0]
        for (is_minus, level), number in zip(self.levels, candidate.loads, strict=False):
            if is_minus:
                kept[level] = len(self.task.mine.carts[level]) - number
        return self.shaft._replace(kept=_four(tuple(kept)))

    def dues(self, candidate: Candidate) -> tuple[Due, ...]:
        """What may be empty when each delivery comes: all but the orders due by then."""
        found = []
        rest = list(candidate.target.fill)
        for at, order in candidate.chain:
            rest = [a - b for a, b in zip(rest, self.waiting[order], strict=True)]
            found.append(Due(at, _four(tuple(rest))))
        return tuple(found)

    def rank(self, candidate: Candidate, steps: int) -> Rank:
        target = candidate.target
        worth, loads = iter(target.worth), iter(candidate.loads)
        rank = []
        for word in self.task.objective:
            sign = -1 if word[0] == "-" else 1
            name = word.lstrip("-")
            if name in ("vp", "complete"):
                rank.append(next(worth))
            elif name == "squares":
                rank.append(sign * (self.filled + sum(target.fill)))
            elif name == "steps":  # those that are wished for can always be ridden away
                rank.append(self.steps if sign > 0 else -steps)
            elif name == "coal":
                rank.append(sign * self.coal)
            else:
                level = COLOURS.index(name[-1])
                there = 0 if sign < 0 else min(len(self.task.mine.carts[level]), self.steps)
                rank.append(sign * (self.task.empty_carts[level] + next(loads, there)))
        return tuple(rank)

    # --- The queue

    def solve(self) -> Aimed:
        """The best line; without one the task cannot be met, unless something is `left`."""
        try:
            self.heap = [
                self._entry(each, sum(each.target.fill), LISTED) for each in self._listed()
            ]
        except Undecided:
            return Aimed(*self._fallback(), ceiling(self.task), self.opened)
        heapify(self.heap)
        put_off: list[tuple[Rank, Candidate]] = []
        best, rank = self._first_look(put_off)
        left: Rank | None = None
        if self.heap and is_spent(self.deadline):
            left = _negative(self.heap[0][0])
        for most, candidate in put_off:  # the best first, as they came off the heap
            if rank is not None and most <= rank:
                break
            try:
                way = self._way(candidate, NO_LIMIT)
            except Undecided:
                left = most if left is None else max(left, most)
                continue
            if way is not None:
                found = self.rank(candidate, way.used)
                if rank is None or found > rank:
                    best, rank = candidate._replace(way=way), found
        if rank is None and left is not None:
            tokens, rank = self._fallback()
        else:
            tokens = None if best is None else self._tokens(best)
        if left is not None and rank is not None and left <= rank:
            left = None
        return Aimed(tokens, rank, left, self.opened)

    def _first_look(
        self, put_off: list[tuple[Rank, Candidate]]
    ) -> tuple[Candidate | None, Rank | None]:
        """The first candidate that comes up as reached; what takes longer is put off."""
        looks = 0
        while self.heap:
            looks += 1
            if looks % 64 == 0 and is_spent(self.deadline):
                return None, None
            key, stage, _, candidate = self.heap[0]
            if -stage == REACHED:
                return candidate, _negative(key)
            heappop(self.heap)
            if -stage == LISTED:
                self._bound(candidate)
                continue
            try:
                way = self._way(candidate, QUICK)
            except Undecided:
                put_off.append((_negative(key), candidate))
                continue
            if way is not None:
                self._push(candidate._replace(way=way), way.used, REACHED)
        return None, None

    def _entry(
        self, candidate: Candidate, steps: int, stage: int
    ) -> tuple[Rank, int, int, Candidate]:
        return _negative(self.rank(candidate, steps)), -stage, next(self.tie), candidate

    def _push(self, candidate: Candidate, steps: int, stage: int) -> None:
        heappush(self.heap, self._entry(candidate, steps, stage))

    def _bound(self, candidate: Candidate) -> None:
        """Goes on with what the steps could suffice for, once for each number of loads."""
        spot, shaft = self.spot(candidate), self.shaft_for(candidate)
        least = steps_at_least(spot, shaft)
        if least > self.steps or not in_time(spot, shaft, self.dues(candidate), 0):
            return
        if len(candidate.loads) == len(self.levels):
            self._push(candidate, least, BOUNDED)
            return
        _, level = self.levels[len(candidate.loads)]
        for number in range(min(len(self.task.mine.carts[level]), self.steps) + 1):
            self._push(candidate._replace(loads=(*candidate.loads, number)), least, LISTED)

    def _way(self, candidate: Candidate, limit: int) -> Way | None:
        spot, shaft = self.spot(candidate), self.shaft_for(candidate)
        return fewest(spot, shaft, self.dues(candidate), self.steps, stopper(self, limit))

    def _listed(self) -> Iterator[Candidate]:
        """Every target for every choice of orders to deliver that is not too late for certain."""
        for chain in chains(self.task, self.waiting):
            must = self.must
            for delivery in chain:
                must |= 1 << delivery.order
            if chain and not self._is_possible(chain, must):
                continue
            for n, target in enumerate(self.targets.of(must)):
                if n % 256 == 0 and is_spent(self.deadline):
                    raise Undecided
                yield Candidate(target, chain, ())

    def _is_possible(self, chain: Chain, must: int) -> bool:
        """Can the orders due be filled in time, whatever else is done? Deliveries come first."""
        try:
            return self._filling(chain, must, QUICK) is not None
        except Undecided:
            return True

    def _filling(self, chain: Chain, must: int, limit: int) -> Way | None:
        """The way to fill these orders alone; what else it fills is not asked."""
        candidate = self._alone(chain, must)
        spot, shaft = self.spot(candidate), self.shaft._replace(dumps=True)
        return fewest(spot, shaft, self.dues(candidate), self.steps, stopper(self, limit))

    def _alone(self, chain: Chain, must: int) -> Candidate:
        rows = [row for n, row in enumerate(self.waiting) if must >> n & 1]
        need: Counts = tuple(sum(row[c] for row in rows) for c in FOUR)
        return Candidate(Target(need, must, ()), chain, ())

    # --- When time is up

    def _fallback(self) -> tuple[list[str] | None, Rank | None]:
        """A line that does what it must and no more, if one is found in a moment."""
        self.deadline = perf_counter() + A_MOMENT
        self.heap = []  # what filled the room is not needed any more
        for chain in chains(self.task, self.waiting):
            must = self.must
            for delivery in chain:
                must |= 1 << delivery.order
            try:
                way = self._filling(chain, must, QUICK)
            except Undecided:
                return None, None
            if way is not None:
                tokens = self._tokens(self._alone(chain, must)._replace(way=way))
                try:
                    end = play(self.task, tokens)
                except IllegalMove:  # an order was complete too soon and left with another one
                    continue
                return tokens, rank(self.task, end.value)
        return None, None

    # --- The line

    def _tokens(self, candidate: Candidate) -> list[str]:
        """The steps with the labels of orders, spread over the actions of the task."""
        assert candidate.way is not None
        due = [delivery.order for delivery in candidate.chain]
        shares = self.targets.shares(candidate.target, due)
        rest = [
            [a - b for a, b in zip(need, share, strict=True)]
            for need, share in zip(self.waiting, shares, strict=True)
        ]
        queue = sorted(range(len(shares)), key=lambda n: due.index(n) if n in due else len(due))
        steps = [self._labelled(step, shares, rest, queue) for step in candidate.way.steps]
        if len(self.task.actions) == 1:
            line = [word for words in steps for word in words]
            return self._ridden(line) if "steps" in self.task.objective else line
        tokens: list[str] = []
        for action, budget in zip(self.task.actions, self.budgets, strict=True):
            tokens.append(action)
            left = budget
            while steps and len(steps[0]) <= left:
                left -= len(steps[0])
                tokens += steps.pop(0)
            if left:
                tokens.append("end")
        return tokens

    def _ridden(self, line: list[str]) -> list[str]:
        """The line, and rides until no step is left."""
        level = next((word for word in reversed(line) if word.isdigit()), str(self.task.mine.level))
        for _ in range(self.steps - len(line)):
            level = "1" if level == "0" else "0"
            line = [*line, level]
        return line

    def _labelled(
        self, step: Step, shares: list[list[int]], rest: list[list[int]], queue: list[int]
    ) -> list[str]:
        if ">" not in step.text or step.text.endswith(">s"):
            return [step.text]
        kind, rows = ("wanted", shares) if "wanted" in step.text else ("other", rest)
        first = step.text.partition(" ")[0]
        before, after = first.split(kind)
        colour = COLOURS.index(after[1:] or before[-2])
        n = next(n for n in queue if rows[n][colour])
        rows[n][colour] -= 1
        return step.text.replace(kind, self.task.orders[n].label).split(" ")


def _four(row: Counts) -> Vector:
    return row[0], row[1], row[2], row[3]


def _negative(rank: Rank) -> Rank:
    return tuple([-number for number in rank])
