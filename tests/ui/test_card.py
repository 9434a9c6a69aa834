"""The card game at the table, in real JupyterLab and real Chromium: as somebody new to it meets it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.ui.browser import SCREENSHOTS, violations
from tests.ui.lab import Lab, click, in_width, settled
from tests.ui.test_lab import message, moves, opened, reach

SHORT = "rules=ga.card.Rules(tokens=[1, 1, 1])"
TABLE = """
import glueckauf as ga

table = ga.Table(ga.card.setup(2, 7{}), seats=["human", "greedy"])
table
"""
WHOLE = TABLE.format("")
ONE_SHIFT = TABLE.format(f", {SHORT}")
# What a bot would do here, and the shortest way to click it; nothing when the game is over
CHOSEN = """
import json
from glueckauf import bots

def shortest(seed="0", bot="greedy"):
    state = table.state
    if state.is_over:
        return print("null")
    move = bots.bot(bot, seed).choose(state.seen_by(state.to_move))
    paths = next(c["paths"] for c in table.frame["choices"] if c["move"] == move)
    print(json.dumps(min(paths, key=len)))

shortest({!r})
"""
RESULT = "print(' '.join(map(str, table.state.scores)), *table.state.winners)"


def played(lab: Lab, page: Any, board: Any, most: int = 1000) -> int:
    """Play on by clicks alone; how many choices it took."""
    for number in range(most):
        keys = json.loads(lab.says(page, CHOSEN.format(str(number))))
        if keys is None:
            return number
        for key in keys:
            click(board, key)
            settled(board)
    return most


def listened(page: Any) -> list[str]:
    """Everything that goes wrong in the page from now on."""
    wrong: list[str] = []
    page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    return wrong


def points(board: Any) -> list[str]:
    """What the yards show."""
    shown: list[str] = board.evaluate(
        """(board) => [...board.querySelectorAll('[data-key$=":vp"]')]
            .sort((one, other) => one.dataset.key < other.dataset.key ? -1 : 1)
            .map((thing) => thing.textContent.trim())"""
    )
    return shown


def is_told(lab: Lab, page: Any, board: Any) -> None:
    """The end: Python and the page agree, and sheet and message name the winner and all points."""
    scores = lab.says(page, RESULT).split()
    sheet = board.locator("dialog.ga-opened[open]")
    sheet.locator("h2").click()  # which ends the counting
    assert sheet.locator(".ga-total .ga-sheet-sum").all_inner_texts() == scores[:2]
    sheet.locator('[data-control="continue"]').click()
    sheet.wait_for(state="detached")
    settled(board)
    assert points(board) == scores[:2]
    text = message(board)
    winner = {"0": "you win", "1": "Bruno wins"}[scores[2]]
    assert f"The game is over: {winner}." in text
    assert f"Final score: you {scores[0]} and Bruno {scores[1]}." in text
    assert "has won" in board.locator(f'[data-slot="yard{scores[2]}"]').inner_text()
    assert board.locator(".ga-open").count() == 0


@pytest.mark.long
def test_a_whole_game_by_mouse(lab: Lab, page: Any) -> None:
    page.set_viewport_size({"width": 1400, "height": 800})
    wrong = listened(page)
    board = opened(lab, page, "whole", WHOLE)
    lab.fold_sides(page)
    board.evaluate("(board) => board.scrollIntoView({ block: 'start' })")
    page.screenshot(path=SCREENSHOTS / "card-beginning.png")
    assert played(lab, page, board, 60) == 60
    page.wait_for_timeout(1500)  # until everything has arrived
    page.screenshot(path=SCREENSHOTS / "card-middle.png")
    assert played(lab, page, board) > 0
    page.wait_for_timeout(1500)
    page.screenshot(path=SCREENSHOTS / "card-end.png")
    is_told(lab, page, board)
    assert lab.says(page, "print(table.state.shift)") == "7"
    assert not wrong


def test_one_shift_by_mouse(lab: Lab, page: Any, tmp_path: Path) -> None:
    """A game to its end; then it is saved, taken back and loaded again."""
    wrong = listened(page)
    chdir = f"import os; os.chdir({str(tmp_path)!r})\n"
    board = opened(lab, page, "short", chdir + ONE_SHIFT)
    played(lab, page, board)
    is_told(lab, page, board)
    page.screenshot(path=SCREENSHOTS / "card-short-end.png")
    line, result = moves(lab, page), lab.says(page, RESULT)
    board.locator('[data-control="save"]').click()
    board.locator(".ga-message", has_text="glueck-auf-1.txt").wait_for()
    board.locator('[data-control="undo"]').click()
    board.get_by_role("button", name="Yes").click()  # a card was uncovered
    settled(board)
    assert line.startswith(moves(lab, page))
    assert points(board)[1] == "?" or lab.says(page, "print(table.state.is_over)") == "False"
    assert lab.says(page, f"again = ga.Table.load('glueck-auf-1.txt')\n{RESULT}") != ""
    with page.expect_file_chooser() as chooser:
        board.locator('[data-control="load"]').click()
    chooser.value.set_files(tmp_path / "glueck-auf-1.txt")
    settled(board)
    if board.get_by_role("button", name="Yes").count():
        board.get_by_role("button", name="Yes").click()
        settled(board)
    assert (moves(lab, page), lab.says(page, RESULT)) == (line, result)
    assert not wrong


def test_the_first_turns(lab: Lab, desk: Any) -> None:
    """One click pays where there is nothing to choose; bots tell what they did; a hint, a reason."""
    desk.set_viewport_size({"width": 1400, "height": 800})
    board = opened(lab, desk, "first", WHOLE)
    lab.fold_sides(desk)
    board.evaluate("(board) => board.scrollIntoView({ block: 'start' })")
    in_sight = """(board) => ["zones", "yard0"].every((name) =>
        board.querySelector(`[data-slot="${name}"]`).getBoundingClientRect().bottom < innerHeight - 30)"""
    assert board.evaluate(in_sight)
    assert message(board).endswith("Your turn: send workers to a stack or an action card, or pass.")
    click(board, "delivery")
    board.locator(".ga-badge", has_text="CG-3.10").wait_for()
    assert "No train can leave" in message(board)
    click(board, "mining/2")
    board.locator(".ga-badge", has_text="CG-1.2").wait_for()
    board.locator('[data-control="hint"]').click()
    board.locator(".ga-thinking-line").wait_for(state="hidden")
    board.locator(".ga-hint").first.wait_for()
    top = "(board) => board.querySelector('[data-slot=\"zones\"]').getBoundingClientRect().top"
    before = board.evaluate(top)
    click(board, "order")
    settled(board)
    assert moves(lab, desk).startswith("order pay/1 ")
    text = message(board)
    assert text.index("You place 1 worker at the order stack.") < text.index("Bruno places")
    click(board, "wild")
    settled(board)
    assert message(board).endswith("choose the cards that pay 2 workers for the wild card.")
    assert board.evaluate(top) == before, "nothing jumps when there is something to choose"
    assert board.evaluate(in_sight.replace('"yard0"', '"yard0", "tray"'))
    desk.screenshot(path=SCREENSHOTS / "card-paying.png")
    click(board, "pay/1+1")
    settled(board)
    click(board, "lorry/a")
    settled(board)
    assert "take one of these cards." in message(board)


def test_a_few_turns_by_keyboard(lab: Lab, desk: Any) -> None:
    board = opened(lab, desk, "card-keys", WHOLE)
    cells = lab.cells(desk)
    board.focus()
    for key in ("order", "wild", "pay/1+1", "objective"):
        reach(desk, key)
        desk.keyboard.press("Enter")
        settled(board)
    assert moves(lab, desk).split()[:2] == ["order", "pay/1"]
    assert "wild pay/1+1 look/objective" in moves(lab, desk)
    reach(desk, desk.locator('[data-slot="tray"] [data-key]').first.get_attribute("data-key"))
    desk.keyboard.press(" ")
    settled(board)
    assert lab.says(desk, "print(len(table.state.players[0].objectives))") == "1"
    desk.keyboard.press("z")
    settled(board)
    assert lab.cells(desk) == cells


def test_every_size_and_theme(lab: Lab, desk: Any) -> None:
    """No sideways scrolling, no axe violation; the picture is kept to be looked at."""
    board = opened(lab, desk, "card-sizes", WHOLE)
    lab.says(desk, "for move in ('order', 'pay/1', 'wild'): table.play(move)")
    board.locator('[data-slot="tray"] .ga-open').first.wait_for()
    for width, shade in lab.sizes_and_themes(desk):
        in_width(board)
        assert violations(desk, ".ga-board") == []
        board.screenshot(path=SCREENSHOTS / f"card-{width}-{shade}.png")
