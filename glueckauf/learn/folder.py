"""The learner's own folder: copies of the notebooks, theirs to write in.

What a learner has changed is never touched. `.shipped.json` remembers how each copy was when it was
made, so that a newer edition replaces only copies that nobody has changed.
"""

from __future__ import annotations

import json
import os
from hashlib import sha256
from pathlib import Path

from glueckauf.core.errors import FileError
from glueckauf.core.files import read_text, write_new
from glueckauf.core.texts import LANGUAGES
from glueckauf.learn.lessons.lesson import load
from glueckauf.learn.notebook import lesson_book, shipped_books

_PACKAGE = Path(__file__).parent.parent
_MEMORY = ".shipped.json"
WELCOME = "00-welcome.ipynb"


def home() -> Path:
    """Where the notebooks go when nothing else is said."""
    return Path.home() / "glueckauf-lessons"


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
        return {path.name: read_text(path) for path in sorted(shipped().glob("*.ipynb"))}
    return {f"{language}/{name}": text for name, text in shipped_books(language).items()}


def prepare(folder: Path, language: str = "en") -> Path:
    """Copy the notebooks of a language that are not there yet; returns the welcome page."""
    _check(language)
    memory = _memory(folder)
    books = notebooks(language)
    for name, text in books.items():
        if _place(folder / name, text, memory.get(name)):
            memory[name] = _mark(text)
    _replace(folder / _MEMORY, json.dumps(memory, indent=1, sort_keys=True))
    return folder / next(name for name in books if name.endswith(WELCOME))


def make_notebook(source: Path, out: Path | None, language: str = "en") -> Path:
    """Write the notebook of a lesson file, which it opens by its path; returns where it is."""
    _check(language)
    lesson = load(source)
    out = out or source.with_suffix(".ipynb")
    door = os.path.relpath(source, out.parent)
    write_new(out, lesson_book(lesson, language, repr(Path(door).as_posix())))
    return out


def _check(language: str) -> None:
    if language not in LANGUAGES:
        choices = ", ".join(LANGUAGES)
        raise FileError("glueckauf", "--lang", f"must be one of {choices}, not {language!r}")


def _place(path: Path, text: str, before: str | None) -> bool:
    """Write a new copy, or a newer edition over a copy nobody changed; True if it was written."""
    if not path.exists():
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise FileError(
                str(path.parent), "folder", f"cannot be made: {error.strerror}"
            ) from None
        write_new(path, text)
        return True
    there = path.read_bytes().decode("utf-8", "replace")
    if before is None or _mark(there) != before or there == text:
        return False
    _replace(path, text)
    return True


def _memory(folder: Path) -> dict[str, str]:
    """What is known of the copies; without it, every copy counts as changed."""
    try:
        known = json.loads((folder / _MEMORY).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return known if isinstance(known, dict) else {}


def _mark(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def _replace(path: Path, text: str) -> None:
    """Written whole beside the old file, then put in its place."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        temporary.write_bytes(text.encode("utf-8"))
        temporary.replace(path)
    except OSError as error:
        raise FileError(str(path), "file", f"cannot be written: {error.strerror}") from None
