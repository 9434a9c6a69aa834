"""What can be pointed at: the keys of the picture, and the clicks that make a move.

The picture marks everything that can be pointed at with a key: zones by their names (`lorry/a`,
`mining/1`), what lies in a yard with its owner's seat (`0:row`, `0:wagon/1w`, `0:order/barracks:3`),
what lies in the tray by its token (`pay/1+2`, `take/w2`, `dock/1`). A move is made by a path of keys;
`end` and `pass` are buttons. No two moves share a path, and no path is the beginning of another
move's: a key alone is enough where only one move can be meant.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import permutations

from glueckauf.games.card import notation as note
from glueckauf.games.card.notation import Move
from glueckauf.games.card.parts import (
    ACTION_INNOVATIONS,
    DOCKS,
    FACE_DOWN,
    FACE_DOWN_ORDER,
    STACKS,
    WILD,
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
from glueckauf.games.card.views import shows
from glueckauf.games.contract import Path

BUTTONS = ("end", "pass")
ANY_ORDER = 3  # so few worker cards may be picked in any order; more of them up or down


def mover(state: State) -> Player:
    assert state.to_move is not None
    return state.players[state.to_move]


# --- Paths ----------------------------------------------------------------------------------


def paths(state: State, move: Move, legal: Collection[str]) -> tuple[Path, ...]:
    """The ways to make a legal move by pointing."""
    own = f"{state.to_move}:"
    match move:
        case note.Pay():
            return ((str(move),), *_from_hand(own, move))
        case note.ToDock():
            return ((f"{own}dock/{move.dock}",), (str(move),))
        case note.Load() | note.Store():
            return tuple(_step_paths(own, move, legal))
        case note.Dispatch():
            return tuple(_train_paths(own, move, legal))
        case note.LookAt():
            return ((move.stack,),)
        case note.Use():
            return _use_paths(own, move, legal)
    return ((str(move),),)


def _from_hand(own: str, move: note.Pay) -> Iterator[Path]:
    """Cards picked from the hand one after the other; an innovation comes last, for what is missing.

    All payments have one sum, so none is the beginning of another.
    """
    if len(move.innovations) > 1:
        return
    workers = move.workers
    any_order = len(workers) <= ANY_ORDER
    ways = set(permutations(workers)) if any_order else {workers, workers[::-1]}
    last = tuple(f"{own}innovation/{name}" for name, _ in move.innovations)
    for way in sorted(ways):
        yield (*(f"{own}worker/{value}" for value in way), *last)


def _step_paths(own: str, move: note.Load | note.Store, legal: Collection[str]) -> Iterator[Path]:
    """A card, then where it goes; or one of the two alone."""
    steps = [other for other in legal if isinstance(other, note.Load | note.Store)]
    source = _source(own, move)
    lone_source = sum(_source(own, other) == source for other in steps) == 1
    if isinstance(move, note.Store):
        yield (f"{own}storage",)
        yield (source,) if lone_source else (source, f"{own}storage")
        return
    wagon = f"{own}wagon/{move.dock}{move.crest}"
    into = (other for other in steps if isinstance(other, note.Load))
    lone_wagon = sum((other.dock, other.crest) == (move.dock, move.crest) for other in into) == 1
    yield (source,) if lone_source else (source, wagon)
    yield (wagon,) if lone_wagon else (wagon, source)


def _source(own: str, move: note.Load | note.Store) -> str:
    lorry = move.lorry if isinstance(move, note.Load) else ""
    return f"{own}store/{lorry}" if lorry else f"{own}row"


def _train_paths(own: str, move: note.Dispatch, legal: Collection[str]) -> Iterator[Path]:
    trains = [other for other in legal if isinstance(other, note.Dispatch)]
    dock, order = f"{own}dock/{move.dock}", f"{own}order/{move.order}"
    lone_dock = sum(other.dock == move.dock for other in trains) == 1
    lone_order = sum(other.order == move.order for other in trains) == 1
    yield (dock,) if lone_dock else (dock, order)
    yield (order,) if lone_order else (order, dock)


def _use_paths(own: str, move: note.Use, legal: Collection[str]) -> tuple[Path, ...]:
    """An innovation of the hand; where there are two stacks, then the stack."""
    card = f"{own}innovation/{move.innovation}"
    ways = sum(
        isinstance(other, note.Use) and other.innovation == move.innovation for other in legal
    )
    return ((card, move.stack),) if ways > 1 else ((card,),)


# --- Why not --------------------------------------------------------------------------------


def candidates(state: State, shown: str) -> Iterator[str]:
    """The keys that could mean a move now and are in sight: those of the decision that is due, and the zones."""
    return (key for key in _candidates(state) if shows(shown, key))


def _candidates(state: State) -> Iterator[str]:
    if state.to_move is None:
        return
    for key in dict.fromkeys(f"{state.to_move}:{key}" for key in _own_keys(state, mover(state))):
        if ":loaded/" not in key or natural(state, key):
            yield key
    if isinstance(state.pending, Docking):
        yield from (f"dock/{dock}" for dock in DOCKS)
    if isinstance(state.pending, Looking):
        yield from dict.fromkeys(move for move in state.legal_moves())
    yield from (*state.layout.zones, *sorted(state.layout.closed))


def _own_keys(state: State, player: Player) -> Iterator[str]:
    """In the yard of the mover."""
    pending = state.pending
    if pending is None:
        yield from (f"innovation/{card}" for card in player.innovations if _is_action(card))
    elif isinstance(pending, Paying):
        yield from (f"worker/{value}" for value in player.workers)
        yield from (f"innovation/{card}" for card in player.innovations if worker_range(card))
    elif isinstance(pending, Docking):
        yield from (f"dock/{dock}" for dock in DOCKS)
    elif isinstance(pending, Mining):
        yield from ("row", "storage")
        yield from (f"store/{card}" for card in player.storage)
        for n, dock in zip(DOCKS, player.docks, strict=True):
            for crest, load in dock.wagons:
                yield f"loaded/{n}{crest}={load}" if load else f"wagon/{n}{crest}"
    elif isinstance(pending, Delivering):
        yield from (f"dock/{dock}" for dock in DOCKS)
        yield from (f"order/{order}" for order in player.orders if order != FACE_DOWN_ORDER)


def _is_action(card: str) -> bool:
    return card in ACTION_INNOVATIONS and card != FACE_DOWN


def natural(state: State, key: str) -> str | None:
    """The move that pointing at this key would most naturally mean, legal or not."""
    if state.to_move is None:
        return None
    layout = state.layout
    if key in layout.index or key in layout.closed:
        return f"look/{key}" if isinstance(state.pending, Choosing) and key in STACKS else key
    if key in BUTTONS or key.startswith(("pay/", "take/", "dock/")):
        return key
    owner, _, thing = key.partition(":")
    if owner != str(state.to_move) or not thing:
        return None
    name, _, detail = thing.partition("/")
    match state.pending:
        case None if name == "innovation":
            return _natural_use(state, detail)
        case Paying(cost=cost):
            return _natural_payment(name, detail, cost)
        case Docking() if name == "dock":
            return f"dock/{detail}"
        case Mining():
            return _natural_step(state, name, detail)
        case Delivering():
            return _natural_train(state, name, detail)
    return None


def _natural_use(state: State, card: str) -> str | None:
    if not _is_action(card):
        return None
    words = [f"{card}/a", f"{card}/b"] if card in ("lorry", "wagon") else [card]
    return _best(state, [f"use/{word}" for word in words])


def _natural_payment(name: str, detail: str, cost: int) -> str | None:
    if name == "worker":
        return f"pay/{detail}"
    if name == "innovation" and worker_range(detail):
        return f"pay/{detail}={min(cost, worker_range(detail))}"
    return None


def _natural_step(state: State, name: str, detail: str) -> str | None:
    player = mover(state)
    if name == "storage":
        return str(note.STORE)
    if name == "row":
        crest = player.row[-1].crest if player.row else ""
        loads = [f"row>{place}" for place in _wagons(player, crest)] if crest else []
        return _best(state, [*loads, str(note.STORE)])
    if name == "store":
        crest = detail[0]
        bears = [n for n, two in zip(DOCKS, state.rules.docks, strict=True) if crest in two]
        nowhere = [f"{n}{crest}" for n in bears or DOCKS]  # so that the rules say what is missing
        return _best(state, [f"s:{detail}>{at}" for at in (*_wagons(player, crest), *nowhere)])
    if name in ("wagon", "loaded"):
        place = detail.partition("=")[0]
        cards = dict.fromkeys(map(str, player.storage))
        into = [*([f"row>{place}"] if player.row else []), *(f"s:{c}>{place}" for c in cards)]
        move = _best(state, into) or f"row>{place}"
        # Beside a full wagon may stand an empty one: that is the one to point at.
        return None if name == "loaded" and state.why_not(move) is None else move
    return None


def _wagons(player: Player, crest: str) -> list[str]:
    """Dock and crest of the wagons a card of this crest might go to, those of the crest first."""
    fitting = {
        (wagon.crest == WILD, f"{n}{wagon.crest}")
        for n, dock in zip(DOCKS, player.docks, strict=True)
        for wagon in dock.wagons
        if wagon.crest in (crest, WILD)
    }
    return [place for _, place in sorted(fitting)]


def _natural_train(state: State, name: str, detail: str) -> str | None:
    player = mover(state)
    if name == "dock":
        orders = [f"train/{detail}={order}" for order in dict.fromkeys(map(str, player.orders))]
        return _best(state, [train for train in orders if "?" not in train])
    if name == "order":
        return _best(state, [f"train/{dock}={detail}" for dock in DOCKS])
    return None


def _best(state: State, moves: Iterable[str]) -> str | None:
    """The first legal one of these moves, else the first."""
    first = None
    for move in moves:
        if state.why_not(move) is None:
            return move
        first = first or move
    return first
