"""Themes by ablation: a puzzle has a theme if its best is out of reach once the technique is forbidden.

What each theme forbids, decision by decision:

    two-lorry-trouble   to store a card with two lorries: two steps that load nothing
    storage-detour      to move any card of the row to the storage
    stored-lorry        to load any card from the storage
    wild-wagon          to load a wild wagon
    same-engine-twice   a second train in one delivery
    small-order         to send a train with an order while the hand holds one for more lorries that
                        its load meets, too
    order-on-credit     to take an order that no load at the docks met when the puzzle began: nobody
                        can serve it yet, and it must be served before the end to count
    share-matching      every move that matches one more share: taking a share for an order that is
                        completed, or completing an order for a share that is there (CG-6.2)
    objective-chase     every move after which the own objectives bring more than before (1.6):
                        taking one that already scores, or delivering for one that is there
    exact-change        every payment but the natural one: as few cards as possible, the largest
                        first, and innovations only where the workers alone cannot pay
    last-on-mining-1    to place workers on the mining card with the shift tokens (CG-5.2)
    worker-innovation   to pay with innovations
    action-innovation   to play innovations
    wild-draw           to place workers on the wild card

`greedy-trap` is the one theme without ablation: the greedy player, the first on the ladder, gets less
in the first word of the objective.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from glueckauf.games.card.choices import STACK_AT, payments
from glueckauf.games.card.notation import Dispatch, Load, Move, Pay, Place, Store, Take, Use
from glueckauf.games.card.parts import (
    STACKS,
    WILD,
    Delivering,
    Looking,
    Paying,
    Player,
    worker_range,
)
from glueckauf.games.card.puzzles.themes import THEMES, TRAP
from glueckauf.games.card.rules import State
from glueckauf.games.card.scoring import matched_shares, objective_vp
from glueckauf.games.card.solve.solving import solve
from glueckauf.games.card.solve.task import Rank, Task, rank

Without = Callable[[State, Move], bool]


def themes(task: Task, best: Rank, greedy: Rank | None) -> tuple[str, ...]:
    """The themes of a task whose best rank is known, and what the greedy player reaches."""
    found = [theme for theme in THEMES if theme != TRAP and is_needed(task, best, theme)]
    return (*found, TRAP) if greedy is None or greedy[0] < best[0] else tuple(found)


def is_needed(task: Task, best: Rank, theme: str) -> bool:
    """Is the best out of reach without this technique?"""
    return _can_occur(task, theme) and not reaches(task, best, forbidden(theme, task))


def reaches(task: Task, best: Rank, without: Without | None = None) -> bool:
    """Can so much be reached without the moves that are forbidden?"""
    value = solve(task, without=without, at_least=best).value
    return value is not None and rank(task, value) >= best


def rank_without(task: Task, theme: str) -> Rank | None:
    """The best rank without a technique; None if there is no line at all."""
    value = solve(task, without=forbidden(theme, task)).value
    return None if value is None else rank(task, value)


def forbidden(theme: str, task: Task) -> Without:
    """True for the moves that a theme is about."""
    if theme == "order-on-credit":
        most = max(dock.load for dock in mover(task.start).docks)
        return lambda state, move: _takes_order(state, move, most)
    return _FORBIDDEN[theme]


def mover(state: State) -> Player:
    assert state.to_move is not None, "somebody is to move"
    return state.players[state.to_move]


def _can_occur(task: Task, theme: str) -> bool:
    """False where a theme cannot be: it saves most of the time."""
    own = mover(task.start)
    is_mining = bool(own.row or own.storage)
    if task.turns == 0:
        known = _OF_DELIVERY if isinstance(task.start.pending, Delivering) else _OF_MINING
        return theme in known
    may_take = task.turns != 1 or bool(own.innovations)
    return {
        "two-lorry-trouble": is_mining or may_take,
        "storage-detour": is_mining or may_take,
        "stored-lorry": is_mining or may_take,
        "worker-innovation": bool(own.innovations) or may_take,
        "action-innovation": bool(own.innovations) or may_take,
    }.get(theme, True)


_OF_MINING = frozenset(("two-lorry-trouble", "storage-detour", "stored-lorry", "wild-wagon"))
_OF_DELIVERY = frozenset(("same-engine-twice", "small-order", "share-matching", "objective-chase"))


# --- What is taken --------------------------------------------------------------------------


def taken(state: State, move: Move) -> tuple[str, Any] | None:
    """The kind of the card that a move takes, and the card; None if it takes none.

    A zone takes its card once it is paid for: it is told already where the zone is chosen.
    """
    if isinstance(move, Take) and isinstance(state.pending, Looking):
        at = STACK_AT[state.pending.stack]
        card = next(card for card in state.looked_at if str(card) == move.card)
    elif isinstance(move, Place) and move in STACK_AT:
        at = STACK_AT[move]
        card = state.stacks[at].cards[0]
    elif isinstance(move, Use) and move.stack:
        at = STACK_AT[move.stack]
        card = state.stacks[at].cards[0]
    else:
        return None
    return STACKS[at].partition("/")[0], card


def _takes_order(state: State, move: Move, most: int) -> bool:
    """Does it take an order for more lorries than that?"""
    found = taken(state, move)
    return found is not None and found[0] == "order" and found[1].lorries > most


def _hand_and_pile(state: State, move: Move) -> Player | None:
    """The player after a move, as far as shares, objectives and orders count; None: as before."""
    own = mover(state)
    if isinstance(move, Dispatch):
        return state.after(move).players[state.to_move]  # type: ignore[index]  # somebody moves
    found = taken(state, move)
    if found is None or found[0] not in ("share", "objective"):
        return None
    kind, card = found
    if kind == "share":
        return own._replace(shares=(*own.shares, card))
    return own._replace(objectives=(*own.objectives, card))


def _matches(state: State, move: Move) -> bool:
    then = _hand_and_pile(state, move)
    if then is None:
        return False
    return matched_shares(then).total() > matched_shares(mover(state)).total()


def _pursues(state: State, move: Move) -> bool:
    then = _hand_and_pile(state, move)
    return then is not None and _objectives(state, then) > _objectives(state, mover(state))


def _objectives(state: State, player: Player) -> int:
    return sum(objective_vp(player, objective, state.rules) for objective in player.objectives)


# --- What is moved, sent, paid --------------------------------------------------------------


def _stores_two(state: State, move: Move) -> bool:
    return isinstance(move, Store) and mover(state).row[-1].lorries > 1


def _sends_small(state: State, move: Move) -> bool:
    """Would a larger order in hand do?"""
    if not isinstance(move, Dispatch):
        return False
    own, required = mover(state), int(move.order.partition(":")[2])
    load = own.docks[move.dock - 1].load
    return any(required < order.lorries <= load for order in own.orders)


def natural_payment(state: State) -> Pay:
    """What one would pay without a thought: few cards, the largest first, no innovations."""
    assert isinstance(state.pending, Paying)
    own = mover(state)
    return _natural(own.workers, own.innovations, state.pending.cost)


@lru_cache(maxsize=20_000)
def _natural(workers: tuple[int, ...], innovations: tuple[str, ...], cost: int) -> Pay:
    helpers = tuple(name for name in innovations if worker_range(name))
    return min(payments(workers, helpers, cost), key=_thought)


def _thought(payment: Pay) -> tuple[Any, ...]:
    largest = tuple(-value for value in reversed(payment.workers))
    return len(payment.innovations), len(payment.workers), largest, payment


def changes_money(state: State, move: Move) -> bool:
    return isinstance(move, Pay) and move != natural_payment(state)


_FORBIDDEN: Mapping[str, Without] = {
    "two-lorry-trouble": _stores_two,
    "storage-detour": lambda state, move: isinstance(move, Store),
    "stored-lorry": lambda state, move: isinstance(move, Load) and bool(move.lorry),
    "wild-wagon": lambda state, move: isinstance(move, Load) and move.crest == WILD,
    "same-engine-twice": lambda state, move: (
        isinstance(move, Dispatch)
        and isinstance(state.pending, Delivering)
        and bool(state.pending.engine)
    ),
    "small-order": _sends_small,
    "share-matching": _matches,
    "objective-chase": _pursues,
    "exact-change": changes_money,
    "last-on-mining-1": lambda state, move: (
        isinstance(move, Place) and state.layout.index[move] == state.layout.token_zone
    ),
    "worker-innovation": lambda state, move: isinstance(move, Pay) and bool(move.innovations),
    "action-innovation": lambda state, move: isinstance(move, Use),
    "wild-draw": lambda state, move: move == "wild",
}
