"""The delivered trains of a player, laid open in the yard: each with its order, its loads, its engine."""

from __future__ import annotations

from functools import lru_cache

from glueckauf.core.draw.svg import WIDTH, at, box, keyed, piece
from glueckauf.games.card.draw.cards import CARD, face
from glueckauf.games.card.draw.emblems import engine, load, wagon
from glueckauf.games.card.draw.plate import is_known, train_name
from glueckauf.games.card.parts import Player, Train
from glueckauf.games.card.ruleset import Rules

MARGIN = 6
HEIGHT = 58
GAP = 3
WAGONS = 57  # where they begin
ENGINE = 323  # the middle of an engine
PITCH = 43.5  # of wagons that do not cover one another
_TRACK = (
    f'<path class="ga-sleepers" d="M{WAGONS} 54.4H{WIDTH - 18}"/>'
    f'<path class="ga-rail" d="M{WAGONS - 2} 52.4H{WIDTH - 16}"/>'
)


def trains(language: str, seat: int, player: Player, top: int, rules: Rules) -> tuple[str, int]:
    """A line for each train, and where they end; those of others lie face down (CG-6.3)."""
    if not is_known(player):
        return "", top
    drawn = ""
    for n, train in enumerate(player.delivered, start=1):
        drawn += _train(language, seat, n, train, top, rules)
        top += HEIGHT + GAP
    return drawn, top + 1


@lru_cache(maxsize=4_000)
def _train(language: str, seat: int, n: int, train: Train, top: int, rules: Rules) -> str:
    body = box(0, 0, WIDTH - 2 * MARGIN, HEIGHT, "face ga-ramp") + _TRACK
    order = face("order", train.order, rules)
    body += piece(f"order:{train.order}", order, 4, (HEIGHT - CARD[1]) / 2)
    room = ENGINE - 22 - WAGONS - 42
    step = min(PITCH, room / max(1, len(train.wagons) - 1))
    for place, (crest, lying) in enumerate(train.wagons):
        stands = piece(f"wagon:{crest}", wagon(crest, 21, 33))
        stands += piece(f"lorry:{lying}", load(lying, 21, 18.6)) if lying else ""
        body += at(round(WAGONS + step * place, 1), 0, stands)
    body += piece(f"engine:{train.engine}", engine(train.engine, ENGINE, 37))
    return keyed(f"{seat}:train/{n}", train_name(language, train, rules), body, MARGIN, top)
