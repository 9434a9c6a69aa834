"""What a course in game design asks of a game: the part of its contract that only courses need."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple, Protocol

from glueckauf.core.puzzle import Puzzle


class Question(NamedTuple):
    """A case in which a function of a student's is asked, what the engine says, and the rule behind it."""

    given: tuple[Any, ...]
    right: Any
    rule: str


class Riddle(NamedTuple):
    """A position of a game, and a move that the rules forbid there."""

    players: int
    deck: int  # its seed
    moves: tuple[str, ...]  # that led to it
    move: str
    rule: str  # that forbids it


class Fresh(NamedTuple):
    """A puzzle without its answer, and the proven best."""

    puzzle: Puzzle
    best: int

    def reached(self, line: str) -> int:
        """The points of a line; IllegalMove or NotationError if it cannot be played."""
        opened = self.puzzle.opened()
        assert opened is not None, "fresh puzzles count steps and points"
        return int(opened.reached(line).point.vp)


class CourseRoom(Protocol):
    """`room.course`: what exercises of one game are made of. A game may have none yet."""

    @property
    def QUESTIONS(self) -> Mapping[str, Callable[[int | str], Iterator[Question]]]:  # noqa: N802
        """Endless cases by the name of what is asked; the same seed, the same cases."""

    @property
    def RIDDLES(self) -> Mapping[str, Callable[[int | str], Riddle]]:  # noqa: N802
        """Forbidden moves by the name of the riddle; the same seed, the same position."""

    @property
    def CHANGES(self) -> tuple[tuple[str, str], ...]:  # noqa: N802
        """Changes of rules, as text, each with a metric that is worth measuring there."""

    def fresh(self, seed: int | str) -> Iterator[Fresh]:
        """Puzzles that are in no collection; the same seed, the same puzzles."""
