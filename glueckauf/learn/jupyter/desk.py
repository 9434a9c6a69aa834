"""What Jupyter wants of a notebook: the kernel of this desk, and a signature.

Where Jupyter is not installed, notebooks are copied all the same.
"""

from __future__ import annotations

import json
import platform
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from glueckauf.learn.notebook import KERNEL

OF_THE_DESK = (
    "kernelspec",
    "language_info",
)  # JupyterLab writes them anew where a notebook is opened


def desk() -> dict[str, Any]:
    """What JupyterLab writes into a notebook that it opens here: the kernel and its language."""
    try:
        from jupyter_client.kernelspec import KernelSpecManager, NoSuchKernel
        from jupyter_core.paths import jupyter_path
    except ImportError:
        return {}
    try:
        # By default it looks for kernels of old in IPython's folder, and makes one
        spec = KernelSpecManager(kernel_dirs=jupyter_path("kernels")).get_kernel_spec(KERNEL)
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


def trust(texts: Iterable[str], place: Path | None = None) -> None:
    """Sign what is shipped, as `jupyter trust` does: its pictures show before anything was run.

    A signature is one of the content. A copy with anything else in it is not trusted by it. It is kept
    in this folder, or else where a JupyterLab of the learner's own looks for it.
    """
    try:
        import nbformat
        from nbformat.sign import NotebookNotary
    except ImportError:
        return
    try:
        if place is not None:
            place.mkdir(parents=True, exist_ok=True)
        own = {} if place is None else {"data_dir": str(place)}
        notary = NotebookNotary(**own)  # type: ignore[no-untyped-call]
        for text in texts:
            notary.sign(nbformat.reads(text, as_version=4))  # type: ignore[no-untyped-call]
    except (OSError, sqlite3.Error):  # no place for signatures: the pictures wait for the first run
        return
