"""Results as tidy rows: one dict for each observation, the same keys in each.

    rows = ga.puzzles(tier=3).to_rows()
    rows[0]["title"]
    rows.to_frame()                   a pandas DataFrame, where pandas is installed

They print as a table and show themselves as one in a notebook.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from importlib import import_module
from typing import Any

FEW = 30  # rows that are printed; a notebook shows all
CELL = 'style="padding:.1em .9em .1em 0;text-align:left;vertical-align:top"'
BOX = 'style="max-height:32em;overflow:auto"'


class Rows(list[dict[str, Any]]):
    """A list of dicts."""

    @property
    def columns(self) -> tuple[str, ...]:
        """The keys of all rows, in the order in which they first come."""
        return tuple(dict.fromkeys(name for row in self for name in row))

    def to_frame(self) -> Any:
        """A pandas DataFrame."""
        try:
            pandas = import_module("pandas")
        except ImportError:
            raise ImportError(
                "to_frame() needs pandas, which is not installed: pip install pandas."
                " to_rows() gives the same as a list of dicts."
            ) from None
        return pandas.DataFrame(list(self), columns=list(self.columns))

    def __repr__(self) -> str:
        names = self.columns
        told = text_table(names, [[row.get(name) for name in names] for row in self[:FEW]])
        return told if len(self) <= FEW else f"{told}\n… {len(self) - FEW} more rows"

    def _repr_html_(self) -> str:
        names = self.columns
        return html_table(names, [[row.get(name) for name in names] for row in self])


def tidy(rows: Iterable[Mapping[str, Any]]) -> Rows:
    return Rows(dict(row) for row in rows)


def one_row(**fields: Any) -> Rows:
    return Rows([fields])


# --- Tables ---------------------------------------------------------------------------------


def cell(value: Any) -> str:
    """A value as it stands in a table."""
    if value is None:
        return ""
    if isinstance(value, tuple | list):
        return ", ".join(map(cell, value))
    return str(value)


def text_table(heads: Iterable[str], rows: Iterable[Iterable[Any]]) -> str:
    """Columns below each other; numbers stand to the right."""
    lines = [list(heads), *([cell(value) for value in row] for row in rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]

    def placed(word: str, width: int) -> str:
        return word.rjust(width) if word.lstrip("-").isdecimal() else word.ljust(width)

    return "\n".join("  ".join(map(placed, line, widths)).rstrip() for line in lines)


def html_table(heads: Iterable[str], rows: Iterable[Iterable[Any]], caption: str = "") -> str:
    head = "".join(f'<th scope="col" {CELL}>{escape(name)}</th>' for name in heads)
    body = "".join(
        "<tr>" + "".join(f"<td {CELL}>{escape(cell(value))}</td>" for value in row) + "</tr>"
        for row in rows
    )
    said = f"<p>{escape(caption)}</p>" if caption else ""
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f"<div>{said}<div {BOX}>{table}</div></div>"
