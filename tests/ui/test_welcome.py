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
from tests.ui.lab import PATIENCE, START, click, own_places, settled

ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/\S+")
SETTLED = 2000  # milliseconds in which JupyterLab writes and asks what it wants to
RIDE = ("0:level/4", "0:cart/4.k", "0:surface", "0:square/A.k")
SIZES = "(list) => [list.scrollHeight > 0, list.scrollHeight <= list.clientHeight + 1]"
ANSWERED = re.compile(r"Player 0 drafts .* Player 1 drafts .* Your turn")


class Command:
    """The bare command in a terminal, over this folder, at a desk where nobody used Jupyter before."""

    def __init__(self, folder: Path, home: Path) -> None:
        self.home = home
        self.log = home / "log"
        home.mkdir()
        own = {**os.environ, **own_places(home)}
        own["JUPYTERLAB_SETTINGS_DIR"] = str(home / "no settings")
        own.pop(VARIABLE, None)  # progress goes where a learner finds it
        self.keys, terminal = os.openpty()
        with self.log.open("w") as out:
            self.running = subprocess.Popen(
                [sys.executable, "-m", "glueckauf", "--no-browser", "--folder", str(folder)],
                env=own,
                stdin=terminal,  # with a terminal, the server would ask before it ends
                stdout=out,
                stderr=subprocess.STDOUT,
                start_new_session=True,  # so that Ctrl+C reaches the server, but not the tests
            )
        os.close(terminal)

    def address(self) -> str:
        """The address that it prints."""
        end = time.monotonic() + START
        while time.monotonic() < end and self.running.poll() is None:
            _, invited, addresses = self.said().partition("copy and paste")
            found = ADDRESS.search(addresses)
            if invited and found:
                return found[0]
            time.sleep(0.2)
        raise RuntimeError(f"JupyterLab did not start:\n{self.said()}")

    def said(self) -> str:
        return self.log.read_text("utf-8")

    def stop(self) -> int:
        """Ctrl+C in the terminal, which reaches the command and its server; returns the exit code."""
        os.killpg(self.running.pid, signal.SIGINT)
        return self.running.wait(PATIENCE / 1000)

    def end(self) -> None:
        if self.running.poll() is None:
            os.killpg(self.running.pid, signal.SIGKILL)
            self.running.wait()
        os.close(self.keys)


@contextmanager
def command(folder: Path, home: Path) -> Iterator[Command]:
    started = Command(folder, home)
    try:
        yield started
    finally:
        started.end()


def run_all(page: Any) -> None:
    """As the welcome page says: press ▶▶ in the toolbar, and answer Restart."""
    page.locator('.jp-Toolbar [data-command="notebook:restart-run-all"]').click()
    page.get_by_role("dialog").get_by_text("Restart", exact=True).click()


def test_the_printed_address_leads_to_a_welcome_page_that_plays(
    page: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.emulate_media(reduced_motion="reduce")  # the pictures show what stays
    folder = tmp_path / "Meine Übungen – żółw"
    with command(folder, tmp_path / "home") as started:
        page.goto(started.address())
        page.locator(".jp-NotebookPanel h1", has_text="Glück Auf!").wait_for()
        assert page.locator(".jp-mod-current .lm-TabBar-tabLabel", has_text=WELCOME).count() == 1
        page.locator(".jp-OutputArea .jp-RenderedSVG").first.wait_for()  # before anything was run
        page.locator('.jp-Notebook-ExecutionIndicator[data-status="idle"]').wait_for()
        page.wait_for_timeout(SETTLED)
        page.screenshot(path=SCREENSHOTS / "welcome-opened.png")
        assert page.locator(".jp-OutputArea .jp-RenderedSVG").count() == 2
        assert page.locator(".jp-mod-current.jp-mod-dirty").count() == 0  # opening changed nothing
        assert page.locator(".Toastify__toast, .jp-Dialog").count() == 0

        run_all(page)
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
