"""A puzzle of Switch & Signal as data: one value for all kinds.

A puzzle is a TOML file (or the same tree as JSON):

    format = 1
    game = "signal"
    kind = "road"                       left out: road. Set the road for this roll; "loss": lose nothing,
                                        or little; "surest": the surest way; "order": which train first;
                                        "rescue": two trains face each other; "last": the last delivery
    id = "first-switch"                 left out: the name of the file
    objective = ["delivered", "-cards"] one word after the other; the words are told in solve/task.py
    train = "lille-paris.1"             where the train stands that is asked for, if one is
    space = "paris"                     where it should come to, if that is asked
    until = "card"                      left out: until the actions of this turn end; "card": until the
                                        next departure card is resolved
    given = { black = 4, card = "black-grey" }   what chance will do: dice of a colour, the next card
    [position]                          the table, as in lessons: see position.py

May be added: `[text.en]` with title and task, and the claims par (`{ delivered = "5/6", cards = 2 }`), line,
proof (a sentence, or `{ states = 123, answers = 2 }`), tier, themes, teaches (rule ids), hints and origin (where
the generator found it). `[text.en] hints = ["…", "…", "…"]` are hints written by hand for those who read
English; where there are none, they are made from the proof.

An answer is a line of decisions. Chance that is given, and decisions that leave no choice, are played for
it. It ends with the actions, or with the card, or where a die is to be rolled that nobody knows: from there on all
is played as well as possible, so what an answer is worth is an exact probability, or an exact mean.

Every mistake is a FileError that names the file, the key and the remedy.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, ClassVar, NamedTuple

from glueckauf.core.puzzle_parts import InParts
from glueckauf.games.shown import Shown
from glueckauf.games.signal.solve.task import Task
from glueckauf.games.signal.telling import GAME

KINDS = ("road", "loss", "surest", "order", "rescue", "last")
CLAIMS = ("par", "line", "proof", "tier", "themes", "hints")
Value = dict[str, Fraction]


class _Signal(NamedTuple):
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
    origin: str | None = None
    own_hints: dict[str, tuple[str, ...]] | None = None
    arranged: tuple[str, ...] = ()


class SignalPuzzle(Shown, InParts, _Signal):
    """A puzzle of Switch & Signal. What it does is described in core/puzzle.py; the modules beside this
    one do it."""

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
        return self.task.start.active
