"""The browser's side of the widget: its script and its style, joined from the files beside this one."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from glueckauf.core.texts import keys, tell
from glueckauf.games.board import draw

ROOM = "widget"
ORDER = (
    "dom.js",
    "link.js",
    "paint.js",
    "motion.js",
    "picks.js",
    "log.js",
    "panel.js",
    "puzzle.js",
    "question.js",
    "table.js",
    "stepper.js",
    "board.js",
)
CHART = ("dom.js", "paint.js", "chart.js")


def _source(name: str) -> str:
    return files(__package__).joinpath(name).read_text("utf-8")


@cache
def script() -> str:
    """The module of the widget; its last line is the only export."""
    return "\n".join(_source(name).rstrip() for name in ORDER) + "\n"


@cache
def chart_script() -> str:
    """The module of the chart, which shares making elements and following the theme."""
    return "\n".join(_source(name).rstrip() for name in CHART) + "\n"


@cache
def offline_script() -> str:
    """The script of an exported page: the same without the export, and the stand-in for Python."""
    lines = script().rstrip().split("\n")
    return "\n".join((*lines[:-1], _source("offline.js")))


@cache
def style() -> str:
    return draw.style() + "\n" + _source("board.css")


@cache
def words(language: str) -> dict[str, str]:
    """Every word of the user interface."""
    found = sorted(key for key in keys(ROOM, "en") if key.startswith("ui-"))
    return {key.removeprefix("ui-"): tell(ROOM, key, {}, language) for key in found}
