"""The delivery action (CG-3.10 to CG-3.12): which trains can leave with which orders.

Everything here is about one player and needs no table.
"""

from __future__ import annotations

from glueckauf.core.making import put
from glueckauf.core.telling import Event, Violation
from glueckauf.core.texts import Fact
from glueckauf.games.card.notation import END, Dispatch, End, Move, dispatch
from glueckauf.games.card.parts import DOCKS, Delivering, Dock, Order, Player, Train, out_of_hand
from glueckauf.games.card.telling import no, told


def why_not_train(player: Player, now: Delivering, move: Move) -> Violation | None:
    if isinstance(move, End):
        return None if now.engine else no("CG-3.10", "one-train-at-least", {})
    if not isinstance(move, Dispatch):
        return no("CG-3.10", "finish-delivery", {})
    dock = player.docks[move.dock - 1]
    if not dock.engine:
        return no("CG-3.10", "no-engine", {"dock": move.dock})
    if now.engine and dock.engine != now.engine:
        return no("CG-3.11", "other-engine", {"dock": move.dock, "engine": now.engine})
    order = order_in_hand(player, move.order)
    if order is None:
        return no("CG-3.10", "no-such-order", {"order": move.order, "lorries": int(move.order[-1])})
    load = dock.load
    if load < order.lorries:
        facts: dict[str, Fact] = {"dock": move.dock, "load": load, "needed": order.lorries}
        return no("CG-3.10", "load-too-small", facts)
    return None


def order_in_hand(player: Player, word: str) -> Order | None:
    for order in player.orders:
        if str(order) == word:
            return order
    return None


def legal_trains(player: Player, now: Delivering) -> list[Move]:
    """Every legal train, sorted, and the end once one has left."""
    candidates: list[Move] = [END]
    for n, dock in zip(DOCKS, player.docks, strict=True):
        if dock.engine and dock.wagons:
            candidates += [dispatch(n, str(order)) for order in dict.fromkeys(player.orders)]
    return [move for move in candidates if why_not_train(player, now, move) is None]


def can_deliver(player: Player, engine: str = "") -> bool:
    """Can any train leave; with an engine of this colour, if one is given?"""
    if not player.orders:
        return False
    smallest = min([order.lorries for order in player.orders])
    for dock in player.docks:
        if dock.engine and (not engine or dock.engine == engine) and dock.load >= smallest:
            return True
    return False


def do_train(seat: int, player: Player, now: Delivering, move: Dispatch) -> tuple[Player, Event]:
    """A train leaves: all cards of the dock and the order go to the delivered stack (CG-3.12)."""
    order = order_in_hand(player, move.order)
    assert order is not None
    dock = player.docks[move.dock - 1]
    after = out_of_hand(player, order)._replace(
        docks=put(player.docks, move.dock - 1, Dock()),
        delivered=(*player.delivered, Train(order, dock.engine, dock.wagons)),
    )
    rules = ("CG-3.10", "CG-3.11", "CG-3.12") if now.engine else ("CG-3.10", "CG-3.12")
    facts: dict[str, Fact] = {
        "seat": seat,
        "dock": move.dock,
        "order": str(order),
        "lorries": order.lorries,
        "engine": dock.engine,
        "load": dock.load,
        "vp": order.vp,
    }
    return after, told("dispatched", rules, facts)
