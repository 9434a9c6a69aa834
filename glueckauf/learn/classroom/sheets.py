"""Variants on paper: a sheet for everybody with their name on it, and the key for the teacher."""

from __future__ import annotations

from pathlib import Path

from glueckauf.core.files import write_new
from glueckauf.core.puzzle import Puzzle
from glueckauf.learn.classroom.people import visible
from glueckauf.learn.classroom.variants import Variants
from glueckauf.learn.paper.sheet import keys, leaves

SHEETS, KEY = "sheets.pdf", "key.pdf"


def write_sheets(plan: Variants, folder: Path, language: str, *, colour: bool = False) -> None:
    """Two files: all sheets, one after the other, and the key. Neither appears without the other."""
    people: dict[str, tuple[Puzzle, ...]] = {visible(who): made for who, made in plan.made.items()}
    sheets, key = leaves(people, language, colour=colour), keys(people, language)
    write_new(folder / SHEETS, sheets)
    write_new(folder / KEY, key)
