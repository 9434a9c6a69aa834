"""Making puzzles of Woodcraft: seeded, and the same whatever the number of processors (`games.generating`).

    glueckauf generate DIR --game woodcraft --kind cut --tier 3

Questions are dealt at random (`dealt.py`); what is accepted (`acceptance.py`) and no twin of an earlier puzzle
(`twins.py`) is kept. `remade` makes the question of an origin anew. Searches are limited by counts, never by time,
so every machine makes the same puzzles.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from typing import Any

from glueckauf.core.errors import FileError
from glueckauf.core.fields import Field
from glueckauf.core.puzzle import Puzzle
from glueckauf.core.streams import stream
from glueckauf.games import generating
from glueckauf.games.generating import Origin, Wanted, read_origin
from glueckauf.games.woodcraft.parts import DICE
from glueckauf.games.woodcraft.position import lay
from glueckauf.games.woodcraft.puzzles.making.acceptance import Review, accepted
from glueckauf.games.woodcraft.puzzles.making.dealt import MAKERS
from glueckauf.games.woodcraft.puzzles.making.question import Question
from glueckauf.games.woodcraft.puzzles.making.right import set_right
from glueckauf.games.woodcraft.puzzles.making.twins import Known
from glueckauf.games.woodcraft.puzzles.making.wording import texts
from glueckauf.games.woodcraft.puzzles.natural import natural
from glueckauf.games.woodcraft.puzzles.possible import contradictions
from glueckauf.games.woodcraft.puzzles.puzzle import KINDS, WoodcraftPuzzle
from glueckauf.games.woodcraft.puzzles.reading import seen
from glueckauf.games.woodcraft.solve.task import Task, why_not_asked

SOURCES = ("random", "rich", "pool")  # as they come, with more to think about, or about the pool
BATCH = 20  # questions


def add_options(command: Any) -> None:
    """The options of `glueckauf generate` that only this game has."""
    generating.add_options(command, KINDS, SOURCES)


def sources_of(kind: str) -> tuple[str, ...]:
    """The sources that know this kind of puzzle."""
    return tuple(source for source in SOURCES if (kind, source) in MAKERS)


def generate(chosen: argparse.Namespace, known: Iterable[Puzzle]) -> Iterator[Puzzle]:
    """New puzzles as the options ask, no twins of those that are known."""
    asked = generating.wanted(chosen, KINDS, sources_of)
    return generating.generate(chosen, batch, asked, Known(known).is_new)


def batch(wanted: Wanted, number: int) -> list[WoodcraftPuzzle]:
    """The puzzles of one batch."""
    made = []
    for origin, asked in _asked(wanted.kind, wanted.source(number), wanted.seed, number):
        task = task_of(asked)
        if task is None or not is_possible(task):
            continue
        found = accepted(task, asked.kind, wanted.warm_up)
        if found is not None and wanted.fits(found.tier, found.themes):
            made.append(claiming(str(origin), asked, task, found)._replace(origin=str(origin)))
    return made


def remade(origin: str) -> Task:
    """The task of this origin (`cut-random-1-0031-2`), made anew; ValueError if there is none."""
    kind, source, seed, number, _ = read_origin(origin)
    for name, asked in _asked(kind, source, seed, number):
        if str(name) == origin:
            task = task_of(asked)
            if task is not None:
                return task
    raise ValueError(f"the generator makes nothing at {origin}")


def _asked(kind: str, source: str, seed: int, number: int) -> Iterator[tuple[Origin, Question]]:
    """The questions of a batch, each with its origin."""
    rng = stream(f"woodcraft puzzles {kind} {source} {number}", seed)
    for n in range(1, BATCH + 1):
        yield Origin(kind, source, seed, number, n), set_right(MAKERS[kind, source](rng))


def task_of(asked: Question) -> Task | None:
    """The task of a question; None where no such position exists, or nothing can be asked there."""
    try:
        state = lay(Field("generated", "position", asked.position))
    except FileError:
        return None
    task = Task(
        seen(state),
        asked.objective,
        dice=tuple(map(asked.dice.count, DICE)),
        complete=asked.complete,
    )
    return None if any(why_not_asked(task)) else task


def is_possible(task: Task) -> bool:
    """Could a game come to this position, but for what is arranged on purpose?"""
    return all(one.word for one in contradictions(task.start))


def claiming(name: str, asked: Question, task: Task, found: Review) -> WoodcraftPuzzle:
    """The puzzle with all its claims."""
    solution = found.solution
    assert solution.line is not None, "accepted puzzles have a best line"
    assert solution.answers is not None, "and few of them"
    return WoodcraftPuzzle(
        asked.kind,
        name,
        name,
        asked.position,
        task,
        texts(task, asked.kind, name),
        par=solution.value,
        line=natural(task, " ".join(solution.line)),
        proof={"states": solution.states, "answers": solution.answers},
        tier=found.tier,
        themes=found.themes,
        arranged=tuple(sorted({one.word for one in contradictions(task.start)})),
    )
