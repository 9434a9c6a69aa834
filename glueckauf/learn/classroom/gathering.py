"""The files of a class, taken from a folder that anybody may have put anything into.

Nothing is run, imported or unpacked. Links are not followed, pipes and devices are not opened, and a
file is measured before it is read. What cannot be used becomes a problem: one sentence. Hidden files, and
what boards keep beside a learner's progress, are passed over in silence.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePath
from typing import NamedTuple

from glueckauf.core.errors import FileError
from glueckauf.core.files import is_folder
from glueckauf.core.texts import Fact, tell
from glueckauf.learn import own
from glueckauf.learn.classroom.people import SECRET, student_of, visible
from glueckauf.learn.kept import FOLDER as BOARDS

ROOM = "learn"
ENDINGS = (".jsonl", ".toml", ".json")
LARGEST = {".jsonl": 4_000_000, ".toml": 64_000, ".json": 64_000}  # bytes
DEEPEST = 8  # folders in folders
MOST_FILES = 5000
NOT_OURS = {BOARDS, own.FOLDER, "__MACOSX", "__pycache__"}  # lie beside what learners hand in


class Problem(NamedTuple):
    """Something that the teacher should know: of which student, about which file, and what it is."""

    student: str
    path: PurePath | None
    key: str
    facts: tuple[tuple[str, Fact], ...] = ()

    def remark(self, name: str, labels: Mapping[str, str]) -> Remark:
        """The same without anybody's name; `labels` are what students are called."""
        facts = dict(self.facts)
        if "other" in facts:
            facts["other"] = labels[str(facts["other"])]
        return Remark(name, self.key, tuple(facts.items()))


class Remark(NamedTuple):
    """A problem as it is shown: `name` is what the file, or else the student, is called."""

    name: str
    key: str
    facts: tuple[tuple[str, Fact], ...]

    def sentence(self, language: str = "en") -> str:
        return f"{self.name}: {tell(ROOM, f'class-problem-{self.key}', dict(self.facts), language)}"


class Found(NamedTuple):
    """A file that can be read: whose it is, its way from the class's folder, and its text."""

    student: str
    path: PurePath
    text: str

    def problem(self, key: str, **facts: Fact) -> Problem:
        return Problem(self.student, self.path, key, tuple(facts.items()))


def gather(folder: Path) -> tuple[list[Found], list[Problem]]:
    """All files of a class, in the order of their names, and what is wrong with others."""
    if not is_folder(folder):
        raise FileError(str(folder), "folder", "is not there; name the folder of the class")
    found: list[Found] = []
    problems: list[Problem] = []
    for one in _walk(folder, PurePath(), folder.resolve().name):
        if isinstance(one, Problem):
            problems.append(one)
        elif len(found) >= MOST_FILES:
            problems.append(one.problem("many", most=MOST_FILES))
            break
        else:
            found.append(one)
    return found, problems


def _walk(folder: Path, way: PurePath, name: str) -> Iterator[Found | Problem]:
    try:
        with os.scandir(folder / way) as inside:
            entries = sorted(inside, key=lambda entry: entry.name)
    except OSError as error:
        yield _problem(way, name, "closed", why=error.strerror or "")
        return
    for entry in entries:
        path = way / entry.name
        if entry.name.startswith(".") or path == PurePath(SECRET):
            continue
        if entry.is_symlink():
            yield _problem(path, name, "link")
        elif entry.is_dir(follow_symlinks=False):
            if entry.name in NOT_OURS:
                continue
            if len(path.parts) > DEEPEST:
                yield _problem(path, name, "deep", most=DEEPEST)
            else:
                yield from _walk(folder, path, name)
        elif not entry.is_file(follow_symlinks=False):
            yield _problem(path, name, "special")
        else:
            yield _file(folder, path, name)


def _file(folder: Path, path: PurePath, name: str) -> Found | Problem:
    ending = path.suffix.lower()
    if ending not in ENDINGS:
        return _problem(path, name, "kind")
    most = LARGEST[ending]
    try:
        # Somebody may have changed what lies there since it was looked at.
        how = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
        file = os.open(folder / path, how | getattr(os, "O_BINARY", 0))
        with os.fdopen(file, "rb") as opened:
            about = os.fstat(file)
            if not stat.S_ISREG(about.st_mode):
                return _problem(path, name, "special")
            if about.st_size > most:
                return _problem(path, name, "large", most=most // 1000)
            data = opened.read(most + 1)
    except OSError as error:
        return _problem(path, name, "closed", why=error.strerror or "")
    if len(data) > most:
        return _problem(path, name, "large", most=most // 1000)
    return _text(data, path, name)


def _text(data: bytes, path: PurePath, name: str) -> Found | Problem:
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return _problem(path, name, "encoding")
    if b"\0" in data:
        return _problem(path, name, "binary")
    try:
        text = data.decode("utf-8-sig")  # some editors mark UTF-8 in this way
    except UnicodeDecodeError:
        return _problem(path, name, "encoding")
    return Found(student_of(path, name), path, text)


def _problem(path: PurePath, name: str, key: str, **facts: Fact) -> Problem:
    shown = {k: visible(v) if isinstance(v, str) else v for k, v in facts.items()}
    return Problem(student_of(path, name), path, key, tuple(shown.items()))
