"""Exact answers: the best line of a mining task, of turns, of a shift, with its proof.

The room is also its own door: `ga.solve(puzzle)` is the solution of a puzzle or a task.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any


class _Door(ModuleType):
    """A module by the name of its main function, as the public face wants both."""

    def __call__(self, asked: Any, **options: Any) -> Any:
        from glueckauf.games.board.solve.pit.mining import solve

        return solve(asked, **options)


sys.modules[__name__].__class__ = _Door
