"""Puzzles made of slips: the position of a real game in which a decision went wrong.

In the last turn of a solo game points are asked for; earlier, free actions should complete as many orders as possible.
A question is taken only if what was played is no best answer to it, so that the puzzle is about the slip. It is
proven, graded and accepted by the same rules as every other puzzle.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from glueckauf.core.errors import IllegalMove
from glueckauf.core.puzzle import Puzzle
from glueckauf.core.texts import tell
from glueckauf.games.contract import Made, Slip
from glueckauf.games.woodcraft.parts import Choose, Free, Mark, Pick
from glueckauf.games.woodcraft.position_writing import position_tree
from glueckauf.games.woodcraft.puzzles import walk as walking
from glueckauf.games.woodcraft.puzzles.making.acceptance import LONGEST, accepted
from glueckauf.games.woodcraft.puzzles.making.dealt import ORDERS, POINTS
from glueckauf.games.woodcraft.puzzles.making.generate import claiming, task_of
from glueckauf.games.woodcraft.puzzles.making.question import Question
from glueckauf.games.woodcraft.puzzles.making.twins import Known
from glueckauf.games.woodcraft.puzzles.walk import falls_short
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.solve.solving import solve
from glueckauf.games.woodcraft.solve.task import Task, start_of
from glueckauf.games.woodcraft.telling import GAME

_LAST = ((Choose, "last"), (Pick, "order"), (Mark, "lanterns"), (Free, "glue"))


def from_slip(slip: Slip, name: str, known: Iterable[Puzzle], language: str = "en") -> Made:
    """The first question that makes a puzzle; or none, and why."""
    before, played, _ = slip
    why = "rules" if before.rules.overrides else ""
    others = Known(known)
    for asked in _questions(before) if not why else ():
        task = task_of(asked)
        if task is None or not solve(task, states=LONGEST).proven or not _loses(task, played):
            continue
        found = accepted(task, asked.kind)
        if found is None:
            continue
        puzzle = claiming(name, asked, task, found)
        if others.is_new(puzzle):
            return Made(puzzle)
        why = "twin"
    return Made(None, tell(GAME, "making-refused", {"why": why or "plain"}, language))


def _questions(before: State) -> Iterator[Question]:
    """What can be asked in a position, that which fits it best first."""
    if not before.todo:
        return
    due, rules = before.todo[-1], before.rules
    tree = position_tree(before)
    if (before.round, before.turn) == (rules.rounds, rules.turns):
        yield from (Question(kind, tree, POINTS) for step, kind in _LAST if isinstance(due, step))
    if isinstance(due, Free):
        yield Question("cut", tree, ORDERS)


def _loses(task: Task, played: Sequence[str]) -> bool:
    """Can the best not be reached any more after what was played?"""
    best = walking.best(task)
    if best is None:
        return False
    place = start_of(task)
    try:
        for move in played:
            if walking.is_over(place):
                break
            place = walking.onward(task, place, move)
    except IllegalMove:
        return True
    return falls_short(walking.worth(task, place), best)
