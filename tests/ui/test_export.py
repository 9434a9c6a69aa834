"""Exported pages, opened from disk in real Chromium: no server, no kernel, no network."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from tests.learn.samples import mining_puzzle
from tests.ui.browser import SCREENSHOTS, violations


@pytest.fixture
def page(chromium: Any) -> Iterator[Any]:
    """A page that may read its own file and nothing else; what it complains of is an error."""
    context = chromium.new_context(viewport={"width": 1280, "height": 1000}, offline=True)
    made = context.new_page()
    complaints: list[str] = []
    made.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    made.on("pageerror", lambda error: complaints.append(str(error)))
    made.on(
        "request", lambda asked: complaints.append(asked.url) if "file:" not in asked.url else None
    )
    yield made
    context.close()
    assert [text for text in complaints if not text.startswith(("data:", "blob:"))] == []


def opened(page: Any, path: Path) -> Any:
    page.goto(path.as_uri())
    board = page.locator(".ga-board")
    board.wait_for()
    return board


def test_a_script_steps_forward_and_back(page: Any, tmp_path: Path) -> None:
    asked = mining_puzzle("02-two-birds")
    scenario, first = ga.Scenario.of(asked), (asked.best() or ("",))[0]
    assert first in ("3", "4")
    ga.export_html(scenario, tmp_path / "steps.html")
    board = opened(page, tmp_path / "steps.html")
    cage = board.locator('[data-key="0:cage"]')
    start = cage.bounding_box()["y"]
    board.locator('[data-control="forward"]').click()
    page.wait_for_function(
        "([board, start]) => board.querySelector('[data-key=\"0:cage\"]')"
        ".getBoundingClientRect().y > start + 50",
        arg=[board.element_handle(), start],
    )
    board.get_by_text(f"Your cage goes to level {first}.").first.wait_for()
    page.keyboard.press("End")
    board.get_by_text("which is now complete").first.wait_for()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    board.get_by_text(f"Your cage goes to level {first}.").first.wait_for()
    board.locator('[data-control="language"]').select_option("hu")
    board.get_by_text("felvonó").first.wait_for()
    page.screenshot(path=SCREENSHOTS / "export-stepper.png")
    assert violations(page, ".ga-board") == []


def test_a_puzzle_is_played_failed_and_solved(page: Any, tmp_path: Path) -> None:
    ga.export_html(mining_puzzle("01-first-ride"), tmp_path / "puzzle.html")
    board = opened(page, tmp_path / "puzzle.html")

    def press(key: str) -> None:
        thing = board.locator(f'[data-key="{key}"]')
        thing.focus()
        page.keyboard.press("Enter")

    press("0:level/3")
    board.locator('[data-control="check"]').click()
    board.locator(".ga-verdict", has_text="best possible: 5 VP, 4 steps.").wait_for()
    assert board.get_by_text("To level 4").count() == 0, "the line is not given away"
    board.locator('[data-control="slip"]').click()
    slip = mining_puzzle("01-first-ride").check("3").slip("en")
    assert slip
    board.get_by_text(slip).first.wait_for()
    board.locator('[data-control="reset"]').click()
    for key in ("0:level/4", "0:cart/4.k", "0:surface", "0:square/A.k"):
        press(key)
    board.get_by_text("Nothing better is possible: 5 VP, 4 steps.").first.wait_for()
    board.locator(".ga-explained", has_text="Why it works").wait_for()
    page.screenshot(path=SCREENSHOTS / "export-puzzle.png")
    assert violations(page, ".ga-board") == []


def test_the_page_reads_on_a_phone(page: Any, tmp_path: Path) -> None:
    ga.export_html(mining_puzzle("01-first-ride"), tmp_path / "puzzle.html", languages=("de",))
    page.set_viewport_size({"width": 360, "height": 740})
    opened(page, tmp_path / "puzzle.html")
    assert page.evaluate("document.documentElement.scrollWidth <= 360")
    page.screenshot(path=SCREENSHOTS / "export-360.png", full_page=True)
