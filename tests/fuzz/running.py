"""Asking many cases, and what counts as a failure: an error that is none of ours, a hang, or too much room."""

from __future__ import annotations

import os
import random
import resource
import signal
import time
import traceback
from collections.abc import Iterator
from contextlib import chdir, contextmanager, suppress
from typing import Any, NamedTuple

from ipywidgets import Widget  # type: ignore[import-untyped]

import glueckauf as ga
from glueckauf.core.visible import harmless
from glueckauf.learn.progress import VARIABLE
from tests.fuzz.subjects import Subject, scratch

DOCUMENTED = (ga.NotationError, ga.IllegalMove, ga.FileError)
SECONDS = 2.0  # of work; a machine that is busy with others does not count
LOADING = 20.0  # for the first question of all, for which much is loaded
ROOM = 500_000  # kB


class Hang(BaseException):
    """Somebody waited too long. No reader catches it."""


class Failure(NamedTuple):
    subject: str
    seed: str
    trace: str


class Result(NamedTuple):
    subject: str
    cases: int
    accepted: int
    slowest: float
    failures: tuple[Failure, ...]


def run(subject: Subject, cases: int, seed: int, most: int = 5) -> Result:
    """Ask so many cases; each has a seed of its own, by which it can be asked again."""
    with _nobodys_progress():
        return _run(subject, cases, seed, most)


def _run(subject: Subject, cases: int, seed: int, most: int) -> Result:
    with suppress(*DOCUMENTED, Hang), _limited(LOADING), chdir(scratch()):
        subject.ask(random.Random("whatever is loaded when it is first asked for"))
    accepted, slowest = 0, 0.0
    failures: list[Failure] = []
    for n in range(cases):
        name = f"{seed}/{subject.name}/{n}"
        begun, room = time.process_time(), _peak()
        try:
            with _limited(), chdir(scratch()):  # boards may write where they are
                subject.ask(random.Random(name))
            accepted += 1
        except DOCUMENTED as error:
            if harmless(str(error)) != str(error) or "\n" in str(error):
                failures.append(Failure(subject.name, name, f"raw: {str(error)!r}"))
        except (Exception, Hang):
            failures.append(Failure(subject.name, name, traceback.format_exc()))
        finally:
            Widget.close_all()  # a page keeps its boards until it is closed
        took = time.process_time() - begun
        slowest = max(slowest, took)
        if _peak() - room > ROOM:
            failures.append(Failure(subject.name, name, f"took {_peak() - room} kB"))
        if len(failures) >= most:
            break
    return Result(subject.name, cases, accepted, slowest, tuple(failures))


@contextmanager
def _nobodys_progress() -> Iterator[None]:
    """What boards note on the way is nobody's: neither a learner nor another test finds it."""
    before = os.environ.get(VARIABLE)
    os.environ[VARIABLE] = str(scratch() / "progress.jsonl")
    try:
        yield
    finally:
        if before is None:
            del os.environ[VARIABLE]
        else:
            os.environ[VARIABLE] = before


@contextmanager
def _limited(seconds: float = SECONDS) -> Iterator[None]:
    def end(*_: Any) -> None:
        raise Hang(f"more than {seconds:g} s of work")

    before = signal.signal(signal.SIGPROF, end)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _peak() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
