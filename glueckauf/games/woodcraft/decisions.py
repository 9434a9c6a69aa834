"""Decisions outside the free actions: what may be chosen, and what it does (WC-1.3, WC-4 to WC-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from glueckauf.core.making import put
from glueckauf.core.telling import Violation
from glueckauf.games.woodcraft import gains
from glueckauf.games.woodcraft import moves as note
from glueckauf.games.woodcraft import telling as tell
from glueckauf.games.woodcraft.moves import Move
from glueckauf.games.woodcraft.parts import (
    BACKS,
    CHESTS,
    EMPTY,
    FACES,
    FULL,
    NO_DIE,
    ORDER,
    SIZE,
    Bonus,
    Choose,
    Face,
    Fill,
    Keep,
    Lines,
    Mark,
    Pick,
    Supply,
    Timber,
    die_of,
)
from glueckauf.games.woodcraft.telling import no
from glueckauf.games.woodcraft.turn import Turn

if TYPE_CHECKING:
    from glueckauf.games.woodcraft.rules import State


# --- Set-up (WC-1.3) ------------------------------------------------------------------------


def why_not_keep(state: State, step: Keep, move: note.Keep) -> Violation | None:
    if move.order not in state.players[step.seat].held:
        return no("WC-1.3", "not-dealt", {})
    return None


def do_keep(turn: Turn, step: Keep, move: note.Keep) -> None:
    """One stays; the others go under the deck of phase I."""
    others = [order for order in turn.players[step.seat].held if order != move.order]
    turn.change(step.seat, held=(move.order,))
    turn.decks = put(turn.decks, 0, (*turn.decks[0], *others))
    turn.note(tell.kept_one, step.seat)


def keeps(state: State, step: Keep) -> list[Move]:
    return [note.keep(order) for order in state.players[step.seat].held]


# --- The secret choice (WC-4.1) -------------------------------------------------------------


def why_not_column(state: State, step: Choose, move: note.Column) -> Violation | None:
    if move.column > state.layout.columns or state.board[move.column - 1] == NO_DIE:
        return no("WC-4.1", "empty-column", {"column": move.column})
    return None


def why_not_order(state: State, step: Choose, move: note.Order) -> Violation | None:
    return None if any(state.pool) else no("WC-5.1", "pool-empty", {})


def do_column(turn: Turn, step: Choose, move: note.Column) -> None:
    _chosen(turn, step.seat, move.column)


def do_order(turn: Turn, step: Choose, move: note.Order) -> None:
    _chosen(turn, step.seat, ORDER)


def _chosen(turn: Turn, seat: int, choice: int) -> None:
    turn.choices = put(turn.choices, seat, choice)
    if len(turn.players) > 1:  # alone, there is nobody to hide it from
        turn.note(tell.chose, seat)


def mains(state: State, step: Choose) -> list[Move]:
    moves: list[Move] = [
        note.column(at) for at, die in enumerate(state.board, start=1) if die != NO_DIE
    ]
    return [*moves, note.ORDER] if any(state.pool) else moves


# --- An order of the pool (WC-5.1) ----------------------------------------------------------


def why_not_take(state: State, step: Pick, move: note.Take) -> Violation | None:
    if move.order not in state.pool:
        return no("WC-5.1", "not-in-pool", {})
    return None


def do_take(turn: Turn, step: Pick, move: note.Take) -> None:
    place = turn.pool.index(move.order)
    turn.change(step.seat, held=(*turn.players[step.seat].held, move.order))
    turn.pool = put(turn.pool, place, EMPTY)
    turn.note(tell.took_order, step.seat, move.order, step.is_bonus)
    turn.refill(place)


def takes(state: State, step: Pick) -> list[Move]:
    return [note.take(order) for order in state.pool if order and order not in BACKS]


# --- Lanterns (WC-6.6) ----------------------------------------------------------------------


def why_not_lantern(state: State, step: Mark, move: note.Lantern) -> Violation | None:
    if state.players[step.seat].lanterns >> (SIZE * move.row + move.column) & 1:
        return no("WC-6.6", "lit-already", {"row": move.row + 1, "column": move.column + 1})
    return None


def do_lantern(turn: Turn, step: Mark, move: note.Lantern) -> None:
    gains.light(turn, step.seat, move.row, move.column)


def lanterns(state: State, step: Mark) -> list[Move]:
    free = FULL & ~state.players[step.seat].lanterns
    return [note.lantern(*divmod(at, SIZE)) for at in range(SIZE * SIZE) if free >> at & 1]


def always(state: State, step: Any, move: Any) -> None:
    """Legal wherever it is due."""
    return


def do_line(turn: Turn, step: Lines, move: note.Line) -> None:
    """This line first, then the other (WC-A16)."""
    row, column = Bonus(step.seat, True, step.row), Bonus(step.seat, False, step.column)
    turn.todo += (column, row) if move.is_row else (row, column)
    turn.note(tell.line_first, step.seat, move.is_row)


def lines(state: State, step: Lines) -> list[Move]:
    return [note.line(False), note.line(True)]


def do_value(turn: Turn, step: Face, move: note.Value) -> None:
    die = die_of(step.colour, move.value)
    turn.swap_dice(step.seat, (), (die,))
    turn.note(tell.line_die, step.seat, die)


def values(state: State, step: Face) -> list[Move]:
    return [note.value(value) for value in range(1, FACES + 1)]


# --- Chestnuts, the supplier's gift, the timber's die -----------------------------------------


def why_not_chest(state: State, step: Fill, move: note.Chest) -> Violation | None:
    """A free chestnut slot (WC-8.1)."""
    at = state.layout.chest_at[move.chest]
    if state.players[step.seat].chests[at][0] >= state.layout.slots[at][0]:
        return no("WC-8.1", "no-chestnut-slot", {"chest": move.chest})
    return None


def do_chest(turn: Turn, step: Fill, move: note.Chest) -> None:
    gains.fill_slot(turn, step.seat, turn.layout.chest_at[move.chest], 0)


def chests(state: State, step: Fill) -> list[Move]:
    moves = map(note.chest, CHESTS)
    return [move for move in moves if why_not_chest(state, step, move) is None]


def why_not_gift(state: State, step: Supply, move: note.GainMaterial) -> Violation | None:
    if move.material not in state.layout.gifts:
        return no("WC-7.2", "no-such-gift", {"material": move.material})
    return None


def do_gift(turn: Turn, step: Supply, move: note.GainMaterial) -> None:
    turn.note(tell.supplied, step.seat, move.material)
    turn.gains(step.seat, ((move.material, 1),))


def gifts(state: State, step: Supply) -> list[Move]:
    return [note.gain_material(material) for material in dict.fromkeys(state.layout.gifts)]


def why_not_timber(state: State, step: Timber, move: note.GainDie) -> Violation | None:
    if move.die not in state.layout.timber:
        return no("WC-7.2", "not-timber", {"die": tell.die_word(move.die)})
    return None


def do_timber(turn: Turn, step: Timber, move: note.GainDie) -> None:
    turn.swap_dice(step.seat, (), (move.die,))
    turn.note(tell.timber, step.seat, move.die)


def timbers(state: State, step: Timber) -> list[Move]:
    return [note.gain_die(die) for die in dict.fromkeys(state.layout.timber)]
