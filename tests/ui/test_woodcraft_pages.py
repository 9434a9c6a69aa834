"""Pages of Woodcraft's games and puzzles, opened from disk: no server, no kernel, no network."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.games import woodcraft
from tests.ui.browser import violations
from tests.ui.test_export import opened
from tests.ui.test_export import (
    page as page,  # the fixture: offline, and every complaint is an error
)
from tests.ui.test_pages import PHONE, control, fits, said, speaks, type_moves


@pytest.fixture(autouse=True)
def phone(page: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GLUECKAUF_PROGRESS", str(tmp_path / "progress.jsonl"))
    page.set_viewport_size(PHONE)
    page.set_default_timeout(8000)


def test_a_puzzle(page: Any, tmp_path: Path) -> None:
    asked = ga.puzzles(kind="dice", game="woodcraft")[0]
    made = ga.PuzzleBoard(asked).export(tmp_path / "puzzle.html")
    assert (made.complete, made.lacks) == (True, "")
    opened(page, tmp_path / "puzzle.html")
    control(page, "check")
    assert "Nothing has been played" in said(page)
    control(page, "hint")
    assert said(page) == asked.help("en")[0]
    fits(page, "woodcraft-dice")
    type_moves(page, " ".join(asked.best() or ()))
    if page.locator('[data-control="check"]:visible').count():
        control(page, "check")
    assert "Nothing better is possible" in said(page)
    page.locator(".ga-explained").wait_for()
    fits(page, "woodcraft-dice-solved")
    speaks(page, asked.texts["hu"]["title"])


def test_a_game_is_stepped_through(page: Any, tmp_path: Path) -> None:
    """What was written on the sheets comes and goes with the steps."""
    rules = woodcraft.Rules(rounds=1)
    table = ga.Table(woodcraft.setup(2, 7, rules=rules), seats=["human", "human"], seed=3)
    rng = random.Random(3)
    while not table.state.is_over:
        table.play(str(rng.choice(table.state.legal_moves())))
    table.export(tmp_path / "game.html")
    page.set_viewport_size({"width": 1280, "height": 1000})
    board = opened(page, tmp_path / "game.html")
    strokes = "() => document.querySelectorAll('.ga-pencil').length"
    assert page.evaluate(strokes) == 0
    board.locator('[data-control="forward"]').click()
    page.keyboard.press("End")
    page.wait_for_function(f"({strokes})() > 10")
    plates = [board.locator(f'[data-key="player/{seat}"]') for seat in (0, 1)]
    for plate, score in zip(plates, table.state.scores, strict=True):
        assert f"{score} point" in plate.get_attribute("aria-label")
    page.keyboard.press("Home")
    page.wait_for_function(f"({strokes})() === 0")
    assert violations(page, ".ga-board") == []
