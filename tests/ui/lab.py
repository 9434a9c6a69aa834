"""A real JupyterLab for the tests: one server on this machine only, which ends with the tests."""

from __future__ import annotations

import json
import os
import secrets
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import nbformat

from glueckauf.learn.progress import FILE, VARIABLE

START = 60  # seconds that the server may take on a busy machine
PATIENCE = 60_000  # milliseconds; a busy machine is no defect of the board
READY = """async () => {
    const session = jupyterapp.shell.currentWidget.sessionContext;
    await session.ready;
    await session.session.kernel.info;
}"""
RUN_ALL = "() => jupyterapp.commands.execute('notebook:run-all-cells')"
RESTART = """async () => {
    const session = jupyterapp.shell.currentWidget.sessionContext;
    await session.session.kernel.restart();
    await session.session.kernel.info;
}"""
KERNEL_SAYS = """(code) => new Promise((resolve, reject) => {
    const kernel = jupyterapp.shell.currentWidget.sessionContext.session.kernel;
    const future = kernel.requestExecute({ code, store_history: false });
    let said = "";
    future.onIOPub = (message) => {
        if (message.header.msg_type === "stream") said += message.content.text;
        if (message.header.msg_type === "error") reject(new Error(message.content.evalue));
    };
    future.done.then(() => resolve(said.trim()));
})"""
INSTEAD = """async (path) => {
    for (const open of [...jupyterapp.shell.widgets("main")]) {
        await open.sessionContext?.shutdown();
        open.dispose();
    }
    await jupyterapp.commands.execute("docmanager:open", { path, factory: "Notebook" });
}"""
CHANGE_THEME = "(theme) => jupyterapp.commands.execute('apputils:change-theme', { theme })"
FOLD_SIDES = """() => {
    for (const side of ["left", "right"]) {
        if (!jupyterapp.shell[`${side}Collapsed`]) {
            jupyterapp.commands.execute(`application:toggle-${side}-area`);
        }
    }
}"""
LAID_OUT = """() => new Promise((done) => {
    setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 100);
})"""
CELLS = "() => jupyterapp.shell.currentWidget.content.model.cells.length"


class Lab:
    """A running JupyterLab: write a notebook, open it, ask its kernel."""

    def __init__(self, folder: Path, port: int, token: str, below: str = "") -> None:
        self.folder = folder
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self.token = token
        self._below = below  # the way from the folder of the server to this one

    def room(self, name: str) -> Lab:
        """The same JupyterLab for a learner with a folder, and so a progress, of their own."""
        (self.folder / name).mkdir()
        return Lab(self.folder / name, self.port, self.token, f"{self._below}{name}/")

    def write(self, name: str, cells: Sequence[str]) -> None:
        """A notebook with these code cells."""
        book = nbformat.v4.new_notebook(  # type: ignore[no-untyped-call]
            cells=[nbformat.v4.new_code_cell(cell) for cell in cells],  # type: ignore[no-untyped-call]
            metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}},
        )
        nbformat.write(book, self.folder / name)  # type: ignore[no-untyped-call]

    def open(self, page: Any, name: str) -> None:
        """Open a notebook and run all its cells."""
        page.goto(f"{self.address}/lab/tree/{self._below}{name}?reset&token={self.token}")
        self._run(page)

    def open_instead(self, page: Any, name: str) -> None:
        """The same on a page that may show another notebook: that one and its kernel are ended.

        JupyterLab itself takes longer to load than a notebook to open.
        """
        if not page.url.startswith(self.address):
            self.open(page, name)
            return
        self.change_theme(page, "JupyterLab Light")
        page.evaluate(INSTEAD, f"{self._below}{name}")
        self._run(page)

    def _run(self, page: Any) -> None:
        page.wait_for_selector(".jp-NotebookPanel .jp-Notebook", timeout=START * 1000)
        page.evaluate(READY)
        page.evaluate(RUN_ALL)

    def restart(self, page: Any) -> None:
        page.evaluate(RESTART)

    def run_again(self, page: Any) -> None:
        page.evaluate(RUN_ALL)

    def says(self, page: Any, code: str) -> str:
        """What this code prints in the notebook's kernel."""
        said: str = page.evaluate(KERNEL_SAYS, code)
        return said

    def cells(self, page: Any) -> int:
        number: int = page.evaluate(CELLS)
        return number

    def change_theme(self, page: Any, theme: str) -> None:
        page.evaluate(CHANGE_THEME, theme)

    def sizes_and_themes(self, page: Any) -> Iterator[tuple[int, str]]:
        """The page as narrow as a phone and as wide as a screen, light and dark: width and shade of each in turn.

        The notebook is opened once: JupyterLab itself takes longer to start than all of them to be looked at.
        """
        self.fold_sides(page)
        for shade in ("light", "dark"):
            self.change_theme(page, f"JupyterLab {shade.title()}")
            page.locator(f'.ga-board[data-theme="{shade}"]').first.wait_for()
            for width in (360, 1280):
                page.set_viewport_size({"width": width, "height": 1600})
                page.evaluate(LAID_OUT)
                yield width, shade

    def fold_sides(self, page: Any) -> None:
        """Close the side bars, so that the notebook has all the width."""
        page.evaluate(FOLD_SIDES)

    def noted(self) -> list[dict[str, Any]]:
        """The entries of the learner's progress."""
        lines = (self.folder / FILE).read_text("utf-8").splitlines()
        return [json.loads(line) for line in lines]


