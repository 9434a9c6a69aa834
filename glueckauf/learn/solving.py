"""The door to all solvers: `ga.solve(puzzle)`."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Protocol

from glueckauf.core.puzzle import Puzzle, is_puzzle
from glueckauf.learn.puzzle import puzzle


class Task(Protocol):
    """A question of one game, without the words of a puzzle."""

    def solve(self, **options: Any) -> Any: ...


def solve(asked: Puzzle | Task | str | Path, **options: Any) -> Any:
    """What the solver of the game finds: the best value, a line that reaches it, is it proven?

    `count=True` counts the best lines, too; after `seconds` the best found so far is told.
    """
    found: Any = puzzle(asked) if isinstance(asked, str | Path) else asked
    return found.prove(**options).solution if is_puzzle(found) else found.solve(**options)
