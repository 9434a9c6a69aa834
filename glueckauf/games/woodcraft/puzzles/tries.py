"""Open optimisation: nothing here is weighed against points."""

from __future__ import annotations

from glueckauf.core.puzzle import Open
from glueckauf.games.woodcraft.puzzles.puzzle import WoodcraftPuzzle


def opened(puzzle: WoodcraftPuzzle) -> Open | None:
    return None
