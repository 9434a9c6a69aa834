"""What lessons ask of a game: the part of its contract that only they need."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from glueckauf.core.fields import Field
from glueckauf.games.course import Checkpoint, Course


class Computed(NamedTuple):
    """A number, or None where nothing leads to one, and the rules it comes from."""

    number: int | None
    rules: tuple[str, ...]


class Number(Protocol):
    """A number that a lesson asks for; a value."""

    def of(self, state: Any) -> Computed:
        """The number in this position; IllegalMove if the rules forbid the way to it."""

    def sight(self, state: Any) -> str:
        """What must be seen to find it: a view of the table."""

    def spoken(self, number: int, language: str = ...) -> str:
        """A number of this kind in words, with its unit."""


class ExamQuestion(Protocol):
    """A position to judge: of the things that glow in it, one is the answer."""

    @property
    def rule(self) -> str:
        """The rule that the answer comes from."""

    @property
    def state(self) -> Any:
        """The position as the player to move sees it, who is the learner."""

    @property
    def sight(self) -> str:
        """What is shown of it."""

    @property
    def keys(self) -> tuple[str, ...]:
        """The things that can be the answer."""

    @property
    def answer(self) -> str:
        """The only right one."""

    def ask(self, language: str = ...) -> str: ...

    def explain(self, language: str = ...) -> str:
        """Why the right answer is right."""

    def is_right(self, given: str) -> bool: ...


class ExamPaper(Protocol):
    """What is asked in an exam: ten questions, and a chapter of a game of two against a bot.

    Who plays as a team plays it for both seats, for a score that is to be reached.
    """

    @property
    def questions(self) -> tuple[ExamQuestion, ...]: ...

    @property
    def aim(self) -> int:
        """The score that a team has to reach; 0 where a bot plays against the learner."""

    def table(self) -> Any:
        """The position that the chapter begins with."""

    @property
    def sight(self) -> str:
        """What is shown of it: a view."""

    def task(self, seat: int, language: str = ...) -> str:
        """What the learner in this seat has to do."""

    def outcome(self, own: int, bot: int, points: int, most: int, language: str = ...) -> str:
        """How the chapter ended, in words: both scores, or the team's and its aim; what they count."""


class LessonRoom(Protocol):
    """`room.lessons`: what lessons of one game are made of. A game may have none yet.

    Notebooks of all games lie in one folder and are named by numbers, so every game has numbers of its
    own: ids of lessons begin with them, from FIRST on, and the exam and the whole game come after them.
    """

    @property
    def FIRST(self) -> int:  # noqa: N802
        """The number in the id of the first lesson; people see 1."""

    @property
    def EXAM(self) -> str:  # noqa: N802
        """What the exam is called in learners' notes, and its notebook."""

    @property
    def WHOLE_GAME(self) -> str:  # noqa: N802
        """The notebook of the whole game, which is the goal of the lessons."""

    @property
    def GOALS(self) -> tuple[str, ...]:  # noqa: N802
        """The closed list of words for what is to be reached."""

    @property
    def NUMBERS(self) -> tuple[str, ...]:  # noqa: N802
        """The closed list of words for what can be computed."""

    @property
    def EXAMPLES(self) -> Mapping[str, str]:  # noqa: N802
        """For error texts, by key of a lesson file: what could stand there."""

    @property
    def SAMPLES(self) -> Mapping[str, str]:  # noqa: N802
        """What the notebooks show: puzzles by their id, and a theme."""

    def lay(self, field: Field, changed: Mapping[str, Any] | None = ...) -> Any:
        """The position that a file describes, perhaps under changed rules; FileError.

        Where positions can be written as one line of text (`state.line`), `line = "…"` is enough.
        """

    def read_rules(self, field: Field) -> Any:
        """A rule set from the table of what is changed."""

    def read_goal(self, field: Field, state: Any) -> Any:
        """What is to be reached; only a course asks what it means."""

    def read_number(self, field: Field, state: Any) -> Number: ...

    def course(self, act: Checkpoint) -> Course:
        """The checkpoint to walk through."""

    def is_key(self, key: str) -> bool:
        """Can this be pointed at in the picture?"""

    def sight(self, state: Any, move: str = ...) -> str:
        """What must be seen of a position, or to see why a move is not allowed there."""

    def exam(self, seed: int | str) -> ExamPaper:
        """The same seed asks the same."""
