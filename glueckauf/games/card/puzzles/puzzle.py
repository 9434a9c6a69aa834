"""A puzzle of the card game as data: one value for all kinds.

A puzzle is a TOML file (or the same tree as JSON):

    format = 1
    game = "card"
    kind = "mining"                     left out: mining. A mining action that is going on;
                                        "delivery": a delivery; "turn": a whole turn, or several own
                                        turns; "shift": until the shift ends
    id = "first-load"                   left out: the name of the file
    sort = "lorries"                    what is asked, for lists: see SORTS
    arranged = ["workers"]              what was set up on purpose although no game can come to it, as
                                        `glueckauf verify` finds it; the task says so: ARRANGED
    turns = 2                           of a "turn" puzzle: own turns; left out: one
    objective = ["lorries", "-steps"]   one word after the other; a minus: as little as possible.
                                        The words are told at the head of solve/task.py
    [position]                          the table, as in lessons: see position.py

May be added: `[text.en]` with title and task, and the claims par (`{ lorries = 2, steps = 2 }`), line,
proof (a sentence, or `{ states = 123, optimal_lines = 4, runner_up = 3 }`), tier, themes, teaches (rule ids),
hints and origin (where the generator found it). `[text.en] hints = ["…", "…", "…"]` are hints written
by hand for those who read English; where there are none, they are made from the proof.

The player to move solves the puzzle. Only what lies open can be had: below the top card of each stack
everything is face down, and nobody knows what a stack shows next. Where several own turns are planned,
all others have passed.

Every mistake is a FileError that names the file, the key and the remedy.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from glueckauf.core.puzzle_parts import InParts
from glueckauf.games.card.solve.task import Task
from glueckauf.games.card.telling import GAME
from glueckauf.games.shown import Shown

SORTS = {
    "mining": ("lorries", "vp", "ready", "steps"),
    "delivery": ("delivery",),
    "turn": ("turn", "turns"),
    "shift": ("shift", "token"),
}
KINDS = tuple(SORTS)
ARRANGED = (
    "workers",
    "passed",
    "cards",
)  # what of a position may be set up on purpose: possible.py
CLAIMS = ("par", "line", "proof", "tier", "themes", "hints")
Value = dict[str, int]


class _Card(NamedTuple):
    """The task, its texts ({language: {"title": …, "task": …}}), and what it claims.

    `position` is the table as its file lays it; `task.start` is what it comes to.
    """

    kind: str
    id: str
    path: str
    position: Mapping[str, Any]
    task: Task
    texts: dict[str, dict[str, str]]
    par: Value | None = None
    line: str | None = None
    proof: str | dict[str, int] | None = None
    tier: int | None = None
    themes: tuple[str, ...] | None = None
    teaches: tuple[str, ...] | None = None
    hints: tuple[str, ...] | None = None
    sort: str | None = None
    origin: str | None = None
    own_hints: dict[str, tuple[str, ...]] | None = None
    arranged: tuple[str, ...] = ()


class CardPuzzle(Shown, InParts, _Card):
    """A puzzle of the card game. What it does is described in core/puzzle.py; the modules beside this
    one do it."""

    __slots__ = ()

    PARTS: ClassVar[str] = __package__
    CLAIMS: ClassVar[tuple[str, ...]] = CLAIMS

    @property
    def game(self) -> str:
        return GAME

    @property
    def seat(self) -> int:
        return self.task.start.to_move or 0
