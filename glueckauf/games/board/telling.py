"""Short ways to say why not and what happened, and the catalogue of the rules.

A move notes its events as a function of this module and what it needs (`Untold`); all of that is
public, as the event is.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from glueckauf.core import telling
from glueckauf.core.making import make
from glueckauf.core.telling import Event, Violation
from glueckauf.core.texts import Fact, Facts, phrase_of
from glueckauf.games.board.parts import Order, Outstanding, Tile, all_filled

if TYPE_CHECKING:
    from glueckauf.games.board.notation import Fill

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


# --- What a move did ------------------------------------------------------------------------


def look_rule(space: str) -> str:
    return "GA-4.5" if space == "workshop/draw" else "GA-7.3"


def drafted(seat: int, taken: Outstanding) -> Event:
    facts: Facts = {"order": str(taken.order), "label": taken.label, "seat": seat}
    return told("drafted", ("GA-2.3",), facts)


def orders_laid(seat: int, last: Order) -> Event:
    return told("orders-laid", ("GA-2.3",), {"order": str(last), "seat": seat})


def displaced(seat: int, space: str, miners: int) -> Event:
    facts: Facts = {"seat": seat, "space": space, "miners": miners}
    return told("displaced", ("GA-3.2", "GA-3.4"), facts)


def sent(seat: int, space: str, miners: int) -> Event:
    facts: Facts = {"space": space, "miners": miners, "seat": seat}
    return told("sent", ("GA-3.1", "GA-3.2"), facts)


def to_pithead(seat: int, marks: int) -> Event:
    return told("pithead", ("GA-3.1", "GA-3.3"), {"marks": marks, "seat": seat})


def skipped(seat: int) -> Event:
    return told("skipped", ("GA-3.1",), {"seat": seat})


def bought(seat: int, tile: Tile, price: int) -> Event:
    return told("bought", ("GA-4.1",), {**card_facts(tile), "price": price, "seat": seat})


def attached(seat: int, tile: Tile, coal: int) -> Event:
    facts: dict[str, Fact] = {
        "level": tile.level,
        "side": "light" if tile.light else "dark",
        "coal": coal,
        "colour": tile.carts[0],
        "seat": seat,
    }
    return told("attached", ("GA-4.2",), facts)


def supply_short(seat: int, carts: int) -> Event:
    return told("supply-short", ("GA-4.3",), {"carts": carts, "seat": seat})


def carts_left_empty(seat: int, carts: int) -> Event:
    return told("carts-left-empty", ("GA-4.3",), {"carts": carts, "seat": seat})


def coal_chosen(seat: int, colour: str, level: int) -> Event:
    return told("coal-chosen", ("GA-4.3",), {"colour": colour, "level": level, "seat": seat})


def looked(seat: int, space: str, cards: int) -> Event:
    facts: Facts = {"space": space, "cards": cards, "seat": seat}
    return told("looked", (look_rule(space), "GA-10.1"), facts)


def kept_none(seat: int, space: str) -> Event:
    return told("kept-none", (look_rule(space),), {"space": space, "seat": seat})


def kept_tile(seat: int, tile: Tile) -> Event:
    return told("kept-tile", ("GA-4.5",), {**card_facts(tile), "seat": seat})


def kept_order(seat: int, taken: Outstanding) -> Event:
    facts: Facts = {"order": str(taken.order), "label": taken.label, "seat": seat}
    return told("kept-order", ("GA-7.3",), facts)


def put_on_stack(seat: int, space: str, cards: int, on_top: bool) -> Event:
    name = "put-on-top" if on_top else "put-underneath"
    facts: Facts = {"cards": cards, "space": space, "seat": seat}
    return told(name, (look_rule(space), "GA-10.1"), facts)


def refilled(rule: str, space: str, card: Tile | Order) -> Event:
    return told("refilled", (rule,), {"space": space, **card_facts(card)})


def not_refilled(rule: str, space: str) -> Event:
    return told("not-refilled", (rule,), {"space": space})


def rode(seat: int, level: int) -> Event:
    return told("rode", ("GA-5.1",), {"seat": seat, "level": level})


def loaded(seat: int, colour: str, level: int) -> Event:
    facts: Facts = {"seat": seat, "colour": colour, "level": level}
    return told("loaded", ("GA-5.1", "GA-1.5"), facts)


def stored(seat: int, colour: str) -> Event:
    return told("stored", ("GA-5.1", "GA-5.4"), {"seat": seat, "colour": colour})


def coal_put(name: str, seat: int, move: Fill, squares: tuple[str, ...]) -> Event:
    """A coal has come onto an order, where this lies now: `filled`, or the `half` of a pair, or `paired`."""
    rules = ("GA-5.1", "GA-5.3") if name == "filled" else ("GA-5.1", "GA-5.2")
    facts: dict[str, Fact] = {
        "seat": seat,
        "colour": move.colour,
        "label": move.label,
        "square": move.square,
        "source": "storage" if move.stored else "cage",
        "complete": int(all_filled(squares)),
    }
    return told(name, rules, facts)


def mining_ended(seat: int, steps: int) -> Event:
    return told("mining-ended", ("GA-5.1", "GA-5.5"), {"seat": seat, "steps": steps})


def delivered(seat: int, done: Outstanding) -> Event:
    order = done.order
    facts: Facts = {"label": done.label, "order": str(order), "vp": order.vp, "seat": seat}
    return told("delivered", ("GA-6.1", "GA-6.2"), facts)


def took_money(seat: int, marks: int) -> Event:
    return told("took-money", ("GA-7.1",), {"marks": marks, "seat": seat})


def took_order(seat: int, taken: Outstanding) -> Event:
    facts: Facts = {"order": str(taken.order), "label": taken.label, "seat": seat}
    return told("took-order", ("GA-7.2",), facts)


def new_start(seat: int, miners: int) -> Event:
    return told("new-start", ("GA-8.5",), {"seat": seat, "miners": miners})


def miners_returned(miners: int) -> Event:
    return told("miners-returned", ("GA-8.5",), {"miners": miners})


def marks_exchanged(seat: int, marks: int, rest: int, vp: int) -> Event:
    facts: Facts = {"seat": seat, "marks": marks, "rest": rest, "vp": vp}
    return told("marks-exchanged", ("GA-9.1",), facts)


def coal_exchanged(seat: int, coal: int, vp: int) -> Event:
    return told("coal-exchanged", ("GA-9.2",), {"seat": seat, "coal": coal, "vp": vp})


def orders_left(seat: int, orders: int, vp: int) -> Event:
    return told("orders-left", ("GA-9.3",), {"seat": seat, "orders": orders, "vp": vp})


def balance(seat: int, tiles: int, vp: int) -> Event:
    return told("balance", ("GA-9.4",), {"seat": seat, "tiles": tiles, "vp": vp})


def game_over(winners: tuple[int, ...]) -> Event:
    return told("game-over", ("GA-9.5",), telling.won_by(winners))
