"""Puzzles in real JupyterLab, in real Chromium: the puzzle of the day, and the open pit."""

from __future__ import annotations

import json
from datetime import date, timedelta
from typing import Any

from glueckauf.games.board.lessons import SAMPLES
from glueckauf.games.board.puzzles.pit.board import best_line
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from glueckauf.learn.notebook import optimise_book, puzzle_book
from glueckauf.learn.progress import FILE
from glueckauf.learn.puzzle import puzzle, puzzles
from glueckauf.learn.training import daily
from tests.learn.samples import mining_puzzle
from tests.ui.browser import SCREENSHOTS, violations
from tests.ui.lab import Lab, click, settled

WAYS = "import json; print(json.dumps([(c['move'], c['paths']) for c in {board}.frame['choices']]))"


def a_day_of_mining() -> tuple[str, MiningPuzzle]:
    """A day whose puzzle is one mining action, with its puzzle."""
    days = (date(2026, 11, 16) + timedelta(days=n) for n in range(99))
    for day in days:
        found = puzzle(daily(day, puzzles()))
        if isinstance(found, MiningPuzzle) and len(found.task.actions) == 1:
            return day.isoformat(), found
    raise AssertionError("no mining puzzle in a hundred days")


def mine(lab: Lab, board: Any, name: str, line: str) -> None:
    """Play a line by mouse; a move is made as soon as the clicks leave no other."""
    for ply, move in enumerate(line.split(), start=1):
        ways = dict(json.loads(lab.says(board.page, WAYS.format(board=name))))
        for key in min(ways[move], key=len):
            if lab.says(board.page, f"print(len({name}.moves))") == str(ply):
                break
            click(board, key)
            settled(board)
    assert lab.says(board.page, f"print({name}.line)") == line


def press(board: Any, control: str) -> None:
    board.locator(f'[data-control="{control}"]').click()
    settled(board)


def noted(lab: Lab) -> list[tuple[str, bool, int]]:
    return [(entry["screen"], entry["solved"], entry["tries"]) for entry in lab.noted()]


def test_the_puzzle_of_the_day_wrong_first_then_right(lab: Lab, desk: Any) -> None:
    day, asked = a_day_of_mining()
    line = best_line(asked) or ""
    cells = [
        f'import glueckauf as ga\n\nboard = ga.daily("{day}")\nboard',
        "training = ga.training()",
    ]
    lab.write("daily.ipynb", cells)
    lab.open_instead(desk, "daily.ipynb")
    board = desk.locator(".ga-board").first
    board.wait_for()
    assert not (lab.folder / FILE).exists(), "nothing is written before something was done"

    mine(lab, board, "board", line.split()[0])
    press(board, "check")
    board.locator(".ga-verdict", has_text="best possible").wait_for()
    assert noted(lab) == [(asked.id, False, 1)]
    assert lab.says(desk, "print(training.now.mistakes())") == f"['{asked.id}']"
    board.screenshot(path=SCREENSHOTS / "daily-wrong.png")

    press(board, "reset")
    mine(lab, board, "board", line)
    if board.locator('[data-control="check"]').count():  # a line that takes all steps is judged
        press(board, "check")
    board.locator(".ga-verdict", has_text="Nothing better is possible").wait_for()
    assert noted(lab) == [(asked.id, False, 1), (asked.id, True, 2)]
    assert "1 day in a row. Today already counts." in lab.says(desk, "print(training)")
    board.screenshot(path=SCREENSHOTS / "daily-right.png")
    assert violations(desk, ".ga-board") == []

    lab.restart(desk)
    lab.run_again(desk)
    board.locator(".ga-note", has_text="Solved before: ★★★").wait_for()
    assert lab.says(desk, "print(training.now.cards[0].box)") == "1", "it comes back tomorrow"


def test_the_puzzle_notebook_runs_in_full(lab: Lab, desk: Any) -> None:
    desk.set_viewport_size({"width": 1280, "height": 5200})
    (lab.folder / "20-puzzles.ipynb").write_text(puzzle_book("de"), "utf-8")
    lab.open_instead(desk, "20-puzzles.ipynb")
    desk.locator("text=Startwert 1").wait_for()
    assert desk.locator(".ga-board").count() >= 3
    assert desk.locator(".jp-RenderedText[data-mime-type*=error]").count() == 0
    desk.screenshot(path=SCREENSHOTS / "puzzles-notebook.png")


def test_every_line_becomes_a_point(lab: Lab, desk: Any) -> None:
    (lab.folder / "21-optimise.ipynb").write_text(optimise_book("en"), "utf-8")
    lab.open_instead(desk, "21-optimise.ipynb")
    chart = desk.locator(".ga-chart").first
    desk.locator(".ga-chart", has_text="Tries: 0.").first.wait_for()
    desk.get_by_role("button", name="Add 200 lines").first.click()
    desk.locator(".ga-chart", has_text="Tries: 200.").first.wait_for()
    board = desk.locator(".ga-board").first
    line = mining_puzzle(SAMPLES["open_puzzle"]).line or ""
    mine(lab, board, "work.board", line)
    press(board, "check")
    chart.locator("text=Tries: 201.").wait_for()
    chart.locator("text=nobody can beat that").wait_for()
    for shade in ("light", "dark"):
        lab.change_theme(desk, f"JupyterLab {shade.title()}")
        desk.locator(f'.ga-chart[data-theme="{shade}"]').first.wait_for()
        chart.scroll_into_view_if_needed()
        chart.screenshot(path=SCREENSHOTS / f"optimise-{shade}.png")
        assert chart.evaluate("(chart) => chart.scrollWidth <= chart.clientWidth + 1")
        assert violations(desk, ".ga-chart") == []
