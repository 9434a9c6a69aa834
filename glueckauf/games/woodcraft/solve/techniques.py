"""Techniques that a task can be asked without, and which decisions are left then.

glue-up           two dice are glued
two-colours       dice of different colours are glued
saw-apart         a die is sawn
raise-a-die       an offcut raises a die
stand-in          the substitute replaces a material
fine-tuning       a helper turns a die by one
new-helper        a helper is hired
sell-off          the trader sells a material
full-line         a lantern completes a row or a column
fill-the-chest    blueberries go into a chest
order-not-die     an order is taken instead of a die
reward-first      what an order brings is worked with: dice, materials, blueberries or lanterns
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from glueckauf.games.woodcraft import moves as note
from glueckauf.games.woodcraft.moves import Move
from glueckauf.games.woodcraft.parts import COLUMN_MASKS, ROW_MASKS, SIZE, Free, colour_of
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.solve.task import Task

Uses = Callable[[Task, State, Move], bool]


def _is(*kinds: type[Move]) -> Uses:
    return lambda task, state, move: isinstance(move, kinds)


def _glues_colours(task: Task, state: State, move: Move) -> bool:
    return isinstance(move, note.Glue) and len(set(map(colour_of, move.dice))) > 1


def _has_stand_in(task: Task, state: State, move: Move) -> bool:
    return isinstance(move, note.Paid) and move.sub is not None


def _fills_line(task: Task, state: State, move: Move) -> bool:
    if not isinstance(move, note.Lantern):
        return False
    lit = state.players[task.seat].lanterns | 1 << (SIZE * move.row + move.column)
    lines = ROW_MASKS[move.row], COLUMN_MASKS[move.column]
    return any(lit & line == line for line in lines)


def _works_on(task: Task, state: State, move: Move) -> bool:
    """After the first order that has brought something, nothing but ready orders is done in that turn."""
    if not isinstance(state.todo[-1], Free) or isinstance(move, note.End | note.Complete):
        return False
    had = task.start.players[task.seat].done
    new = [order for order in state.players[task.seat].done if order not in had]
    return any(_gives(state, order) for order in new)


def _gives(state: State, order: str) -> bool:
    return any(what != "reputation" for what, _ in state.layout.orders[order].reward.gains)


TECHNIQUES: Mapping[str, Uses] = {
    "glue-up": _is(note.Glue),
    "two-colours": _glues_colours,
    "saw-apart": _is(note.Saw),
    "raise-a-die": _is(note.Offcut),
    "stand-in": _has_stand_in,
    "fine-tuning": _is(note.Adjust),
    "new-helper": _is(note.Hire),
    "sell-off": _is(note.Sell),
    "full-line": _fills_line,
    "fill-the-chest": _is(note.Fill),
    "order-not-die": _is(note.Order),
    "reward-first": _works_on,
}


def allowed(task: Task, state: State, moves: Iterable[Move]) -> list[Move]:
    """The decisions that use none of the forbidden techniques; all where every one does."""
    every = list(moves)
    if not task.without:
        return every
    uses = [TECHNIQUES[each] for each in task.without]
    return [m for m in every if not any(use(task, state, m) for use in uses)] or every
