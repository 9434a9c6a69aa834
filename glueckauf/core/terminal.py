"""What the command line prints, whatever stands behind it: a narrow terminal, a full disk, nothing at all.

Nothing that came from a file steers the terminal, signs that it does not know are written out, and
an output that cannot be written is told in one sentence.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TextIO

from glueckauf.core.errors import FileError
from glueckauf.core.visible import harmless


class _Door:
    """A stream that takes any text."""

    def __init__(self, stream: TextIO | None) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        self._tried(lambda stream: stream.write(_known(harmless(text), stream.encoding)))
        return len(text)

    def flush(self) -> None:
        if self._stream is not None:
            self._tried(lambda stream: stream.flush())

    def _tried(self, does: Callable[[TextIO], Any]) -> None:
        try:
            if self._stream is None:  # it was closed before we were called
                raise OSError(errno.EBADF, os.strerror(errno.EBADF))
            does(self._stream)
        except BrokenPipeError:  # whoever read it, such as `head`, has seen enough
            _drop(self._stream)
            raise
        except OSError as error:
            _drop(self._stream)
            problem = f"cannot be written: {error.strerror}"
            raise FileError("output", "file", problem) from None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def _known(text: str, encoding: str | None) -> str:
    code = encoding or "utf-8"
    return text.encode(code, "backslashreplace").decode(code)


def _drop(stream: TextIO | None) -> None:
    """What is still to be written goes nowhere, so that Python does not try again when it ends."""
    with suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())  # type: ignore[union-attr]
        os.close(nowhere)


@contextmanager
def terminal() -> Iterator[None]:
    """While this lasts, everything can be printed."""
    before = sys.stdout, sys.stderr
    sys.stdout = _Door(sys.stdout)
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        sys.stderr = sys.stderr or nowhere
        try:
            yield
        finally:
            sys.stdout, sys.stderr = before
