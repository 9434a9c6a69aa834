"""A puzzle of Woodcraft as data: one value for all kinds.

A puzzle is a TOML file (or the same tree as JSON):

    format = 1
    game = "woodcraft"
    kind = "dice"                       left out: dice. Make these dice; "cut": one cut too many; "glue": glue
                                        or saw; "lanterns": lantern lines; "order": which order; "last": the
                                        best last turn
    id = "three-fours"                  left out: the name of the file
    objective = ["-materials"]          one word after the other; the words are told in solve/task.py
    dice = ["Y4", "Y4", "B2"]           dice that must be there at the end, others may be there, too
    complete = ["II-02"]                orders that must be completed at the end
    until = "round"                     left out: until this turn ends
    arranged = ["past"]                 what no game can come to, and is meant: see possible.py
    given = { yellow = 3, brown = 5 }   the dice that the solo opponent will roll, if a round is played
    [position]                          the table, as in lessons: see position.py

May be added: `[text.en]` with title and task, and the claims par (`{ points = 12, materials = 3 }`), line,
proof (a sentence, or `{ states = 123, answers = 2 }`), tier, themes, teaches (rule ids), hints and origin (where
the generator found it). `[text.en] hints = ["…", "…", "…"]` are hints written by hand for those who read
English; where there are none, they are made from the proof.

An answer is a line of decisions; the last `end` may be left out. Dice that are given are rolled for it. It ends
with the task, or where dice fall that nobody knows: from there on all is played as well as possible, so what
an answer is worth is an exact mean.

Every mistake is a FileError that names the file, the key and the remedy.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from glueckauf.core.puzzle_parts import InParts
from glueckauf.games.shown import Shown
from glueckauf.games.woodcraft.solve.task import Task, Value
from glueckauf.games.woodcraft.telling import GAME

KINDS = ("dice", "cut", "glue", "lanterns", "order", "last")
CLAIMS = ("par", "line", "proof", "tier", "themes", "hints")


class _Woodcraft(NamedTuple):
    """The task, its texts ({language: {"title": …, "task": …}}), and what it claims.

    `position` is the table as its file lays it; `task.start` is what whoever is to move sees of it.
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
    origin: str | None = None
    own_hints: dict[str, tuple[str, ...]] | None = None
    arranged: tuple[str, ...] = ()


class WoodcraftPuzzle(Shown, InParts, _Woodcraft):
    """A puzzle of Woodcraft. What it does is described in core/puzzle.py; the modules beside this one do it."""

    __slots__ = ()

    PARTS: ClassVar[str] = __package__
    CLAIMS: ClassVar[tuple[str, ...]] = CLAIMS

    @property
    def game(self) -> str:
        return GAME

    @property
    def sort(self) -> str | None:
        """Every kind asks one thing."""
        return self.kind

    @property
    def seat(self) -> int:
        return self.task.seat
