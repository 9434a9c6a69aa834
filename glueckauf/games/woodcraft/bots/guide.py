"""What a search knows of Woodcraft: Greedy's best moves, and play-outs to the end of the round."""

from __future__ import annotations

from collections.abc import Sequence

from glueckauf.games.woodcraft.bots.greedy import Quick, plans
from glueckauf.games.woodcraft.bots.worth import outlook
from glueckauf.games.woodcraft.rules import State

NEAR = 3.0  # points below the best move that still deserve a thought


def choices(view: State, most: int) -> Sequence[str]:
    """The moves that Greedy likes best or nearly so."""
    found = sorted(plans(view), key=lambda plan: (-plan.worth, plan.move))
    return [plan.move for plan in found[:most] if plan.worth > found[0].worth - NEAR]


def player() -> Quick:
    return Quick()


def chapter(state: State) -> object:
    return state.round


def worth(state: State) -> Sequence[float]:
    """The points at the end; before it what everybody can count on."""
    if state.is_over:
        return state.scores
    return [outlook(state.layout, player, state.pool, state.board) for player in state.players]
