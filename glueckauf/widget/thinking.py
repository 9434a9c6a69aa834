"""Thinking beside the board: a long decision is made in a thread of its own, and every message is answered meanwhile.

Where no event loop runs, as in a script, and where there are no threads, as in a browser's Python, there is
no "beside": a script waits for the decision; in the browser it is cut short, and made when the page has
been told of it.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from contextvars import copy_context
from threading import Event, Thread
from time import perf_counter
from typing import Any

GoOn = Callable[[float], bool]
Decide = Callable[[GoOn], Any]

QUICK = 0.05  # seconds that are waited for a decision before anybody is told of it
PULSE = 0.2  # seconds between two looks at how far it is
ALONE = 0.8  # seconds that a decision may take where there are no threads
HAS_THREADS = sys.platform != "emscripten"


class Thought:
    """One decision in the making: how far it is, and in the end what came of it."""

    def __init__(self, decide: Decide) -> None:
        self._decide = decide
        self._hurried = False
        self._ends = float("inf")  # when it has to be made, by the clock
        self._made = Event()
        self.share = 0.0  # of the budget that is used
        self.seconds = 0.0  # that it took
        self.result: Any = None
        self.error: Exception | None = None

    def run(self) -> None:
        begun = perf_counter()
        try:
            self.result = self._decide(self._goes_on)
        except Exception as error:  # a bot may be anybody's; whoever waits is told
            self.error = error
        self.seconds = perf_counter() - begun
        self._made.set()

    def _goes_on(self, share: float) -> bool:
        self.share = share
        return not self._hurried and perf_counter() < self._ends

    def hurry(self) -> None:
        """The best so far will do."""
        self._hurried = True

    def within(self, seconds: float) -> None:
        self._ends = perf_counter() + seconds

    def wait(self, seconds: float | None = None) -> bool:
        """Is it made, perhaps within these seconds?"""
        return self._made.wait(seconds)


class Beside:
    """One thought at a time, and whoever is told of it: `pulse` while it is in the making, `then` when it is made.

    Both are called by the event loop, between two messages of the browser, never by the thread.
    """

    def __init__(self, pulse: Callable[[], None]) -> None:
        self._pulse = pulse
        self._thread: Thread | None = None
        self._then: Callable[[Thought], None] | None = None
        self._at_once = False
        self.current: Thought | None = None

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """Here decisions are waited for, whether or not an event loop runs."""
        before, self._at_once = self._at_once, True
        try:
            yield
        finally:
            self._at_once = before

    def begin(self, decide: Decide, then: Callable[[Thought], None]) -> Thought:
        """Begin to think. A thought that is made at once, or that nobody can wait for, is not `current`."""
        assert self.current is None, "one at a time"
        thought = Thought(decide)
        loop = None if self._at_once else running_loop()
        if loop is None:
            thought.run()
            return thought
        self.current, self._then = thought, then
        if not HAS_THREADS:
            loop.call_later(QUICK, self._alone, thought)
            return thought
        context, before = copy_context(), self._thread

        def work() -> None:
            if before is not None:
                before.join()  # bots are not made for two thoughts at a time
            thought.run()
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(self._finish, thought, context=context)

        self._thread = Thread(target=work, name="thinking", daemon=True)
        self._thread.start()
        if thought.wait(QUICK):
            self.current = None
        else:
            loop.call_later(PULSE, self._beat, loop, thought)
        return thought

    def cancel(self) -> bool:
        """Nobody wants to know any more. Was there a thought?"""
        thought, self.current = self.current, None
        if thought is not None:
            thought.hurry()
        return thought is not None

    def settle(self) -> None:
        """Wait for the thought, if there is one."""
        if self.current is not None:
            if HAS_THREADS:
                self.current.wait()
            else:
                self.current.run()
            self._finish(self.current)

    def _alone(self, thought: Thought) -> None:
        if thought is self.current:
            thought.within(ALONE)
            thought.run()
            self._finish(thought)

    def _finish(self, thought: Thought) -> None:
        if thought is self.current and self._then is not None:
            self.current = None
            self._then(thought)

    def _beat(self, loop: asyncio.AbstractEventLoop, thought: Thought) -> None:
        if thought is self.current:
            self._pulse()
            loop.call_later(PULSE, self._beat, loop, thought)


def running_loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
