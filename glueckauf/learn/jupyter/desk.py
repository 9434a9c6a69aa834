"""What Jupyter wants of a notebook: the kernel of this desk, and a signature.

Where Jupyter is not installed, notebooks are copied all the same.
"""

from __future__ import annotations

import json
import os
import platform
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from glueckauf.core.files import is_folder
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
    in this folder, where our server looks for it, and where a JupyterLab of the learner's own would: but
    only if there is one.
    """
    try:
        import nbformat
        from jupyter_core.paths import jupyter_data_dir
        from nbformat.sign import NotebookNotary
    except ImportError:
        return
    books = [nbformat.reads(text, as_version=4) for text in texts]  # type: ignore[no-untyped-call]
    theirs = Path(jupyter_data_dir())
    has_own = place is None or "JUPYTER_DATA_DIR" in os.environ or is_folder(theirs)
    for data in (*([theirs] if has_own else []), *([place] if place else [])):
        try:
            data.mkdir(parents=True, exist_ok=True)
            notary = NotebookNotary(data_dir=str(data))  # type: ignore[no-untyped-call]
            for book in books:
                notary.sign(book)  # type: ignore[no-untyped-call]
        except (
            OSError,
            sqlite3.Error,
        ):  # no place for signatures: the pictures wait for the first run
            continue
