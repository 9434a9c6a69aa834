"""The words of the picture: the names of the things in it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, partial
from typing import Any

from glueckauf.core.draw import labels as house
from glueckauf.core.draw.labels import capital
from glueckauf.core.texts import phrase_of
from glueckauf.games.card.draw.cards import HIDDEN, objective_vp
from glueckauf.games.card.notation import Pay
from glueckauf.games.card.parts import NOBODY, Zone
from glueckauf.games.card.ruleset import Rules
from glueckauf.games.card.telling import GAME

__all__ = [
    "capital",
    "card_name",
    "listed",
    "mining_card",
    "name",
    "payment_words",
    "person",
    "phrase",
    "standing",
    "times",
    "who",
    "zone_name",
]

phrase = partial(house.phrase, GAME)
name = partial(house.name, GAME)
person = partial(house.person, GAME)
who = partial(house.who, GAME)


@lru_cache(maxsize=4_000)
def card_name(language: str, kind: str, card: Any, rules: Rules) -> str:
    """A card of any kind: "card with one wheel lorry, 2 VP"; "objective: red engines, 2 VP"."""
    if card in HIDDEN:
        return phrase(language, "hidden")
    if kind == "lorry":
        crest, lorries, vp = card
        return phrase(language, "lorry", crest=crest, lorries=lorries, vp=vp)
    if kind == "order":
        return phrase(language, "order", order=str(card), lorries=card.lorries, vp=card.vp)
    words = phrase(language, kind, **{kind: card})
    if kind != "objective":
        return words
    vp = objective_vp(card.partition(":")[0], rules)
    return f"{words}, {phrase(language, 'vp', vp=vp)}"


@lru_cache(maxsize=1_000)
def zone_name(language: str, zone: str, rules: Rules) -> str:
    """A zone; a mining card by its two numbers."""
    kind = zone.partition("/")[0]
    if kind != "mining":
        return phrase(language, "zone", zone=zone)
    return phrase(language, "zone", zone=zone, card=mining_card(zone, rules))


def mining_card(zone: str, rules: Rules) -> str:
    """The two numbers of a mining card: `mining/2` → "1/2"."""
    most = int(zone.partition("/")[2])
    least = dict(zip(rules.mining, rules.mining_least, strict=True)).get(most, 0)
    return f"{least}/{most}"


def listed(language: str, kind: str, cards: Iterable[Any], rules: Rules) -> str:
    """Cards one after the other, or that there are none."""
    names = "; ".join(card_name(language, kind, card, rules) for card in cards)
    return names or phrase(language, "none")


@lru_cache(maxsize=4_000)
def standing(language: str, zone: Zone, you: int | None) -> str:
    """Who placed workers last, and how many the zone takes now."""
    cost = phrase(language, "cost", workers=zone.cost)
    if zone.owner == NOBODY:
        return f"{phrase(language, 'vacant')}, {cost}"
    placed = person(language, "placed", zone.owner, you, workers=zone.latest)
    return f"{placed}, {cost}"


@lru_cache(maxsize=4_000)
def payment_words(language: str, move: Pay) -> str:
    """A payment in a few words: "pay with 1 + 2"."""
    words = [*map(str, move.workers)]
    words += [
        phrase_of(GAME, "move-pay-helper", {"innovation": name, "workers": value}, language)
        for name, value in move.innovations
    ]
    return phrase_of(GAME, "move-pay", {"words": " + ".join(words)}, language)


def times(language: str, number: int) -> str:
    """How many equal cards there are, where there is more than one."""
    return f", {phrase(language, 'times', cards=number)}" if number > 1 else ""
