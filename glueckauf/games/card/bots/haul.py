"""How a train gets its lorries: which cards it takes, and how many actions that needs."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from glueckauf.games.card.parts import WILD, Dock, Lorry

STEPS = 2.6  # steps of mining that one action makes
BLOCKED = 0.25  # actions for every card that lies before a lorry in the row
ENGINE = 1.2  # actions to take an engine
NEW_LORRY = 2.3  # actions to take a lorry card that fits, and to load it
NEW_WAGON = 1.05  # actions to take a wagon that fits
USUAL = 4  # the most lorries that a published order requires
RIGHT_CREST = 0.5  # actions more for a lorry where only one crest will do

Waiting = tuple[tuple[float, Lorry], ...]  # lorry cards, and the actions that loading them takes


class Haul(NamedTuple):
    """How a dock gets its lorries: the actions it takes with the engine, the VP, the cards left."""

    actions: float
    vp: float
    left: Waiting


@lru_cache(maxsize=20_000)
def waiting_cards(row: tuple[Lorry, ...], storage: tuple[Lorry, ...]) -> Waiting:
    """Lorry cards from the easiest to load to the hardest."""
    cards = [(card.lorries / STEPS, card) for card in storage]
    cards += [
        (card.lorries / STEPS + BLOCKED * place, card) for place, card in enumerate(reversed(row))
    ]
    return tuple(sorted(cards, key=lambda each: each[0] / max(each[1].lorries, 1)))


@lru_cache(maxsize=100_000)
def hauls(dock: Dock, crests: str, waiting: Waiting) -> tuple[Haul, ...]:
    """How a dock gets 0, 1, 2, … lorries, as far as the published orders ask for."""
    return tuple([haul_for(dock, crests, waiting, lorries) for lorries in range(USUAL + 1)])


def haul_for(dock: Dock, crests: str, waiting: Waiting, lorries: int) -> Haul:
    """Load what fits, take wagons for what has none, and lorries for what is still missing."""
    missing = lorries - dock.load
    actions = 0.0 if dock.engine else ENGINE
    vp = float(sum(wagon.load.vp for wagon in dock.wagons if wagon.load))
    empty = [wagon.crest for wagon in dock.wagons if wagon.load is None]
    left = list(waiting)
    for each in waiting:
        cost, card = each
        wagon = card.crest if card.crest in empty else WILD if WILD in empty else ""
        if missing > 0 and wagon and card.crest in crests:
            empty.remove(wagon)
            left.remove(each)
            actions += cost
            missing -= card.lorries
            vp += card.vp
    for each in tuple(left):
        cost, card = each
        if missing > 0 and card.crest in crests:
            left.remove(each)
            actions += cost + NEW_WAGON
            missing -= card.lorries
            vp += card.vp
    while missing > 0:
        if empty:
            crest = empty.pop()
            actions += NEW_LORRY + (0.0 if crest == WILD else RIGHT_CREST)
        else:
            actions += NEW_LORRY + NEW_WAGON
        missing -= 2 if missing > 1 else 1
    return Haul(actions, vp, tuple(left))
