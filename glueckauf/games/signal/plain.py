"""A state in plain text, for the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from glueckauf.core.protocol import CHANCE
from glueckauf.core.texts import name_of
from glueckauf.games.signal.parts import (
    GOODS,
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
    Train,
)
from glueckauf.games.signal.turn import depot

if TYPE_CHECKING:
    from glueckauf.games.signal.rules import State


def describe(state: State) -> str:
    """What lies on the table, a line for each part of it."""
    on = state.map
    goods = [
        f"{colour} {n} in {on.nodes[on.city_of[colour]].name}"
        for colour, n in zip(GOODS, state.goods, strict=True)
    ]
    ports = [
        f"{on.nodes[port].name} {_counted(zip(GOODS, row, strict=True))}"
        for port, row in zip(on.ports, state.stored, strict=True)
    ]
    switched = [
        f"{junction} {','.join(shut)}"
        for junction, shut in zip(on.junctions, state.closed, strict=True)
    ]
    lines = [
        f"Switch & Signal, {on.title}: {_whose_turn(state)}",
        f"clock      {state.clock} of {state.rules.clock}, {state.deck} departure cards,"
        f" {state.score} of {state.layout.needed} goods delivered",
        f"trains     {', '.join(map(_train, state.trains)) or 'none'}",
        f"depot      {_words(depot(state))}",
        f"goods      {', '.join(goods)}",
        f"ports      {', '.join(ports)}",
        f"green      {_words(sorted(state.green))}",
        f"closed     {', '.join(switched)}",
        f"helpers    {_words(state.helpers)}{', through running' if state.through else ''}",
        f"cards      {sum(state.pile)} in the pile, {sum(state.discards)} discarded",
    ]
    lines += [f"{name_of(seat):<11}{hand or '-'!s}" for seat, hand in enumerate(state.players)]
    return "\n".join(lines)


def _whose_turn(state: State) -> str:
    if state.is_over:
        return "over, won" if state.winners else "over, lost"
    due = ", actions"
    match state.pending:
        case Revealing():
            due = ", a departure card"
        case Deploying():
            due = ", which colour to deploy"
        case Shunting(left=left):
            due = f", deploy {left.deploy[0]}, perhaps with the shunter"
        case Placing(colour=colour):
            due = f", the start place of {colour}"
        case Choosing():
            due = ", which colour moves"
        case Next(colour=colour, waiting=waiting):
            due = f", {colour} moves: {_words(waiting)}"
        case Asked():
            due = ", the crossing keeper or on"
        case Rolling(way=way):
            due = f", the die of {way.space}"
        case Rolled(way=way, points=points):
            due = f", {points} for {way.space}: the logistician or on"
        case Leaving(way=way, points=points):
            due = f", out of {way.space} with {points}"
        case Passing(way=way, points=points):
            due = f", stop in {way.space} or run through with {points}"
        case Drawing(cards=cards):
            due = f", {cards} cards to draw"
    whose = f"turn of {name_of(state.active)}"
    return f"{whose}, chance{due}" if state.to_move == CHANCE else f"{whose}{due}"


def _train(train: Train) -> str:
    heading = f">{train.heading}" if train.heading else ""
    load = f" with {train.load}" if train.load else ""
    return f"{train.colour} {train.space}{heading}{load}"


def _counted(found: Iterable[tuple[str, int]]) -> str:
    return _words(f"{colour}:{n}" for colour, n in found if n)


def _words(found: Iterable[object]) -> str:
    return " ".join(map(str, found)) or "-"
