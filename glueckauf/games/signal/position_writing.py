"""A state as the `[position]` of a file: what position.py reads gives the state back."""

from __future__ import annotations

from collections import Counter
from typing import Any

from glueckauf.core.toml import toml_value
from glueckauf.games.signal.parts import (
    GOODS,
    KINDS,
    NUMBERS,
    START,
    Drawing,
    Leaving,
    Left,
    Next,
    Passing,
    Placing,
    Revealing,
    Rolled,
    Rolling,
    Train,
)
from glueckauf.games.signal.position_turn import (
    ACTIONS,
    DRAW,
    LEAVE,
    PASS,
    PLACE,
    ROLL,
    ROLLED,
)
from glueckauf.games.signal.rules import State
from glueckauf.games.signal.ruleset import departures


def position_lines(state: State) -> list[str]:
    """The lines of `[position]`."""
    lines = ["[position]"]
    for key, value in position_tree(state).items():
        if key == "trains" and value:
            lines += ["trains = [", *(f"  {toml_value(train)}," for train in value), "]"]
        else:
            lines.append(f"{key} = {toml_value(value)}")
    return lines


def position_tree(state: State) -> dict[str, Any]:
    """The same as a tree. ValueError when the game is over: nobody is to move."""
    if state.is_over:
        raise ValueError("the game is over: nobody is to move")
    tree = _set_up(state)
    if state.layout.card_at[START] == 0 and state.unseen[0]:
        return tree
    trains = [_train(train) for train in state.trains]
    stored = {
        port: {kind: n for kind, n in zip(GOODS, row, strict=True) if n}
        for port, row in zip(state.map.ports, state.stored, strict=True)
        if any(row)
    }
    tree |= {"trains": trains, "stored": stored, "clock": state.clock, "seen": _seen(state)}
    tree |= {"deck": state.deck, "under": state.under}
    tree["discards"] = {k: n for k, n in zip(KINDS.values(), state.discards, strict=True) if n}
    if state.rules.tokens == "pile":
        tree["tokens"] = list(state.tokens)
    tree["used"] = [one for one in state.map.helpers if one not in state.helpers]
    tree["turn"] = _turn(state)
    left_out = {"stored", "under", "discards", "used"}  # where they say nothing
    return {key: value for key, value in tree.items() if value or key not in left_out}


def _set_up(state: State) -> dict[str, Any]:
    on = state.map
    tree: dict[str, Any] = {"map": on.name, "players": len(state.players), "start": state.start}
    if state.rules.without_head:
        tree["rules"] = state.rules.without_head
    if state.rules.tokens == "places":
        numbers = dict(zip(state.places, NUMBERS, strict=True))
        tree["places"] = [numbers[place] for place in on.starts]
    tree["green"] = sorted(state.green - on.first_green)
    tree["red"] = sorted(on.first_green - state.green)
    tree["closed"] = {
        junction: list(now)
        for junction, now, first in zip(on.junctions, state.closed, on.first_closed, strict=True)
        if now != first
    }
    tree["hands"] = [str(hand) for hand in state.players]
    left_out = {"green", "red", "closed"}
    return {key: value for key, value in tree.items() if value or key not in left_out}


def _train(train: Train) -> dict[str, str]:
    fields = {"colour": train.colour, "at": train.space}
    fields |= {"heading": train.heading, "load": train.load}
    return {key: value for key, value in fields.items() if value}


def _seen(state: State) -> list[str]:
    """The departure cards of earlier turns: without this turn's, and the one under the deck."""
    table = state.layout
    seen = Counter(
        {
            card: copies - left
            for card, copies, left in zip(table.cards, table.unseen, state.unseen, strict=True)
        }
    )
    seen -= Counter([START, state.under])
    left = _left(state)
    if left is not None:
        seen -= Counter([left.card])
    return sorted(seen.elements())


def _left(state: State) -> Left | None:
    """What is left of the departure card, or None where it is done or to come."""
    pending = state.pending
    if isinstance(pending, (Rolling, Rolled, Leaving, Passing)):
        return pending.way.then.left if pending.way.then else None
    return getattr(pending, "left", None)


def _turn(state: State) -> dict[str, Any]:
    pending, left = state.pending, _left(state)
    turn: dict[str, Any] = {"seat": state.active}
    if isinstance(pending, Revealing):
        turn |= {"again": True} if pending.again else {}
    elif pending is None:
        turn["phase"] = ACTIONS
    elif isinstance(pending, Drawing):
        turn["phase"] = DRAW
    elif isinstance(pending, Placing):
        turn |= {"phase": PLACE, "colour": pending.colour}
    elif isinstance(pending, (Rolling, Rolled, Leaving, Passing)):
        turn |= _moving(pending)
    if left is not None:
        turn["card"] = _card(left)
    if isinstance(pending, Next):
        turn["waiting"] = list(pending.waiting)
        turn |= {"rolled": True} if pending.rolled else {}
    if state.through:
        turn["through"] = True
    if state.held:
        turn["held"] = state.held
    return turn


def _moving(pending: Rolling | Rolled | Leaving | Passing) -> dict[str, Any]:
    phases = {Rolling: ROLL, Rolled: ROLLED, Leaving: LEAVE, Passing: PASS}
    way = pending.way
    turn: dict[str, Any] = {"phase": phases[type(pending)], "train": way.space}
    if not isinstance(pending, Rolling):
        turn["points"] = pending.points
    if isinstance(pending, Passing):
        turn["entry"] = pending.entry
    if way.decided:
        turn["decided"] = True
    if way.then:
        turn["waiting"] = list(way.then.waiting)
    return turn


def _card(left: Left) -> str | dict[str, Any]:
    """The card as a word if all of it is left, else as a table."""
    card = departures()[left.card]
    if left == Left(card.id, card.deploy, card.move):
        return card.id
    table: dict[str, Any] = {"id": card.id}
    if left.deploy != card.deploy:
        table["deploy"] = len(left.deploy)
    if left.used:
        table["moved"] = list(left.used)
    rest = card.move[len(left.used) :]
    if left.move and left.move[0] != rest[0]:
        table["colour"] = left.move[0]
    if left.barred:
        table["barred"] = left.barred
    if left.fresh is not (set(table) == {"id"}):
        table["begun"] = not left.fresh
    return table
