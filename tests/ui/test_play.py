"""The page to play on, in real Chromium against real Python: set up, start, move, come back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.learn import games
from glueckauf.learn.progress import VARIABLE
from glueckauf.widget import set_up
from tests.ui.boxed import Boxed, boxed
from tests.ui.browser import SCREENSHOTS, violations
from tests.ui.lab import click
from tests.ui.live import shown
from tests.variants import mainly

__all__ = ["boxed"]
TABLE = '.ga-board[data-kind="table"]'
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "learner" / "progress.jsonl"))


def field(page: Any, name: str) -> Any:
    return page.locator(f'[data-field="{name}"]')


def focused(page: Any) -> str:
    found: str = page.evaluate("document.activeElement?.dataset?.field ?? ''")
    return found


def reach(page: Any, name: str) -> None:
    """Go to a field with Tab alone."""
    for _ in range(60):
        if focused(page) == name:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {name}")


def a_game_in_progress() -> Any:
    play = ga.play(seats=["human", "random"], names=["Max", "Zoë"], seed=1, start=0)
    while play.opened.state.legal_moves()[0].startswith("draft"):
        play.opened.play(str(play.opened.state.legal_moves()[0]))
    return play


def test_a_small_game_by_mouse_goes_on_after_a_restart(boxed: Boxed) -> None:
    play: Any = ga.play()
    page = boxed(play)
    field(page, "name-0").fill("Max")
    field(page, "seat-1").select_option("random")
    field(page, "starts").select_option("1")
    assert "Max" in field(page, "starts").inner_text()
    field(page, "rules").click()
    field(page, "knob shifts").fill("1")
    field(page, "knob free_storage").click()
    shown(page)
    field(page, "rules").click()
    assert "2 changes" in field(page, "rules").inner_text()
    field(page, "start").click()
    board = page.locator(TABLE)
    board.wait_for()
    shown(page)
    assert (play.opened.state.rules.shifts, play.opened.state.rules.free_storage) == (1, True)
    assert play.opened.beginning.start == 1
    for _ in range(3):
        place = play.opened.state.legal_moves()[0]
        click(board, str(place))
        shown(page)
    moves = play.opened.moves
    assert len(moves) >= 6
    page.reload()
    page.locator(TABLE).wait_for()
    assert play.opened.moves == moves

    again = ga.play()  # as after a restart: nothing is known but what was written
    page = boxed(again)
    (name,) = [path.stem for path in games.folder().glob("*.txt")]
    assert "Max, Bruno" in page.locator(".ga-games").inner_text()
    field(page, f"go-on {name}").click()
    page.locator(TABLE).wait_for()
    shown(page)
    assert again.opened.moves == moves
    assert focused(page) == "all"
    field(page, "all").click()
    page.locator(".ga-setup").wait_for()
    assert again.opened is None
    assert field(page, "name-0").input_value() == "Max"


def test_by_keyboard_alone(boxed: Boxed) -> None:
    play: Any = ga.play()
    page = boxed(play)
    reach(page, "game board")
    page.keyboard.press("ArrowRight")
    assert focused(page) == "game card"
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    assert focused(page) == "players 3"
    reach(page, "name-2")
    page.keyboard.type("Zoë")
    reach(page, "rules")
    page.keyboard.press("Enter")
    reach(page, "knob look")
    page.keyboard.type("6")
    page.keyboard.press("Enter")
    assert not page.locator(TABLE).count()
    assert focused(page) == "knob look"
    reach(page, "rules")
    page.keyboard.press("Enter")
    reach(page, "seat-1")
    page.keyboard.press("ArrowUp")
    reach(page, "start")
    page.keyboard.press("Enter")
    page.locator(TABLE).wait_for()
    shown(page)
    table = play.opened
    assert (table.state.game, len(table.state.players), table.state.rules.look) == ("card", 3, 6)
    assert table._given == ["human", "random", "greedy"]
    assert "Zoë" in play.lobby.frame["opened"]
    page.keyboard.press("Enter")  # on the bar, which leads back
    page.locator(".ga-setup").wait_for()


def test_what_is_wrong_is_said_where_it_is(boxed: Boxed) -> None:
    play: Any = ga.play()
    page = boxed(play)
    field(page, "name-1").fill("Anna")
    field(page, "name-1").press("Enter")
    shown(page)
    assert "same name" in page.locator(".ga-setup .ga-message").inner_text()
    assert focused(page) == "name-1"
    field(page, "name-1").fill("Zoë")
    field(page, "rules").click()
    field(page, "knob cage").fill("99")
    field(page, "knob cage").press("Tab")
    shown(page)
    row = page.locator('[data-knob="cage"]')
    assert "Write a whole number from 1 to 20." in row.inner_text()
    assert "ga-changed" in row.get_attribute("class")
    field(page, "start").click()
    shown(page)
    assert play.opened is None
    field(page, "reset cage").click()
    shown(page)
    assert focused(page) == "knob cage"
    assert field(page, "knob cage").input_value() == "5"
    assert "ga-changed" not in row.get_attribute("class")
    field(page, "start").click()
    page.locator(TABLE).wait_for()


def test_a_game_that_is_put_away_comes_back(boxed: Boxed) -> None:
    a_game_in_progress()
    page = boxed(ga.play())
    (name,) = [path.stem for path in games.folder().glob("*.txt")]
    field(page, f"away {name}").click()
    shown(page)
    assert not page.locator(".ga-in-progress").count()
    field(page, "away").click()
    field(page, f"bring-back {name}").click()
    shown(page)
    assert page.locator(".ga-in-progress").is_visible()


@pytest.mark.parametrize(
    ("theme", "language"), mainly([("light", "en"), ("dark", "de")], ("dark", "de"))
)
def test_one_screen_wide_and_no_scrolling_aside_narrow(
    boxed: Boxed, theme: str, language: str
) -> None:
    a_game_in_progress()
    four = {**set_up.chosen("en"), "players": 4}
    set_up.remember(four)
    page = boxed(ga.play(language=language), color_scheme=theme)
    for turned in (False, True):
        if turned:
            field(page, "rules").click()
        box = page.locator(".ga-board").bounding_box()
        assert box["y"] + box["height"] <= 760, "a message still has room"
        assert violations(page, ".ga-board") == []
        page.screenshot(path=SCREENSHOTS / f"play-{theme}-{turned}.png")
    page.set_viewport_size({"width": 360, "height": 740})
    for _ in range(3):
        assert page.evaluate(OVERFLOW) <= 0
        field(page, "rules").click()
    page.screenshot(path=SCREENSHOTS / f"play-{theme}-360.png", full_page=True)
    for name in ("start", "name-3", "seat-3", "game card"):
        box = field(page, name).bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
        assert box["height"] >= 32
