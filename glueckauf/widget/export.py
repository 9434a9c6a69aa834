"""A page that needs no Python, as one HTML file: every board of the house, in all its languages.

    ga.PuzzleBoard("01-first-ride").export("ride.html")        a puzzle to play
    ga.lesson(3).export("lesson-3.html")                       a lesson, screen by screen
    ga.export_html(record, "game.html")                        a game to step through

A page holds every position where there are few enough. Where there are not, a sentence says before
anything is written what the page will hold instead; the page says so, too.
"""

from __future__ import annotations

import base64
import gzip
import json
import sys
from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from tqdm.auto import tqdm

from glueckauf.core.errors import FileError
from glueckauf.core.files import is_there, write_new
from glueckauf.core.names import called
from glueckauf.core.puzzle import is_puzzle
from glueckauf.core.texts import LANGUAGES
from glueckauf.core.visible import harmless, harmless_tree
from glueckauf.games import room
from glueckauf.learn.puzzle import as_puzzle
from glueckauf.learn.scenario import Scenario
from glueckauf.widget import sources
from glueckauf.widget.base import one_of
from glueckauf.widget.choice_page import choice_plan
from glueckauf.widget.frames import Json, say
from glueckauf.widget.graph import Watch
from glueckauf.widget.lesson import OpenLesson
from glueckauf.widget.lesson_board import LessonBoard
from glueckauf.widget.lesson_plan import lesson_plan, screen_plan
from glueckauf.widget.optimise import Optimise
from glueckauf.widget.page import Page, Plan, options
from glueckauf.widget.player import LessonPlayer
from glueckauf.widget.puzzle import PuzzleBoard
from glueckauf.widget.puzzle_page import puzzle_plan
from glueckauf.widget.question import Asked
from glueckauf.widget.stepper import Source, Stepper, as_scenario, step_frames
from glueckauf.widget.table import Table

TITLE = "Glück Auf"


class Export(NamedTuple):
    """What was written: how large, with how many positions, and whether no move leads off the page."""

    path: Path
    size: int
    positions: int
    complete: bool
    lacks: str = ""  # what the page does not hold, and what it holds instead

    def __str__(self) -> str:
        how = "every position" if self.complete else "further moves need Python"
        return f"{self.path}: {self.size / 1000:.0f} kB, {self.positions} positions, {how}"


def export_html(
    source: Source | str | Path,
    path: str | Path,
    *,
    languages: Sequence[str] = LANGUAGES,
    frames: int | None = None,
) -> Export:
    """Write a page for any board, a lesson, a puzzle, a scenario or a record; no file is overwritten.

    The page opens in the first of the languages and can be switched to the others. It holds all
    positions of a puzzle or a checkpoint if there are at most so many `frames`: by default as many as
    take about a minute. If there are more, it is said before anything is written.
    """
    for language in languages:
        one_of("languages", language, LANGUAGES)
    if not languages:
        raise ValueError(f"languages must name at least one of {', '.join(LANGUAGES)}")
    if is_there(Path(path)):  # as writing would say after all the work
        raise FileError(str(path), "file", "exists already; it is never overwritten")
    plan = plan_of(source, frames)
    lacks = plan.lacks(languages[0])
    if lacks:
        print(lacks)
    steps = plan.positions * (1 + len(languages))
    with tqdm(total=steps, desc=Path(path).name, leave=False, disable=not _is_watched()) as bar:
        page = plan.make(languages, bar.update)
    text = _html(page, languages)
    write_new(Path(path), text)
    return Export(Path(path), len(text.encode("utf-8")), page.positions, page.complete, lacks)


def _is_watched() -> bool:
    """Is there somebody to see a bar grow: at a terminal, or in a notebook?"""
    shell = sys.modules.get("IPython")
    return sys.stderr.isatty() or (shell is not None and shell.get_ipython() is not None)


