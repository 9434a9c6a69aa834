"""The puzzles that answers are judged by: shipped ones, the teacher's own, and a student's variants.

Ids come from files of strangers. They are compared with ids that are known, and never become a path.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from glueckauf.core.errors import FileError
from glueckauf.core.puzzle import Puzzle
from glueckauf.learn import own
from glueckauf.learn.classroom.variants import Variants
from glueckauf.learn.puzzle import Named, as_puzzle, collection, load, rooms

UNKNOWN, WITHDRAWN, OTHERS, NO_VARIANT = "unknown", "withdrawn", "others-variant", "no-variant"


class Place(NamedTuple):
    """The column of a puzzle, and the puzzle that a student has there."""

    column: str
    puzzle: Puzzle


class Shelf:
    """Finds what an id means for a student. With `asked`, only these puzzles have a column."""

    def __init__(self, asked: Iterable[Named] | None, variants: Variants | None) -> None:
        chosen = None if asked is None else [as_puzzle(one) for one in asked]
        self.variants = variants
        self.columns = None if chosen is None else tuple(one.id for one in chosen)
        if self.columns is not None and variants is not None:
            self.columns = tuple(dict.fromkeys((*self.columns, *variants.puzzles)))
        self._files = {path.stem: path for path in (*own.files(), *collection())}
        self._known: dict[str, Puzzle | None] = {one.id: one for one in chosen or ()}

    def place(self, student: str, name: str) -> Place | str:
        """Where an answer belongs, or the reason why it belongs nowhere."""
        for room in rooms().values():
            name = room.RENAMED.get(name, name)
            if name in room.WITHDRAWN:
                return WITHDRAWN
        if self.variants is not None:
            found = self._variant(self.variants, student, name)
            if found is not None:
                return found
        puzzle = self._puzzle(name)
        return UNKNOWN if puzzle is None else Place(name, puzzle)

    def ordered(self, found: Iterable[str]) -> dict[str, Puzzle]:
        """The puzzles of these columns: as they were asked for, or else by their ids."""
        names = sorted(found) if self.columns is None else self.columns
        listed = ((name, self._puzzle(name) or self._example(name)) for name in names)
        return {name: one for name, one in listed if one is not None}

    def _example(self, name: str) -> Puzzle | None:
        """Somebody's variant of a puzzle that only its variants tell of."""
        plan = self.variants
        return plan.of(plan.students[0]).get(name) if plan is not None else None

    def _variant(self, variants: Variants, student: str, name: str) -> Place | str | None:
        theirs = variants.of(student)
        for column, puzzle in theirs.items():
            if name in (column, puzzle.id):
                return Place(column, puzzle)
        if name in variants.puzzles:
            return NO_VARIANT
        return OTHERS if variants.owner(name) is not None else None

    def _puzzle(self, name: str) -> Puzzle | None:
        if name not in self._known:
            self._known[name] = _loaded(self._files.get(name))
        return self._known[name]


def _loaded(path: Path | None) -> Puzzle | None:
    try:
        return None if path is None else load(path)
    except FileError:
        return None  # a puzzle of the teacher's own that is not finished
