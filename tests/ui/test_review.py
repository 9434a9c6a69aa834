"""The page of a review in a real browser: one screen, clickable turns, both lines, keyboard, narrow pages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.learn.notebook import REVIEWED
from glueckauf.learn.progress import VARIABLE
from glueckauf.widget.review import ReviewBoard
from tests.ui.browser import SCREENSHOTS, violations
from tests.ui.live import Live, live, renew, shown
from tests.variants import mainly

__all__ = ["live"]


@pytest.fixture
def board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ReviewBoard:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "progress.jsonl"))
    found = ga.review(REVIEWED)
    assert isinstance(found, ReviewBoard)
    return found


def caption(page: Any) -> str:
    text: str = page.locator(".ga-caption").inner_text()
    return text


def test_a_review_in_one_screen(live: Live, board: ReviewBoard) -> None:
    page = live(board)
    shown(page)
    high = page.evaluate("document.documentElement.scrollHeight")
    assert high <= 800, "everything is in one sight"
    first = board.slips[0]
    assert f"Turn {first.turn}, " in caption(page)
    page.locator('[data-control="line-better"]').click()
    assert page.locator(".ga-count").inner_text() == f"2 / {len(first.better) + 1}"
    page.locator('.ga-steps [data-control="back"]').click()
    assert page.locator(".ga-count").inner_text().startswith("1 /")
    second = board.slips[1]
    page.locator(f'[data-control="slip-{second.ply}"]').click()
    page.wait_for_function(
        f"document.querySelector('.ga-caption').textContent.includes('Turn {second.turn},')"
    )
    assert page.locator('[aria-current="true"]').count() == 1
    assert page.locator('[data-control="line-played"]').get_attribute("aria-pressed") == "true"
    page.locator(".ga-review-picture [data-turn='20']").click()
    page.wait_for_function("document.querySelector('.ga-caption').textContent.includes('Turn 20,')")
    page.locator('[data-control="turn"]').focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("document.querySelector('.ga-caption').textContent.includes('Turn 21,')")
    assert (
        page.locator('[data-control="turn"]').get_attribute("aria-valuetext").startswith("Turn 21,")
    )
    page.locator('[data-control="tab-numbers"]').click()
    assert "Delivered orders" in page.locator(".ga-review-list").inner_text()
    assert violations(page, ".ga-board") == []
    page.screenshot(path=SCREENSHOTS / "review.png")


def test_slips_become_puzzles_by_one_click(live: Live, board: ReviewBoard) -> None:
    board._review = board._review._replace(
        judged=tuple(one for one in board._review.judged if one in board.slips[:2])
    )
    board._show("")
    page = live(board)
    page.locator('[data-control="puzzles"]').click()
    page.wait_for_function("document.querySelectorAll('.ga-review-puzzle').length === 2")
    while page.locator(".ga-review-puzzle", has_text="Looking").count():  # the page stays alive
        page.wait_for_timeout(100)
        renew(page)
    assert "slip-" in page.locator(".ga-review-puzzle[data-made]").first.inner_text()
    assert page.locator('[data-control="puzzles"]').count() == 0


@pytest.mark.parametrize("scheme", mainly(["light", "dark"], "dark"))
def test_a_narrow_page(live: Live, board: ReviewBoard, scheme: str) -> None:
    page = live(board, 360, 740, color_scheme=scheme)
    shown(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator(".ga-review-slip").nth(1).click()
    page.wait_for_function(
        f"document.querySelector('.ga-caption').textContent.includes('Turn {board.slips[1].turn},')"
    )
    box = page.locator(".ga-review-lines").bounding_box()
    assert box is not None
    assert -1 < box["y"] < 400, "the board comes into sight"
    page.screenshot(path=SCREENSHOTS / f"review-360-{scheme}.png")
