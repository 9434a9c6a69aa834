"""What puzzles ask of a game: the part of its contract that only they need."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from glueckauf.core.fields import Field
from glueckauf.core.puzzle import Json, Puzzle


class Slip(NamedTuple):
    """A decision that went wrong: the position, what was played there, and a better line."""

    before: Any
    played: Sequence[str]
    better: Sequence[str]


class Made(NamedTuple):
    """A puzzle that was made of a slip; or None, and in one sentence why there is none."""

    puzzle: Puzzle | None
    why: str = ""


class PuzzleRoom(Protocol):
    """`room.puzzles`: the kinds of puzzles of one game. A game that has none has no such module."""

    @property
    def KINDS(self) -> Mapping[str, Callable[[Field, str], Puzzle]]:  # noqa: N802
        """How a file of each kind is read: its tree, and its path. The first needs no `kind`."""

    @property
    def THEMES(self) -> tuple[str, ...]:  # noqa: N802
        """The techniques that a puzzle can be about."""

    @property
    def RENAMED(self) -> Mapping[str, str]:  # noqa: N802
        """Ids that puzzles had once, and what they are called now."""

    @property
    def WITHDRAWN(self) -> Mapping[str, str]:  # noqa: N802
        """Ids of puzzles that are gone, and of others that train the same."""

    def theme_name(self, theme: str, language: str) -> str: ...

    def theme_idea(self, theme: str, language: str) -> str:
        """What is done there, in one sentence: for those who have solved the puzzle."""

    def legend(self, language: str, *, colour: bool = ...) -> Json:
        """How moves are written, for the foot of printed pages: `quarter` for pages of several puzzles,
        `whole` for pages of one; each a list of {"span": columns of three, "entries": [(token, words)]}.
        And the `signs` of the pictures: a list of {"picture": svg, "words": words}."""

    def grade_of(self, puzzle: Any) -> int | None:
        """The grade of a puzzle, measured anew; None where it has none."""

    def themes_of(self, puzzle: Any) -> tuple[str, ...]:
        """The techniques that a puzzle needs, measured anew."""

    def mend(self, kind: str, tree: dict[str, Any], way: list[str]) -> bool:
        """Take the mistake at this key out of a file's tree; False if nothing more can be found."""

    def add_options(self, command: Any) -> None:
        """Options of `glueckauf generate` that only this game has."""

    def generate(self, chosen: Any, known: Iterable[Puzzle]) -> Iterator[Puzzle]:
        """New puzzles as the options ask, each as soon as it is found; no twins of the known ones."""

    def from_slip(
        self, slip: Slip, name: str, known: Iterable[Puzzle], language: str = ...
    ) -> Made:
        """A puzzle of this id about a slip: proven, graded, and accepted like all others."""
