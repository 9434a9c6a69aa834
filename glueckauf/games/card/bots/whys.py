"""Why Greedy chose a move of the card game: what it brings, and by how much it is better than the next best."""

from __future__ import annotations

from glueckauf.games.advising import compared
from glueckauf.games.card import table
from glueckauf.games.card.bots.greedy import plans
from glueckauf.games.card.bots.reasons import reason
from glueckauf.games.card.notation import Dispatch, LookAt, Place, Take, ToDock, Use, read
from glueckauf.games.card.rules import State

_WEIGHED = Place | Use | Take | LookAt | ToDock | Dispatch  # moves that bring something


def why(view: State, move: str, language: str = "en") -> str:
    """The reason for a move, and where there was a choice how far it is ahead of the next best."""
    told, chosen = reason(view, move, language), read(move)
    if not isinstance(chosen, _WEIGHED):
        return told
    worths = {str(plan.move): plan.worth for plan in plans(view)}
    return compared(table, view, str(chosen), told, worths, language)
