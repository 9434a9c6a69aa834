"""How likely a random line is to be best: exactly, without playing any.

A line takes one step after the other by lot and may be cut short wherever it stands best. Its chance is
the sum over all best lines; the bound leaves out every position from which the best is out of reach, so
few are opened. By default all steps are equally likely; a solver with habits weighs them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from glueckauf.games.board.solve.pit.bound import Bound
from glueckauf.games.board.solve.pit.plan import Rank
from glueckauf.games.board.solve.pit.search import Node, Search
from glueckauf.games.board.solve.pit.task import Task

Step = tuple[str, Node]
Weigh = Callable[[Search, Node, Sequence[Step]], Sequence[float]]
END = "end"  # of an action, where another follows


def alike(search: Search, node: Node, steps: Sequence[Step]) -> Sequence[float]:
    """Every step is as likely as every other."""
    return [1] * len(steps)


def chance(task: Task, best: Rank, weigh: Weigh = alike) -> float:
    """The chance that a line drawn by these weights reaches the best rank."""
    search = Search(task)
    bound, last = Bound(search), len(search.budget)
    known: dict[Node, float] = {}

    def of(node: Node) -> float:
        if node not in known:
            reachable = bound(node)
            hopeless = reachable is None or reachable < best
            known[node] = 0.0 if hopeless else opened(node)
        return known[node]

    def opened(node: Node) -> float:
        then = [following for _, following in search.next_action(node)]
        if then and then[0].action == last:
            if search.value(then[0]) == best:
                return 1.0
            then = []  # stopping short of the best is never drawn
        steps = [*search.steps(node), *((END, following) for following in then)]
        weights = weigh(search, node, steps)
        drawn = sum(
            weight * of(following) for weight, (_, following) in zip(weights, steps, strict=True)
        )
        return drawn / total if (total := sum(weights)) else 0.0

    return sum(of(following) for _, following in search.next_action(search.start()))
