"""The delivered trains of a player, laid out one under the other."""

from __future__ import annotations

from collections.abc import Sequence

from glueckauf.core.draw.svg import Part, at
from glueckauf.games.card.draw.cards import CARD, face
from glueckauf.games.card.draw.docks import loaded_wagon
from glueckauf.games.card.parts import Train
from glueckauf.games.card.ruleset import Rules

GAP = 6
WAGON = 44


def pile_part(trains: Sequence[Train], rules: Rules, label: str) -> Part:
    """A row for each train: its order, its engine, and the wagons with what they carry."""
    width, height = (size + GAP for size in CARD)
    body = ""
    for n, train in enumerate(trains):
        row = at(0, 0, face("order", train.order, rules)) + at(
            width, 0, face("engine", train.engine, rules)
        )
        row += "".join(
            at(2 * width + WAGON * place, 0, loaded_wagon(0, wagon))
            for place, wagon in enumerate(train.wagons)
        )
        body += at(GAP / 2, n * height + GAP / 2, row)
    longest = max((len(train.wagons) for train in trains), default=0)
    return Part("pile", 2 * width + WAGON * longest + GAP, len(trains) * height, label, body)
