"""What the rules say of a move, why it is not allowed or what it did; rules and changed rules in words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

from glueckauf.core.ruleset import RuleSet
from glueckauf.core.texts import NOBODY, Fact, Facts, keys, listed, phrase_of, tell


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
        reader = NOBODY if you is None else you
        return {**self.facts, "reader": reader, "you": int(self.facts.get("seat") == you)}


# Events that nobody has asked for yet: the function that tells them, and what it needs for that.
Untold = tuple[Any, ...]


def told_now(noted: Iterable[Untold]) -> tuple[Event, ...]:
    """The events, with those told that nobody had asked for before."""
    events: list[Event] = []
    for note in noted:
        told = note if isinstance(note, Event) else note[0](*note[1:])
        events += (told,) if isinstance(told, Event) else told
    return tuple(events)


def won_by(winners: Sequence[int]) -> Facts:
    """What the event at the end of a game tells: one winner is a seat, several share the victory."""
    seats = " ".join(map(str, winners))
    return {
        "winners": seats,
        "count": len(winners),
        "seat": winners[0] if len(winners) == 1 else NOBODY,
    }


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


def changed_rules(game: str, rules: RuleSet, form: str, language: str = "en") -> str:
    """What a rule set changes, in words: clauses that stand after "if", or that say how it "is"."""
    told = []
    for written in rules.in_record.split():
        rule = written.partition("=")[0]
        value = rules.overrides[rule]
        each = value if isinstance(value, tuple) else (value,)
        facts: dict[str, Fact] = {
            "rule": rule,
            "form": form,
            "value": _spoken(each[0]) if len(each) == 1 else ", ".join(map(str, each)),
            "each": _spoken(each[0]) if len(set(each)) == 1 else "mixed",
            "written": written,
        }
        told.append(phrase_of(game, "changed-rule", facts, language))
    return listed(game, told, language)


def _spoken(value: bool | int | str) -> Fact:
    """As message files ask for it: true is 1."""
    return int(value) if isinstance(value, bool) else value
