"""What a search knows of the card game: Greedy's best moves, quick play-outs to the end of the shift."""

from __future__ import annotations

from collections.abc import Sequence

from glueckauf.games.card.bots.greedy import Quick, expected, plans
from glueckauf.games.card.parts import Delivering, Mining, Paying
from glueckauf.games.card.rules import State

NEAR = 1.2  # VP below the best move that still deserve a thought


def choices(view: State, most: int) -> Sequence[str]:
    """The moves that Greedy likes best or nearly so; how to pay, mine and deliver, it knows by itself."""
    found = sorted(plans(view), key=lambda plan: -plan.worth)
    if isinstance(view.pending, Paying | Mining | Delivering):
        return [found[0].move]
    return [plan.move for plan in found[:most] if plan.worth > found[0].worth - NEAR]


def player() -> Quick:
    return Quick()


def chapter(state: State) -> object:
    return state.shift


def worth(state: State) -> Sequence[float]:
    """The points at the end; before it what everybody can count on."""
    if state.is_over:
        return state.scores
    return [expected(state, seat) for seat in range(len(state.players))]
