"""Why a move of the card game is good, in numbers: what it brings.

The sentences are about the move, not about whoever makes it: they tell what a bot has done as well as what
a player might do.
"""

from __future__ import annotations

from typing import Any

from glueckauf.core.texts import Fact, tell
from glueckauf.games.card import delivery, mining
from glueckauf.games.card.bots.greedy import prospects_of
from glueckauf.games.card.bots.prospects import Prospects, own_things
from glueckauf.games.card.choices import STACK_AT, Action, action_of
from glueckauf.games.card.notation import (
    Dispatch,
    Load,
    LookAt,
    Move,
    Pass,
    Pay,
    Place,
    Store,
    Take,
    ToDock,
    Use,
    read,
)
from glueckauf.games.card.parts import (
    STACKS,
    WILD,
    Delivering,
    Docking,
    Lorry,
    Mining,
    Order,
    Player,
)
from glueckauf.games.card.rules import State
from glueckauf.games.card.ruleset import Rules, read_lorry
from glueckauf.games.card.scoring import completed_orders, score
from glueckauf.games.card.telling import GAME

Told = tuple[str, dict[str, Fact]]  # the key of a sentence, and its facts


def reason(view: State, move: str, language: str = "en") -> str:
    """What any legal move brings, in a sentence."""
    key, facts = _told(view, read(move))
    return tell(GAME, f"reason-{key}", facts, language)


def _told(view: State, move: Move) -> Told:
    seat = view.to_move
    assert seat is not None, "somebody is to move"
    player, rules, pending = view.players[seat], view.rules, view.pending
    match move:
        case Place() | Use():
            return _of_action(view, player, prospects_of(view, seat), action_of(view.layout, move))
        case Take():
            card = next(card for card in view.looked_at if str(card) == move.card)
            return _of_card(player, STACK_AT[pending.stack], card, rules)  # type: ignore[union-attr]  # looking
        case LookAt():
            return "wild", {"cards": _shown(view, STACK_AT[move.stack])}
        case Pay():
            left = sum(player.workers) - sum(move.workers)
            return "pay", {"workers": left, "cards": len(player.workers) - len(move.workers)}
        case ToDock():
            dock = player.docks[move.dock - 1]
            engine = int(isinstance(pending, Docking) and pending.kind == "engine")
            return "dock", {"wagons": len(dock.wagons), "lorries": dock.load, "engine": engine}
        case Load():
            lorry = read_lorry(move.lorry) if move.lorry else player.row[-1]
            return "load", {"lorries": player.docks[move.dock - 1].load + lorry.lorries}
        case Store():
            return "store", {"cards": len(player.row) - 1}
        case Dispatch():
            after, _ = delivery.do_train(seat, player, Delivering(), move)
            return "delivery", {"trains": 1, "vp": _points(after, rules) - _points(player, rules)}
        case Pass():
            return "pass", {"workers": sum(player.workers)}
    return "end", {}


def _of_action(view: State, player: Player, hope: Prospects, action: Action) -> Told:
    rules = view.rules
    if action.kind == "stack":
        return _of_card(player, action.stack, view.stacks[action.stack].cards[0], rules)
    if action.kind == "mining":
        return "mining", {"lorries": _loaded(hope, Mining(action.most, action.least))}
    if action.kind == "delivery":
        trains, after = _sent(hope)
        return "delivery", {"trains": trains, "vp": _points(after, rules) - _points(player, rules)}
    return "wild", {"cards": rules.look}


def _shown(view: State, at: int) -> int:
    return min(view.rules.look, len(view.stacks[at].cards))


def _points(player: Player, rules: Rules) -> int:
    return score(player, rules).total


# --- Cards ----------------------------------------------------------------------------------


def _of_card(player: Player, at: int, card: Any, rules: Rules) -> Told:
    kind = STACKS[at].partition("/")[0]
    if kind == "lorry":
        return kind, {"fits": _wagons_for(player, card, rules)}
    if kind == "wagon":
        waiting = [*player.row, *player.storage]
        return kind, {"waiting": sum(card in (WILD, lorry.crest) for lorry in waiting)}
    if kind == "engine":
        return kind, {"docks": sum(not dock.engine for dock in player.docks)}
    if kind == "order":
        load = max(dock.load for dock in player.docks)
        return kind, {"vp": card.vp, "lorries": card.lorries, "load": load}
    if kind == "share":
        return kind, {"vp": rules.share_vp, "orders": _orders_without_share(player, card)}
    if kind == "objective":
        after = player._replace(objectives=(*player.objectives, card))
        return kind, {"vp": _points(after, rules) - _points(player, rules)}
    return kind, {}


def _wagons_for(player: Player, lorry: Lorry, rules: Rules) -> int:
    """The empty wagons that take a lorry card."""
    return sum(
        wagon.load is None and wagon.crest in (lorry.crest, WILD) and lorry.crest in crests
        for dock, crests in zip(player.docks, rules.docks, strict=True)
        for wagon in dock.wagons
    )


def _orders_without_share(player: Player, destination: str) -> int:
    """Orders to a destination, in hand or completed, beyond the shares of it."""
    orders: list[Order] = [*player.orders, *completed_orders(player)]
    matching = sum(order.destination == destination for order in orders)
    return max(matching - player.shares.count(destination), 0)


# --- The best of an action ------------------------------------------------------------------


def _loaded(hope: Prospects, now: Mining | None) -> int:
    """The lorries that the best steps of a mining action bring onto trains."""
    before = own = hope.own
    while now:
        here = hope.after(own)
        steps = mining.legal_steps(own, now, hope.rules)
        if not steps:
            break
        worth = [here.step(now, move) for move in steps]
        own, now, _ = mining.do_step(0, own, now, steps[worth.index(max(worth))], hope.rules)
    return sum(dock.load for dock in own.docks) - sum(dock.load for dock in before.docks)


def _sent(hope: Prospects) -> tuple[int, Player]:
    """The trains that leave in the best delivery, and the player after it."""
    own, engine, trains = own_things(hope.own), "", 0
    while delivery.can_deliver(own, engine):
        here = hope.after(own)
        moves = delivery.legal_trains(own, Delivering(engine))
        worth = [here.train(engine, move) for move in moves]
        best = moves[worth.index(max(worth))]
        if not isinstance(best, Dispatch):
            break
        engine = own.docks[best.dock - 1].engine
        own, _ = delivery.do_train(0, own, Delivering(), best)
        trains += 1
    return trains, own
