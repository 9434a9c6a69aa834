"""Short ways to say why not and what happened, and the catalogue of the rules."""

from __future__ import annotations

from functools import cache

from glueckauf.core import telling
from glueckauf.core.telling import Event, Violation
from glueckauf.core.texts import Facts, phrase_of
from glueckauf.core.values import make
from glueckauf.games.board.parts import Order, Tile

GAME = "board"
PREFIX = "GA"


def no(rule: str, reason: str, facts: Facts) -> Violation:
    return make(Violation, (GAME, rule, reason, facts))


def told(name: str, rules: tuple[str, ...], facts: Facts) -> Event:
    return make(Event, (GAME, name, rules, facts))


@cache
def card_facts(card: Tile | Order) -> Facts:
    """What sentences say of a card: an order by its notation, a tile by carts, colour and side."""
    if isinstance(card, Order):
        return {"order": str(card)}
    side = "light" if card.light else "dark"
    return {"carts": len(card.carts), "colour": card.carts[0], "side": side}


def card_name(card: Tile | Order, language: str = "en") -> str:
    """A card inside a sentence."""
    key = "order" if isinstance(card, Order) else "tile"
    return phrase_of(GAME, key, card_facts(card), language)


def rule_ids() -> tuple[str, ...]:
    """Every rule of the game: GA-1.1, GA-1.2, …, in the order of the rules."""
    return telling.rule_ids(GAME, PREFIX)


def rule_text(rule: str, language: str = "en") -> str:
    """The rule of this id, such as GA-5.2, or a ruling, R1 to R6, as a sentence."""
    return telling.rule_text(GAME, PREFIX, rule, RULINGS, language)


RULINGS = ("R1", "R2", "R3", "R4", "R5", "R6")
