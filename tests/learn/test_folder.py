"""The learner's folder: copies appear once, and nothing a learner wrote is ever touched."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbformat.sign import NotebookNotary

from glueckauf.cli import main
from glueckauf.core.errors import FileError
from glueckauf.core.shipped import shipped
from glueckauf.learn import folder
from glueckauf.learn.jupyter.settings import DATA, PLACE
from glueckauf.learn.notebook import shipped_books


def book(*cells: str, shows: str | None = None) -> str:
    """A notebook with these code cells, of which the first shows a picture, if any."""
    shown = {"data": {"image/svg+xml": shows}, "metadata": {}, "output_type": "display_data"}
    made: list[dict[str, Any]] = [
        {
            "cell_type": "code",
            "execution_count": None,
            "id": f"cell-{n}",
            "metadata": {},
            "outputs": [shown] if shows and n == 0 else [],
            "source": cell.splitlines(keepends=True),
        }
        for n, cell in enumerate(cells)
    ]
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    metadata = {"kernelspec": kernel, "language_info": {"name": "python"}}
    return json.dumps({"cells": made, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5})


def sources(path: Path) -> list[str]:
    return ["".join(cell["source"]) for cell in json.loads(path.read_text("utf-8"))["cells"]]


def trusted(path: Path) -> bool:
    """Whether Jupyter would show the pictures of this notebook before it is run."""
    place = path.parent / PLACE / DATA  # where our server looks for it
    notary = NotebookNotary(data_dir=str(place))  # type: ignore[no-untyped-call]
    told: bool = notary.check_signature(nbformat.read(path, as_version=4))  # type: ignore[no-untyped-call]
    return told


@pytest.fixture(autouse=True)
def jupyter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Signatures and marks go to a place of the test's own."""
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("JUPYTER_CONFIG_DIR", str(tmp_path / "config"))
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path / "ipython"))


@pytest.fixture
def edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A first edition of the notebooks."""
    place = tmp_path / "shipped"
    place.mkdir()
    (place / "00-welcome.ipynb").write_text(book("welcome"), "utf-8")
    (place / "01-lesson.ipynb").write_text(book("lesson", "go on", shows="<svg/>"), "utf-8")
    monkeypatch.setattr(folder, "shipped", lambda: place)
    return place


@pytest.fixture
def copy(edition: Path, tmp_path: Path) -> Path:
    """A learner's copy of it."""
    folder.prepare(tmp_path / "mine")
    return tmp_path / "mine" / "01-lesson.ipynb"


def test_the_notebooks_are_copied(edition: Path, tmp_path: Path) -> None:
    mine = tmp_path / "a" / "mine"
    assert folder.prepare(mine) == mine / "00-welcome.ipynb"
    assert sources(mine / "01-lesson.ipynb") == ["lesson", "go on"]
    assert not (mine / "pl").exists()


def test_each_language_has_its_own(edition: Path, tmp_path: Path) -> None:
    welcome = folder.prepare(tmp_path / "mine", "pl")
    assert welcome == tmp_path / "mine" / "pl" / "00-welcome.ipynb"
    assert sources(welcome) == ['import glueckauf as ga\n\nga.home(language="pl")']
    assert "# 3 · Szola" in sources(welcome.parent / "03-the-cage.ipynb")[1]
    assert not (tmp_path / "mine" / "00-welcome.ipynb").exists()
    assert len(list(welcome.parent.glob("*.ipynb"))) == len(shipped_books("pl")) >= 14


# --- Newer editions -------------------------------------------------------------------------


def second_edition(edition: Path, copy: Path) -> None:
    (edition / copy.name).write_text(book("second edition"), "utf-8")
    folder.prepare(copy.parent)


def kept(copy: Path) -> list[str]:
    return sorted(path.name for path in copy.parent.rglob("earlier/*"))


@pytest.mark.parametrize(
    "mine",
    [
        book("lesson, but mine", "go on"),
        book("lesson", "go on", "and my own cell"),
        book("lesson"),
        book("go on", "lesson"),
        book("lesson", "go on").replace('"code"', '"markdown"', 1),
        book(),
        "no notebook at all",
        "[]",
        '{"cells": [7]}',
        "",
    ],
)
def test_what_a_learner_wrote_stays(edition: Path, copy: Path, mine: str) -> None:
    copy.write_text(mine, "utf-8")
    second_edition(edition, copy)
    assert copy.read_text("utf-8") == mine
    assert kept(copy) == []


def test_a_newer_edition_replaces_an_unchanged_copy(edition: Path, copy: Path) -> None:
    second_edition(edition, copy)
    assert sources(copy) == ["second edition"]
    assert kept(copy) == []


def test_a_copy_that_jupyterlab_only_saved_is_unchanged(edition: Path, copy: Path) -> None:
    saved = json.loads(copy.read_text("utf-8"))
    saved["metadata"]["kernelspec"]["display_name"] = "another desk"
    saved["metadata"]["language_info"] = {"name": "python", "version": "3.99"}
    for cell in saved["cells"]:
        cell["source"] = "".join(cell["source"])
    copy.write_text(json.dumps(saved, indent=2), "utf-8")
    second_edition(edition, copy)
    assert sources(copy) == ["second edition"]
    assert kept(copy) == []


