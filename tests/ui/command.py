"""The bare command in a terminal, for the tests: it opens the page that a learner sees."""

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

from glueckauf.learn.progress import VARIABLE
from tests.ui.lab import PATIENCE, START, own_places

ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/\S+")
ALIVE = '.jp-NotebookPanel:not(.lm-mod-hidden)[data-ga="alive"]'
SCREEN = {"width": 1400, "height": 800}  # a laptop's


class Command:
    """The bare command in a terminal, over this folder, at a desk where nobody used Jupyter before."""

    def __init__(self, folder: Path, home: Path, *options: str) -> None:
        self.folder = folder
        self.home = home
        self.log = home / "log"
        own = {**os.environ, **own_places(home)}
        own["JUPYTERLAB_SETTINGS_DIR"] = str(home / "no settings")
        own.pop(VARIABLE, None)  # progress goes where a learner finds it
        self.keys, terminal = os.openpty()
        with self.log.open("w") as out:
            self.running = subprocess.Popen(
                [
                    *(sys.executable, "-m", "glueckauf", *options),
                    *("--no-browser", "--folder", str(folder)),
                ],
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

    def told_to_end(self, number: int) -> int:
        """A signal to the command alone; returns the exit code."""
        self.running.send_signal(number)
        return self.running.wait(PATIENCE / 1000)

    def family(self) -> set[int]:
        """The command, its server, and the kernels of that."""
        parents = running()
        found = {self.running.pid}
        while more := {child for child, parent in parents.items() if parent in found} - found:
            found |= more
        return found

    def stop(self) -> int:
        """Ctrl+C in the terminal, which reaches the command and its server; returns the exit code."""
        os.killpg(self.running.pid, signal.SIGINT)
        return self.running.wait(PATIENCE / 1000)

    def end(self) -> None:
        if self.running.poll() is None:
            os.killpg(self.running.pid, signal.SIGKILL)
            self.running.wait()
        os.close(self.keys)


def running() -> dict[int, int]:
    """Every process that has not ended, with its parent."""
    parents = {}
    for place in Path("/proc").glob("[0-9]*"):
        try:
            state, parent, *_ = (place / "stat").read_text().rpartition(")")[2].split()
        except OSError:  # it has ended meanwhile
            continue
        if state != "Z":
            parents[int(place.name)] = int(parent)
    return parents


@contextmanager
def command(folder: Path, home: Path, *options: str) -> Iterator[Command]:
    started = Command(folder, home, *options)
    try:
        yield started
    finally:
        started.end()


def live(page: Any) -> None:
    """Wait until the notebook has come to life by itself."""
    page.locator(ALIVE).wait_for()


def opened(started: Command, page: Any, name: str) -> None:
    """Open one of the notebooks by its address, as a bookmark does."""
    page.goto(started.address().replace("00-welcome.ipynb", name))
    live(page)
