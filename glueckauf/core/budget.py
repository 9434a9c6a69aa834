"""What a search may take: it ends in time, and before it takes too much memory.

Time is passed on from search to search as a `deadline`, a time of `time.perf_counter()`, or None.
Memory belongs to the whole process, so the room that is left is one for all searches under way:
whoever opens a search gives it some (`with room():`), and inner loops ask `is_spent(deadline)`.
Where the system does not tell how much memory a process holds, only the deadline counts; searches
count the positions they keep besides.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from time import perf_counter

SECONDS = 60.0  # that a command takes for one proof, unless somebody says otherwise
MEGABYTES = 1_000  # that a search may add to what the process holds already
OFTEN = 32  # every so many questions one is about memory, too: it takes longer than to read a clock
_PAGES = Path("/proc/self/statm")
_PAGE = 4096

_ceiling: ContextVar[int | None] = ContextVar("ceiling", default=None)
_asked = 0


def deadline_of(seconds: float | None) -> float | None:
    """The time when these seconds will be over."""
    return None if seconds is None else perf_counter() + seconds


def is_spent(deadline: float | None) -> bool:
    """Is time up, or the room for this search full?"""
    global _asked
    if deadline is not None and perf_counter() > deadline:
        return True
    _asked += 1
    return _asked % OFTEN == 0 and _is_full()


@contextmanager
def room(megabytes: float | None = None) -> Iterator[None]:
    """While this is open, searches end when they have added so much; never more than an outer one allows."""
    held, outer = _held(), _ceiling.get()
    own = None if held is None else held + int((megabytes or MEGABYTES) * 2**20)
    narrower = min((limit for limit in (own, outer) if limit is not None), default=None)
    token = _ceiling.set(narrower)
    try:
        yield
    finally:
        _ceiling.reset(token)


def _is_full() -> bool:
    ceiling = _ceiling.get()
    if ceiling is None:
        return False
    held = _held()
    return held is not None and held > ceiling


def _held() -> int | None:
    """The bytes of memory that this process holds now, where the system tells."""
    try:
        return int(_PAGES.read_bytes().split()[1]) * _PAGE
    except (OSError, ValueError, IndexError):
        return None
