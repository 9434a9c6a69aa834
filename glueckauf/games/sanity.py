"""What a change of the rules breaks: the part of a game's contract that knows without playing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from glueckauf.core.texts import Facts, tell


class Problem(NamedTuple):
    """Something that rules make impossible, or only odd, with the knob to turn first.

    Its sentence, the message `sanity-<reason>` of the room, says what to do about it.
    """

    room: str  # whose texts tell it: a game's, or those of the lab
    reason: str
    knob: str
    facts: Facts
    is_impossible: bool  # no game worth the name can be played
    players: tuple[int, ...] = ()  # with so many it happens

    def text(self, language: str = "en") -> str:
        """What is wrong, and a remedy."""
        return tell(self.room, f"sanity-{self.reason}", self.facts, language)


class SanityRoom(Protocol):
    """`room.sanity`: what can be said of changed rules before a game is played. A game may have none yet."""

    def problems(self, rules: Any, players: int) -> Sequence[Problem]:
        """What is wrong with these rules for so many players; nothing for the published ones."""
