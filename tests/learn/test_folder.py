"""The learner's folder: copies appear once, and nothing a learner wrote is ever touched."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from glueckauf.cli import main
from glueckauf.core.errors import FileError
from glueckauf.learn import folder
from glueckauf.learn.notebook import shipped_books
from glueckauf.learn.puzzle import shipped


@pytest.fixture
def edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A first edition of the notebooks."""
    place = tmp_path / "shipped"
    place.mkdir()
    (place / "00-welcome.ipynb").write_text("welcome", "utf-8")
    (place / "01-lesson.ipynb").write_text("lesson", "utf-8")
    monkeypatch.setattr(folder, "shipped", lambda: place)
    return place


def test_the_notebooks_are_copied(edition: Path, tmp_path: Path) -> None:
    mine = tmp_path / "a" / "mine"
    assert folder.prepare(mine) == mine / "00-welcome.ipynb"
    assert (mine / "01-lesson.ipynb").read_text("utf-8") == "lesson"
    assert not (mine / "pl").exists()


def test_each_language_has_its_own(edition: Path, tmp_path: Path) -> None:
    welcome = folder.prepare(tmp_path / "mine", "pl")
    assert welcome == tmp_path / "mine" / "pl" / "00-welcome.ipynb"
    assert "Szczęść Boże!" in welcome.read_text("utf-8")
    assert not (tmp_path / "mine" / "00-welcome.ipynb").exists()
    assert len(list(welcome.parent.glob("*.ipynb"))) == len(shipped_books("pl")) >= 14


def test_what_a_learner_changed_stays(edition: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    folder.prepare(mine)
    (mine / "01-lesson.ipynb").write_text("my own", "utf-8")
    (edition / "01-lesson.ipynb").write_text("second edition", "utf-8")
    folder.prepare(mine)
    assert (mine / "01-lesson.ipynb").read_text("utf-8") == "my own"


def test_a_newer_edition_replaces_an_unchanged_copy(edition: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    folder.prepare(mine)
    (edition / "01-lesson.ipynb").write_text("second edition", "utf-8")
    folder.prepare(mine)
    assert (mine / "01-lesson.ipynb").read_text("utf-8") == "second edition"


@pytest.mark.parametrize("memory", [None, "not json", "[1]"])
def test_without_memory_nothing_is_replaced(
    edition: Path, tmp_path: Path, memory: str | None
) -> None:
    mine = tmp_path / "mine"
    folder.prepare(mine)
    (mine / ".shipped.json").unlink()
    if memory is not None:
        (mine / ".shipped.json").write_text(memory, "utf-8")
    (edition / "01-lesson.ipynb").write_text("second edition", "utf-8")
    folder.prepare(mine)
    assert (mine / "01-lesson.ipynb").read_text("utf-8") == "lesson"


def test_no_half_written_file_is_left(edition: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    folder.prepare(mine)
    assert not list(mine.glob("*.tmp")) + list(mine.glob(".*.tmp"))


def test_a_file_in_the_way_is_told(edition: Path, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("a file", "utf-8")
    with pytest.raises(FileError, match="folder: cannot be made"):
        folder.prepare(tmp_path / "mine")


def test_an_unknown_language_is_told(
    edition: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", "fr", "--folder", str(tmp_path / "mine")]) == 2
    assert "--lang: must be one of en, pl, hu, de, not 'fr'" in capsys.readouterr().err
    assert not (tmp_path / "mine").exists()


def test_the_command_opens_the_welcome_page(
    edition: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[list[str]] = []

    def call(command: list[str]) -> int:
        called.append(command)
        return 0

    monkeypatch.setattr(subprocess, "call", call)
    monkeypatch.chdir(tmp_path)
    assert main(["--lang", "pl", "--folder", "mine", "--no-browser"]) == 0
    (command,) = called
    assert command[1:3] == ["-m", "jupyterlab"]
    assert f"--ServerApp.root_dir={tmp_path / 'mine' / 'pl'}" in command
    assert "--LabApp.default_url=/lab/tree/00-welcome.ipynb" in command
    assert "--ip=127.0.0.1" in command
    assert "--no-browser" in command


def test_without_jupyterlab_the_remedy_is_told(
    edition: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("glueckauf.cli.find_spec", lambda name: None)
    assert main([]) == 2
    assert 'pip install "glueckauf[notebook]"' in capsys.readouterr().err


def test_a_lesson_of_ones_own_becomes_a_notebook(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It opens the lesson from wherever the two files lie, and is never overwritten."""
    source = tmp_path / "my-lesson.toml"
    source.write_text((shipped() / "lessons" / "03-the-cage.toml").read_text("utf-8"), "utf-8")
    (tmp_path / "class").mkdir()
    assert main(["notebook", str(source)]) == 0
    assert main(["notebook", str(source), str(tmp_path / "class" / "a.ipynb"), "--lang", "de"]) == 0
    assert main(["notebook", str(source)]) == 2
    assert "exists already" in capsys.readouterr().err
    book = json.loads((tmp_path / "class" / "a.ipynb").read_text("utf-8"))
    cells = ["".join(cell["source"]) for cell in book["cells"] if cell["cell_type"] == "code"]
    assert "ga.lesson('../my-lesson.toml', language=\"de\")" in cells[0]
    monkeypatch.chdir(tmp_path / "class")
    names: dict[str, Any] = {}
    for cell in cells:
        exec(cell, names)
    assert repr(names["lesson"]) == "Lesson 3: Der Förderkorb"
