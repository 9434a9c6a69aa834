"""A state in plain text, for the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from glueckauf.core.texts import name_of
from glueckauf.games.card.parts import (
    DOCKS,
    STACKS,
    Choosing,
    Delivering,
    Dock,
    Docking,
    Looking,
    Mining,
    Paying,
    Player,
    Wagon,
)

if TYPE_CHECKING:
    from glueckauf.games.card.rules import State


def describe(state: State) -> str:
    """What lies on the table, a line for each part of it."""
    stacks = [
        f"{name} {stack.cards[0] if stack.cards else '-'} ({len(stack.cards)})"
        for name, stack in zip(STACKS, state.stacks, strict=True)
    ]
    zones = [
        f"{name} {zone.latest} of {name_of(zone.owner)}"
        for name, zone in zip(state.layout.zones, state.zones, strict=True)
        if zone.cards
    ]
    shifts = len(state.layout.tokens)
    lines = [
        f"Glück Auf, the card game, shift {state.shift} of {shifts}: {_whose_turn(state)}",
        f"stacks     {', '.join(stacks)}",
        f"at work    {', '.join(zones) or 'nobody'}",
    ]
    for seat, player in enumerate(state.players):
        lines += _player(seat, player, state.scores[seat])
    return "\n".join(lines)


def _whose_turn(state: State) -> str:
    if state.is_over:
        return f"over, won by {' and '.join(name_of(seat) for seat in state.winners)}"
    due = ", end or an innovation" if state.placed else ""
    match state.pending:
        case Paying(zone=zone, cost=cost):
            due = f", pay {cost} at {zone}"
        case Docking(kind=kind, card=card):
            due = f", {kind} {card} to a dock"
        case Mining(steps_left=steps):
            due = f", mining, {steps} steps left"
        case Delivering(engine=engine):
            due = f", delivery{f' with {engine} engines' if engine else ''}"
        case Choosing():
            due = ", look at a stack"
        case Looking(stack=stack):
            due = f", take one of {_words(state.looked_at)} from {stack}"
    assert state.to_move is not None, "somebody is, until it is over"
    return f"{name_of(state.to_move)} to move{due}"


def _player(seat: int, player: Player, vp: int) -> list[str]:
    return [
        f"{name_of(seat):<11}{vp} VP, workers {_words(player.workers)},"
        f" {len(player.delivered)} delivered, tokens {_words(player.tokens)}"
        f"{', passed' if player.passed else ''}",
        f"           row {_words(player.row)}, storage {_words(player.storage)}",
        f"           {', '.join(map(_dock, DOCKS, player.docks))}",
        f"           orders {_words(player.orders)}, innovations {_words(player.innovations)},"
        f" shares {_words(player.shares)}, objectives {_words(player.objectives)}",
    ]


def _dock(number: int, dock: Dock) -> str:
    return f"dock {number} [{' '.join(map(_wagon, dock.wagons)) or '.'}] {dock.engine or '-'}"


def _wagon(wagon: Wagon) -> str:
    return f"{wagon.crest}({wagon.load})" if wagon.load else wagon.crest


def _words(cards: Iterable[object]) -> str:
    return " ".join(map(str, cards)) or "-"
