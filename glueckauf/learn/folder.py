"""The learner's own folder: copies of the notebooks, theirs to write in.

A copy with a cell that a learner has written, changed or deleted is never touched. `.shipped.json`
remembers how each copy was when it was made, so that a newer edition replaces the others: JupyterLab
saves what it opens by itself, and what was only opened and run must not stay old for ever. What a run
left in such a copy is kept beside it, in `earlier`. Each start finishes what the last one began.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from contextlib import suppress
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

from glueckauf.core.errors import FileError
from glueckauf.core.files import (
    is_folder,
    is_private,
    is_there,
    make_folder,
    narrow,
    read_bytes,
    read_text,
    rewrite,
    sweep,
    write_new,
)
from glueckauf.core.texts import LANGUAGES
from glueckauf.learn import games, kept, own, progress
from glueckauf.learn.course.source import ENDING as PAGE
from glueckauf.learn.course.source import language_of, page
from glueckauf.learn.jupyter.desk import OF_THE_DESK, at_desk, desk, trust
from glueckauf.learn.jupyter.ours import code, remember
from glueckauf.learn.jupyter.settings import DATA, PLACE, home
from glueckauf.learn.lessons.lesson import load
from glueckauf.learn.notebook import WELCOME, course_book, lesson_book, shipped_books

_PACKAGE = Path(__file__).parent.parent
NOTEBOOK = 20_000_000  # bytes, with all that it shows
_MEMORY = ".shipped.json"
_EARLIER = "earlier"


def shipped() -> Path:
    """The folder of the shipped notebooks: in the installed package, or beside it in a checkout."""
    installed = _PACKAGE / "notebooks"
    return installed if installed.is_dir() else _PACKAGE.parent / "notebooks"


def notebooks(language: str) -> dict[str, str]:
    """The notebooks of a language, text by path in the folder.

    The English ones are shipped as they look after a run and lie at the top. The others are made
    from the same sources, each language in a folder of its own.
    """
    if language == LANGUAGES[0]:
        return {path.name: read_text(path, NOTEBOOK) for path in sorted(shipped().glob("*.ipynb"))}
    return {f"{language}/{name}": text for name, text in shipped_books(language).items()}


def prepare(folder: Path, language: str = "en") -> Path:
    """Copy the notebooks of a language that are not there yet; returns the welcome page.

    The memory is written before a copy and again after it, so that a start that is cut off anywhere, by
    a full disk or by the machine, leaves nothing that the next one does not understand and finish.
    """
    _check(language)
    make_folder(folder, private=True)
    make_folder(folder / PLACE, private=True)
    _tidy(folder)
    memory = _memory(folder)
    books = notebooks(language)
    _narrow(folder, books)
    for name, text in books.items():
        if name not in memory and _marks(_text(folder / name))[:1] == _marks(text)[:1]:
            memory[name] = _marks(text)  # a copy of ours whose memory was lost
    due = [name for name in books if _is_due(folder / name, books[name], memory.get(name))]
    kernel = desk() if due else {}
    placed = {name: at_desk(books[name], kernel) for name in due}
    trust(placed.values(), folder / PLACE / DATA)
    _remember(
        folder, {**memory, **{n: [*_marks(t), *_known(memory, n)] for n, t in placed.items()}}
    )
    for name, text in placed.items():
        _place(folder / name, text, memory.get(name))
        memory[name] = _marks(text)
    _remember(folder, memory)
    return folder / next(name for name in books if name.endswith(WELCOME))


def _tidy(folder: Path) -> None:
    """Take away what earlier starts, boards and games were writing when they were cut off."""
    with suppress(OSError):
        for place in (folder, *(each for each in folder.iterdir() if is_folder(each))):
            sweep(place)
            sweep(place / _EARLIER)


def _narrow(folder: Path, books: Iterable[str]) -> None:
    """Keep other people of this machine out of what earlier versions made here for everybody to read.

    Once, so that what a learner opens to others afterwards stays open: from then on the memory is private.
    The folder itself is left as it is if it is one that somebody named; that may be theirs, with more in it.
    """
    if is_there(folder / _MEMORY) and not is_private(folder / _MEMORY):
        made = [PLACE, _EARLIER, progress.FILE, kept.FOLDER, own.FOLDER, games.FOLDER, _MEMORY]
        for name in [*(["."] if folder == home() else []), *LANGUAGES, *books, *made]:
            narrow(folder / name)


def make_notebook(source: Path, out: Path | None, language: str = "en") -> Path:
    """Write the notebook of a lesson file, which it opens by its path, or of a page of a course."""
    _check(language)
    out = out or source.with_suffix(".ipynb")
    if source.suffix == PAGE:
        made = course_book(page(source), language_of(source))
    else:
        door = os.path.relpath(source, out.parent)
        made = lesson_book(load(source), language, repr(Path(door).as_posix()))
    text = at_desk(made, desk())
    write_new(out, text)
    trust([text])
    remember(language, code(text))
    return out


def _check(language: str) -> None:
    if language not in LANGUAGES:
        choices = ", ".join(LANGUAGES)
        raise FileError("glueckauf", "--lang", f"must be one of {choices}, not {language!r}")


# --- Placing a copy -------------------------------------------------------------------------


def _is_due(path: Path, text: str, before: Any) -> bool:
    """Whether there is no copy yet, or an older edition in which nobody has written."""
    if not is_there(path):
        return True
    return _is_known(path, before) and _marks(text) != before


def _is_known(path: Path, before: Any) -> bool:
    """Whether a copy has the cells that it was made with; of what cannot be read, nobody knows."""
    return isinstance(before, list) and _marks(_text(path))[0] in before[::2]


def _place(path: Path, text: str, before: Any) -> None:
    """Write a copy; what a run left in the older one is kept."""
    if not is_there(path):
        make_folder(path.parent, private=True)
        write_new(path, text, private=True)
        return
    there = _marks(_text(path))
    if there != _marks(text) and there not in _editions(before):
        _keep(path)
    rewrite(path, text)


def _known(memory: dict[str, Any], name: str) -> list[Any]:
    found = memory.get(name)
    return found if isinstance(found, list) else []


def _editions(before: Any) -> list[list[str]]:
    """The marks of the editions that a copy may be of: two, if a start was cut off."""
    return [before[n : n + 2] for n in range(0, len(before), 2)]


def _text(path: Path) -> str:
    """What a copy holds; "" if it is no file, or closed to us: then it is left alone."""
    try:
        return read_bytes(path, NOTEBOOK).decode("utf-8", "replace")
    except FileError:
        return ""


def _keep(path: Path) -> None:
    """Put a copy of the copy aside, under a name that is free."""
    place = path.parent / _EARLIER
    make_folder(place, private=True)
    names = (place / f"{path.stem}{f'-{n}' * (n > 1)}{path.suffix}" for n in count(1))
    free = next(name for name in names if not is_there(name))
    write_new(free, read_bytes(path, NOTEBOOK), private=True)


def _remember(folder: Path, memory: dict[str, Any]) -> None:
    text = json.dumps(memory, indent=1, sort_keys=True)
    if _text(folder / _MEMORY) != text:
        rewrite(folder / _MEMORY, text, private=True)


def _memory(folder: Path) -> dict[str, Any]:
    """What is known of the copies; without it, a copy counts as written in unless it is as we would make it."""
    try:
        known = json.loads(_text(folder / _MEMORY))
    except (ValueError, RecursionError):
        return {}
    return known if isinstance(known, dict) else {}


def _marks(text: str) -> list[str]:
    """Two marks of a notebook: of what stands in its cells, and of that with what they show.

    What JupyterLab writes when it only opens and saves a notebook changes neither.
    """
    try:
        book = json.loads(text)
        cells = [cell | {"source": "".join(cell["source"])} for cell in book["cells"]]
        written = [(cell["cell_type"], cell["source"]) for cell in cells]
        other = {key: book["metadata"][key] for key in book["metadata"] if key not in OF_THE_DESK}
    except (ValueError, TypeError, KeyError):
        return [_mark(text)] * 2  # no notebook: all of it counts
    return [_mark(json.dumps(what, sort_keys=True)) for what in (written, [cells, other])]


def _mark(text: str) -> str:
    return sha256(text.encode()).hexdigest()
