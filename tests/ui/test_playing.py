"""An evening at the table, in Chromium: bots that think, turns that are shown, a screen that is passed on, hints."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest

import glueckauf as ga
from glueckauf import bots
from glueckauf.bots import Search
from glueckauf.bots.search import GoOn, Weighing
from glueckauf.core.record import Record
from glueckauf.games import positions
from glueckauf.widget.table import Table
from tests.games.board.scenes import drafted
from tests.ui.browser import SCREENSHOTS, violations
from tests.ui.pushing import Play, playing
from tests.widget.talk import offered, send

__all__ = ["playing"]

SHORT = ga.board.Rules(shifts=1, miners=[3, 3, 3], clock_per_shift=[4])
PATIENCE = 60  # seconds that a bot waits for a page, which is blocked if that is not enough
MIDDLE = 60  # about so many decisions make half a game
ALIVE = 20  # decisions of a person from one look at the page while a bot thinks to the next
THINKING = ".ga-thinking-line:not([hidden])"
ANSWERED = "!document.querySelector('.ga-waiting')"
QUIET = (
    """() => !document.querySelector('.ga-waiting, .ga-telling, .ga-thinking-line:not([hidden])')"""
)
CALM = {"reduced_motion": "no-preference"}


def quiet(page: Any) -> None:
    """Wait until nobody thinks, and nothing is told any more."""
    page.wait_for_function(QUIET, timeout=30_000)


def settled(page: Any, table: Table) -> None:
    """Wait until it is a person's turn, and the page shows that."""
    while table.thinking:
        page.wait_for_timeout(40)
    page.wait_for_function("(ply) => model.traits.frame.ply === ply", arg=table.frame["ply"])
    quiet(page)


def click(page: Any, key: str) -> None:
    thing = page.locator(f'[data-key="{key}"], [data-action="{key}"]').first
    box = thing.bounding_box()
    page.mouse.click(box["x"] + min(8, box["width"] / 2), box["y"] + min(8, box["height"] / 2))


def test_a_whole_game_against_search(playing: Play) -> None:
    """Every move by clicks; the record is complete at the end, and the table says who has won."""
    start = ga.board.setup(2, 3, rules=SHORT)
    table = Table(start, ["human", Search(6)], names=["Zoë", "Max"], seed=3)
    page = playing(table)
    rng = Random(4)
    for _ in range(80):
        settled(page, table)
        if page.locator("dialog.ga-opened[open]").count():
            page.click('dialog.ga-opened[open] [data-control="continue"]')
            continue
        if table.state.is_over:
            break
        ply = table.frame["ply"]
        choice = rng.choice(table.frame["choices"])
        for key in min(choice["paths"], key=len):
            if table.frame["ply"] == ply:
                click(page, key)
                page.wait_for_function("!document.querySelector('.ga-waiting')")
        assert table.frame["ply"] > ply
    quiet(page)
    assert table.state.is_over
    assert "Max" in page.inner_text(".ga-message")
    assert "Bruno" not in page.inner_text("main")
    page.screenshot(path=SCREENSHOTS / "playing-end.png")


class Patient(Search):
    """Goes on thinking, where it is asked to, until somebody has been answered by the page."""

    def __init__(self, iterations: int) -> None:
        super().__init__(iterations, seed=3)
        self.answered = Event()
        self.answered.set()

    def weigh(self, view: Any, go_on: GoOn | None = None) -> Weighing:
        found = super().weigh(view, go_on)
        self.answered.wait(PATIENCE)
        return found


