"""The lesson player in real Chromium: everything in one sight, by mouse, by keyboard, on a phone, kept."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.core.texts import LANGUAGES
from glueckauf.learn.lessons.lesson import lesson, lessons
from glueckauf.learn.notebook import lesson_book
from glueckauf.learn.progress import VARIABLE
from glueckauf.widget.lesson import OpenLesson
from tests.learn.lessons.samples import TREE, read
from tests.ui.browser import SCREENSHOTS, violations
from tests.ui.lab import Lab
from tests.ui.learner import by_keyboard, by_mouse, click, reach, way
from tests.ui.live import Live, live, renew, shown
from tests.ui.sight import FOCUS, OUT_OF_SIGHT, hidden, in_sight
from tests.variants import mainly

__all__ = ["live"]
SMALL = """(least) => [...document.querySelectorAll("button, summary, a, select, .ga-open")]
    .filter((node) => node.getClientRects().length)
    .filter((node) => { const { width, height } = node.getBoundingClientRect(); return Math.min(width, height) < least; })
    .map((node) => node.dataset.key ?? node.dataset.control ?? node.className)"""


@pytest.fixture(autouse=True)
def progress_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "progress.jsonl"))


def test_lesson_1_by_mouse_without_scrolling(live: Live) -> None:
    player = ga.lesson(1).play()
    page = live(player)
    for number in range(len(player.lesson.screens)):
        in_sight(page)
        assert page.get_attribute('[aria-current="step"]', "data-control") == f"screen-{number}"
        by_mouse(page, player)
        page.locator('[data-control="continue"]').wait_for()
        in_sight(page)
        assert page.locator(".ga-star.ga-lit").count() == 3
        page.screenshot(path=SCREENSHOTS / f"player-1-{number + 1}.png")
        page.click('[data-control="continue"]')
        shown(page)
    in_sight(page)
    assert "Lesson done!" in page.inner_text(".ga-end")
    page.screenshot(path=SCREENSHOTS / "player-1-end.png")
    page.click('[data-control="next-lesson"]')
    shown(page)
    assert page.inner_text(".ga-lesson-title").startswith("2 · "), (
        "nobody opens it, so it comes here"
    )
    in_sight(page)


def test_the_page_around_may_open_the_next_lesson(live: Live) -> None:
    player = ga.lesson(1).play()
    player.goto(len(player.lesson.screens) + 1)
    page = live(player)
    page.evaluate(
        "addEventListener('ga-open', (event) => { event.preventDefault(); window.asked = event.detail.path; })"
    )
    page.click('[data-control="next-lesson"]')
    assert page.evaluate("asked") == "02-tunnels.ipynb"
    page.click('[data-control="home"]')
    assert page.evaluate("asked") == "00-welcome.ipynb"
    assert page.evaluate("model.sent") == []
    assert player.lesson.number == 1


def test_every_kind_of_screen(live: Live) -> None:
    player = OpenLesson(read(TREE)).play()
    page = live(player)
    for number, screen in enumerate(player.lesson.screens, start=1):
        in_sight(page)
        by_mouse(page, player)
        page.locator('[data-control="continue"]').wait_for()
        in_sight(page)
        page.screenshot(path=SCREENSHOTS / f"player-{screen.kind}.png")
        page.click('[data-control="continue"]')
        shown(page)
        assert player.frame["lesson"]["at"] == number


def test_lesson_1_by_keyboard_alone(live: Live) -> None:
    player = ga.lesson(1).play()
    page = live(player)
    for _ in player.lesson.screens:
        by_keyboard(page, player)
        assert page.evaluate(FOCUS) == "continue", "what leads on has the focus"
        page.keyboard.press("Enter")
        shown(page)
    assert page.evaluate("document.activeElement.className") == "ga-end"


def test_arrows_stay_in_the_picture(live: Live) -> None:
    player = ga.lesson(1).play()
    page = live(player)
    reach(page, way(player)[0])
    for key in ["ArrowLeft"] * 12 + ["ArrowDown"] * 12 + ["ArrowUp"] * 12:
        page.keyboard.press(key)
        assert page.evaluate("Boolean(document.activeElement.closest('.ga-stage'))")


def test_why_not_stands_at_the_click_and_costs_nothing(live: Live) -> None:
    player = ga.lesson(1).play()
    page = live(player)
    shut = page.locator(".ga-shut[data-key]").first
    key, box = shut.get_attribute("data-key"), shut.bounding_box()
    click(page, key)
    bubble = page.locator(".ga-bubble")
    bubble.wait_for()
    there = bubble.bounding_box()
    assert (
        abs(there["y"] - (box["y"] + box["height"])) < 40
        or abs(there["y"] + there["height"] - box["y"]) < 40
    )
    assert there["x"] < box["x"] + box["width"]
    assert there["x"] + there["width"] > box["x"]
    assert bubble.inner_text()[:20] in page.inner_text(".ga-message")
    in_sight(page)
    page.screenshot(path=SCREENSHOTS / "player-why-not.png")
    page.click(".ga-rule-sign")
    assert "(GA-" in page.inner_text(".ga-rule-words")
    by_mouse(page, player)
    assert page.locator(".ga-bubble:visible").count() == 0
    assert player.board.stars == 3


def test_cards_open_where_it_was_clicked(live: Live) -> None:
    player = ga.lesson(2).play()
    names = [screen.id for screen in player.lesson.screens]
    player.goto(names.index("look") + 1)
    page = live(player)
    key = way(player)[0]
    box = page.locator(f'[data-key="{key}"]').first.bounding_box()
    click(page, key)
    tray = page.locator(".ga-floating")
    tray.wait_for()
    there = tray.bounding_box()
    apart = max(there["x"] - box["x"] - box["width"], box["x"] - there["x"] - there["width"], 0)
    below = max(there["y"] - box["y"] - box["height"], box["y"] - there["y"] - there["height"], 0)
    assert max(apart, below) < 60
    in_sight(page)
    page.screenshot(path=SCREENSHOTS / "player-cards.png")


def test_one_live_region_with_what_happened_first(live: Live) -> None:
    player = ga.lesson(1).play()
    page = live(player)
    assert page.locator("[aria-live], [role=status], [role=alert]").count() == 1
    by_mouse(page, player)
    said = page.evaluate("document.querySelector('[aria-live]').textContent")
    happened = player.frame["message"]["happened"]
    assert happened
    assert 0 <= said.index(happened) < said.index(player.frame["message"]["text"][:20])
    assert page.get_attribute(".ga-board", "aria-label") == player.frame["name"]
    assert page.get_attribute(".ga-board", "lang") == "en"


def test_a_missing_star_offers_to_try_again(live: Live) -> None:
    player = ga.lesson(1).play()
    page = live(player)
    page.click('[data-control="hint"]')
    shown(page)
    by_mouse(page, player)
    assert page.locator(".ga-star.ga-lit").count() == 2
    assert "You used a hint." in page.inner_text(".ga-reward")
    in_sight(page)
    page.screenshot(path=SCREENSHOTS / "player-star-missing.png")
    page.click('[data-control="again"]')
    shown(page)
    by_mouse(page, player)
    assert page.locator(".ga-star.ga-lit").count() == 3


@pytest.mark.parametrize("width", mainly([360, 390], 360))
def test_on_a_phone(live: Live, width: int) -> None:
    player = ga.lesson(1).play()
    page = live(player, width, 780, has_touch=True)
    for _ in player.lesson.screens:
        shown(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(SMALL, 24) == []
        top = page.locator(".ga-stage").bounding_box()["y"]
        assert top < 240, "the picture comes first"
        by_mouse(page, player)
        for name in (".ga-message", '[data-control="continue"]'):
            assert -1 <= page.locator(name).bounding_box()["y"] < 740, f"{name} stays in sight"
        page.evaluate("scrollTo(0, 260)")
        assert page.locator(".ga-goal").bounding_box()["y"] >= 0, "the goal stays in sight"
        page.click('[data-control="continue"]')
    page.screenshot(path=SCREENSHOTS / f"player-phone-{width}.png")


@pytest.mark.parametrize(
    ("width", "theme"),
    mainly(product([390, 1400], ["light", "dark"]), (390, "dark"), (1400, "light")),
)
def test_axe_finds_nothing(live: Live, width: int, theme: str) -> None:
    player = OpenLesson(read(TREE), theme=theme).play()  # a screen of every kind
    page = live(player, width)
    for screen in range(1, len(player.lesson.screens) + 2):
        player.goto(screen)
        renew(page)
        if player.screen:
            by_mouse(page, player)
        assert violations(page, ".ga-board") == []
    page.click(".ga-menu summary")
    assert violations(page, ".ga-board") == []


def test_without_motion_everything_is_there_at_once(live: Live) -> None:
    player = ga.lesson(1).play()
    page = live(player)
    assert page.evaluate("document.getAnimations().length") == 0
    by_mouse(page, player)
    assert page.evaluate("document.getAnimations().length") == 0
    assert page.inner_text(".ga-total") == "★ 3 / 15"


def test_stars_land_and_are_counted(live: Live) -> None:
    player = ga.lesson(1).play()
    page = live(player, reduced_motion="no-preference")
    assert "ga-glow" in page.evaluate("document.getAnimations().map((one) => one.animationName)")
    longest = page.evaluate(
        "Math.max(...document.getAnimations().map((one) => one.effect.getComputedTiming().endTime))"
    )
    assert longest < 10_000, "a lesson that nobody touches comes to rest"
    by_mouse(page, player)
    names = page.evaluate("document.getAnimations().map((one) => one.animationName)")
    assert names.count("ga-land") == 3
    page.wait_for_function("document.querySelector('.ga-total').textContent === '★ 3 / 15'")


def test_high_contrast(live: Live) -> None:
    player = ga.lesson(1).play()
    page = live(player, forced_colors="active")
    outline = "getComputedStyle(document.querySelector('svg .ga-open')).outlineStyle"
    assert page.evaluate(outline) == "solid"
    page.screenshot(path=SCREENSHOTS / "player-high-contrast.png")


def test_it_is_taken_up_again(live: Live) -> None:
    player = ga.lesson(3).play()
    page = live(player)
    by_mouse(page, player)
    page.click('[data-control="continue"]')
    shown(page)
    click(page, way(player)[0])
    again = ga.lesson(3).play()
    other = live(again)
    assert other.get_attribute('[aria-current="step"]', "data-control") == "screen-1"
    assert other.get_attribute('[data-control="screen-0"]', "data-state") == "done"
    assert again.board.moves == player.board.moves != []


@pytest.mark.parametrize("language", mainly(LANGUAGES, "de"))
def test_every_screen_of_every_lesson_is_in_one_sight(live: Live, language: str) -> None:
    player = ga.lesson(1, language).play()
    page = live(player, 1370, 780)
    assert list(hidden(page, player, lessons(player.lesson.game))) == []


def test_in_jupyterlab(lab: Lab, chromium: Any) -> None:
    (lab.folder / "01.ipynb").write_text(lesson_book(lesson(1), "en"), "utf-8")
    context = chromium.new_context(viewport={"width": 1400, "height": 800})
    context.set_default_timeout(60_000)
    page = context.new_page()
    lab.open(page, "01.ipynb")
    board = page.locator(".ga-board").first
    board.locator("svg[data-part]").first.wait_for()
    page.evaluate("document.querySelector('.jp-WindowedPanel-outer').scrollTop = 0")
    page.wait_for_timeout(300)
    assert page.evaluate(OUT_OF_SIGHT) == []
    box, panel = board.bounding_box(), page.locator(".jp-WindowedPanel-outer").bounding_box()
    assert box["y"] + box["height"] <= panel["y"] + panel["height"]
    page.screenshot(path=SCREENSHOTS / "player-lab.png")
    page.locator('[data-key="money/5"]').first.click(position={"x": 7, "y": 7}, force=True)
    board.locator('[data-control="continue"]').wait_for()
    lab.restart(page)
    lab.run_again(page)
    page.locator('.ga-board [data-control="screen-0"][aria-label*="3 / 3"]').first.wait_for()
    context.close()
