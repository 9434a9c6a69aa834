"""What a player may choose in a turn (CG-2, CG-4): zones, payments, innovations, passing.

Each kind of move has one `why_not_…`, the only place that knows its legality. What the moves do
stands in actions.py; the end of a turn asks here whether the next player can do anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from glueckauf.core.telling import Violation
from glueckauf.core.texts import Fact
from glueckauf.games.card.delivery import can_deliver
from glueckauf.games.card.mining import can_use
from glueckauf.games.card.notation import END, PASS, Move, Pay, Place, Use, pay, place, use
from glueckauf.games.card.parts import (
    ACTION_INNOVATIONS,
    FACE_DOWN,
    FACE_DOWN_LORRY,
    FACE_DOWN_ORDER,
    STACKS,
    Paying,
    Player,
    free_docks,
    worker_range,
)
from glueckauf.games.card.ruleset import Layout
from glueckauf.games.card.telling import no, zone_facts

if TYPE_CHECKING:
    from glueckauf.games.card.rules import State

STACK_AT = {name: n for n, name in enumerate(STACKS)}
_ENGINE = STACK_AT["engine"]
_HIDDEN: tuple[object, ...] = (FACE_DOWN, FACE_DOWN_LORRY, FACE_DOWN_ORDER)


# --- Can the action be carried out (CG-2.6)? ------------------------------------------------


class Action(NamedTuple):
    """What a zone or an innovation does: take the top of a stack, mine so many steps, …"""

    kind: str  # "stack", "mining", "delivery" or "wild"
    stack: int = -1
    least: int = 0
    most: int = 0


@lru_cache(maxsize=64)
def action_of(layout: Layout, move: Place | Use) -> Action:
    """The action of a zone, or of an action innovation."""
    if isinstance(move, Use):
        if move.innovation == "mining":
            rules = layout.rules
            return Action("mining", -1, rules.innovation_least, rules.innovation_steps)
        return Action("stack", STACK_AT[move.stack]) if move.stack else Action("delivery")
    if move in STACK_AT:
        return Action("stack", STACK_AT[move])
    if move.kind == "mining":
        return Action("mining", -1, *layout.mining[move])
    return Action(move.kind)


def _why_not_stack(state: State, player: Player, action: Action) -> Violation | None:
    """Can the top card of this stack be taken?"""
    cards = state.stacks[action.stack].cards
    if not cards or action.stack == _ENGINE:
        problem = why_not_look(state, player, action.stack)
        if problem:
            return problem
    return no("CG-1.1", "face-down", {}) if cards[0] in _HIDDEN else None


def why_not_look(state: State, player: Player, at: int) -> Violation | None:
    """Can the wild action name this stack?

    Of a closed stack, as puzzles have them, there may be nothing to take.
    """
    cards = state.stacks[at].cards
    if not cards:
        return no("CG-4.3", "stack-empty", {"stack": STACKS[at]})
    if at == _ENGINE and not free_docks(player):
        return no("CG-3.3", "no-free-dock", {})
    if cards[0] in _HIDDEN and all(card in _HIDDEN for card in cards[: state.layout.rules.look]):
        return no("CG-1.1", "face-down", {})
    return None


def _why_not_mining(state: State, player: Player, action: Action) -> Violation | None:
    if can_use(player, action.least, action.most, state.layout.rules):
        return None
    return no("CG-3.9", "cannot-mine", {"least": action.least, "most": action.most})


def _why_not_delivery(state: State, player: Player, action: Action) -> Violation | None:
    return None if can_deliver(player) else no("CG-3.10", "no-train-ready", {})


def _why_not_wild(state: State, player: Player, action: Action) -> Violation | None:
    found = [why_not_look(state, player, at) for at in range(len(STACKS))]
    if None in found:
        return None
    unseen = (problem for problem in found if problem and _is_unseen(problem))
    return next(unseen, None) or no("CG-2.6", "nothing-to-take", {})


_CHECKS: dict[str, Callable[[State, Player, Action], Violation | None]] = {
    "stack": _why_not_stack,
    "mining": _why_not_mining,
    "delivery": _why_not_delivery,
    "wild": _why_not_wild,
}


# --- The main choice of a turn (D1, D10) ----------------------------------------------------


class _Zone(NamedTuple):
    move: Place
    at: int
    action: Action
    why_not: Callable[[State, Player, Action], Violation | None]


@lru_cache(maxsize=16)
def _zones(layout: Layout) -> dict[str, _Zone]:
    """The zones of the table, sorted."""
    made = ((place(name), n) for name, n in sorted(layout.index.items()))
    actions = ((move, at, action_of(layout, move)) for move, at in made)
    return {move: _Zone(move, at, action, _CHECKS[action.kind]) for move, at, action in actions}


def why_not_place(state: State, move: Place) -> Violation | None:
    zone = _zones(state.layout).get(move)
    if zone is None:
        if move in state.layout.closed:
            return no("CG-1.2", "card-not-used", {"players": len(state.players)})
        return no("CG-1.3", "no-such-zone", {"steps": move.number})
    if state.placed:
        return no("CG-2.7", "placed-already", {})
    player = state.players[state.to_move]  # type: ignore[index]  # somebody is to move
    cost = state.zones[zone.at].latest + 1
    if not payable(player) >> cost & 1:
        facts = zone_facts(state.layout, zone.move)
        return no("CG-2.4", "cannot-pay", {**facts, "workers": cost})
    return zone.why_not(state, player, zone.action)


def _places(state: State, player: Player) -> Iterator[Place]:
    """The zones that `why_not_place` allows; it asks the same two questions, and names the reason."""
    can_pay, zones = payable(player), state.zones
    for move, at, action, why_not in _zones(state.layout).values():
        if can_pay >> zones[at].latest + 1 & 1 and why_not(state, player, action) is None:
            yield move


def can_place(state: State, player: Player) -> bool:
    return next(_places(state, player), None) is not None


def why_not_use(state: State, move: Use) -> Violation | None:
    player = state.players[state.to_move]  # type: ignore[index]  # somebody is to move
    if move.innovation not in player.innovations:
        return no("CG-4.2", "no-such-innovation", {"innovation": move.innovation})
    needs_placement = state.layout.rules.innovation_needs_placement and not state.placed
    if needs_placement and not can_place(state, player):
        return no("CG-2.2", "innovation-needs-placement", {})
    action = action_of(state.layout, move)
    return _CHECKS[action.kind](state, player, action)


@lru_cache(maxsize=4096)
def _uses(innovations: tuple[str, ...]) -> tuple[Use, ...]:
    """The ways to play these innovations, sorted."""
    held = [name for name in ACTION_INNOVATIONS if name in innovations]
    two = {name: (f"{name}/a", f"{name}/b") for name in ("lorry", "wagon")}
    return tuple(use(word) for name in held for word in two.get(name, (name,)))


def has_action(player: Player) -> bool:
    """Has the player an innovation that could be played at all?"""
    return bool(_uses(player.innovations))


def _playable(state: State, player: Player) -> list[Use]:
    uses = _uses(player.innovations)
    return [move for move in uses if why_not_use(state, move) is None] if uses else []


def why_not_pass(state: State) -> Violation | None:
    if state.placed:
        return no("CG-2.7", "end-instead", {})
    if state.played and state.layout.rules.innovation_needs_placement:
        player = state.players[state.to_move]  # type: ignore[index]  # somebody is to move
        if can_place(state, player):
            return no("CG-2.2", "must-place", {})
    return None


def why_not_end(state: State) -> Violation | None:
    return None if state.placed else no("CG-2.2", "place-or-pass", {})


def legal_choices(state: State) -> list[Move]:
    """Every zone, innovation, the pass or the end of the turn, sorted."""
    player = state.players[state.to_move]  # type: ignore[index]  # somebody is to move
    moves: list[Move] = [*_playable(state, player)]
    if state.placed:
        return [END, *moves]
    moves += _places(state, player)
    if why_not_pass(state) is None:
        moves.append(PASS)
    moves.sort()
    return moves


def can_go_on(state: State) -> bool:
    """Is there anything but passing, or ending the turn (CG-A16, CG-A21)?

    A card that lies face down counts: only in a closed state nobody can take it (hidden.py).
    """
    player = state.players[state.to_move]  # type: ignore[index]  # somebody is to move
    if not state.placed and can_place(state, player):
        return True
    return bool(_playable(state, player)) or _has_unseen(state, player)


def _has_unseen(state: State, player: Player) -> bool:
    """Is something only out of reach because a card lies face down?"""
    zones = () if state.placed else _zones(state.layout).values()
    return any(
        problem is not None and _is_unseen(problem)
        for problem in (
            *(why_not_place(state, zone.move) for zone in zones),
            *(why_not_use(state, move) for move in _uses(player.innovations)),
        )
    )


def _is_unseen(problem: Violation) -> bool:
    return problem.reason == "face-down"


# --- Payment (CG-2.4) -----------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _helpers(innovations: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for name in innovations if worker_range(name))


def payable(player: Player) -> int:
    """The costs this hand can pay exactly, as the bits of a number."""
    return _payable(player.workers, _helpers(player.innovations))


@lru_cache(maxsize=50_000)
def _payable(workers: tuple[int, ...], helpers: tuple[str, ...]) -> int:
    costs = 1
    for worker in workers:
        costs |= costs << worker
    for helper in helpers:
        values = range(worker_range(helper) + 1)
        costs = sum({bit for value in values for bit in _bits(costs << value)})
    return costs & ~1


def _bits(number: int) -> Iterator[int]:
    while number:
        lowest = number & -number
        yield lowest
        number ^= lowest


def legal_payments(state: State) -> list[Move]:
    """Every payment that `why_not_pay` allows."""
    assert isinstance(state.pending, Paying)
    player = state.players[state.to_move]  # type: ignore[index]  # somebody is to move
    return list(payments(player.workers, _helpers(player.innovations), state.pending.cost))


@lru_cache(maxsize=50_000)
def payments(workers: tuple[int, ...], helpers: tuple[str, ...], cost: int) -> tuple[Pay, ...]:
    """Every different way to pay this cost with these cards, sorted."""
    found = {
        pay(paid, tuple(sorted(helped)))
        for helped in _helped(helpers, cost)
        for paid in _paid(workers, cost - sum([value for _, value in helped]))
    }
    return tuple(sorted(found))


def _helped(helpers: tuple[str, ...], cost: int) -> Iterator[tuple[tuple[str, int], ...]]:
    """Some of these innovations with values that sum to at most the cost."""
    if not helpers:
        yield ()
        return
    for rest in _helped(helpers[1:], cost):
        yield rest
        left = cost - sum([value for _, value in rest])
        for value in range(1, min(worker_range(helpers[0]), left) + 1):
            yield ((helpers[0], value), *rest)


@lru_cache(maxsize=256)
def _paid(workers: tuple[int, ...], cost: int) -> frozenset[tuple[int, ...]]:
    """The multisets of these worker cards that sum to the cost, each ascending."""
    if cost == 0:
        return frozenset({()})
    if not workers or cost < 0:
        return frozenset()
    with_last = (paid + workers[-1:] for paid in _paid(workers[:-1], cost - workers[-1]))
    return frozenset(with_last) | _paid(workers[:-1], cost)


def why_not_pay(state: State, move: Pay) -> Violation | None:
    paying = state.pending
    assert isinstance(paying, Paying)
    player = state.players[state.to_move]  # type: ignore[index]  # somebody is to move
    if not _holds(player.workers, move.workers):
        return no("CG-2.4", "no-such-workers", {})
    if not _holds(player.innovations, tuple([name for name, _ in move.innovations])):
        return no("CG-4.1", "no-such-helper", {})
    for name, value in move.innovations:
        if value > worker_range(name):
            facts: dict[str, Fact] = {"most": worker_range(name), "workers": value}
            return no("CG-4.1", "value-out-of-range", facts)
    if move.total != paying.cost:
        facts = {"needed": paying.cost, "workers": move.total}
        return no("CG-2.4", "wrong-payment", {**zone_facts(state.layout, paying.zone), **facts})
    return None


def _holds(hand: tuple[object, ...], cards: tuple[object, ...]) -> bool:
    return all(hand.count(card) >= cards.count(card) for card in cards)
