"""Short ways to say why not and what happened, and the catalogue of the rules."""

from __future__ import annotations

from glueckauf.core import telling
from glueckauf.core.telling import Event, Violation
from glueckauf.core.texts import Fact, Facts
from glueckauf.core.values import make
from glueckauf.games.card.parts import Lorry

GAME = "card"
PREFIX = "CG"
RULINGS = tuple(f"CG-A{n}" for n in range(1, 24))


def no(rule: str, reason: str, facts: Facts) -> Violation:
    return make(Violation, (GAME, rule, reason, facts))


def told(name: str, rules: tuple[str, ...], facts: Facts) -> Event:
    return make(Event, (GAME, name, rules, facts))


def lorry_facts(card: Lorry) -> dict[str, Fact]:
    """What is told of a lorry card."""
    crest, lorries, vp = card
    return {"lorry": str(card), "crest": crest, "lorries": lorries, "vp": vp}


def rule_ids() -> tuple[str, ...]:
    """Every rule of the game: CG-1.1, CG-1.2, …, in the order of the rules."""
    return telling.rule_ids(GAME, PREFIX)


def rule_text(rule: str, language: str = "en") -> str:
    """The rule of this id, such as CG-3.7, or a ruling, CG-A1 to CG-A23, as a sentence."""
    return telling.rule_text(GAME, PREFIX, rule, RULINGS, language)
