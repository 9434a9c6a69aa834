"""Woodcraft alone at the table, in real Chromium: dice, materials and lanterns by clicks."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.games import woodcraft
from glueckauf.games.woodcraft.parts import DICE, Free
from tests.games.woodcraft.scenes import acting, choosing, sheet
from tests.ui.browser import SCREENSHOTS, violations
from tests.ui.lab import click, in_width
from tests.ui.live import Live, live, shown

__all__ = ["live"]

TOLD = """() => document.querySelector("main").innerText
    + JSON.stringify(model.traits, (name, value) => (name === "ack" ? "" : value)) // the page's own name
    + [...document.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label"))"""
WISHES = ("complete/", "hire/", "glue/", "saw/", "fill/", "offcut/")


def pressed(page: Any, key: str, move: str) -> None:
    """A thing of the picture or a button; where only whole moves are left, the button of this one."""
    board = page.locator(".ga-board").first
    found = board.locator(f'[data-key="{key}"], [data-action="{key}"]').count()
    click(board, key if found else f"move {move}")
    shown(page)


def played(page: Any, table: Any, rng: random.Random) -> int:
    """To the end of the game by clicks alone; how many moves it took."""
    for number in range(500):
        if table.state.is_over:
            return number
        choices = table.frame["choices"]
        wished = [one for one in choices if one["move"].startswith(WISHES)]
        choice = rng.choice(wished or choices)
        before = table.state
        for key in rng.choice(choice["paths"]):
            if table.state is before:  # the board makes a move as soon as no other is left
                pressed(page, key, choice["move"])
        assert table.state is not before, choice
    raise AssertionError("the game does not end")


def message(page: Any) -> str:
    return str(page.locator(".ga-message .ga-text").inner_text())


def picked(page: Any) -> list[str]:
    found: list[str] = page.evaluate(
        "[...document.querySelectorAll('.ga-picked')].map((one) => one.dataset.key)"
    )
    return found


def preview(page: Any, key: str) -> str:
    """What is told of a thing that is pointed at."""
    page.locator(f'.ga-holder [data-key="{key}"]').hover()
    shown(page)
    return str(page.locator(".ga-preview").inner_text())


def control(page: Any, name: str) -> None:
    page.locator(f'[data-control="{name}"]').click()
    shown(page)


def test_a_short_game_by_clicks(live: Live) -> None:
    state = woodcraft.setup(1, 7, rules=woodcraft.Rules(rounds=1))
    table = ga.Table(state, seats=["human"])
    page = live(table)
    assert violations(page, ".ga-board") == []
    assert played(page, table, random.Random(3)) >= 5
    assert page.get_by_text("The final score").first.is_visible()


def test_two_dice_of_a_kind_are_clicked_twice(live: Live) -> None:
    state = woodcraft.setup(1, 7)
    while not isinstance(state.pending, Free):
        state = state.after(state.legal_moves()[0])
    dice = (2, 1, *(0,) * (len(DICE) - 2))
    player = state.players[0]._replace(dice=dice, marked=(0, 1, 0, 0), used=(0,) * 4)
    table = ga.Table(state._replace(players=(player,)), seats=["human"])
    page = live(table, 360, 740)
    pressed(page, "0:die/Y1", "")
    pressed(page, "0:die/Y1", "")
    assert table.state.players[0].dice[:2] == (0, 2)
    assert table.state.players[0].nuts == 2


def test_what_does_not_go_together_is_explained(live: Live) -> None:
    """The rule of the tool, which stays in the hand; another die is a change of mind."""
    state = acting(sheet("Y1 Y2 Y6 B5", saw=1, glue=1, offcut=1))
    table = ga.Table(state, seats=["human"])
    page = live(table)
    for tool, die, rule in (
        ("0:glue", "0:die/Y6", "WC-6.2"),
        ("0:saw", "0:die/Y1", "WC-6.3"),
        ("0:offcut", "0:die/Y6", "WC-6.4"),
    ):
        pressed(page, tool, "")
        assert rule in preview(page, die)
        pressed(page, die, "")
        assert page.locator(".ga-badge").inner_text() == rule
        assert picked(page) == [tool]
        page.keyboard.press("Escape")
    pressed(page, "0:die/Y2", "")
    pressed(page, "0:die/B5", "")
    assert "make 7" in message(page)
    assert picked(page) == ["0:die/B5"]
    page.keyboard.press("Escape")
    pressed(page, "column/1", "")
    assert "main action" in message(page), "not now"
    assert table.moves == []


def test_previews_and_undo_up_to_the_roll(live: Live) -> None:
    """Every free action says what comes of it, and is taken back and made again; dice are asked about."""
    table = ga.Table(choosing("B6 Y5 B4 B3 Y2 Y1", sheet("Y1 B1", glue=1, offcut=1)), seed=3)
    page = live(table)
    assert preview(page, "column/5").startswith(
        "Column 5: yellow 2, with 1 saw blade and 1 lantern"
    )
    pressed(page, "column/5", "")
    pressed(page, "0:cell/2,2", "")
    pressed(page, "0:glue", "")
    pressed(page, "0:die/Y1", "")
    assert preview(page, "0:die/Y2") == "Glue: yellow 1 + yellow 2 = yellow 3; gives 2 nuts"
    pressed(page, "0:die/Y2", "")
    assert table.moves[-1] == "glue/Y1+Y2=Y"
    pressed(page, "0:offcut", "")
    assert preview(page, "0:die/Y3") == "Offcut: yellow 3 becomes 4"
    pressed(page, "0:die/Y3", "")
    line = table.moves
    for _ in range(4):
        control(page, "undo")
    assert table.moves == [], "nothing was asked"
    for _ in range(4):
        control(page, "redo")
    assert table.moves == line
    pressed(page, "end", "end")
    assert table.state.turn == 2, "the opponent has rolled"
    beyond = len(table.moves)
    control(page, "undo")
    assert len(table.moves) == beyond
    page.get_by_role("button", name="Yes").click()
    shown(page)
    assert table.moves == line


def test_a_round_by_keys(live: Live) -> None:
    """Without a mouse, in Polish: Tab goes to what can be chosen, Enter chooses, Escape lets go."""
    state = choosing(
        "B6 Y5 B4 B3 Y2 Y1", sheet("Y1 B1", glue=1, saw=1), rules=woodcraft.Rules(rounds=1)
    )
    table = ga.Table(state, seats=["human"], language="pl", seed=4)
    page = live(table)

    def press(key: str, button: str = "Enter") -> None:
        page.locator(".ga-board").first.focus()
        focus = "document.activeElement.dataset.key ?? document.activeElement.dataset.action"
        for _ in range(120):
            if page.evaluate(focus) == key:
                break
            page.keyboard.press("Tab")
        assert page.evaluate(focus) == key, f"Tab does not reach {key}"
        page.keyboard.press(button)
        shown(page)

    page.locator('[data-key="column/3"]').focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.key") == "column/4"
    press("column/4", " ")
    press("0:glue")
    assert picked(page) == ["0:glue"]
    page.keyboard.press("Escape")
    assert picked(page) == []
    press("0:die/Y1")
    press("0:die/B1")
    press("move glue/Y1+B1=B")
    assert table.moves[-1] == "glue/Y1+B1=B"
    assert table.state.players[0].nuts == 2
    page.keyboard.press("z")
    shown(page)
    page.keyboard.press("y")
    shown(page)
    press("end")
    assert table.state.turn == 2
    press(str(table.frame["choices"][-2]["paths"][0][0]))
    for _ in range(9):
        if table.state.is_over:
            break
        press(str(table.frame["choices"][0]["paths"][0][0]))
    assert table.state.is_over
    assert page.get_by_text("Wynik końcowy").first.is_visible()


@pytest.mark.parametrize("shade", ["light", "dark"])
def test_on_a_phone_with_names_for_everything(live: Live, shade: str) -> None:
    """360 px: what is asked for comes first; every thing has a name; axe finds nothing."""
    state = choosing(
        "B6 Y5 B4 B3 Y2 Y1", sheet("Y1 B1", glue=1), sheet("Y6"), pool="II-03 I-06 I-07"
    )
    table = ga.Table(state, seats=["human", "random"], seed=2)
    page = live(table, 360, 780, has_touch=True, is_mobile=True, color_scheme=shade)
    in_width(page.locator(".ga-board"))
    tops = """() => ["board", "sheet0"].map((name) =>
        document.querySelector(`[data-slot="${name}"]`).getBoundingClientRect().top)"""
    board, own = page.evaluate(tops)
    assert board < own, "a die is chosen from the main board"
    assert own < 700, "and the own dice are in sight"
    nameless = "[...document.querySelectorAll('[data-key]')].filter((one) => !one.getAttribute('aria-label')).length"
    assert page.evaluate(nameless) == 0
    assert violations(page, ".ga-board") == []
    page.screenshot(path=SCREENSHOTS / f"woodcraft-phone-{shade}.png", full_page=True)
    page.locator('[data-key="column/2"]').tap()
    shown(page)
    assert isinstance(table.state.pending, Free)
    board, own = page.evaluate(tops)
    assert own < board, "free actions are done on the sheet"
    page.locator('[data-key="0:die/B1"]').tap()
    shown(page)
    assert picked(page) == ["0:die/B1"]
    assert violations(page, ".ga-board") == []


def test_nothing_jumps_away_under_a_finger(live: Live) -> None:
    """On a wide screen that is touched, too, what is told of a button has its place already."""
    table = ga.Table(choosing("B6 Y5 B4 B3 Y2 Y1", sheet("Y1 B1", glue=1)), seed=3)
    page = live(table, has_touch=True, is_mobile=True)
    label = page.locator('[data-key="column/2"]').get_attribute("aria-label")
    assert label == "Column 2: yellow 5, with 1 blueberry", "told once"
    page.locator('[data-key="column/2"]').tap()
    shown(page)
    assert "secret" not in message(page), "alone"
    end = page.locator('[data-action="end"]')
    before = end.bounding_box()
    end.hover()
    shown(page)
    assert end.bounding_box() == before
    end.tap()
    shown(page)
    assert table.state.turn == 2


def test_two_people_choose_in_secret(live: Live) -> None:
    """The screen is passed on, and what was chosen stands nowhere on the page."""
    state = choosing("B6 Y5 B4 B3 Y2 Y1", sheet("Y1", fields=(5,)), sheet("Y6", fields=(4,)))
    table = ga.Table(state, seats=["human", "human"], seed=2)
    page = live(table)
    before = page.locator('[data-slot="board"]').inner_html()
    pressed(page, "column/2", "")
    cover = page.get_by_role("button", name="I am Bruno")
    cover.click()
    shown(page)
    board = page.locator('[data-slot="board"]')
    strip = "(node) => node.querySelectorAll('[data-piece]').length"
    assert board.evaluate(strip) == before.count("data-piece")
    assert "yellow 5" not in message(page)
    assert "has chosen" in page.locator('[data-key="player/0"]').get_attribute("aria-label")
    pressed(page, "column/1", "")
    assert "yellow 5" in page.content()


def test_whatever_was_chosen_the_next_one_is_told_the_same(live: Live) -> None:
    """Not a word that Python sends, nor anything on the page, depends on the secret choice."""
    state = choosing("B6 Y5 B4 B3 Y2 Y1", sheet("Y1", fields=(5,)), sheet("Y6", fields=(4,)))
    known: list[list[str]] = []
    for column in ("column/2", "column/4"):
        table = ga.Table(state, seats=["human", "human"], seed=2)
        page = live(table)
        pressed(page, column, "")
        told = [str(page.evaluate(TOLD))]
        page.get_by_role("button", name="I am Bruno").click()
        shown(page)
        known.append([*told, str(page.evaluate(TOLD))])
    assert known[0] == known[1]


def test_many_choices_leave_the_list_of_moves_alone(live: Live) -> None:
    """Six ways to glue: all can be reached, and nothing lies upon anything."""
    mine = sheet("Y1 B1 B1 B3 Y5", glue=1, offcut=1, saw=2)
    state = choosing("B6 Y5 B4 B3 Y2 Y1", mine, sheet("Y6"))
    page = live(ga.Table(state, seats=["human", "random"], seed=3))
    for key in ("column/5", "0:cell/2,2", "0:glue", "0:die/Y1"):
        pressed(page, key, "")
    assert page.locator(".ga-option").count() == 6
    parts = (".ga-actions", ".ga-log > summary", ".ga-tools")
    boxes = [page.locator(part).bounding_box() for part in parts]
    for above, below in pairwise(boxes):
        assert above["y"] + above["height"] <= below["y"] + 1
    assert page.locator('[data-action="cancel"]').is_visible()
    page.locator(".ga-option").last.click()
    shown(page)
    assert not page.locator(".ga-option").count()


@pytest.mark.long
def test_a_whole_game_by_clicks(live: Live) -> None:
    """Alone, to the end; Python and the page agree on the score."""
    table = ga.Table(woodcraft.setup(1, 7), seats=["human"])
    page = live(table)
    played(page, table, random.Random(3))
    assert table.state.round == 6
    found = page.locator("dialog.ga-opened[open]")
    found.locator("h2").click()  # which ends the counting
    assert found.locator(".ga-total .ga-sheet-sum").all_inner_texts() == [
        str(table.state.scores[0])
    ]
    page.screenshot(path=SCREENSHOTS / "woodcraft-end.png")
