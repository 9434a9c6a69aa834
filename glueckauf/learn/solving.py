"""The door to all solvers: `ga.solve(puzzle)`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol

from glueckauf.core.puzzle import is_puzzle
from glueckauf.learn.puzzle import Named, as_puzzle


class Task(Protocol):
    """A question of one game, without the words of a puzzle."""

    def solve(self, **options: Any) -> Any: ...


def solve(asked: Named | Task, **options: Any) -> Any:
    """What the solver of the game finds: the best value, a line that reaches it, is it proven?

    A puzzle is named by its id or its file, or given as a value, or as the tree of a file.
    `count=True` counts the best lines, too; after `seconds` you get the best found so far.
    """
    found: Any = as_puzzle(asked) if isinstance(asked, str | Path | Mapping) else asked
    return found.prove(**options).solution if is_puzzle(found) else found.solve(**options)
