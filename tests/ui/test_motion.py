"""What moves in real Chromium: pieces of real tables, from where they were to where they are."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.widget.stepper import Stepper
from glueckauf.widget.table import Table
from tests.games.board.scenes import drafted, mining, scene
from tests.ui.browser import SCREENSHOTS
from tests.ui.pretended import Open
from tests.ui.taped import ARRIVALS, finish, go, taped

RUNNING = "document.querySelector('.ga-stage').getAnimations({ subtree: true })"
# Remembers every text that a number shows
SEEN = """(name) => {
    window.seen = [];
    const look = () => {
        const text = document.querySelector(`[data-tally='${name}']`)?.textContent;
        if (text !== seen.at(-1)) seen.push(text);
        requestAnimationFrame(look);
    };
    look();
}"""
TEXT = "(name) => document.querySelector(`[data-tally='${name}']`).textContent"


def arrivals(page: Any) -> list[tuple[list[str], str, str]]:
    """Of everything that travels: what is drawn where it arrives, its classes, its letters."""
    return [(one["there"], one["classes"], one["text"]) for one in page.evaluate(ARRIVALS)]


def bought() -> Table:
    """Workshop 1 with a tile of two grey carts and a rival's miner."""
    state = scene(3, crews={"workshop/1": (1, 1)}, tiles={1: "gg+"}, marks=9)
    return Table(state)


def test_a_bought_tile_lands_in_the_pit_and_everything_is_what_it_is(opened: Open) -> None:
    page = taped(opened, bought(), "workshop/1")
    go(page)
    page.screenshot(path=SCREENSHOTS / "motion-bought.png")
    found = arrivals(page)
    places = [place for there, _, _ in found for place in there]
    assert "pit0 tile:gg+" in places, "the tile lands where it will lie"
    assert places.count("pit0 coal:g") == 2, "its coal comes from the supply"
    assert "works miner:0" in places
    rival = next(one for one in found if "works miner:1" in one[0])
    assert "ga-p1" in rival[1].split(), "a displaced rival is a miner in his colour"
    canteen = page.locator('[data-key="canteen"] [data-piece="miner:1"]')
    assert canteen.count() == 1
    coin = next(one for one in found if "ga-coin" in one[1].split() and not one[2])
    assert coin[0] == ["works miner:0"], "marks are paid where the miner goes"
    assert not [one for one in found if not one[1]], "nothing blank travels"


def test_numbers_wait_for_what_they_count(opened: Open) -> None:
    state = scene(2, orders=[("barrow:gk=9", ("g", "yb")), "engine:b=3"])
    page = taped(opened, Table(state), "delivery/barrow")
    supply = page.evaluate(TEXT, "supply/g")
    go(page)
    held = ("0:vp", "0:score", "0:pile", "supply/g")
    assert [page.evaluate(TEXT, name) for name in held] == ["0", "0", "0", supply]
    places = [place for there, _, _ in arrivals(page) for place in there]
    assert "clock track:0" in places, "the miner walks along the score track"
    assert {"works coal:y", "works coal:b", "works coal:g"} <= set(places)
    assert page.locator('[data-key="0:vp"]').get_attribute("data-label") == "9 VP"
    finish(page)
    assert [page.evaluate(TEXT, name) for name in held[:3]] == ["9", "9", "1"]
    assert int(page.evaluate(TEXT, "supply/g")) == int(supply) + 1


def test_numbers_count_up(opened: Open) -> None:
    state = scene(2, orders=[("barrow:gk=9", ("g", "yb"))])
    page = taped(opened, Table(state), "delivery/barrow")
    page.evaluate(SEEN, "0:vp")
    go(page)
    finish(page)
    page.wait_for_function("(name) => seen.at(-1) === '9'", arg="0:vp")
    seen = [int(text) for text in page.evaluate("seen")]
    counted = seen[len(seen) - seen[::-1].index(0) - 1 :]  # from when it was held
    assert counted == sorted(counted)
    assert len(set(counted)) > 2, "not at once"


def test_the_hand_of_the_clock_comes_round(opened: Open) -> None:
    state = scene(2, miners=1)
    others = state.players[1]._replace(miners=0)
    last = state._replace(players=(state.players[0], others), canteen=(17, 18))
    page = taped(opened, Table(last, view="clock+yard"), "pithead")
    go(page)
    turning = "watched.filter(({ node }) => node.matches('.ga-hand')).map(({ frames }) => frames)"
    ((start, end),) = page.evaluate(turning)
    assert "rotate(120deg)" in start["transform"]
    assert "rotate(240deg)" in end["transform"]


def test_marks_come_from_the_space(opened: Open) -> None:
    page = taped(opened, Table(scene(2, marks=3)), "money/6")
    go(page)
    ends = [there for there, classes, _ in arrivals(page) if "ga-coin" in classes.split()]
    assert len(ends) == 1
    assert "pit0 mark:0" in ends[0]
    assert page.evaluate(TEXT, "0:marks") == "3"
    finish(page)
    assert page.evaluate(TEXT, "0:marks") == "9"


