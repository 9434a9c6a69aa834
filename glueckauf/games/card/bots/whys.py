"""Why Greedy chose a move of the card game: what it brings, and by how much it is better than the next best."""

from __future__ import annotations

from glueckauf.core.texts import Fact, tell
from glueckauf.games.card.bots.greedy import plans
from glueckauf.games.card.bots.reasons import reason
from glueckauf.games.card.notation import Dispatch, LookAt, Place, Take, ToDock, Use, read
from glueckauf.games.card.rules import State
from glueckauf.games.card.table import label
from glueckauf.games.card.telling import GAME

_WEIGHED = Place | Use | Take | LookAt | ToDock | Dispatch  # moves that bring something


def why(view: State, move: str, language: str = "en") -> str:
    """The reason for a move, and where there was a choice how far it is ahead of the next best."""
    told, chosen = reason(view, move, language), read(move)
    found = {plan.move: plan.worth for plan in plans(view)}
    if not isinstance(chosen, _WEIGHED) or chosen not in found or len(found) == 1:
        return told
    others = {other: worth for other, worth in found.items() if other != chosen}
    best = max(others, key=lambda other: others[other])
    lead = round(found[chosen] - others[best], 1)
    facts: dict[str, Fact] = {
        "reason": told,
        "lead": _number(abs(lead), language),
        "way": "more" if lead > 0 else "less" if lead < 0 else "same",
        "other": label(view, best, language),
    }
    return tell(GAME, "reason-told", facts, language)


def _number(worth: float, language: str) -> str:
    """With one decimal, after a point or a comma."""
    told = f"{worth:.1f}"
    return told if language == "en" else told.replace(".", ",")
