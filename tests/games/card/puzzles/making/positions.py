"""Tasks laid by hand for the tests of making."""

from __future__ import annotations

from typing import Any

from glueckauf.core.fields import Field
from glueckauf.games.card.hidden import closed
from glueckauf.games.card.position import lay
from glueckauf.games.card.solve.solving import solve
from glueckauf.games.card.solve.task import SHIFT, Rank, Task, rank
from tests.games.card.solve.plain import plain_solve


def asked(turns: int, objective: str, seat: dict[str, Any], **table: Any) -> Task:
    """The task of a position: the own seat, and the rest of the table."""
    tree = {"players": 2, **table, "seats": {"0": seat}}
    if turns:
        tree = {"to_move": 0, "passed": [1], **tree}
    return Task(closed(lay(Field("test", "position", tree))), turns, tuple(objective.split()))


def mining(objective: str, card: str = "mining/3", **seat: Any) -> Task:
    return asked(0, objective, seat, mining=card)


def delivery(objective: str = "score", **seat: Any) -> Task:
    return asked(0, objective, seat, delivery=True)


def shift(
    objective: str = "score workers", stacks: Any = None, zones: Any = None, **seat: Any
) -> Task:
    table = {"stacks": stacks or {}, "zones": zones or {}}
    return asked(SHIFT, objective, seat, start=1, **table)


def best(task: Task) -> Rank:
    """By a search that knows nothing of the solver."""
    found, _ = plain_solve(task.start, task.turns, task.objective)
    assert found is not None
    return found


def solved(task: Task) -> Rank:
    """By the solver: shifts take the plain search too long."""
    value = solve(task).value
    assert value is not None
    return rank(task, value)


__all__ = ["asked", "best", "delivery", "mining", "rank", "shift", "solved"]
