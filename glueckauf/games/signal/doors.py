"""Which decision is due, what may be chosen there, how likely chance is, and where a move leads.

What may be chosen and what it does stand in cards.py, driving.py and actions.py. Every move of every
search comes by here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, Any

from glueckauf.core.errors import IllegalMove
from glueckauf.core.telling import Violation
from glueckauf.games.signal import actions, cards, driving
from glueckauf.games.signal import notation as note
from glueckauf.games.signal import telling as tell
from glueckauf.games.signal.notation import Dispatcher, Move
from glueckauf.games.signal.parts import (
    Asked,
    Choosing,
    Deploying,
    Drawing,
    Leaving,
    Next,
    Passing,
    Placing,
    Revealing,
    Rolled,
    Rolling,
    Shunting,
)
from glueckauf.games.signal.telling import no
from glueckauf.games.signal.turn import Turn, can_keep

if TYPE_CHECKING:
    from glueckauf.games.signal.rules import State

_CHANCE = (Revealing, Placing, Rolling, Drawing)
_KEEPER = (Deploying, Choosing, Next, Asked)  # decisions that may be the first of a card


def legal_moves(state: State) -> list[Move]:
    """Every legal decision or outcome, sorted as text."""
    if state.to_move is None:
        return []
    pending = state.pending
    moves = _LEGAL[type(pending)](state)
    if pending is None:  # long, and in order already
        return [note.DISPATCHER, *moves] if "dispatcher" in state.helpers else moves
    if not isinstance(pending, _CHANCE):
        if isinstance(pending, _KEEPER) and can_keep(state, pending.left):
            moves.append(note.KEEPER)
        if "dispatcher" in state.helpers:
            moves.append(note.DISPATCHER)
    return sorted(moves)


def why_not(state: State, move: str) -> Violation | None:
    """None if the move is legal, else the rule that forbids it."""
    if state.to_move is None:
        return no("SS-9.1", "game-over", {})
    if isinstance(move, Dispatcher):
        return _why_not_dispatcher(state)
    reasons = _DUE[type(state.pending)]
    reason = reasons.get(type(move))
    return reason(state, move) if reason else _why_not_due(state, move)


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


def _legal(state: State, move: Any) -> None:
    """Always legal where it is due."""
    return


def _why_not_keeper(state: State, move: Move) -> Violation | None:
    return cards.why_not_keeper(state)


# --- The dispatcher (SS-8.2) ----------------------------------------------------------------


def _why_not_dispatcher(state: State) -> Violation | None:
    """At any decision of the own turn, once."""
    if "dispatcher" not in state.layout.map.helpers:
        return no("SS-8.2", "not-on-this-map", {"helper": "dispatcher"})
    if "dispatcher" not in state.helpers:
        return no("SS-8.2", "helper-used", {"helper": "dispatcher"})
    return _why_not_due(state, note.DISPATCHER) if isinstance(state.pending, _CHANCE) else None


def _do_dispatcher(state: State, move: Dispatcher) -> State:
    """The decision that is due stays due."""
    turn = Turn(state)
    turn.use("dispatcher")
    turn.through = True
    turn.events.append((tell.helped, turn.active, "dispatcher"))
    return turn.made()


def _do_on(state: State, move: Move) -> State:
    return (
        driving.do_on(state, move)
        if isinstance(state.pending, Rolled)
        else cards.do_on(state, move)
    )


# --- Of a kind that is not due --------------------------------------------------------------


def _why_not_due(state: State, move: str) -> Violation:
    """The move is of a kind that is not due now: what is."""
    pending = state.pending
    if isinstance(move, note.Keeper):
        return cards.why_not_keeper(state) or no("SS-8.4", "keeper-too-late", {})
    if isinstance(pending, _CHANCE):
        return no(_CHANCE_RULES[type(pending)], "chance-first", {"what": _WHAT[type(pending)]})
    if isinstance(pending, (Deploying, Shunting)):
        return no("SS-4.3", "deploy-first", {})
    if isinstance(pending, Choosing):
        return no("SS-4.7", "colour-first", {})
    if isinstance(pending, Next):
        return no("SS-4.6", "train-first", {"colour": pending.colour})
    if isinstance(pending, Asked):
        return no("SS-8.4", "keeper-first", {})
    if isinstance(pending, Rolled):
        return no("SS-8.1", "die-first", {"points": pending.points})
    if isinstance(pending, (Leaving, Passing)):
        city = tell.where(state.layout.map, pending.way.space)
        rule = "SS-6.4" if isinstance(pending, Leaving) else _through_rule(state)
        return no(
            rule, "leave-first" if isinstance(pending, Leaving) else "stop-first", {"city": city}
        )
    if isinstance(move, (note.Reveal, note.Place, note.Die, note.Draw)):
        return no("SS-4.1", "no-chance-now", {})
    return no("SS-4.1", "actions-now", {})


def _through_rule(state: State) -> str:
    return "SS-12.2" if state.layout.map.through else "SS-8.2"


# --- Chance ---------------------------------------------------------------------------------


def chances(state: State) -> Mapping[str, Fraction]:
    """Outcome → exact probability; empty when somebody decides."""
    pending = state.pending
    if isinstance(pending, Revealing):
        found: Mapping[Any, int] = cards.top_cards(state)
        return _weighed({note.reveal(card): n for card, n in found.items()})
    if isinstance(pending, Placing):
        return _weighed({note.place(n): likely for n, likely in cards.place_chances(state).items()})
    if isinstance(pending, Rolling):
        faces = state.layout.dice[driving.mover(state, pending.way).colour]
        return {note.die(points): chance for points, chance in faces.items()}
    if isinstance(pending, Drawing):
        return dict(draw_chances(state.pile, state.discards, pending.cards))
    return {}


def _weighed(weights: dict[Any, int]) -> dict[str, Fraction]:
    total = sum(weights.values())
    return {move: Fraction(weights[move], total) for move in sorted(weights)}


@lru_cache(maxsize=4096)
def draw_chances(
    pile: tuple[int, ...], discards: tuple[int, ...], number: int
) -> dict[str, Fraction]:
    """How likely each draw is: from the pile, or its whole rest and then from the shuffled discards."""
    sure = (0,) * len(pile)
    if sum(pile) < number:
        sure, pile, number = pile, discards, number - sum(pile)
    ways = comb(sum(pile), number)
    found: dict[str, Fraction] = {}
    for move in actions.draws(number + sum(sure)):
        drawn = [n - fixed for n, fixed in zip(move.counts, sure, strict=True)]
        if min(drawn) >= 0:
            count = 1
            for n, have in zip(drawn, pile, strict=True):
                count *= comb(have, n)
            if count:
                found[move] = Fraction(count, ways)
    return found


# --- Tables ---------------------------------------------------------------------------------

_ACTIONS: dict[type, Callable[[Any, Any], Violation | None]] = {
    note.Signal: actions.why_not_action,
    note.Switch: actions.why_not_action,
    note.Drive: actions.why_not_action,
    note.Load: actions.why_not_load,
    note.End: _legal,
}
_DUE: dict[type, dict[type, Callable[[Any, Any], Violation | None]]] = {
    Revealing: {note.Reveal: cards.why_not_reveal},
    Deploying: {
        note.Deploy: cards.why_not_deploy,
        note.Shunt: cards.why_not_shunt,
        note.Keeper: _why_not_keeper,
    },
    Shunting: {note.Shunt: cards.why_not_shunt, note.On: _legal},
    Placing: {note.Place: cards.why_not_place},
    Choosing: {note.Colour: cards.why_not_colour, note.Keeper: _why_not_keeper},
    Next: {
        note.Go: cards.why_not_go,
        note.Hold: cards.why_not_hold,
        note.Keeper: _why_not_keeper,
    },
    Asked: {note.On: _legal, note.Keeper: _why_not_keeper},
    Rolling: {note.Die: driving.why_not_die},
    Rolled: {note.Reroll: _legal, note.On: _legal},
    Leaving: {note.Exit: driving.why_not_exit},
    Passing: {note.Exit: driving.why_not_exit, note.Stop: _legal},
    Drawing: {note.Draw: actions.why_not_draw},
    type(None): _ACTIONS,
}
_LEGAL: dict[type, Callable[[Any], list[Move]]] = {
    Revealing: cards.legal_reveals,
    Deploying: cards.legal_deployments,
    Shunting: lambda state: [note.ON, *cards.legal_deployments(state)],
    Placing: cards.legal_places,
    Choosing: cards.legal_colours,
    Next: cards.legal_next,
    Asked: lambda state: [note.ON],
    Rolling: driving.legal_dice,
    Rolled: lambda state: [note.ON, note.REROLL],
    Leaving: driving.legal_exits,
    Passing: lambda state: [*driving.legal_exits(state), note.STOP],
    Drawing: actions.legal_draws,
    type(None): actions.legal_actions,
}
_DO: dict[type, Callable[[Any, Any], Any]] = {
    note.Reveal: cards.do_reveal,
    note.Keeper: cards.do_keeper,
    note.Deploy: cards.do_deploy,
    note.Shunt: cards.do_shunt,
    note.Place: cards.do_place,
    note.Colour: cards.do_colour,
    note.Hold: cards.do_hold,
    note.Go: cards.do_go,
    note.Die: driving.do_die,
    note.Reroll: driving.do_reroll,
    note.On: _do_on,
    note.Exit: driving.do_exit,
    note.Stop: driving.do_stop,
    note.Dispatcher: _do_dispatcher,
    note.Signal: actions.do_signal,
    note.Switch: actions.do_switch,
    note.Drive: actions.do_drive,
    note.Load: actions.do_load,
    note.End: actions.do_end,
    note.Draw: actions.do_draw,
}
_CHANCE_RULES: dict[type, str] = {
    Revealing: "SS-4.1",
    Placing: "SS-4.3",
    Rolling: "SS-6.2",
    Drawing: "SS-5.7",
}
_WHAT: dict[type, str] = {
    Revealing: "card",
    Placing: "place",
    Rolling: "die",
    Drawing: "draw",
}
