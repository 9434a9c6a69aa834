"""A state in plain text, for the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from glueckauf.core.texts import name_of
from glueckauf.games.board.parts import (
    COLOURS,
    Drafting,
    Look,
    Mining,
    Outstanding,
    Player,
    Return,
    Shortage,
)

if TYPE_CHECKING:
    from glueckauf.games.board.rules import State


def describe(state: State) -> str:
    """What lies on the table, a line for each part of it."""
    works = state.works
    standing = [
        f"{name} {crew.miners} of {name_of(crew.seat)}"
        for name, crew in zip(works.index, state.crews, strict=True)
        if crew.miners
    ]
    resting = [
        f"{place} {miners} of {name_of(seat)}"
        for place, counts in (("pithead", state.pithead), ("canteen", state.canteen))
        for seat, miners in enumerate(counts)
        if miners
    ]
    supply = " ".join(f"{n}{colour}" for n, colour in zip(state.supply, COLOURS, strict=True))
    lines = [
        f"Glück Auf, shift {state.shift} of {state.rules.shifts}: {_whose_turn(state)}",
        f"workshops  {_row(state, 'workshop', state.workshops)}",
        f"orders     {_row(state, 'order', state.order_spaces)}",
        f"at work    {', '.join(standing + resting) or 'nobody'}",
        f"stacks     {len(state.tile_stack.cards)} tiles, {len(state.order_stack.cards)} orders",
        f"supply     {supply}",
    ]
    for seat, player in enumerate(state.players):
        lines += _player(seat, player)
    return "\n".join(lines)


def _whose_turn(state: State) -> str:
    if state.is_over:
        return f"over, won by {' and '.join(name_of(seat) for seat in state.winners)}"
    due = ""
    match state.pending:
        case Drafting(row):
            due = f", draft from {_numbered(str(order) if order else '-' for order in row)}"
        case Mining(steps_left=steps):
            due = f", mining, {steps} steps left"
        case Look(cards=cards):
            due = f", keep one of {_numbered(map(str, cards))}"
        case Return(places=places):
            due = f", put back {' '.join(map(str, places))}"
        case Shortage(carts=carts):
            due = f", choose coal for {carts} carts"
    assert state.to_move is not None, "somebody is, until it is over"
    return f"{name_of(state.to_move)} to move{due}"


def _numbered(words: Iterable[str]) -> str:
    return "  ".join(f"{n} {word}" for n, word in enumerate(words, start=1))


def _row(state: State, kind: str, cards: tuple[object, ...]) -> str:
    return _numbered(
        "closed" if f"{kind}/{n}" in state.works.closed else str(card or "-")
        for n, card in enumerate(cards, start=1)
    )


def _player(seat: int, player: Player) -> list[str]:
    mine = player.mine
    return [
        f"{name_of(seat):<11}{player.vp} VP, {player.miners} miners, {player.marks} marks,"
        f" {len(player.delivered)} delivered",
        f"           cage at {mine.level} with {mine.cage or '-'}, carts"
        f" {' '.join(coal or '-' for coal in mine.carts)}, storage {mine.storage or '-'},"
        f" tiles {' '.join(map(str, mine.tiles)) or '-'}",
        f"           {'  '.join(map(_outstanding, sorted(player.orders))) or 'no orders'}",
    ]


def _outstanding(outstanding: Outstanding) -> str:
    label, order, squares = outstanding
    return f"{label} {order} [{' '.join(coal or '.' for coal in squares)}] {order.vp} VP"
