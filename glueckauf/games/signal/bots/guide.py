"""What a search knows of Switch & Signal: Greedy's best moves, and play-outs until the next departure card is done."""

from __future__ import annotations

from collections.abc import Sequence

from glueckauf.games.signal.bots.greedy import Greedy, plans
from glueckauf.games.signal.bots.worth import GOOD, SAFE, value
from glueckauf.games.signal.parts import Drawing
from glueckauf.games.signal.rules import State

NEAR = 2.5  # cards below the best move that still deserve a thought


def choices(view: State, most: int) -> Sequence[str]:
    """The moves that Greedy likes best or nearly so."""
    found = sorted(plans(view), key=lambda plan: -plan.worth)
    return [plan.move for plan in found[:most] if plan.worth > found[0].worth - NEAR]


def player() -> Greedy:
    return Greedy()


def chapter(state: State) -> object:
    """Whose actions these are, or were before this departure card: what they are good for, the card shows."""
    pending = state.pending
    way = getattr(pending, "way", None)
    is_action = pending is None or isinstance(pending, Drawing) or (way and way.then is None)
    return state.active if is_action else (state.active - 1) % len(state.players)


def worth(state: State) -> Sequence[float]:
    """Goods that count at the end; before it, those with what the position is worth beside them."""
    if state.is_over:
        return state.scores
    return [value(state) / (GOOD + SAFE)] * len(state.players)
