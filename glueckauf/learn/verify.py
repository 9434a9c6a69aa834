"""The door for verifying files: puzzles and lessons alike, read and proven again."""

from __future__ import annotations

from pathlib import Path

from glueckauf.core.errors import FileError
from glueckauf.core.fields import tree
from glueckauf.core.files import read_text
from glueckauf.core.puzzle import Puzzle, Wrong
from glueckauf.learn import claims, problems, puzzle
from glueckauf.learn.lessons import claims as lesson_claims
from glueckauf.learn.lessons import lesson
from glueckauf.learn.lessons.screens import Lesson

Found = Puzzle | Lesson


def collection() -> list[Path]:
    """The files of all that is shipped."""
    return [*puzzle.collection(), *lesson.collection()]


def files_in(folder: Path) -> list[Path]:
    """The puzzle and lesson files of a folder."""
    lessons = (path for inside in lesson.folders(folder) for path in lesson.files_in(inside))
    return [*puzzle.files_in(folder), *lessons]


def load(path: Path) -> Found:
    """The lesson or the puzzle of a file."""
    return lesson.load(path) if is_lesson_file(path) else puzzle.load(path)


def further_problems(path: Path) -> list[FileError]:
    """What is wrong with a file besides its first problem; of a lesson there is nothing more to say."""
    return [] if is_lesson_file(path) else problems.further_problems(path)


def is_lesson_file(path: Path) -> bool:
    """A lesson has screens, or lies in a folder of lessons."""
    if path.resolve().parent.name == lesson.FOLDER:
        return True
    kind = path.suffix.removeprefix(".").lower()
    try:
        return "screens" in tree(read_text(path), str(path), kind).value
    except (FileError, TypeError):
        return False  # the puzzle reader says what is wrong


def claims_of(found: Found) -> tuple[str, ...]:
    """The keys of what a puzzle or a lesson claims."""
    if isinstance(found, Lesson):
        return lesson_claims.claims_of(found)
    return claims.claims_of(found)


def wrong_claims(found: Found) -> Wrong:
    """The key of every claim that is not true, and what is true instead."""
    if isinstance(found, Lesson):
        return lesson_claims.wrong_claims(found)
    return claims.wrong_claims(found)
