"""What is left of a turn, planned train by train: load it, open its way, drive it, and open its way again.

A plan is worth what the position is worth when its last action is done and the turn ends there: nothing
is set or driven for what may come of it in some later turn.
"""

from __future__ import annotations

from collections.abc import Iterator

from glueckauf.games.signal import notation as note
from glueckauf.games.signal.bots.openings import actions, loading, opening, payment
from glueckauf.games.signal.bots.worth import value
from glueckauf.games.signal.moving import train_at
from glueckauf.games.signal.notation import Move
from glueckauf.games.signal.parts import Leaving, Passing, Rolled, Rolling
from glueckauf.games.signal.rules import State

CARD = 0.3  # what a card is worth in hand that its player can use in another turn
SPARE = 0.05  # the same of one that only keeps others from being drawn
STEPS = 3  # actions before a drive
AFTER = 2  # and after it


def ended(state: State) -> float:
    """What a position is worth if the actions end here."""
    found = value(state, at_end=True)
    if state.deck < len(state.players) or state.is_over:
        return found  # its player has no other turn
    held = sum(state.players[state.active])
    room = state.rules.hand_limit - state.rules.draw
    return found + CARD * min(held, room) + SPARE * max(held - room, 0)


def worths(view: State) -> dict[Move, float]:
    """Actions that deserve a thought, with what the best plan that begins with them leads to."""
    found: dict[Move, float] = {note.END: ended(view)}

    def note_down(move: Move, worth: float) -> None:
        if worth > found.get(move, float("-inf")):
            found[move] = worth

    for train in view.trains:
        steps = list(_steps(view, train.space, STEPS))
        drive = _drive(view, train.space)
        if drive is not None:
            note_down(drive, driven(view.after(drive), view))
        for _, state in steps:
            first = steps[0][0]
            note_down(first, ended(state))
            drive = _drive(state, train.space)
            if drive is not None:
                note_down(first, driven(state.after(drive), state))
    for move in actions(view):
        if move not in found:
            found[move] = ended(view.after(move))
    return found


def _steps(state: State, space: str, most: int) -> Iterator[tuple[Move, State]]:
    """Loading a train and opening its way, border by border: each action, and what comes of it."""
    for _ in range(most):
        train = train_at(state, space)
        assert train is not None
        move = loading(state, train) or opening(state, train)
        if move is None:
            return
        state = state.after(move)
        yield move, state


def _drive(state: State, space: str) -> Move | None:
    pay = payment(state.players[state.active], "t")
    move = note.drive(space, pay) if pay is not None else None
    return move if move is not None and state.why_not(move) is None else None


def driven(state: State, before: State) -> float:
    """What a drive leads to on average, if its train is then loaded and its way opened."""
    pending = state.pending
    if state.is_over:
        return value(state)
    if isinstance(pending, Rolling):
        return sum(
            float(p) * driven(state.after(move), before) for move, p in state.chances().items()
        )
    if isinstance(pending, Rolled):
        return driven(state.after(note.ON), before)
    if isinstance(pending, (Leaving, Passing)):
        moves = [move for move in state.legal_moves() if move != note.DISPATCHER]
        return max(driven(state.after(move), before) for move in moves)
    moved = set(state.trains).difference(before.trains)
    best = ended(state)
    for train in moved:
        for _, then in _steps(state, train.space, AFTER):
            best = max(best, ended(then))
    return best
