"""Puzzles made of slips: the position of a real game in which a decision went wrong.

What is asked there is tried from the simplest question on: the mining action of the better or of the
played line; then rows of turns on the whole table, with the miners that are left or with fewer. A question
is taken only if the played turn is no best answer to it, so that the puzzle is about the slip. It is
proven, graded and accepted by the same rules as every other puzzle; most positions give none.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from glueckauf.core.errors import IllegalMove
from glueckauf.core.puzzle import Puzzle
from glueckauf.core.texts import tell
from glueckauf.games.board.parts import Drafting, Player, all_filled
from glueckauf.games.board.puzzles.making import acceptance as pits
from glueckauf.games.board.puzzles.making.generate import claiming
from glueckauf.games.board.puzzles.making.sources import MOST_ORDERS, labelled, position, usable
from glueckauf.games.board.puzzles.making.twins import pattern
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from glueckauf.games.board.puzzles.table import generate as tables
from glueckauf.games.board.puzzles.table.positions import (
    others_done,
    own_miners,
    question,
    with_miners,
)
from glueckauf.games.board.puzzles.table.puzzle import TurnPuzzle
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import published
from glueckauf.games.board.solve.pit.task import Task
from glueckauf.games.board.solve.turns.asked import best
from glueckauf.games.board.solve.turns.search import after_turn
from glueckauf.games.board.telling import GAME
from glueckauf.games.contract import Made, Slip

FEW = (3, 4)  # miners with which the rest of a shift can be planned
OBJECTIVES = ("vp", "clock", "margin")


def from_slip(slip: Slip, name: str, known: Iterable[Puzzle], language: str = "en") -> Made:
    """The first question that makes a puzzle; or none, and why."""
    before, played, better = slip
    why = _refused(before)
    others = list(known)
    for found in _pits(before, played, better, name) if not why else ():
        if not any(_is_twin(found, other) for other in others):
            return Made(found)
        why = "twin"
    for puzzle in _tables(before, played, name) if not why else ():
        made = tables.accepted(puzzle)
        if made is not None:
            return Made(made)
    return Made(None, tell(GAME, "slip-refused", {"why": why or "plain"}, language))


def _refused(before: State) -> str:
    if before.rules != published():
        return "rules"
    if isinstance(before.pending, Drafting):
        return "draft"
    return "" if before.pending is None else "hidden"


# --- Pits -----------------------------------------------------------------------------------


def _pits(
    before: State, played: Sequence[str], better: Sequence[str], name: str
) -> Iterator[MiningPuzzle]:
    """The most points in the steps of the better space, or of the played one."""
    assert before.to_move is not None
    player = before.players[before.to_move]
    firsts = dict.fromkeys(line[0] for line in (better, played))
    for space in (first for first in firsts if first.startswith("mining/")):
        task = _task(player, space)
        if not usable(task) or len(task.orders) < 2:
            continue
        found = pits.accepted(task)
        if found is None or found.solution.value is None:
            continue
        if space != played[0] or _completed(before, played) < found.solution.value["vp"]:
            yield claiming(name, task, "points", found)


def _task(player: Player, space: str) -> Task:
    """With the orders that lack least, if there are more than can be read."""
    waiting = [order for order in player.orders if not all_filled(order.squares)]
    waiting.sort(key=lambda order: (order.squares.count(""), -order.order.vp))
    few = sorted(waiting[:MOST_ORDERS])
    task = position(player, space)
    return task._replace(orders=labelled([(order.order, order.squares) for order in few]))


def _completed(before: State, played: Sequence[str]) -> int:
    """The points of the orders that the played turn completed."""
    assert before.to_move is not None
    state = before
    for move in played:
        state = state.after(move)
    then = {o.label: all_filled(o.squares) for o in state.players[before.to_move].orders}
    waiting = (o for o in before.players[before.to_move].orders if not all_filled(o.squares))
    return sum(o.order.vp for o in waiting if then.get(o.label))


def _is_twin(found: MiningPuzzle, other: Puzzle) -> bool:
    return isinstance(other, MiningPuzzle) and pattern(other.task) == pattern(found.task)


# --- Tables ---------------------------------------------------------------------------------


def _tables(before: State, played: Sequence[str], name: str) -> Iterator[TurnPuzzle]:
    """Rows of turns that the played turn does not begin well."""
    for puzzle in _questions(before):
        if puzzle.asked.own_turns <= 1 + max(FEW) and _loses(puzzle, played):
            yield puzzle._replace(id=name)


def _questions(before: State) -> Iterator[TurnPuzzle]:
    is_last = before.shift == before.rules.shifts
    miners = own_miners(before)
    if is_last:
        for objective in OBJECTIVES[1:]:
            yield question("turn", before, turns=1, objective=objective)
    for few in FEW if miners > min(FEW) else (miners,):
        less = with_miners(before, min(few, miners))
        for objective in OBJECTIVES[: 1 if is_last else 2]:
            yield question("miners", less, objective=objective)
        for objective in OBJECTIVES[1:]:
            sort = "last" if is_last else "shift-end"
            yield question(sort, others_done(less), objective=objective)


def _loses(puzzle: TurnPuzzle, played: Sequence[str]) -> bool:
    """Can the best not be reached any more after the played turn?"""
    asked = puzzle.asked
    first = best(asked)
    try:
        table = after_turn(asked.table, asked.seat, " ".join(_whole(asked.table.state, played)))
    except IllegalMove:
        return False
    then = best(asked.after(table, 1))
    return first is not None and (then is None or then.value < first.value)


def _whole(state: State, played: Sequence[str]) -> list[str]:
    """The played moves as a whole turn: what nobody could know when it began counts as nothing."""
    line = list(played)
    for move in line:
        state = state.after(move)
    while state.pending is not None:
        moves = state.legal_moves()
        line.append("keep/-" if "keep/-" in moves else str(moves[0]))
        state = state.after(line[-1])
    return line
