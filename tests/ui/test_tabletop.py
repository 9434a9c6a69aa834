"""A game at a table of 1400 × 900: clicked in Chromium, everything in sight, nothing jumps."""

from __future__ import annotations

from typing import Any

import pytest

import glueckauf as ga
from glueckauf import bots
from glueckauf.widget.table import Table
from tests.games.board.scenes import mining, scene
from tests.ui.browser import SCREENSHOTS, violations
from tests.ui.live import Live, live, shown
from tests.variants import mainly
from tests.widget.talk import said

__all__ = ["live"]

PLACES = """() => Object.fromEntries([".ga-message", ".ga-quick", ".ga-stage", '[data-slot="works"]'].map((name) => {
    const { x, y, width, height } = document.querySelector(name).getBoundingClientRect();
    return [name, [x, y, width, height].map(Math.round)];
}))"""
OUT_OF_SIGHT = """() => [...document.querySelectorAll(
        ".ga-message, .ga-quick, .ga-actions:not([hidden]), .ga-open, .ga-holder, .ga-entries, .ga-entries [aria-current]")]
    .filter((node) => {
        const { top, left, bottom, right, width } = node.getBoundingClientRect();
        return width && (top < 0 || left < 0 || bottom > innerHeight + 1 || right > innerWidth + 1);
    }).map((node) => node.dataset.key ?? node.dataset.slot ?? node.className)"""
ROWS = "[...document.querySelectorAll('.ga-entries > li')].map((row) => row.offsetHeight)"
LABELS = """(seat) => [...document.querySelectorAll(`[data-key^="${seat}:order/"]`)]
    .map((card) => [card.getBoundingClientRect(), card.dataset.key.split("/")[1]])
    .sort(([one], [other]) => one.top - other.top > 4 ? 1 : other.top - one.top > 4 ? -1 : one.left - other.left)
    .map(([, label]) => label)"""
HIGHEST_ROW = 150  # pixels: six lines
SHORT = ga.board.Rules(shifts=1, miners=[4, 4, 4], clock_per_shift=[4])


def table(
    players: int = 3, seed: int = 3, rules: ga.board.Rules | None = None, **more: Any
) -> Table:
    state = ga.board.setup(players, seed, rules=rules or ga.board.Rules())
    return Table(state, ["human", *["greedy"] * (players - 1)], seed=seed, **more)


def click(page: Any, key: str) -> None:
    """Click a thing near its corner, where nothing lies upon it, or its button; no scrolling."""
    thing = page.locator(f'[data-key="{key}"], [data-action="{key}"]').first
    box = thing.bounding_box()
    assert box["y"] + 8 < page.viewport_size["height"], f"{key} is out of sight"
    x, y = min(8, box["width"] / 2), min(8, box["height"] / 2)
    page.mouse.click(box["x"] + x, box["y"] + y)
    shown(page)


def is_told(page: Any) -> None:
    """One decision: all of it in sight, the page as high as the window, rows of a few lines."""
    assert page.evaluate(OUT_OF_SIGHT) == []
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert max(page.evaluate(ROWS), default=0) <= HIGHEST_ROW


def clicked_to_the_end(page: Any, board: Table, name: str, strict: int = 1) -> int:
    """A game by clicks, as Greedy would play it; every `strict`-th decision is looked at. The sheets that were read."""
    player, sheets, decisions = bots.bot("greedy", "clicks"), 0, 0
    places = page.evaluate(PLACES)
    while True:
        if page.locator("dialog.ga-opened[open]").count():
            sheets += 1
            page.screenshot(path=SCREENSHOTS / f"{name}-sheet-{sheets}.png")
            assert page.locator("dialog.ga-opened[open] tbody tr").count() >= 12
            assert (
                "?" not in page.inner_text("dialog.ga-opened[open] tbody")
                or not board.state.is_over
            )
            page.click('dialog.ga-opened[open] [data-control="continue"]')
            shown(page)
            continue
        state = board.state
        if state.is_over:
            return sheets
        move = player.choose(state.seen_by(0))
        choice = next(one for one in board.frame["choices"] if one["move"] == move)
        if decisions % strict == 0:
            is_told(page)
            assert page.evaluate(PLACES) == places, "nothing jumps"
        ply = board.frame["ply"]
        for key in min(choice["paths"], key=len):
            if board.frame["ply"] == ply:  # it is made as soon as no other is left
                click(page, key)
        assert board.frame["ply"] > ply, move
        decisions += 1


