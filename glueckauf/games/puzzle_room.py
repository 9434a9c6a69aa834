"""The glue of a room of puzzles whose kinds share one value: what `games.puzzling.PuzzleRoom` asks for, each part
from its module of the room's package, loaded when it is first asked for.

    reading    read_puzzle                claims             tier_of, themes_of
    foot       legend                     making.generate    add_options, generate
                                          making.of_slips    from_slip
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from importlib import import_module
from typing import Any

from glueckauf.core import mending
from glueckauf.core.fields import Field
from glueckauf.core.puzzle import Json, Puzzle
from glueckauf.core.texts import tell
from glueckauf.games.puzzling import Made, Slip


class RoomInParts:
    """`package` is the room's `puzzles`, `game` the name of its texts, `harmless` are values that fit every kind
    and stand in for a mistake while the next one is looked for."""

    def __init__(self, package: str, game: str, kinds: Iterable[str], **harmless: Any) -> None:
        self._package, self._game = package, game
        self._harmless = {"format": 1, **harmless}
        self.KINDS: Mapping[str, Callable[[Field, str], Puzzle]] = {
            kind: partial(self._read, kind) for kind in kinds
        }

    def _part(self, name: str) -> Any:
        return import_module(f"{self._package}.{name}")

    def _read(self, kind: str, root: Field, path: str) -> Puzzle:
        puzzle: Puzzle = self._part("reading").read_puzzle(root, kind, path)
        return puzzle

    def theme_name(self, theme: str, language: str) -> str:
        return tell(self._game, "theme", {"theme": theme}, language)

    def theme_idea(self, theme: str, language: str) -> str:
        return tell(self._game, "theme-idea", {"theme": theme}, language)

    def legend(self, language: str, *, colour: bool = False) -> Json:
        found: Json = self._part("foot").legend(language, colour)
        return found

    def grade_of(self, puzzle: Any) -> int | None:
        tier: int | None = self._part("claims").tier_of(puzzle.task)
        return tier

    def themes_of(self, puzzle: Any) -> tuple[str, ...]:
        return tuple(self._part("claims").themes_of(puzzle.task))

    def mend(self, kind: str, tree: dict[str, Any], way: list[str]) -> bool:
        return mending.mend(tree, way, self._harmless)

    def add_options(self, command: Any) -> None:
        self._part("making.generate").add_options(command)

    def generate(self, chosen: argparse.Namespace, known: Iterable[Puzzle]) -> Iterator[Puzzle]:
        made: Iterator[Puzzle] = self._part("making.generate").generate(chosen, known)
        return made

    def from_slip(
        self, slip: Slip, name: str, known: Iterable[Puzzle], language: str = "en"
    ) -> Made:
        made: Made = self._part("making.of_slips").from_slip(slip, name, known, language)
        return made
