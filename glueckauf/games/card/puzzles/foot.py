"""How moves are written, and what the signs of the pictures mean: for the foot of printed pages."""

from __future__ import annotations

from glueckauf.core.puzzle import Json
from glueckauf.core.texts import phrase_of, tell
from glueckauf.games.card.parts import CRESTS, WILD
from glueckauf.games.card.telling import GAME

ACTIONS = (  # how the moves of an action are written, row by row
    *(("row>1w", "load"), ("row>2*", "wild"), ("row>s", "store")),
    *(("s:w1.2>1w", "withdraw"), ("train/1=barracks:3", "train"), ("end", "end")),
)
CHOICES = (
    *(("pay/1+2", "pay"), ("dock/2", "dock"), ("use/mining", "use")),
    *(("look/order", "look"), ("take/barracks:3", "take"), ("pass", "pass")),
)
ZONES = ("lorry/a", "wagon/b", "mining/3", "delivery", "engine", "wild")
CARDS = {"mining/3": "2/3"}


def legend(language: str, colour: bool = False) -> Json:
    """For pages of actions, and for those of turns."""

    def row(span: int, *entries: tuple[str, str]) -> Json:
        return {"span": span, "entries": entries}

    def step(token: str, word: str) -> tuple[str, str]:
        return token, tell(GAME, "paper-step", {"step": word}, language)

    actions = [row(1, step(*one)) for one in ACTIONS]
    choices = [row(1, step(*one)) for one in CHOICES]
    crests = [
        (crest, phrase_of(GAME, "paper-crest", {"crest": crest}, language))
        for crest in (*CRESTS, WILD)
    ]
    zones = [row(1, (zone, _zone(zone, language))) for zone in ZONES]
    return {
        "quarter": [*actions, row(3, *crests)],
        "whole": [*zones, *actions, *choices, row(3, *crests)],
        "signs": [],
    }


def _zone(zone: str, language: str) -> str:
    return tell(GAME, "puzzle-zone", {"zone": zone, "card": CARDS.get(zone, "")}, language)
