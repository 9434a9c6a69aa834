"""The themes of puzzles: techniques without which the best cannot be reached, and the trap for the greedy.

A puzzle has a theme if forbidding the technique lowers the best result. What each technique is, the
solver says (solve/techniques.py). A name that another game uses, too, means the same there.
"""

from __future__ import annotations

from glueckauf.games.woodcraft.solve.techniques import TECHNIQUES

TRAP = "greedy-trap"  # a line that one would naturally play falls short
THEMES = (*TECHNIQUES, TRAP)
