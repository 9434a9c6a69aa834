"""A page that needs no Python: a scenario to step through, or a puzzle to play, as one HTML file."""

from __future__ import annotations

import base64
import gzip
import json
import re
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from glueckauf.core.files import write_new
from glueckauf.core.telling import Event
from glueckauf.core.texts import LANGUAGES, tell
from glueckauf.games.board import draw, targets
from glueckauf.games.board.parts import Mining
from glueckauf.games.board.puzzles.pit.scenes import best_line, scene, start_of
from glueckauf.games.board.puzzles.pit.verdict import ROOM as LEARN
from glueckauf.games.board.puzzles.pit.verdict import Verdict, spoken
from glueckauf.games.board.puzzles.pit.walk import Place
from glueckauf.games.board.puzzles.table.telling import turn_in_words
from glueckauf.games.board.solve.pit.task import Value, outcome
from glueckauf.learn.puzzle import Puzzle, puzzle
from glueckauf.widget import frames, sources
from glueckauf.widget.base import one_of
from glueckauf.widget.frames import Json, say
from glueckauf.widget.graph import UNKNOWN, Node, explore
from glueckauf.widget.puzzle import about, ladder, next_action
from glueckauf.widget.solving import told_hints
from glueckauf.widget.stepper import Source, as_scenario, step_frames

PART = "pit0"
PIECE = re.compile(r"(?=<g[ >])")


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
    source: Source | str | Path,
    path: str | Path,
    *,
    languages: Sequence[str] = LANGUAGES,
    frames: int = 1500,
) -> Export:
    """Write a page for a scenario, a record or a puzzle; an existing file is never overwritten.

    A puzzle can be played as far as the stored positions reach: `frames` of them, the best line and
    what lies around it first. The page opens in the first of the languages.
    """
    for language in languages:
        one_of("languages", language, LANGUAGES)
    if not languages:
        raise ValueError(f"languages must name at least one of {', '.join(LANGUAGES)}")
    asked = puzzle(source) if isinstance(source, str | Path) else source
    made = _puzzle_page(asked, languages, frames) if isinstance(asked, Puzzle) else None
    page = made or _stepper_page(asked, languages)
    text = _html(page, languages)
    write_new(Path(path), text)
    return Export(Path(path), len(text.encode("utf-8")), page.positions, page.complete)


class _Page(NamedTuple):
    title: str
    still: str
    data: dict[str, Json]  # by language
    positions: int
    complete: bool


def _html(page: _Page, languages: Sequence[str]) -> str:
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
{sources.style()}
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


def _options(kind: str, language: str, languages: Sequence[str], view: str) -> Json:
    return {
        "kind": kind,
        "language": language,
        "languages": list(languages),
        "theme": "auto",
        "view": view,
    }


# --- Scenarios ------------------------------------------------------------------------------


def _stepper_page(source: Any, languages: Sequence[str]) -> _Page:
    scenario = as_scenario(source)
    view, seat = scenario.sight()
    data = {
        language: {
            "options": _options("stepper", language, languages, view),
            "words": sources.words(language),
            "frames": step_frames(scenario, language, view, seat),
        }
        for language in languages
    }
    still = draw.picture(scenario.start, languages[0], view, seat)
    title = scenario.text("title", languages[0]) or "Glück Auf"
    return _Page(title, still, data, len(scenario.steps) + 1, True)


# --- Puzzles --------------------------------------------------------------------------------


def _puzzle_page(asked: Puzzle, languages: Sequence[str], most: int) -> _Page:
    solution = tuple((best_line(asked) or "").split())
    if len(asked.task.actions) == 1 and solution[:1] == asked.task.actions:
        solution = solution[1:]  # the space of the only action need not be named
    nodes = explore(asked, solution, most)
    numbers = {node.place: n for n, node in enumerate(nodes)}
    complete = all(place in numbers for node in nodes for place in node.next.values())
    data = {
        language: _puzzle_data(asked, solution, nodes, language, languages)
        for language in languages
    }
    start = scene(asked.task, start_of(asked.task))
    still = draw.picture(start, languages[0], "pit", 0)
    return _Page(data[languages[0]]["puzzle"]["title"], still, data, len(nodes), complete)


