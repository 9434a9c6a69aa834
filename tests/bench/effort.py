"""Two solvers of pits that took no part in picking puzzles nor in fitting their grade.

`climbed` improves a random line: it keeps a part of it from the front and draws the rest anew, takes what
is no worse, and begins afresh when nothing has helped for long. `beamed` goes on step by step with the
positions that look best, and with twice as many after each failure. Neither knows techniques, themes or
bounds; a position looks as good as its points, the squares filled and the coal on its way to them.
Measured is how many lines are tried, or positions opened, until the best is found: the geometric mean
over some seeds, and at most the budget, which then counts as if it had been enough.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, fsum, log
from random import Random

from glueckauf.games.board.solve.pit.plan import Rank
from glueckauf.games.board.solve.pit.search import Node, Search
from glueckauf.games.board.solve.pit.task import Task

BUDGETS = {"climbed": 10_000, "beamed": 100_000}
SEEDS = 2
PATIENCE = 60  # lines without progress before a climb begins afresh
Look = tuple[int, int, int, int]
Solver = Callable[[Task, Rank, int, Random], int]


def effort(solver: Solver, task: Task, best: Rank) -> float:
    """Lines tried, or positions opened, until the best is found."""
    budget = BUDGETS[solver.__name__]
    tried = [solver(task, best, budget, Random(f"effort {seed}")) for seed in range(SEEDS)]
    return exp(fsum(map(log, tried)) / SEEDS)


class Lines:
    """The lines of a task: what can follow, and what a line is worth that stops here."""

    def __init__(self, task: Task) -> None:
        self.search = Search(task)
        self.last = len(self.search.budget)
        self._next: dict[Node, list[Node]] = {}
        self._worth: dict[Node, Rank | None] = {}
        self._look: dict[Node, Look] = {}

    def starts(self) -> list[Node]:
        return [node for _, node in self.search.next_action(self.search.start())]

    def after(self, node: Node) -> list[Node]:
        """After one more step, or at the start of the next action."""
        if node not in self._next:
            ended = [then for _, then in self.search.next_action(node) if then.action < self.last]
            self._next[node] = [then for _, then in self.search.steps(node)] + ended
        return self._next[node]

    def worth(self, node: Node) -> Rank | None:
        """Of a line that stops here; None where it may not."""
        if node not in self._worth:
            ends = [then for _, then in self.search.next_action(node) if then.action == self.last]
            self._worth[node] = self.search.value(ends[0]) if ends else None
        return self._worth[node]

    def drawn(self, line: list[Node], rng: Random) -> list[Node]:
        """The line and a random rest: of two steps drawn, the one that looks better."""
        while then := self.after(line[-1]):
            line.append(max(rng.choice(then), rng.choice(then), key=self.look))
        return line

    def look(self, node: Node) -> Look:
        """How a position looks at a glance: points, squares filled, coal on its way, steps saved."""
        search = self.search
        if node not in self._look:
            vp = sum(
                points
                for points, empty in zip(search.vp, node.empty, strict=True)
                if not any(empty)
            )
            waiting = [sum(column) for column in zip(*node.empty, strict=True)]
            on_its_way = sum(map(min, waiting, node.cage))
            self._look[node] = (vp, -sum(waiting), on_its_way, -node.used)
        return self._look[node]


def climbed(task: Task, best: Rank, budget: int, rng: Random) -> int:
    """Random-restart hill climbing."""
    lines = Lines(task)
    start = lines.starts()
    now: list[Node] = []
    value: Look = (0, 0, 0, 0)
    idle = PATIENCE
    for tried in range(1, budget + 1):
        kept = [] if idle >= PATIENCE else now[: rng.randrange(1, len(now) + 1)]
        line = lines.drawn(list(kept) or [rng.choice(start)], rng)
        if any(worth is not None and worth >= best for worth in map(lines.worth, line)):
            return tried
        looks = max(map(lines.look, line))
        is_fresh = not kept
        idle = 0 if is_fresh or looks > value else idle + 1
        if is_fresh or looks >= value:
            now, value = line, looks
    return budget


def beamed(task: Task, best: Rank, budget: int, rng: Random) -> int:
    """Beam search, step by step, with a beam twice as wide after each failure."""
    lines, opened, width = Lines(task), 0, 2
    while opened < budget:
        layer = lines.starts()
        while layer:
            found: dict[Node, None] = {}
            for node in layer:
                opened += 1
                worth = lines.worth(node)
                if worth is not None and worth >= best:
                    return opened
                found.update(dict.fromkeys(lines.after(node)))
            ranked = [(lines.look(node), rng.random(), node) for node in found]
            ranked.sort(key=lambda one: one[:2], reverse=True)
            layer = [node for _, _, node in ranked[:width]]
        width *= 2
    return budget
