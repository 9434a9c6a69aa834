"""Greedy plays Switch & Signal for what a position is worth: it tries every decision, and averages dice.

Cards are played by plans for single trains (turns.py); a helper helps where that is worth what it might
save later. It is deterministic: the same view, the same move.
"""

from __future__ import annotations

from typing import NamedTuple

from glueckauf.core.protocol import CHANCE
from glueckauf.games.signal import notation as note
from glueckauf.games.signal.bots.turns import worths
from glueckauf.games.signal.bots.worth import value
from glueckauf.games.signal.notation import Move
from glueckauf.games.signal.parts import (
    COLOURS,
    Asked,
    Choosing,
    Deploying,
    Leaving,
    Next,
    Passing,
    Placing,
    Rolled,
    Rolling,
    Shunting,
)
from glueckauf.games.signal.rules import State

HELPER = {  # cards that a helper must be good for
    "logistician": 2.5,
    "dispatcher": 2.5,
    "conductor": 3.0,
    "crossing_keeper": 3.0,
    "shunter": 2.5,
    "traffic_controller": 2.5,
}


class Plan(NamedTuple):
    """A move, and what the position is worth if it is made."""

    worth: float
    move: Move


class Greedy:
    """Does what brings most now. Luck plays no part; the seed is for the sake of others."""

    def __init__(self, seed: int | str = 0) -> None:
        self._seed = seed

    def choose(self, view: State) -> str:
        return best_plan(view).move

    def why(self, view: State, move: str, language: str = "en") -> str:
        """The reason for a move, and by how much it is better than the next best."""
        from glueckauf.games.signal.bots.whys import why  # words: playing does without them

        return why(view, move, language)

    def onward(self, state: State) -> State:
        """The position after its next move."""
        return state.after(best_plan(state).move)


def best_plan(view: State) -> Plan:
    """The best move of the player to move; of equals the first."""
    return max(plans(view), key=_worth)


def ranked(view: State) -> list[Move]:
    """All legal moves: those that Greedy thinks of, the best first, then all others."""
    found = [plan.move for plan in sorted(plans(view), key=_worth, reverse=True)]
    return [*found, *(move for move in view.legal_moves() if move not in found)]


def _worth(plan: Plan) -> float:
    return plan.worth


def plans(view: State) -> list[Plan]:
    """The moves that deserve a thought, with what they are worth."""
    pending = view.pending
    if pending is None:
        return _acting(view)
    moves = view.legal_moves()
    if len(moves) == 1:
        return [Plan(0.0, moves[0])]
    if isinstance(pending, Next):
        return _next(view, pending, moves)
    if isinstance(pending, Choosing):
        return _choosing(view, moves)
    if isinstance(pending, (Deploying, Shunting)):
        return _deploying(view, moves)
    if isinstance(pending, Rolled):
        return _rolled(view, pending)
    if isinstance(pending, (Leaving, Passing)):
        return _leaving(view, moves)
    assert isinstance(pending, Asked)
    lost = view.rules.no_deployment_tokens if pending.left.deploy else 0
    return [Plan(float(-lost), note.ON), Plan(-1.0, note.KEEPER)]


# --- What comes of a decision ---------------------------------------------------------------


def outlook(state: State) -> float:
    """What a position is worth: dice are averaged, and on the way out of a city the best way is taken."""
    pending = state.pending
    if state.is_over:
        return value(state)
    if isinstance(pending, Rolling):
        return sum([float(p) * outlook(state.after(move)) for move, p in state.chances().items()])
    if isinstance(pending, Rolled):
        return outlook(state.after(note.ON))
    if isinstance(pending, (Leaving, Passing)):
        moves = [move for move in state.legal_moves() if move != note.DISPATCHER]
        return max([outlook(state.after(move)) for move in moves])
    return value(state)


# --- Step 2 ---------------------------------------------------------------------------------


def _acting(view: State) -> list[Plan]:
    """Actions with what they bring, less the cards that they cost."""
    return [Plan(worth, move) for move, worth in worths(view).items()]


# --- The departure card ---------------------------------------------------------------------


