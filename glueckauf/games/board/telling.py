"""Short ways to say why not and what happened, and the catalogue of the rules."""

from __future__ import annotations

from glueckauf.core import telling
from glueckauf.core.telling import Event, Violation
from glueckauf.core.texts import Facts
from glueckauf.core.values import make

GAME = "board"
PREFIX = "GA"


def no(rule: str, reason: str, facts: Facts) -> Violation:
    return make(Violation, (GAME, rule, reason, facts))


def told(name: str, rules: tuple[str, ...], facts: Facts) -> Event:
    return make(Event, (GAME, name, rules, facts))


def rule_ids() -> tuple[str, ...]:
    """Every rule of the game: GA-1.1, GA-1.2, …, in the order of the rules."""
    return telling.rule_ids(GAME, PREFIX)


def rule_text(rule: str, language: str = "en") -> str:
    """The rule of this id, such as GA-5.2, or a ruling, R1 to R6, as a sentence."""
    return telling.rule_text(GAME, PREFIX, rule, RULINGS, language)


RULINGS = ("R1", "R2", "R3", "R4", "R5", "R6")
