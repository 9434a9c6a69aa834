"""Personal variants of a puzzle: the same theme and grade, other numbers."""

from __future__ import annotations

from pathlib import Path

from glueckauf.core.errors import FileError
from glueckauf.core.puzzle import Puzzle
from glueckauf.learn.puzzle import as_puzzle


def variant(asked: Puzzle | str | Path, seed: int | str) -> Puzzle:
    """A puzzle of the same theme and grade; the same seed, the same variant.

    The seed is a number or a name: everybody in a class can have a puzzle of their own.
    """
    puzzle = as_puzzle(asked)
    made = puzzle.variant(seed)
    if made is None:
        raise FileError(puzzle.path, "kind", f'is "{puzzle.kind}"; there are no variants of these')
    return made
