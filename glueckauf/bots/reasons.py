"""Why a search chose a move, in one sentence with numbers."""

from __future__ import annotations

from math import isinf
from typing import TYPE_CHECKING, Any

from glueckauf import games
from glueckauf.core.texts import decimal, phrase_of, tell

if TYPE_CHECKING:
    from glueckauf.bots.search import Weighed, Weighing

ROOM = "bots"


def reason(view: Any, weighing: Weighing, move: str, language: str = "en") -> str:
    """What a move was found to lead to, beside the best other one; "" if it was not tried."""
    found = next((one for one in weighing.moves if one.move == move), None)
    if found is None:
        return ""
    if not found.tries:
        return tell(ROOM, "search-plain", {}, language)
    facts = {"lead": _lead(view, found, language), "tries": _tries(found, language)}
    other = next((one for one in weighing.moves if one.move != move), None)
    if other is None:
        return tell(ROOM, "search-alone", facts, language)
    facts["next"] = games.room(view.game).table.label(view, other.move, language)
    facts["other"] = _lead(view, other, language)
    key = "search-best" if found is weighing.moves[0] else "search-other"
    return tell(ROOM, key, facts, language)


def _lead(view: Any, weighed: Weighed, language: str) -> str:
    points = decimal(abs(weighed.margin), language)
    side = "ahead" if weighed.margin > 0 else "behind"
    if games.room(view.game).TEAM:
        side, points = "together", decimal(weighed.margin, language)
    elif points == decimal(0.0, language):
        side = "level"
    return phrase_of(ROOM, "lead", {"side": side, "points": points}, language)


def _tries(weighed: Weighed, language: str) -> str:
    error = "" if isinf(weighed.error) else decimal(weighed.error, language)
    return phrase_of(ROOM, "tries", {"tries": weighed.tries, "error": error}, language)
