"""The puzzle kinds of the board game: positions, pits, tables, and how puzzles are made.

The part of the contract that everything about puzzles asks for (`games.contract.PuzzleRoom`). What a
kind needs is loaded when a file of it is read.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any

from glueckauf.core.fields import Field
from glueckauf.core.puzzle import Json, Puzzle
from glueckauf.core.texts import tell
from glueckauf.games.board.puzzles.former import RENAMED, WITHDRAWN
from glueckauf.games.board.puzzles.themes import THEMES
from glueckauf.games.board.telling import GAME
from glueckauf.games.contract import Made, Slip

__all__ = [
    "KINDS",
    "RENAMED",
    "THEMES",
    "WITHDRAWN",
    "add_options",
    "from_slip",
    "generate",
    "grade_of",
    "legend",
    "mend",
    "theme_idea",
    "theme_name",
    "themes_of",
]


def _mining(root: Field, path: str) -> Puzzle:
    from glueckauf.games.board.puzzles.pit.puzzle import read_mining

    return read_mining(root, path)


def _on_table(kind: str, root: Field, path: str) -> Puzzle:
    from glueckauf.games.board.puzzles.table.reading import read_table_puzzle

    return read_table_puzzle(root, kind, path)


KINDS: Mapping[str, Callable[[Field, str], Puzzle]] = {
    "mining": _mining,
    **{kind: partial(_on_table, kind) for kind in ("turns", "draft", "blunder")},
}


def theme_name(theme: str, language: str) -> str:
    return tell(GAME, "theme", {"theme": theme}, language)


def grade_of(puzzle: Any) -> int | None:
    if puzzle.kind == "mining":
        from glueckauf.games.board.puzzles.pit.difficulty import grade

        return grade(puzzle)
    from glueckauf.games.board.puzzles.table import claims

    par = claims.solved(puzzle, runner_up=False).par
    return None if par is None else claims.tier_of(puzzle, par)


def themes_of(puzzle: Any) -> tuple[str, ...]:
    if puzzle.kind == "mining":
        from glueckauf.games.board.solve.pit import ladder

        return ladder.themes(puzzle)
    from glueckauf.games.board.puzzles.table import claims

    return claims.themes_of(puzzle)


def theme_idea(theme: str, language: str) -> str:
    return tell(GAME, "theme-idea", {"theme": theme}, language)


def legend(language: str, *, colour: bool = False) -> Json:
    from glueckauf.games.board.puzzles import foot

    return foot.legend(language, colour)


def mend(kind: str, tree: dict[str, Any], way: list[str]) -> bool:
    """Only the pits of beginners have a way to all their mistakes at once."""
    from glueckauf.games.board.puzzles.pit import mending

    return kind == "mining" and mending.mend(tree, way)


def add_options(command: Any) -> None:
    from glueckauf.games.board.puzzles import author

    author.add_options(command)


def generate(chosen: argparse.Namespace, known: Iterable[Puzzle]) -> Iterator[Puzzle]:
    from glueckauf.games.board.puzzles import author

    return author.generate(chosen, known)


def from_slip(slip: Slip, name: str, known: Iterable[Puzzle], language: str = "en") -> Made:
    from glueckauf.games.board.puzzles import of_slips

    return of_slips.from_slip(slip, name, known, language)
