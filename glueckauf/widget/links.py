"""A page that Python writes and the browser only shows: links to follow, and perhaps something to choose.

A link or a button with `data-choose` tells Python what was chosen, which writes the page anew. Without
Python, or without the widget, the page is there all the same, and its links are links.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import anywidget
import traitlets

from glueckauf.core.visible import harmless
from glueckauf.widget import sources


class LinksPage(anywidget.AnyWidget):
    """`page` is what it shows; `game` is the game whose icons stand in it, if there are any."""

    _esm = sources.page_script()
    page = traitlets.Unicode("").tag(sync=True)
    theme = traitlets.Unicode("auto").tag(sync=True)
    game = traitlets.Unicode("").tag(sync=True)

    def __init__(self, theme: str) -> None:
        super().__init__(theme=theme)
        self.on_msg(self._hear)
        self._write()

    @traitlets.validate("page")
    def _harmless(self, proposal: Mapping[str, Any]) -> Any:
        """Texts of strangers do nothing in the page."""
        return harmless(proposal["value"])

    def _write(self) -> None:
        """Show how things stand now."""
        raise NotImplementedError

    def _choose(self, what: str) -> None:
        """Somebody chose this in the page."""
        raise NotImplementedError

    def _hear(self, _widget: object, asked: Any, _buffers: object) -> None:
        if isinstance(asked, dict) and isinstance(asked.get("choose"), str):
            self._choose(asked["choose"])
            self._write()

    def _repr_mimebundle_(self, **options: Any) -> Any:
        """The widget, and the same page for places where no widget can run."""
        found: Any = super()._repr_mimebundle_(**options)
        bundle, about = found if isinstance(found, tuple) else (found or {}, {})
        still = f'<style>{self._css}</style><div data-game="{self.game}">{self.page}</div>'
        return {"text/plain": repr(self), "text/html": still, **bundle}, about


def choosing(names: dict[str, str], chosen: Callable[[str], bool], label: str) -> str:
    """Buttons of which any may be pressed, with the word that names them all."""
    buttons = "".join(
        f'<button type="button" data-choose="{name}" aria-pressed="{str(chosen(name)).lower()}">'
        f"{words}</button>"
        for name, words in names.items()
    )
    return f'<div class="ga-choose" role="group" aria-label="{label}"><b>{label}</b>{buttons}</div>'
