"""Where records come from, and reviews that were made before: analysis takes a minute, reading none.

A review is kept in a folder beside the progress file, by what it depends on: the record, the budget and the
seed. That of a shipped game is shipped beside it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from glueckauf.core.errors import FileError
from glueckauf.core.files import files_below, is_file, is_there, make_folder, read_text, rewrite
from glueckauf.core.record import Record
from glueckauf.core.shipped import shipped
from glueckauf.learn import progress
from glueckauf.learn.review.value import Review

FOLDER = "glueckauf-reviews"
ENDING = ".review.json"
RECORDS = "*.txt"
Source = Record | str | Path


def read_record(source: Source) -> Record:
    """A record, the text of one, its file, or the name of a shipped game; FileError."""
    if isinstance(source, Record):
        return source
    if isinstance(source, str) and "\n" in source:
        return Record.read(source)
    path = Path(source)
    if not path.suffix and not is_there(path):
        games = {file.stem: file for file in shipped_games()}
        if path.name not in games:
            known = ", ".join(games)
            raise FileError(str(source), "file", f"is not there; shipped games are {known}")
        path = games[path.name]
    return Record.read(read_text(path), str(path))


def shipped_games() -> list[Path]:
    return sorted(shipped().glob(f"*/games/{RECORDS}"))


def records_in(folder: Path) -> list[Path]:
    """The record files of a folder and the folders in it."""
    found = files_below(folder, [".txt"])
    if not found:
        raise FileError(str(folder), "folder", f"holds no records ({RECORDS})")
    return found


# --- Reviews --------------------------------------------------------------------------------


def kept(record: Record, iterations: int, seed: int) -> Review | None:
    """The review of this record with this budget, if it was made before."""
    for path in _places(record, iterations, seed):
        with suppress(FileError):
            found = Review.read(read_text(path), str(path))
            if (found.record, found.iterations, found.seed) == (record, iterations, seed):
                return found._replace(record=record)
    return None


def keep(review: Review) -> None:
    """For next time; it is a convenience, so nobody is told if it cannot be written."""
    path = _place(review.record, review.iterations, review.seed)
    with suppress(FileError, OSError):
        make_folder(path.parent, private=True)
        rewrite(path, review.dumps(), private=True)


def _places(record: Record, iterations: int, seed: int) -> Iterator[Path]:
    beside = Path(record.path).with_suffix(ENDING)
    if is_file(beside):
        yield beside
    own = _place(record, iterations, seed)
    if is_file(own):
        yield own


def _place(record: Record, iterations: int, seed: int) -> Path:
    mark = sha256(f"{record}{iterations}/{seed}".encode()).hexdigest()[:16]
    return progress.place().parent / FOLDER / f"{record.game}-{mark}.json"
