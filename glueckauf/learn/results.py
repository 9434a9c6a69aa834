"""What has been tried, as tidy rows: of one learner, or of a whole class.

ga.results()                          this learner's tries, the oldest first
ga.results("class")                   the progress files of a folder, one for each learner
ga.results(["anna.jsonl", "bruno.jsonl"]).to_frame().groupby("learner").stars.sum()
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from glueckauf.core.errors import FileError
from glueckauf.core.files import files_below, is_file, is_folder
from glueckauf.core.rows import Rows, tidy
from glueckauf.learn import progress

ENDING = "*.jsonl"


def results(files: str | Path | Iterable[str | Path] | None = None) -> Rows:
    """One row for every try: who, when, where, solved or not, stars, hints, tries, rules, themes."""
    paths = [progress.place()] if files is None else list(_paths(files))
    return tidy(_row(path, entry) for path in paths for entry in progress.entries(path))


def _paths(files: str | Path | Iterable[str | Path]) -> Iterable[Path]:
    named = [files] if isinstance(files, str | Path) else files
    for path in map(Path, named):
        if is_folder(path):
            found = files_below(path, [ENDING.removeprefix("*")])
            if not found:
                raise FileError(str(path), "folder", f"holds no progress files ({ENDING})")
            yield from found
        elif is_file(path):
            yield path
        else:
            raise FileError(str(path), "file", "is not there")


def _row(path: Path, entry: progress.Entry) -> dict[str, Any]:
    """A learner is called like the file, or like its folder if all files have the usual name."""
    name = path.resolve().parent.name if path.name == progress.FILE else path.stem
    return {"learner": name, "time": entry.time, **_fields(entry)}


def _fields(entry: progress.Entry) -> dict[str, Any]:
    return {name: value for name, value in entry._asdict().items() if name != "time"}
