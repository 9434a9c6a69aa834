"""What a check says: passed or not, and one sentence that helps.

A check is a function that returns what to say when all is well, and raises `Wrong` with what to say at the
first thing that is not. Nothing that a student writes can make a check fail in another way.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import NamedTuple, NoReturn, ParamSpec

from glueckauf.core.errors import FileError
from glueckauf.core.texts import Fact, tell

ROOM = "lab"
P = ParamSpec("P")


class Checked(NamedTuple):
    """The answer of a check; it counts as true if it was passed, so that `assert` works in a grader."""

    passed: bool
    sentence: str

    def __bool__(self) -> bool:
        return self.passed

    def __repr__(self) -> str:
        return f"{'✓' if self.passed else '✗'} {self.sentence}"


class Said(NamedTuple):
    """A message of this room with its facts."""

    key: str
    facts: dict[str, Fact]

    def sentence(self, language: str) -> str:
        return tell(ROOM, f"course-{self.key}", self.facts, language)


class Wrong(Exception):
    """Something in an answer that is not right yet."""

    def __init__(self, said: Said) -> None:
        super().__init__(said)
        self.said = said


def wrong(key: str, **facts: Fact) -> NoReturn:
    raise Wrong(Said(key, facts))


def right(key: str, **facts: Fact) -> Said:
    return Said(key, facts)


def check(judge: Callable[P, Said]) -> Callable[P, Checked]:
    """Make a check of a judge: an answer that is wrong, or a file that cannot be read, gets a sentence."""

    @wraps(judge)
    def checked(*given: P.args, **options: P.kwargs) -> Checked:
        language = str(options.get("language", "en"))
        try:
            return Checked(True, judge(*given, **options).sentence(language))
        except Wrong as found:
            return Checked(False, found.said.sentence(language))
        except FileError as error:
            said = Said("file", {"key": error.key, "problem": error.problem})
            return Checked(False, said.sentence(language))
        except ValueError as error:  # what the house refuses, it refuses in a sentence
            return Checked(False, Said("refused", {"problem": str(error)}).sentence(language))

    return checked


def number(value: float) -> str:
    """A measured number as people read it."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if abs(value) < 100 else f"{value:.0f}"
