"""A metric as a value: what it measures of one game, and what has to be known to read it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from glueckauf.core.texts import tell
from glueckauf.lab.watched import Watched

ROOM = "lab"


class Metric(NamedTuple):
    """One number for every game; its name, definition and unit are told in the words of this room.

    Those are the messages `metric-<name>-title`, `metric-<name>` and `metric-<name>-unit`; `parts`, if it
    has some, are several numbers that belong together, like the use of every space.
    """

    name: str
    measure: Callable[[Watched], float]
    reference: str  # where it comes from: author, year, title; or "ours"
    is_costly: bool = False  # plays or searches on, so that it takes many times as long as the game
    parts: Callable[[Watched], Mapping[str, float]] | None = None

    def definition(self, language: str = "en") -> str:
        return tell(ROOM, f"metric-{self.name}", {}, language)

    def title(self, language: str = "en") -> str:
        return tell(ROOM, f"metric-{self.name}-title", {}, language)

    def unit(self, language: str = "en") -> str:
        return tell(ROOM, f"metric-{self.name}-unit", {}, language)
