"""A puzzle of the card game as TOML, in the one form that is ever written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from glueckauf.core.fields import ID
from glueckauf.core.toml import toml_texts, toml_value
from glueckauf.games.card.puzzles.puzzle import CardPuzzle
from glueckauf.games.card.telling import GAME

CLAIMS = ("par", "line", "proof", "tier", "themes", "teaches", "hints")
LONG = 90  # a list that is longer has a line for each of its items


def dumps(puzzle: CardPuzzle) -> str:
    """The puzzle as TOML; `loads` gives it back."""
    keys: dict[str, Any] = {"format": 1, "game": GAME, "kind": puzzle.kind}
    if ID.fullmatch(puzzle.id):
        keys["id"] = puzzle.id
    if puzzle.sort is not None:
        keys["sort"] = puzzle.sort
    if puzzle.origin is not None:
        keys["origin"] = puzzle.origin
    if puzzle.kind == "turn" and puzzle.task.turns > 1:
        keys["turns"] = puzzle.task.turns
    if puzzle.arranged:
        keys["arranged"] = list(puzzle.arranged)
    keys["objective"] = list(puzzle.task.objective)
    for name in CLAIMS:
        claim = getattr(puzzle, name)
        if claim is not None:
            keys[name] = claim
    lines = [line for name, value in keys.items() for line in _entry(name, value)]
    lines += _section("position", puzzle.position)
    return "\n".join([*lines, *toml_texts(puzzle.texts, puzzle.own_hints)]) + "\n"


def _entry(name: str, value: Any) -> list[str]:
    written = toml_value(value)
    if isinstance(value, (list, tuple)) and len(name) + len(written) > LONG:
        return [f"{name} = [", *(f"  {toml_value(item)}," for item in value), "]"]
    return [f"{name} = {written}"]


def _section(name: str, table: Mapping[str, Any]) -> list[str]:
    """A table under its own head; seats have heads of their own."""
    lines = ["", f"[{name}]"]
    for key, value in table.items():
        if key != "seats":
            lines += _entry(key, value)
    for seat, fields in table.get("seats", {}).items():
        lines += _section(f"{name}.seats.{seat}", fields)
    return lines
