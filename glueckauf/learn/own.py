"""The learner's own puzzles: TOML files in a folder beside the progress file, never overwritten.

The folder is ./glueckauf-puzzles, or what GLUECKAUF_PUZZLES names. What lies there is found by
`ga.puzzle(id)` and belongs to the learner's training; the puzzle of the day is always a shipped one.
"""

from __future__ import annotations

import os
from pathlib import Path

from glueckauf.core.files import is_folder, make_folder, write_new
from glueckauf.core.puzzle import Puzzle

FOLDER = "glueckauf-puzzles"
VARIABLE = "GLUECKAUF_PUZZLES"
PROGRESS = "GLUECKAUF_PROGRESS"  # its folder is the learner's


def folder() -> Path:
    named = os.environ.get(VARIABLE)
    return Path(named) if named else Path(os.environ.get(PROGRESS) or FOLDER).parent / FOLDER


def files() -> list[Path]:
    """The files that are there; none if there is no folder yet."""
    place = folder()
    return sorted(place.glob("*.toml")) if is_folder(place) else []


def keep(puzzle: Puzzle) -> Path:
    """Write a puzzle to a new file of the folder, and return where it is."""
    place = folder()
    make_folder(place, private=True)
    path = place / f"{puzzle.id}.toml"
    write_new(path, puzzle.dumps(), private=True)
    return path
