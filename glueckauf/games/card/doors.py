"""Which decision is due, what may be chosen there, and where it leads: the doors of a State.

What may be chosen stands in choices.py, mining.py and delivery.py, what it does in actions.py. Every
move of every search comes by here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from glueckauf.core.errors import IllegalMove
from glueckauf.core.telling import Violation
from glueckauf.games.card import actions, choices
from glueckauf.games.card import notation as note
from glueckauf.games.card.notation import Move
from glueckauf.games.card.parts import Choosing, Delivering, Docking, Looking, Mining, Paying
from glueckauf.games.card.telling import no, zone_facts

if TYPE_CHECKING:
    from glueckauf.games.card.rules import State


def legal_moves(state: State) -> list[Move]:
    """Every legal decision, sorted as text."""
    return _LEGAL[type(state.pending)](state) if state.to_move is not None else []


def why_not(state: State, move: str) -> Violation | None:
    """None if the move is legal, else the rule that forbids it."""
    if state.to_move is None:
        return no("CG-5.3", "game-over", {})
    due, reason = _DUE[type(state.pending)]
    return reason(state, move) if isinstance(move, due) else _why_not_due(state)


def after(state: State, move: str) -> State:
    """The state after a legal move. Raises what `why_not` returns."""
    do = _DO.get(type(move))
    if do is None:
        return after(state, note.read(move))
    violation = why_not(state, move)
    if violation is not None:
        raise IllegalMove(move, violation, state)
    then: State = do(state, move)
    return then


def _why_not_choice(state: State, move: Move) -> Violation | None:
    if isinstance(move, note.Place):
        return choices.why_not_place(state, move)
    if isinstance(move, note.Use):
        return choices.why_not_use(state, move)
    if isinstance(move, note.Pass):
        return choices.why_not_pass(state)
    return choices.why_not_end(state)


def _why_not_due(state: State) -> Violation:
    """The move is of a kind that is not due now."""
    pending = state.pending
    if isinstance(pending, Paying):
        facts = zone_facts(state.layout, pending.zone)
        return no("CG-2.4", "pay-first", {**facts, "workers": pending.cost})
    if isinstance(pending, Docking):
        rule = "CG-3.3" if pending.kind == "engine" else "CG-3.2"
        return no(rule, "dock-first", {"kind": pending.kind})
    if isinstance(pending, Choosing):
        return no("CG-3.13", "look-first", {})
    if isinstance(pending, Looking):
        return no("CG-3.13", "take-first", {"cards": pending.cards})
    return no("CG-2.2", "end-of-turn" if state.placed else "place-first", {})


_DUE: dict[type, tuple[Any, Callable[[Any, Any], Violation | None]]] = {
    type(None): ((note.Place, note.Use, note.Pass, note.End), _why_not_choice),
    Paying: (note.Pay, choices.why_not_pay),
    Docking: (note.ToDock, actions.why_not_dock),
    Mining: (Move, actions.why_not_step),
    Delivering: (Move, actions.why_not_train),
    Choosing: (note.LookAt, actions.why_not_look_at),
    Looking: (note.Take, actions.why_not_take),
}
_DO: dict[type, Callable[[Any, Any], Any]] = {
    note.Place: actions.do_place,
    note.Pay: actions.do_pay,
    note.Use: actions.do_use,
    note.Pass: actions.do_pass,
    note.ToDock: actions.do_dock,
    note.Load: actions.do_step,
    note.Store: actions.do_step,
    note.Dispatch: actions.do_train,
    note.LookAt: actions.do_look,
    note.Take: actions.do_take,
    note.End: actions.do_end,
}
_LEGAL: dict[type, Callable[[Any], list[Move]]] = {
    type(None): choices.legal_choices,
    Paying: choices.legal_payments,
    Docking: actions.legal_docks,
    Mining: actions.legal_steps,
    Delivering: actions.legal_trains,
    Choosing: actions.legal_looks,
    Looking: actions.legal_takes,
}
