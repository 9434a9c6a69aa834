"""A puzzle of the card game as data: one value for all kinds.

A puzzle is a TOML file (or the same tree as JSON):

    format = 1
    game = "card"
    kind = "mining"                     left out: mining. A mining action that is going on;
                                        "delivery": a delivery; "turn": a whole turn, or several own
                                        turns; "shift": until the shift ends
    id = "first-load"                   left out: the name of the file
    sort = "lorries"                    what is asked, for lists: see SORTS
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

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from glueckauf.core.puzzle import (
    Choice,
    Explained,
    Json,
    Open,
    Printed,
    Proof,
    Row,
    Ways,
    Wrong,
    proven_in_time,
)
from glueckauf.games.card.rules import State
from glueckauf.games.card.solve.task import Task
from glueckauf.games.card.telling import GAME
from glueckauf.games.shown import Shown

if TYPE_CHECKING:
    from glueckauf.games.card.puzzles.verdict import CardVerdict

SORTS = {
    "mining": ("lorries", "vp", "ready", "steps"),
    "delivery": ("delivery",),
    "turn": ("turn", "turns"),
    "shift": ("shift", "token"),
}
KINDS = tuple(SORTS)
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


class CardPuzzle(Shown, _Card):
    """A puzzle of the card game. What it does is described in core/puzzle.py; each part is loaded when
    it is first asked for."""

    __slots__ = ()

    @property
    def game(self) -> str:
        return GAME

    # --- On the board ---------------------------------------------------------------------------

    @property
    def view(self) -> str:
        """What the task is about: row and docks, trains and orders, or the whole desk."""
        from glueckauf.games.card.puzzles import board

        return board.view(self)

    @property
    def seat(self) -> int:
        return self.task.start.to_move or 0

    def positions(self, moves: Sequence[str]) -> list[State]:
        from glueckauf.games.card.puzzles import board

        return board.positions(self, moves)

    def over(self, moves: Sequence[str]) -> bool:
        from glueckauf.games.card.puzzles import board

        return board.over(self, moves)

    def offer(
        self, moves: Sequence[str], language: str, is_shown: bool
    ) -> tuple[Choice, ...] | None:
        """What the rules allow, until it is over; a solution is there to be read."""
        return () if is_shown or self.over(moves) else None

    def options(self, language: str) -> tuple[tuple[str, str], ...]:
        return ()

    @property
    def log(self) -> tuple[str, ...]:
        return ()

    def after_turns(self, turns: Sequence[str]) -> list[State]:
        return self.positions(())

    def about(self, moves: Sequence[str], language: str) -> Json:
        from glueckauf.games.card.puzzles import board

        return board.about(self, moves, language)

    def rows(self, line: str, verdict: CardVerdict, language: str) -> list[Row]:
        from glueckauf.games.card.puzzles import board

        return board.rows(self, line, verdict, language)

    def help(self, language: str) -> list[str]:
        from glueckauf.games.card.puzzles.hints import hints

        own = (self.own_hints or {}).get(language, self.hints)
        return hints(self, language) if own is None else [*own]

    def aftermath(self, moves: Sequence[str]) -> tuple[str, ...]:
        return ()

    def explain(self, language: str) -> Explained | None:
        from glueckauf.games.card.puzzles.explain import explain

        return explain(self, language)

    def best(self) -> tuple[str, ...] | None:
        from glueckauf.games.card.puzzles.natural import best_line

        line = best_line(self)
        return None if line is None else tuple(line.split())

    # --- Judge and proof ------------------------------------------------------------------------

    def check(self, answer: str) -> CardVerdict:
        """The judgement of a line of moves."""
        from glueckauf.games.card.puzzles.verdict import check

        with proven_in_time(self.path):
            return check(self, answer)

    def prove(self, *, count: bool = False, seconds: float | None = None) -> Proof:
        from glueckauf.games.card.puzzles.claims import prove

        return prove(self, count, seconds)

    @property
    def claims(self) -> tuple[str, ...]:
        return tuple(name for name in CLAIMS if getattr(self, name) is not None)

    def wrong(self) -> Wrong:
        from glueckauf.games.card.puzzles.claims import wrong_claims

        return wrong_claims(self)

    def graded(self, known: Iterable[Any]) -> Iterator[str]:
        from glueckauf.games.card.puzzles.grading import graded

        return graded(self, known)

    # --- As a file, on paper, on a page, as another ---------------------------------------------

    def tidied(self) -> CardPuzzle:
        from glueckauf.games.card.puzzles.natural import natural

        return self if self.line is None else self._replace(line=natural(self.task, self.line))

    def dumps(self) -> str:
        from glueckauf.games.card.puzzles.writing import dumps

        return dumps(self)

    def printed(self, language: str, *, colour: bool = False) -> Printed:
        from glueckauf.games.card.puzzles.printed import printed

        return printed(self, language, colour)

    def key(self, language: str) -> Json:
        from glueckauf.games.card.puzzles.printed import answer

        return answer(self, language)

    def ways(self) -> Ways | None:
        from glueckauf.games.card.puzzles.ways import CardWays

        return CardWays(self)

    def opened(self) -> Open | None:
        from glueckauf.games.card.puzzles.tries import opened

        return opened(self)

    def variant(self, seed: int | str) -> CardPuzzle | None:
        from glueckauf.games.card.puzzles.making.variants import variant

        return variant(self, seed)
