"""What the rules say of a move: why it is not allowed, or what it did."""

from __future__ import annotations

from typing import NamedTuple

from glueckauf.core.texts import Facts, tell


class Violation(NamedTuple):
    """Why a move is not allowed: the rule it breaks and the facts of the case."""

    game: str
    rule: str
    reason: str
    facts: Facts

    @property
    def text(self) -> str:
        """The reason as an English sentence."""
        return self.sentence()

    def sentence(self, language: str = "en") -> str:
        return tell(self.game, f"why-{self.reason}", self.facts, language)


class Event(NamedTuple):
    """One thing a move did, with the ids of the rules it applied. Holds public facts only."""

    game: str
    name: str
    rules: tuple[str, ...]
    facts: Facts

    @property
    def text(self) -> str:
        """What happened as an English sentence."""
        return self.sentence()

    def sentence(self, language: str = "en") -> str:
        return tell(self.game, f"event-{self.name}", self.facts, language)
