"""The scoresheet in a real browser: it comes, counts, waits, and goes on."""

from __future__ import annotations

from typing import Any

import pytest

from glueckauf.games import room
from glueckauf.widget.stepper import Stepper
from glueckauf.widget.table import Table
from tests.ui.browser import SCREENSHOTS, violations
from tests.ui.live import Live, live, shown
from tests.variants import mainly
from tests.widget.test_sheet import before_scoring, greedy_line, last_move

__all__ = ["live"]
DIALOG = "dialog.ga-opened[open]"
TOTALS = f"{DIALOG} .ga-total .ga-sheet-sum"


def texts(page: Any, selector: str) -> list[str]:
    found: list[str] = page.locator(selector).all_inner_texts()
    return found


def end_shift(page: Any, table: Table, move: str) -> None:
    """The move that ends the shift, typed as a player can."""
    page.locator('[data-control="type"]').fill(move)
    page.keyboard.press("Enter")
    page.locator(DIALOG).wait_for()


def has_focus(page: Any, selector: str) -> bool:
    found: bool = page.evaluate("(it) => document.activeElement?.matches(it)", selector)
    return found


@pytest.mark.parametrize("key", mainly(["Enter", "Escape"], "Escape"))
def test_a_shift_is_counted_and_waits_for_continue(live: Live, key: str) -> None:
    table = before_scoring(1, 3)
    page = live(table, reduced_motion="no-preference")
    end_shift(page, table, last_move(1, 3))
    ply = table.frame["ply"]
    sheet = table.frame["sheet"]["sheets"][-1]
    before, after = list(map(str, sheet["before"])), list(map(str, table.state.scores))
    assert before != after
    assert has_focus(page, f"{DIALOG} button.ga-main")
    assert page.locator(DIALOG).get_attribute("aria-label") == "After shift 1"
    assert texts(page, TOTALS) == before, "nothing is counted yet"
    assert page.locator(f"{DIALOG} .ga-due").count() > 0
    page.wait_for_function("document.querySelectorAll('.ga-due').length <= 2")
    page.wait_for_function("!document.querySelector('.ga-due, .ga-counting')")
    assert texts(page, TOTALS) == after
    page.wait_for_timeout(500)
    assert table.frame["ply"] == ply, "it waits"
    page.keyboard.press(key)
    page.locator(DIALOG).wait_for(state="detached")
    shown(page)
    assert table.state.to_move in table._people
    assert "continue" in page.evaluate("model.sent")


def test_a_click_or_a_key_shows_all_of_it_at_once(live: Live) -> None:
    for skip in ("click", "key"):
        table = before_scoring(2, 4)
        page = live(table, reduced_motion="no-preference")
        end_shift(page, table, last_move(2, 4))
        assert page.locator(f"{DIALOG} .ga-due").count() > 4
        if skip == "click":
            page.locator(f"{DIALOG} tbody th").first.click()
        else:
            page.keyboard.press("Enter")
        assert page.locator(f"{DIALOG} .ga-due").count() == 0
        assert texts(page, TOTALS) == list(map(str, table.state.scores))
        assert page.locator(DIALOG).count() == 1, "what was skipped is the counting alone"
        page.locator('[data-control="continue"]').click()
        page.locator(DIALOG).wait_for(state="detached")


@pytest.mark.parametrize(
    ("width", "height", "theme"),
    mainly(
        [(1400, 800, "light"), (1400, 800, "dark"), (390, 844, "light"), (360, 640, "dark")],
        (1400, 800, "light"),
        (360, 640, "dark"),
    ),
)
def test_the_end_on_every_screen(live: Live, width: int, height: int, theme: str) -> None:
    """All rows in sight or within reach, nothing cut off at the side, no motion where none is wanted."""
    table = before_scoring(3, 4)
    table._theme = theme
    table.language = "en"
    page = live(table, width=width, height=height)
    end_shift(page, table, last_move(3, 4))
    shown(page)
    page.screenshot(path=str(SCREENSHOTS / f"sheet-end-{width}-{theme}.png"))
    assert page.locator(f"{DIALOG} tbody tr").count() == 16
    assert page.locator(f"{DIALOG} .ga-due").count() == 0
    assert texts(page, TOTALS) == list(map(str, table.state.scores))
    sizes = page.evaluate(
        "() => { const [box, body] = ['dialog', '.ga-opened-body'].map((it) => document.querySelector(it));"
        " const at = box.getBoundingClientRect();"
        " return [at.left, at.right, at.top, at.bottom, body.scrollWidth - body.clientWidth] }"
    )
    assert 0 <= sizes[0] < sizes[1] <= width
    assert 0 <= sizes[2] < sizes[3] <= height
    assert sizes[4] <= 0, "no column is cut off"
    assert "The game is over" in page.locator(f"{DIALOG} .ga-outcome").inner_text()
    assert violations(page, "dialog") == []
    page.locator('[data-control="continue"]').click()
    page.locator(DIALOG).wait_for(state="detached")
    height_of_last = page.locator(".ga-entries li").last.bounding_box()
    assert height_of_last is None or height_of_last["height"] < 400