def test_a_ride_takes_its_coal_along_and_coal_goes_its_way(opened: Open) -> None:
    board = Table(mining(8, orders=["carriage:gg=7"], mine={"carts": ("y", "b", "gg", "k")}))
    page = taped(opened, board, "3", "+g", "0", "g>A")
    expected = ["pit0 cage:0", "pit0 coal:g", "pit0 cage:0", "pit0 coal:g"]
    for n, place in enumerate(expected):
        go(page)
        found = arrivals(page)
        assert [place in there for there, _, _ in found] == [True], "one thing moves"
        if n == 2:
            assert found[0][2].count("g") >= 1, "the coal rides in the cage"
        assert (
            page.evaluate(f"{RUNNING}.length") == 3
        )  # the copy, its old look, the piece that waits
    assert page.locator(
        '[data-key="0:square/A.g"] [data-piece], [data-same="0:square/A.g"] [data-piece]'
    ).count()


def test_cards_come_from_their_stack_and_go_back(opened: Open) -> None:
    page = taped(opened, Table(drafted(2)), "workshop/draw", "keep/2", "top/1345")
    go(page)
    places = [place for there, _, _ in arrivals(page) for place in there]
    assert sum(place.startswith("tray tile:") for place in places) == 5
    go(page)
    assert any(place.startswith("pit0 tile:") for there, _, _ in arrivals(page) for place in there)
    go(page)
    back = [there for there, _, _ in arrivals(page)]
    assert back == [["works stack/tiles"]] * 4


def test_a_new_part_of_the_picture_moves_nothing_else(opened: Open) -> None:
    """The tray stands above the works and shifts them down; that is no journey."""
    page = taped(opened, Table(drafted(2)), "order/draw")
    go(page)
    places = [place for there, _, _ in arrivals(page) for place in there]
    assert [place for place in places if place.startswith("works")] == ["works miner:0"]


def test_it_is_soon_over_and_the_next_painting_ends_it(opened: Open) -> None:
    page = taped(opened, bought(), "workshop/1", "money/4")
    go(page)
    assert max(page.evaluate("watched.map(({ end }) => end)")) <= 1200
    count = page.evaluate(f"{RUNNING}.length")
    assert count > 10
    go(page)
    assert page.evaluate(f"{RUNNING}.length") < count
    assert page.evaluate(TEXT, "0:marks") == "3", "what waited is told now"
    assert page.locator(".ga-overlay [data-key], .ga-overlay [tabindex]").count() == 0


def test_nothing_moves_where_motion_is_unwelcome(opened: Open) -> None:
    page = taped(opened, bought(), "workshop/1", reduced_motion="reduce")
    go(page)
    assert page.evaluate("watched.length") == 0
    assert page.evaluate(TEXT, "0:marks") == "3"


def test_a_leap_is_shown_at_once(opened: Open) -> None:
    """Loading another game moves half of the table; that is no move."""
    board = Table(drafted(2))
    other = ga.Table(seats=["random"] * 2, seed=4)
    for _ in range(120):
        other.play("on")
    page = taped(opened, board)
    page.evaluate(
        "(frame) => boards[0].model.tape.push({ ...boards[0].model.tape[0], ...frame })",
        {name: getattr(other, name) for name in ("frame", *(f"part{n}" for n in range(12)))},
    )
    go(page)
    assert page.evaluate("watched.length") == 0


def test_an_exported_page_moves_in_the_same_way(chromium: Any, tmp_path: Path) -> None:
    state = scene(2, tiles={1: "gg+"}, marks=9)
    ga.export_html((state, ["workshop/1", "money/4"]), tmp_path / "steps.html", languages=("en",))
    context = chromium.new_context(viewport={"width": 1400, "height": 800})
    page = context.new_page()
    page.goto((tmp_path / "steps.html").as_uri())
    page.locator(".ga-board svg.ga-part[data-part]").first.wait_for()
    page.wait_for_timeout(100)
    page.locator('[data-control="forward"]').click()
    page.wait_for_function("document.querySelectorAll('.ga-traveller').length > 4")
    page.wait_for_function("!document.querySelector('.ga-traveller')")
    page.locator('[data-control="back"]').click()
    page.wait_for_function("document.querySelectorAll('.ga-traveller').length > 4")
    page.locator('[data-control="last"]').click()
    page.wait_for_function("!document.querySelector('.ga-traveller')")
    context.close()
    assert repr(Stepper((state, ["workshop/1"]))) == "Stepper(1 steps)"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_seat_has_one_colour_in_log_and_table(opened: Open, theme: str) -> None:
    page = taped(opened, Table(drafted(3)), "money/4", "money/5", color_scheme=theme)
    go(page)
    go(page)
    finish(page)
    for seat in (0, 1):
        log = page.locator(f'.ga-seat[data-seat="{seat}"]').evaluate(
            "(node) => getComputedStyle(node).backgroundColor"
        )
        table = page.locator(f"[data-part=pit{seat}] path.ga-p{seat}").first.evaluate(
            "(node) => getComputedStyle(node).fill"
        )
        assert log == table != "rgba(0, 0, 0, 0)"
