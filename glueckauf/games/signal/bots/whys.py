"""Why Greedy chose a move: what it brings, and by how much it is better than the next best."""

from __future__ import annotations

from glueckauf.core.texts import Fact, tell
from glueckauf.games.signal.bots.greedy import plans
from glueckauf.games.signal.bots.reasons import decimal, reason
from glueckauf.games.signal.notation import read
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.table import label
from glueckauf.games.signal.telling import GAME


def why(view: State, move: str, language: str = "en") -> str:
    """The reason for a move, and where there was a choice how far it is ahead of the next best."""
    told, chosen = reason(view, move, language), read(move)
    found = {plan.move: plan.worth for plan in plans(view)}
    others = {other: worth for other, worth in found.items() if other != chosen}
    if chosen not in found or not others:
        return told
    best = max(others, key=others.__getitem__)
    lead = round(found[chosen] - others[best], 1)
    facts: dict[str, Fact] = {
        "reason": told,
        "lead": decimal(abs(lead), language),
        "way": "more" if lead > 0 else "less" if lead < 0 else "same",
        "other": label(view, best, language),
    }
    return tell(GAME, "reason-told", facts, language)
