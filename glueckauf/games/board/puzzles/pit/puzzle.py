"""The puzzle of one pit as data.

A puzzle is a TOML file (or the same tree as JSON):

    format = 1
    id = "ride-light-03"            left out: the name of the file
    mine = { cage = { level = 0, coal = "" }, carts = { 1 = "y", 3 = "gg" }, storage = "" }
    orders = [                      they become A, B, C …
      { transport = "carriage", vp = 7, squares = "gg" },
      { transport = "barrow", vp = 9, squares = "ggg", filled = [1] },
    ]
    steps = 8                       or actions = ["mining/8", "delivery/carriage", "mining/6"]
    objective = ["vp", "-steps"]    one word after the other; a minus: as little as possible

May be added: `mine.empty_carts = { 4 = "kk" }` (letters: colours of the carts), `complete = ["A"]`,
`rules = { free_storage = true }`, `[text.en]` with title and task, and the claims par, line, proof (a
sentence, or `{ states = 1221, optimal_lines = 4 }`), tier, themes, teaches (rule ids), hints, sort and origin (where the generator found it: generate.py).
`[text.en] hints = ["…", "…", "…"]` are hints written by hand for those who read English; `hints` above
the texts are the same in every language; where there are none, they are made from the proof.
`filled` may say what lies on a square: `{ 1 = "g", 2 = "yb" }`.

Puzzles on a whole table have a `kind` and other keys: see table/puzzle.py.

Every mistake is a FileError that names the file, the key and the remedy.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from glueckauf.core.fields import Field
from glueckauf.core.puzzle import (
    Choice,
    Explained,
    Impossible,
    Json,
    Open,
    Printed,
    Proof,
    Row,
    Ways,
    Wrong,
    in_time,
)
from glueckauf.core.puzzle_file import read_head
from glueckauf.games.board.puzzles.pit import reading
from glueckauf.games.board.puzzles.pit.possible import flaws
from glueckauf.games.board.rules import State
from glueckauf.games.board.solve.pit.task import Task, Value
from glueckauf.games.board.telling import GAME
from glueckauf.games.shown import Shown

if TYPE_CHECKING:
    from glueckauf.games.board.puzzles.pit.verdict import Verdict
    from glueckauf.games.board.rules import State

CLAIMS = ("par", "line", "proof", "tier", "themes", "hints")


class _Mining(NamedTuple):
    """The task, its texts ({language: {"title": …, "task": …}}), and what it claims."""

    id: str
    path: str
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


class MiningPuzzle(Shown, _Mining):
    """A puzzle of one pit. What it does is described in core/puzzle.py; each part is loaded when it is
    first asked for."""

    __slots__ = ()

    @property
    def game(self) -> str:
        return GAME

    @property
    def kind(self) -> str:
        return "mining"

    # --- On the board ---------------------------------------------------------------------------

    @property
    def view(self) -> str:
        return "pit"

    @property
    def seat(self) -> int:
        return 0

    def impossible(self) -> Iterator[Impossible]:
        """A pit is a task of its own; what cannot be is refused when its file is read."""
        return iter(())

    def positions(self, moves: Sequence[str]) -> list[State]:
        from glueckauf.games.board.puzzles.pit.scenes import scenes

        return scenes(self.task, moves)

    def over(self, moves: Sequence[str]) -> bool:
        from glueckauf.games.board.puzzles.pit import board

        return not board.place(self.task, moves).actions

    def offer(
        self, moves: Sequence[str], language: str, is_shown: bool
    ) -> tuple[Choice, ...] | None:
        """Between two actions only the next one; a solution may be left at any step."""
        from glueckauf.games.board.puzzles.pit import board

        return board.offer(board.place(self.task, moves), language)

    def options(self, language: str) -> tuple[tuple[str, str], ...]:
        return ()

    @property
    def log(self) -> tuple[str, ...]:
        return ()

    def after_turns(self, turns: Sequence[str]) -> list[State]:
        return self.positions(())

    @in_time
    def about(self, moves: Sequence[str], language: str) -> Json:
        from glueckauf.games.board.puzzles.pit import board

        return board.about(self, moves, language)

    @in_time
    def rows(self, line: str, verdict: Verdict, language: str) -> list[Row]:
        from glueckauf.games.board.puzzles.pit import board

        return board.rows(self, line, verdict, language)

    @in_time
    def help(self, language: str) -> list[str]:
        from glueckauf.games.board.puzzles.pit.hints import pit_hints

        own = (self.own_hints or {}).get(language, self.hints)
        return pit_hints(self, language) if own is None else [*own]

    def aftermath(self, moves: Sequence[str]) -> tuple[str, ...]:
        return ()

    @in_time
    def explain(self, language: str) -> Explained | None:
        from glueckauf.games.board.puzzles.pit.explain import explain

        return explain(self, language)

    @in_time
    def best(self) -> tuple[str, ...] | None:
        from glueckauf.games.board.puzzles.pit import board

        line = board.best_line(self)
        return None if line is None else tuple(line.split())

    # --- Judge and proof ------------------------------------------------------------------------

    @in_time
    def check(self, answer: str) -> Verdict:
        """The judgement of a line of moves."""
        from glueckauf.games.board.puzzles.pit.verdict import check

        return check(self, answer)

    def prove(self, *, count: bool = False, seconds: float | None = None) -> Proof:
        from glueckauf.games.board.puzzles.pit.claims import prove

        return prove(self, count, seconds)

    @property
    def claims(self) -> tuple[str, ...]:
        return tuple(name for name in CLAIMS if getattr(self, name) is not None)

    def wrong(self) -> Wrong:
        from glueckauf.games.board.puzzles.pit.claims import wrong_claims

        return wrong_claims(self)

    def graded(self, known: Iterable[MiningPuzzle]) -> Iterator[str]:
        from glueckauf.games.board.puzzles.making.grading import graded

        return graded(self, known)

    # --- As a file, on paper, on a page, as another ---------------------------------------------

    def tidied(self) -> MiningPuzzle:
        from glueckauf.games.board.puzzles.pit.natural import natural

        return self if self.line is None else self._replace(line=natural(self.task, self.line))

    def dumps(self) -> str:
        from glueckauf.games.board.puzzles.pit.writing import dumps

        return dumps(self)

    @in_time
    def printed(self, language: str, *, colour: bool = False) -> Printed:
        from glueckauf.games.board.puzzles.printed import printed

        return printed(self, language, colour)

    @in_time
    def key(self, language: str) -> Json:
        from glueckauf.games.board.puzzles.printed import answer

        return answer(self, language)

    @in_time
    def ways(self) -> Ways | None:
        from glueckauf.games.board.puzzles.pit.ways import PitWays

        return PitWays(self)

    def opened(self) -> Open | None:
        from glueckauf.games.board.puzzles.pit.tries import OpenPit

        return OpenPit(self.task, self.path)

    def variant(self, seed: int | str) -> MiningPuzzle | None:
        from glueckauf.games.board.puzzles.making.variants import variant

        return variant(self, seed)


def read_mining(root: Field, path: str) -> MiningPuzzle:
    """The puzzle of a tree without a `kind`, or with the kind "mining"."""
    fields = root.table(reading.KEYS, reading.REQUIRED)
    fields["format"].number(1, 1)
    task = reading.read_task(root, fields)
    for key, problem in flaws(task):
        root.wrong(problem, key)
    claims = {key: read(fields[key], task) for key, read in reading.CLAIMS.items() if key in fields}
    return MiningPuzzle(**read_head(fields, path), task=task, **claims)
