"""Switch & Signal at the table in real Chromium: played by clicks and by keys, and trains that follow the track."""

from __future__ import annotations

from typing import Any

import pytest

import glueckauf as ga
from glueckauf import bots
from glueckauf.games.signal.parts import Next, Rolled
from glueckauf.games.signal.rules import State
from glueckauf.widget.table import Table
from tests.games.signal.scenes import AMERICA, acting, before_card
from tests.ui.browser import SCREENSHOTS, violations
from tests.ui.lab import in_width
from tests.ui.live import Live, live, shown

__all__ = ["live"]

SEATS = ["human", "human"]
MOVING = """document.querySelector('.ga-stage').getAnimations({ subtree: true })
    .map((one) => ({ frames: one.effect.getKeyframes().map(({ transform }) => transform),
                     is: one.effect.target.getAttribute('class') }))
    .filter(({ is }) => is === 'ga-traveller').map(({ frames }) => frames)"""


def press(page: Any, *keys: str) -> None:
    """Click these things one after the other; what is not in the picture is a button."""
    for key in keys:
        thing = page.locator(f'.ga-holder [data-key="{key}"]')
        (thing if thing.count() else page.locator(f'[data-action="{key}"]')).click()
        shown(page)


def roll(page: Any) -> None:
    """Of what can be chosen the one button."""
    page.locator('.ga-actions [data-action^="move "]').click()
    shown(page)


def undo(page: Any) -> None:
    page.locator('[data-control="undo"]').click()
    shown(page)


def message(page: Any) -> str:
    return str(page.locator(".ga-message .ga-text").inner_text())


def marks(page: Any) -> list[str]:
    found: list[str] = page.locator(".ga-mark-line").all_text_contents()
    return found


def laid() -> State:
    """Anna, before the card that deploys and moves black; the logistician is there."""
    return before_card(
        *("black calais-lille.1>lille", "grey paris blue"),
        hand="swwwtt",
        changes={"helpers": ("logistician",)},
    )


def test_a_turn_by_clicks(live: Live) -> None:
    """Deploy, see what a roll may do, roll, keep it, switch, signal with two cards, undo up to a roll."""
    board = Table(laid().after("card/D-black"), SEATS, seed=4)
    page = live(board)
    assert message(page) == "Anna: which colour do you deploy?"
    press(page, "depot/grey")
    assert board.moves[0] == "deploy/grey"
    assert board.moves[1].startswith("place/"), "the table rolls the dice"
    assert isinstance(board.state.pending, Rolled), "a black train alone moves without being asked"
    assert page.locator(".ga-goal").count() > 0, "the way of the die is drawn"
    assert "keep it, or let the logistician roll again?" in message(page)
    press(page, "on")
    assert board.state.pending is None

    page.locator('[data-key="train/paris"]').hover()
    seen = marks(page)
    assert sorted(line.split()[0] for line in seen) == ["1", "2", "3"]
    press(page, "train/paris")
    page.mouse.move(5, 5)
    shown(page)
    assert marks(page) == seen, "what was picked is seen while nothing is pointed at"
    page.screenshot(path=SCREENSHOTS / "signal-foresight.png")
    page.keyboard.press("Escape")
    shown(page)
    assert page.locator(".ga-picked").count() == 0

    before = board.moves
    press(page, "junction/lille")
    page.locator(".ga-actions button", has_text="Set Lille to join").first.click()
    shown(page)
    assert board.moves[len(before)].startswith("switch/lille=")
    assert page.locator('[data-slot="hand0"] [data-key="0:card/w"]').count() == 1
    press(page, "0:card/w", "0:card/t", "post/C:paris>lille", "post/C:paris>dijon")
    assert board.moves[-1] == "signal/C:paris>lille,C:paris>dijon:wt"
    assert "C:paris>dijon" in board.state.green
    undo(page)
    undo(page)
    assert board.moves == before, "nothing was unseen, so nothing is asked"
    undo(page)
    assert isinstance(board.state.pending, Rolled)
    undo(page)
    assert isinstance(board.state.pending, Rolled), "a roll was seen: that is asked first"
    page.get_by_role("button", name="No", exact=True).click()
    press(page, "on")
    assert board.moves == before
    press(page, "post/C:marseille>torino", "post/C:marseille>lyon")
    assert board.moves[-1] == "signal/C:marseille>lyon,C:marseille>torino", "in any order"
    press(page, "end")
    assert board.state.active == 1
    assert "Bruno" in message(page)


