"""A journal of an experiment on disk: what was measured is kept block by block, and never lost.

The first line says which experiment it is, every other line is a block, as JSON. Lines are only ever
added. A line that was cut off, because the machine went out, is measured again. Where two runs write one
journal at the same time both measure the same decks, and the first to come counts. A journal of
another experiment is refused.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NoReturn

from glueckauf.core.errors import FileError
from glueckauf.core.fields import Field, shown, tree
from glueckauf.core.files import append
from glueckauf.lab.blocks import Played
from glueckauf.lab.kept_blocks import Shape, plain, read_block

TORN = "\ufffd"  # what is left of a letter that was cut in two


class Journal:
    """What is known of an experiment, `blocks`; `add` writes one more."""

    def __init__(self, path: str | Path, head: Mapping[str, Any], shape: Shape, first: int) -> None:
        self.path = Path(path)
        self._first = json.dumps(head, ensure_ascii=False)
        lines = self._lines()
        self.blocks = tuple(self._blocks(lines, shape, first))
        try:
            self.path.open("ab").close()
        except OSError as error:
            self._wrong("file", f"cannot be written: {error.strerror}")
        if not lines:
            self._write(self._first)

    def _lines(self) -> list[str]:
        """The lines that are whole, but for a first one that was cut off."""
        try:
            found = self.path.read_bytes()
        except FileNotFoundError:
            return []
        except OSError as error:
            self._wrong("file", f"cannot be read: {error.strerror}")
        whole = found.rfind(b"\n") + 1
        if found and not whole and not self._first.encode().startswith(found):
            self._wrong("line 1", "this is no journal of an experiment; give another path")
        return found[:whole].decode("utf-8", "replace").split("\n")[:-1]

    def _blocks(self, lines: list[str], shape: Shape, first: int) -> Iterator[Played]:
        """Every deck once. What was cut off is passed over if what follows makes up for it."""
        deck, cut = first, None
        is_headed = False
        for number, line in enumerate(lines, 1):
            try:
                found = self._tree(line, number)
            except FileError as error:
                if not is_headed and not self._first.startswith(line.rstrip(TORN)):
                    raise
                cut = cut or error
                continue
            if not is_headed or isinstance(found.value, Mapping):
                self._check(found, json.loads(self._first))
                is_headed = True
            elif not _is_known(found, first, deck):
                try:
                    yield read_block(found, shape, deck)
                except FileError as error:
                    raise cut or error from None
                deck += 1
            cut = None
        if cut is not None:
            raise cut

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
        append(self.path, line.encode())  # so that it is kept whatever happens to this process


def _is_known(line: Field, first: int, deck: int) -> bool:
    """Is this a block before this deck, which another run has measured as well?"""
    block = line.value
    return isinstance(block, list) and bool(block) and block[0] in range(first, deck)