def plan_of(source: Any, frames: int | None = None) -> Plan:
    """What a page of this would hold; nothing is drawn or written yet."""
    if isinstance(source, Table):
        return _game_plan(source)
    if isinstance(source, LessonPlayer | OpenLesson):
        return lesson_plan(source.lesson, frames)
    if isinstance(source, LessonBoard):
        return screen_plan(source.lesson, source.act, frames)
    if isinstance(source, Asked):
        return screen_plan(source.lesson, source.screen, frames)
    if isinstance(source, Stepper):
        return _steps_plan(source.scenario)
    if isinstance(source, Optimise):
        return puzzle_plan(source.board.puzzle, frames, is_open=True)
    asked = source.puzzle if isinstance(source, PuzzleBoard) else source
    named = as_puzzle(asked) if isinstance(asked, str | Path) else asked
    if is_puzzle(named):
        return choice_plan(named) if named.options("en") else puzzle_plan(named, frames)
    return _steps_plan(as_scenario(named))


def _html(page: Page, languages: Sequence[str]) -> str:
    stored = "\n".join(
        f'<script type="text/plain" class="ga-data" data-language="{language}">'
        f"{_packed(page.data[language])}</script>"
        for language in languages
    )
    start = 'openExport(document.getElementById("glueckauf"), document.querySelectorAll("script.ga-data"));'
    return f"""<!doctype html>
<html lang="{languages[0]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(harmless(page.title))}</title>
<style>
{sources.style(page.game)}
{_PAGE_STYLE}</style>
</head>
<body>
<main id="glueckauf">{page.still}</main>
{stored}
<script type="module">
{sources.offline_script()}
{start}
</script>
</body>
</html>
"""


_PAGE_STYLE = """:root { color-scheme: light dark; }
body { margin: 0; padding: 0.5rem; font-family: system-ui, sans-serif; }
#glueckauf { margin: 0 auto; max-width: 100rem; }
.ga-open-chart { margin: 0.75rem auto; max-width: 600px; }
.ga-chart-told { margin: 0.25rem 0; }
#glueckauf > .ga-picture { display: block; max-width: 100%; height: auto; margin: 0 auto; }
"""


def _packed(data: Json) -> str:
    text = json.dumps(harmless_tree(data), ensure_ascii=False, separators=(",", ":"))
    return base64.b64encode(gzip.compress(text.encode("utf-8"), 9, mtime=0)).decode("ascii")


# --- Scenarios and games --------------------------------------------------------------------


def _steps_plan(
    scenario: Scenario,
    lacks: Callable[[str], str] = lambda _language: "",
    names: Sequence[str] = (),
) -> Plan:
    """A page to step through; people may have names of their own."""

    def make(languages: Sequence[str], watch: Watch) -> Page:
        return _stepper_page(scenario, languages, watch, lacks, names)

    return Plan(scenario.start.game, len(scenario.steps) + 1, lacks, make)


def _game_plan(table: Table) -> Plan:
    """The moves of a game so far; what may come needs the rules."""
    moves = table.moves

    def lacks(language: str) -> str:
        return say("page-game", language, moves=len(moves))

    return _steps_plan(Scenario.of((table.beginning, moves)), lacks, table.names)


def _stepper_page(
    scenario: Scenario,
    languages: Sequence[str],
    watch: Watch,
    lacks: Callable[[str], str],
    names: Sequence[str],
) -> Page:
    view, seat = scenario.sight()
    game = scenario.start.game
    data: dict[str, Json] = {}
    for language in languages:
        shown = step_frames(scenario, called(language, names), view, seat)
        if note := lacks(language):
            shown[0]["caption"] = f"{shown[0]['caption']}. {note}"
        data[language] = {
            "options": options("stepper", game, language, languages, view),
            "words": sources.words(language),
            "frames": shown,
        }
        for _ in shown:
            watch()
    first = called(languages[0], names)
    still = room(game).table.picture(scenario.start, first, view, seat)
    title = scenario.text("title", languages[0]) or TITLE
    return Page(game, title, still, data, len(scenario.steps) + 1, not lacks(languages[0]))
