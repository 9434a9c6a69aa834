"""A puzzle as everything above the games meets it: a value that carries its positions, its judge, its
hints, its proof and its words. What kinds of puzzles there are, only their game knows.

Most puzzles are answered by moves. A puzzle with `options` is answered by one of them instead, and
is never played. Where a kind has nothing to give (no `variant`, no `opened`, no `ways`) it gives None.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import wraps
from typing import Any, Concatenate, NamedTuple, ParamSpec, Protocol, TypeGuard, TypeVar, cast

from glueckauf.core.budget import SECONDS, NotProven, within
from glueckauf.core.errors import FileError
from glueckauf.core.rows import Rows
from glueckauf.core.telling import Event, Violation
from glueckauf.core.texts import tell

MOST_STARS = 3
UNKNOWN = "?"  # in place of a best line: nothing can be said here

Json = dict[str, Any]
Rank = tuple[int, ...]
Texts = Mapping[str, Mapping[str, str]]
Asked = TypeVar("Asked")
Given = ParamSpec("Given")
Told = TypeVar("Told")
Wrong = Iterator[tuple[str, str]]  # the key of a claim that is not true, and what is true instead


class Verdict(Protocol):
    """The judgement of an answer."""

    @property
    def legal(self) -> bool: ...
    @property
    def stars(self) -> int: ...
    @property
    def violation(self) -> Violation | None:
        """The rule that the answer breaks."""

    @property
    def continuation(self) -> Sequence[str]:
        """What would have been better; the last sentence tells it. Empty: nothing."""

    @property
    def text(self) -> str:
        """The judgement in English, with moves as they are typed."""

    def to_rows(self) -> Rows:
        """What was reached and what is possible; no better answer."""

    def sentence(self, language: str = ...) -> str:
        """The judgement, one sentence a line."""

    def short(self, language: str = ...) -> str:
        """Value and stars in one line, which gives no answer away."""

    def slip(self, language: str = ...) -> str:
        """Where the answer first goes wrong, without what would be better; "" if it does not."""


class Impossible(NamedTuple):
    """Something of a position that no game can come to."""

    key: str  # of the file
    problem: str  # a sentence with the remedy
    word: str = ""  # what `arranged` says where it is meant; "": it cannot be meant


class Row(NamedTuple):
    """A piece of the best answer beside one of the given answer, as they are written and in words."""

    number: int
    best: str
    given: str
    best_told: str
    given_told: str
    parts: bool  # here the two part


class Source(NamedTuple):
    """Where points of a best answer come from: its name, what is counted, and the points it brings."""

    name: str
    counted: str
    vp: int


class Explained(NamedTuple):
    """Why the best answer is best: for those who have solved the puzzle, or have seen its solution."""

    why: str  # the idea, in sentences about this very position
    tempting: str  # what a line that one would naturally try gets; empty if there is none
    sources: tuple[Source, ...]  # of a best answer's points
    lines: int | None  # in how many ways the best can be reached; None: not counted


class Choice(NamedTuple):
    """A move that a puzzle offers by itself, and the words of its button."""

    move: str
    say: str


class Proof(NamedTuple):
    """A proven answer: what the solver found, and how `glueckauf solve` prints it."""

    solution: Any
    fields: Json  # with --json
    text: str


class Printed(NamedTuple):
    """A puzzle on paper: does it take a page of its own, and what goes there."""

    is_whole: bool
    cell: Json


class Point(NamedTuple):
    """A result of open optimisation: how many steps it took, and the points it brought."""

    steps: int
    vp: int


class Try(NamedTuple):
    """A line and where it leads."""

    line: str
    point: Point


class Open(Protocol):
    """A puzzle without an aim of its own: every result is a point of steps and victory points."""

    @property
    def front(self) -> tuple[Point, ...]:
        """The results that cannot be beaten, the fewest steps first; FileError if there is no time to prove them."""

    @property
    def limit(self) -> int:
        """The most steps that a line can take."""

    def reached(self, line: str) -> Try:
        """The result of a line; IllegalMove or NotationError if it cannot be played."""


def no_front(path: str, seconds: float) -> FileError:
    """What is said where the front takes too long."""
    problem = f"there is too much to try: what cannot be beaten is not proven within {seconds:g} s; ask for fewer steps"
    return FileError(path, "steps", problem)


@contextmanager
def proven_in_time(path: str) -> Iterator[None]:
    """Whatever is asked inside is proven within a minute, or there is no answer: FileError."""
    try:
        with within(SECONDS, proofs_only=True):
            yield
    except NotProven:
        raise takes_long(path) from None


def in_time(
    ask: Callable[Concatenate[Asked, Given], Told],
) -> Callable[Concatenate[Asked, Given], Told]:
    """A method of a puzzle that proves what its file does not claim: within a minute, or FileError."""

    @wraps(ask)
    def asked(puzzle: Asked, /, *given: Given.args, **named: Given.kwargs) -> Told:
        with proven_in_time(cast("Puzzle", puzzle).path):
            return ask(puzzle, *given, **named)

    return asked


def takes_long(path: str) -> FileError:
    problem = (
        "is missing, and takes long to prove; write the answer into the file as solve prints it"
    )
    return FileError(path, "par", problem)


class Ways(Protocol):
    """A puzzle as a graph of places, for pages that are played without Python.

    Lines that lead to the same place can be continued alike, and are worth the same.
    """

    @property
    def start(self) -> Hashable: ...

    @property
    def most(self) -> int | None:
        """How many places a page should hold at most, where their pictures are large; None: as usual."""

    def moves(self, place: Any) -> tuple[tuple[str, ...], Mapping[str, Violation]]:
        """The legal moves, and those that are offered and refused."""

    def onward(self, place: Any, move: str) -> tuple[Hashable, tuple[Event, ...]]:
        """The place after a legal move, and what the move did."""

    def state(self, place: Any) -> Any: ...

    def offer(self, place: Any, language: str) -> tuple[Choice, ...] | None:
        """As `Puzzle.offer`."""

    def about(self, place: Any, language: str) -> Json:
        """What was `used`, the `score`, and is it `over`?"""

    def verdict(self, place: Any, line: Sequence[str]) -> Verdict:
        """The judgement of stopping here, without a first slip, which depends on the way."""

    def best(self, place: Any, known: str | None) -> str | None:
        """The best line from here; None where par is out of reach, UNKNOWN where that cannot be said.

        What is `known` already need not be solved.
        """

    def told(self, move: str, language: str) -> str:
        """A move in words."""

    @property
    def par(self) -> Rank | None:
        """What is to be reached, as a rank; None if nothing meets the task."""

    def rank(self, place: Any) -> Rank | None:
        """What stopping here is worth, the larger the better; None if it does not meet the task."""

    def reach(self, place: Any) -> Rank | str | None:
        """The best rank from here, searched for; UNKNOWN where that takes too long."""

    def slips(self, moves: Iterable[str], language: str) -> Json:
        """The sentences about a first slip, with {place} and {move} where those stand: `move`, `ended`,
        `stopped` and `well` (stopped before anything was done). `idle` and `ends` list those of the
        moves that do nothing or end something; `unit` is "turns" if places are counted in turns.
        """

    def cost(self, best: Rank | None, level: int, language: str) -> str:
        """What a slip costs after which only this can be reached; it is judged by the rank at `level`."""


class Puzzle(Protocol):
    """A puzzle of any game and kind."""

    @property
    def game(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def id(self) -> str: ...
    @property
    def path(self) -> str: ...
    @property
    def sort(self) -> str | None:
        """What is asked, for lists."""

    @property
    def texts(self) -> Texts: ...
    @property
    def tier(self) -> int | None: ...
    @property
    def themes(self) -> tuple[str, ...] | None: ...
    @property
    def hints(self) -> tuple[str, ...] | None:
        """Those that the file brings for every language; `help` has others where it brings none."""

    @property
    def own_hints(self) -> Mapping[str, tuple[str, ...]] | None:
        """Those that the file brings by language; they come before all others."""

    @property
    def arranged(self) -> tuple[str, ...]:
        """What was set up on purpose although no game can come to it; the task says so (`words`)."""

    def impossible(self) -> Iterator[Impossible]:
        """What of the position no game can come to, `arranged` or not."""

    # --- On the board ---

    @property
    def view(self) -> str:
        """What of the table is shown."""

    @property
    def seat(self) -> int:
        """Whose eyes see it."""

    def positions(self, moves: Sequence[str]) -> list[Any]:
        """The states before the first move and after each; IllegalMove where a rule is broken."""

    def over(self, moves: Sequence[str]) -> bool:
        """Is nothing left to do after these moves?"""

    def offer(
        self, moves: Sequence[str], language: str, is_shown: bool
    ) -> tuple[Choice, ...] | None:
        """What can be chosen after these moves, perhaps while the solution `is_shown`.

        None: what the rules allow. Else these and nothing else.
        """

    def options(self, language: str) -> tuple[tuple[str, str], ...]:
        """The answers to choose from, each with its words; none where moves are the answer."""

    @property
    def log(self) -> tuple[str, ...]:
        """The turns that the options are about, where they have been played; else nothing."""

    def after_turns(self, turns: Sequence[str]) -> list[Any]:
        """The states before the first of these turns and after each."""

    def about(self, moves: Sequence[str], language: str) -> Json:
        """Title, task, par; what was used of how many steps (or another `unit`); the score so far."""

    def rows(self, line: str, verdict: Any, language: str) -> list[Row]:
        """A best answer beside the given one; only where they part."""

    def help(self, language: str) -> list[str]:
        """The hints, one clearer than the other: the file's, or made from the proof."""

    def explain(self, language: str) -> Explained | None:
        """Why the best answer is best; None where nothing can be said."""

    def best(self) -> tuple[str, ...] | None:
        """A best answer in the order in which one would play it: its moves, or the option alone.

        None if nothing meets the task.
        """

    def aftermath(self, moves: Sequence[str]) -> tuple[str, ...]:
        """Moves after a whole answer that show what it is worth; none where it shows it itself.

        `positions` plays them after the answer.
        """

    # --- Judge and proof ---

    def check(self, answer: str) -> Verdict:
        """The judgement of an answer; NotationError with the column if it is none."""

    def prove(self, *, count: bool = ..., seconds: float | None = ...) -> Proof:
        """Solve it; perhaps count the best lines, perhaps give up after some time."""

    @property
    def claims(self) -> tuple[str, ...]:
        """The keys of what the file claims."""

    def wrong(self) -> Wrong:
        """Prove all claims again."""

    def graded(self, known: Iterable[Any]) -> Iterator[str]:
        """For authors: all that is known of it, in sentences. `known` are shipped ones of its kind."""

    # --- As a file, on paper, on a page, as another ---

    def dumps(self) -> str:
        """The file, in the one form that is ever written."""

    def tidied(self) -> Puzzle:
        """The same puzzle; the best answer that its file claims is in its natural order."""

    def printed(self, language: str, *, colour: bool = ...) -> Printed:
        """For black ink alone, or in colour."""

    def key(self, language: str) -> Json:
        """Its line in the key at the end of a sheet."""

    def ways(self) -> Ways | None: ...

    def opened(self) -> Open | None:
        """The puzzle for open optimisation."""

    def variant(self, seed: int | str) -> Puzzle | None:
        """Another puzzle of the same theme and grade, made from the seed."""


def is_puzzle(value: object) -> TypeGuard[Puzzle]:
    """Is this a puzzle, of whatever game?"""
    return hasattr(value, "prove") and hasattr(value, "positions")


def words(puzzle: Puzzle, language: str) -> Mapping[str, str]:
    """Title and task in this language, or else in English; nothing if the file has none.

    What was arranged on purpose is part of the task.
    """
    if language not in puzzle.texts:
        language = "en"
    said = puzzle.texts.get(language) or {}
    if not puzzle.arranged or "task" not in said:
        return said
    also = (tell(puzzle.game, f"arranged-{word}", {}, language) for word in puzzle.arranged)
    asked, *log = said["task"].splitlines()  # a log may follow
    return {**said, "task": "\n".join((" ".join((asked, *also)), *log))}
