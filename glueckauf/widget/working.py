"""Long work beside a page: it is done in a thread, and the event loop of the kernel shows how far it is.

What is worked on is an iterator. Where no event loop runs, as in a script, nothing is beside: whoever
asks waits. Where there are no threads, as in a browser's Python, the loop does one item at a time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from threading import Thread
from typing import Any

from glueckauf.widget.thinking import HAS_THREADS, running_loop

PULSE = 0.3  # seconds between two looks at how far it is


class Work:
    """Items made one after the other; `show` is called by the event loop when there is something new."""

    def __init__(self, items: Iterator[Any], show: Callable[[], None]) -> None:
        self._items, self._show = items, show
        self._thread: Thread | None = None
        self.made: list[Any] = []
        self.is_done = self.is_stopped = False
        self.error: Exception | None = None
        self.is_beside = False
        self._shown = 0

    def begin(self) -> None:
        """Beside the page, if there is one; else nothing happens before somebody waits."""
        loop = running_loop()
        if loop is None:
            return
        self.is_beside = True
        if HAS_THREADS:
            self._thread = Thread(target=self.wait_here, name="work", daemon=True)
            self._thread.start()
        loop.call_later(PULSE, self._beat, loop)

    def wait(self) -> None:
        """Until all is made."""
        if self._thread is not None:
            self._thread.join()
        self.wait_here()

    def wait_here(self) -> None:
        while not (self.is_done or self.is_stopped):
            self._step()
        self._close()

    def stop(self) -> None:
        """What is made stays; no more is wanted."""
        self.is_stopped = True
        if self._thread is None:
            self._close()

    def join(self) -> None:
        """After a stop: until the item that was in the making is made, too."""
        if self._thread is not None:
            self._thread.join()

    def _close(self) -> None:
        """Whoever makes the items lets go of files and helpers; only where nobody is making one."""
        close = getattr(self._items, "close", None)
        if close is not None:
            close()

    def _step(self) -> None:
        try:
            self.made.append(next(self._items))
        except StopIteration:
            self.is_done = True
        except Exception as error:  # whoever waits is told, beside or not
            self.error, self.is_done = error, True

    def _beat(self, loop: asyncio.AbstractEventLoop) -> None:
        is_over = self.is_done or self.is_stopped
        if self._thread is None and not is_over:
            self._step()
        if len(self.made) > self._shown or is_over:
            self._shown = len(self.made)
            self._show()
        if not is_over:
            loop.call_later(PULSE if self._thread is not None else 0.0, self._beat, loop)
