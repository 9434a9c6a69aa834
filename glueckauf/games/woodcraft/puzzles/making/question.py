"""What is asked of a position: the question that a source makes."""

from __future__ import annotations

from typing import Any, NamedTuple

Tree = dict[str, Any]


class Question(NamedTuple):
    """A position, and what is asked there; `dice` are those to be made, if any."""

    kind: str
    position: Tree
    objective: tuple[str, ...]
    dice: tuple[str, ...] = ()
