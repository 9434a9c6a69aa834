"""Batch after batch, made side by side: the same batches in the same order with any number of jobs.

Under a limit (`core.budget`) a batch is whole or there is none: NotProven, where searches had to end early.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import count
from math import inf
from typing import TypeVar

from glueckauf.core.budget import NotProven, is_spent, left, within

T = TypeVar("T")
TOGETHER = 8  # batches handed out at once


def batches(make: Callable[[int], T], jobs: int = 1) -> Iterator[T]:
    """What `make` makes of 0, 1, 2, … without end; it must depend on the number alone."""
    if jobs == 1:
        for n in count():
            yield _whole(make, n)
    from joblib import Parallel, delayed  # only here: lessons and puzzles do without it

    with Parallel(n_jobs=jobs) as workers:
        for first in count(0, TOGETHER):
            numbers, limits = range(first, first + TOGETHER), _left()
            for found in workers(delayed(_helped)(make, n, limits) for n in numbers):
                if found is None:
                    raise NotProven
                yield found[0]


def _whole(make: Callable[[int], T], n: int) -> T:
    """NotProven as soon as a search is cut short: what filled the memory may be free again at the end."""
    with within(megabytes=inf, proofs_only=True):
        made = make(n)
        is_spent(None)
    return made


def _left() -> tuple[float, float] | None:
    """The limits for other processes: a time of the clock that all share, and megabytes."""
    found = left()
    return None if found is None else (time.time() + found[0], found[1])


def _helped(
    make: Callable[[int], T], n: int, limits: tuple[float, float] | None
) -> tuple[T] | None:
    """In another process, which does not know the limits by itself: None if they end a batch."""
    if limits is None:
        return (make(n),)
    end, megabytes = limits
    try:
        with within(end - time.time(), megabytes):
            return (_whole(make, n),)
    except NotProven:
        return None
