"""The lessons of every game but the first in real Chromium: by mouse and by keyboard, in sight, on a phone.

Those of the board game have tests of their own, in `test_lesson.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.core.texts import LANGUAGES
from glueckauf.games import GAMES, room
from glueckauf.learn.lessons.lesson import lessons
from glueckauf.learn.notebook import lesson_book
from glueckauf.learn.progress import VARIABLE
from tests.ui.browser import SCREENSHOTS, violations
from tests.ui.lab import Lab, settled
from tests.ui.learner import by_keyboard, by_mouse, click, made, way
from tests.ui.live import Live, live, renew, shown
from tests.ui.sight import FOCUS, hidden, in_sight
from tests.variants import mainly

__all__ = ["live"]
ROOMS = GAMES[1:]
NEWEST = ROOMS[-1]  # what all rooms share is shown in one of them in the normal run
IDS = {game: [one.id for one in lessons(game)] for game in ROOMS}


def every_lesson(quick: int, games: Sequence[str] = ROOMS) -> pytest.MarkDecorator:
    """All of them; only one of each of these games belongs to the normal run."""
    names = [name for game in ROOMS for name in IDS[game]]
    return pytest.mark.parametrize("name", mainly(names, *(IDS[game][quick] for game in games)))


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
        page.screenshot(path=SCREENSHOTS / f"{player.lesson.game}-{name}-{number + 1}.png")
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


@pytest.mark.parametrize("game", ROOMS)
def test_a_rule_is_told_where_it_was_broken(live: Live, game: str) -> None:
    player = ga.lesson(1, game=game).play()
    page = live(player)
    forbidden = page.locator(".ga-shut[data-key]")
    for number, screen in enumerate(player.lesson.screens, start=1):
        player.goto(number)
        renew(page)
        if screen.kind == "act" and forbidden.count():
            break
    click(page, forbidden.first.get_attribute("data-key"))
    page.locator(".ga-bubble").wait_for()
    page.click(".ga-rule-sign")
    prefix = room(game).rule_ids()[0].partition("-")[0]
    assert f"({prefix}-" in page.inner_text(".ga-rule-words")
    in_sight(page)
    by_mouse(page, player)
    assert player.board.stars == 3


@pytest.mark.parametrize("language", mainly(LANGUAGES, "de"))
@pytest.mark.parametrize("game", ROOMS)
def test_every_screen_is_in_one_sight(live: Live, game: str, language: str) -> None:
    player = ga.lesson(1, language, game=game).play()
    page = live(player, 1370, 780)
    assert list(hidden(page, player, lessons(game))) == []


@every_lesson(1, [NEWEST])
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
    ("game", "width", "theme"),
    mainly(product(ROOMS, (390, 1400), ("light", "dark")), (NEWEST, 390, "dark")),
)
def test_axe_finds_nothing(live: Live, game: str, width: int, theme: str) -> None:
    """In a screen of every kind, solved."""
    player = ga.lesson(1, theme=theme, game=game).play()
    page = live(player, width)
    met: set[str] = set()
    for one in lessons(game):
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
    assert {"act"} < met


@pytest.mark.long
@pytest.mark.parametrize("game", ROOMS)
def test_in_jupyterlab(lab: Lab, chromium: Any, game: str) -> None:
    """The notebook of lesson 1, finished by mouse; a twin in this process knows the way."""
    twin = ga.lesson(1, game=game).play()
    book = f"{twin.lesson.id}.ipynb"
    (lab.folder / book).write_text(lesson_book(twin.lesson, "en"), "utf-8")
    context = chromium.new_context(viewport={"width": 1400, "height": 800})
    context.set_default_timeout(60_000)
    page = context.new_page()
    lab.open(page, book)
    board = page.locator(".ga-board").first
    board.locator("svg[data-part]").first.wait_for()
    for number, screen in enumerate(twin.lesson.screens, start=1):
        twin.goto(number)
        asked: Any = screen
        if screen.kind == "act":
            while made(twin) < len(asked.line):
                move = asked.line[made(twin)]
                for key in way(twin):
                    thing = board.locator(f'[data-key="{key}"], [data-action="{key}"]')
                    click(page, key if thing.count() else f"move {move}")
                    settled(board)
                twin.board.play(move)
                twin._show("")
        else:
            click(page, asked.right()[0])
        board.locator('[data-control="continue"]').wait_for()
        page.screenshot(path=SCREENSHOTS / f"{game}-lab-{number}.png")
        board.locator('[data-control="continue"]').click()
        settled(board)
    board.locator(".ga-end", has_text="Lesson done!").wait_for()
    solved = [entry["solved"] for entry in lab.noted() if entry["lesson"] == twin.lesson.id]
    assert solved == [True] * len(twin.lesson.screens)
    context.close()
