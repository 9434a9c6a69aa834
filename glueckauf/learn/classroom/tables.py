"""A table of results: tidy rows for programs, and the same in words for people.

table = ga.classroom.read("class").difficulty
table                                 a table in the language of the class
table.to_frame()                      a pandas DataFrame with English columns
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from math import sqrt
from typing import Any, NamedTuple

from glueckauf.core.puzzle import MOST_STARS
from glueckauf.core.rows import Rows, html_table, text_table
from glueckauf.core.texts import Fact, tell

ROOM = "learn"
NORMAL = 1.959964  # standard errors of a 95 % interval


class Table(Rows):
    """Rows with a title, and with columns and cells as people read them."""

    def __init__(
        self,
        rows: Iterable[Mapping[str, Any]],
        title: str,
        heads: Sequence[str] = (),
        cells: Sequence[Sequence[str]] = (),
    ) -> None:
        super().__init__(dict(row) for row in rows)
        self.title, self.heads, self.cells = title, tuple(heads), cells

    def __repr__(self) -> str:
        if not self.cells:
            return self.title
        return f"{self.title}\n{text_table(self.heads, self.cells)}"

    def _repr_html_(self) -> str:
        if not self.cells:
            return f"<p>{escape(self.title)}</p>"
        return html_table(self.heads, self.cells, self.title)


def say(key: str, language: str, **facts: Fact) -> str:
    return tell(ROOM, f"class-{key}", facts, language)


def heads(names: Iterable[str], language: str) -> list[str]:
    return [say("head", language, column=name) for name in names]


def stars(number: int) -> str:
    return "★" * number + "☆" * (MOST_STARS - number)


def percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.0f} %"


class Share(NamedTuple):
    """A share of people, with the interval that holds the true one in 95 of 100 classes."""

    value: float | None
    low: float | None
    high: float | None

    @property
    def told(self) -> str:
        if self.value is None:
            return "–"
        return f"{percent(self.value)} ({percent(self.low)} – {percent(self.high)})"


def share(part: int, of: int) -> Share:
    """Wilson's interval, which stays within 0 and 1 and means something for a class of ten, too."""
    if not of:
        return Share(None, None, None)
    value, rest = part / of, NORMAL**2 / of
    middle = (value + rest / 2) / (1 + rest)
    wide = sqrt(rest * value * (1 - value) + rest**2 / 4) / (1 + rest)
    low = 0.0 if part == 0 else middle - wide
    high = 1.0 if part == of else middle + wide
    return Share(value, low, high)
