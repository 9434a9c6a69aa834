"""Batch after batch, made side by side: the same batches in the same order with any number of jobs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import TypeVar

T = TypeVar("T")
TOGETHER = 8  # batches handed out at once


def batches(make: Callable[[int], T], jobs: int = 1) -> Iterator[T]:
    """What `make` makes of 0, 1, 2, … without end; it must depend on the number alone."""
    if jobs == 1:
        yield from map(make, count())
        return
    from joblib import Parallel, delayed  # only here: lessons and puzzles do without it

    with Parallel(n_jobs=jobs) as workers:
        for first in count(0, TOGETHER):
            yield from workers(delayed(make)(n) for n in range(first, first + TOGETHER))