def click(board: Any, key: str) -> None:
    """Click a thing, near its upper left corner, where nothing lies upon it."""
    thing = board.locator(f'[data-key="{key}"], [data-action="{key}"]').first
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    board.page.mouse.click(
        box["x"] + min(8, box["width"] / 2), box["y"] + min(8, box["height"] / 2)
    )


def in_width(board: Any) -> None:
    """Wait until it needs no sideways scrolling."""
    board.page.wait_for_function(
        "(board) => board.scrollWidth <= board.clientWidth + 1", arg=board.element_handle()
    )


def settled(board: Any, timeout: int = PATIENCE) -> None:
    """Wait until everything has been answered; turns of bots are not watched one by one."""
    board.page.wait_for_function(
        """(board) => {
            board.querySelector('[data-control="skip"]:not([hidden])')?.click();
            return !board.matches(".ga-waiting, .ga-telling");
        }""",
        arg=board.element_handle(),
        timeout=timeout,
    )


def own_places(home: Path) -> dict[str, str]:
    """Variables that give a server settings and caches of its own, and keep it from asking for news."""
    settings = home / "lab" / "settings" / "@jupyterlab" / "apputils-extension"
    settings.mkdir(parents=True, exist_ok=True)
    (settings / "notification.jupyterlab-settings").write_text(
        json.dumps({"fetchNews": "false", "checkForUpdates": False}), "utf-8"
    )
    places = {
        "JUPYTER_CONFIG_DIR": home / "config",
        "JUPYTER_DATA_DIR": home / "data",
        "JUPYTER_RUNTIME_DIR": home / "runtime",
        "JUPYTERLAB_SETTINGS_DIR": home / "lab" / "settings",
        "JUPYTERLAB_WORKSPACES_DIR": home / "lab" / "workspaces",
        "IPYTHONDIR": home / "ipython",
    }
    return {name: str(place) for name, place in places.items()}


@contextmanager
def jupyter_lab(folder: Path) -> Iterator[Lab]:
    """JupyterLab over this folder, with settings and caches of its own; progress goes beside the notebooks."""
    own = {**os.environ, **own_places(folder / ".home")}
    own.pop(VARIABLE, None)
    port, token = _free_port(), secrets.token_hex(16)
    with (folder / ".lab.log").open("w") as log:
        server = subprocess.Popen(
            [
                *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root"),
                *("--ip=127.0.0.1", f"--port={port}", "--ServerApp.port_retries=0"),
                f"--IdentityProvider.token={token}",
                f"--ServerApp.root_dir={folder}",
                "--LabApp.expose_app_in_browser=True",
                "--LabApp.extension_manager=readonly",
                "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
            ],
            env=own,
            cwd=folder,
            stdout=log,
            stderr=subprocess.STDOUT,
        )
        lab = Lab(folder, port, token)
        try:
            _wait_for(lab, server)
            yield lab
        finally:
            server.terminate()
            try:
                server.wait(20)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait_for(lab: Lab, server: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + START
    while time.monotonic() < end:
        if server.poll() is not None:
            break
        try:
            with urllib.request.urlopen(f"{lab.address}/api?token={lab.token}", timeout=2):
                return
        except OSError:
            time.sleep(0.2)
    raise RuntimeError(f"JupyterLab did not start:\n{(lab.folder / '.lab.log').read_text()}")
