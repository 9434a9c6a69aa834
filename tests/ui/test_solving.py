"""The puzzle board in real Chromium: wrong, hint, slip, solution, right, explained, next; pits, turns, drafts."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest

from glueckauf.core.texts import LANGUAGES
from glueckauf.learn.progress import VARIABLE, entries
from glueckauf.learn.puzzle import find, puzzles
from glueckauf.widget.puzzle import PuzzleBoard
from tests.ui.browser import SCREENSHOTS, violations
from tests.ui.live import Live, live, renew, shown
from tests.variants import mainly

__all__ = ["live"]

PIT = "09-the-sacrifice"
TURNS = next(one.id for one in puzzles(kind="turns", sort="turn"))
DRAFT = next(one.id for one in puzzles(kind="draft"))
KINDS = pytest.mark.parametrize("name", [PIT, TURNS, DRAFT], ids=["pit", "turns", "draft"])
# What must be in sight without scrolling, on a laptop
OUT_OF_SIGHT = """() => {
    const must = ".ga-lesson-title, .ga-goal .ga-task, .ga-counters, .ga-message, .ga-player-tools button, .ga-ask-slip button, "
        + ".ga-onward button, .ga-actions, .ga-holder, .ga-open, .ga-explained h4";
    const solved = document.querySelector(".ga-explains");
    return [...document.querySelectorAll(must)].filter((node) => node.getClientRects().length)
        .filter((node) => !solved || !node.closest(".ga-goal")).filter((node) => {
        const box = node.getBoundingClientRect();
        return box.top < 0 || box.left < 0 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1;
    }).map((node) => node.dataset?.key ?? node.getAttribute("class"));
}"""


@pytest.fixture(autouse=True)
def progress_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "progress.jsonl"))


def in_sight(page: Any) -> None:
    shown(page)
    assert page.evaluate(OUT_OF_SIGHT) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def press(page: Any, control: str) -> None:
    page.locator(f'[data-control="{control}"]').click()
    shown(page)


def said(page: Any) -> str:
    text: str = page.locator(".ga-message .ga-text").inner_text()
    return text


def choose(page: Any, board: PuzzleBoard, move: str) -> None:
    """Make a move by clicks, in the picture or by its button."""
    path = next(c["paths"] for c in board.frame["choices"] if c["move"] == move)[0]
    ply = len(board.moves)
    for key in path:
        if len(board.moves) > ply:
            break
        thing = page.locator(f'.ga-holder [data-key="{key}"], [data-action="{key}"]').first
        thing.focus()
        page.keyboard.press("Enter")
        shown(page)
    assert board.moves[ply:] == [move]


def wrong_line(board: PuzzleBoard) -> list[str]:
    """Moves that are offered one after the other, until the answer is one and not the best."""
    moves: list[str] = []
    while True:
        state = board.puzzle.positions(moves)[-1]
        best = board.puzzle.best() or ()
        legal = [str(move) for move in state.legal_moves()]
        moves.append(next((m for m in legal if m not in best), legal[-1]))
        verdict = board.puzzle.check(" ".join(moves))
        if verdict.legal and verdict.stars < 3 and board.puzzle.positions(moves)[-1].at_turn_start:
            return moves
        if board.puzzle.over(moves):
            return moves


@KINDS
def test_wrong_then_a_hint_and_the_slip(live: Live, name: str) -> None:
    board = PuzzleBoard(name)
    page = live(board)
    in_sight(page)
    press(page, "check")
    assert said(page).startswith("Nothing has been played yet")
    assert page.locator(".ga-verdict, .ga-rows, .ga-explained:visible").count() == 0

    line = ["4", "+k", "0", "end"] if name == PIT else wrong_line(board)
    for move in line:
        choose(page, board, move)
    if board.verdict is None:
        press(page, "check")
    in_sight(page)
    verdict = page.locator(".ga-verdict")
    assert verdict.count() == 1
    stars = board.verdict.stars
    assert verdict.locator(f'[role="img"][aria-label="Stars: {stars} / 3"]').count() == 1
    everything = page.locator(".ga-player").inner_text()
    assert page.locator(".ga-rows").count() == 0
    assert board.puzzle.check(" ".join(line)).sentence().split("\n")[-1] not in everything
    assert [(one.solved, one.seen) for one in entries()] == [(False, False)]
    page.screenshot(path=SCREENSHOTS / f"solving-wrong-{board.puzzle.kind}.png")

    press(page, "hint")
    assert said(page) == board.puzzle.help("en")[0]
    if board.verdict.slip():
        asked = page.locator('[data-control="slip"]')
        assert "counts as a hint" in asked.inner_text().lower()
        press(page, "slip")
        assert said(page) == board.verdict.slip()
        assert page.locator('[data-control="slip"]').count() == 0
        assert page.locator(".ga-hints li").inner_text() == board.puzzle.help("en")[0]
    in_sight(page)
    assert page.locator(".ga-rows").count() == 0
    assert len(page.locator("[aria-live], [role=status], [role=alert]").all()) == 1
    assert violations(page, ".ga-board") == []


@KINDS
def test_right_explained_and_next(live: Live, name: str) -> None:
    board = PuzzleBoard(name)
    page = live(board)
    for move in board.puzzle.best() or ():
        choose(page, board, move)
    if board.verdict is None:
        press(page, "check")
    assert board.verdict.stars == 3
    in_sight(page)
    assert page.locator('.ga-verdict [aria-label="Stars: 3 / 3"]').count() == 1
    card = page.locator(".ga-explained")
    text = card.inner_text()
    told = board.puzzle.explain("en")
    assert told is not None
    assert "Why it works" in text
    for theme in page.locator(".ga-themes dt").all():
        assert theme.inner_text()
    total = page.locator(".ga-sources tfoot td").inner_text()
    assert int(total.replace("\u2212", "-")) == sum(one.vp for one in told.sources)
    assert f"Grade {board.puzzle.tier} of 6" in text
    assert page.locator('[data-control="hint"]').count() == 0
    assert page.locator(".ga-open").count() == 0
    assert violations(page, ".ga-board") == []
    page.screenshot(path=SCREENSHOTS / f"solving-right-{board.puzzle.kind}.png")

    press(page, "undo")
    assert card.is_visible(), "the line can be stepped through, and the card stays"
    press(page, "redo")
    title = board.puzzle.about((), "en")["title"]
    press(page, "next-puzzle")
    assert board.puzzle.id != name
    assert page.locator(".ga-lesson-title").inner_text() == board.puzzle.about((), "en")["title"]
    assert page.locator(".ga-lesson-title").inner_text() != title
    assert (board.puzzle.tier or 0) in (find(name).tier, (find(name).tier or 0) + 1)
    assert not card.is_visible()
    assert page.locator(".ga-entries:visible").count() == 0, "nothing was played yet"
    in_sight(page)
    parts = page.locator(".ga-holder").evaluate_all("all => all.map((one) => one.dataset.slot)")
    assert sorted(parts) == sorted(board.frame["parts"])


def test_the_solution_says_what_it_costs_asks_and_costs_it(live: Live) -> None:
    board = PuzzleBoard(PIT)
    page = live(board)
    assert "costs the stars" in page.locator('[data-control="solution"]').inner_text().lower()
    press(page, "solution")
    page.get_by_role("button", name="No").click()
    shown(page)
    assert (board.frame["puzzle"]["solution"], entries()) == (False, [])
    press(page, "solution")
    page.get_by_role("button", name="Yes").click()
    shown(page)
    assert [(one.solved, one.seen, one.stars) for one in entries()] == [(False, True, 0)]
    assert page.locator(".ga-explained").is_visible()
    press(page, "redo")
    in_sight(page)
    page.screenshot(path=SCREENSHOTS / "solving-solution.png")
    press(page, "solution")
    for move in board.puzzle.best() or ():
        choose(page, board, move)
    if board.verdict is None:
        press(page, "check")
    assert "no stars" in said(page)
    assert len(entries()) == 1
    assert page.locator(".ga-verdict").count() == 0


def test_by_keyboard_from_one_puzzle_to_the_next(live: Live) -> None:
    board = PuzzleBoard("01-first-ride")
    page = live(board)
    for move in board.puzzle.best() or ():
        choose(page, board, move)
    if board.verdict is None:
        page.locator('[data-control="check"]').focus()
        page.keyboard.press("Enter")
        shown(page)
    focus = "document.activeElement.dataset.control ?? document.activeElement.className"
    assert page.evaluate(focus) == "next-puzzle", "Enter goes on"
    page.keyboard.press("Enter")
    shown(page)
    assert board.puzzle.id != "01-first-ride"
    assert page.evaluate(focus) == "ga-goal", "the task is read first"


@pytest.mark.parametrize(
    ("language", "scheme"),
    mainly(product(LANGUAGES, ["light", "dark"]), ("de", "dark"), ("pl", "light")),
)
def test_on_a_phone(live: Live, language: str, scheme: str) -> None:
    board = PuzzleBoard(PIT, language=language)
    page = live(board, 360, 640, color_scheme=scheme, has_touch=True)

    def fits() -> bool:
        return bool(page.evaluate("document.documentElement.scrollWidth <= 360"))

    assert fits()
    board.play("4 +k 0 end")
    board.check()
    renew(page)
    press(page, "check")
    assert fits()
    foot = page.locator(".ga-player-foot").bounding_box()
    assert foot["y"] + foot["height"] <= 641, "the verdict and the buttons stay in sight"
    board.reset()
    for move in board.puzzle.best() or ():
        board.play(move)
    renew(page)
    if board.verdict is None:
        press(page, "check")
    assert fits()
    assert page.locator('[data-control="next-puzzle"]').is_visible()
    page.screenshot(path=SCREENSHOTS / f"solving-360-{language}-{scheme}.png", full_page=True)
    assert violations(page, ".ga-board") == []


@pytest.mark.parametrize("language", mainly(LANGUAGES, "de"))
def test_everything_is_in_sight_in_every_language(live: Live, language: str) -> None:
    for name in (PIT, TURNS, DRAFT):
        board = PuzzleBoard(name, language=language, noted=False)
        page = live(board)
        in_sight(page)
        for move in board.puzzle.best() or ():
            board.play(move)
        board.check()
        renew(page)
        in_sight(page)
        page.close()
