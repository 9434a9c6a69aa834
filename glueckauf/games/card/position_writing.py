"""A state as the `[position]` of a file: what position.py reads gives the closed state back.

Only what lies open is written: of each stack its top card and its number of cards.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from glueckauf.core.toml import toml_value
from glueckauf.games.card.parts import (
    DOCKS,
    STACKS,
    Delivering,
    Dock,
    Mining,
    Payment,
    Player,
    Train,
    Wagon,
)
from glueckauf.games.card.rules import State

LISTS = ("row", "storage", "orders", "innovations", "secret", "shares", "objectives")


def position_lines(state: State) -> list[str]:
    """The lines of `[position]` and of its seats."""
    tree = position_tree(state)
    seats = tree.pop("seats")
    lines = ["[position]", *(f"{key} = {toml_value(value)}" for key, value in tree.items())]
    for seat, fields in seats.items():
        lines += ["", f"[position.seats.{seat}]"]
        lines += [f"{key} = {toml_value(value)}" for key, value in fields.items()]
    return lines


def position_tree(state: State) -> dict[str, Any]:
    """The same as a tree. ValueError within an action that has begun: it cannot be written."""
    tree: dict[str, Any] = {"players": len(state.players)}
    if state.rules.overrides:
        tree["rules"] = dict(state.rules.overrides)
    tree |= {"start": state.start, "to_move": state.to_move, "shift": state.shift}
    tree["passed"] = [seat for seat, player in enumerate(state.players) if player.passed]
    tree["zones"] = {
        name: [payment_word(paid) for paid in zone.cards]
        for name, zone in zip(state.layout.zones, state.zones, strict=True)
        if zone.cards
    }
    stacks = dict(zip(STACKS, state.stacks, strict=True))
    tree["stacks"] = {name: [str(s.cards[0])] for name, s in stacks.items() if s.cards}
    tree["left"] = {name: len(stack.cards) for name, stack in stacks.items()}
    tree["boxed"] = list(state.boxed)
    tree |= _going_on(state)
    seats = {seat: _seat(state, seat, player) for seat, player in enumerate(state.players)}
    tree["seats"] = {str(seat): fields for seat, fields in seats.items() if fields}
    left_out = {"passed", "zones", "boxed", "placed", "played"}  # where they say nothing
    return {key: value for key, value in tree.items() if value or key not in left_out}


def _going_on(state: State) -> dict[str, Any]:
    """What is pending, and what this turn has seen so far."""
    turn: dict[str, Any] = {}
    pending, seat = state.pending, state.to_move
    if seat is None:
        raise ValueError("the game is over: nobody is to move")

    def is_placed(name: str) -> bool:
        return state.placed and state.zones[state.layout.index[name]].owner == seat

    if isinstance(pending, Mining):
        now = (pending.least, pending.steps_left)
        zones = [name for name, card in state.layout.mining.items() if card == now]
        rules = state.rules
        if zones and is_placed(zones[0]):
            turn["mining"] = zones[0]
        elif now == (rules.innovation_least, rules.innovation_steps) and state.played:
            turn["mining"] = "innovation"
    elif pending == Delivering():
        turn["delivery"] = True if is_placed("delivery") else "innovation"
    if pending is not None and not turn:
        raise ValueError(f"{pending} cannot be written as a position; let the action end first")
    return turn | {"placed": state.placed, "played": state.played}


def _seat(state: State, seat: int, player: Player) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    paid = [p.workers for zone in state.zones for p in zone.cards if p.seat == seat]
    out = Counter(worker for workers in paid for worker in workers)
    if Counter(player.workers) + out != Counter(state.layout.workers):
        fields["workers"] = list(player.workers)
    fields |= {key: [str(card) for card in getattr(player, key)] for key in LISTS}
    docks = zip(DOCKS, player.docks, strict=True)
    fields["docks"] = {str(n): _dock(dock) for n, dock in docks if dock != Dock()}
    fields["delivered"] = [_train(train) for train in player.delivered]
    fields["tokens"] = list(player.tokens)
    return {key: value for key, value in fields.items() if value or key == "workers"}


def payment_word(paid: Payment) -> str:
    words = [*map(str, paid.workers), *(f"{name}={value}" for name, value in paid.innovations)]
    return f"{paid.seat}: {'+'.join(words)}"


def _dock(dock: Dock | Train) -> dict[str, Any]:
    fields: dict[str, Any] = {"engine": dock.engine, "wagons": [*map(_wagon, dock.wagons)]}
    return {key: value for key, value in fields.items() if value}


def _wagon(wagon: Wagon) -> str:
    return f"{wagon.crest}={wagon.load}" if wagon.load else wagon.crest


def _train(train: Train) -> dict[str, Any]:
    return {"order": str(train.order), **_dock(train)}
