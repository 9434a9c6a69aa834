"""A JupyterLab over the learner's folder, which runs until it is stopped."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import quote

from glueckauf.learn.jupyter.settings import write_settings

_PATIENCE = 15  # seconds in which a stopped server ends by itself
_ENDINGS = ("SIGTERM", "SIGHUP")  # a closed terminal hangs up; not every system has both


def open_lab(welcome: Path, *, browser: bool = True) -> int:
    """Run JupyterLab on the welcome page until it is stopped; returns its exit code."""
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
    with TemporaryDirectory(prefix="glueckauf-") as place:
        own, variables = write_settings(Path(place))
        return _serve([sys.executable, "-m", "jupyterlab", *options, *own], variables)


def _serve(command: list[str], variables: dict[str, str]) -> int:
    """Run a server until it ends. Ctrl+C in the terminal reaches it, too, and it ends its kernels."""
    server = subprocess.Popen(command, env=variables)
    limit: int | None = None
    with _passing_on(server):
        while True:
            try:
                return server.wait(limit)
            except KeyboardInterrupt:
                limit = _PATIENCE
            except subprocess.TimeoutExpired:
                server.terminate()  # the signal went to this process alone
                limit = None


@contextmanager
def _passing_on(server: subprocess.Popen[bytes]) -> Iterator[None]:
    """What ends this process ends the server, which would stay alone otherwise."""

    def end(*_: Any) -> None:
        server.terminate()

    known = [getattr(signal, name) for name in _ENDINGS if hasattr(signal, name)]
    before = {number: signal.signal(number, end) for number in known}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
