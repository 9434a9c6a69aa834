"""Notebooks for a class: for students and with solutions, and the points that their cells give."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.core.texts import LANGUAGES
from tests.learn.classroom.folder import EASY, HARD, ILLEGAL, RIGHT, SHORT


def cells(path: Path) -> dict[str, dict[str, Any]]:
    book = json.loads(path.read_text("utf-8"))
    return {cell["id"]: cell | {"source": "".join(cell["source"])} for cell in book["cells"]}


def run(path: Path, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What the cells that check give back, run in the notebook's folder."""
    monkeypatch.chdir(path.parent)
    names: dict[str, Any] = {}
    given = []
    for name, cell in cells(path).items():
        if cell["cell_type"] == "code":
            *before, last = cell["source"].split("\n")
            exec("\n".join(before), names)
            if name.startswith("check"):
                given.append(eval(last, names))
            else:
                exec(last, names)
    return given


@pytest.mark.parametrize(
    ("answer", "earned"),
    [
        (RIGHT, 6),
        (RIGHT.split(), 6),
        (f"  {RIGHT}\n", 6),
        (SHORT, 2),
        (ILLEGAL, 0),
        ("", 0),
        (None, 0),
        (True, 0),
        ("banana", 0),
        ("3 " * 5000, 0),
    ],
)
@pytest.mark.parametrize("language", ["en", "hu"])
def test_points_by_stars(
    answer: object, earned: float, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ga.classroom.points(EASY, answer, most=6, language=language) == earned
    assert capsys.readouterr().out.strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pair_of_notebooks(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "mine.toml"
    own.write_text(ga.puzzle(EASY).dumps().replace(f'"{EASY}"', '"mine"'), "utf-8")
    student, solution = ga.classroom.notebooks([HARD, own], tmp_path / "out", language=language)
    assert run(student, monkeypatch) == [0, 0]
    assert run(solution, monkeypatch) == [3, 3]
    first = cells(student)
    assert ga.puzzle(HARD).texts[language]["task"] in first["task-1"]["source"]
    assert "](data:image/svg+xml;base64," in first["task-1"]["source"]
    best = " ".join(ga.puzzle(HARD).best() or ())
    assert best not in student.read_text("utf-8")
    assert best in cells(solution)["answer-1"]["source"]


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    student, solution = ga.classroom.notebooks(EASY, tmp_path)
    student.unlink()
    kept = solution.read_bytes()
    with pytest.raises(ga.FileError, match="never overwritten"):
        ga.classroom.notebooks(EASY, tmp_path)
    assert not student.exists()
    assert solution.read_bytes() == kept


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(1, 13))
def test_every_lesson_has_its_solutions(number: int, language: str, tmp_path: Path) -> None:
    """Every checkpoint is answered, and no small picture is left over in a sentence."""
    student, solution = ga.classroom.notebooks(number, tmp_path, language=language)
    assert student.stem == solution.stem.removesuffix("-solution")
    told = cells(solution)
    checkpoints = [name for name in told if name.startswith("screen-")]
    assert len(checkpoints) >= 3
    assert not any("{" in cell["source"] for cell in told.values())


@pytest.mark.parametrize(
    ("asked", "problem"),
    [([], "needs puzzles"), ([EASY, EASY], "twice"), (["no-such"], "there is no puzzle")],
)
def test_what_cannot_be_a_notebook(asked: list[str], problem: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=problem):
        ga.classroom.notebooks(asked, tmp_path)
    assert not any(tmp_path.iterdir())
