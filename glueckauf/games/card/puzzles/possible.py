"""Could a game come to this position?"""

from __future__ import annotations

from collections.abc import Iterator

from glueckauf.core.puzzle import Impossible, Puzzle


def impossible(puzzle: Puzzle) -> Iterator[Impossible]:
    """What of the position no game can come to."""
    return iter(())
