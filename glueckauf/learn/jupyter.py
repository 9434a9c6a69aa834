"""Jupyter over the learner's folder: what it wants of a notebook, and a JupyterLab that runs until stopped.

Where Jupyter is not installed, notebooks are copied all the same.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import quote

from glueckauf.learn.notebook import KERNEL

OF_THE_DESK = (
    "kernelspec",
    "language_info",
)  # JupyterLab writes them anew where a notebook is opened
_NEWS = "@jupyterlab/apputils-extension:announcements"  # asks, over the page, whether to fetch news
_PATIENCE = 15  # seconds in which a stopped server ends by itself


# --- What Jupyter wants of a notebook --------------------------------------------------------


def desk() -> dict[str, Any]:
    """What JupyterLab writes into a notebook that it opens here: the kernel and its language."""
    try:
        from jupyter_client.kernelspec import KernelSpecManager, NoSuchKernel
    except ImportError:
        return {}
    try:
        spec = KernelSpecManager().get_kernel_spec(KERNEL)
    except NoSuchKernel:
        return {}
    kernel = {"display_name": spec.display_name, "language": spec.language, "name": KERNEL}
    # As the kernel tells it; to ask ipykernel itself would turn the boards of this process to it
    language = {
        "name": "python",
        "version": platform.python_version(),
        "mimetype": "text/x-python",
        "codemirror_mode": {"name": "ipython", "version": 3},
        "pygments_lexer": "ipython3",
        "nbconvert_exporter": "python",
        "file_extension": ".py",
    }
    return dict(zip(OF_THE_DESK, (kernel, language), strict=True))


def at_desk(text: str, kernel: dict[str, Any]) -> str:
    """The notebook as JupyterLab would save it here, so that opening it changes nothing."""
    book = json.loads(text)
    book["metadata"] |= kernel
    return json.dumps(book, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def trust(texts: Iterable[str]) -> None:
    """Sign what is shipped, as `jupyter trust` does: its pictures show before anything was run.

    A signature is one of the content. A copy with anything else in it is not trusted by it.
    """
    try:
        import nbformat
        from nbformat.sign import NotebookNotary
    except ImportError:
        return
    try:
        notary = NotebookNotary()  # type: ignore[no-untyped-call]
        for text in texts:
            notary.sign(nbformat.reads(text, as_version=4))  # type: ignore[no-untyped-call]
    except OSError:  # no place for signatures: the pictures wait for the first run
        return


# --- JupyterLab over the folder -------------------------------------------------------------


def open_lab(welcome: Path, *, browser: bool = True) -> int:
    """Run JupyterLab on the welcome page until it is stopped; returns its exit code."""
    options = [
        "--ip=127.0.0.1",
        f"--ServerApp.root_dir={welcome.parent.absolute()}",
        # A file as an argument would leave the printed address without it
        f"--LabApp.default_url=/lab/tree/{quote(welcome.name)}",
        "--ServerApp.answer_yes=True",  # Ctrl+C is meant
    ]
    if not browser:
        options.append("--no-browser")
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        options.append("--allow-root")  # in a container there is nobody else
    with TemporaryDirectory(prefix="glueckauf-") as settings:
        return _serve([sys.executable, "-m", "jupyterlab", *options], _quiet(Path(settings)))


def _quiet(settings: Path) -> dict[str, str]:
    """The variables of a JupyterLab without news; the settings of whoever starts it stay as they are.

    No option on its command line keeps it from asking; a disabled plugin does.
    """
    page = settings / "labconfig" / "page_config.json"
    page.parent.mkdir()
    page.write_text(json.dumps({"disabledExtensions": {_NEWS: True}}), "utf-8")
    own = os.environ.get("JUPYTER_CONFIG_PATH")
    paths = [str(settings), *([own] if own else [])]
    return {**os.environ, "JUPYTER_CONFIG_PATH": os.pathsep.join(paths)}


def _serve(command: list[str], variables: dict[str, str]) -> int:
    """Run a server until it ends; Ctrl+C in the terminal reaches it, too, and it tidies up."""
    server = subprocess.Popen(command, env=variables)
    limit: int | None = None
    while True:
        try:
            return server.wait(limit)
        except KeyboardInterrupt:
            limit = _PATIENCE
        except subprocess.TimeoutExpired:
            server.terminate()  # the signal went to this process alone
            limit = None
