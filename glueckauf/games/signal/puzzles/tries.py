"""Open optimisation: nothing here is weighed against points."""

from __future__ import annotations

from glueckauf.core.puzzle import Open
from glueckauf.games.signal.puzzles.puzzle import SignalPuzzle


def opened(puzzle: SignalPuzzle) -> Open | None:
    return None