class Person:
    """Plays at a table by clicks and keys: what a hint has found, or what Greedy would do."""

    HINTS = 25  # decisions from one hint to the next
    KEYS = 7  # decisions from one made by keys to the next

    def __init__(self, page: Any, table: Table) -> None:
        self.page, self.table = page, table
        self.greedy = bots.bot("greedy", "clicks")
        self.decisions = self.hints = self.sheets = 0

    def decide(self) -> None:
        """One decision, or one scoresheet that is read and put away."""
        if self.page.locator("dialog.ga-opened[open]").count():
            self.read_sheet()
            return
        ply = self.table.frame["ply"]
        self.decisions += 1
        offered = self.table.frame["choices"]
        is_asked = self.decisions % self.HINTS == 0 and len(offered) > 1
        path = self.hinted() if is_asked else None
        if path is None:
            move = self.greedy.choose(self.table.state.seen_by(0))
            choice = next(one for one in offered if one["move"] == move)
            path = min(choice["paths"], key=len)
        for key in path:
            if self.table.frame["ply"] == ply:  # it is made as soon as no other is left
                self.point(key)
                self.page.wait_for_function(ANSWERED)
        assert self.table.frame["ply"] > ply

    def point(self, key: str) -> None:
        if self.decisions % self.KEYS:
            click(self.page, key)
            return
        self.page.locator(f'[data-key="{key}"], [data-action="{key}"]').first.focus()
        self.page.keyboard.press("Enter")

    def hinted(self) -> list[str] | None:
        """Ask twice, look at the best candidate; where the others are worth no thought, there are none."""
        for _ in range(2):
            self.page.click('[data-control="hint"]')
            settled(self.page, self.table)
        rows = self.page.locator(".ga-candidate")
        if not rows.count():
            return None
        self.hints += 1
        rows.first.click()
        assert rows.first.get_attribute("aria-pressed") == "true"
        self.page.screenshot(path=SCREENSHOTS / f"playing-whole-hint-{self.hints}.png")
        keys: list[str] = self.table.frame["candidates"][0]["keys"]
        return keys

    def read_sheet(self) -> None:
        self.sheets += 1
        assert self.page.locator("dialog.ga-opened[open] tbody tr").count() >= 12
        self.page.screenshot(path=SCREENSHOTS / f"playing-whole-sheet-{self.sheets}.png")
        self.page.click('dialog.ga-opened[open] [data-control="continue"]')
        self.page.wait_for_selector("body:not(:has(dialog))")
        self.page.wait_for_function(ANSWERED)


def answered_meanwhile(page: Any, table: Table, bot: Patient) -> None:
    """The bot thinks until all this was answered: the score opens and closes, an earlier turn is explained."""
    page.wait_for_selector(THINKING)
    page.click('[data-control="score"]')
    page.wait_for_selector("dialog.ga-opened[open]")
    page.click('dialog.ga-opened[open] [data-control="continue"]')
    page.wait_for_selector("body:not(:has(dialog))")
    page.locator(".ga-why-turn").last.click()
    page.wait_for_selector(".ga-reason")
    assert table.thinking
    page.screenshot(path=SCREENSHOTS / "playing-whole-thinking.png")
    bot.answered.set()


@pytest.mark.long
def test_a_game_of_full_length_against_search(playing: Play, tmp_path: Path) -> None:
    """Three shifts under the published rules; the record that was written meanwhile is the game that was played."""
    bot, path = Patient(30), tmp_path / "game.txt"
    start = ga.board.setup(2, 11)
    table = Table(start, ["human", bot], names=["Zoë", "Max"], seed=11, record=path)
    page = playing(table)
    person, alive = Person(page, table), 0
    settled(page, table)
    while not table.state.is_over or page.locator("dialog.ga-opened[open]").count():
        if person.decisions % ALIVE == ALIVE - 1 and bot.answered.is_set():
            bot.answered.clear()  # when it is its turn next
        person.decide()
        if not bot.answered.is_set() and table.thinking:
            answered_meanwhile(page, table, bot)
            alive += 1
        settled(page, table)
        if person.decisions == MIDDLE:
            page.screenshot(path=SCREENSHOTS / "playing-whole-middle.png")
    assert alive >= 3
    assert person.hints >= 3
    assert person.sheets == 3
    told = page.inner_text(".ga-message")
    assert all(str(points) in told for points in table.state.scores)
    page.screenshot(path=SCREENSHOTS / "playing-whole-end.png")
    record = Record.read(path.read_text("utf-8"), str(path))
    assert record == table.record
    *_, last = positions(record)
    assert last == table.state
    assert record.result == table.state.scores


