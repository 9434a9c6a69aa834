"""What a search may take: it ends in time, and before it takes too much memory.

Inner loops ask `is_spent(deadline)`. The deadline is a time of `time.perf_counter()`, or None, and is
passed on from search to search. Besides, `with within(seconds, megabytes):` limits whatever is
searched inside, however deep: time for people who wait, and memory, which belongs to the whole process.
Where a best found answer is no use, `within(…, proofs_only=True)`: whatever would end early raises NotProven.
Where the system does not tell how much memory a process holds, only time counts; searches count the
positions they keep besides.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from math import inf
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

SECONDS = 60.0  # that a command takes for one proof, unless somebody says otherwise
MEGABYTES = 1_000  # that a search may add to what the process holds already
OFTEN = 32  # every so many questions one is about memory, too: it takes longer than to read a clock
_PAGES = Path("/proc/self/statm")
_PAGE = 4096


class Limits(NamedTuple):
    """What all searches under way must keep: a time of perf_counter(), and bytes of memory."""

    deadline: float = inf
    ceiling: float = inf
    proofs_only: bool = False


class NotProven(ValueError):
    """An answer was needed that is proven, and time or memory ran out first."""


class OutOfTime(NotProven):
    """A search must stop: its own time is up, or it grows too large. Whoever has a best found answer catches this."""


NO_LIMITS = Limits()
_limits: ContextVar[Limits] = ContextVar("limits", default=NO_LIMITS)
_asked = 0


def deadline_of(seconds: float | None) -> float | None:
    """The time when these seconds will be over."""
    return None if seconds is None else perf_counter() + seconds


def is_spent(deadline: float | None) -> bool:
    """Is time up, or the room in memory full? NotProven if so, where nothing but a proof is of use."""
    global _asked
    limits = _limits.get()
    now = perf_counter()
    _asked += 1
    if now > limits.deadline or (_asked % OFTEN == 0 and _is_full(limits.ceiling)):
        if limits.proofs_only:
            raise NotProven
        return True
    return deadline is not None and now > deadline


def _is_full(ceiling: float) -> bool:
    return ceiling < inf and (_held() or 0) > ceiling


def left() -> tuple[float, float] | None:
    """Seconds and megabytes that are left, for a process that is to help; None: there are no limits."""
    limits = _limits.get()
    if limits == NO_LIMITS:
        return None
    return limits.deadline - perf_counter(), (limits.ceiling - (_held() or 0)) / 2**20


@contextmanager
def within(
    seconds: float | None = None, megabytes: float | None = None, *, proofs_only: bool = False
) -> Iterator[None]:
    """Inside, searches end after so many seconds, or when they have added so much; an outer limit stays."""
    held, outer = _held(), _limits.get()
    ceiling = (
        inf if held is None else held + (MEGABYTES if megabytes is None else megabytes) * 2**20
    )
    deadline = inf if seconds is None else perf_counter() + seconds
    if megabytes is not None and megabytes <= 0:  # what was freed before could serve again, unseen
        deadline = -inf
    token = _limits.set(
        Limits(
            min(deadline, outer.deadline),
            min(ceiling, outer.ceiling),
            proofs_only or outer.proofs_only,
        )
    )
    try:
        yield
    finally:
        _limits.reset(token)


def _held() -> int | None:
    """The bytes of memory that this process holds now, where the system tells."""
    try:
        return int(_PAGES.read_bytes().split()[1]) * _PAGE
    except (OSError, ValueError, IndexError):
        return None
