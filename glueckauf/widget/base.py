"""What every widget of the house shares: its script and style, words, the answer to every message."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any, ClassVar

import anywidget
import traitlets

from glueckauf.core.errors import LONGEST
from glueckauf.core.names import spoken
from glueckauf.core.texts import LANGUAGES
from glueckauf.core.visible import harmless_tree, is_huge, quoted, visible
from glueckauf.games import room
from glueckauf.widget import sources
from glueckauf.widget.frames import message, say

THEMES = ("auto", "light", "dark")
_inside = ContextVar("_inside", default=False)


@contextmanager
def inside() -> Iterator[None]:
    """Widgets made here have no line to the browser: another widget shows them."""
    before = _inside.set(True)
    try:
        yield
    finally:
        _inside.reset(before)


class Widget(anywidget.AnyWidget):
    """Something of a game shown in the browser, in one of four languages.

    The browser sends one small message for everything the player does. Every message is answered by
    a new `frame` that names it (`ack`), also when something went wrong: nothing fails silently.
    """

    KIND: ClassVar[str] = ""
    tells_stars = True  # in words; whoever draws them around a widget sets this to False

    _esm = sources.script()
    _css = sources.style()
    options = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    frame = traitlets.Dict().tag(sync=True)

    def __init__(self, game: str, language: str, theme: str, view: str) -> None:
        one_of("language", language, LANGUAGES)
        one_of("theme", theme, THEMES)
        table = room(game).table
        if not table.is_view(view):
            one_of("view", view, table.VIEWS)
        # The page keeps one style for each id; by default the id is the class, whatever the game.
        super().__init__(_css=sources.style(game), _anywidget_id=f"glueckauf.{self.KIND}.{game}")
        self._game, self._room = game, room(game)
        self._language, self._theme, self._shown = language, theme, view
        self.on_msg(self._hear)

    def open(self) -> None:
        if not _inside.get():
            super().open()

    def export(self, path: str | Path, **chosen: Any) -> Any:
        """Write the board as a page that needs no Python; `languages` and `frames` as in export_html."""
        from glueckauf.widget.export import export_html

        return export_html(self, path, **chosen)

    def _reply(self, asked: Mapping[str, Any], ack: str) -> None:
        """Do what a message asks, and show it in a frame with this `ack`."""
        raise NotImplementedError

    def _give_up(self) -> None:
        """An answer failed: go back to where we were before it."""

    def _picture(self) -> str:
        """A still picture for places where no widget can run."""
        raise NotImplementedError

    def _hear(self, _widget: object, asked: object, _buffers: object) -> None:
        """A message of the board. Whatever happens, it is answered."""
        if not isinstance(asked, Mapping) or not {"do", "n"} & asked.keys():
            return  # of somebody else
        ack = _named(asked.get("n", ""))
        try:
            self._reply(asked, ack)
        except Exception as error:  # the player must see it, and go on playing
            try:
                self._give_up()
            finally:
                self._fail(error, ack)

    def _fail(self, error: Exception, ack: str) -> None:
        text = say("unexpected", self._language, **about(error))
        self.frame = {**self.frame, "ack": ack, "message": message(text, "bad")}

    @traitlets.validate("frame")
    def _harmless(self, proposal: Mapping[str, Any]) -> Any:
        """Everything that a board shows passes here; texts of strangers do nothing in the page."""
        return harmless_tree(proposal["value"])

    def _speak(self, language: str) -> None:
        """From now on in this language."""
        one_of("language", language, LANGUAGES)
        self._language = language

    def _show_words(self) -> None:
        language = spoken(self._language)
        self.words = sources.words(language)
        self.options = {
            "kind": self.KIND,
            "game": self._game,
            "language": language,
            "languages": list(LANGUAGES),
            "theme": self._theme,
            "view": self._shown,
            "icons": dict(self._room.table.icons(language)),
        }

    def _repr_mimebundle_(self, **options: Any) -> Any:
        """The widget, and a picture for places where no widget can run."""
        found = super()._repr_mimebundle_(**options)
        bundle, about = found if isinstance(found, tuple) else (found or {}, {})
        return {"text/plain": repr(self), "image/svg+xml": self._picture(), **bundle}, about


def about(error: Exception) -> dict[str, str]:
    """What a sentence about an error tells of it; errors of strangers may be of any length."""
    try:
        text = str(error)
    except Exception:
        text = ""
    return {"type": type(error).__name__, "text": visible(text, LONGEST)}


def _named(number: object) -> str:
    """The name of a message, as the browser gave it."""
    is_name = isinstance(number, str | int) and not is_huge(number)
    return str(number)[:LONGEST] if is_name else ""


def one_of(name: str, value: str, allowed: tuple[str, ...]) -> None:
    if value not in allowed:
        raise ValueError(f"{name} must be one of {', '.join(allowed)}, not {quoted(value)}")
