"""Glück Auf: learn it, solve its puzzles, change its rules.

Doors only; what stands behind them is loaded when it is first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from glueckauf import bots as bots
    from glueckauf.core.errors import FileError as FileError
    from glueckauf.core.errors import IllegalMove as IllegalMove
    from glueckauf.core.errors import NotationError as NotationError
    from glueckauf.core.record import Record as Record
    from glueckauf.games import board as board
    from glueckauf.games import replay as replay
    from glueckauf.learn.puzzle import puzzle as puzzle
    from glueckauf.solve.mining import solve as solve

__version__ = "0.1.0"

_DOORS = {
    "board": "glueckauf.games.board",
    "bots": "glueckauf.bots",
    "FileError": "glueckauf.core.errors:FileError",
    "IllegalMove": "glueckauf.core.errors:IllegalMove",
    "NotationError": "glueckauf.core.errors:NotationError",
    "Record": "glueckauf.core.record:Record",
    "puzzle": "glueckauf.learn.puzzle:puzzle",
    "replay": "glueckauf.games:replay",
    "solve": "glueckauf.solve",
}


def __getattr__(name: str) -> Any:
    if name not in _DOORS:
        raise AttributeError(f"glueckauf has no {name!r}; it has {', '.join(sorted(_DOORS))}")
    module, _, part = _DOORS[name].partition(":")
    return getattr(import_module(module), part) if part else import_module(module)


def __dir__() -> list[str]:
    return [*_DOORS, "__version__"]
