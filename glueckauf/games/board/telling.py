"""Short ways to say why not and what happened, and the catalogue of the rules."""

from __future__ import annotations

from glueckauf.core.telling import Event, Violation
from glueckauf.core.texts import Facts, keys, tell
from glueckauf.games.board.parts import make

GAME = "board"


def no(rule: str, reason: str, facts: Facts) -> Violation:
    return make(Violation, (GAME, rule, reason, facts))


def told(name: str, rules: tuple[str, ...], facts: Facts) -> Event:
    return make(Event, (GAME, name, rules, facts))


def rule_ids() -> tuple[str, ...]:
    """Every rule of the game: GA-1.1, GA-1.2, …, in the order of the rules."""
    numbers = sorted(
        tuple(map(int, key.split("-")[1:])) for key in keys(GAME, "en") if key.startswith("GA-")
    )
    return tuple(f"GA-{section}.{number}" for section, number in numbers)


def rule_text(rule: str, language: str = "en") -> str:
    """The rule of this id, such as GA-5.2, or a ruling, R1 to R6, as a sentence."""
    if rule not in (*rule_ids(), *RULINGS):
        raise ValueError(f"there is no rule {rule!r}; rules run from GA-1.1 to {rule_ids()[-1]}")
    return tell(GAME, rule.replace(".", "-"), {}, language)


RULINGS = ("R1", "R2", "R3", "R4", "R5", "R6")
