"""Which cells run by themselves when a notebook opens: told by their source, and by nothing else.

A notebook says of itself what its author likes, and Jupyter signs whatever is saved without outputs. So a
page runs nothing before it has asked here. These are ours:

- every cell that we ship, in any language;
- what opens a lesson by the path of its file, as `glueckauf notebook my-lesson.toml` and
  `ga.classroom.notebooks` write it: a lesson is a file without code, so this is as safe as a lesson of ours;
- what was remembered on this machine: cells of a course's page that was made into a notebook here, and what
  a person has run in a notebook of ours.

The marks of the last ones lie in one file below the learner's home. A notebook does not carry it, nor does a
folder of notebooks that came from somewhere else.
"""

from __future__ import annotations

import ast
import builtins
import json
import re
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import NamedTuple

from glueckauf.core.errors import FileError
from glueckauf.core.files import MEASURED, append, make_folder, read_bytes
from glueckauf.core.texts import LANGUAGES, tell
from glueckauf.learn.jupyter.settings import PLACE, home
from glueckauf.learn.notebook import ROOM, WHAT_IF, lesson_opener, other_books

FILE = "cells"
# A lesson of ours by its number and game, or a file by its path as a plain string
_DOOR = re.compile(r"""ga\.lesson\((\d+(?:, game="[a-z]+")?|'[^'\\\n]*'|"[^"\\\n]*")""")


class Answer(NamedTuple):
    """Why each cell waits for a person; "" for those that run."""

    waits: tuple[str, ...]

    def _repr_json_(self) -> list[str]:  # how the page reads it
        return list(self.waits)


def asked(language: str, sources: Sequence[str]) -> Answer:
    """What a page asks before it runs a notebook that says it is of this language."""
    known = _known(language, sources)
    if all(known):
        return Answer(("",) * len(sources))
    defined: set[str] = set()  # by the cells that run
    waits = []
    for source, is_known in zip(sources, known, strict=True):
        uses, defines = _names(source) if is_known else (set(), set())
        is_built = not uses - defined
        defined |= defines if is_built else set()
        reason = "" if is_known and is_built else "page-builds" if is_known else "page-foreign"
        waits.append(reason and tell(ROOM, reason, {}, _language(language)))
    return Answer(tuple(waits))


def remember(language: str, sources: Sequence[str]) -> None:
    """From now on these cells run by themselves here: this person has made or run them."""
    known = _known(language, sources)
    new = {_mark(one) for one, is_known in zip(sources, known, strict=True) if not is_known}
    with suppress(FileError, RuntimeError):  # no home to write in: they wait for the next run
        if new:
            make_folder(home(), private=True)
            make_folder(_place().parent, private=True)
        for mark in sorted(new):
            append(_place(), mark)


def code(text: str) -> list[str]:
    """The sources of the code cells of a notebook."""
    cells = json.loads(text)["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]


def _language(told: str) -> str:
    return told if told in LANGUAGES else LANGUAGES[0]


def _known(language: str, sources: Sequence[str]) -> list[bool]:
    marks = _marks()
    return [_is_ours(one, _language(language)) or _mark(one) in marks for one in sources]


def _names(source: str) -> tuple[set[str], set[str]]:
    """The names that a known cell takes from the cells before it, and those that it defines."""
    try:
        tree = ast.parse(source)
    except SyntaxError:  # a person's own, for IPython
        return set(), set()
    uses: set[str] = set()
    defines: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            (uses if isinstance(node.ctx, ast.Load) else defines).add(node.id)
        elif isinstance(node, ast.alias):
            defines.add((node.asname or node.name).partition(".")[0])
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            defines.add(node.name)
        elif isinstance(node, ast.arg):
            defines.add(node.arg)
    return uses - defines - {*dir(builtins)}, defines


def _is_ours(source: str, language: str) -> bool:
    return source == WHAT_IF or _opens_a_lesson(source, language) or source in _others(language)


def _opens_a_lesson(source: str, language: str) -> bool:
    """Whether it is what we write, and not a sign more; a file is one that lies beside the notebook."""
    found = _DOOR.search(source)
    if found is None or source != lesson_opener(found[1], language):
        return False
    path = found[1].strip("'\"")
    return not (PurePosixPath(path).is_absolute() or PureWindowsPath(path).anchor)


@cache
def _others(language: str) -> frozenset[str]:
    return frozenset(one for text in other_books(language).values() for one in code(text))


def _marks() -> frozenset[bytes]:
    try:
        return frozenset(read_bytes(_place(), MEASURED).split())
    except (FileError, RuntimeError):  # nothing was remembered yet, or there is no home
        return frozenset()


def _mark(source: str) -> bytes:
    return sha256(source.encode("utf-8", "surrogatepass")).hexdigest().encode()


def _place() -> Path:
    return home() / PLACE / FILE
