"""Which decision is due, what may be chosen there, how likely chance is, and where a move leads.

What may be chosen and what it does stand in decisions.py and actions.py, what follows by itself in
rounds.py and gains.py. Every move of every search comes by here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import TYPE_CHECKING, Any

from glueckauf.core.errors import IllegalMove
from glueckauf.core.telling import Violation
from glueckauf.games.woodcraft import actions, decisions, rounds
from glueckauf.games.woodcraft import moves as note
from glueckauf.games.woodcraft import telling as tell
from glueckauf.games.woodcraft.moves import Move
from glueckauf.games.woodcraft.notation import read
from glueckauf.games.woodcraft.parts import (
    COLOURS,
    FACES,
    Choose,
    Drop,
    Extra,
    Face,
    Fill,
    Free,
    Keep,
    Lines,
    Mark,
    Pick,
    Rival,
    Roll,
    Supply,
    Tie,
    Timber,
    colour_of,
    die_of,
    value_of,
)
from glueckauf.games.woodcraft.telling import no
from glueckauf.games.woodcraft.turn import Turn

if TYPE_CHECKING:
    from glueckauf.games.woodcraft.rules import State


def legal_moves(state: State) -> list[Move]:
    """Every legal decision or outcome, sorted as text."""
    if state.to_move is None:
        return []
    step = state.todo[-1]
    return sorted(_LEGAL[type(step)](state, step))


def why_not(state: State, move: Move) -> Violation | None:
    """None if the move is legal, else the rule that forbids it."""
    if state.to_move is None:
        return no("WC-9.3", "game-over", {})
    step = state.todo[-1]
    reason = _DUE[type(step)].get(type(move))
    return reason(state, step, move) if reason else _why_not_due(step, move)


def after(state: State, move: str) -> State:
    """The state after a legal move. Raises what `why_not` returns."""
    do = _DO.get(type(move))
    if do is None:
        return after(state, read(move))
    violation = why_not(state, move)  # type: ignore[arg-type]  # what is in _DO is a Move
    if violation is not None:
        raise IllegalMove(move, violation, state)
    turn = Turn(state)
    step = turn.todo.pop()
    if isinstance(step, Free) and not isinstance(move, note.End):
        turn.todo.append(step)  # any number of free actions
    do(turn, step, move)
    return rounds.go_on(turn)


# --- Of a kind that is not due --------------------------------------------------------------

_FIRST: dict[type, tuple[str, str]] = {  # the rule, and what comes first
    Keep: ("WC-1.3", "keep-first"),
    Choose: ("WC-2.2", "main-first"),
    Pick: ("WC-5.1", "pick-first"),
    Mark: ("WC-6.6", "lantern-first"),
    Lines: ("WC-6.6", "line-first"),
    Face: ("WC-6.6", "value-first"),
    Fill: ("WC-8.1", "chestnut-first"),
    Supply: ("WC-7.2", "gift-first"),
    Timber: ("WC-7.2", "timber-first"),
}
_CHANCE: dict[type, tuple[str, str]] = {
    Roll: ("WC-3.1", "roll"),
    Tie: ("WC-5.2", "tie"),
    Rival: ("WC-11.1", "rival"),
    Extra: ("WC-3.3", "extra"),
    Drop: ("WC-11.2", "drop"),
}


def _why_not_due(step: Any, move: Move) -> Violation:
    """The move is of a kind that is not due now: what is."""
    if type(step) in _CHANCE:
        rule, what = _CHANCE[type(step)]
        return no(rule, "chance-first", {"what": what})
    if not isinstance(step, Free):
        rule, reason = _FIRST[type(step)]
        return no(rule, reason, {})
    if isinstance(move, (note.Column, note.Order)):
        return no("WC-2.2", "main-done", {})
    return no(_OTHERWISE[type(move)], "not-now", {})


_OTHERWISE: dict[type, str] = {  # the rule that says when such a move is due
    note.Keep: "WC-1.3",
    note.Rolled: "WC-3.1",
    note.First: "WC-5.2",
    note.Take: "WC-5.1",
    note.Lantern: "WC-6.6",
    note.Line: "WC-6.6",
    note.Value: "WC-6.6",
    note.Chest: "WC-8.1",
    note.GainDie: "WC-7.2",
    note.GainMaterial: "WC-7.2",
    note.Extra: "WC-3.3",
    note.Rival: "WC-11.1",
    note.Drop: "WC-11.2",
}


# --- Chance ---------------------------------------------------------------------------------


def chances(state: State) -> Mapping[str, Fraction]:
    """Outcome → exact probability; empty when somebody decides."""
    step: Any = state.todo[-1] if state.todo else None
    if isinstance(step, Roll):
        return dict(_rolls(step.colour, state.rules.board_dice))
    if isinstance(step, Drop):
        places = Counter(state.rules.drops)
        found = {note.drop(place): places[place] for place in sorted(places)}
        return {move: Fraction(count, FACES) for move, count in found.items()}
    if type(step) in _CHANCE:
        moves = legal_moves(state)
        return dict.fromkeys(moves, Fraction(1, len(moves)))
    return {}


@cache
def _rolls(colour: int, dice: int) -> dict[str, Fraction]:
    """Each result of some dice, in whatever order they fall."""
    found = {}
    for values in combinations_with_replacement(range(1, FACES + 1), dice):
        ways = factorial(dice) // prod(map(factorial, Counter(values).values()))
        found[note.rolled(colour, values)] = Fraction(ways, FACES**dice)
    return dict(sorted(found.items()))


def _why_not_rolled(state: State, step: Roll, move: note.Rolled) -> Violation | None:
    if move.colour != step.colour:
        return no("WC-3.1", "colour-first", {"colour": COLOURS[step.colour]})
    if len(move.values) != state.rules.board_dice:
        return no("WC-3.1", "wrong-number", {"dice": state.rules.board_dice})
    return None


def _do_rolled(turn: Turn, step: Roll, move: note.Rolled) -> None:
    rounds.roll(turn, step, move.values)


def _why_not_first(state: State, step: Tie, move: note.First) -> Violation | None:
    return None if move.seat in step.groups[0] else no("WC-5.2", "not-level", {})


def _do_first(turn: Turn, step: Tie, move: note.First) -> None:
    """The next place is this seat's; the others stay level."""
    turn.note(tell.goes_first, move.seat)
    others = tuple([seat for seat in step.groups[0] if seat != move.seat])
    rounds.sequence(turn, (*step.first, move.seat), (others, *step.groups[1:]))


