"""Puzzles of Switch & Signal in real Chromium: wrong, a hint, right and explained; keys and phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from glueckauf.learn.progress import VARIABLE, entries
from glueckauf.learn.puzzle import puzzles
from glueckauf.widget.puzzle import PuzzleBoard
from tests.ui.browser import SCREENSHOTS, violations
from tests.ui.live import Live, live, shown
from tests.ui.test_solving import in_sight, press, said

__all__ = ["live"]


def one_of_each() -> dict[str, str]:
    """The first puzzle of each kind that is not one click long."""
    found: dict[str, str] = {}
    for one in puzzles(game="signal"):
        if len(one.best() or ()) > 1:
            found.setdefault(one.kind, one.id)
    return found


SOME = one_of_each()
SHORT = next(kind for kind in SOME if kind in ("road", "surest"))


@pytest.fixture(autouse=True)
def progress_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "progress.jsonl"))


def play(page: Any, board: PuzzleBoard, by_keys: bool = False) -> None:
    """The best line: what is pointed at offers its moves as buttons."""
    line = board.puzzle.best() or ()
    states = board.puzzle.positions(line)
    changes = zip(line, states, states[1:], strict=False)
    best = [move for move, before, after in changes if after != before]  # it plays the others
    while (made := len(board.moves)) < len(best):
        move = best[made]
        paths = next(c["paths"] for c in board.frame["choices"] if c["move"] == move)
        for key in min(paths, key=len):
            if len(board.moves) > made:
                break  # where only one thing can follow, the board does it
            chosen = page.locator(f'[data-action="move {move}"]')
            if not chosen.count():
                chosen = page.locator(f'.ga-holder [data-key="{key}"], [data-action="{key}"]').first
            if by_keys:
                chosen.focus()
                page.keyboard.press("Enter")
            else:
                chosen.click(force=True)
            shown(page)
        assert len(board.moves) > made, f"{move} was not played"
    if board.verdict is None:
        press(page, "check")


def solve(live: Live, name: str) -> None:
    board = PuzzleBoard(name)
    page = live(board)
    in_sight(page)
    page.screenshot(path=SCREENSHOTS / f"signal-puzzle-{board.puzzle.kind}.png")
    press(page, "hint")
    assert said(page) == board.puzzle.help("en")[0]
    play(page, board)
    in_sight(page)
    assert board.verdict.stars == 3
    assert [one.solved for one in entries()] == [True]
    assert page.locator(".ga-explained").is_visible()
    page.screenshot(path=SCREENSHOTS / f"signal-puzzle-{board.puzzle.kind}-solved.png")
    assert violations(page, ".ga-board") == []


def test_one_solved_by_mouse_and_explained(live: Live) -> None:
    solve(live, SOME[SHORT])


@pytest.mark.long
@pytest.mark.parametrize("name", list(SOME.values()), ids=list(SOME))
def test_each_kind_solved_by_mouse(live: Live, name: str) -> None:
    solve(live, name)


@pytest.mark.long
def test_by_keyboard_on_a_phone(live: Live) -> None:
    board = PuzzleBoard(SOME[SHORT])
    page = live(board, 360, 740)
    play(page, board, by_keys=True)
    assert board.verdict.stars == 3
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.screenshot(path=SCREENSHOTS / "signal-puzzle-phone.png", full_page=True)
