"""The puzzle kinds of Woodcraft: one value for all of them, and how puzzles are made (`games.contract.PuzzleRoom`)."""

from __future__ import annotations

from glueckauf.games.puzzle_room import RoomInParts
from glueckauf.games.woodcraft.puzzles.former import RENAMED, WITHDRAWN
from glueckauf.games.woodcraft.puzzles.themes import THEMES
from glueckauf.games.woodcraft.telling import GAME

__all__ = [
    "KINDS",
    "RENAMED",
    "THEMES",
    "WITHDRAWN",
    "add_options",
    "from_slip",
    "generate",
    "grade_of",
    "legend",
    "mend",
    "theme_idea",
    "theme_name",
    "themes_of",
]

_room = RoomInParts(
    __name__,
    GAME,
    ("dice", "cut", "glue", "lanterns", "order", "last"),
    objective=["points"],
)
KINDS = _room.KINDS
theme_name, theme_idea, legend = _room.theme_name, _room.theme_idea, _room.legend
grade_of, themes_of, mend = _room.grade_of, _room.themes_of, _room.mend
add_options, generate, from_slip = _room.add_options, _room.generate, _room.from_slip
