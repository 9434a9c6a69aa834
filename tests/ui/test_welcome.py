"""The bare command, in real Chromium: from the address it prints to a solved puzzle and a first move."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from glueckauf.learn.folder import WELCOME
from glueckauf.learn.progress import FILE, VARIABLE, entries
from tests.ui.browser import SCREENSHOTS
from tests.ui.lab import START, click, own_places, settled

ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/\S+")
RIDE = ("0:level/4", "0:cart/4.k", "0:surface", "0:square/A.k")
ANSWERED = re.compile(r"Player 0 drafts .* Player 1 drafts .* Your turn")


@contextmanager
def command(folder: Path, home: Path) -> Iterator[str]:
    """The bare command over this folder, until Ctrl+C; yields the address that it prints."""
    log = home / "log"
    home.mkdir()
    own = {**os.environ, **own_places(home)}
    own.pop(VARIABLE, None)  # progress goes where a learner finds it
    with log.open("w") as out:
        running = subprocess.Popen(
            [sys.executable, "-m", "glueckauf", "--no-browser", "--folder", str(folder)],
            env=own,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
            start_new_session=True,  # so that Ctrl+C reaches the server, but not the tests
        )
    try:
        yield _printed_address(log, running)
    finally:
        _end(running)


def _printed_address(log: Path, running: subprocess.Popen[bytes]) -> str:
    end = time.monotonic() + START
    while time.monotonic() < end and running.poll() is None:
        _, invited, addresses = log.read_text("utf-8").partition("copy and paste")
        found = ADDRESS.search(addresses)
        if invited and found:
            return found[0]
        time.sleep(0.2)
    raise RuntimeError(f"JupyterLab did not start:\n{log.read_text('utf-8')}")


def _end(running: subprocess.Popen[bytes]) -> None:
    """Ctrl+C in the terminal, which reaches the command and its server."""
    if running.poll() is not None:
        return
    os.killpg(running.pid, signal.SIGINT)
    try:
        running.wait(20)
    except subprocess.TimeoutExpired:
        os.killpg(running.pid, signal.SIGKILL)
        running.wait()


def run_all(page: Any) -> None:
    """As the welcome page says: press ▶▶ in the toolbar, and confirm."""
    page.locator('.jp-Toolbar [data-command="notebook:restart-run-all"]').click()
    page.get_by_role("dialog").get_by_role("button", name="Confirm").click()


def test_the_printed_address_leads_to_a_welcome_page_that_plays(
    page: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.emulate_media(reduced_motion="reduce")  # the pictures show what stays
    folder = tmp_path / "Meine Übungen – żółw"
    with command(folder, tmp_path / "home") as address:
        page.goto(address)
        page.locator(".jp-NotebookPanel h1", has_text="Glück Auf!").wait_for()
        assert page.locator(".jp-mod-current .lm-TabBar-tabLabel", has_text=WELCOME).count() == 1
        page.screenshot(path=SCREENSHOTS / "welcome-opened.png")

        run_all(page)
        puzzle, table = page.locator(".ga-board").first, page.locator(".ga-board").nth(1)
        puzzle.wait_for()
        for key in RIDE:
            click(puzzle, key)
            settled(puzzle)
        puzzle.locator('[data-control="check"]').click()
        puzzle.locator(".ga-verdict", has_text="Nothing better is possible").wait_for()
        page.screenshot(path=SCREENSHOTS / "welcome-solved.png")

        monkeypatch.setenv(VARIABLE, str(folder / FILE))
        assert [(entry.screen, entry.stars) for entry in entries()] == [("01-first-ride", 3)]

        table.wait_for()
        click(table, "draft/2")
        table.locator(".ga-message", has_text=ANSWERED).wait_for()
        table.scroll_into_view_if_needed()
        page.screenshot(path=SCREENSHOTS / "welcome-table.png")
        assert page.locator(".jp-RenderedText[data-mime-type*=error]").count() == 0
