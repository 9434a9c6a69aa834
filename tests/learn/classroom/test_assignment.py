"""An assignment goes through nbgrader itself: it is handed out, filled in and graded."""

from __future__ import annotations

import csv
import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import glueckauf
import glueckauf as ga
from tests.learn.classroom.folder import EASY, RIGHT, SHORT

WEEK = "week-1"
STUDENTS = {
    "right": f'answer_1 = "{RIGHT}"',
    "short": f'answer_1 = "{SHORT}"',
    "unreadable": 'answer_1 = "banana"',
    "broken": f'answer_1 = "{RIGHT}',
}


def command(*words: str, course: Path) -> str:
    """Run nbgrader as a teacher does, in the course's folder, with this environment's programs."""
    home = course.parent / "home"
    home.mkdir(exist_ok=True)
    ours = str(Path(glueckauf.__file__).parents[1])
    environment = {
        **os.environ,
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]),
        "PYTHONPATH": ours,
        "HOME": str(home),
        "JUPYTER_CONFIG_DIR": str(home / "config"),
        "JUPYTER_DATA_DIR": str(home / "data"),
        "JUPYTER_RUNTIME_DIR": str(home / "runtime"),
        "IPYTHONDIR": str(home / "ipython"),
    }
    done = subprocess.run(
        [sys.executable, "-m", "nbgrader", *words],
        cwd=course,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stderr


def read(path: Path) -> dict[str, Any]:
    book: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return book


def source(book: dict[str, Any], name: str) -> str:
    return "".join(next(cell["source"] for cell in book["cells"] if cell["id"] == name))


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("school") / "course"


def test_the_source_marks_its_cells(course: Path) -> None:
    own = course.parent / "mine.toml"
    own.write_text(ga.puzzle(EASY).dumps().replace(f'"{EASY}"', '"mine"'), "utf-8")
    path = ga.classroom.nbgrader([own], course, assignment=WEEK, most=6)
    book = read(path)
    marks = {cell["id"]: cell["metadata"]["nbgrader"] for cell in book["cells"]}
    assert [name for name, one in marks.items() if one["grade"]] == ["grade-1"]
    assert [name for name, one in marks.items() if not one["locked"]] == ["answer-1"]
    assert marks["grade-1"]["points"] == 6
    assert len({one["grade_id"] for one in marks.values()}) == len(marks)
    with pytest.raises(ga.FileError, match="never overwritten"):
        ga.classroom.nbgrader([own], course, assignment=WEEK)


def test_nbgrader_hands_it_out_and_grades_it(course: Path) -> None:
    if find_spec("nbgrader") is None:
        assert "CI" not in os.environ, "the gate installs nbgrader"
        pytest.skip("nbgrader is not installed")
    command("generate_assignment", WEEK, course=course)
    released = course / "release" / WEEK / f"{WEEK}.ipynb"
    assert RIGHT not in released.read_text("utf-8")
    assert source(read(released), "answer-1").startswith('answer_1 = ""')
    for name, answer in STUDENTS.items():
        book = read(released)
        for cell in book["cells"]:
            if cell["id"] == "answer-1":
                cell["source"] = answer
            if cell["id"] == "grade-1" and name == "unreadable":
                cell["source"] = "6"  # a locked cell: nbgrader puts back what stood there
        path = course / "submitted" / name / WEEK / f"{WEEK}.ipynb"
        path.parent.mkdir(parents=True)
        path.write_text(json.dumps(book), "utf-8")
    command("autograde", WEEK, "--create", course=course)
    command("export", course=course)
    with (course / "grades.csv").open(encoding="utf-8") as file:
        grades = {row["student_id"]: float(row["score"]) for row in csv.DictReader(file)}
    assert grades == {"right": 6, "short": 2, "unreadable": 0, "broken": 0}


@pytest.mark.parametrize("name", ["", "Week 1", "../out", "a/b"])
def test_an_assignment_has_a_plain_name(name: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="must be made of"):
        ga.classroom.nbgrader([EASY], tmp_path, assignment=name)
    assert not any(tmp_path.iterdir())
