"""An assignment for nbgrader: answers are lines of moves, and replaying them gives the points.

    ga.classroom.nbgrader(["04-ride-light", "09-the-sacrifice"], "course", assignment="week-1")
    $ cd course && nbgrader generate_assignment week-1
    $ nbgrader autograde week-1

Every puzzle has a locked cell with its task, a cell for the answer, and a locked cell that grades it:
full points for the best, thirds of them by stars, none for what cannot be read. nbgrader runs students'
cells in the process that grades, so a student who writes programs could cheat it; a line of moves cannot.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from math import inf
from pathlib import Path

from glueckauf.core.errors import FileError
from glueckauf.core.fields import ID, shown
from glueckauf.core.files import is_there, make_folder, write_new
from glueckauf.core.puzzle import MOST_STARS, Json, Puzzle
from glueckauf.learn.classroom import cells
from glueckauf.learn.classroom.tables import say
from glueckauf.learn.puzzle import Named

CONFIG = "nbgrader_config.py"
SCHEMA = 3  # of nbgrader's metadata


def nbgrader(
    puzzles: Iterable[Named],
    folder: str | Path,
    *,
    assignment: str = "puzzles",
    most: float = MOST_STARS,
    language: str = "en",
) -> Path:
    """Write the source of an assignment into a course's folder; returns where its notebook is.

    Each puzzle is worth `most` points. A configuration is written only where there is none.
    """
    found = cells.asked_puzzles(puzzles, language)
    if not ID.fullmatch(assignment):
        raise ValueError(f"{shown(assignment)} must be made of the letters a-z, digits and hyphens")
    if not 0 < most < inf:
        raise ValueError(f"a puzzle must be worth more than 0 points, not {most}")
    course = Path(folder)
    place = course / "source" / assignment
    path = place / f"{assignment}.ipynb"
    if is_there(path):
        raise FileError(str(path), "file", "exists already; it is never overwritten")
    make_folder(place)
    write_new(path, _text(found, most, language))
    cells.write_own(found, place)
    if not (course / CONFIG).exists():
        write_new(course / CONFIG, _config(language))
    return path


def _text(puzzles: list[Puzzle], most: float, language: str) -> str:
    made = [_locked(cells.head(puzzles, say("book-title", language), language), "head")]
    for n, one in enumerate(puzzles, start=1):
        judged = cells.code(f"grade-{n}", cells.judgement(n, one, most, language))
        made += [
            _locked(cells.task(n, one, language), f"task-{n}"),
            _marked(cells.code(f"answer-{n}", _answer(n, one)), f"answer-{n}", solution=True),
            _marked(judged, f"grade-{n}", points=most),
        ]
    return cells.book(made, language)


def _answer(number: int, puzzle: Puzzle) -> str:
    """What stands between the two marks is cut out for students."""
    name = f"answer_{number}"
    best = json.dumps(cells.best_line(puzzle))
    return f'{name} = ""\n### BEGIN SOLUTION\n{name} = {best}\n### END SOLUTION'


def _locked(cell: Json, name: str) -> Json:
    return _marked(cell, name)


def _marked(cell: Json, name: str, *, solution: bool = False, points: float | None = None) -> Json:
    """A cell with what nbgrader wants to know of it; only the answer can be edited."""
    is_grade = points is not None
    marks: Json = {
        "schema_version": SCHEMA,
        "grade_id": name,
        "grade": is_grade,
        "solution": solution,
        "locked": not solution,
        "task": False,
        "cell_type": cell["cell_type"],
    }
    if is_grade:
        marks["points"] = points
    kept: Json = {"deletable": False} | ({} if solution else {"editable": False})
    return cell | {"metadata": {"nbgrader": marks, **kept}}


def _config(language: str) -> str:
    stub = json.dumps(f"# {say('book-stub', language)}", ensure_ascii=False)
    return (
        "c = get_config()\n"
        'c.CourseDirectory.course_id = "glueckauf"\n'
        "# What students find in the place of a solution\n"
        f'c.ClearSolutions.code_stub = {{"python": {stub}}}\n'
    )
