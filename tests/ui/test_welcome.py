"""The bare command, in real Chromium: from the address it prints to a first move that counts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from glueckauf.learn.progress import FILE, VARIABLE, entries
from tests.ui.browser import SCREENSHOTS
from tests.ui.command import SCREEN, command, live
from tests.ui.lab import click, settled

LESSON = "01-clock-in"


def test_the_printed_address_leads_to_a_lesson_that_plays(
    page: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.emulate_media(reduced_motion="reduce")  # the pictures show what stays
    page.set_viewport_size(SCREEN)
    folder = tmp_path / "Meine Übungen – żółw"
    with command(folder, tmp_path / "home") as started:
        page.goto(started.address())
        live(page)
        page.locator(f'.jp-OutputArea a[href*="{LESSON}"]').first.click()
        page.wait_for_url(f"**/{LESSON}.ipynb")
        live(page)
        board = page.locator(".ga-board").first
        click(board, "money/5")  # five marks with a single miner
        settled(board)
        page.wait_for_timeout(1000)
        page.screenshot(path=SCREENSHOTS / "welcome-lesson.png")
        monkeypatch.setenv(VARIABLE, str(folder / FILE))
        (first,) = entries()
        assert (first.lesson, first.solved, first.stars) == (LESSON, True, 3)
        assert page.locator(".jp-RenderedText[data-mime-type*=error]").count() == 0

        assert started.stop() == 0
        assert "y/[n]" not in started.said()
        assert "Traceback" not in started.said()
        assert not list((started.home / "runtime").glob("*server-*"))