def _puzzle_data(
    asked: Puzzle,
    solution: tuple[str, ...],
    nodes: list[Node],
    language: str,
    languages: Sequence[str],
) -> Json:
    words = _Words(language)
    numbers = {node.place: n for n, node in enumerate(nodes)}
    slip = {
        "move": tell(LEARN, "slip-move", {"place": "{place}", "token": "{token}"}, language),
        "stopped": tell(LEARN, "slip-stopped", {}, language),
        "end": tell(LEARN, "slip-end", {}, language),
    }
    moves = {move for node in nodes for move in node.next} | {
        move for node in nodes if node.best != UNKNOWN for move in (node.best or "").split()
    }
    said = {
        "reset": say("puzzle-reset", language),
        "solution": say("puzzle-solution", language),
        "own": say("puzzle-own", language),
        "no_hints": say("puzzle-no-hints", language),
    }
    head = {**about(asked, language), "hints": told_hints(ladder(asked), language)}
    return {
        "options": _options("puzzle", language, languages, "pit"),
        "words": sources.words(language),
        "puzzle": {**head, "solution": list(solution), "slip": slip, "said": said},
        "moves": {move: turn_in_words(move, language) for move in sorted(moves)},
        "nodes": [_node_data(asked, node, numbers, words) for node in nodes],
        "pool": words.pool,
    }


class _Words:
    """The texts of one language. What occurs often is stored once and named by its number."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.pool: list[Any] = []
        self._numbers: dict[str, int] = {}
        self._spoken: dict[object, Any] = {}

    def number(self, value: Any) -> int:
        key = value if isinstance(value, str) else json.dumps(value)
        if key not in self._numbers:
            self._numbers[key] = len(self.pool)
            self.pool.append(value)
        return self._numbers[key]

    def numbers(self, values: Iterable[Any]) -> list[int]:
        return [self.number(value) for value in values]

    def score(self, value: Value) -> str:
        key = tuple(value.items())
        if key not in self._spoken:
            self._spoken[key] = spoken(value, self.language)
        return str(self._spoken[key])

    def verdict(self, verdict: Verdict) -> list[str]:
        """Many nodes share one verdict; telling it is what takes most of the time."""
        if id(verdict) not in self._spoken:
            self._spoken[id(verdict)] = verdict.sentence(self.language).split("\n")
        return list(self._spoken[id(verdict)])


def _node_data(asked: Puzzle, node: Node, numbers: dict[Place, int], words: _Words) -> Json:
    state, language = node.state, words.language
    svg = frames.drawn(state, language, "pit")[PART]
    shut: list[str] = []
    if isinstance(state.pending, Mining):
        choices = frames.choice_rows(state, node.choices, language)
        labels = targets.labels(state, language)
        shut = targets.shut(state, works=False)
    else:
        choices = [next_action(choice.move, language) for choice in node.choices]
        labels = {row["move"]: row["say"] for row in choices}
    reached = outcome(asked.task, node.place.player, node.place.steps)
    data: Json = {
        "parts": {PART: words.numbers(PIECE.split(svg))},
        "choices": words.numbers(choices),
        "next": {move: numbers.get(place) for move, place in node.next.items()},
        "told": {move: words.number(_told(events, language)) for move, events in node.told.items()},
        "shut": shut,
        "labels": words.number(labels),
        "why": {
            key: words.number(why) for key, why in frames.reasons(state, shut, language).items()
        },
        "used": node.place.steps,
        "score": words.score(reached.value),
        "over": node.over,
        "stars": node.verdict.stars,
        "verdict": words.verdict(node.verdict),
    }
    if node.refused:
        data["refused"] = {
            move: words.number(frames.refusal(why, language)) for move, why in node.refused.items()
        }
    if node.best != UNKNOWN:
        data["best"] = node.best
    if not node.verdict.legal:
        data["unfinished"] = True
    return data


def _told(events: Iterable[Event], language: str) -> Json:
    """The entry of the log, without its number and its move."""
    entry = frames.entry(0, 0, "", events, language, False)
    return {key: entry[key] for key in ("seat", "text", "rules")}
