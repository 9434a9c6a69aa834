"""The bare command, in real Chromium: from the address it prints to a solved puzzle and a first move."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from glueckauf.learn.progress import FILE, VARIABLE, entries
from tests.ui.browser import SCREENSHOTS
from tests.ui.command import command, live
from tests.ui.lab import click, settled

RIDE = ("0:level/4", "0:cart/4.k", "0:surface", "0:square/A.k")
SIZES = "(list) => [list.scrollHeight > 0, list.scrollHeight <= list.clientHeight + 1]"
ANSWERED = re.compile(r"Player 0 drafts .* Player 1 drafts .* Your turn")


def test_the_printed_address_leads_to_a_welcome_page_that_plays(
    page: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.emulate_media(reduced_motion="reduce")  # the pictures show what stays
    folder = tmp_path / "Meine Übungen – żółw"
    with command(folder, tmp_path / "home") as started:
        page.goto(started.address())
        page.locator(".jp-NotebookPanel h1", has_text="Glück Auf!").wait_for()
        live(page)
        puzzle, table = page.locator(".ga-board").first, page.locator(".ga-board").nth(1)
        puzzle.wait_for()
        for key in RIDE:
            click(puzzle, key)
            settled(puzzle)
        puzzle.locator('[data-control="check"]').click()
        puzzle.locator(".ga-verdict", has_text="Nothing better is possible").wait_for()
        assert puzzle.get_by_text("Nothing better is possible").count() == 1
        assert all(puzzle.locator(".ga-entries").evaluate(SIZES))  # no move is cut
        page.screenshot(path=SCREENSHOTS / "welcome-solved.png")

        monkeypatch.setenv(VARIABLE, str(folder / FILE))
        assert [(entry.screen, entry.stars) for entry in entries()] == [("01-first-ride", 3)]

        table.wait_for()
        click(table, "draft/2")
        table.locator(".ga-message", has_text=ANSWERED).wait_for()
        table.scroll_into_view_if_needed()
        page.screenshot(path=SCREENSHOTS / "welcome-table.png")
        assert page.locator(".jp-RenderedText[data-mime-type*=error]").count() == 0

        assert started.stop() == 0
        assert "y/[n]" not in started.said()
        assert "Traceback" not in started.said()
        assert not list((started.home / "runtime").glob("*server-*"))