def test_a_shift_clicked_to_its_end(live: Live) -> None:
    board = table(rules=SHORT)
    page = live(board, 1400, 900)
    assert clicked_to_the_end(page, board, "table-short") == 1
    assert board.state.is_over
    assert "The game is over" in page.inner_text(".ga-message")
    page.screenshot(path=SCREENSHOTS / "table-short-end.png")
    chapters = page.locator(".ga-chapter").all_inner_texts()
    assert chapters
    assert max(page.evaluate(ROWS)) <= HIGHEST_ROW


@pytest.mark.long
def test_three_players_clicked_to_the_end(live: Live) -> None:
    """A person and two bots, three shifts, every scoresheet waited for and read."""
    board = table(seed=7)
    page = live(board, 1400, 900)
    page.screenshot(path=SCREENSHOTS / "table-draft.png")
    assert clicked_to_the_end(page, board, "table-whole", strict=5) == 3
    assert board.state.is_over
    page.screenshot(path=SCREENSHOTS / "table-end.png")
    is_told(page)
    told = page.inner_text(".ga-message")
    assert "The game is over" in told
    assert all(str(points) in told for points in board.state.scores)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("height", mainly([900, 800], 800))
def test_mining_needs_no_scrolling(live: Live, players: int, height: int) -> None:
    """The own pit is the first thing of the picture, with everything that can be chosen in it."""
    board = table(players)
    drafter = bots.bot("greedy", "draft")
    while board.state.pending is not None:
        board.play(drafter.choose(board.state.seen_by(0)))
    page = live(board, 1400, height)
    is_told(page)
    lefts = page.evaluate(
        "[...document.querySelectorAll('[data-slot]')].map((slot) => [slot.getBoundingClientRect().left, slot.dataset.slot])"
    )
    assert min(lefts)[1] == "pit0", "the own seat first"
    places = page.evaluate(PLACES)
    click(page, "mining/10")
    assert page.evaluate(PLACES) == places
    is_told(page)
    page.screenshot(path=SCREENSHOTS / f"table-mining-{players}-{height}.png")
    for key in ("0:level/3", "0:cart/3.g", "0:surface"):
        click(page, key)
        is_told(page)
    assert board.state.players[0].mine.cage == "g"


def test_cards_that_were_drawn_open_where_it_was_clicked(live: Live) -> None:
    board = table()
    while board.state.pending is not None:
        board.play(str(board.state.legal_moves()[0]))
    page = live(board, 1400, 900)
    for space in ("workshop/draw", "order/draw"):
        click(page, space)
        tray = page.locator('[data-slot="tray"]').bounding_box()
        drawn = page.locator(f'[data-key="{space}"]').bounding_box()
        apart = max(
            drawn["x"] - tray["x"] - tray["width"],
            tray["x"] - drawn["x"] - drawn["width"],
            drawn["y"] - tray["y"] - tray["height"],
            tray["y"] - drawn["y"] - drawn["height"],
        )
        assert apart < 60, "beside the space, not at the other end of the page"
        is_told(page)
        page.screenshot(path=SCREENSHOTS / f"table-drawn-{space.partition('/')[0]}.png")
        board.undo()
        page.evaluate("model.send({ n: 'test', do: 'log' })")
        shown(page)


