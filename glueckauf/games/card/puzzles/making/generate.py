"""Making puzzles of the card game: seeded, and the same whatever the number of processors.

    glueckauf generate DIR --game card --kind shift --tier 4

Questions come from several sources (`sources.py`); what is accepted (`acceptance.py`) and no twin of an earlier
puzzle (`twins.py`) is kept, as `games.generating` tells. `remade` makes the question of an origin anew. Searches are
limited by counts, never by time, so every machine makes the same puzzles.
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
from glueckauf.games.card.hidden import closed
from glueckauf.games.card.position import lay
from glueckauf.games.card.puzzles.making.acceptance import Review, accepted
from glueckauf.games.card.puzzles.making.history import come_about
from glueckauf.games.card.puzzles.making.question import Question
from glueckauf.games.card.puzzles.making.sources import SOURCES, questions, sources_of
from glueckauf.games.card.puzzles.making.twins import Known
from glueckauf.games.card.puzzles.making.wording import texts
from glueckauf.games.card.puzzles.natural import natural
from glueckauf.games.card.puzzles.puzzle import ARRANGED, KINDS, CardPuzzle
from glueckauf.games.card.solve.task import Task
from glueckauf.games.generating import Origin, Wanted, read_origin


def add_options(command: Any) -> None:
    """The options of `glueckauf generate` that only this game has."""
    generating.add_options(command, KINDS, SOURCES)


def generate(chosen: argparse.Namespace, known: Iterable[Puzzle]) -> Iterator[Puzzle]:
    """New puzzles as the options ask, no twins of those that are known."""
    asked = generating.wanted(chosen, KINDS, sources_of)
    others = Known(found.task for found in known if isinstance(found, CardPuzzle))
    return generating.generate(chosen, batch, asked, lambda made: others.is_new(made.task))


def batch(wanted: Wanted, number: int) -> list[CardPuzzle]:
    """The puzzles of one batch: a whole game, or so many questions of another source."""
    made = []
    for origin, asked in _asked(wanted.kind, wanted.source(number), wanted.seed, number):
        settled = come_about(asked)
        task = settled and task_of(settled)
        found = task and accepted(task, wanted.warm_up)
        if settled and task and found and wanted.fits(found.tier, found.themes):
            made.append(claiming(str(origin), settled, task, found)._replace(origin=str(origin)))
    return made


def remade(origin: str) -> Task:
    """The task of this origin (`shift-games-1-0031-2`), made anew; ValueError if there is none."""
    kind, source, seed, number, _ = read_origin(origin)
    for name, asked in _asked(kind, source, seed, number):
        if str(name) == origin:
            settled = come_about(asked)
            task = settled and task_of(settled)
            if task:
                return task
    raise ValueError(f"the generator makes nothing at {origin}")


def _asked(kind: str, source: str, seed: int, number: int) -> Iterator[tuple[Origin, Question]]:
    """The questions of a batch, each with its origin."""
    rng = stream(f"card puzzles {kind} {source} {number}", seed)
    for n, asked in enumerate(questions(kind, source, rng), start=1):
        yield Origin(kind, source, seed, number, n), asked


def task_of(asked: Question) -> Task | None:
    """The task of a question; None where nothing can be done, so that no such position exists."""
    try:
        state = closed(lay(Field("generated", "position", asked.position)))
    except FileError:
        return None
    return Task(state, asked.turns, asked.objective)


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
    puzzle = CardPuzzle(
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
    words = {one.word for one in puzzle.impossible()}
    return puzzle._replace(arranged=tuple(word for word in ARRANGED if word in words))
