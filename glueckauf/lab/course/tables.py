"""Tables for the notebooks of the course."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from glueckauf.core.rows import Rows, tidy
from glueckauf.learn.course.source import pages


def table(rows: Iterable[Mapping[str, Any]]) -> Rows:
    """Rows of what was measured, one dict for each, as a table; `.to_frame()` gives it to pandas."""
    return tidy(rows)


def weeks(language: str = "en") -> Rows:
    """The notebooks of the course, in their order."""
    return tidy({"notebook": f"{page.id}.ipynb", "title": page.title} for page in pages(language))
