"""Personal variants of a puzzle: the same theme and grade, other numbers."""

from __future__ import annotations

from pathlib import Path

from glueckauf.core.budget import SECONDS, NotProven, left, within
from glueckauf.core.errors import FileError
from glueckauf.core.puzzle import Puzzle
from glueckauf.learn.puzzle import as_puzzle


def variant(asked: Puzzle | str | Path, seed: int | str) -> Puzzle:
    """A puzzle of the same theme and grade; the same seed, the same variant.

    The seed is a number or a name: everybody in a class can have a puzzle of their own.
    It takes a minute at most, unless it is asked for within other limits: FileError.
    """
    puzzle = as_puzzle(asked)
    made = puzzle.variant(seed) if left() is not None else _in_time(puzzle, seed)
    if made is None:
        raise FileError(puzzle.path, "kind", f'is "{puzzle.kind}"; there are no variants of these')
    return made


def _in_time(puzzle: Puzzle, seed: int | str) -> Puzzle | None:
    try:
        with within(SECONDS, proofs_only=True):
            return puzzle.variant(seed)
    except NotProven:
        problem = f"takes more than {SECONDS:g} s to vary with proof; choose a smaller puzzle"
        raise FileError(puzzle.path, "file", problem) from None
