"""What our server keeps out of the files it saves: live boards, where their picture stands beside them.

A stored view without its kernel is shown as an error; the picture alone is a picture everywhere.
JupyterLab's server loads this module as an extension of its own (see `settings`).
"""

from __future__ import annotations

from typing import Any

from glueckauf.learn.notebook import OURS

VIEW = "application/vnd.jupyter.widget-view+json"
PICTURES = ("image/svg+xml", "image/png", "text/html")


def _load_jupyter_server_extension(server: Any) -> None:
    server.contents_manager.register_pre_save_hook(on_saving)


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": __name__}]


def on_saving(model: dict[str, Any], **_: Any) -> None:
    """Called with what the page wants to be saved."""
    if model.get("type") == "notebook" and isinstance(model.get("content"), dict):
        without_views(model["content"])


def without_views(book: dict[str, Any]) -> None:
    """Take the live boards out of one of our notebooks, where a picture stands beside them."""
    metadata = book.get("metadata", {})
    if OURS not in metadata:
        return
    metadata.pop("widgets", None)
    for cell in book.get("cells", ()):
        for output in cell.get("outputs", ()):
            shown = output.get("data", {})
            if any(kind in shown for kind in PICTURES):
                shown.pop(VIEW, None)
