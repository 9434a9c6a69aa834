"""Which decision is due, what may be chosen there, and where it leads: the doors of a State.

What each decision needs and does stands in draft.py, actions.py and mining.py. Every move of every
search comes by here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from glueckauf.core.errors import IllegalMove
from glueckauf.core.making import make
from glueckauf.core.telling import Violation
from glueckauf.games.board import actions, draft
from glueckauf.games.board import notation as note
from glueckauf.games.board.mining import do_step, legal_steps, why_not_step
from glueckauf.games.board.notation import Move
from glueckauf.games.board.parts import COLOURS, Drafting, Look, Mining, Return, Shortage
from glueckauf.games.board.telling import look_rule, mining_ended, no
from glueckauf.games.board.turn import Turn

if TYPE_CHECKING:
    from glueckauf.games.board.rules import State


def legal_moves(state: State) -> list[Move]:
    """Every legal decision, sorted as text."""
    return _LEGAL[type(state.pending)](state) if state.to_move is not None else []


def why_not(state: State, move: Move) -> Violation | None:
    """None if the move is legal, else the rule that forbids it."""
    due, reason, _ = _DOORS[type(move)]
    if type(state.pending) is due and state.to_move is not None:
        return reason(state, move)
    return _why_not_due(state, move)


def after(state: State, move: str) -> State:
    """The state after a legal move. Raises what `why_not` returns."""
    door = _DOORS.get(type(move))
    if door is None:
        return after(state, note.read(move))
    due, reason, do = door
    is_due = type(state.pending) is due and state.to_move is not None
    violation = reason(state, move) if is_due else _why_not_due(state, move)
    if violation is not None:
        raise IllegalMove(move, violation, state)
    then: State = do(state, move)
    return then


def _why_not_due(state: State, move: str) -> Violation:
    """The move is of a kind that is not due now."""
    pending = state.pending
    if state.to_move is None:
        return no("GA-9.5", "game-over", {})
    if isinstance(pending, Drafting):
        return no("GA-2.3", "draft-first", {})
    if isinstance(pending, Look):
        return no(look_rule(pending.space), "keep-first", {})
    if isinstance(pending, Return):
        due = "".join(map(str, pending.places))
        return no(look_rule(pending.space), "put-back-these", {"places": due})
    if isinstance(pending, Shortage):
        return no("GA-4.3", "choose-coal-first", {"carts": pending.carts})
    if isinstance(pending, Mining):
        half = pending.half
        if half:
            return no("GA-5.2", "finish-pair", {"label": half.label, "colour": half.square})
        return no("GA-3.1", "finish-mining", {"steps": pending.steps_left})
    if isinstance(move, STEPS):
        return no("GA-5.1", "mine-first", {})
    return no("GA-3.1", "send-first", {})


STEPS = (note.Ride, note.Load, note.Store, note.Fill)


# --- Mining on the table --------------------------------------------------------------------


def _why_not_step(state: State, move: Move) -> Violation | None:
    player = state.players[state.to_move]  # type: ignore[index]  # somebody is to move
    return why_not_step(player, state.pending, move, state.works.rules)  # type: ignore[arg-type]


def _do_step(state: State, move: Move) -> State:
    """The hot path of every search, hence the tuple taken apart and put together by hand."""
    works, shift, start, seat, players, pending = state[:6]
    assert seat is not None
    assert isinstance(pending, Mining)
    player, now, event = do_step(seat, players[seat], pending, move, works.rules)
    if now is None:
        turn = Turn(state)
        turn.player = player
        turn.events.append(event)
        if not isinstance(move, note.End):
            turn.events.append((mining_ended, seat, 0))
        return turn.end()
    players = players[:seat] + (player,) + players[seat + 1 :]
    fields = (works, shift, start, seat, players, now) + state[6:-1] + ((event,),)
    return make(type(state), fields)


# --- What may be chosen ---------------------------------------------------------------------


def _legal_drafts(state: State) -> list[Move]:
    assert isinstance(state.pending, Drafting)
    return [m for m in _drafts(len(state.pending.row)) if draft.why_not_draft(state, m) is None]


def _legal_keeps(state: State) -> list[Move]:
    assert isinstance(state.pending, Look)
    return [m for m in _keeps(len(state.pending.cards)) if actions.why_not_keep(state, m) is None]


def _legal_choices(state: State) -> list[Move]:
    return [move for move in _CHOICES if actions.why_not_choose(state, move) is None]


def _legal_put_backs(state: State) -> list[Move]:
    assert isinstance(state.pending, Return)
    return list(actions.put_backs(state.pending.places))


def _legal_steps(state: State) -> list[Move]:
    assert isinstance(state.pending, Mining)
    player = state.players[state.to_move]  # type: ignore[index]  # somebody is to move
    return legal_steps(player, state.pending, state.works.rules)


@cache
def _drafts(places: int) -> list[note.Draft]:
    return sorted(map(note.draft, range(1, places + 1)))


@cache
def _keeps(places: int) -> list[note.Keep]:
    return sorted(map(note.keep, range(places + 1)))


_CHOICES = sorted(map(note.choose, COLOURS))
_LEGAL: dict[type, Callable[[State], list[Move]]] = {
    type(None): actions.legal_sends,
    Drafting: _legal_drafts,
    Look: _legal_keeps,
    Return: _legal_put_backs,
    Shortage: _legal_choices,
    Mining: _legal_steps,
}
_Door = tuple[type, Callable[[Any, Any], "Violation | None"], Callable[[Any, Any], Any]]
# For each kind of move: what must be pending, what the rules say against it, and what it does
_DOORS: dict[type, _Door] = {
    note.Send: (type(None), actions.why_not_send, actions.do_send),
    note.Draft: (Drafting, draft.why_not_draft, draft.do_draft),
    note.Keep: (Look, actions.why_not_keep, actions.do_keep),
    note.PutBack: (Return, actions.why_not_put_back, actions.do_put_back),
    note.Choose: (Shortage, actions.why_not_choose, actions.do_choose),
    note.Ride: (Mining, _why_not_step, _do_step),
    note.Load: (Mining, _why_not_step, _do_step),
    note.Fill: (Mining, _why_not_step, _do_step),
    note.Store: (Mining, _why_not_step, _do_step),
    note.End: (Mining, _why_not_step, _do_step),
}
