"""What paper shows of one puzzle: its picture, a strip for the answer, its line in the key.

A small part of the map takes a quarter of a page; the whole map, or what needs the station, too, a page.
"""

from __future__ import annotations

from collections.abc import Iterator

from glueckauf.core.puzzle import Json, Printed, words
from glueckauf.core.puzzle_paper import HEIGHT, check_command, part, unbroken
from glueckauf.core.telling import changed_rules
from glueckauf.core.texts import Fact, tell
from glueckauf.games.signal.draw import paper
from glueckauf.games.signal.puzzles.natural import best_line
from glueckauf.games.signal.puzzles.puzzle import SignalPuzzle
from glueckauf.games.signal.puzzles.telling import pieces, spoken
from glueckauf.games.signal.puzzles.verdict import par_of
from glueckauf.games.signal.telling import GAME

LINES, FEW_LINES = 5, 3  # to write moves on, of a page and of a quarter
TALLEST = 1.4  # what is higher than that for its width does not fit into a quarter


def printed(asked: SignalPuzzle, language: str, colour: bool = False) -> Printed:
    return Printed(is_whole(asked), cell(asked, language, colour))


def is_whole(asked: SignalPuzzle) -> bool:
    """Does the puzzle need a page of its own?"""
    if "station" in asked.view.split("+"):
        return True
    drawn = paper.quarter(asked.task.start, "en", asked.seat, asked.view)
    return bool(part(drawn, "desc")["ratio"] > TALLEST)


def cell(asked: SignalPuzzle, language: str, colour: bool = False) -> Json:
    """The puzzle as a tree for the layout."""
    title, task = texts(asked, language)
    lines = LINES if is_whole(asked) else FEW_LINES
    strip = [{"kind": "line", "words": str(n + 1)} for n in range(lines)]
    return {
        "id": asked.id,
        "title": title,
        "task": task,
        "log": [],
        "tier": asked.tier,
        "columns": _drawn(asked, language, colour),
        "counts": [],
        "account": None,
        "row": 1,
        "height": HEIGHT,
        "strip": strip,
        "check": check_command(asked.id, asked.path),
    }


def texts(asked: SignalPuzzle, language: str) -> tuple[str, str]:
    """Title and task in this language, in English, or made up; and the rules that are changed."""
    told, rules = words(asked, language), asked.task.start.rules
    task = told.get("task") or tell(GAME, "puzzle-task", {"kind": asked.kind}, language)
    if set(rules.overrides) - {"map"}:  # which is seen
        changed: dict[str, Fact] = {"rules": changed_rules(GAME, rules, "is", language)}
        task = f"{task} {tell(GAME, 'sheet-rules', changed, language)}"
    return told.get("title", asked.id), task


def _drawn(asked: SignalPuzzle, language: str, colour: bool) -> list[list[Json]]:
    """Columns of pictures."""
    if not is_whole(asked):
        drawn = paper.quarter(asked.task.start, language, asked.seat, asked.view, colour=colour)
        return [[part(drawn, "desc")]]
    columns = paper.page(asked.task.start, language, asked.seat, asked.view, colour=colour)
    return [
        [part(one, "title" if n else "desc") for one in column] for n, column in enumerate(columns)
    ]


# --- The key --------------------------------------------------------------------------------


def answer(asked: SignalPuzzle, language: str) -> Json:
    """A line of the key: the best value, a line that reaches it, and what is to be learnt."""
    moves = (best_line(asked) or "").split()
    told = "; ".join(pieces(asked.task, moves, language))
    value = spoken(asked.task, par_of(asked), language)
    return {
        "id": asked.id,
        "title": texts(asked, language)[0],
        "value": unbroken(value),
        "better": "",
        "lines": [{"number": "", "tokens": moves, "words": told}],
        "remarks": " ".join(_remarks(asked, language)),
    }


def _remarks(asked: SignalPuzzle, language: str) -> Iterator[str]:
    if isinstance(asked.proof, dict) and "answers" in asked.proof:
        yield tell(GAME, "sheet-lines", {"lines": asked.proof["answers"]}, language)
    if asked.themes:
        yield tell(GAME, "theme-idea", {"theme": asked.themes[0]}, language)
