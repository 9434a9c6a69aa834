"""A puzzle of Woodcraft as TOML, in the one form that is ever written."""

from __future__ import annotations

from typing import Any

from glueckauf.core.fields import ID
from glueckauf.core.puzzle_file import written
from glueckauf.core.toml import toml_texts, toml_value
from glueckauf.games.woodcraft.parts import DICE
from glueckauf.games.woodcraft.position_writing import tree_lines
from glueckauf.games.woodcraft.puzzles.puzzle import WoodcraftPuzzle
from glueckauf.games.woodcraft.solve.task import TURN
from glueckauf.games.woodcraft.telling import GAME

CLAIMS = ("par", "line", "proof", "tier", "themes", "teaches", "hints")


def dumps(puzzle: WoodcraftPuzzle) -> str:
    """The puzzle as TOML; `loads` gives it back."""
    task = puzzle.task
    keys: dict[str, Any] = {"format": 1, "game": GAME, "kind": puzzle.kind}
    if ID.fullmatch(puzzle.id):
        keys["id"] = puzzle.id
    if puzzle.origin is not None:
        keys["origin"] = puzzle.origin
    if puzzle.arranged:
        keys["arranged"] = list(puzzle.arranged)
    keys["objective"] = list(task.objective)
    asked = {
        "dice": [name for name, n in zip(DICE, task.dice, strict=True) for _ in range(n)],
        "complete": list(task.complete),
        "given": dict(task.given),
    }
    keys |= {key: value for key, value in asked.items() if value}
    if task.until != TURN:
        keys["until"] = task.until
    for name in CLAIMS:
        claim = getattr(puzzle, name)
        if claim is not None:
            keys[name] = claim
    if puzzle.par is not None:
        keys["par"] = {word: written(amount) for word, amount in puzzle.par.items()}
    lines = [f"{name} = {toml_value(value)}" for name, value in keys.items()]
    lines += ["", *tree_lines(puzzle.position), *toml_texts(puzzle.texts, puzzle.own_hints)]
    return "\n".join(lines) + "\n"
