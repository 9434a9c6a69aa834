"""The board of a blunder in real Chromium: stepped through, wrong, hint, slip, right, explained, next."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from glueckauf.core.texts import LANGUAGES
from glueckauf.learn.progress import VARIABLE, entries
from glueckauf.learn.puzzle import puzzles
from glueckauf.widget.puzzle import open_puzzle
from tests.ui.browser import SCREENSHOTS, violations
from tests.ui.live import Live, live, shown
from tests.variants import mainly

__all__ = ["live"]

INSIDE = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
SHIPPED = [found for found in puzzles() if found.options("en")]


@pytest.fixture(autouse=True)
def progress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "progress.jsonl"))


def press(page: Any, control: str) -> None:
    page.locator(f'[data-control="{control}"]').first.click()
    shown(page)


def choose(page: Any, number: str) -> None:
    page.locator(f'.ga-turns input[value="{number}"]').check()
    shown(page)


def chosen(page: Any) -> list[str]:
    return list(
        page.locator(".ga-turns input:checked").evaluate_all("found => found.map(one => one.value)")
    )


def test_a_blunder_from_the_first_step_to_the_next_log(live: Live) -> None:
    first = SHIPPED[0]
    right = (first.best() or ("",))[0]
    wrong = next(value for value, _ in first.options("en") if value != right)
    page = live(open_puzzle(first))
    before = page.locator(".ga-stage").inner_html()
    assert page.locator(".ga-turns .ga-answer").count() == len(first.log)
    assert chosen(page) == []
    assert page.locator('[data-control="type"]').count() == 0, "nothing can be played"

    press(page, "redo")  # forth, back, and straight to a turn
    assert chosen(page) == ["1"]
    assert page.locator(".ga-stage").inner_html() != before
    press(page, "undo")
    assert chosen(page) == []
    choose(page, wrong)
    assert chosen(page) == [wrong]

    press(page, "check")
    message = page.locator(".ga-message")
    assert f"Not turn {wrong}" in message.inner_text()
    assert page.locator(f'.ga-answer[data-mark="wrong"] input[value="{wrong}"]').count() == 1
    assert page.locator(".ga-explained:visible, .ga-rows:visible").count() == 0
    page.screenshot(path=SCREENSHOTS / "blunder-wrong.png")
    press(page, "slip")
    assert f"Turn {wrong} loses" in message.inner_text()
    press(page, "hint")
    assert message.inner_text() != ""

    choose(page, right)
    press(page, "check")
    assert "That is the one" in message.inner_text()
    assert page.locator(".ga-message .ga-lit").count() == 2
    card = page.locator(".ga-explained")
    assert card.is_visible()
    assert page.locator(".ga-rows tr.ga-slip").count() == 1
    page.screenshot(path=SCREENSHOTS / "blunder-right.png")
    assert [(one.solved, one.stars) for one in entries()] == [(False, 0), (True, 2)]
    assert violations(page, ".ga-board") == []

    press(page, "next-puzzle")
    assert page.locator(".ga-lesson-title").inner_text() != first.texts["en"]["title"]
    assert chosen(page) == []
    assert not card.is_visible()


def test_the_solution_is_stepped_through_and_costs_the_stars(live: Live) -> None:
    first = SHIPPED[0]
    page = live(open_puzzle(first))
    press(page, "solution")
    page.locator(".ga-answers button").first.click()
    shown(page)
    assert "loses the most" in page.locator(".ga-message").inner_text()
    assert page.locator(".ga-rows tr.ga-slip").count() == 1
    right = (first.best() or ("",))[0]
    for _ in first.check(right).continuation:
        press(page, "redo")
    assert page.locator('[data-control="redo"]').get_attribute("aria-disabled") == "true"
    press(page, "solution")
    assert page.locator(".ga-head .ga-note", has_text="no stars").count() == 1


@pytest.mark.parametrize("language", mainly(LANGUAGES, "de"))
def test_everything_is_in_sight(live: Live, language: str) -> None:
    """On a screen the whole board; on a phone as wide as the page, with Check always in reach."""
    for found in SHIPPED:
        page = live(open_puzzle(found, language=language, noted=False, keeps=False))
        choose(page, str(len(found.log)))
        press(page, "check")
        for width, height in ((1400, 800), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(INSIDE)
            shown(page)
            check = page.locator('.ga-player-foot [data-control="solution"]').bounding_box()
            assert check["y"] + check["height"] <= height, found.id
            if width > 1000:
                stage = page.locator(".ga-stage").bounding_box()
                assert stage["y"] + stage["height"] <= height, found.id
                assert "?" not in page.locator('[data-part="categories"]').text_content(), found.id
            page.screenshot(path=SCREENSHOTS / f"blunder-{found.id}-{language}-{width}.png")
        page.close()
