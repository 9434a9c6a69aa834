"""The boards of a lesson in real JupyterLab, in real Chromium: by keyboard, across a restart of the kernel."""

from __future__ import annotations

from typing import Any

from glueckauf.learn.lessons.lesson import lesson
from glueckauf.learn.progress import FILE
from tests.ui.browser import SCREENSHOTS, violations
from tests.ui.lab import Lab, in_width, settled

BOOK = "03-the-cage.ipynb"
SCREENS = [screen.id for screen in lesson(3).screens]
FILL, PREPARE, FULL = map(SCREENS.index, ("fill", "prepare", "full"))
FOCUS = """() => {
    const active = document.activeElement, board = active?.closest(".ga-board");
    const at = [...document.querySelectorAll(".ga-board")].indexOf(board);
    const { key, control } = active?.dataset ?? {};
    return [at, key ?? control ?? (active?.type === "radio" ? "radio" : "")];
}"""


def opened(lab: Lab, page: Any, name: str, language: str = "en") -> Any:
    """A teacher's own page with a board for every screen of lesson 3, run; returns the boards."""
    cells = [f'lesson.board("{screen}")' for screen in SCREENS]
    lab.write(name, [f"import glueckauf as ga\nlesson = ga.lesson(3, '{language}')", *cells])
    lab.open_instead(page, name)
    found = page.locator(".ga-board")
    found.nth(len(SCREENS) - 1).wait_for()
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


def test_lesson_3_by_keyboard_across_a_restart(lab: Lab, desk: Any) -> None:
    boards = opened(lab, desk, BOOK)
    cells = lab.cells(desk)
    assert not (lab.folder / FILE).exists(), "nothing is written before something was done"
    grey = ["0:cart/3.g", "0:cart/3.g"]
    order = ["0:square/A.g", "0:square/A.g"]
    ride(desk, FILL, "0:level/3", *grey, "0:surface")
    said(boards.nth(FILL), "2 steps")
    assert not (lab.folder / FILE).exists(), "nothing has been solved"

    lab.restart(desk)
    reach(desk, FILL, "0:square/A.g")
    desk.keyboard.press("Enter")
    said(boards.nth(FILL), "run this cell again")
    lab.run_again(desk)
    boards.nth(FILL).locator(".ga-message", has_text="Mining").wait_for()

    ride(desk, FILL, *order)
    said(boards.nth(FILL), "3 of 3 stars")
    ride(desk, PREPARE, "0:level/3", *grey, "0:level/1", "0:cart/1.y", "0:surface", *order)
    said(boards.nth(PREPARE), "3 of 3 stars")
    assert noted(lab) == [("fill", True, 3), ("prepare", True, 3)]
    assert "2 of 5 solved" in lab.says(desk, "print(ga.progress())")
    assert lab.cells(desk) == cells, "no key reached the notebook"
    desk.screenshot(path=SCREENSHOTS / "lesson-done.png")


def test_every_size_and_theme(lab: Lab, desk: Any) -> None:
    """No sideways scrolling, no axe violation; the pictures are kept to be looked at."""
    boards = opened(lab, desk, "sizes.ipynb", "de")
    ride(desk, PREPARE, "reset", "hint", "0:level/3", "0:cart/3.g")
    for width, shade in lab.sizes_and_themes(desk):
        for number, name in ((PREPARE, "act"), (FULL, "try")):
            shown = boards.nth(number)
            shown.scroll_into_view_if_needed()
            in_width(shown)
            shown.screenshot(path=SCREENSHOTS / f"lesson-{name}-{width}-{shade}.png")
        assert violations(desk, ".ga-board") == []
