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
`filled` may say what lies on a square: `{ 1 = "g", 2 = "yb" }`.

Puzzles on a whole table have a `kind` and other keys: see table/puzzle.py.

Every mistake is a FileError that names the file, the key and the remedy.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from glueckauf.core.fields import Field
from glueckauf.games.board.puzzles.pit import reading
from glueckauf.games.board.puzzles.pit.possible import flaws
from glueckauf.games.board.solve.pit.task import Task, Value

if TYPE_CHECKING:
    from glueckauf.games.board.puzzles.pit.verdict import Verdict
    from glueckauf.games.board.rules import State


class Puzzle(NamedTuple):
    """A puzzle: the task, its texts ({language: {"title": …, "task": …}}), and what it claims."""

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

    @property
    def kind(self) -> str:
        return "mining"

    @property
    def view(self) -> str:
        return "pit"

    @property
    def seat(self) -> int:
        return 0

    def positions(self, moves: Sequence[str]) -> list[State]:
        """The states before the first move and after each; IllegalMove where a rule is broken."""
        from glueckauf.games.board.puzzles.pit.scenes import scenes

        return scenes(self.task, moves)

    def best(self) -> tuple[str, ...] | None:
        """The moves of a best line; None if no line meets the task."""
        from glueckauf.games.board.puzzles.pit.scenes import best_line

        line = best_line(self)
        return None if line is None else tuple(line.split())

    def check(self, line: str) -> Verdict:
        """The judgement of an answer."""
        from glueckauf.games.board.puzzles.pit.verdict import check

        return check(self, line)


def read_puzzle(root: Field, path: str) -> Puzzle:
    """The puzzle of a tree without a `kind`, or with the kind "mining"."""
    fields = root.table((*reading.KEYS, "kind"), reading.REQUIRED)
    fields["format"].number(1, 1)
    task = reading.read_task(root, fields)
    for key, problem in flaws(task):
        root.wrong(problem, key)
    name = reading.read_id(fields["id"]) if "id" in fields else Path(path).stem
    texts = reading.read_texts(fields["text"]) if "text" in fields else {}
    claims = {key: read(fields[key], task) for key, read in reading.CLAIMS.items() if key in fields}
    return Puzzle(name, path, task, texts, **claims)
