"""A metric as a value: what it measures of one game, and what has to be known to read it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from inspect import getdoc
from typing import NamedTuple

from glueckauf.core.texts import keys, phrase_of, tell
from glueckauf.lab.watched import Watched

ROOM = "lab"


class Metric(NamedTuple):
    """One number for every game; its name, definition and unit are told in the words of this room.

    Those are the messages `metric-<name>-title`, `metric-<name>` and `metric-<name>-unit`; a function of
    somebody's own has its name and its docstring instead. `parts`, if it has some, are several numbers
    that belong together, like the use of every space. A part that a game says nothing about, like the
    price of a space that nobody used, is not among them.
    """

    name: str
    measure: Callable[[Watched], float]
    reference: str  # where it comes from: author, year, title; or "ours"
    is_costly: bool = False  # plays or searches on, so that it takes longer than the game
    parts: Callable[[Watched], Mapping[str, float]] | None = None

    def definition(self, language: str = "en") -> str:
        own = (getdoc(self.measure) or "").partition("\n\n")[0].replace("\n", " ")
        return self._told("", own, language)

    def title(self, language: str = "en") -> str:
        return self._told("-title", self.name, language)

    def unit(self, language: str = "en") -> str:
        """As it stands after a number."""
        key = f"metric-{self.name}-unit"
        return phrase_of(ROOM, key, {}, language) if key in keys(ROOM, "en") else ""

    def _told(self, which: str, otherwise: str, language: str) -> str:
        key = f"metric-{self.name}{which}"
        return tell(ROOM, key, {}, language) if key in keys(ROOM, "en") else otherwise
