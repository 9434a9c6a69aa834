"""A page that needs no Python: a scenario to step through, or a puzzle to play, as one HTML file."""

from __future__ import annotations

import base64
import gzip
import json
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from glueckauf.core.files import write_new
from glueckauf.core.puzzle import is_puzzle
from glueckauf.core.texts import LANGUAGES
from glueckauf.games import room
from glueckauf.learn.puzzle import puzzle
from glueckauf.widget import sources
from glueckauf.widget.base import one_of
from glueckauf.widget.frames import Json
from glueckauf.widget.page import Page, options
from glueckauf.widget.puzzle_page import puzzle_page
from glueckauf.widget.stepper import Source, Stepper, as_scenario, step_frames

TITLE = "Glück Auf"


class Export(NamedTuple):
    """What was written: how large, with how many positions, and whether no move leads off the page."""

    path: Path
    size: int
    positions: int
    complete: bool

    def __str__(self) -> str:
        how = "every position" if self.complete else "further moves need Python"
        return f"{self.path}: {self.size / 1000:.0f} kB, {self.positions} positions, {how}"


def export_html(
    source: Source | Stepper | str | Path,
    path: str | Path,
    *,
    languages: Sequence[str] = LANGUAGES,
    frames: int = 1500,
) -> Export:
    """Write a page for a scenario or its stepper, a record or a puzzle; an existing file is never overwritten.

    A puzzle can be played as far as the stored positions reach: `frames` of them, the best line and
    what lies around it first; of a puzzle that cannot be played without Python, its best line is
    shown. The page opens in the first of the languages.
    """
    for language in languages:
        one_of("languages", language, LANGUAGES)
    if not languages:
        raise ValueError(f"languages must name at least one of {', '.join(LANGUAGES)}")
    asked = puzzle(source) if isinstance(source, str | Path) else source
    if isinstance(asked, Stepper):
        asked = asked.scenario
    made = puzzle_page(asked, languages, frames) if is_puzzle(asked) else None
    page = made or _stepper_page(asked, languages)
    text = _html(page, languages)
    write_new(Path(path), text)
    return Export(Path(path), len(text.encode("utf-8")), page.positions, page.complete)


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
<title>{escape(page.title)}</title>
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
#glueckauf > .ga-picture { display: block; max-width: 100%; height: auto; margin: 0 auto; }
"""


def _packed(data: Json) -> str:
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return base64.b64encode(gzip.compress(text.encode("utf-8"), 9, mtime=0)).decode("ascii")


# --- Scenarios ------------------------------------------------------------------------------


def _stepper_page(source: Any, languages: Sequence[str]) -> Page:
    scenario = as_scenario(source)
    view, seat = scenario.sight()
    game = scenario.start.game
    data = {
        language: {
            "options": options("stepper", game, language, languages, view),
            "words": sources.words(language),
            "frames": step_frames(scenario, language, view, seat),
        }
        for language in languages
    }
    still = room(game).table.picture(scenario.start, languages[0], view, seat)
    title = scenario.text("title", languages[0]) or TITLE
    return Page(game, title, still, data, len(scenario.steps) + 1, True)
