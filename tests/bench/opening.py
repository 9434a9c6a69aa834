"""How long a learner waits for a live board: `python -m tests.bench.opening [ROUNDS]`.

From opening the first lesson on the page of the command `glueckauf` to a board that answers. The peer is
JupyterLab itself: from opening a notebook without any cell of ours to a kernel that is idle. Both servers
are started anew in every round and have printed their addresses before anything is timed; ours and the
peer are opened in turn, so that both meet the same load. Then both pages are reloaded, and in ours the
next notebook is opened in the same place.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import sync_playwright

from glueckauf.learn.notebook import WELCOME
from tests.ui.browser import FLAGS
from tests.ui.command import SCREEN, command
from tests.ui.lab import READY, jupyter_lab

ROUNDS = 5
FIRST, NEXT = "01-clock-in.ipynb", "02-tunnels.ipynb"
OPEN = """(path) => document.querySelector(".ga-board").dispatchEvent(
    new CustomEvent("ga-open", { bubbles: true, cancelable: true, composed: true, detail: { path } }))"""
ANSWERING = ".jp-NotebookPanel:not(.lm-mod-hidden) .ga-board:not(.ga-waiting) svg"


def board(page: Any) -> None:
    page.locator(ANSWERING).first.wait_for()


def idle(page: Any) -> None:
    page.wait_for_selector(".jp-NotebookPanel .jp-Notebook")
    page.evaluate(READY)


def one_round(browser: Any, times: dict[str, list[float]]) -> None:
    place = Path(tempfile.mkdtemp())
    (place / "peer").mkdir()
    try:
        with (
            command(place / "mine", place / "home") as ours,
            jupyter_lab(place / "peer") as peer,
        ):
            peer.write("peer.ipynb", ["1 + 1"])
            address = f"{peer.address}/lab/tree/peer.ipynb?reset&token={peer.token}"
            steps = {
                "opening": (ours.address().replace(WELCOME, FIRST), board, address, idle),
                "F5": (None, board, None, idle),
            }
            mine, theirs = (browser.new_context(viewport=SCREEN).new_page() for _ in range(2))
            for name, (here, lives, there, is_idle) in steps.items():
                for whose, page, where, wait in (
                    ("ours", mine, here, lives),
                    ("peer", theirs, there, is_idle),
                ):
                    page.set_default_timeout(60_000)
                    start = time.perf_counter()
                    _ = page.goto(where) if where else page.reload()
                    wait(page)
                    times.setdefault(f"{name}, {whose}", []).append(time.perf_counter() - start)
            mine.locator('[data-ga="alive"]').wait_for()
            start = time.perf_counter()
            mine.evaluate(OPEN, NEXT)
            mine.wait_for_url(f"**/{NEXT}")
            board(mine)
            times.setdefault("next notebook, ours", []).append(time.perf_counter() - start)
            mine.context.close()
            theirs.context.close()
    finally:
        shutil.rmtree(place, ignore_errors=True)


def main(rounds: int) -> None:
    times: dict[str, list[float]] = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=list(FLAGS)
        )
        for _ in range(rounds):
            one_round(browser, times)
        browser.close()
    for name, taken in times.items():
        print(f"{name:22} median {median(taken):5.2f} s   worst {max(taken):5.2f} s")
    for name in ("opening", "F5"):
        pairs = zip(times[f"{name}, ours"], times[f"{name}, peer"], strict=True)
        print(f"{name}: {median(ours / peer for ours, peer in pairs):.2f} x the peer's time")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
