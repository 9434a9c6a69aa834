"""Glück Auf: learn it, solve its puzzles, change its rules.

Doors only; what stands behind them is loaded when it is first used. Their types are in __init__.pyi."""

from __future__ import annotations

from importlib import import_module

__version__ = "0.1.0"

_DOORS = {
    "board": "glueckauf.games.board",
    "bots": "glueckauf.bots",
    "card": "glueckauf.games.card",
    "FileError": "glueckauf.core.errors:FileError",
    "IllegalMove": "glueckauf.core.errors:IllegalMove",
    "NotationError": "glueckauf.core.errors:NotationError",
    "PuzzleBoard": "glueckauf.widget.puzzle:open_puzzle",
    "Record": "glueckauf.core.record:Record",
    "Scenario": "glueckauf.learn.scenario:Scenario",
    "Stepper": "glueckauf.widget.stepper:Stepper",
    "Table": "glueckauf.widget.table:Table",
    "classroom": "glueckauf.learn.classroom",
    "contest": "glueckauf.games.board.puzzles.pit.contest:contest",
    "course": "glueckauf.lab.course",
    "coverage": "glueckauf.widget.report:coverage",
    "daily": "glueckauf.widget.training:daily",
    "dashboard": "glueckauf.widget.dashboard:dashboard",
    "exam": "glueckauf.widget.exam:exam",
    "export_html": "glueckauf.widget.export:export_html",
    "grade": "glueckauf.learn.asking:grade",
    "home": "glueckauf.widget.home:home",
    "lab": "glueckauf.lab",
    "lesson": "glueckauf.widget.lesson:lesson",
    "next_moves": "glueckauf.learn.asking:next_moves",
    "optimise": "glueckauf.widget.optimise:optimise",
    "play": "glueckauf.widget.play:play",
    "progress": "glueckauf.widget.report:progress",
    "puzzle": "glueckauf.learn.puzzle:puzzle",
    "puzzles": "glueckauf.learn.collection:puzzles",
    "reached": "glueckauf.learn.asking:reached",
    "records": "glueckauf.learn.games:records",
    "replay": "glueckauf.games:replay",
    "results": "glueckauf.learn.results:results",
    "review": "glueckauf.widget.review:review",
    "signal": "glueckauf.games.signal",
    "solve": "glueckauf.learn.solving:solve",
    "themes": "glueckauf.learn.asking:themes",
    "training": "glueckauf.widget.training:training",
    "variant": "glueckauf.learn.variant:variant",
    "woodcraft": "glueckauf.games.woodcraft",
}


def __getattr__(name: str) -> object:
    if name not in _DOORS:
        raise AttributeError(f"glueckauf has no {name!r}; it has {', '.join(sorted(_DOORS))}")
    module, _, part = _DOORS[name].partition(":")
    return getattr(import_module(module), part) if part else import_module(module)


def __dir__() -> list[str]:
    return [*_DOORS, "__version__"]
