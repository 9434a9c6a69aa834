"""What a hint finds out: where to look, or the moves that deserve a thought, with what they gain and why."""

from __future__ import annotations

from math import isfinite
from typing import Any, NamedTuple

from glueckauf.bots.search import Search, Weighed, Weighing
from glueckauf.core.texts import decimal
from glueckauf.games import room
from glueckauf.games.contract import Advice
from glueckauf.games.offer import Choice, Offer
from glueckauf.widget.frames import Json, say
from glueckauf.widget.thinking import GoOn

WHERE, WHICH = 0, 1  # the steps of a hint
MOST = 3  # candidates
SECONDS = 1.0  # that a person waits for them; Python that plays gets the usual number of iterations


class Hint(NamedTuple):
    """What was found for a position: words in one language, and what moves are worth."""

    state: Any
    step: int
    language: str
    advice: Advice
    weighing: Weighing

    def told_in(self, view: Any, language: str) -> Hint:
        if language == self.language:
            return self
        return _hint(self.state, view, self.step, language, self.weighing)


def found(
    state: Any, view: Any, known: Hint | None, language: str, is_watched: bool, go_on: GoOn
) -> Hint:
    """The hint after the one that is known, from what the player to move may know; the moves are weighed once."""
    if known is not None:
        return _hint(state, view, WHICH, language, known.weighing)
    search = Search(seconds=SECONDS) if is_watched else Search()
    return _hint(state, view, WHERE, language, search.weigh(view, go_on))


def _hint(state: Any, view: Any, step: int, language: str, weighing: Weighing) -> Hint:
    """All of it leads to the move that weighs most; where there is but one, the room knows better why."""
    move = weighing.moves[0].move if len(weighing.moves) > 1 else None
    advice = room(view.game).bots.advice(view, step, language, move)
    return Hint(state, step, language, advice, weighing)


def candidates(view: Any, weighing: Weighing, offer: Offer, language: str) -> list[Json]:
    """The best moves as rows: in words, what each gains, why, and the keys that show it; one alone is no choice."""
    choices = {choice.move: choice for choice in offer.choices}
    best = [one for one in weighing.moves if one.move in choices][:MOST]
    if len(best) < 2:
        return []
    reason = room(view.game).bots.reason
    return [
        {
            "move": one.move,
            "say": choices[one.move].say,
            "gain": _gain(n, best, language),
            "reason": reason(view, one.move, language),
            "keys": _keys(choices[one.move]),
        }
        for n, one in enumerate(best)
    ]


def _keys(choice: Choice) -> list[str]:
    """The shortest way to point at a move; none where it can only be typed."""
    ways = sorted(choice.paths, key=len)
    return list(ways[0]) if ways else []


def _gain(n: int, best: list[Weighed], language: str) -> str:
    """The best one is compared with the next, the others with the best."""
    one, other = best[n], best[0 if n else 1]
    error, points = one.apart, one.margin - other.margin
    sign = "−" if round(points, 1) < 0 else "+"
    return say(
        "gain",
        language,
        points=sign + decimal(abs(points), language),
        error=decimal(error, language) if isfinite(error) else "",
        known=int(isfinite(error)),
        place=n,
    )
