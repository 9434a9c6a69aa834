"""Going over puzzle files and folders of them, as `glueckauf solve`, `grade`, `tidy` and `verify` do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from tqdm import tqdm

from glueckauf.core.bad_files import BadFiles, tell
from glueckauf.core.errors import FileError
from glueckauf.core.files import is_folder
from glueckauf.core.puzzle import Puzzle
from glueckauf.learn import problems, puzzle

T = TypeVar("T")


class Doors(NamedTuple, Generic[T]):
    """How files of a sort are found and read."""

    files_in: Callable[[Path], list[Path]]
    load: Callable[[Path], T]
    further_problems: Callable[[Path], list[FileError]]


PUZZLES: Doors[Puzzle] = Doors(puzzle.files_in, puzzle.load, problems.further_problems)


class Over(Generic[T]):
    """What files and folders hold, with a bar on a terminal; bad files are told, and the others go on."""

    def __init__(self, paths: Sequence[Path], doors: Doors[T]) -> None:
        self.bad = BadFiles()
        self.files: list[Path] = []
        self._doors = doors
        for path in paths:
            inside = doors.files_in(path) if is_folder(path) else [path]
            if not inside:
                self.bad.note(FileError(str(path), "folder", "holds no .toml or .json file"))
            self.files += inside
        self._asked = len(self.files) + self.bad.number

    def __iter__(self) -> Iterator[T]:
        for file in tqdm(self.files, unit="file", leave=False, disable=None):
            try:
                found = self._doors.load(file)
            except FileError as error:
                self.bad.note(error)
                for further in self._doors.further_problems(file):
                    tell(further)
            else:
                yield found

    def end(self) -> int:
        """The exit code, after it was said how many files were bad."""
        return self.bad.end(self._asked - self.bad.number)
