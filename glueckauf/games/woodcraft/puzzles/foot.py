"""How moves are written: for the foot of printed pages."""

from __future__ import annotations

from glueckauf.core.puzzle import Json
from glueckauf.core.texts import tell
from glueckauf.games.woodcraft.telling import GAME

STEPS = (  # how moves are written, row by row
    *(("die/4", "die"), ("order", "order"), ("take/II-03", "take")),
    *(("lantern/1,3", "lantern"), ("glue/Y1+B2=Y", "glue"), ("saw/Y5=2+3", "saw")),
    *(("offcut/B3", "offcut"), ("adjust/Y4+1", "adjust"), ("saw/Y5=2+3:glue>saw", "sub")),
    *(("complete/I-07", "complete"), ("hire/trader", "hire"), ("sell/offcut", "sell")),
    *(("fill/helpers", "fill"), ("chest/orders", "chest"), ("gain/glue", "gain")),
    ("end", "end"),
)


def legend(language: str, colour: bool = False) -> Json:
    """The same for all pages."""
    rows = [
        {"span": 1, "entries": [(token, tell(GAME, "paper-step", {"step": step}, language))]}
        for token, step in STEPS
    ]
    return {"quarter": rows, "whole": rows, "signs": []}
