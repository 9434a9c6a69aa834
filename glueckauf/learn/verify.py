"""The door for verifying files: puzzles and lessons, read and proven again, and designs, such as maps."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from glueckauf.core.errors import FileError
from glueckauf.core.fields import tree
from glueckauf.core.files import read_text
from glueckauf.core.puzzle import Puzzle, Wrong
from glueckauf.games.designing import Design, design_room
from glueckauf.learn import claims, problems, puzzle
from glueckauf.learn.lessons import claims as lesson_claims
from glueckauf.learn.lessons import lesson
from glueckauf.learn.lessons.screens import Lesson
from glueckauf.learn.over import Doors

Found = Puzzle | Lesson | Design


def collection() -> list[Path]:
    """The files of all that is shipped."""
    return [*puzzle.collection(), *lesson.collection()]


def files_in(folder: Path) -> list[Path]:
    """The puzzle and lesson files of a folder."""
    lessons = (path for inside in lesson.folders(folder) for path in lesson.files_in(inside))
    return [*puzzle.files_in(folder), *lessons]


def load(path: Path) -> Found:
    """The lesson, the puzzle or the design of a file."""
    owner = design_room(_tree(path))
    if owner is None:
        return lesson.load(path) if is_lesson_file(path) else puzzle.load(path)
    game, room = owner
    for problem in room.problems(str(path)):
        raise problem
    return Design(str(path), game, room.WHAT, room.told(str(path)))


def further_problems(path: Path) -> list[FileError]:
    """What is wrong with a file besides its first problem; of a lesson there is nothing more to say."""
    owner = design_room(_tree(path))
    if owner is not None:
        return list(owner[1].problems(str(path)))[1:]
    return [] if is_lesson_file(path) else problems.further_problems(path)


DOORS: Doors[Found] = Doors(files_in, load, further_problems)


def is_lesson_file(path: Path) -> bool:
    """A lesson has screens, or lies in a folder of lessons."""
    if path.resolve().parent.name == lesson.FOLDER:
        return True
    found = _tree(path)
    return isinstance(found, dict) and "screens" in found


def _tree(path: Path) -> Any:
    """What a file holds; None if that cannot be read: the puzzle reader says what is wrong."""
    kind = path.suffix.removeprefix(".").lower()
    try:
        return tree(read_text(path), str(path), kind).value
    except FileError:
        return None


def claims_of(found: Found) -> tuple[str, ...]:
    """The keys of what a puzzle or a lesson claims; a design claims nothing."""
    if isinstance(found, Design):
        return ()
    if isinstance(found, Lesson):
        return lesson_claims.claims_of(found)
    return claims.claims_of(found)


def wrong_claims(found: Found) -> Wrong:
    """The key of every claim that is not true, and what is true instead."""
    if isinstance(found, Design):
        return iter(())
    if isinstance(found, Lesson):
        return lesson_claims.wrong_claims(found)
    return claims.wrong_claims(found)