def moved(state: State, colour: str) -> float:
    """What it brings that all trains of a colour move."""
    pending = Next(state.pending.left, colour, ())  # type: ignore[union-attr]  # of a card
    now, total = value(state), 0.0
    for train in state.trains:
        if train.colour == colour:
            one = state._replace(
                pending=pending._replace(waiting=(train.space,)), to_move=state.active
            )
            total += outlook(_alone(one.after(note.go(train.space)))) - now
    return total


def _alone(state: State) -> State:
    """A train of a card that rolls, as if nothing else came after it."""
    return state._replace(pending=Rolling(state.pending.way._replace(then=None)))  # type: ignore[union-attr]


def _next(view: State, pending: Next, moves: list[Move]) -> list[Plan]:
    """The train that gains most goes first; who would lose much, is held."""
    now = value(view)
    gains = {}
    for move in moves:
        if isinstance(move, note.Go):
            gains[move.space] = outlook(_alone(view.after(move))) - now
    total = sum(gains.values())
    found = []
    for move in moves:
        if isinstance(move, note.Go):
            found.append(Plan(now + gains[move.space] / 100, move))
        elif isinstance(move, note.Hold):
            if move.what in COLOURS:
                found.append(Plan(now - total - HELPER["conductor"], move))
            else:
                saved = -gains[move.what]
                found.append(Plan(now + saved - HELPER["traffic_controller"], move))
        elif move == note.KEEPER:
            found.append(Plan(now - total - HELPER["crossing_keeper"], move))
    return found


def _choosing(view: State, moves: list[Move]) -> list[Plan]:
    """The colour whose trains gain most."""
    now = value(view)
    colours = [move for move in moves if isinstance(move, note.Colour)]
    found = [Plan(now + moved(view, move.colour), move) for move in colours]
    best = max(found, key=_worth).worth
    if note.KEEPER in moves:
        found.append(Plan(now + (now - best) - HELPER["crossing_keeper"], note.KEEPER))
    return found


def _deploying(view: State, moves: list[Move]) -> list[Plan]:
    """The colour and place that promise most; the shunter, where the dice would be far worse."""
    found: list[Plan] = []
    pending = view.pending
    assert isinstance(pending, (Deploying, Shunting))
    due = [pending.left.deploy[0]] if isinstance(pending, Shunting) else COLOURS
    rolls = {colour: _rolled_place(view, pending, colour) for colour in due}
    for move in moves:
        if isinstance(move, note.Deploy):
            found.append(Plan(rolls[move.colour], move))
        elif move == note.ON:
            found.append(Plan(rolls[due[0]], move))
    shunts = [move for move in moves if isinstance(move, note.Shunt)]
    found += [Plan(value(view.after(move)) - HELPER["shunter"], move) for move in shunts]
    return found


def _rolled_place(view: State, pending: Deploying | Shunting, colour: str) -> float:
    """What a position is worth after the dice have placed a train, on average."""
    rolling = view._replace(pending=Placing(pending.left, colour), to_move=CHANCE)
    return sum([float(p) * value(rolling.after(move)) for move, p in rolling.chances().items()])


# --- A train on its way ---------------------------------------------------------------------


def _rolled(view: State, pending: Rolled) -> list[Plan]:
    again = view._replace(
        pending=Rolling(pending.way),
        to_move=CHANCE,
        helpers=tuple([one for one in view.helpers if one != "logistician"]),
    )
    return [
        Plan(outlook(view), note.ON),
        Plan(outlook(again) - HELPER["logistician"], note.REROLL),
    ]


def _leaving(view: State, moves: list[Move]) -> list[Plan]:
    found = [Plan(outlook(view.after(m)), m) for m in moves if m != note.DISPATCHER]
    if note.DISPATCHER in moves and isinstance(view.pending, Passing):
        through = view.after(note.DISPATCHER)
        exits = [move for move in through.legal_moves() if isinstance(move, note.Exit)]
        if exits:
            best = max([outlook(through.after(move)) for move in exits])
            found.append(Plan(best - HELPER["dispatcher"], note.DISPATCHER))
    return found
