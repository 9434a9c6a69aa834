"""Batches are the same with any number of jobs, and under a limit each is whole or not there."""

from __future__ import annotations

from itertools import islice

import pytest

from glueckauf.core.batches import TOGETHER, batches
from glueckauf.core.budget import NotProven, is_spent, within

LONG = 3  # the batch that is never done in time


def squared(n: int) -> int:
    return n * n


def searched(n: int) -> int:
    """A batch with a search in it: one takes so long that whatever limit there is ends it."""
    while n == LONG and not is_spent(None):
        pass
    return n


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_same_with_any_number_of_jobs(jobs: int) -> None:
    some = TOGETHER + 2
    assert list(islice(batches(squared, jobs), some)) == [n * n for n in range(some)]
    with within(seconds=60.0, proofs_only=True):
        assert list(islice(batches(squared, jobs), some)) == [n * n for n in range(some)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_is_cut_short_is_not_there(jobs: int) -> None:
    made = batches(searched, jobs)
    with within(seconds=60.0 if jobs == 1 else 3.0, proofs_only=True):
        assert [next(made) for _ in range(LONG)] == [0, 1, 2]
    with pytest.raises(NotProven), within(seconds=0.1, proofs_only=True):
        next(made)


def test_nor_where_a_search_answers_with_the_best_it_found() -> None:
    made = batches(searched)
    with within(seconds=0.1):
        assert [next(made) for _ in range(LONG)] == [0, 1, 2]
        with pytest.raises(NotProven):
            next(made)
