"""Puzzles made of slips: the position of a real game in which a decision went wrong.

Where action cards are played, a train that carries goods is asked to deliver them; where a departure
card is resolved, as few tokens as possible should be lost. A question is taken only if what was played is
no best answer to it, so that the puzzle is about the slip. It is proven, graded and accepted by the same
rules as every other puzzle.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from glueckauf.core.errors import IllegalMove
from glueckauf.core.puzzle import Puzzle
from glueckauf.core.texts import tell
from glueckauf.games.contract import Made, Slip
from glueckauf.games.signal.parts import Choosing, Next
from glueckauf.games.signal.position_writing import position_tree
from glueckauf.games.signal.puzzles import walk as walking
from glueckauf.games.signal.puzzles.making.acceptance import LONGEST, accepted
from glueckauf.games.signal.puzzles.making.generate import claiming, task_of
from glueckauf.games.signal.puzzles.making.question import Question
from glueckauf.games.signal.puzzles.making.twins import Known
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.solve.solving import solve
from glueckauf.games.signal.solve.task import CARD, Task
from glueckauf.games.signal.telling import GAME


def from_slip(slip: Slip, name: str, known: Iterable[Puzzle], language: str = "en") -> Made:
    """The first question that makes a puzzle; or none, and why."""
    before, played, _ = slip
    why = "rules" if set(before.rules.overrides) - {"map"} else ""
    others = Known(known)
    for asked in _questions(before) if not why else ():
        task = task_of(asked)
        if task is None or not solve(task, states=LONGEST).proven or not _loses(task, played):
            continue
        found = accepted(task)
        if found is None:
            continue
        puzzle = claiming(name, asked, task, found)
        if others.is_new(puzzle):
            return Made(puzzle)
        why = "twin"
    return Made(None, tell(GAME, "making-refused", {"why": why or "plain"}, language))


def _questions(before: State) -> Iterator[Question]:
    if before.is_over:
        return
    tree = position_tree(before)
    if before.pending is None:
        for train in before.trains:
            if train.load and not before.deck:
                yield Question("last", tree, ("won", "-cards"), train.space)
            if train.load:
                yield Question("surest", tree, ("delivered", "-cards"), train.space)
    elif isinstance(before.pending, Next | Choosing):
        yield Question("order", tree, ("-tokens",), until=CARD)


def _loses(task: Task, played: Sequence[str]) -> bool:
    """Can the best not be reached any more after what was played?"""
    stop = walking.begin(task)
    try:
        for move in played:
            if walking.is_over(task, stop):
                break
            stop = walking.onward(task, stop, move)
    except IllegalMove:
        return True
    return walking.worth(task, stop) < walking.best(task)
