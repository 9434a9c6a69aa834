"""Asking what a student wrote: whatever it does, there is a value of the right kind, or one sentence.

A function runs in the student's own kernel, and nothing but what the student gave is run. It may fail,
leave, return anything, or never come back: after some seconds it is stopped, by the system's timer where
there is one, else line by line.
"""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from math import isfinite
from time import monotonic
from typing import Any

from glueckauf.lab.course.verdict import wrong

SECONDS = 2.0  # for one answer
LONGEST = 90  # signs of a value that a sentence shows


class TooLong(BaseException):
    """Raised inside a student's function; no `except Exception` there can catch it."""


def answer_of(function: Any, *given: Any, seconds: float = SECONDS) -> Any:
    """What a function of a student's says; Wrong if it says nothing."""
    if not callable(function):
        wrong("no-function", given=shown(function))
    try:
        with _within(seconds):
            return function(*given)
    except TooLong:
        wrong("too-long", seconds=int(seconds) if seconds >= 1 else 1, case=case(given))
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        told = f"{type(error).__name__}: {_first_line(error)}"
        wrong("stopped", error=_cut(told.rstrip(": ")), case=case(given))


def number_of(function: Any, *given: Any, seconds: float = SECONDS) -> float:
    """The same where a number is asked for."""
    return as_number(answer_of(function, *given, seconds=seconds), given)


def as_number(value: Any, given: tuple[Any, ...]) -> float:
    is_number = isinstance(value, int | float) or hasattr(value, "__float__")
    if not is_number or isinstance(value, bool):
        wrong("no-number", got=shown(value), case=case(given))
    try:
        found = float(value)
    except Exception:
        wrong("no-number", got=shown(value), case=case(given))
    if not isfinite(found):
        wrong("no-number", got=shown(value), case=case(given))
    return found


def numbers_of(function: Any, *given: Any, count: int, seconds: float = SECONDS) -> list[float]:
    """The same where so many numbers are asked for, as a tuple or a list."""
    value = answer_of(function, *given, seconds=seconds)
    try:
        with _within(seconds):
            items = list(islice(value, count + 1))
    except (Exception, TooLong):
        items = []
    if isinstance(value, str) or len(items) != count:
        wrong("no-numbers", got=shown(value), count=count, case=case(given))
    return [as_number(item, given) for item in items]


def text_of(given: Any) -> str:
    """A text that a student gave, such as a rule file or a line of moves."""
    if not isinstance(given, str):
        wrong("no-text", given=shown(given))
    return given


# --- In words -------------------------------------------------------------------------------


def case(given: tuple[Any, ...]) -> str:
    """What a function was asked, in brackets as one would write the call."""
    return _cut(", ".join(map(shown, given)))


def shown(value: Any) -> str:
    """A value as a sentence can hold it."""
    try:
        with _within(SECONDS):
            return _cut(repr(value))
    except (Exception, TooLong):
        return type(value).__name__


def _first_line(error: BaseException) -> str:
    try:
        return next(iter(str(error).splitlines()), "")
    except Exception:
        return ""


def _cut(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


# --- The time limit -------------------------------------------------------------------------


@contextmanager
def _within(seconds: float) -> Iterator[None]:
    """Stop what runs inside after so many seconds."""
    is_main = threading.current_thread() is threading.main_thread()
    with (_timed if is_main and hasattr(signal, "setitimer") else _traced)(seconds):
        yield


@contextmanager
def _timed(seconds: float) -> Iterator[None]:
    def stop(*_: object) -> None:
        raise TooLong

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds, seconds)  # again, if the first is swallowed
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@contextmanager
def _traced(seconds: float) -> Iterator[None]:
    """Where there is no timer, the clock is read at every line; that is slow, and works everywhere."""
    end = monotonic() + seconds
    before = sys.gettrace()

    def look(*_: object) -> Callable[..., Any]:
        if monotonic() > end:
            raise TooLong
        return look

    sys.settrace(look)
    try:
        yield
    finally:
        sys.settrace(before)
