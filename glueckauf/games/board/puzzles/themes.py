"""The themes of puzzles: the techniques that the solvers can forbid, and the trap for the greedy."""

from __future__ import annotations

from glueckauf.games.board.solve.pit import ladder
from glueckauf.games.board.solve.turns import themes as turns

TRAP = "greedy-trap"
THEMES = tuple(dict.fromkeys((*ladder.THEMES, *turns.THEMES, TRAP)))
