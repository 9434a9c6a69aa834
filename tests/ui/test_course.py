"""The course as a learner goes through it, on the page that the command opens, in real Chromium."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from glueckauf.learn.lessons.lesson import lesson
from glueckauf.learn.progress import FILE, VARIABLE, entries
from tests.ui.browser import SCREENSHOTS, violations
from tests.ui.command import SCREEN, Command, command, live, opened
from tests.ui.lab import PATIENCE, click, settled
from tests.ui.sight import FOCUS, in_sight

FIRST, SECOND, CAGE, EXAM = "01-clock-in", "02-tunnels", "03-the-cage.ipynb", "13-exam.ipynb"
ERRORS = ".jp-RenderedText[data-mime-type*=error]"


@pytest.fixture
def page(chromium: Any) -> Iterator[Any]:
    context = chromium.new_context(viewport=SCREEN, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


def arrived(page: Any, name: str) -> Any:
    """Wait until a notebook has come in this place; returns its board."""
    page.wait_for_url(f"**/{name}*")
    live(page)
    return page.locator(".ga-player").last


def keys(number: int) -> list[list[str]]:
    """What is clicked in each screen of a lesson whose moves are one click each."""
    screens: Any = lesson(number).screens
    return [list(s.line) if s.kind == "act" else [s.right()[0]] for s in screens]


def finish_by_mouse(page: Any, number: int) -> None:
    board = page.locator(".ga-board").last
    for n, way in enumerate(keys(number), start=1):
        in_sight(page)
        for key in way:
            click(board, key)
            settled(board)
        page.locator('[data-control="continue"]').wait_for()
        in_sight(page)
        page.screenshot(path=SCREENSHOTS / f"course-{number}-{n}.png")
        page.click('[data-control="continue"]')
        settled(board)
    in_sight(page)


def finish_by_keyboard(page: Any, number: int) -> None:
    board = page.locator(".ga-board").last
    page.keyboard.press("Tab")
    for way in keys(number):
        for key in way:
            reach(page, key)
            page.keyboard.press("Enter")
            settled(board)
        page.locator('[data-control="continue"]').wait_for()
        assert page.evaluate(FOCUS) == "continue", "what leads on has the focus"
        page.keyboard.press("Enter")
        settled(board)


def reach(page: Any, name: str) -> None:
    """Go to a thing with Tab alone, from wherever the focus is."""
    for _ in range(80):
        if page.evaluate(FOCUS) == name:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {name}")


def begin_exam(started: Command, page: Any) -> None:
    """Answer two questions and leave."""
    opened(started, page, EXAM)
    board = page.locator(".ga-board").last
    for number in (1, 2):
        board.locator(".ga-open[data-key]").first.click(position={"x": 7, "y": 7}, force=True)
        page.locator('[data-control="continue"]').wait_for()
        in_sight(page)
        page.screenshot(path=SCREENSHOTS / f"course-exam-{number}.png")
        page.click('[data-control="continue"]')
        settled(board)


def test_a_learner_comes_goes_and_comes_back(
    page: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "Meine Übungen – żółw"
    with command(folder, tmp_path / "home") as started:
        page.goto(started.address())
        live(page)
        page.locator(".ga-course").wait_for()
        assert violations(page, ".ga-course") == []
        page.screenshot(path=SCREENSHOTS / "course-home.png")

        page.click("a.ga-begin")
        arrived(page, FIRST).wait_for()
        finish_by_mouse(page, 1)
        page.screenshot(path=SCREENSHOTS / "course-1-end.png")
        page.click('[data-control="next-lesson"]')
        arrived(page, SECOND).wait_for()
        page.locator('[data-control="home"]').last.click()
        arrived(page, "00-welcome")
        page.locator("a.ga-begin", has_text="Continue: lesson 2").wait_for()
        assert page.locator('.ga-course [data-state="done"]').count() == 1
        assert page.locator(ERRORS).count() == 0

        opened(started, page, CAGE)
        board = page.locator(".ga-board").last
        for key in ("0:level/3", "0:cart/3.g"):
            click(board, key)
            settled(board)
        begin_exam(started, page)
        third = page.inner_text(".ga-task")
        monkeypatch.setenv(VARIABLE, str(folder / FILE))
        stars = [entry.stars for entry in entries() if entry.lesson == FIRST]
        assert stars == [3] * len(keys(1))
        assert started.stop() == 0
        assert "y/[n]" not in started.said()
        assert "Traceback" not in started.said()

    with command(folder, tmp_path / "home") as started:
        opened(started, page, CAGE)
        for _ in range(2):  # after the restart of the server, and after F5
            assert page.locator(".ga-spent .ga-used").count() == 2
            page.reload()
            live(page)
        opened(started, page, EXAM)
        assert (
            page.inner_text(".ga-task") == third
        )  # two questions may read alike: dots tell which it is
        assert page.locator('.ga-dot[data-state="done"]').count() == 2
        finish_lesson_1_again(started, page)


def finish_lesson_1_again(started: Command, page: Any) -> None:
    """The same lesson from its beginning, by keyboard alone."""
    opened(started, page, f"{FIRST}.ipynb")
    page.locator(".ga-menu summary").last.click()
    page.click('[data-control="restart"]')
    settled(page.locator(".ga-board").last)
    finish_by_keyboard(page, 1)
    assert "Lesson done!" in page.inner_text(".ga-end")