def _why_not_rival(state: State, step: Rival, move: note.Rival) -> Violation | None:
    if colour_of(move.die) != step.colour:
        return no("WC-11.1", "rival-colour", {"colour": COLOURS[step.colour]})
    return None


def _do_rival(turn: Turn, step: Rival, move: note.Rival) -> None:
    rounds.rival(turn, step.colour, value_of(move.die))


def _why_not_extra(state: State, step: Extra, move: note.Extra) -> Violation | None:
    if colour_of(move.die) != step.colour:
        return no("WC-3.3", "extra-colour", {"colour": COLOURS[step.colour]})
    return None


def _do_extra(turn: Turn, step: Extra, move: note.Extra) -> None:
    rounds.extra(turn, move.die)


def _why_not_drop(state: State, step: Drop, move: note.Drop) -> Violation | None:
    return None if move.place in state.rules.drops else no("WC-11.2", "no-such-place", {})


def _do_drop(turn: Turn, step: Drop, move: note.Drop) -> None:
    rounds.drop(turn, move.place)


# --- Tables ---------------------------------------------------------------------------------

_Reason = Callable[[Any, Any, Any], Violation | None]

_DUE: dict[type, dict[type, _Reason]] = {
    Keep: {note.Keep: decisions.why_not_keep},
    Roll: {note.Rolled: _why_not_rolled},
    Choose: {note.Column: decisions.why_not_column, note.Order: decisions.why_not_order},
    Tie: {note.First: _why_not_first},
    Pick: {note.Take: decisions.why_not_take},
    Free: {
        note.Complete: actions.why_not_complete,
        note.Glue: actions.why_not_glue,
        note.Saw: actions.why_not_saw,
        note.Offcut: actions.why_not_offcut,
        note.Adjust: actions.why_not_adjust,
        note.Sell: actions.why_not_sell,
        note.Hire: actions.why_not_hire,
        note.Fill: actions.why_not_fill,
        note.End: decisions.always,
    },
    Rival: {note.Rival: _why_not_rival},
    Extra: {note.Extra: _why_not_extra},
    Drop: {note.Drop: _why_not_drop},
    Mark: {note.Lantern: decisions.why_not_lantern},
    Lines: {note.Line: decisions.always},
    Face: {note.Value: decisions.always},
    Fill: {note.Chest: decisions.why_not_chest},
    Supply: {note.GainMaterial: decisions.why_not_gift},
    Timber: {note.GainDie: decisions.why_not_timber},
}
_LEGAL: dict[type, Callable[[Any, Any], list[Move]]] = {
    Keep: decisions.keeps,
    Roll: lambda state, step: list(_rolls(step.colour, state.rules.board_dice)),  # type: ignore[arg-type]
    Choose: decisions.mains,
    Tie: lambda state, step: [note.first(seat) for seat in step.groups[0]],
    Pick: decisions.takes,
    Free: actions.free_actions,
    Rival: lambda state, step: [note.rival(die_of(step.colour, v + 1)) for v in range(FACES)],
    Extra: lambda state, step: [note.extra(die_of(step.colour, v + 1)) for v in range(FACES)],
    Drop: lambda state, step: [note.drop(place) for place in set(state.rules.drops)],
    Mark: decisions.lanterns,
    Lines: decisions.lines,
    Face: decisions.values,
    Fill: decisions.chests,
    Supply: decisions.gifts,
    Timber: decisions.timbers,
}
_DO: dict[type, Callable[[Turn, Any, Any], None]] = {
    note.Keep: decisions.do_keep,
    note.Rolled: _do_rolled,
    note.Column: decisions.do_column,
    note.Order: decisions.do_order,
    note.First: _do_first,
    note.Take: decisions.do_take,
    note.Complete: actions.do_complete,
    note.Glue: actions.do_glue,
    note.Saw: actions.do_saw,
    note.Offcut: actions.do_offcut,
    note.Adjust: actions.do_adjust,
    note.Sell: actions.do_sell,
    note.Hire: actions.do_hire,
    note.Fill: actions.do_fill,
    note.End: actions.do_end,
    note.Rival: _do_rival,
    note.Extra: _do_extra,
    note.Drop: _do_drop,
    note.Lantern: decisions.do_lantern,
    note.Line: decisions.do_line,
    note.Value: decisions.do_value,
    note.Chest: decisions.do_chest,
    note.GainMaterial: decisions.do_gift,
    note.GainDie: decisions.do_timber,
}
