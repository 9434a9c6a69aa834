"""Puzzles of the card game in real Chromium: wrong, a hint, right and explained; mouse, keys, phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from glueckauf.core.texts import LANGUAGES
from glueckauf.learn.progress import VARIABLE, entries
from glueckauf.learn.puzzle import puzzles
from glueckauf.widget.puzzle import PuzzleBoard
from tests.ui.browser import SCREENSHOTS, violations
from tests.ui.learner import click
from tests.ui.live import Live, live, renew, shown
from tests.ui.test_solving import in_sight, press, said
from tests.variants import mainly

__all__ = ["live"]


def one_of_each() -> dict[str, str]:
    """The first puzzle of each kind that is not one click long."""
    found: dict[str, str] = {}
    for one in puzzles(game="card"):
        if len(one.best() or ()) > 1:
            found.setdefault(one.kind, one.id)
    return found


SOME = one_of_each()
KINDS = pytest.mark.parametrize(
    "name", mainly(SOME.values(), SOME["mining"], SOME["turn"]), ids=list(SOME)
)


@pytest.fixture(autouse=True)
def progress_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "progress.jsonl"))


def play(page: Any, board: PuzzleBoard, by_keys: bool = False) -> None:
    """The best line; what has no alternative the board does by itself."""
    best = board.puzzle.best() or ()
    while (made := len(board.moves)) < len(best):
        move = best[made]
        paths = next(c["paths"] for c in board.frame["choices"] if c["move"] == move)
        for key in min(paths, key=len):
            if by_keys:
                thing = f'.ga-holder [data-key="{key}"], [data-action="{key}"]'
                page.locator(thing).first.focus()
                page.keyboard.press("Enter")
                shown(page)
            else:
                click(page, key)
        assert len(board.moves) > made, f"{move} was not played"
    if board.verdict is None:
        press(page, "check")


@KINDS
def test_solved_by_mouse_and_explained(live: Live, name: str) -> None:
    board = PuzzleBoard(name)
    page = live(board)
    in_sight(page)
    page.screenshot(path=SCREENSHOTS / f"card-puzzle-{board.puzzle.kind}.png")
    press(page, "check")
    assert said(page).startswith("Nothing has been played yet")
    press(page, "hint")
    assert said(page) == board.puzzle.help("en")[0]
    play(page, board)
    in_sight(page)
    assert board.verdict.legal
    assert [one.solved for one in entries()] == [True]
    assert page.locator(".ga-explained").is_visible()
    page.screenshot(path=SCREENSHOTS / f"card-puzzle-{board.puzzle.kind}-solved.png")
    assert violations(page, ".ga-board") == []


def test_by_keyboard_from_one_puzzle_to_the_next(live: Live) -> None:
    board = PuzzleBoard(SOME["mining"])
    page = live(board)
    play(page, board, by_keys=True)
    assert board.verdict.stars == 3
    focus = "document.activeElement.dataset.control ?? document.activeElement.className"
    assert page.evaluate(focus) == "next-puzzle", "Enter goes on"
    page.keyboard.press("Enter")
    shown(page)
    assert board.puzzle.id != SOME["mining"]


@pytest.mark.parametrize(
    "language",
    [pytest.param(one, marks=() if one == "de" else pytest.mark.long) for one in LANGUAGES],
)
def test_everything_is_in_sight_in_every_language(live: Live, language: str) -> None:
    for name in SOME.values():
        board = PuzzleBoard(name, language=language, noted=False)
        page = live(board)
        in_sight(page)
        for move in board.puzzle.best() or ():
            board.play(move)
        board.check()
        renew(page)
        in_sight(page)
        page.close()


@pytest.mark.parametrize(
    ("language", "scheme"), [("pl", "light"), pytest.param("de", "dark", marks=pytest.mark.long)]
)
def test_on_a_phone(live: Live, language: str, scheme: str) -> None:
    board = PuzzleBoard(SOME["turn"], language=language)
    page = live(board, 360, 640, color_scheme=scheme, has_touch=True)
    assert page.evaluate("document.documentElement.scrollWidth <= 360")
    for move in board.puzzle.best() or ():
        board.play(move)
    renew(page)
    if board.verdict is None:
        press(page, "check")
    assert page.evaluate("document.documentElement.scrollWidth <= 360")
    page.screenshot(path=SCREENSHOTS / f"card-puzzle-360-{language}.png", full_page=True)
    assert violations(page, ".ga-board") == []
