"""A command that goes over many files: a bad one is told at once and hides no other."""

from __future__ import annotations

import sys

from tqdm import tqdm

from glueckauf.core.errors import FileError


class BadFiles:
    """What could not be used. The command goes on, and at its end says how many these were."""

    def __init__(self) -> None:
        self.number = 0

    def note(self, error: FileError) -> None:
        """Tell what is wrong with one more file."""
        self.number += 1
        tell(error)

    def end(self, good: int) -> int:
        """The exit code, beside so many good files; of several it is said how many were bad."""
        if self.number and self.number + good > 1:
            tell(f"{self.number} of {self.number + good} files could not be used")
        return 2 if self.number else 0


def tell(sentence: FileError | str) -> None:
    """A sentence for people, above the bar where there is one."""
    tqdm.write(f"glueckauf: {sentence}", file=sys.stderr)