def test_the_page_is_alive_while_a_bot_thinks(playing: Play) -> None:
    """A real decision that is not over before somebody says so: meanwhile the score opens and closes again."""
    bot = Search(seconds=60)
    table = Table(drafted(2), ["human", bot], names=["Zoë", "Max"])
    page = playing(table)
    click(page, "money/6")
    page.wait_for_selector(THINKING)
    assert page.inner_text(".ga-thinking-text") == "Max is thinking."
    assert "Max is thinking." in page.inner_text(".ga-message[aria-live]"), "read aloud once"
    assert page.get_attribute(".ga-thinking-text", "role") is None
    page.wait_for_function("document.querySelector('.ga-thinking-line progress').value > 0")
    page.click('[data-control="score"]')
    page.wait_for_selector("dialog.ga-opened[open]")
    page.click('dialog.ga-opened[open] [data-control="continue"]')
    page.wait_for_selector("body:not(:has(dialog))")
    assert table.thinking, "all of that happened while the bot was thinking"
    page.screenshot(path=SCREENSHOTS / "playing-thinking.png")
    assert violations(page, ".ga-thinking") == []
    page.evaluate("document.querySelector('[data-control=\"now\"]').click()")
    quiet(page)
    assert table.state.to_move == 0
    assert len(table.moves) > 1
    assert "Max" in page.inner_text(".ga-message")


def test_move_now_and_looking_back(playing: Play) -> None:
    table = Table(drafted(2), ["human", Search(seconds=60)], language="de")
    page = playing(table, 360, 780)
    page.locator('[data-key="money/6"]').click()
    page.wait_for_selector(THINKING)
    page.screenshot(path=SCREENSHOTS / "playing-thinking-narrow.png")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator('.ga-goto[aria-label$=": 0"]').click()
    page.wait_for_function("document.querySelector('.ga-open')")
    assert table.frame["ply"] == 0
    assert page.locator(THINKING).count() == 1, "whoever only looks back disturbs nobody"
    page.wait_for_selector(".ga-thinking-text[role=status]")
    page.locator('[data-control="redo"]').click()
    page.locator('[data-control="now"]').click()
    quiet(page)
    assert len(table.moves) > 1
    assert table.state.to_move == 0


def test_turns_are_shown_one_by_one_and_can_be_skipped(playing: Play) -> None:
    table = Table(drafted(3), ["human", "greedy", "greedy"], seed=2)
    page = playing(table, **CALM)
    page.evaluate(
        """() => {
            window.said = [];
            const line = document.querySelector(".ga-message");
            new MutationObserver(() => said.push(line.textContent)).observe(line, { childList: true, subtree: true });
        }"""
    )
    click(page, "money/6")
    page.wait_for_selector(".ga-telling")
    assert page.locator(".ga-open").count() == 0, "nothing can be chosen meanwhile"
    page.wait_for_function("said.some((text) => /^i?(Bruno|Clara)/.test(text))")
    page.wait_for_timeout(300)
    page.screenshot(path=SCREENSHOTS / "playing-scene.png")
    page.locator('[data-slot="works"]').click(position={"x": 5, "y": 5})
    page.wait_for_function("!document.querySelector('.ga-telling')")
    assert page.locator(".ga-open").count() > 0
    assert table.frame["ply"] == len(table.moves), "the click that skips is no move"
    told = page.inner_text(".ga-message")
    assert "Bruno" in told
    assert "Clara" in told
    page.locator('[data-control="undo"]').click()
    page.wait_for_function("!document.querySelector('.ga-waiting')")
    if page.get_by_role("button", name="Yes").count():
        page.get_by_role("button", name="Yes").click()
    page.wait_for_selector('[data-key="money/6"].ga-open')
    page.locator('[data-key="money/6"]').focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".ga-telling")
    page.keyboard.press("Escape")
    page.wait_for_function("!document.querySelector('.ga-telling')")
    assert page.locator(".ga-open").count() > 0


def test_numbers_that_count_do_not_cover_the_table(playing: Play) -> None:
    """What lies above the picture while numbers count is clear: it was painted like a row of the scoresheet once."""
    page = playing(Table(drafted(2), ["human", "human"]), **CALM)
    page.evaluate("document.querySelector('.ga-stage').classList.add('ga-counting')")
    grounds = page.evaluate(
        "[...document.querySelectorAll('.ga-stage > *')].map((node) => getComputedStyle(node).backgroundColor)"
    )
    assert set(grounds) == {"rgba(0, 0, 0, 0)"}


