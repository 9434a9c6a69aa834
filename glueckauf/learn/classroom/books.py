"""A notebook for students and the same with its solution: of puzzles, or of a lesson.

ga.classroom.notebooks(["04-ride-light", "my-puzzle.toml"], "monday")
ga.classroom.notebooks("03-the-cage", "monday")        a lesson, by its id, number or file
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from glueckauf.core.errors import FileError
from glueckauf.core.fields import unknown
from glueckauf.core.files import is_there, make_folder, write_new
from glueckauf.core.puzzle import MOST_STARS, Json, Puzzle, is_puzzle
from glueckauf.core.texts import LANGUAGES
from glueckauf.core.visible import in_markdown
from glueckauf.learn.classroom import cells
from glueckauf.learn.classroom.tables import say
from glueckauf.learn.lessons.attempt import label
from glueckauf.learn.lessons.lesson import collection, lesson
from glueckauf.learn.lessons.screens import Act, Lesson, Number, Point, Screen, Show, Try
from glueckauf.learn.notebook import lesson_book
from glueckauf.learn.puzzle import Named
from glueckauf.learn.rulebook import rule_text
from glueckauf.learn.verify import is_lesson_file

SOLUTION = "-solution"
_ICON = re.compile(r"\s*\{[a-z0-9-]+\}")  # texts of lessons may hold small pictures
Asked = Lesson | Named | int | Iterable[Named]


def notebooks(
    asked: Asked, folder: str | Path, *, name: str = "puzzles", language: str = "en"
) -> tuple[Path, Path]:
    """Write the notebook for students and its solution; returns where they are.

    Nothing is overwritten. A notebook of puzzles has this name; that of a lesson has the lesson's.
    """
    if language not in LANGUAGES:
        raise ValueError(unknown("language", str(language), LANGUAGES))
    place = Path(folder)
    found = _lesson(asked)
    if found is not None:
        return _write(place, found.id, _of_lesson(found, language))
    puzzles = cells.asked_puzzles(_listed(asked), language)
    texts = tuple(_of_puzzles(puzzles, language, is_solved) for is_solved in (False, True))
    made = _write(place, name, (texts[0], texts[1]))
    cells.write_own(puzzles, place)
    return made


def _lesson(asked: Asked) -> Lesson | None:
    if isinstance(asked, Lesson):
        return asked
    if isinstance(asked, int):
        return lesson(asked)
    if isinstance(asked, str | Path):
        path = Path(asked)
        is_named = any(str(asked) == one.stem for one in collection())
        return lesson(asked) if is_named or (path.suffix and is_lesson_file(path)) else None
    return None


def _listed(asked: Any) -> list[Any]:
    is_one = isinstance(asked, str | Path | dict) or is_puzzle(asked)
    return [asked] if is_one else list(asked)


def _write(folder: Path, name: str, texts: tuple[str, str]) -> tuple[Path, Path]:
    paths = folder / f"{name}.ipynb", folder / f"{name}{SOLUTION}.ipynb"
    for path in paths:
        if is_there(path):
            raise FileError(str(path), "file", "exists already; it is never overwritten")
    make_folder(folder)
    for path, text in zip(paths, texts, strict=True):
        write_new(path, text)
    return paths


# --- Puzzles --------------------------------------------------------------------------------


def _of_puzzles(puzzles: list[Puzzle], language: str, is_solved: bool) -> str:
    title = say("book-solution" if is_solved else "book-title", language)
    made = [cells.head(puzzles, title, language)]
    for n, one in enumerate(puzzles, start=1):
        line = cells.best_line(one) if is_solved else ""
        made += [
            cells.task(n, one, language),
            cells.code(f"answer-{n}", f"answer_{n} = {json.dumps(line)}"),
            cells.code(f"check-{n}", cells.judgement(n, one, MOST_STARS, language)),
        ]
    return cells.book(made, language)


# --- A lesson -------------------------------------------------------------------------------


def _of_lesson(found: Lesson, language: str) -> tuple[str, str]:
    """The lesson as its learners get it, and all answers to its checkpoints."""
    door = None if found.number and _is_shipped(found) else repr(Path(found.path).as_posix())
    title = in_markdown(found.words(language)["title"])
    made: list[Json] = [
        cells.markdown("title", f"# {title}\n\n{say('book-solution', language)}"),
    ]
    for n, screen in enumerate(found.screens, start=1):
        told = list(_told(screen, language))
        if told:
            made.append(cells.markdown(f"screen-{n}", "\n\n".join([f"## {n}", *told])))
    return lesson_book(found, language, door), cells.book(made, language)


def _is_shipped(found: Lesson) -> bool:
    return any(one.stem == found.id for one in collection())


def _told(screen: Screen, language: str) -> Iterator[str]:
    """The task of a screen, its answer, and what the lesson says when it is found."""
    if isinstance(screen, Show):
        return
    told = screen.words(language)
    for key in ("task", "ask"):
        if key in told:
            yield in_markdown(_ICON.sub("", str(told[key])))
    yield from _answer(screen, language)
    if "done" in told:
        yield in_markdown(_ICON.sub("", str(told["done"])))


def _answer(screen: Number | Point | Try | Act, language: str) -> Iterator[str]:
    if isinstance(screen, Number):
        yield f"**{screen.answer}**"
    elif isinstance(screen, Point):
        yield f"`{screen.answer}`"
    elif isinstance(screen, Try):
        move = f"`{screen.move}`"
        yield f"{move} **{screen.answer}** {rule_text(screen.answer, language)}"
    else:
        yield f"`{' '.join(screen.line)}`"
        yield "\n".join(f"{n}. {move}" for n, move in enumerate(_moves(screen, language), start=1))


def _moves(act: Act, language: str) -> Iterator[str]:
    """The moves of the line in words, each from where it is made."""
    course = act.course()
    at = course.start
    for move in act.line:
        yield label(at.state, move, language)
        at = course.after(at, move)
