"""The lessons of Switch & Signal in real Chromium: finished by mouse and by keyboard, in sight, on a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.core.texts import LANGUAGES
from glueckauf.learn.lessons.lesson import lessons
from glueckauf.learn.notebook import lesson_book
from glueckauf.learn.progress import VARIABLE
from tests.ui.browser import SCREENSHOTS, violations
from tests.ui.lab import Lab, settled
from tests.ui.lab import click as lab_click
from tests.ui.learner import by_keyboard, by_mouse, click, made, way
from tests.ui.live import Live, live, renew, shown
from tests.ui.sight import FOCUS, hidden, in_sight

__all__ = ["live"]
IDS = [one.id for one in lessons("signal")]


def every_lesson(quick: int) -> pytest.MarkDecorator:
    """All of them; only one belongs to the normal run."""
    marks = [() if n == quick else pytest.mark.long for n in range(len(IDS))]
    return pytest.mark.parametrize(
        "name", [pytest.param(name, marks=mark) for name, mark in zip(IDS, marks, strict=True)]
    )


@pytest.fixture(autouse=True)
def progress_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "progress.jsonl"))


@every_lesson(0)
def test_by_mouse_without_scrolling(live: Live, name: str) -> None:
    player = ga.lesson(name).play()
    page = live(player)
    for number in range(len(player.lesson.screens)):
        in_sight(page)
        by_mouse(page, player)
        page.locator('[data-control="continue"]').wait_for()
        in_sight(page)
        assert page.locator(".ga-star.ga-lit").count() == 3
        page.screenshot(path=SCREENSHOTS / f"signal-{name}-{number + 1}.png")
        page.click('[data-control="continue"]')
        shown(page)
    in_sight(page)
    assert "Lesson done!" in page.inner_text(".ga-end")


@every_lesson(2)
def test_by_keyboard_alone(live: Live, name: str) -> None:
    player = ga.lesson(name).play()
    page = live(player)
    for _ in player.lesson.screens:
        by_keyboard(page, player)
        assert page.evaluate(FOCUS) == "continue", "what leads on has the focus"
        page.keyboard.press("Enter")
        shown(page)
    assert page.evaluate("document.activeElement.className") == "ga-end"


def test_a_rule_is_told_where_it_was_broken(live: Live) -> None:
    player = ga.lesson(1, game="signal").play()
    page = live(player)
    shut = page.locator(".ga-shut[data-key]").first.get_attribute("data-key")
    click(page, shut)
    page.locator(".ga-bubble").wait_for()
    page.click(".ga-rule-sign")
    assert "(SS-" in page.inner_text(".ga-rule-words")
    in_sight(page)
    by_mouse(page, player)
    assert player.board.stars == 3


@pytest.mark.parametrize(
    "language",
    [pytest.param(one, marks=() if one == "de" else pytest.mark.long) for one in LANGUAGES],
)
def test_every_screen_is_in_one_sight(live: Live, language: str) -> None:
    player = ga.lesson(1, language, game="signal").play()
    page = live(player, 1370, 780)
    assert list(hidden(page, player, lessons("signal"))) == []


@every_lesson(1)
def test_on_a_phone(live: Live, name: str) -> None:
    player = ga.lesson(name, "pl").play()
    page = live(player, 360, 780, has_touch=True)
    for _ in player.lesson.screens:
        shown(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.locator(".ga-stage").bounding_box()["y"] < 260, "the picture comes first"
        by_mouse(page, player)
        for part in (".ga-message", '[data-control="continue"]'):
            assert -1 <= page.locator(part).bounding_box()["y"] < 740, f"{part} stays in sight"
        page.click('[data-control="continue"]')


@pytest.mark.parametrize(
    ("width", "theme"), [(390, "dark"), pytest.param(1400, "light", marks=pytest.mark.long)]
)
def test_axe_finds_nothing(live: Live, width: int, theme: str) -> None:
    """In a screen of every kind, solved."""
    player = ga.lesson(1, theme=theme, game="signal").play()
    page = live(player, width)
    met: set[str] = set()
    for one in lessons("signal"):
        player._begin(ga.lesson(one, theme=theme))
        for number, screen in enumerate(one.screens, start=1):
            if screen.kind in met:
                continue
            met.add(screen.kind)
            player.goto(number)
            renew(page)
            assert violations(page, ".ga-board") == []
            by_mouse(page, player)
            assert violations(page, ".ga-board") == []
    assert met == {"act", "point"}


@pytest.mark.long
def test_in_jupyterlab(lab: Lab, chromium: Any) -> None:
    """The notebook of lesson 1, finished by mouse; a twin in this process knows the way."""
    twin = ga.lesson(IDS[0]).play()
    (lab.folder / "60.ipynb").write_text(lesson_book(twin.lesson, "en"), "utf-8")
    context = chromium.new_context(viewport={"width": 1400, "height": 800})
    context.set_default_timeout(60_000)
    page = context.new_page()
    lab.open(page, "60.ipynb")
    board = page.locator(".ga-board").first
    board.locator("svg[data-part]").first.wait_for()
    for number, screen in enumerate(twin.lesson.screens, start=1):
        twin.goto(number)
        asked: Any = screen
        if screen.kind == "act":
            while made(twin) < len(asked.line):
                move = asked.line[made(twin)]
                for key in way(twin):
                    lab_click(board, key)
                    settled(board)
                twin.board.play(move)
                twin._show("")
        else:
            lab_click(board, asked.right()[0])
        board.locator('[data-control="continue"]').wait_for()
        page.screenshot(path=SCREENSHOTS / f"signal-lab-{number}.png")
        board.locator('[data-control="continue"]').click()
        settled(board)
    board.locator(".ga-end", has_text="Lesson done!").wait_for()
    assert [entry["solved"] for entry in lab.noted()] == [True] * len(twin.lesson.screens)
    context.close()
