"""Who may know what: the view of one player, and guesses that fit it.

Of a stack the top card is open; below it a player knows what the wild action showed him and nobody
has taken or moved since (CG-A9). Orders and innovations taken from the top were seen by all, those
taken by the wild action are secret until played (CG-A15). Delivered stacks are for their owners;
others know the number of their cards, until all look on when they are scored (CG-6.3). All else on
the table is open.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

from glueckauf.core.hidden import check_seat, not_in_sight
from glueckauf.core.making import make
from glueckauf.games.card.parts import (
    FACE_DOWN,
    FACE_DOWN_LORRY,
    FACE_DOWN_ORDER,
    STACKS,
    Dock,
    Docking,
    Looking,
    Order,
    Player,
    Stack,
    Train,
    Wagon,
    without,
)

if TYPE_CHECKING:
    from glueckauf.games.card.rules import State

KINDS = tuple(name.partition("/")[0] for name in STACKS)  # of each stack
_BACK_OF: dict[str, Any] = {"lorry": FACE_DOWN_LORRY, "order": FACE_DOWN_ORDER}
_BACKS = tuple([_BACK_OF.get(kind, FACE_DOWN) for kind in KINDS])
_TRIES = 50
_HIDDEN: tuple[object, ...] = (FACE_DOWN, FACE_DOWN_LORRY, FACE_DOWN_ORDER)


# --- Views ----------------------------------------------------------------------------------


def seen_by(state: State, seat: int) -> State:
    """The state as this player sees it: what is hidden lies face down."""
    check_seat(state, seat)
    return state._replace(
        players=tuple(
            [
                player if owner == seat else _from_across(player, state.is_over)
                for owner, player in enumerate(state.players)
            ]
        ),
        stacks=tuple(
            [
                _from_above(stack, seat, back)
                for back, stack in zip(_BACKS, state.stacks, strict=True)
            ]
        ),
    )


def closed(state: State) -> State:
    """The state as far as it lies open to all at the stacks: below the top cards nothing is known.

    Hands and boards stay as they are. The cards that the wild action shows at the moment stay open.
    A face-down card cannot be taken (CG-1.1), so this is the position of a puzzle.
    """
    look = state.pending
    shown = {look.stack: look.cards} if isinstance(look, Looking) else {}
    stacks = []
    for name, back, (cards, _) in zip(STACKS, _BACKS, state.stacks, strict=True):
        seen = shown.get(name, 1)
        hidden = (back,) * len(cards[seen:])
        stacks.append(Stack(cards[:seen] + hidden, (0,) * len(cards)))
    return state._replace(stacks=tuple(stacks))


def _from_above(stack: Stack, seat: int, back: Any) -> Stack:
    cards, known = stack
    if any(known):
        seen = [card if bits >> seat & 1 else back for card, bits in zip(*stack, strict=True)]
        return make(Stack, (cards[:1] + tuple(seen[1:]), known))
    return make(Stack, (cards[:1] + (back,) * (len(cards) - 1), known))  # as most often


def _from_across(player: Player, scored: bool) -> Player:
    """A player as the others see him."""
    if not player.secret and (scored or not player.delivered):
        return player
    orders, innovations = player.orders, player.innovations
    secret: list[Order | str] = []
    for card in player.secret:
        if isinstance(card, Order):
            orders = (*without(orders, card), FACE_DOWN_ORDER)
            secret.append(FACE_DOWN_ORDER)
        else:
            innovations = (*without(innovations, card), FACE_DOWN)
            secret.append(FACE_DOWN)
    return player._replace(
        orders=tuple(sorted(orders)),
        innovations=tuple(sorted(innovations)),
        secret=tuple(sorted(secret, key=str)),
        delivered=player.delivered if scored else tuple(map(_face_down, player.delivered)),
    )


def _face_down(train: Train) -> Train:
    wagons = tuple(Wagon(FACE_DOWN, wagon.load and FACE_DOWN_LORRY) for wagon in train.wagons)
    return Train(FACE_DOWN_ORDER, FACE_DOWN, wagons)


# --- Guesses --------------------------------------------------------------------------------


def guess(state: State, seat: int, rng: Random) -> State:
    """A full state that this player cannot tell from the true one.

    It is made from the player's view alone: every card that lies face down there is dealt anew
    from the cards of the game that are not in sight.
    """
    view = seen_by(state, seat)
    decks = view.rules.decks
    unseen = {
        kind: not_in_sight(decks[kind], cards_of(view, kind), rng) for kind in dict.fromkeys(KINDS)
    }
    trains = [train for player in view.players for train in player.delivered]
    dealt = iter(_dealt_trains(trains, unseen, rng))
    players = tuple(
        _dealt_player(player, [next(dealt) for _ in player.delivered], unseen)
        for player in view.players
    )
    return view._replace(
        players=players,
        stacks=tuple(
            Stack(_dealt(stack.cards, unseen[kind]), stack.known)
            for kind, stack in zip(KINDS, view.stacks, strict=True)
        ),
    )


def cards_of(state: State, kind: str) -> Iterator[Any]:
    """Every card of one kind, wherever it is; in a view some lie face down."""
    for its_kind, stack in zip(KINDS, state.stacks, strict=True):
        if its_kind == kind:
            yield from stack.cards
    pending = state.pending
    if isinstance(pending, Docking) and pending.kind == kind:
        yield pending.card
    if kind == "innovation":
        yield from state.boxed
        for zone in state.zones:
            for payment in zone.cards:
                yield from (name for name, _ in payment.innovations)
    for player in state.players:
        yield from _owned(player, kind)


def _owned(player: Player, kind: str) -> Iterator[Any]:
    if kind == "lorry":
        yield from player.row
        yield from player.storage
    if kind in ("lorry", "wagon", "engine"):
        trains: tuple[Dock | Train, ...] = (*player.docks, *player.delivered)
        for train in trains:
            if kind == "engine":
                yield from (train.engine,) if train.engine else ()
            elif kind == "wagon":
                yield from (wagon.crest for wagon in train.wagons)
            else:
                yield from (wagon.load for wagon in train.wagons if wagon.load)
    elif kind == "order":
        yield from player.orders
        yield from (train.order for train in player.delivered)
    elif kind == "innovation":
        yield from player.innovations
    else:
        yield from player.shares if kind == "share" else player.objectives


def _dealt_player(player: Player, delivered: list[Train], unseen: dict[str, list[Any]]) -> Player:
    """A player with these trains, and with what is hidden in his hand dealt anew."""
    player = player._replace(delivered=tuple(delivered))
    if FACE_DOWN_ORDER not in player.secret and FACE_DOWN not in player.secret:
        return player
    orders = [_deal(card, unseen["order"]) for card in player.secret if isinstance(card, Order)]
    others = [_deal(card, unseen["innovation"]) for card in player.secret if isinstance(card, str)]
    seen_orders = [card for card in player.orders if card != FACE_DOWN_ORDER]
    seen_others = [card for card in player.innovations if card != FACE_DOWN]
    return player._replace(
        orders=tuple(sorted((*seen_orders, *orders))),
        innovations=tuple(sorted((*seen_others, *others))),
        secret=tuple(sorted((*orders, *others), key=str)),
    )


def _dealt_trains(trains: list[Train], unseen: dict[str, list[Any]], rng: Random) -> list[Train]:
    """Cards for the hidden trains, each with an order that its load can have met (CG-3.10).

    Deals again until the orders fit, the smallest loads first; the true cards show that it can be.
    """
    hidden = [n for n, train in enumerate(trains) if train.order == FACE_DOWN_ORDER]
    if not hidden:
        return trains
    for _ in range(_TRIES):
        left = {kind: list(cards) for kind, cards in unseen.items()}
        rng.shuffle(left["lorry"])
        dealt = {n: _dealt_wagons(trains[n].wagons, left) for n in hidden}
        orders = left["order"]
        made = list(trains)
        for n in sorted(hidden, key=lambda n: _load(dealt[n])):
            load = _load(dealt[n])
            fitting = [at for at, order in enumerate(orders) if order.lorries <= load]
            if fitting:
                order = orders.pop(rng.choice(fitting))
                made[n] = Train(order, _deal(trains[n].engine, left["engine"]), dealt[n])
        if not any(train.order == FACE_DOWN_ORDER for train in made):
            break
    for n in hidden:  # what never fitted takes any order
        if made[n].order == FACE_DOWN_ORDER:
            engine = _deal(trains[n].engine, left["engine"])
            made[n] = Train(_deal(FACE_DOWN_ORDER, left["order"]), engine, dealt[n])
    unseen.update(left)
    return made


def _dealt_wagons(wagons: tuple[Wagon, ...], unseen: dict[str, list[Any]]) -> tuple[Wagon, ...]:
    return tuple(
        Wagon(_deal(crest, unseen["wagon"]), load and _deal(load, unseen["lorry"]))
        for crest, load in wagons
    )


def _load(wagons: tuple[Wagon, ...]) -> int:
    return sum(wagon.load.lorries for wagon in wagons if wagon.load)


def _dealt(cards: tuple[Any, ...], unseen: list[Any]) -> tuple[Any, ...]:
    return tuple(_deal(card, unseen) for card in cards)


def _deal(card: Any, unseen: list[Any]) -> Any:
    """The card, or the next unseen one if it lies face down; none may be left in a made-up view."""
    return unseen.pop() if card in _HIDDEN and unseen else card
