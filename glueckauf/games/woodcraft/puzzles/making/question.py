"""What is asked of a position: the question that a source makes."""

from __future__ import annotations

from typing import Any, NamedTuple

Tree = dict[str, Any]


class Question(NamedTuple):
    """A position, and what is asked there: dice that are to be made, orders that are to be completed, if any."""

    kind: str
    position: Tree
    objective: tuple[str, ...]
    dice: tuple[str, ...] = ()
    complete: tuple[str, ...] = ()
