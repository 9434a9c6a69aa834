"""The three errors of the house. All are ValueErrors; each says what is wrong in one sentence.

A sentence is one line in which every sign can be seen, whatever the file held that it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from glueckauf.core.visible import visible

if TYPE_CHECKING:
    from glueckauf.core.telling import Violation


LONGEST = 1000  # characters of each part of a sentence


class NotationError(ValueError):
    """A text that is no move: `column` (from 1) is the first place where it goes wrong."""

    def __init__(self, text: str, column: int, expected: str) -> None:
        super().__init__(text, column, expected)
        self.text = text
        self.column = column
        self.expected = expected

    def __str__(self) -> str:
        text = visible(repr(self.text), LONGEST)
        return f"{text}, column {self.column}: expected {visible(self.expected, LONGEST)}"


class IllegalMove(ValueError):
    """A move the rules forbid here, with the same violation that `why_not` returns."""

    def __init__(self, move: str, violation: Violation, state: Any) -> None:
        super().__init__(move, violation, state)
        self.move = move
        self.violation = violation
        self.state = state

    def __str__(self) -> str:
        return visible(f"{self.move}: {self.violation.rule}: {self.violation.text}", LONGEST)


class FileError(ValueError):
    """A file, or a rule set, that cannot be used: where (`path`, `key`) and what to do about it."""

    def __init__(self, path: str, key: str, problem: str) -> None:
        super().__init__(path, key, problem)
        self.path = path
        self.key = key
        self.problem = problem

    def __str__(self) -> str:
        parts = (self.path, self.key, self.problem)
        return ": ".join(visible(part, LONGEST) for part in parts)
