"""How moves are written: for the foot of printed pages."""

from __future__ import annotations

from glueckauf.core.puzzle import Json
from glueckauf.core.texts import tell
from glueckauf.games.signal.telling import GAME

STEPS = (  # how moves are written, row by row
    *(("signal/C:paris>lille,L:dijon-paris", "signal"), ("switch/lille=calais-lille.1", "switch")),
    *(("train/calais", "train"), ("train/calais:sw", "pay"), ("load/paris:t", "load")),
    *(("go/calais", "go"), ("exit/lille-paris.1", "exit"), ("hold/black", "hold")),
    *(("reroll dispatcher", "helper"), ("end", "end")),
)


def legend(language: str, colour: bool = False) -> Json:
    """The same for all pages: every puzzle takes one."""
    rows = [
        {"span": 1, "entries": [(token, tell(GAME, "paper-step", {"step": step}, language))]}
        for token, step in STEPS
    ]
    return {"quarter": rows, "whole": rows, "signs": []}
