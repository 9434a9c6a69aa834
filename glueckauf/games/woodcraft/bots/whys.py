"""Why Greedy chose a move: what it brings, and by how much it is better than the next best."""

from __future__ import annotations

from glueckauf.games.advising import compared
from glueckauf.games.woodcraft import table
from glueckauf.games.woodcraft.bots.greedy import plans
from glueckauf.games.woodcraft.bots.reasons import reason
from glueckauf.games.woodcraft.notation import read
from glueckauf.games.woodcraft.rules import State


def why(view: State, move: str, language: str = "en") -> str:
    """The reason for a move, and where there was a choice how far it is ahead of the next best."""
    worths = {str(plan.move): plan.worth for plan in plans(view)}
    return compared(table, view, str(read(move)), reason(view, move, language), worths, language)
