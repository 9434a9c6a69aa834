"""The browser's side of the widget: its script and its style, joined from the files beside this one."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from glueckauf.core.draw import palette
from glueckauf.core.draw import style as house
from glueckauf.core.texts import keys, tell
from glueckauf.games import GAMES, room

ROOM = "widget"
ORDER = (
    "dom.js",
    "link.js",
    "paint.js",
    "motion.js",
    "foresight.js",
    "picks.js",
    "log.js",
    "panel.js",
    "sheet.js",
    "puzzle.js",
    "explained.js",
    "question.js",
    "table.js",
    "stepper.js",
    "fitting.js",
    "playing.js",
    "tabletop.js",
    "hand.js",
    "chimes.js",
    "player.js",
    "solving.js",
    "knobs.js",
    "play.js",
    "review.js",
    "lab_runs.js",
    "dashboard.js",
    "board.js",
)
STYLES = (
    "board.css",
    "tabletop.css",
    "playing.css",
    "player.css",
    "puzzle.css",
    "sheet.css",
    "play.css",
    "review.css",
    "dashboard.css",
)
OFFLINE = ("offline.js", "offline_lesson.js", "offline_choice.js", "offline_open.js")
CHART = ("dom.js", "paint.js", "chart.js")
PAGE = ("dom.js", "paint.js", "home.js")


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
def page_script() -> str:
    """The module of the page that the course begins with."""
    return "\n".join(_source(name).rstrip() for name in PAGE) + "\n"


@cache
def page_style() -> str:
    """What that page needs: the colours and icons of the pictures, and its own."""
    shared = house.sheet(palette.THEMES, house.rules({}, ()))
    icons = "".join(map(_own_style, GAMES))
    return "\n".join((shared, icons, _source("home.css")))


@cache
def training_style() -> str:
    """The style of the page that tells where a learner stands with puzzles."""
    return _source("training.css")


@cache
def offline_script() -> str:
    """The script of an exported page: the same without the export, and the stand-in for Python."""
    lines = script().rstrip().split("\n")
    return "\n".join((*lines[:-1], *map(_source, OFFLINE)))


@cache
def style(game: str = "") -> str:
    """What the pictures of all games share, those of one game, and what stands around them."""
    shared = house.sheet(palette.THEMES, house.rules({}, ()))
    return "\n".join((shared, *([_own_style(game)] if game else []), *map(_source, STYLES)))


def _own_style(game: str) -> str:
    """A game's style for its own boards only: two games on one page must not paint each other.

    `:where` adds no weight, so that the rules of board.css, which come later, still win.
    """
    css = room(game).table.style().replace("[data-theme=", "&[data-theme=")
    return f':where([data-game="{game}"]){{{css}}}'


@cache
def words(language: str) -> dict[str, str]:
    """Every word of the user interface."""
    found = sorted(key for key in keys(ROOM, "en") if key.startswith("ui-"))
    return {key.removeprefix("ui-"): tell(ROOM, key, {}, language) for key in found}
