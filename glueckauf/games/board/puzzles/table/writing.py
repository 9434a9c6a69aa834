"""A puzzle on a whole table as TOML, in the one form that is ever written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from glueckauf.core.fields import ID
from glueckauf.core.toml import toml_texts, toml_value
from glueckauf.games.board.puzzles.table.puzzle import BlunderPuzzle, DraftPuzzle, TablePuzzle

CLAIMS = ("par", "loss", "lines", "proof", "tier", "themes", "teaches", "hints")


def dumps_table(puzzle: TablePuzzle) -> str:
    """The puzzle as TOML; `loads` gives it back."""
    lines = ["format = 1"]
    if ID.fullmatch(puzzle.id):
        lines.append(f"id = {toml_value(puzzle.id)}")
    keys: dict[str, Any] = {"kind": puzzle.kind, "sort": puzzle.sort}
    if puzzle.origin is not None:
        keys["origin"] = puzzle.origin
    if puzzle.arranged:
        keys["arranged"] = list(puzzle.arranged)
    if isinstance(puzzle, DraftPuzzle):
        keys |= {"picks": puzzle.picks, "steps": puzzle.steps}
    else:
        asked = puzzle.asked
        if isinstance(puzzle, BlunderPuzzle):
            keys["log"] = list(puzzle.log)
        elif asked.turns is not None:
            keys["turns"] = asked.turns
        keys["objective"] = asked.objective
        keys |= {"replies": list(asked.replies)} if asked.replies else {}
        keys |= {"rival": asked.rival} if asked.rival is not None else {}
        keys |= {"start": True} if asked.start else {}
    for name in CLAIMS:
        claim = getattr(puzzle, name, None)
        if claim is not None:
            keys[name] = claim
    for name, value in keys.items():
        lines += _entry(name, value)
    lines += _section("position", puzzle.position)
    return "\n".join([*lines, *toml_texts(puzzle.texts, puzzle.own_hints)]) + "\n"


def _entry(name: str, value: Any) -> list[str]:
    """A key; a list of turns or cards that is long has a line for each."""
    written = toml_value(value)
    if isinstance(value, (list, tuple)) and len(name) + len(written) > 90:
        return [f"{name} = [", *(f"  {toml_value(item)}," for item in value), "]"]
    return [f"{name} = {written}"]


def _section(name: str, table: Mapping[str, Any]) -> list[str]:
    """A table under its own head; seats and their pits have heads of their own."""
    inner = {key: value for key, value in table.items() if key == "seats"}
    lines = ["", f"[{name}]"]
    for key, value in table.items():
        if key not in inner:
            lines += _entry(key, value)
    for seats in inner.values():
        for seat, fields in seats.items():
            lines += _section(f"{name}.seats.{seat}", fields)
    return lines