def test_a_bot_says_why_in_the_log(playing: Play) -> None:
    class Talker:
        def choose(self, view: Any) -> str:
            return "money/4"

        def why(self, view: Any, move: str, language: str = "en") -> str:
            return "Four marks are worth 1.5 points here."

    table = Table(drafted(2), ["human", Talker()])
    page = playing(table)
    click(page, "money/6")
    quiet(page)
    why = page.locator(".ga-why-turn")
    assert (why.count(), page.locator(".ga-reason").count()) == (1, 0)
    why.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".ga-reason")
    assert page.inner_text(".ga-reason") == "Four marks are worth 1.5 points here."
    page.screenshot(path=SCREENSHOTS / "playing-why.png")
    assert violations(page, ".ga-log") == []
    page.locator(".ga-why-turn").click()
    assert page.locator(".ga-reason").count() == 0


def test_the_screen_is_passed_on_and_holds_nothing_hidden(playing: Play) -> None:
    table = Table(ga.card.setup(2, 3), names=["Zoë", "Max"], theme="dark")
    rng = Random(1)

    def secrets(seat: int) -> set[str]:
        """Labels and words that only this player's picture has; short ones stand anywhere."""
        own, other = table.state.seen_by(seat), table.state.seen_by(seat).seen_by(1 - seat)
        found = [
            set(
                re.split("[<>]", "".join(part.body for part in table._room.table.parts(view, "en")))
            )
            for view in (own, other)
        ]
        return {words for words in found[0] - found[1] if len(words) > 5}

    while "passing" not in table.frame or not secrets(table.state.to_move):
        if "passing" in table.frame:
            send(table, "pass")
        send(table, "play", move=rng.choice(offered(table)))
    hidden = secrets(0) | secrets(1)
    page = playing(table)
    name = table.names[table.state.to_move]
    assert page.inner_text(".ga-passing h2") == f"Pass the screen to {name}."
    kept = "[document.documentElement.outerHTML, JSON.stringify(model.traits)].join()"
    assert not [one for one in hidden if one in page.evaluate(kept)]
    assert page.evaluate("document.querySelector('.ga-stage').inert")
    assert page.evaluate("document.activeElement.dataset.control") == "pass"
    page.screenshot(path=SCREENSHOTS / "playing-pass.png")
    assert violations(page, ".ga-passing") == []
    page.keyboard.press("Enter")
    page.wait_for_function("document.querySelector('.ga-passing').hidden")
    shown = page.evaluate("document.documentElement.outerHTML")
    own = {one for one in secrets(table.state.to_move) if re.fullmatch("[A-Za-z ]{4,}", one)}
    assert all(one in shown for one in own)
    others = secrets(1 - table.state.to_move)
    assert not [one for one in others if one in page.evaluate(kept)]
    page.set_viewport_size({"width": 360, "height": 780})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_hint_shows_candidates(playing: Play) -> None:
    table = Table(drafted(2), ["human", "greedy"])
    page = playing(table)
    page.keyboard.press("Tab")
    page.locator('[data-control="hint"]').click()
    page.wait_for_selector(THINKING)
    assert page.inner_text('[data-control="now"]') == "Show now"
    quiet(page)
    page.wait_for_function("document.querySelector('.ga-message').textContent.includes('Think')")
    assert page.locator(".ga-candidate").count() == 0, "nothing is given away unasked"
    page.locator('[data-control="hint"]').click()
    page.wait_for_selector(".ga-candidate")
    rows = page.locator(".ga-candidate")
    assert 2 <= rows.count() <= 3
    assert "points ±" in rows.first.inner_text()
    rows.nth(1).focus()
    page.keyboard.press("Enter")
    assert rows.nth(1).get_attribute("aria-pressed") == "true"
    keys = table.frame["candidates"][1]["keys"]
    marked = page.evaluate(
        "[...document.querySelectorAll('.ga-hint')].map((thing) => thing.dataset.key)"
    )
    assert set(marked) <= set(keys)
    assert marked
    page.screenshot(path=SCREENSHOTS / "playing-candidates.png")
    assert violations(page, ".ga-candidates") == []
    page.set_viewport_size({"width": 360, "height": 780})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
