"""A journal of an experiment on disk: what was measured is kept block by block, and never lost.

The first line says which experiment it is, every other line is a block, as JSON. Lines are only ever
added. A last line that was cut off, because the machine went out, is measured again; a journal of another
experiment is refused.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, NoReturn

from glueckauf.core.errors import FileError
from glueckauf.core.fields import Field, shown, tree
from glueckauf.lab.blocks import Played
from glueckauf.lab.kept_blocks import Shape, plain, read_block


class Journal:
    """What is known of an experiment, `blocks`; `add` writes one more."""

    def __init__(self, path: str | Path, head: Mapping[str, Any], shape: Shape, first: int) -> None:
        self.path = Path(path)
        self._first = json.dumps(head, ensure_ascii=False)
        lines, whole = self._lines()
        if lines:
            self._check(self._tree(lines[0], 1), json.loads(self._first))
        self.blocks = tuple(
            read_block(self._tree(line, 2 + n), shape, first + n)
            for n, line in enumerate(lines[1:])
        )
        try:
            self._file = self.path.open("ab")
            self._file.truncate(whole)
        except OSError as error:
            self._wrong("file", f"cannot be written: {error.strerror}")
        if not lines:
            self._write(self._first)

    def _lines(self) -> tuple[list[str], int]:
        """The lines that are whole, and how many bytes they are."""
        try:
            found = self.path.read_bytes()
        except FileNotFoundError:
            return [], 0
        except OSError as error:
            self._wrong("file", f"cannot be read: {error.strerror}")
        whole = found.rfind(b"\n") + 1
        if found and not whole and not self._first.encode().startswith(found):
            self._wrong("line 1", "this is no journal of an experiment; give another path")
        try:
            return found[:whole].decode("utf-8").splitlines(), whole
        except UnicodeDecodeError as error:
            self._wrong(f"byte {error.start + 1}", "this is not a UTF-8 text file")

    def _tree(self, line: str, number: int) -> Field:
        try:
            found = tree(line, str(self.path), "json")
        except FileError:
            self._wrong(f"line {number}", "this is no line of a journal; give another path")
        return Field(found.path, f"line {number}", found.value)

    def _check(self, there: Field, here: Mapping[str, Any]) -> None:
        if not isinstance(there.value, Mapping) or "journal" not in there.value:
            there.wrong("this is no journal of an experiment; give another path")
        for key, value in here.items():
            kept = there.value.get(key)
            if kept != value:
                told = f"{key} is {shown(kept)} there and {shown(value)} here"
                there.wrong(f"belongs to another experiment: {told}; give another path")

    def _wrong(self, key: str, problem: str) -> NoReturn:
        raise FileError(str(self.path), key, problem) from None

    def add(self, block: Played) -> None:
        self._write(json.dumps(plain(block), ensure_ascii=False))

    def _write(self, line: str) -> None:
        self._file.write(f"{line}\n".encode())
        self._file.flush()  # so that it is kept whatever happens to this process

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()
