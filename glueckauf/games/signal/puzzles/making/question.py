"""What is asked of a position: the question that a source makes."""

from __future__ import annotations

from typing import Any, NamedTuple

Tree = dict[str, Any]


class Question(NamedTuple):
    """A position, and what is asked there."""

    kind: str
    position: Tree
    objective: tuple[str, ...]
    train: str = ""
    space: str = ""
    until: str = "turn"
    given: tuple[tuple[str, str | int], ...] = ()
