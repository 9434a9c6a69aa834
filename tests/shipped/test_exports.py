"""Every shipped puzzle and lesson exports, and on its page the best answer has three stars.

A whole page holds hundreds of positions in four languages and takes long to draw. So each run makes a small page of
everything, in one language and with few positions beside the best answer, and whole pages of a few puzzles, others
with each seed; `-m long` makes all whole pages.
"""

from __future__ import annotations

import base64
import gzip
import json
import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from glueckauf.core.puzzle import MOST_STARS, Puzzle
from glueckauf.games import GAMES
from glueckauf.learn.lessons.lesson import lessons
from glueckauf.widget.export import export_html
from glueckauf.widget.lesson import OpenLesson
from tests.shipped.answers import SEED, best_of, shipped_of

pytestmark = pytest.mark.shipped
SMALL = 20  # positions of a small page
WHOLE = 1  # whole pages of each game in each run
DATA = re.compile(r'<script type="text/plain" class="ga-data" data-language="en">([^<]*)</script>')
Faults = list[str]


def _exported(source: Any, path: Path, **chosen: Any) -> dict[str, Any]:
    """What the page holds in English, as its script reads it."""
    export_html(source, path, **chosen)
    found = DATA.search(path.read_text("utf-8"))
    assert found is not None, "the page has no data"
    data: dict[str, Any] = json.loads(gzip.decompress(base64.b64decode(found[1])))
    path.unlink()
    return data


def _problem(puzzle: Puzzle, data: dict[str, Any]) -> str:
    """What is wrong with the best answer on its page."""
    best = best_of(puzzle)
    if puzzle.options("en"):
        right = data["choice"]["right"]
        return "" if (right,) == best else f"right is {right}; true is {best[0]}"
    if tuple(data["puzzle"]["solution"]) != best:
        return f"the solution is {data['puzzle']['solution']}"
    node = data["nodes"][0]
    for move in best:
        there = node["next"].get(move)
        if there is None:
            return f"{move} of the best line leads nowhere"
        node = data["nodes"][there]
    if node["stars"] != MOST_STARS or node.get("unfinished"):
        return f"{node['stars']} stars after the best line: {node['verdict']}"
    return ""


def _faults(asked: Sequence[Puzzle], path: Path, **chosen: Any) -> Faults:
    found = []
    for puzzle in asked:
        try:
            problem = _problem(puzzle, _exported(puzzle, path, **chosen))
        except Exception as error:  # whatever is raised here would be raised at whoever exports
            problem = f"{type(error).__name__}: {error}"
        if problem:
            found.append(f"{puzzle.kind} {puzzle.id}: {problem}")
    return found


def _told(found: Faults) -> str:
    return "\n".join([f"seed {SEED}: {len(found)} wrong", *found])


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_exports(game: str, tmp_path: Path) -> None:
    found = _faults(shipped_of(game), tmp_path / "page.html", languages=["en"], frames=SMALL)
    assert not found, _told(found)


@pytest.mark.parametrize("game", GAMES)
def test_some_puzzles_export_whole(game: str, tmp_path: Path) -> None:
    some = Random(f"{SEED} {game}").sample(shipped_of(game), WHOLE)
    print([puzzle.id for puzzle in some])
    found = _faults(some, tmp_path / "page.html")
    assert not found, _told(found)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_all_puzzles_export_whole(game: str, tmp_path: Path) -> None:
    found = _faults(shipped_of(game), tmp_path / "page.html")
    assert not found, _told(found)


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_exports(game: str, tmp_path: Path) -> None:
    found = []
    for lesson in lessons(game):
        try:
            export_html(OpenLesson(lesson), tmp_path / "page.html", languages=["en"], frames=SMALL)
            (tmp_path / "page.html").unlink()
        except Exception as error:
            found.append(f"{lesson.id}: {type(error).__name__}: {error}")
    assert not found, _told(found)
