"""Making puzzles of the card game: seeded, and the same whatever the number of processors.

    glueckauf generate DIR --game card --kind shift --tier 4

Questions come from several sources (`sources.py`) in turn, batch by batch. A batch is made from the seed and
its number alone, so batches can be made side by side. The `origin` of a puzzle names kind, source, seed,
batch and place: `remade` makes its question anew. What is accepted (`acceptance.py`) and no twin of an
earlier puzzle (`twins.py`) is kept in the order of the batches. Searches are limited by counts, never by
time, so every machine makes the same puzzles.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import islice
from typing import Any, NamedTuple

from tqdm import tqdm

from glueckauf.core.batches import batches
from glueckauf.core.errors import FileError
from glueckauf.core.fields import Field, unknown
from glueckauf.core.puzzle import Puzzle
from glueckauf.core.streams import stream
from glueckauf.games.card.hidden import closed
from glueckauf.games.card.position import lay
from glueckauf.games.card.puzzles.making.acceptance import Review, accepted
from glueckauf.games.card.puzzles.making.question import Question
from glueckauf.games.card.puzzles.making.sources import SOURCES, questions, sources_of
from glueckauf.games.card.puzzles.making.twins import Known
from glueckauf.games.card.puzzles.making.wording import texts
from glueckauf.games.card.puzzles.natural import natural
from glueckauf.games.card.puzzles.puzzle import KINDS, CardPuzzle
from glueckauf.games.card.solve.task import Task

PATIENCE = 200  # batches without a new puzzle, after which nothing more is expected


class Wanted(NamedTuple):
    """What puzzles are to be made; no tiers or themes: any. `warm_up`: grade T1, for beginners."""

    kind: str
    seed: int = 1
    sources: tuple[str, ...] = ("random", "games")
    tiers: tuple[int, ...] = ()
    themes: tuple[str, ...] = ()
    warm_up: bool = False


def add_options(command: Any) -> None:
    """The options of `glueckauf generate` that only this game has."""
    kinds = ", ".join(KINDS)
    command.add_argument("--kind", default=KINDS[0], help=f"{kinds} (default: {KINDS[0]})")
    command.add_argument("--source", action="append", help=", ".join(SOURCES))


def generate(chosen: argparse.Namespace, known: Iterable[Puzzle]) -> Iterator[Puzzle]:
    """New puzzles as the options ask, no twins of those that are known."""
    if chosen.kind not in KINDS:
        raise FileError("generate", "--kind", unknown("kind", chosen.kind, KINDS))
    sources = sources_of(chosen.kind)
    for word in chosen.source or ():
        if word not in sources:
            raise FileError("generate", "--source", unknown("source", word, sources))
    wanted = Wanted(
        chosen.kind,
        chosen.seed,
        tuple(chosen.source or sources),
        tuple(chosen.tier or ()),
        tuple(chosen.theme or ()),
        warm_up=chosen.tier == [1],
    )
    seen = Known(found.task for found in known if isinstance(found, CardPuzzle))
    made = _fresh(batches(partial(batch, wanted), chosen.jobs), seen)
    with tqdm(total=chosen.number, unit="puzzle", leave=False, disable=None) as bar:
        for puzzle in islice(made, chosen.number):
            bar.update()
            yield puzzle


def _fresh(made_batches: Iterator[list[CardPuzzle]], seen: Known) -> Iterator[CardPuzzle]:
    """Puzzles that are no twins, until nothing new has come for a long time."""
    idle = 0
    for found in made_batches:
        idle += 1
        for made in found:
            if seen.is_new(made.task):
                idle = 0
                yield made
        if idle > PATIENCE:
            return


def batch(wanted: Wanted, number: int) -> list[CardPuzzle]:
    """The puzzles of one batch: a whole game, or so many questions of another source."""
    source = wanted.sources[number % len(wanted.sources)]
    made = []
    for origin, asked in _asked(wanted.kind, source, wanted.seed, number):
        task = task_of(asked)
        found = None if task is None else accepted(task, wanted.warm_up)
        if task is not None and found is not None and _is_wanted(wanted, found):
            made.append(claiming(origin, asked, task, found)._replace(origin=origin))
    return made


def remade(origin: str) -> Task:
    """The task of this origin (`shift-games-1-0031-2`), made anew; ValueError if there is none."""
    kind, source, seed, number, _ = origin.split("-")
    for name, asked in _asked(kind, source, int(seed), int(number)):
        if name == origin:
            task = task_of(asked)
            if task is not None:
                return task
    raise ValueError(f"the generator makes nothing at {origin}")


def _asked(kind: str, source: str, seed: int, number: int) -> Iterator[tuple[str, Question]]:
    """The questions of a batch, each with its origin."""
    rng = stream(f"card puzzles {kind} {source} {number}", seed)
    for n, asked in enumerate(questions(kind, source, rng), start=1):
        yield f"{kind}-{source}-{seed}-{number:04}-{n}", asked


def task_of(asked: Question) -> Task | None:
    """The task of a question; None where nothing can be done, so that no such position exists."""
    try:
        state = closed(lay(Field("generated", "position", asked.position)))
    except FileError:
        return None
    return Task(state, asked.turns, asked.objective)


def _is_wanted(wanted: Wanted, found: Review) -> bool:
    right_tier = not wanted.tiers or found.tier in wanted.tiers
    return right_tier and set(wanted.themes) <= set(found.themes)


def claiming(name: str, asked: Question, task: Task, found: Review) -> CardPuzzle:
    """The puzzle with all its claims."""
    solution = found.solution
    assert solution.value is not None, "accepted puzzles have one"
    assert solution.line is not None, "and a line to it"
    proof = {"states": solution.states}
    if solution.optimal_lines is not None:
        proof["optimal_lines"] = solution.optimal_lines
    first = task.objective[0]
    if found.runner_up is not None and found.runner_up[0] < solution.value[first]:
        proof["runner_up"] = found.runner_up[0]
    return CardPuzzle(
        asked.kind,
        name,
        name,
        asked.position,
        task,
        texts(task, asked.kind, asked.sort, name),
        par=solution.value,
        line=natural(task, " ".join(solution.line)),
        proof=proof,
        tier=found.tier,
        themes=found.themes,
        sort=asked.sort,
    )
