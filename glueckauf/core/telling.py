"""What the rules say of a move, why it is not allowed or what it did; and the catalogue of rules."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from glueckauf.core.texts import Facts, keys, tell


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

    def sentence(self, language: str = "en", you: int | None = None) -> str:
        """What happened; whoever reads it may sit in the seat that it is about."""
        return tell(self.game, f"event-{self.name}", self.told_to(you), language)

    def told_to(self, you: int | None) -> Facts:
        """The facts, and whether they are about the seat of whoever reads them."""
        return {**self.facts, "you": int(you is not None and self.facts.get("seat") == you)}


@cache
def rule_ids(game: str, prefix: str) -> tuple[str, ...]:
    """Every rule of a game: GA-1.1, GA-1.2, …, in the order of the rules."""
    found = (re.fullmatch(rf"{prefix}-(\d+)-(\d+)", key) for key in keys(game, "en"))
    numbers = sorted((int(match[1]), int(match[2])) for match in found if match)
    return tuple(f"{prefix}-{section}.{number}" for section, number in numbers)


def rule_text(
    game: str, prefix: str, rule: str, rulings: tuple[str, ...], language: str = "en"
) -> str:
    """The rule of this id, such as GA-5.2, or one of the rulings, as a sentence."""
    ids = rule_ids(game, prefix)
    if rule not in (*ids, *rulings):
        raise ValueError(f"there is no rule {rule!r}; rules run from {ids[0]} to {ids[-1]}")
    return tell(game, rule.replace(".", "-"), {}, language)
