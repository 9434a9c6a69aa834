"""Greedy plays the card game for the points in sight: it tries every action to the end of the turn.

What lies face down it guesses once, from its view alone. Workers have a price, so dear zones wait.
It is deterministic: the same view, the same move.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from glueckauf.games.card.actions import do_pay, do_place
from glueckauf.games.card.bots.prospects import Prospects, own_things, prospects
from glueckauf.games.card.bots.worth import worth_of_innovation
from glueckauf.games.card.choices import STACK_AT, Action, action_of, payments, why_not_look
from glueckauf.games.card.notation import LookAt, Move, Pass, Pay, Place, Take, ToDock, Use
from glueckauf.games.card.parts import (
    NOBODY,
    STACKS,
    Choosing,
    Delivering,
    Docking,
    Looking,
    Mining,
    Paying,
    Player,
    worker_range,
)
from glueckauf.games.card.rules import State

WORKER = 0.7  # VP that a worker is worth
CARD = 0.45  # VP for every card of the payment: many small ones reach more zones
INNOVATION = 1.5  # VP for a worker innovation (1–3) that pays; larger ones cost more
TOKEN = 0.4  # VP for being the latest at the shift tokens
IDLE = 3.0  # VP that a pass gives away: workers in hand are worth nothing when the shift ends
FEW = 1  # cards of a look that the quick player thinks of: the open one, which it values anyway
DEAR = 3  # workers on a card that still finds a zone in a shift, as a rule

_KINDS = tuple(name.partition("/")[0] for name in STACKS)  # of each stack


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

    def why(self, view: State, move: str, language: str = "en") -> str:
        """The reason for a move, and by how much it is better than the next best."""
        from glueckauf.games.card.bots.whys import why  # words: playing does without them

        return why(view, move, language)


class Quick:
    """Greedy for positions in which nothing is hidden, as play-outs have them: it need not guess.

    Of a look it thinks with fewer cards: more of them took a third of the time.
    """

    def choose(self, state: State) -> str:
        return self._chosen(state)

    def onward(self, state: State) -> State:
        """The position after the next decision; workers are placed and paid for at once.

        What comes from `legal_moves` need not be checked again.
        """
        move = self._chosen(state)
        if not isinstance(move, Place):
            return state.after(move)
        player = state.players[state.to_move]  # type: ignore[index]  # somebody is to move
        cost = state.zones[state.layout.index[move]].latest + 1
        return do_pay(do_place(state, move), _cheapest(player.workers, player.innovations, cost))

    def _chosen(self, state: State) -> Move:
        moves = state.legal_moves()
        return moves[0] if len(moves) == 1 else max(_plans(state, moves, FEW), key=_first).move


def best_plan(view: State) -> Plan:
    """The best move of the player to move, as far as the player can see."""
    return max(plans(view), key=_first)


def ranked(view: State) -> list[Move]:
    """The moves of the player to move, the best first."""
    return [plan.move for plan in sorted(plans(view), key=_first, reverse=True)]


def plans(view: State) -> list[Plan]:
    """What the moves of the player to move are worth, of equals in the order of the moves."""
    seat = view.to_move
    assert seat is not None, "a bot is asked while it is to move"
    moves = view.legal_moves()
    if len(moves) == 1:
        return [Plan(0.0, moves[0])]
    looks = isinstance(view.pending, Choosing) or "wild" in moves
    return _plans(view.guess(seat, Random(0)) if looks else view, moves, view.rules.look)


def expected(state: State, seat: int) -> float:
    """What a player can count on, before a turn."""
    hope = prospects_of(state, seat)
    in_hand = len(state.players[seat].innovations)
    return hope.worth + in_hand * worth_of_innovation(hope.actions)


def _first(plan: Plan) -> float:
    return plan.worth


# --- What moves are worth -------------------------------------------------------------------


def _plans(state: State, moves: list[Move], look: int) -> list[Plan]:
    """The moves with what they are worth, where the cards that a look would show are known.

    `look` is how many of them are thought of.
    """
    seat, pending = state.to_move, state.pending
    assert seat is not None
    if isinstance(pending, Paying):
        return [Plan(-_price(move), move) for move in moves]  # type: ignore[arg-type]  # payments
    hope = prospects_of(state, seat)
    if pending is None:
        return [Plan(_choice(state, seat, hope, move, look), move) for move in moves]
    return [Plan(_follow_up(state, hope, pending, move, look), move) for move in moves]


def _choice(state: State, seat: int, hope: Prospects, move: Move, look: int) -> float:
    """A zone with the cheapest payment for it, an innovation, the end of the turn, or a pass."""
    player, layout = state.players[seat], state.layout
    token = TOKEN * _holds_token(state, seat)
    if isinstance(move, Use):
        used = worth_of_innovation(hope.actions)
        return _action(state, seat, hope, action_of(layout, move), look) + token - used
    if not isinstance(move, Place):
        return hope.worth + token - (IDLE if isinstance(move, Pass) else 0.0)
    at = layout.index[move]
    payment = _cheapest(player.workers, player.innovations, state.zones[at].latest + 1)
    price = _price(payment) + len(payment.innovations) * worth_of_innovation(hope.actions)
    token = TOKEN if at == layout.token_zone else token
    return _action(state, seat, hope, action_of(layout, move), look) + token - price


def _action(state: State, seat: int, hope: Prospects, action: Action, look: int) -> float:
    """The best that an action can bring."""
    if action.kind == "stack":
        return hope.taking(_KINDS[action.stack], state.stacks[action.stack].cards[0])
    if action.kind == "mining":
        return hope.mining(Mining(action.most, action.least))
    if action.kind == "delivery":
        return hope.delivery()
    player = state.players[seat]
    open_stacks = [at for at in range(len(STACKS)) if why_not_look(state, player, at) is None]
    return max([_looking(state, hope, at, look) for at in open_stacks])


def _looking(state: State, hope: Prospects, at: int, look: int) -> float:
    """The best card among those that a look at a stack shows."""
    cards = state.stacks[at].cards[:look]
    return max([hope.taking(_KINDS[at], card) for card in dict.fromkeys(cards)])


def _follow_up(state: State, hope: Prospects, pending: Any, move: Move, look: int) -> float:
    """A decision within an action."""
    if isinstance(pending, Mining):
        return hope.step(pending, move)
    if isinstance(pending, Delivering):
        return hope.train(pending.engine, move)
    if isinstance(pending, Docking) and isinstance(move, ToDock):
        return hope.docking(pending.kind, pending.card, move.dock)
    if isinstance(pending, Looking) and isinstance(move, Take):
        cards = state.looked_at
        card = next(card for card in cards if str(card) == move.card)
        return hope.taking(_KINDS[STACK_AT[pending.stack]], card)
    assert isinstance(move, LookAt)
    return _looking(state, hope, STACK_AT[move.stack], look)


def _holds_token(state: State, seat: int) -> bool:
    """Would the shift token go to this player now?"""
    owner = state.zones[state.layout.token_zone].owner
    return owner == seat or (owner == NOBODY and state.start == seat)


# --- Workers --------------------------------------------------------------------------------


def _price(payment: Pay) -> float:
    """What a payment costs: workers that could have gone elsewhere."""
    workers = sum(payment.workers) * WORKER + CARD * len(payment.workers)
    return workers + sum([INNOVATION * worker_range(name) / 3 for name, _ in payment.innovations])


@lru_cache(maxsize=50_000)
def _cheapest(workers: tuple[int, ...], innovations: tuple[str, ...], cost: int) -> Pay:
    helpers = tuple([name for name in innovations if worker_range(name)])
    return min(payments(workers, helpers, cost), key=_price)


def _actions(workers: tuple[int, ...]) -> int:
    """The actions that a hand is good for: one with each card."""
    return sum([1 for value in workers if value <= DEAR])


def prospects_of(state: State, seat: int) -> Prospects:
    """What a player can make of things, with the actions that are left after this one."""
    player: Player = state.players[seat]
    layout, shifts = state.layout, len(state.tokens) - 1
    actions = max(_actions(player.workers) - 1, 0) + _actions(layout.workers) * shifts
    return prospects(own_things(player), actions, layout.rules)
