"""What the generators of rooms have alike: what is wanted, batch after batch, and nothing twice.

Questions come from several sources in turn, batch by batch. A batch is made from the seed and its number alone, so
batches can be made side by side. The `origin` of a puzzle names kind, source, seed, batch and place. What is no twin
of an earlier puzzle is kept in the order of the batches.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import islice
from typing import Any, NamedTuple, TypeVar

from tqdm import tqdm

from glueckauf.core.batches import batches
from glueckauf.core.errors import FileError
from glueckauf.core.fields import unknown

Made = TypeVar("Made")
PATIENCE = 200  # batches without a new puzzle, after which nothing more is expected


class Wanted(NamedTuple):
    """What puzzles are to be made; no tiers or themes: any. `warm_up`: grade T1, for beginners."""

    kind: str
    seed: int = 1
    sources: tuple[str, ...] = ("random",)
    tiers: tuple[int, ...] = ()
    themes: tuple[str, ...] = ()
    warm_up: bool = False

    def source(self, number: int) -> str:
        """The source of this batch."""
        return self.sources[number % len(self.sources)]

    def fits(self, tier: int | None, themes: Iterable[str]) -> bool:
        return (not self.tiers or tier in self.tiers) and set(self.themes) <= set(themes)


class Origin(NamedTuple):
    """Where a question comes from, as a puzzle names it: `rescue-random-1-0031-2`."""

    kind: str
    source: str
    seed: int
    batch: int
    place: int

    def __str__(self) -> str:
        return f"{self.kind}-{self.source}-{self.seed}-{self.batch:04}-{self.place}"


def read_origin(text: str) -> Origin:
    """ValueError if this is none."""
    kind, source, *numbers = text.split("-")
    return Origin(kind, source, *map(int, numbers))


def add_options(command: Any, kinds: Sequence[str], sources: Iterable[str]) -> None:
    """The options of `glueckauf generate` of a room with kinds and sources."""
    listed = ", ".join(kinds)
    command.add_argument("--kind", default=kinds[0], help=f"{listed} (default: {kinds[0]})")
    command.add_argument("--source", action="append", help=", ".join(sources))


def wanted(
    chosen: argparse.Namespace,
    kinds: Sequence[str],
    sources_of: Callable[[str], tuple[str, ...]],
) -> Wanted:
    """What the options ask for; FileError with the option that is wrong."""
    if chosen.kind not in kinds:
        raise FileError("generate", "--kind", unknown("kind", chosen.kind, kinds))
    sources = sources_of(chosen.kind)
    for word in chosen.source or ():
        if word not in sources:
            raise FileError("generate", "--source", unknown("source", word, sources))
    return Wanted(
        chosen.kind,
        chosen.seed,
        tuple(chosen.source or sources),
        tuple(chosen.tier or ()),
        tuple(chosen.theme or ()),
        warm_up=chosen.tier == [1],
    )


def generate(
    chosen: argparse.Namespace,
    batch: Callable[[Wanted, int], list[Made]],
    asked: Wanted,
    is_new: Callable[[Made], bool],
) -> Iterator[Made]:
    """As many puzzles as the options ask for, each as soon as it is found."""
    made = _fresh(batches(partial(batch, asked), chosen.jobs), is_new)
    with tqdm(total=chosen.number, unit="puzzle", leave=False, disable=None) as bar:
        for puzzle in islice(made, chosen.number):
            bar.update()
            yield puzzle


def _fresh(made_batches: Iterator[list[Made]], is_new: Callable[[Made], bool]) -> Iterator[Made]:
    """Puzzles that are no twins, until nothing new has come for a long time."""
    idle = 0
    for found in made_batches:
        idle += 1
        for made in found:
            if is_new(made):
                idle = 0
                yield made
        if idle > PATIENCE:
            return
