"""Cells of notebooks for a class: the task with its picture, a place for the answer, the judgement."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from glueckauf.core.errors import FileError
from glueckauf.core.fields import unknown
from glueckauf.core.files import write_new
from glueckauf.core.puzzle import Json, Puzzle, words
from glueckauf.core.shipped import is_shipped
from glueckauf.core.texts import LANGUAGES, tell
from glueckauf.core.visible import in_markdown
from glueckauf.learn.classroom.tables import say
from glueckauf.learn.notebook import KERNEL
from glueckauf.learn.puzzle import Named, as_puzzle, rooms

START = "from glueckauf.learn.classroom.grading import points"


def asked_puzzles(puzzles: Iterable[Named], language: str) -> list[Puzzle]:
    """The puzzles of a notebook, each once."""
    if language not in LANGUAGES:
        raise ValueError(unknown("language", str(language), LANGUAGES))
    found = [as_puzzle(one) for one in puzzles]
    if not found:
        raise ValueError("a notebook needs puzzles; give their ids or files")
    ids = [one.id for one in found]
    twice = next((one for one in ids if ids.count(one) > 1), None)
    if twice is not None:
        raise ValueError(f"{twice} is there twice; name every puzzle once")
    return found


def named(puzzle: Puzzle) -> str:
    """What a cell opens it by: its id, or the file that lies beside the notebook."""
    return puzzle.id if is_shipped(puzzle.path) else f"{puzzle.id}.toml"


def write_own(puzzles: Iterable[Puzzle], folder: Path) -> None:
    """Puzzles that are not shipped go along, as files; one that is there already is not touched."""
    for one in puzzles:
        path = folder / f"{one.id}.toml"
        if is_shipped(one.path):
            continue
        if not path.exists():
            write_new(path, one.dumps())
        elif path.read_bytes() != one.dumps().encode():
            raise FileError(str(path), "file", "is another puzzle of this name; name a new folder")


# --- Cells ----------------------------------------------------------------------------------


def markdown(name: str, text: str) -> Json:
    """Words that nobody changes by a slip."""
    kept = {"deletable": False, "editable": False}
    return {"cell_type": "markdown", "id": name, "metadata": kept, "source": text}


def code(name: str, text: str) -> Json:
    empty: Json = {"execution_count": None, "outputs": []}
    return {"cell_type": "code", "id": name, "metadata": {}, "source": text, **empty}


def head(puzzles: Sequence[Puzzle], title: str, language: str) -> Json:
    """The title, what to do, and how moves are written."""
    how = say("book-how", language, board=f'ga.PuzzleBoard("{named(puzzles[0])}")')
    parts = [f"# {title}", how, f"**{say('book-moves', language)}**", *_legend(puzzles, language)]
    return markdown("title", "\n\n".join(parts))


def _legend(puzzles: Sequence[Puzzle], language: str) -> list[str]:
    """How moves are written, game by game: a token of one may mean something else in another."""
    told: list[str] = []
    games = dict.fromkeys(one.game for one in puzzles)
    for game in games:
        asked = [one for one in puzzles if one.game == game]
        is_whole = any(one.printed(language).is_whole for one in asked)
        legend = rooms()[game].legend(language)
        entries: dict[str, str] = {}
        for row in [*legend["quarter"], *(legend["whole"] if is_whole else ())]:
            entries |= dict(row["entries"])
        if len(games) > 1:
            told.append(f"*{tell(game, 'short-title', {}, language)}*")
        told.append("\n".join(f"- `{token}` {means}" for token, means in entries.items()))
    return told


def task(number: int, puzzle: Puzzle, language: str) -> Json:
    """Title, task and picture. The picture is part of the text and needs no Python; JupyterLab shows no
    SVG that is attached to a cell."""
    printed = puzzle.printed(language, colour=True).cell
    told = words(puzzle, language)
    shown = [_picture(part) for column in printed["columns"] for part in column]
    turns = [f"{n}. {turn}" for n, turn in enumerate(printed["log"], start=1)]
    title = f"## {number} · {in_markdown(told.get('title', puzzle.id))}"
    parts = [title, in_markdown(told.get("task", "")), "\n".join(turns), "\n".join(shown)]
    return markdown(f"task-{number}", "\n\n".join(filter(None, parts)))


def _picture(part: Json) -> str:
    data = b64encode(str(part["picture"]).encode()).decode()
    described = " ".join(str(part["described"]).split()).replace("[", "(").replace("]", ")")
    return f"![{described}](data:image/svg+xml;base64,{data})"


def judgement(number: int, puzzle: Puzzle, most: float, language: str) -> str:
    """The code that tells what an answer is worth."""
    more = "" if language == "en" else f', language="{language}"'
    return f"{START}\n\npoints({json.dumps(named(puzzle))}, answer_{number}, most={most:g}{more})"


def best_line(puzzle: Puzzle) -> str:
    return " ".join(puzzle.best() or ())


def book(cells: Sequence[Json], language: str) -> str:
    """The cells as a notebook that has not been run."""
    made: Any = {
        "cells": [cell | {"source": cell["source"].splitlines(keepends=True)} for cell in cells],
        "metadata": {
            "kernelspec": {"display_name": "Python 3", "language": "python", "name": KERNEL},
            "language_info": {"name": "python"},
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return json.dumps(made, ensure_ascii=False, indent=1) + "\n"
