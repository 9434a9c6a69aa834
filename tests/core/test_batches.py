"""Batches are the same with any number of jobs, and under a limit each is whole or not there."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from glueckauf.core.batches import TOGETHER, batches
from glueckauf.core.budget import NotProven, is_spent, within

LONG = 3  # the batch that is never done
ROOM = 60  # megabytes
counts_memory = pytest.mark.skipif(
    not Path("/proc/self/statm").exists(), reason="only Linux tells how much a process holds"
)


def squared(n: int) -> int:
    return n * n


def searched(n: int) -> int:
    """A batch with a search in it: one goes on until the limit ends it, on a machine of any speed."""
    kept = []
    while n == LONG and not is_spent(None):
        kept.append(b"x" * 2**20)
    return n


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_same_with_any_number_of_jobs(jobs: int) -> None:
    some = TOGETHER + 2
    assert list(islice(batches(squared, jobs), some)) == [n * n for n in range(some)]
    with within(seconds=60.0, proofs_only=True):
        assert list(islice(batches(squared, jobs), some)) == [n * n for n in range(some)]


@counts_memory
@pytest.mark.parametrize("jobs", [1, 2])
def test_what_is_cut_short_is_not_there(jobs: int) -> None:
    made = batches(searched, jobs)
    with within(megabytes=ROOM, proofs_only=True):
        assert [next(made) for _ in range(LONG)] == [0, 1, 2]
        with pytest.raises(NotProven):
            next(made)


@counts_memory
def test_nor_where_a_search_answers_with_the_best_it_found() -> None:
    made = batches(searched)
    with within(megabytes=ROOM):
        assert [next(made) for _ in range(LONG)] == [0, 1, 2]
        with pytest.raises(NotProven):
            next(made)
