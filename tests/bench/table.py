"""How fast the table answers in JupyterLab: `python -m tests.bench.table`.

A click goes to the kernel, Python plays the move and draws, and the page changes. The peer does the
least that a widget can do in the same page and kernel: a button of ipywidgets whose callback sets
the text of a label. Stepping through a script needs no kernel. The size is what one repaint sends.
"""

from __future__ import annotations

import json
import shutil
import tempfile
import zlib
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import sync_playwright

import glueckauf as ga
from tests.games.board.scenes import busy_game
from tests.ui.browser import FLAGS
from tests.ui.lab import jupyter_lab

CLICKS = 150
CELLS = (
    """
import glueckauf as ga
state = ga.board.setup(4, rules=ga.board.Rules(mining=[40], locks_2=[], locks_2_3=[]))
while state.pending:
    state = state.after(state.legal_moves()[0])
table = ga.Table(state)
table
""",
    """
import ipywidgets
button, label = ipywidgets.Button(description="peer"), ipywidgets.HTML("0")
label.add_class("peer")
button.on_click(lambda _: setattr(label, "value", str(int(label.value) + 1)))
ipywidgets.VBox([button, label])
""",
    "ga.Stepper(ga.Scenario.of(ga.puzzle('12-the-long-haul')))",
)
# Resolves with the milliseconds from a click to the first change inside a node
CLICK = """([selector, watched]) => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`nothing changed after a click on ${selector}`)), 10000);
    const began = performance.now();
    const watcher = new MutationObserver(() => {
        watcher.disconnect();
        resolve(performance.now() - began);
    });
    watcher.observe(document.querySelector(watched), { childList: true, subtree: true, characterData: true });
    document.querySelector(selector).dispatchEvent(new MouseEvent("click", { bubbles: true }));
})"""
QUIET = "() => !document.querySelector('.ga-board').classList.contains('ga-waiting')"


def figures(times: list[float]) -> str:
    return f"median {median(times):6.1f} ms   p95 {quantiles(times, n=20)[-1]:6.1f} ms"


def clicked(page: Any) -> None:
    """Table and peer in turn, so that both meet the same load."""
    page.evaluate(CLICK, ['[data-key="mining/40"]', '[data-slot="pit0"]'])
    ours, peer = [], []
    for n in range(CLICKS):
        page.wait_for_function(QUIET)
        key = f"0:level/{n % 4 + 1}"
        ours.append(page.evaluate(CLICK, [f'[data-key="{key}"]', '[data-slot="pit0"]']))
        peer.append(page.evaluate(CLICK, [".jupyter-button", ".peer"]))
        page.wait_for_function(QUIET)
        page.evaluate(CLICK, ['[data-control="undo"]', '[data-slot="pit0"]'])
    print(f"click → changed page, table   {figures(ours)}")
    print(f"click → changed page, peer    {figures(peer)}")
    print(f"ratio of the medians          {median(ours) / median(peer):.2f}")


def stepped(page: Any) -> None:
    times = []
    board = '.ga-board[data-kind="stepper"]'
    for n in range(CLICKS):
        way = "forward" if n // 10 % 2 == 0 else "back"
        button = f'{board} [data-control="{way}"]'
        times.append(page.evaluate(CLICK, [button, f"{board} .ga-stage"]))
    print(f"one step of the stepper       {figures(times)}")


def sent() -> None:
    """What a repaint sends on tables of four late in the game, as it is and compressed."""
    raw, packed = [], []
    for state, move in list(busy_game(4, 3))[-61:-1]:
        table = ga.Table(state)
        messages: list[bytes] = []
        table.send_state = lambda key=None, table=table, messages=messages: messages.append(
            json.dumps(table.get_state(key)).encode()
        )
        table.play(move)
        together = b"".join(messages)
        raw.append(len(together) / 1000)
        packed.append(len(zlib.compress(together)) / 1000)
    print(f"a repaint, four players       median {median(raw):6.1f} KB   most {max(raw):6.1f} KB")
    print(
        f"the same compressed           median {median(packed):6.1f} KB   most {max(packed):6.1f} KB"
    )


def main() -> None:
    folder = Path(tempfile.mkdtemp())
    try:
        with jupyter_lab(folder) as lab, sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=list(FLAGS)
            )
            page = browser.new_page(viewport={"width": 1280, "height": 1600})
            lab.write("bench.ipynb", CELLS)
            lab.open(page, "bench.ipynb")
            page.locator('.ga-board[data-kind="stepper"]').wait_for()
            clicked(page)
            stepped(page)
            browser.close()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    sent()


if __name__ == "__main__":
    main()
