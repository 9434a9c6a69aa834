"""Hints at the table: first where to look, then which move."""

from __future__ import annotations

from glueckauf.core.protocol import CHANCE
from glueckauf.games.advising import hint
from glueckauf.games.contract import Advice
from glueckauf.games.woodcraft import table
from glueckauf.games.woodcraft.bots.greedy import best_plan
from glueckauf.games.woodcraft.bots.reasons import reason
from glueckauf.games.woodcraft.rules import State


def advice(view: State, step: int, language: str, move: str | None = None) -> Advice:
    """What Greedy would do, which is no proof, or a given move. `step` 0: where to look; 1: which move."""
    if view.to_move in (None, CHANCE):
        return Advice(table.prompt(view, language))
    known = move if move is not None and view.why_not(move) is None else best_plan(view).move
    return hint(table, reason, view, step, language, known)
