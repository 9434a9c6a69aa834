"""A JupyterLab over the learner's folder, which runs until it is stopped."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import Any
from urllib.parse import quote

from glueckauf.learn.jupyter.settings import PLACE, write_settings

_PATIENCE = 15  # seconds in which a stopped server ends by itself
_ENDINGS = ("SIGTERM", "SIGHUP")  # a closed terminal hangs up; not every system has both


def open_lab(welcome: Path, folder: Path, *, browser: bool = True) -> int:
    """Run JupyterLab on the welcome page until it is stopped; returns its exit code.

    What it keeps is kept in the learner's folder.
    """
    options = [
        "--ip=127.0.0.1",
        f"--ServerApp.root_dir={welcome.parent.absolute()}",
        # One document on the page. A file as an argument would leave the printed address without it
        f"--LabApp.default_url=/doc/tree/{quote(welcome.name)}",
        "--ServerApp.answer_yes=True",  # Ctrl+C is meant
    ]
    if not browser:
        options.append("--no-browser")
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        options.append("--allow-root")  # in a container there is nobody else
    own, variables = write_settings(folder.absolute() / PLACE)
    return _serve([sys.executable, "-m", "jupyterlab", *options, *own], variables)


def _serve(command: list[str], variables: dict[str, str]) -> int:
    """Run a server until it ends. Ctrl+C in the terminal reaches it, too, and it ends its kernels."""
    limit: int | None = None
    with _passing_on() as ending:
        server = subprocess.Popen(command, env=variables)
        ending.take(server)
        while True:
            try:
                return server.wait(limit)
            except KeyboardInterrupt:
                limit = _PATIENCE
            except subprocess.TimeoutExpired:
                server.terminate()  # the signal went to this process alone
                limit = None


class _Ending:
    """What ends this process ends the server, which would stay alone otherwise: also one that just begins."""

    def __init__(self) -> None:
        self._server: subprocess.Popen[bytes] | None = None
        self._is_told = False

    def take(self, server: subprocess.Popen[bytes]) -> None:
        self._server = server
        if self._is_told:
            self.hear()

    def hear(self, *_: Any) -> None:
        """A signal has come; one that a server does not heed is followed by one that it must."""
        self._is_told = True
        if self._server is not None:
            self._server.terminate()
            harder = Timer(_PATIENCE, self._server.kill)
            harder.daemon = True
            harder.start()


@contextmanager
def _passing_on() -> Iterator[_Ending]:
    ending = _Ending()
    known = [getattr(signal, name) for name in _ENDINGS if hasattr(signal, name)]
    before = {number: signal.signal(number, ending.hear) for number in known}
    try:
        yield ending
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
