"""The notebook of the ladder: its words are whole, and what is there to be changed is open."""

from __future__ import annotations

import json
from typing import Any

import pytest

from glueckauf.core.texts import LANGUAGES
from glueckauf.learn.notebook import LADDER, OURS, shipped_books
from tests.notebooks import FOLDER


def cells(language: str) -> dict[str, Any]:
    made = json.loads(shipped_books(language)[f"{LADDER}.ipynb"])["cells"]
    return {cell["id"]: cell for cell in made}


def source(cell: Any) -> str:
    return "".join(cell["source"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_there_to_be_changed_is_open(language: str) -> None:
    found = [name for name, cell in cells(language).items() if OURS in cell["metadata"]]
    assert found == ["style", "forbidden"]
    assert all(cells(language)[name]["metadata"][OURS] == {"open": True} for name in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_has_its_paragraphs(language: str) -> None:
    """A paragraph that begins with a star would be lost without a word: message files read it otherwise."""
    made = cells(language)
    for name in ("title", "live-how", "style-how"):
        assert len(source(made[name]).split("\n\n")) == 3  # a heading and two paragraphs
    for name in ("plot-how", "more-how", "forbidden-how"):
        assert len(source(made[name]).split("\n\n")) == 2


def test_no_time_of_a_run_is_stored() -> None:
    """Only shipped tables tell times; a ladder that is run here shows the same every time."""
    stored = json.loads((FOLDER / f"{LADDER}.ipynb").read_text("utf-8"))["cells"]
    for cell in stored:
        if cell["id"] in ("live", "style", "forbidden"):
            assert cell["outputs"]
            assert "illisecond" not in json.dumps(cell["outputs"])
