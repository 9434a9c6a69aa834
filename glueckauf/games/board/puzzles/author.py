"""What authors ask of the generators: `glueckauf generate`."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from tqdm import tqdm

from glueckauf.core.errors import FileError
from glueckauf.core.fields import unknown
from glueckauf.core.puzzle import Puzzle
from glueckauf.games.board.puzzles.making import generate as pits
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from glueckauf.games.board.puzzles.pit.reading import SORTS
from glueckauf.games.board.puzzles.table import generate as tables


def add_options(command: Any) -> None:
    """The options of `generate` that only this game has."""
    sorts = f"of a pit: {', '.join(SORTS)}; of a table: {', '.join(tables.SORTS)}"
    command.add_argument("--sort", default="points", help=f"{sorts} (default: points)")
    command.add_argument("--table", action="store_true", help="space: of a table, not of a pit")
    command.add_argument("--source", action="append", help=", ".join(pits.SOURCES))


def generate(chosen: argparse.Namespace, known: Iterable[Puzzle]) -> Iterator[Puzzle]:
    """New puzzles, no twins of those that are known."""
    sorts = tables.SORTS if chosen.table else (*SORTS, *tables.SORTS)
    if chosen.sort not in sorts:
        raise FileError("generate", "--sort", unknown("sort", chosen.sort, sorts))
    for word in chosen.source or ():
        if word not in pits.SOURCES:
            raise FileError("generate", "--source", unknown("source", word, pits.SOURCES))
    if chosen.table or chosen.sort not in SORTS:
        if chosen.source:
            raise FileError("generate", "--source", "is for pits; tables come from games")
        return _tables(chosen)
    wanted = pits.Wanted(
        chosen.sort,
        chosen.seed,
        tuple(chosen.source or pits.SOURCES),
        tuple(chosen.tier or ()),
        tuple(chosen.theme or ()),
        warm_up=chosen.tier == [1],
    )
    tasks = [found.task for found in known if isinstance(found, MiningPuzzle)]
    return pits.generate(wanted, chosen.number, chosen.jobs, tasks)


def _tables(chosen: argparse.Namespace) -> Iterator[Puzzle]:
    """Puzzles on a whole table."""
    fitting = (
        made
        for made in tables.candidates(chosen.sort, chosen.seed, chosen.jobs)
        if (not chosen.tier or made.tier in chosen.tier)
        and set(chosen.theme or ()) <= set(made.themes or ())
    )
    some = islice(fitting, chosen.number)
    yield from tqdm(some, total=chosen.number, unit="puzzle", leave=False, disable=None)