def test_an_order_is_filled_by_clicking_it(live: Live) -> None:
    board = Table(
        mining(8, mine={"cage": "gk"}, orders=["barrow:g=4", "engine:gk=9"]),
        ["human", "greedy", "greedy"],
    )
    page = live(board, 1400, 900)
    click(page, "0:order/A")
    assert board.moves == ["g>A"]
    click(page, "0:order/B")
    assert board.moves == ["g>A", "k>B"]
    click(page, "0:order/B")
    assert board.moves == ["g>A", "k>B"]
    assert "grey cube" in page.inner_text(".ga-message"), "why not"
    assert page.inner_text(".ga-preview") != page.inner_text(".ga-message .ga-text")
    several = Table(
        mining(8, mine={"cage": "gk"}, orders=["engine:gk=9"]), ["human", "greedy", "greedy"]
    )
    page = live(several, 1400, 900)
    click(page, "0:order/A")
    assert several.moves == [], "which coal? it asks"
    options = page.locator(".ga-option").all_inner_texts()
    assert len(options) == 2
    click(page, "0:cage/k")
    assert several.moves == ["k>A"]


def test_a_refused_reason_stands_once(live: Live) -> None:
    board = Table(scene(3, orders=["barrow:g=4"]), ["human", "greedy", "greedy"])
    page = live(board, 1400, 900)
    click(page, "delivery/engine")
    why = "You have no complete engine order."
    assert why in page.inner_text(".ga-message")
    assert page.locator(".ga-board").inner_text().count(why) == 1


def test_orders_are_sorted_and_bots_turns_are_lines(live: Live) -> None:
    orders: list[Any] = ["barrow:g=4", ("engine:k=5", ("k",)), "carriage:yy=3"]
    board = Table(scene(2, orders=orders), ["human", "greedy"])
    page = live(board, 1400, 900)
    click(page, "delivery/engine")
    click(page, "order/2")
    assert [order.label for order in board.state.players[0].orders] != ["A", "B", "C"]
    assert page.evaluate(LABELS, "0") == ["A", "B", "C"]
    lines = page.locator(".ga-turn .ga-told").all_inner_texts()
    assert lines[0] == "You deliver order B for 5 VP."
    assert len(lines) == 4, "two turns of each"
    assert all(line.startswith(("You ", "Bruno ")) for line in lines)
    assert "GA-" not in page.inner_text(".ga-entries")
    assert page.locator(".ga-entries code").count() == 0, "no notation"
    page.click(".ga-turn .ga-rule-sign >> nth=0")
    shown(page)
    assert "GA-6.1" in page.inner_text(".ga-turn-moves")
    assert page.inner_text(".ga-turn-moves code") == "delivery/engine"


def test_a_message_keeps_its_height(live: Live) -> None:
    board = table()
    page = live(board, 1400, 900)
    before = page.evaluate(PLACES)
    for kind, text in (("bad", "No."), ("info", "What a long story this is. " * 40)):
        page.evaluate(
            """([kind, text]) => { model.traits.frame = { ...model.traits.frame, message: { kind, text } };
                for (const act of model.heard.get("change:frame")) act(); }""",
            [kind, text],
        )
        shown(page)
        assert page.evaluate(PLACES) == before
    line = page.locator(".ga-message")
    assert line.evaluate("(line) => line.scrollHeight > line.clientHeight")
    assert line.get_attribute("tabindex") == "0", "it scrolls by keyboard, too"


@pytest.mark.parametrize(
    ("width", "height", "theme"),
    [
        *[(360, 740, "dark"), (820, 1000, "light"), (1400, 900, "dark")],
        *mainly([(360, 740, "light"), (820, 1000, "dark"), (1400, 900, "light")]),
    ],
)
def test_every_size_and_theme(live: Live, width: int, height: int, theme: str) -> None:
    board = table(4)
    player = bots.bot("greedy", "size")
    for _ in range(20):
        board.play(player.choose(board.state.seen_by(0)))
    page = live(board, width, height, color_scheme=theme)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page, ".ga-board") == []
    page.screenshot(path=SCREENSHOTS / f"table-{width}-{theme}.png", full_page=True)
    assert said(board)


def test_what_others_have_is_folded_and_opens(live: Live) -> None:
    board = table(4)
    page = live(board, 1400, 900)
    assert page.locator(".ga-folded").count() == 3
    page.click('[data-control="fold-pit2"]')
    shown(page)
    assert page.locator(".ga-folded").count() == 2
    is_told(page)
    page.screenshot(path=SCREENSHOTS / "table-unfolded.png")
    page.click('[data-control="fold-pit2"]')
    shown(page)
    assert page.locator(".ga-folded").count() == 3
