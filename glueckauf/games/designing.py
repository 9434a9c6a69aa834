"""Files in which designers write parts of a game, such as a map: the part of its contract that knows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from glueckauf.core.errors import FileError


class DesignRoom(Protocol):
    """`room.designs`; a game may have none."""

    @property
    def WHAT(self) -> str:  # noqa: N802  # constants of a module
        """What such a file holds, in a word."""

    def is_design(self, tree: Any) -> bool:
        """Is this the tree of such a file, however many mistakes there are in it?"""

    def problems(self, path: str) -> Sequence[FileError]:
        """Everything that is wrong with a file, what makes it unplayable first."""

    def told(self, path: str) -> str:
        """What there is in a file without problems, in a line."""


class Design(NamedTuple):
    """A designer's file without problems."""

    path: str
    game: str
    what: str
    told: str


def design_room(tree: Any) -> tuple[str, DesignRoom] | None:
    """The game that such a tree belongs to, if it is one of a design."""
    from glueckauf.games import GAMES, room  # which lists what this is a part of

    for game in GAMES:
        found: DesignRoom | None = getattr(room(game), "designs", None)
        if found is not None and found.is_design(tree):
            return game, found
    return None
