"""The stored notebooks were run, show no errors, and are what their sources make of them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from glueckauf.core.texts import LANGUAGES
from glueckauf.lab.course.settings import SIZE
from glueckauf.learn.lessons.lesson import lesson
from glueckauf.learn.notebook import lesson_book, shipped_books
from tests.notebooks import FOLDER, notebooks
from tests.variants import mainly

NAMES = [path.name for path in notebooks()]
MADE = shipped_books("en")


def book(name: str) -> Any:
    return json.loads((FOLDER / name).read_text("utf-8"))


def source(cell: Any) -> str:
    return "".join(cell["source"])


def test_there_are_all_notebooks() -> None:
    assert {*MADE} <= {*NAMES}


@pytest.mark.parametrize("name", NAMES)
def test_every_code_cell_was_run(name: str) -> None:
    """nbval runs a cell that has no number but never compares it."""
    cells = [cell for cell in book(name)["cells"] if cell["cell_type"] == "code"]
    assert cells
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
    for cell in cells:
        for output in cell["outputs"]:
            assert output["output_type"] != "error"
            assert output.get("name") != "stderr"


@pytest.mark.parametrize("name", NAMES)
def test_no_trace_of_the_run_is_stored(name: str) -> None:
    stored = book(name)
    assert "widgets" not in stored["metadata"]
    text = (FOLDER / name).read_text("utf-8")
    assert "widget-view+json" not in text
    assert not re.search("0x[0-9a-f]{8}", text)  # pictures are letters that may hold a shorter one
    assert str(Path.home()) not in text


@pytest.mark.parametrize("name", MADE)
def test_the_notebook_is_what_its_source_makes(name: str) -> None:
    """Mend the lesson file or the message and run `python -m tests.notebooks`."""
    made = json.loads(MADE[name])
    assert [(cell["id"], source(cell)) for cell in book(name)["cells"]] == [
        (cell["id"], source(cell)) for cell in made["cells"]
    ]


@pytest.mark.parametrize("language", mainly(LANGUAGES, "de"))  # nbval runs the English ones, too
def test_every_language_runs(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cells of all notebooks, one after the other, and unsolved: nothing fails."""
    monkeypatch.setenv(
        SIZE, "sketch"
    )  # nbval runs the experiments of the course as they are stored
    monkeypatch.chdir(tmp_path)
    for text in shipped_books(language).values():
        names: dict[str, Any] = {}
        for cell in json.loads(text)["cells"]:
            if cell["cell_type"] == "code":
                exec(source(cell), names)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_lead_somewhere(language: str) -> None:
    books = shipped_books(language)
    for text in books.values():
        for part in text.split("](")[1:]:
            assert part.split(")")[0] in books


def test_a_lesson_of_ones_own_becomes_a_notebook() -> None:
    cells = json.loads(lesson_book(lesson(3), "de", door="'my-lesson.toml'"))["cells"]
    opened = "lesson = ga.lesson('my-lesson.toml', language=\"de\")"
    assert source(cells[0]) == f"import glueckauf as ga\n\n{opened}\nlesson.play()"
