"""Lines of moves that stand in files, read and played strictly."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from glueckauf.core.errors import IllegalMove, NotationError
from glueckauf.core.fields import Field

M = TypeVar("M", bound=str)


def read_moves(field: Field, read_line: Callable[[str], list[M]]) -> list[M]:
    """The moves of a line; an empty text has none."""
    line = field.text()
    try:
        return read_line(line) if line else []
    except NotationError as error:
        field.wrong(f"column {error.column}: expected {error.expected}")


def play_moves(field: Field, state: Any, moves: Iterable[str]) -> Any:
    """The state after the moves of a field."""
    for move in moves:
        try:
            state = state.after(move)
        except IllegalMove as error:
            why = f"{error.violation.rule}: {error.violation.text}"
            field.wrong(f"{move} is not allowed there: {why}{there(state)}")
    return state


def there(state: Any) -> str:
    """Where a sentence is about, to be put after it; "" for a game that has no position lines."""
    line = getattr(state, "line", "")
    return f" [{line}]" if line else ""