def test_what_a_run_left_in_a_copy_is_kept(edition: Path, copy: Path) -> None:
    run = book("lesson", "go on", shows="<svg>a game of mine</svg>")
    copy.write_text(run, "utf-8")
    folder.prepare(copy.parent)
    assert copy.read_text("utf-8") == run  # there is nothing newer yet
    second_edition(edition, copy)
    assert sources(copy) == ["second edition"]
    copy.write_text(book("second edition", shows="<svg>another</svg>"), "utf-8")
    (edition / copy.name).write_text(book("third edition"), "utf-8")
    folder.prepare(copy.parent)
    assert sources(copy) == ["third edition"]
    assert kept(copy) == ["01-lesson-2.ipynb", "01-lesson.ipynb"]
    assert (copy.parent / "earlier" / "01-lesson.ipynb").read_text("utf-8") == run


def test_an_unchanged_copy_is_not_written_again(edition: Path, copy: Path) -> None:
    before = copy.stat().st_mtime_ns
    folder.prepare(copy.parent)
    assert copy.stat().st_mtime_ns == before


@pytest.mark.parametrize("memory", [None, "not json", "[1]", '{"01-lesson.ipynb": "a mark"}'])
def test_without_memory_nothing_is_replaced(edition: Path, copy: Path, memory: str | None) -> None:
    (copy.parent / ".shipped.json").unlink()
    if memory is not None:
        (copy.parent / ".shipped.json").write_text(memory, "utf-8")
    second_edition(edition, copy)
    assert sources(copy) == ["lesson", "go on"]


# --- What Jupyter wants ---------------------------------------------------------------------


def test_the_shipped_pictures_are_trusted_and_others_are_not(edition: Path, copy: Path) -> None:
    assert trusted(copy)
    shown = copy.read_text("utf-8")
    copy.write_text(shown.replace("<svg/>", "<svg>not ours</svg>"), "utf-8")
    folder.prepare(copy.parent)
    assert not trusted(copy)
    copy.write_text(shown.replace("lesson", "lesson of mine"), "utf-8")
    folder.prepare(copy.parent)
    assert not trusted(copy)


def test_a_copy_names_the_kernel_of_this_desk(edition: Path, copy: Path) -> None:
    """What JupyterLab would write on opening stands there already."""
    metadata = json.loads(copy.read_text("utf-8"))["metadata"]
    assert metadata["kernelspec"]["name"] == "python3"
    assert metadata["language_info"]["version"] == platform.python_version()


def test_without_jupyter_the_notebooks_are_copied_as_they_are(
    edition: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("jupyter_client.kernelspec", "nbformat", "nbformat.sign"):
        monkeypatch.setitem(sys.modules, name, None)
    folder.prepare(tmp_path / "mine")
    copied = (tmp_path / "mine" / "01-lesson.ipynb").read_text("utf-8")
    assert json.loads(copied) == json.loads((edition / "01-lesson.ipynb").read_text("utf-8"))


def test_where_no_signature_can_be_stored_the_notebooks_are_copied(
    edition: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way", "utf-8")
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "file" / "data"))
    assert folder.prepare(tmp_path / "mine").exists()


# --- Trouble, and the commands --------------------------------------------------------------


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
    pages: list[Any] = []

    class Server:
        """Ends when Ctrl+C has been pressed twice."""

        def __init__(self, command: list[str], env: dict[str, str]) -> None:
            called.append(command)
            first, own = env["JUPYTER_CONFIG_PATH"].split(os.pathsep)
            pages.append(json.loads((Path(first) / "labconfig" / "page_config.json").read_text()))
            assert own == "settings of mine"
            self.waits = 0

        def wait(self, limit: float | None) -> int:
            self.waits += 1
            if self.waits < 3:
                raise KeyboardInterrupt
            assert limit
            return 0

    monkeypatch.setattr(subprocess, "Popen", Server)
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", "settings of mine")
    monkeypatch.chdir(tmp_path)
    assert main(["--lang", "pl", "--folder", "mine", "--no-browser"]) == 0
    (command,) = called
    assert command[1:3] == ["-m", "jupyterlab"]
    assert f"--ServerApp.root_dir={tmp_path / 'mine' / 'pl'}" in command
    assert "--LabApp.default_url=/doc/tree/00-welcome.ipynb" in command
    assert "--ip=127.0.0.1" in command
    assert "--no-browser" in command
    (page,) = pages
    assert page["glueckauf"]
    assert page["disabledExtensions"]["@jupyterlab/apputils-extension:announcements"]


def test_a_server_that_did_not_hear_the_signal_is_ended(
    edition: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    class Server:
        def __init__(self, command: list[str], env: dict[str, str]) -> None: ...

        def wait(self, limit: float | None) -> int:
            told.append("wait")
            if told == ["wait"]:
                raise KeyboardInterrupt
            if "terminate" not in told:
                raise subprocess.TimeoutExpired("jupyterlab", limit or 0)
            return 0

        def terminate(self) -> None:
            told.append("terminate")

    monkeypatch.setattr(subprocess, "Popen", Server)
    assert main(["--folder", str(tmp_path / "mine")]) == 0
    assert told == ["wait", "wait", "terminate", "wait"]


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
    source.write_text(
        (shipped() / "board" / "lessons" / "03-the-cage.toml").read_text("utf-8"), "utf-8"
    )
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
