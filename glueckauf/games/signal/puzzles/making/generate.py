"""Making puzzles of Switch & Signal: seeded, and the same whatever the number of processors.

    glueckauf generate DIR --game signal --kind rescue --tier 3

Questions are dealt at random (`dealt.py`); what is accepted (`acceptance.py`) and no twin of an earlier puzzle
(`twins.py`) is kept, as `games.generating` tells. `remade` makes the question of an origin anew. Searches are limited
by counts, never by time, so every machine makes the same puzzles.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

from glueckauf.core.errors import FileError
from glueckauf.core.fields import Field
from glueckauf.core.puzzle import Puzzle
from glueckauf.core.streams import stream
from glueckauf.games import generating
from glueckauf.games.generating import Origin, Wanted, read_origin
from glueckauf.games.signal.parts import MULTI
from glueckauf.games.signal.position import lay
from glueckauf.games.signal.puzzles import walk as walking
from glueckauf.games.signal.puzzles.making.acceptance import Review, accepted
from glueckauf.games.signal.puzzles.making.course import in_a_game
from glueckauf.games.signal.puzzles.making.dealt import MAKERS
from glueckauf.games.signal.puzzles.making.question import Question
from glueckauf.games.signal.puzzles.making.twins import Known
from glueckauf.games.signal.puzzles.making.wording import texts
from glueckauf.games.signal.puzzles.natural import natural
from glueckauf.games.signal.puzzles.puzzle import KINDS, SignalPuzzle
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.solve.reach import least
from glueckauf.games.signal.solve.scope import left_of
from glueckauf.games.signal.solve.task import Task, why_not_asked

SOURCES = ("random", "rich")  # as they come, or with more to think about
BATCH = 20  # questions
NEAR = 6  # spaces between trains that head for each other


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


def batch(wanted: Wanted, number: int) -> list[SignalPuzzle]:
    """The puzzles of one batch."""
    made = []
    for origin, asked in _asked(wanted.kind, wanted.source(number), wanted.seed, number):
        task = task_of(asked)
        found = None if task is None else accepted(task, wanted.warm_up)
        if task is not None and found is not None and wanted.fits(found.tier, found.themes):
            made.append(claiming(str(origin), asked, task, found)._replace(origin=str(origin)))
    return made


def remade(origin: str) -> Task:
    """The task of this origin (`rescue-random-1-0031-2`), made anew; ValueError if there is none."""
    kind, source, seed, number, _ = read_origin(origin)
    for name, asked in _asked(kind, source, seed, number):
        if str(name) == origin:
            task = task_of(asked)
            if task is not None:
                return task
    raise ValueError(f"the generator makes nothing at {origin}")


def _asked(kind: str, source: str, seed: int, number: int) -> Iterator[tuple[Origin, Question]]:
    """The questions of a batch, each with its origin."""
    mark = f"{kind} {number}" if source == SOURCES[0] else f"{kind} {source} {number}"
    rng = stream(f"signal puzzles {mark}", seed)
    for n in range(1, BATCH + 1):
        yield Origin(kind, source, seed, number, n), in_a_game(MAKERS[kind, source](rng))


def task_of(asked: Question) -> Task | None:
    """The task of a question; None where no such position exists, or nothing can be asked there."""
    try:
        state = lay(Field("generated", "position", asked.position))._replace(events=())
    except FileError:
        return None
    if asked.kind == "rescue" and not _facing(state):
        return None
    if asked.kind == "order" and not _several(state):
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


def _several(state: State) -> bool:
    """Are there trains to be put in order, of those that the card may move?"""
    left = left_of(state.pending)
    colours = left.move if left else ()
    return sum(train.colour in colours or MULTI in colours for train in state.trains) > 1


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
