"""How gains are settled, one inside the other (WC-A30): materials, chestnuts, lanterns and their lines."""

from __future__ import annotations

from collections.abc import Callable

from glueckauf.core.making import put
from glueckauf.games.woodcraft import telling as tell
from glueckauf.games.woodcraft.parts import (
    CHESTS,
    COLUMN_MASKS,
    FULL,
    ROW_MASKS,
    ROWS,
    SIZE,
    Bonus,
    Face,
    Fill,
    Gain,
    Lines,
    Mark,
    Owed,
    Pick,
    Want,
)
from glueckauf.games.woodcraft.scoring import is_active
from glueckauf.games.woodcraft.turn import Turn


def settle(turn: Turn, gain: Gain) -> None:
    """A gain, or the decision that it asks for."""
    _SETTLE[gain.what](turn, gain)


def _die(turn: Turn, gain: Gain) -> None:
    turn.swap_dice(gain.seat, (), (gain.number,))
    turn.note(tell.got_die, gain.seat, gain.number)


def _value(turn: Turn, gain: Gain) -> None:
    turn.todo.append(Face(gain.seat, gain.number))


def _material(turn: Turn, gain: Gain) -> None:
    """Icons are circled one by one until the row is full or brings a chestnut (WC-4.4, WC-8.1)."""
    seat, row = gain.seat, ROWS.index(gain.what)
    marked = turn.players[seat].marked
    most = min(turn.layout.room[row], marked[row] + gain.number)
    number = marked[row]
    while number < most:
        number += 1
        if number in turn.layout.chestnuts[row]:
            break
    new = number - marked[row]
    if new:
        turn.change(seat, marked=put(marked, row, number))
        turn.note(tell.gained, seat, gain.what, new)
    if new and number in turn.layout.chestnuts[row]:
        if gain.number > new:
            turn.todo.append(Gain(seat, gain.what, gain.number - new))
        turn.todo.append(Gain(seat, "chestnut", 1))
    elif gain.number > new:
        turn.note(tell.row_full, seat, gain.what, gain.number - new)


def _chestnut(turn: Turn, gain: Gain) -> None:
    """It must fill a slot at once, or is lost (WC-8.1, WC-A11)."""
    seat, layout = gain.seat, turn.layout
    filled = turn.players[seat].chests
    if gain.number > 1:
        turn.todo.append(Gain(seat, "chestnut", gain.number - 1))
    if any(filled[at][0] < slots[0] for at, slots in enumerate(layout.slots)):
        turn.note(tell.chestnut, seat)
        turn.todo.append(Fill(seat))
    else:
        turn.note(tell.chestnut_lost, seat)


def _lantern(turn: Turn, gain: Gain) -> None:
    """Each marks a cell; with all of them marked, it is a nut (WC-6.6)."""
    seat = gain.seat
    if turn.players[seat].lanterns == FULL:
        turn.note(tell.table_full, seat, gain.number)
        turn.gains(seat, (("nut", gain.number * turn.layout.rules.surplus_lantern_nuts),))
        return
    if gain.number > 1:
        turn.todo.append(Gain(seat, "lantern", gain.number - 1))
    turn.todo.append(Mark(seat))


def _order(turn: Turn, gain: Gain) -> None:
    """From the main action it comes after the order takers; in free actions at once (WC-A27)."""
    for at, step in enumerate(turn.todo):
        if isinstance(step, Owed):
            turn.todo[at] = Owed((*step.seats, *(gain.seat,) * gain.number))
            turn.note(tell.put_off, gain.seat)
            return
    turn.todo += [Want(gain.seat, is_bonus=True)] * gain.number


def _reputation(turn: Turn, gain: Gain) -> None:
    """Counted at the end; the herald gives as many blueberries and nuts (WC-7.2)."""
    turn.note(tell.reputation, gain.seat, gain.number)
    if "herald" in turn.players[gain.seat].helpers and gain.number:
        turn.note(tell.heralded, gain.seat)
        gifts = turn.layout.herald
        turn.gains(gain.seat, tuple((what, n * gain.number) for what, n in gifts))


def _nut(turn: Turn, gain: Gain) -> None:
    """Victory points at once, as long as there are nuts to mark (WC-8.3)."""
    nuts, most = turn.players[gain.seat].nuts, turn.layout.rules.nuts
    new = min(gain.number, most - nuts)
    if new:
        turn.change(gain.seat, nuts=nuts + new)
        turn.note(tell.nuts, gain.seat, new, most - nuts - new)
    if gain.number > new:
        turn.note(tell.nuts_lost, gain.seat, gain.number - new)


_SETTLE: dict[str, Callable[[Turn, Gain], None]] = {
    "die": _die,
    "value": _value,
    **dict.fromkeys(ROWS, _material),
    "chestnut": _chestnut,
    "lantern": _lantern,
    "order": _order,
    "reputation": _reputation,
    "nut": _nut,
}


# --- What follows a decision ----------------------------------------------------------------


def light(turn: Turn, seat: int, row: int, column: int) -> None:
    """A lantern in a free cell: lines that it completes give their bonus (WC-6.6)."""
    lanterns = turn.players[seat].lanterns | 1 << (SIZE * row + column)
    turn.change(seat, lanterns=lanterns)
    turn.note(tell.lit, seat, row, column)
    is_row = lanterns & ROW_MASKS[row] == ROW_MASKS[row]
    is_column = lanterns & COLUMN_MASKS[column] == COLUMN_MASKS[column]
    if is_row and is_column:
        turn.todo.append(Lines(seat, row, column))
    elif is_row or is_column:
        turn.todo.append(Bonus(seat, is_row, row if is_row else column))


def bonus(turn: Turn, step: Bonus) -> None:
    """The bonus of a completed line; its points count at the end."""
    layout, rules = turn.layout, turn.layout.rules
    vp = (rules.row_vp if step.is_row else rules.column_vp)[step.line]
    turn.note(tell.line_done, step.seat, step.is_row, step.line, vp)
    gains = layout.row_gains if step.is_row else layout.column_gains
    turn.gains(step.seat, gains[step.line])


def fill_slot(turn: Turn, seat: int, chest: int, slot: int) -> None:
    """A chestnut (slot 0) or a blueberry (slot 1) in a chest, which may become active (WC-8.2)."""
    filled = turn.players[seat].chests
    slots = put(filled[chest], slot, filled[chest][slot] + 1)
    turn.change(seat, chests=put(filled, chest, slots))
    turn.note(tell.berry_filled if slot else tell.filled, seat, CHESTS[chest])
    if is_active(turn.layout, turn.players[seat], chest):
        turn.note(tell.chest_active, seat, CHESTS[chest])
        nuts = turn.layout.rules.chest_nuts[chest]
        if nuts:
            turn.gains(seat, (("nut", nuts),))


def want(turn: Turn, step: Want) -> None:
    """An order of the pool, unless it is empty (WC-A18, WC-A28)."""
    if any(turn.pool):
        turn.todo.append(Pick(step.seat, step.is_bonus))
    else:
        turn.note(tell.no_order, step.seat, step.is_bonus)


def owed(turn: Turn, step: Owed) -> None:
    turn.todo += [Want(seat, is_bonus=True) for seat in reversed(step.seats)]
