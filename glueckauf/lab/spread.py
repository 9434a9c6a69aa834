"""Work on all cores, in the same order and with the same results as on one.

Whoever has many machines says so by joblib's own means around it; nothing of it is home-made:

    with ga.lab.cluster("tcp://127.0.0.1:8786"):
        ga.lab.ladder(…)

A process that dies in the middle of its work, because somebody ended it or its memory was needed, costs
time and nothing else: what it had not finished is done again.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from itertools import chain
from threading import Lock
from time import perf_counter
from typing import Any, Generic, TypeVar
from warnings import catch_warnings, filterwarnings

T = TypeVar("T")
R = TypeVar("R")

ALL = -1  # cores
AT_ONCE = 1.0  # seconds of work that are done before others are called: they take time to come
DEATHS = 3  # in a row, without a result in between: then it is the work that kills its helpers


def spread(
    work: Callable[[T], R], tasks: Iterable[T], jobs: int | None = None
) -> Generator[R, None, None]:
    """What the work makes of each task, in their order; it must depend on the task alone.

    `jobs` are the processes; None: as joblib is configured, else one for every core. Where there is one
    core, or no way to start processes, as in a browser, everything is done here.
    """
    if jobs is not None and jobs < 1 and jobs != ALL:
        raise ValueError(f"jobs must be at least 1, or -1 for all cores, not {jobs}")
    left = iter(tasks)
    if jobs != 1:
        begun = perf_counter()
        for task in left:
            yield work(task)
            if perf_counter() - begun > AT_ONCE:
                break
        else:
            return
        if _parallel(jobs) is not None:
            yield from _side_by_side(jobs, work, left)
            return
    yield from map(work, left)


def _parallel(jobs: int | None) -> Any:
    """Those who help; None where nobody can."""
    try:
        import joblib
    except ImportError:
        return None
    if jobs is None:
        jobs = joblib.Parallel().n_jobs
        jobs = ALL if jobs in (None, 1) else jobs
    if joblib.effective_n_jobs(jobs) == 1:
        return None
    return joblib.Parallel(n_jobs=jobs, return_as="generator")


def _side_by_side(
    jobs: int | None, work: Callable[[T], R], tasks: Iterator[T]
) -> Generator[R, None, None]:
    """With helpers; where one dies, new ones go on with what is left."""
    from joblib.externals.loky.process_executor import BrokenProcessPool

    deaths = 0
    while True:
        begun = _Begun(tasks)
        try:
            with closing(_kept_in_hand(_parallel(jobs), work, begun)) as found:
                for result in found:
                    begun.done()
                    deaths = 0
                    yield result
            return
        except BrokenProcessPool as error:
            deaths += 1
            if deaths == DEATHS:
                raise RuntimeError(
                    f"a process that was given this work died, {DEATHS} times in a row;"
                    " try jobs=1 to see what happens"
                ) from error
            tasks = chain(begun.stopped(), tasks)


class _Begun(Generic[T]):
    """Tasks that are handed out, and those of them whose results have not come yet.

    joblib asks for more from threads of its own, and may still do so when a helper has died.
    """

    def __init__(self, tasks: Iterator[T]) -> None:
        self._tasks, self._lock, self._is_open = tasks, Lock(), True
        self._waiting: deque[T] = deque()

    def __iter__(self) -> Iterator[T]:
        return self

    def __next__(self) -> T:
        with self._lock:
            if not self._is_open:
                raise StopIteration
            task = next(self._tasks)
            self._waiting.append(task)
            return task

    def done(self) -> None:
        """The result of the first of them has come."""
        with self._lock:
            self._waiting.popleft()

    def stopped(self) -> list[T]:
        """Hand out no more; what has to be done again."""
        with self._lock:
            self._is_open = False
            return list(self._waiting)


def _kept_in_hand(
    helpers: Any, work: Callable[[T], R], tasks: Iterator[T]
) -> Generator[R, None, None]:
    import joblib

    found = helpers(joblib.delayed(work)(task) for task in tasks)
    try:
        for result in found:  # noqa: UP028  # `yield from` would close it before what follows
            yield result
    finally:
        # Whoever stops early, by Ctrl+C or for any reason, stops the helpers as well; joblib thinks that
        # what they have done in the meantime should have been asked for
        with catch_warnings():
            filterwarnings(
                "ignore", ".*tasks (have been successfully|which were still)", UserWarning
            )
            found.close()