def test_by_keyboard_in_polish_and_every_key_has_a_name(live: Live) -> None:
    board = Table(acting("black calais-lille.1>lille", hand="swt"), SEATS, language="pl", seed=2)
    page = live(board)
    nameless = page.evaluate(
        """[...document.querySelectorAll('[data-key]')].filter((one) => !one.getAttribute('aria-label')).length"""
    )
    assert nameless == 0
    page.locator('[data-key="train/calais-lille.1"]').focus()
    shown(page)
    assert marks(page), "the focus sees what the pointer sees"
    page.keyboard.press("Enter")
    shown(page)
    button = page.locator('.ga-actions [data-action^="move "]')
    assert "Rzuć" in button.inner_text()
    button.focus()
    page.keyboard.press("Enter")
    shown(page)
    assert board.moves[0] == "train/calais-lille.1"
    assert page.evaluate("document.activeElement !== document.body"), "the focus is kept"
    assert "nie oryginalna plansza" in page.locator('[data-slot="map"]').text_content()
    assert violations(page, ".ga-board") == []


def test_on_a_phone_and_in_the_dark(live: Live) -> None:
    board = Table(acting("grey paris red", hand="sswwtt"), SEATS)
    phone: dict[str, Any] = {"has_touch": True, "is_mobile": True, "color_scheme": "dark"}
    page = live(board, 360, 780, **phone)
    in_width(page.locator(".ga-board"))
    page.locator('[data-key="train/paris"]').tap()
    shown(page)
    assert marks(page), "nothing jumped away under the finger"
    page.screenshot(path=SCREENSHOTS / "signal-phone.png", full_page=True)
    roll(page)
    assert board.moves[0] == "train/paris"


def test_a_train_follows_the_track(live: Live) -> None:
    """Along junctions and sections, turned to where it goes; with less motion it is simply there."""
    state = acting("black strasbourg-zurich.1>zurich red", hand="tt", changes={"helpers": ()})
    board = Table(state, SEATS, seed=5)
    page = live(board, reduced_motion="no-preference")
    press(page, "train/strasbourg-zurich.1")
    page.locator('.ga-actions [data-action^="move "]').click()
    page.wait_for_function(f"{MOVING}.length > 0")
    way = board.frame["ways"][0]["keys"]
    assert way[:3] == ["train/strasbourg-zurich.1", "junction/zurich", "section/zurich-dijon.1"]
    longest = max(page.evaluate(MOVING), key=len)
    assert len(longest) == 2 * (len(way) - 1), "a stage for every key"
    assert len({frame.partition("rotate")[2] for frame in longest}) > 1, "it turns at the junction"
    page.wait_for_function(f"{MOVING}.length === 0")
    calm = live(Table(state, SEATS, seed=5))
    press(calm, "train/strasbourg-zurich.1")
    roll(calm)
    assert calm.evaluate(MOVING) == []


@pytest.mark.long
@pytest.mark.parametrize("on", ["central_europe", AMERICA])
def test_a_whole_game_by_clicks(live: Live, on: str) -> None:
    """One person plays all seats to the end; Python, page and sheet agree."""
    board = Table(ga.signal.setup(3, 11, map=on), ["human"] * 3, seed=11)
    page = live(board)
    player = bots.bot("greedy", "0")
    kinds: set[str] = set()
    for number in range(2_000):
        state = board.state
        if state.is_over:
            break
        move = player.choose(state.seen_by(state.to_move))
        (choice,) = (one for one in board.frame["choices"] if one["move"] == move)
        kinds.add(move.partition("/")[0])
        played = len(board.moves)
        for key in min(choice["paths"], key=len):
            if len(board.moves) > played:
                break  # nothing else was left to mean
            whole = page.locator(f'[data-action="move {move}"]')
            if whole.count():  # few moves are left, and each has a button
                whole.click()
                shown(page)
                break
            press(page, key)
        assert board.moves[played] == move
        if number == 120:
            page.screenshot(path=SCREENSHOTS / f"signal-middle-{on}.png")
    assert board.state.is_over
    assert {"deploy", "go", "end"} <= kinds
    page.screenshot(path=SCREENSHOTS / f"signal-end-{on}.png")
    sheet = page.locator("dialog.ga-opened[open]")
    assert "goods" in sheet.inner_text()
    total = board.state.scores[0]
    assert set(sheet.locator(".ga-total .ga-sheet-sum").all_inner_texts()) == {str(total)}
    assert not isinstance(board.state.pending, Next)
