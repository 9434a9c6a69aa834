"""The encodings for the general solvers find what the plain search finds."""

from __future__ import annotations

import pytest

from glueckauf.games.board.ruleset import Rules
from glueckauf.games.board.solve.pit.task import Task
from tests.games.board.solve.instances import instance, small
from tests.games.board.solve.plain import plain_solve

REASON = "ortools and clingo come with the dev extra: pip install -e '.[dev]'"
SEEDS = range(200)


def tasks() -> list[Task]:
    """Small tasks, and some in which a small cage must ride and unload more often."""
    tight = []
    for seed in SEEDS:
        task = instance(seed, (1, 2), (5, 8), (2, 4), plain=True)
        places = 1 + seed % 3
        mine = task.mine._replace(cage=task.mine.cage[:places], storage=task.mine.storage[:2])
        tight.append(task._replace(mine=mine, rules=Rules(cage=places)))
    return [small(seed, plain=True) for seed in SEEDS] + tight


@pytest.mark.long
def test_references_agree_with_the_plain_search() -> None:
    pytest.importorskip("ortools", reason=REASON)
    pytest.importorskip("clingo", reason=REASON)
    from tests.bench.references import asp, cp_sat

    for task in tasks():
        best, _, _ = plain_solve(task)
        assert best is not None
        vp, steps = best[0], -best[1]
        assert cp_sat(task) == (vp, steps), task
        assert asp(task) == (vp, steps), task


@pytest.mark.long
def test_references_agree_with_each_other() -> None:
    """Where the plain search takes too long."""
    pytest.importorskip("ortools", reason=REASON)
    pytest.importorskip("clingo", reason=REASON)
    from tests.bench.references import asp, cp_sat

    for seed in SEEDS:
        task = instance(seed, plain=True)
        assert cp_sat(task) == asp(task), task


def test_tasks_outside_their_cover_are_refused() -> None:
    pytest.importorskip("ortools", reason=REASON)
    pytest.importorskip("clingo", reason=REASON)
    from tests.bench.references import cp_sat

    with pytest.raises(ValueError, match="do not cover"):
        cp_sat(small(0, plain=True)._replace(objective=("vp",)))
