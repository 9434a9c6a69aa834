"""A lesson in real JupyterLab, in real Chromium: done by keyboard, across a restart of the kernel."""

from __future__ import annotations

from typing import Any

import pytest

from glueckauf.learn.lessons.lesson import lesson
from glueckauf.learn.notebook import exam_book, lesson_book
from glueckauf.learn.progress import FILE
from tests.ui.browser import SCREENSHOTS, violations
from tests.ui.lab import Lab, settled

BOOK = "03-the-cage.ipynb"
WATCH, PREDICT, FILL, PREPARE, FULL = range(5)
FOCUS = """() => {
    const active = document.activeElement, board = active?.closest(".ga-board");
    const at = [...document.querySelectorAll(".ga-board")].indexOf(board);
    const { key, control } = active?.dataset ?? {};
    return [at, key ?? control ?? (active?.type === "radio" ? "radio" : "")];
}"""


def opened(lab: Lab, page: Any, name: str, text: str, boards: int) -> Any:
    """A notebook with all its cells run; returns the boards."""
    (lab.folder / name).write_text(text, "utf-8")
    lab.open(page, name)
    found = page.locator(".ga-board")
    found.nth(boards - 1).wait_for()
    return found


def reach(page: Any, board: int, name: str) -> None:
    """Go to a thing of a board with Tab alone, from wherever the focus is."""
    for _ in range(400):
        if page.evaluate(FOCUS) == [board, name]:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {name} on board {board}")


def ride(page: Any, board: int, *keys: str) -> None:
    """Choose these things one after the other, by keyboard."""
    for key in keys:
        reach(page, board, key)
        page.keyboard.press("Enter")
        settled(page.locator(".ga-board").nth(board))


def said(board: Any, text: str) -> None:
    board.locator(".ga-message", has_text=text).wait_for()


def noted(lab: Lab) -> list[tuple[str, bool, int]]:
    return [(entry["screen"], entry["solved"], entry["stars"]) for entry in lab.noted()]


def test_lesson_3_by_keyboard_across_a_restart(lab: Lab, page: Any) -> None:
    boards = opened(lab, page, BOOK, lesson_book(lesson(3), "en"), 5)
    cells = lab.cells(page)
    assert not (lab.folder / FILE).exists(), "nothing is written before something was done"

    reach(page, WATCH, "forward")
    for _ in range(7):
        page.keyboard.press("Enter")
    boards.nth(WATCH).locator(".ga-caption", has_text="Steps 7 and 8").wait_for()

    reach(page, PREDICT, "radio")
    page.keyboard.press("ArrowDown")  # from 4 to 6
    page.keyboard.press("Enter")
    said(boards.nth(PREDICT), "The rulebook says (GA-5.1)")
    assert page.evaluate(FOCUS) == [PREDICT, "radio"], "the focus stays"

    ride(page, FILL, "0:level/3", "0:cart/3.g", "0:cart/3.g", "0:surface")
    said(boards.nth(FILL), "Still to go: 2 steps")
    assert noted(lab) == [("predict", True, 3)]

    lab.restart(page)
    reach(page, FILL, "0:square/A.g")
    page.keyboard.press("Enter")
    said(boards.nth(FILL), "run this cell again")
    lab.run_again(page)
    boards.nth(PREDICT).locator(".ga-note", has_text="Solved before: ★★★").wait_for()
    boards.nth(FULL).wait_for()

    grey = ["0:cart/3.g", "0:cart/3.g"]
    order = ["0:square/A.g", "0:square/A.g"]
    ride(page, FILL, "0:level/3", *grey, "0:surface", *order)
    said(boards.nth(FILL), "3 of 3 stars")
    ride(page, PREPARE, "0:level/3", *grey, "0:level/1", "0:cart/1.y", "0:surface", *order)
    said(boards.nth(PREPARE), "3 of 3 stars")
    reach(page, FULL, "radio")
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    boards.nth(FULL).locator(".ga-badge", has_text="GA-1.5").last.wait_for()
    said(boards.nth(FULL), "the cage is full")

    names = ["predict", "fill", "prepare", "full"]
    assert noted(lab) == [(name, True, 3) for name in names]
    assert "The cage               ★★★ ★★★ ★★★ ★★★  4 of 4 solved" in lab.says(
        page, "print(ga.progress())"
    )
    assert lab.cells(page) == cells, "no key reached the notebook"
    page.screenshot(path=SCREENSHOTS / "lesson-done.png")


@pytest.mark.parametrize("theme", ["JupyterLab Light", "JupyterLab Dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_every_size_and_theme(lab: Lab, page: Any, width: int, theme: str) -> None:
    """No sideways scrolling, no axe violation; the pictures are kept to be looked at."""
    page.set_viewport_size({"width": width, "height": 1600})
    expected = theme.split()[1].lower()
    boards = opened(lab, page, f"{width}-{expected}.ipynb", lesson_book(lesson(3), "de"), 5)
    lab.change_theme(page, theme)
    lab.fold_sides(page)
    page.locator(f'.ga-board[data-theme="{expected}"]').first.wait_for()
    reach(page, FULL, "radio")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    settled(boards.nth(FULL))
    reach(page, PREDICT, "radio")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    settled(boards.nth(PREDICT))
    ride(page, FILL, "hint", "0:level/3", "0:cart/3.g")
    for number, name in ((PREDICT, "predict"), (FILL, "act"), (FULL, "rule")):
        shown = boards.nth(number)
        shown.scroll_into_view_if_needed()
        shown.screenshot(path=SCREENSHOTS / f"lesson-{name}-{width}-{expected}.png")
        assert shown.evaluate("(board) => board.scrollWidth <= board.clientWidth + 1")
    assert violations(page, ".ga-board") == []


def test_the_exam_goes_on_by_keyboard(lab: Lab, page: Any) -> None:
    boards = opened(lab, page, "13-exam.ipynb", exam_book("en"), 2)
    board = boards.first
    for number in (1, 2, 3):
        board.locator(".ga-count", has_text=f"Question {number} / 10").wait_for()
        reach(page, 0, "radio")
        page.keyboard.press("Space")
        page.keyboard.press("Enter")
        board.locator("[data-mark='right']").wait_for()
        page.keyboard.press("ArrowDown")
        assert board.locator("input:checked").input_value() == "1", "the first answer counts"
        page.keyboard.press("Enter")
        settled(board)
        assert page.evaluate(FOCUS) == [0, "radio"], "the next question has the focus"
    assert lab.says(page, "print(exam.questions().answers)") == "('1', '1', '1')"
    board.screenshot(path=SCREENSHOTS / "lesson-exam.png")
    assert violations(page, ".ga-board") == []
