"""Greedy plays the card game for the points in sight: it tries every action to the end of the turn.

What lies face down it guesses once, from its view alone. Workers have a price, so dear zones wait.
It is deterministic: the same view, the same move.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from glueckauf.games.card.bots.worth import worth
from glueckauf.games.card.notation import Move, Pass, Pay
from glueckauf.games.card.parts import NOBODY, Mining, Paying, worker_range
from glueckauf.games.card.rules import State

WORKER = 0.7  # VP that a worker is worth
CARD = 0.45  # VP for every card of the payment: many small ones reach more zones
INNOVATION = 1.5  # VP for a worker innovation (1–3) that pays; larger ones cost more
TOKEN = 0.4  # VP for being the latest at the shift tokens
IDLE = 3.0  # VP that a pass gives away: workers in hand are worth nothing when the shift ends
DEAR = 3  # workers on a card that still finds a zone in a shift, as a rule
MOST_LINES = 400  # of one mining action that are tried


class Plan(NamedTuple):
    """A move, and what the player is worth if the turn goes on as well as it can."""

    worth: float
    move: Move


class Greedy:
    """Takes what brings most now. Luck plays no part; the seed is for the sake of others."""

    def __init__(self, seed: int | str = 0) -> None:
        self._seed = seed

    def choose(self, view: State) -> str:
        return best_plan(view).move


def best_plan(view: State) -> Plan:
    """The best move of the player to move, as far as the player can see."""
    seat = view.to_move
    assert seat is not None, "a bot is asked while it is to move"
    moves = view.legal_moves()
    if len(moves) == 1:
        return Plan(0.0, moves[0])
    if isinstance(view.pending, Paying):
        return max(
            (Plan(-_price(move), move) for move in moves if isinstance(move, Pay)), key=_first
        )
    guess = view.guess(seat, Random(0))
    return _Turn(guess, seat).best(guess)


def _first(plan: Plan) -> float:
    return plan.worth


def _price(payment: Pay) -> float:
    """What a payment costs: workers that could have gone elsewhere."""
    workers = sum(payment.workers) * WORKER + CARD * len(payment.workers)
    return workers + sum(INNOVATION * worker_range(name) / 3 for name, _ in payment.innovations)


def _actions(workers: tuple[int, ...]) -> int:
    """The actions that a hand is good for: one with each card."""
    return sum(1 for value in workers if value <= DEAR)


class _Turn:
    """The rest of a turn, tried to its end."""

    def __init__(self, start: State, seat: int) -> None:
        self.seat = seat
        self.shift = start.shift
        self.rules = start.rules
        shifts = len(start.tokens) - 1
        hand = start.players[seat].workers
        self.actions = max(_actions(hand) - 1, 0) + _actions(start.layout.workers) * shifts
        self.lines = 0
        self.seen: dict[object, float] = {}

    def best(self, state: State) -> Plan:
        """The move after which the player is worth most, of equals the first."""
        plans = [Plan(self._after(state, move), move) for move in state.legal_moves()]
        return max(plans, key=_first)

    def _after(self, state: State, move: Move) -> float:
        """What the player is worth after this move and the best that can follow it in this turn."""
        if isinstance(move, Pass):
            return self._worth(state) - IDLE
        then = state.after(move)
        spent = 0.0
        if isinstance(then.pending, Paying):
            payments = [each for each in then.legal_moves() if isinstance(each, Pay)]
            payment = min(payments, key=_price)
            spent = _price(payment)
            then = then.after(payment)
        return self._onward(then) - spent

    def _onward(self, state: State) -> float:
        """The turn goes on while decisions of the action are due; innovations are thought of later."""
        going_on = state.to_move == self.seat and state.pending is not None
        if not going_on or state.shift != self.shift or self.lines > MOST_LINES:
            return self._worth(state)
        key = (state.players[self.seat], state.pending)
        if key not in self.seen:
            self.lines += isinstance(state.pending, Mining)
            self.seen[key] = max(self._onward(state.after(move)) for move in state.legal_moves())
        return self.seen[key]

    def _worth(self, state: State) -> float:
        """The player's worth, with the shift token that is in sight."""
        found = worth(state.players[self.seat], self.actions, self.rules)
        if state.is_over or state.shift != self.shift:
            return found
        owner = state.zones[state.layout.token_zone].owner
        holds = owner == self.seat or (owner == NOBODY and state.start == self.seat)
        return found + TOKEN * holds