def test_the_score_button_shows_the_sheets_again(live: Live) -> None:
    table = before_scoring(3, 3)
    page = live(table)
    ply = table.frame["ply"]
    page.locator('[data-control="score"]').click()
    page.locator(DIALOG).wait_for()
    assert texts(page, f"{DIALOG} .ga-tab") == [
        "After shift 1",
        "After shift 2",
        "Shift 3 as it stands",
    ]
    assert texts(page, f"{DIALOG} h2") == ["After shift 2"]
    page.locator(f"{DIALOG} .ga-tab").last.click()
    assert texts(page, f"{DIALOG} h2") == ["Shift 3 as it stands"]
    assert "?" in "".join(texts(page, f"{DIALOG} .ga-number"))
    page.screenshot(path=str(SCREENSHOTS / "sheet-now.png"))
    page.keyboard.press("z")
    page.keyboard.press("Escape")
    page.locator(DIALOG).wait_for(state="detached")
    assert table.frame["ply"] == ply, "no key in the sheet was a move"
    assert "undo" not in page.evaluate("model.sent")


def test_a_pile_opens_on_a_click_and_by_the_keyboard(live: Live) -> None:
    table = before_scoring(3, 3)
    page = live(table)
    (person,) = table._people
    pile = page.locator(f'[data-key="{person}:pile"]')
    pile.click()
    page.locator(DIALOG).wait_for()
    assert texts(page, f"{DIALOG} h2") == ["Your delivered orders"]
    cards = len(table.state.players[person].delivered)
    assert page.locator(f"{DIALOG} .ga-pile .ga-card").count() == cards
    assert page.locator(f"{DIALOG} li").count() == cards
    shown(page)
    page.screenshot(path=str(SCREENSHOTS / "pile.png"))
    assert violations(page, "dialog") == []
    page.keyboard.press("Escape")
    page.locator(DIALOG).wait_for(state="detached")
    other = (person + 1) % 3
    page.locator(f'[data-key="{other}:pile"]').focus()
    page.keyboard.press("Enter")
    page.locator(DIALOG).wait_for()
    assert "face down" in page.locator(DIALOG).inner_text()
    page.keyboard.press("Enter")
    page.locator(DIALOG).wait_for(state="detached")
    assert has_focus(page, f'[data-key="{other}:pile"]'), "the focus comes back"


def test_the_replay_shows_the_sheet_where_a_shift_ends(live: Live) -> None:
    states, moves = greedy_line("board", 3)
    stepper = Stepper(room("board").record(states[0], moves))
    places = [n for n, frame in enumerate(stepper.frames) if "sheet" in frame]
    assert len(places) == 3
    page = live(stepper)
    sheet = page.locator(".ga-step-sheet")
    assert not sheet.is_visible()
    for n, title in zip(places, ("After shift 1", "After shift 2", "The final score"), strict=True):
        page.locator('[data-control="slider"]').fill(str(n))
        assert sheet.locator("h3").inner_text() == title
        totals = [int(text) for text in texts(page, ".ga-step-sheet .ga-total .ga-sheet-sum")]
        scored = stepper.frames[n]["sheet"]["sums"][-1]["shown"]
        assert totals == [int(text) for text in scored]
    page.screenshot(path=str(SCREENSHOTS / "sheet-replay.png"))
    assert violations(page, ".ga-step-sheet") == []
    page.locator('[data-control="back"]').click()
    assert not sheet.is_visible()
