"""Making puzzles of Switch & Signal: seeded, and the same whatever the number of processors.

    glueckauf generate DIR --game signal --kind rescue --tier 3

Questions are dealt at random (`dealt.py`), batch by batch. A batch is made from the seed and its number alone, so
batches can be made side by side. The `origin` of a puzzle names kind, source, seed, batch and place: `remade` makes
its question anew. What is accepted (`acceptance.py`) and no twin of an earlier puzzle (`twins.py`) is kept in the order
of the batches. Searches are limited by counts, never by time, so every machine makes the same puzzles.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import combinations, islice
from typing import Any, NamedTuple

from tqdm import tqdm

from glueckauf.core.batches import batches
from glueckauf.core.errors import FileError
from glueckauf.core.fields import Field, unknown
from glueckauf.core.puzzle import Puzzle
from glueckauf.core.streams import stream
from glueckauf.games.signal.position import lay
from glueckauf.games.signal.puzzles import walk as walking
from glueckauf.games.signal.puzzles.making.acceptance import Review, accepted
from glueckauf.games.signal.puzzles.making.dealt import MAKERS
from glueckauf.games.signal.puzzles.making.question import Question
from glueckauf.games.signal.puzzles.making.twins import Known
from glueckauf.games.signal.puzzles.making.wording import texts
from glueckauf.games.signal.puzzles.natural import natural
from glueckauf.games.signal.puzzles.puzzle import KINDS, SignalPuzzle
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.solve.reach import least
from glueckauf.games.signal.solve.task import Task, why_not_asked

SOURCES = ("random", "rich")  # as they come, or with more to think about
BATCH = 20  # questions
NEAR = 6  # spaces between trains that head for each other
PATIENCE = 200  # batches without a new puzzle, after which nothing more is expected


class Wanted(NamedTuple):
    """What puzzles are to be made; no tiers or themes: any. `warm_up`: grade T1, for beginners."""

    kind: str
    seed: int = 1
    sources: tuple[str, ...] = ("random",)
    tiers: tuple[int, ...] = ()
    themes: tuple[str, ...] = ()
    warm_up: bool = False


def add_options(command: Any) -> None:
    """The options of `glueckauf generate` that only this game has."""
    kinds = ", ".join(KINDS)
    command.add_argument("--kind", default=KINDS[0], help=f"{kinds} (default: {KINDS[0]})")
    command.add_argument("--source", action="append", help=", ".join(SOURCES))


def sources_of(kind: str) -> tuple[str, ...]:
    """The sources that know this kind of puzzle."""
    return tuple(source for source in SOURCES if (kind, source) in MAKERS)


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
    seen = Known(found.task for found in known if isinstance(found, SignalPuzzle))
    made = _fresh(batches(partial(batch, wanted), chosen.jobs), seen)
    with tqdm(total=chosen.number, unit="puzzle", leave=False, disable=None) as bar:
        for puzzle in islice(made, chosen.number):
            bar.update()
            yield puzzle


def _fresh(made_batches: Iterator[list[SignalPuzzle]], seen: Known) -> Iterator[SignalPuzzle]:
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


def batch(wanted: Wanted, number: int) -> list[SignalPuzzle]:
    """The puzzles of one batch."""
    made = []
    source = wanted.sources[number % len(wanted.sources)]
    for origin, asked in _asked(wanted.kind, source, wanted.seed, number):
        task = task_of(asked)
        found = None if task is None else accepted(task, wanted.warm_up)
        if task is not None and found is not None and _is_wanted(wanted, found):
            made.append(claiming(origin, asked, task, found)._replace(origin=origin))
    return made


def remade(origin: str) -> Task:
    """The task of this origin (`rescue-random-1-0031-2`), made anew; ValueError if there is none."""
    kind, source, seed, number, _ = origin.split("-")
    for name, asked in _asked(kind, source, int(seed), int(number)):
        if name == origin:
            task = task_of(asked)
            if task is not None:
                return task
    raise ValueError(f"the generator makes nothing at {origin}")


def _asked(kind: str, source: str, seed: int, number: int) -> Iterator[tuple[str, Question]]:
    """The questions of a batch, each with its origin."""
    mark = f"{kind} {number}" if source == SOURCES[0] else f"{kind} {source} {number}"
    rng = stream(f"signal puzzles {mark}", seed)
    for n in range(1, BATCH + 1):
        yield f"{kind}-{source}-{seed}-{number:04}-{n}", MAKERS[kind, source](rng)


def task_of(asked: Question) -> Task | None:
    """The task of a question; None where no such position exists, or nothing can be asked there."""
    try:
        state = lay(Field("generated", "position", asked.position))._replace(events=())
    except FileError:
        return None
    if asked.kind == "rescue" and not _facing(state):
        return None
    task = Task(state, asked.objective, asked.train, asked.space, asked.until, given=asked.given)
    is_asked = not state.is_over and not why_not_asked(task)
    return task if is_asked and not walking.is_over(task, walking.begin(task)) else None


def _facing(state: State) -> bool:
    """Do two trains head for each other, and are they near?"""
    ways = {train.space: least(state.map, train.space, train.heading) for train in state.trains}
    return any(
        max(ways[one].get(two, NEAR + 1), ways[two].get(one, NEAR + 1)) <= NEAR
        for one, two in combinations(ways, 2)
    )


def _is_wanted(wanted: Wanted, found: Review) -> bool:
    right_tier = not wanted.tiers or found.tier in wanted.tiers
    return right_tier and set(wanted.themes) <= set(found.themes)


def claiming(name: str, asked: Question, task: Task, found: Review) -> SignalPuzzle:
    """The puzzle with all its claims."""
    line = " ".join(walking.best_line(task, walking.begin(task)))
    return SignalPuzzle(
        asked.kind,
        name,
        name,
        asked.position,
        task,
        texts(task, asked.kind, name),
        par=found.solution.value,
        line=natural(task, line),
        proof={"states": found.solution.states, "answers": found.answers},
        tier=found.tier,
        themes=found.themes,
    )
