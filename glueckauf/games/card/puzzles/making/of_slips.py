"""Puzzles made of slips: the position of a real game in which a decision went wrong.

What is asked there is tried from the simplest question on: the mining action or the delivery of the better
or of the played line; this turn alone; then the rest of the shift as if the others had passed, with the workers
that are left. A question is taken only if the played turn is no best answer to it, so that the puzzle is
about the slip. It is proven, graded and accepted by the same rules as every other puzzle.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from glueckauf.core.errors import IllegalMove
from glueckauf.core.puzzle import Puzzle
from glueckauf.core.texts import tell
from glueckauf.games.card.parts import Delivering, Mining
from glueckauf.games.card.puzzles.making.acceptance import accepted
from glueckauf.games.card.puzzles.making.generate import claiming, task_of
from glueckauf.games.card.puzzles.making.mined import is_beginning, table_of, yard_of
from glueckauf.games.card.puzzles.making.question import OBJECTIVES, Question
from glueckauf.games.card.puzzles.making.twins import Known
from glueckauf.games.card.puzzles.puzzle import CardPuzzle
from glueckauf.games.card.rules import State
from glueckauf.games.card.ruleset import published
from glueckauf.games.card.solve.solving import solve
from glueckauf.games.card.solve.task import (
    SHIFT,
    LineOver,
    Task,
    is_over,
    onward,
    rank,
    start_of,
    value_of,
)
from glueckauf.games.card.telling import GAME
from glueckauf.games.contract import Made, Slip

FEW = 7  # workers in hand with which the rest of a shift can be planned


def from_slip(slip: Slip, name: str, known: Iterable[Puzzle], language: str = "en") -> Made:
    """The first question that makes a puzzle; or none, and why."""
    before, played, better = slip
    why = _refused(before)
    others = Known(one.task for one in known if isinstance(one, CardPuzzle))
    for asked in _questions(before, played, better) if not why else ():
        task = task_of(asked)
        if task is None or not _loses(before, task, asked, played):
            continue
        found = accepted(task)
        if found is None:
            continue
        if others.is_new(task):
            return Made(claiming(name, asked, task, found))
        why = "twin"
    return Made(None, tell(GAME, "making-refused", {"why": why or "plain"}, language))


def _refused(before: State) -> str:
    if before.rules != published():
        return "rules"
    return "" if before.at_turn_start else "hidden"


def _questions(before: State, played: Sequence[str], better: Sequence[str]) -> Iterator[Question]:
    for line in (better, played):
        yield from _actions(before, line)
    assert before.to_move is not None
    table = table_of(before)
    yield Question("turn", "turn", table, 1, OBJECTIVES["turn"])
    if sum(before.players[before.to_move].workers) <= FEW:
        for turns in (2, 3):
            yield Question("turn", "turns", table, turns, OBJECTIVES["turns"])
        yield Question("shift", "shift", table, SHIFT, OBJECTIVES["shift"])


def _actions(before: State, line: Sequence[str]) -> Iterator[Question]:
    """The mining actions and deliveries of a turn, as they begin."""
    state = before
    for move in line:
        state = state.after(move)
        if state.to_move != before.to_move:
            return
        if isinstance(state.pending, Mining) and is_beginning(state):
            for sort in ("lorries", "vp", "ready"):
                yield Question("mining", sort, yard_of(state), 0, OBJECTIVES[sort])
        elif state.pending == Delivering():
            yield Question("delivery", "delivery", yard_of(state), 0, OBJECTIVES["delivery"])


def _loses(before: State, task: Task, asked: Question, played: Sequence[str]) -> bool:
    """Can the best not be reached any more after what was played?"""
    solution = solve(task)
    if solution.value is None:
        return False
    moves = list(played) if task.turns else _part(before, task, played)
    if not moves:
        return True  # another action was played
    place = start_of(task)
    try:
        for move in moves:
            if is_over(task, place):
                break
            place = onward(task, place, move)
    except (IllegalMove, LineOver):
        return True
    best = rank(task, solution.value)
    if is_over(task, place):
        return rank(task, value_of(task, place)) < best
    rest = solve(task._replace(start=place.state)) if task.turns == 0 else None
    return rest is None or rest.value is None or rank(task, rest.value) < best


def _part(before: State, task: Task, played: Sequence[str]) -> list[str]:
    """The moves of the played turn from the start of this action on."""
    state = before
    for n, move in enumerate(played):
        state = state.after(move)
        same = state.to_move == before.to_move and state.pending == task.start.pending
        if same:
            return [str(one) for one in played[n + 1 :]]
    return []
