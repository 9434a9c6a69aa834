"""The puzzle kinds of the card game: one value for all of them, and how puzzles are made.

The part of the contract that everything about puzzles asks for (`games.contract.PuzzleRoom`). What a
file needs is loaded when it is read.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any

from glueckauf.core.fields import Field
from glueckauf.core.puzzle import Json, Puzzle
from glueckauf.core.texts import tell
from glueckauf.games.card.puzzles.former import RENAMED, WITHDRAWN
from glueckauf.games.card.puzzles.themes import THEMES
from glueckauf.games.card.telling import GAME
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


def _read(kind: str, root: Field, path: str) -> Puzzle:
    from glueckauf.games.card.puzzles.reading import read_puzzle

    return read_puzzle(root, kind, path)


KINDS: Mapping[str, Callable[[Field, str], Puzzle]] = {
    kind: partial(_read, kind) for kind in ("mining", "delivery", "turn", "shift")
}


def theme_name(theme: str, language: str) -> str:
    return tell(GAME, "theme", {"theme": theme}, language)


def theme_idea(theme: str, language: str) -> str:
    return tell(GAME, "theme-idea", {"theme": theme}, language)


def legend(language: str, *, colour: bool = False) -> Json:
    from glueckauf.games.card.puzzles import foot

    return foot.legend(language, colour)


def grade_of(puzzle: Any) -> int | None:
    from glueckauf.games.card.puzzles import claims

    return claims.tier_of(puzzle.task)


def themes_of(puzzle: Any) -> tuple[str, ...]:
    from glueckauf.games.card.puzzles import claims

    return claims.themes_of(puzzle.task)


def mend(kind: str, tree: dict[str, Any], way: list[str]) -> bool:
    from glueckauf.core import mending

    return mending.mend(tree, way, {"format": 1, "objective": ["score"]})


def add_options(command: Any) -> None:
    from glueckauf.games.card.puzzles.making import generate as making

    making.add_options(command)


def generate(chosen: argparse.Namespace, known: Iterable[Puzzle]) -> Iterator[Puzzle]:
    from glueckauf.games.card.puzzles.making import generate as making

    return making.generate(chosen, known)


def from_slip(slip: Slip, name: str, known: Iterable[Puzzle], language: str = "en") -> Made:
    from glueckauf.games.card.puzzles.making.of_slips import from_slip as made

    return made(slip, name, known, language)
