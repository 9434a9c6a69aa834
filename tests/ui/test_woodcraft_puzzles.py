"""Puzzles of Woodcraft in real Chromium: each kind by mouse, a wrong answer told kindly, by keys, on a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from glueckauf.learn.progress import VARIABLE
from glueckauf.widget.puzzle import PuzzleBoard
from tests.games.woodcraft.puzzles.samples import CUT, DICE, GLUE, LANTERNS, ORDER, ROUND, made
from tests.ui.browser import SCREENSHOTS, violations
from tests.ui.live import Live, live, shown
from tests.ui.test_signal_puzzles import play
from tests.ui.test_solving import in_sight, press, said

__all__ = ["live"]

TEXTS = {"dice": DICE, "cut": CUT, "glue": GLUE, "lanterns": LANTERNS, "order": ORDER}
TEXTS["last"] = ROUND


@pytest.fixture(autouse=True)
def progress_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "progress.jsonl"))


def board_of(kind: str, language: str = "en") -> PuzzleBoard:
    return PuzzleBoard(made(TEXTS[kind], f"{kind}.toml"), language=language)


def solve(live: Live, kind: str, shade: str = "light") -> Any:
    board = board_of(kind)
    page = live(board, color_scheme=shade)
    in_sight(page)
    page.screenshot(path=SCREENSHOTS / f"woodcraft-puzzle-{kind}.png")
    press(page, "hint")
    assert said(page) == board.puzzle.help("en")[0]
    play(page, board)
    in_sight(page)
    assert board.verdict.stars == 3
    assert page.locator(".ga-explained").is_visible()
    page.screenshot(path=SCREENSHOTS / f"woodcraft-puzzle-{kind}-solved.png")
    return page


@pytest.mark.parametrize("kind", ["dice", "lanterns"])
def test_solved_by_mouse_and_explained(live: Live, kind: str) -> None:
    page = solve(live, kind)
    assert violations(page, ".ga-board") == []


@pytest.mark.long
@pytest.mark.parametrize("kind", [kind for kind in TEXTS if kind not in ("dice", "lanterns")])
def test_each_kind_solved_by_mouse(live: Live, kind: str) -> None:
    page = solve(live, kind, "dark")
    assert violations(page, ".ga-board") == []


def test_a_wrong_answer_is_told_kindly(live: Live) -> None:
    """What is missing is named, the better line is not; the slip is told when it is asked for."""
    board = board_of("dice")
    page = live(board)
    for key in ("0:glue", "0:die/B1", "0:die/B3"):
        page.locator(f'.ga-holder [data-key="{key}"]').first.click()
        shown(page)
    assert board.moves == ["glue/B1+B3=B"]
    press(page, "check")
    in_sight(page)
    told = page.locator(".ga-player").inner_text()
    assert "still missing at the end: yellow 1 and brown 4" in told
    assert "offcut" not in page.locator(".ga-verdict").inner_text().lower()
    page.screenshot(path=SCREENSHOTS / "woodcraft-puzzle-wrong.png")
    press(page, "slip")
    assert said(page) == board.verdict.slip()
    assert "the best possible is 5 materials used" in said(page)


def test_by_keys_on_a_phone(live: Live) -> None:
    board = board_of("glue", "pl")
    page = live(board, 360, 740)
    play(page, board, by_keys=True)
    assert board.verdict.stars == 3
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.screenshot(path=SCREENSHOTS / "woodcraft-puzzle-phone.png", full_page=True)
