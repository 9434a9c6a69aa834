"""Work on all cores, in the same order and with the same results as on one.

Who has many machines says so by joblib's own means around it; nothing of it is home-made:

    with joblib.parallel_config("dask"):
        ga.lab.ladder(…)
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")

ALL = -1  # cores
AT_ONCE = 1.0  # seconds of work that are done before others are called: they take time to come


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
        side_by_side = _parallel(jobs)
        if side_by_side is not None:
            yield from _kept_in_hand(side_by_side, work, left)
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


def _kept_in_hand(
    helpers: Any, work: Callable[[T], R], tasks: Iterator[T]
) -> Generator[R, None, None]:
    import joblib

    with _deaf():
        found = helpers(joblib.delayed(work)(task) for task in tasks)
    try:
        yield from found
    finally:
        found.close()  # whoever stops early, by Ctrl+C or for any reason, stops the helpers as well


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes started here do not hear Ctrl+C: they would tell of it with a traceback each, and are stopped by whoever
    has called them. Only the main thread can say so; elsewhere nobody presses Ctrl+C."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler if before is None else before)
