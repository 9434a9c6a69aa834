"""Bring your own solver: a function from puzzle to line, marked on fresh puzzles.

    def solver(puzzle):
        return "3 +g 0 g>A"          a line of moves, or a list of them

    ga.contest(solver, seed=1, count=10)

The puzzles are made from the seed alone, so two solvers meet the same ones. Each has a proven best
value that the greedy solver of the ladder misses. A solver that fails, or whose line breaks a rule,
earns no stars there, and the marks tell why.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count as numbers
from itertools import islice
from typing import NamedTuple

from glueckauf.core.errors import NotationError
from glueckauf.core.fields import unknown
from glueckauf.core.puzzle import MOST_STARS
from glueckauf.core.rows import Rows, tidy
from glueckauf.core.streams import stream
from glueckauf.core.texts import Facts, tell
from glueckauf.games.board.notation import read
from glueckauf.games.board.puzzles.making.generate import asked
from glueckauf.games.board.puzzles.making.sources import random_pit, undone, usable
from glueckauf.games.board.puzzles.making.twins import pattern
from glueckauf.games.board.puzzles.making.wording import texts
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from glueckauf.games.board.puzzles.pit.reading import SORTS
from glueckauf.games.board.puzzles.pit.verdict import Verdict, check, spoken
from glueckauf.games.board.puzzles.pit.walk import walk
from glueckauf.games.board.solve.pit import ladder
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.task import Place, Task, rank, steps_of, table
from glueckauf.games.board.telling import GAME

GREEDY = 1  # the rung of the ladder that every puzzle of a contest is too hard for
PATIENCE = 5000  # positions without a puzzle, after which nothing more is expected

Solver = Callable[[MiningPuzzle], str | Sequence[str]]


class Mark(NamedTuple):
    """What a solver did with a puzzle; `problem` tells why there is no verdict."""

    puzzle: MiningPuzzle
    line: str
    verdict: Verdict | None
    problem: str = ""

    @property
    def stars(self) -> int:
        return self.verdict.stars if self.verdict else 0

    def remark(self, language: str = "en") -> str:
        """Where the line went wrong; "" if it did not."""
        if self.verdict is None:
            return self.problem
        if self.verdict.legal and self.verdict.first_slip is None:
            return ""
        if not self.verdict.legal:
            return self.verdict.sentence(language)
        facts: Facts = {"place": self.verdict.place, "token": self.verdict.token}
        key = "contest-slip" if self.verdict.token else "contest-stopped"
        return tell(GAME, key, facts, language)


class Contest(NamedTuple):
    """The marks of a solver."""

    seed: int
    marks: tuple[Mark, ...]
    language: str = "en"

    @property
    def stars(self) -> int:
        return sum(mark.stars for mark in self.marks)

    @property
    def solved(self) -> int:
        """How many puzzles were solved as well as can be."""
        return sum(mark.stars == MOST_STARS for mark in self.marks)

    def summary(self, language: str = "en") -> str:
        facts: Facts = {
            "stars": self.stars,
            "most": MOST_STARS * len(self.marks),
            "solved": self.solved,
            "count": len(self.marks),
            "seed": self.seed,
        }
        return tell(GAME, "contest-summary", facts, language)

    def rows(self, language: str = "en") -> Iterator[tuple[str, ...]]:
        """Name, value, par, stars and remark of every puzzle, below their heads."""
        yield tuple(
            tell(GAME, "contest-head", {"column": column}, language)
            for column in ("puzzle", "value", "par", "stars", "slip")
        )
        for mark in self.marks:
            value = mark.verdict.value if mark.verdict else None
            yield (
                mark.puzzle.id,
                spoken(value, language) if value else "–",
                spoken(mark.puzzle.par or {}, language),
                "★" * mark.stars + "☆" * (MOST_STARS - mark.stars),
                mark.remark(language),
            )

    def to_rows(self) -> Rows:
        """One row for every puzzle."""
        return tidy(
            {
                "puzzle": mark.puzzle.id,
                "line": mark.line,
                "stars": mark.stars,
                **((mark.verdict.value if mark.verdict else None) or {}),
                **{f"par_{word}": number for word, number in (mark.puzzle.par or {}).items()},
                "remark": mark.remark(self.language),
            }
            for mark in self.marks
        )

    def table(self, language: str = "en") -> str:
        rows = list(self.rows(language))
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = [
            "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
            for row in rows
        ]
        return "\n".join([*lines, self.summary(language)])

    def __repr__(self) -> str:
        return self.table(self.language)

    def _repr_markdown_(self) -> str:
        head, *rows = [
            "| " + " | ".join(_plain(cell) for cell in row) + " |"
            for row in self.rows(self.language)
        ]
        return "\n".join([head, "|---" * 5 + "|", *rows, "", self.summary(self.language)])


def _plain(text: str) -> str:
    """A cell of Markdown that shows the text as it is."""
    signs = "\\`*_<>[]#|"
    return "".join(f"\\{sign}" if sign in signs else sign for sign in " ".join(text.split()))


def contest(
    solver: Solver,
    *,
    seed: int = 1,
    count: int = 10,
    sort: str = "points",
    tier: int | None = None,
    theme: str | None = None,
    language: str = "en",
) -> Contest:
    """Mark a solver on so many fresh puzzles, perhaps all of a tier or with a theme."""
    fresh = islice(fresh_puzzles(seed, sort, tier, theme), count)
    return Contest(seed, tuple(mark(solver, puzzle) for puzzle in fresh), language)


def mark(solver: Solver, puzzle: MiningPuzzle) -> Mark:
    """Ask a solver, and judge what it says."""
    bare = puzzle._replace(par=None, line=None)  # the answer is not part of the question
    try:
        given = solver(bare)
        line = given if isinstance(given, str) else " ".join(map(str, given))
    except Exception as error:  # whatever a solver does wrong, the contest goes on
        return Mark(puzzle, "", None, f"{type(error).__name__}: {error}")
    try:
        return Mark(puzzle, line, check(puzzle, line.strip()))
    except NotationError as error:
        return Mark(puzzle, line, None, str(error))


def next_moves(puzzle: MiningPuzzle, line: Sequence[str]) -> list[str]:
    """What may come next in a line, for solvers that feel their way; nothing at its end."""
    task = puzzle.task
    place = walk(task, [read(move) for move in line]).places[-1]
    if place.now is not None:
        return [str(move) for move in table(task, place.player, place.now).legal_moves()]
    return [action for action in place.later[:1] if _can_begin(task, place, action)]


def _can_begin(task: Task, place: Place, action: str) -> bool:
    return bool(steps_of(action)) or table(task, place.player).why_not(action) is None


def fresh_puzzles(
    seed: int | str, sort: str = "points", tier: int | None = None, theme: str | None = None
) -> Iterator[MiningPuzzle]:
    """Puzzles made from a seed, each a trap for the greedy solver, no two of them twins."""
    if sort not in SORTS:
        raise ValueError(unknown("sort", sort, SORTS))
    if theme is not None and theme not in ladder.THEMES:
        raise ValueError(unknown("theme", theme, ladder.THEMES))
    seen = set()
    idle = 0
    for number in numbers():
        idle += 1
        if idle > PATIENCE:
            return
        task = _task(seed, number, sort)
        if task is None or pattern(task) in seen or not _is_wanted(task, tier, theme):
            continue
        seen.add(pattern(task))
        idle = 0
        name = f"contest-{seed}-{len(seen)}"
        best = solve(task)
        yield MiningPuzzle(
            name, name, task, texts(task, sort, name), par=best.value, line=best.line, sort=sort
        )


def _task(seed: int | str, number: int, sort: str) -> Task | None:
    """What is asked of the position with this number, if greed does not solve it."""
    rng = stream(f"contest {sort} {number}", seed)
    position = (random_pit, undone)[number % 2](rng)
    task = asked(position, sort, rng) if usable(position) else None
    if task is None:
        return None
    best, greedy = solve(task), ladder.reached(task, GREEDY)
    if best.value is None or not best.line:
        return None
    return task if greedy is None or greedy < rank(task, best.value) else None


def _is_wanted(task: Task, tier: int | None, theme: str | None) -> bool:
    """Asked last: grades and themes take longest."""
    return (tier is None or ladder.grade(task) == tier) and (
        theme is None or theme in ladder.themes(task)
    )
