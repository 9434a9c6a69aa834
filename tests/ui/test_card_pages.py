"""Pages of the card game's puzzles and lessons, opened from disk: no server, no kernel, no network."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.learn.lessons.lesson import lessons
from tests.ui.test_export import opened
from tests.ui.test_export import (
    page as page,  # the fixture: offline, and every complaint is an error
)
from tests.ui.test_pages import PHONE, control, fits, said, settled, speaks, type_moves


@pytest.fixture(autouse=True)
def phone(page: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GLUECKAUF_PROGRESS", str(tmp_path / "progress.jsonl"))
    page.set_viewport_size(PHONE)
    page.set_default_timeout(8000)


@pytest.mark.parametrize("kind", ["mining", pytest.param("delivery", marks=pytest.mark.long)])
def test_a_puzzle(page: Any, tmp_path: Path, kind: str) -> None:
    asked = ga.puzzles(kind=kind, game="card")[0]
    made = ga.PuzzleBoard(asked).export(tmp_path / "puzzle.html")
    assert (made.complete, made.lacks) == (True, "")
    opened(page, tmp_path / "puzzle.html")
    control(page, "check")
    assert "Nothing has been played" in said(page)
    control(page, "hint")
    assert said(page) == asked.help("en")[0]
    fits(page, f"card-{kind}")
    type_moves(page, " ".join(asked.best() or ()))
    if page.locator('[data-control="check"]:visible').count():
        control(page, "check")
    assert "Nothing better is possible" in said(page)
    page.locator(".ga-explained").wait_for()
    fits(page, f"card-{kind}-solved")
    speaks(page, asked.texts["hu"]["title"])


def test_a_lesson(page: Any, tmp_path: Path) -> None:
    """Lesson 3, whose screens are few steps long."""
    lesson = lessons("card")[2]
    ga.export_html(ga.lesson(lesson), tmp_path / "lesson.html", languages=["en"])
    opened(page, tmp_path / "lesson.html")
    settled(page)
    first: Any = lesson.screens[0]
    board = page.locator(".ga-board")
    for move in first.line:
        keys = {"row>2t": ["0:wagon/2t"], "row>1*": ["0:wagon/1*"]}[move]
        for key in keys:
            board.locator(f'[data-key="{key}"]').first.focus()
            page.keyboard.press("Enter")
            settled(page)
    if page.locator('[data-action="end"]:visible').count():
        page.locator('[data-action="end"]').click()
        settled(page)
    page.locator('[data-control="continue"]').wait_for()
    fits(page, "card-lesson")
