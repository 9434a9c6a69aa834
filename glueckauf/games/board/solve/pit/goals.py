"""What one mining action may aim at: sets of orders to complete, the best first."""

from __future__ import annotations

from collections.abc import Callable

from glueckauf.games.board.solve.pit.plan import Counts, Goal, Rank
from glueckauf.games.board.solve.pit.task import Task


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
