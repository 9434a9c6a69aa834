"""Sending miners (GA-3) and the actions of the work spaces (GA-4, GA-6, GA-7).

Each kind of move has one `why_not_…`, the only place that knows its legality, and one `do_…`,
which relies on it. Mining steps have a module of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import permutations
from typing import TYPE_CHECKING, Any, NamedTuple

from glueckauf.core.telling import Violation
from glueckauf.core.texts import Fact
from glueckauf.core.values import make, put
from glueckauf.games.board.draft import with_order
from glueckauf.games.board.notation import Choose, Keep, Move, PutBack, Send, put_back, send
from glueckauf.games.board.parts import (
    COLOURS,
    FACE_DOWN_ORDER,
    Crew,
    Look,
    Mine,
    Mining,
    Outstanding,
    Player,
    Return,
    Shortage,
    Stack,
    Tile,
    all_filled,
    coal_on,
    with_coal,
)
from glueckauf.games.board.ruleset import FORBIDDEN, Works
from glueckauf.games.board.telling import card_facts, no, told
from glueckauf.games.board.turn import Turn, added

if TYPE_CHECKING:
    from glueckauf.games.board.rules import State


# --- Sending miners (GA-3) ------------------------------------------------------------------


class _Space(NamedTuple):
    """An open work space: its index, and what its action needs beside miners."""

    move: Send
    at: int
    why_not: Callable[[State, Player, Send], Violation | None] | None


@cache
def _spaces(works: Works) -> dict[str, _Space]:
    """The spaces that are open with this number of players, sorted."""
    return {
        name: _Space(send(name), works.index[name], _CHECKS.get(name, _CHECKS.get(send(name).kind)))
        for name in sorted(works.open)
    }


@cache
def _candidates(works: Works, ready: frozenset[str]) -> tuple[_Space, ...]:
    """All open spaces, but deliveries only of the transports of some order without gaps."""
    spaces = _spaces(works).values()
    return tuple(s for s in spaces if s.move.kind != "delivery" or s.move.place in ready)


def legal_sends(state: State) -> list[Move]:
    """The spaces that `why_not_send` allows; it asks the same two questions, and names the reason."""
    works, crews = state.works, state.crews
    player = state.players[state.to_move]  # type: ignore[index]  # somebody is to move
    needed, miners = works.needed, player.miners
    complete = [o.order.transport for o in player.orders if "" not in o.squares]
    return [
        move
        for move, at, why_not in _candidates(works, frozenset(complete))
        if needed[crews[at].miners] <= miners
        and (why_not is None or why_not(state, player, move) is None)
    ]


def why_not_send(state: State, move: Send) -> Violation | None:
    works = state.works
    space = _spaces(works).get(move)
    if space is None:
        if move in works.closed:
            return no("GA-1.4", "space-closed", {"space": move, "players": works.players})
        return no("GA-1.4", "no-such-space", {"space": move})
    player = state.players[state.to_move]  # type: ignore[index]  # somebody is to move
    needed = works.needed[state.crews[space.at].miners]
    if needed <= player.miners:
        return space.why_not(state, player, move) if space.why_not else None
    if needed == FORBIDDEN:
        return no("GA-3.2", "space-taken", {"space": move})
    facts: dict[str, Fact] = {"space": move, "needed": needed, "have": player.miners}
    return no("GA-3.2", "too-few-miners", facts)


def _why_not_workshop(state: State, player: Player, move: Send) -> Violation | None:
    tile = state.workshops[move.number - 1]
    if tile is None:
        return no("GA-4.4", "workshop-empty", {"space": move})
    return _why_not_buy(state.works.prices.get(tile), player.marks)


def _why_not_look_at_tiles(state: State, player: Player, move: Send) -> Violation | None:
    return None if state.tile_stack.cards else no("GA-4.5", "stack-empty", {"space": move})


def _why_not_look_at_orders(state: State, player: Player, move: Send) -> Violation | None:
    return None if state.order_stack.cards else no("GA-7.3", "stack-empty", {"space": move})


def _why_not_buy(price: int | None, marks: int) -> Violation | None:
    """Face-down tiles have no price."""
    if price is None:
        return no("GA-10.1", "face-down", {})
    return no("GA-4.1", "too-dear", {"price": price, "have": marks}) if price > marks else None


def _why_not_delivery(state: State, player: Player, move: Send) -> Violation | None:
    for _, order, squares in player.orders:
        if order.transport == move.place and all_filled(squares):
            return None
    return no("GA-6.1", "nothing-to-deliver", {"transport": move.place})


def _why_not_order(state: State, player: Player, move: Send) -> Violation | None:
    order = state.order_spaces[move.number - 1]
    if order is None:
        return no("GA-7.2", "order-space-empty", {"space": move})
    return no("GA-10.1", "face-down", {}) if order == FACE_DOWN_ORDER else None


def do_send(state: State, move: Send) -> State:
    turn = Turn(state)
    at = state.works.index[move]
    crew = state.crews[at]
    needed = state.works.needed[crew.miners]
    if crew.miners:
        turn.changes["canteen"] = added(state.canteen, crew.seat, crew.miners)
        displaced: dict[str, Fact] = {"seat": crew.seat, "space": move, "miners": crew.miners}
        turn.events.append(told("displaced", ("GA-3.2", "GA-3.4"), displaced))
    miners, marks, vp, mine, orders, delivered = turn.player
    turn.player = make(Player, (miners - needed, marks, vp, mine, orders, delivered))
    if move.kind != "pithead":
        turn.changes["crews"] = put(state.crews, at, make(Crew, (turn.seat, needed)))
        turn.tell("sent", ("GA-3.1", "GA-3.2"), {"space": move, "miners": needed})
    return _ACTIONS[move.kind](turn, move)


def _pithead(turn: Turn, move: Send) -> State:
    marks = turn.state.rules.pithead
    turn.player = turn.player._replace(marks=turn.player.marks + marks)
    turn.changes["pithead"] = added(turn.state.pithead, turn.seat, 1)
    turn.tell("pithead", ("GA-3.1", "GA-3.3"), {"marks": marks})
    return turn.end()


def _start_mining(turn: Turn, move: Send) -> State:
    return turn.pause(Mining(move.number))


# --- Workshop (GA-4) ------------------------------------------------------------------------


def _workshop(turn: Turn, move: Send) -> State:
    if not move.number:
        return _look(turn, move)
    tile = turn.state.workshops[move.number - 1]
    assert tile is not None
    turn.changes["workshops"] = put(turn.state.workshops, move.number - 1, None)
    return _buy(turn, tile, move, None)


def _buy(turn: Turn, tile: Tile, space: str, then: Return | None) -> State:
    """Pay, attach the tile at its level and side, fill its carts as far as the supply goes."""
    price = turn.state.works.prices[tile]
    colour, level = tile.carts[0], tile.level
    supply = turn.state.supply
    served = min(len(tile.carts), supply[level - 1])
    miners, marks, vp, mine, orders, delivered = turn.player
    cage_level, cage, carts, storage, tiles = mine
    coal = carts[level - 1]
    for _ in range(served):
        coal = with_coal(coal, colour)
    carts = put(carts, level - 1, coal)
    mine = make(Mine, (cage_level, cage, carts, storage, (*tiles, tile)))
    turn.player = make(Player, (miners, marks - price, vp, mine, orders, delivered))
    turn.changes["supply"] = added(supply, level - 1, -served)
    turn.tell("bought", ("GA-4.1",), {**card_facts(tile), "price": price})
    side = "light" if tile.light else "dark"
    facts: dict[str, Fact] = {"level": level, "side": side, "coal": served, "colour": colour}
    turn.tell("attached", ("GA-4.2",), facts)
    return _serve(turn, make(Shortage, (space, level, len(tile.carts) - served, then)))


def _serve(turn: Turn, shortage: Shortage) -> State:
    """GA-4.3: ask for a colour for each cart left; with an empty supply (R2) it stays empty."""
    if shortage.carts:
        if any(turn.now("supply")):
            turn.tell("supply-short", ("GA-4.3",), {"carts": shortage.carts})
            return turn.pause(shortage)
        turn.tell("carts-left-empty", ("GA-4.3",), {"carts": shortage.carts})
    if shortage.then:
        return turn.pause(shortage.then)
    return turn.end(refill="" if shortage.space == "workshop/draw" else shortage.space)


def why_not_choose(state: State, move: Choose) -> Violation | None:
    if not state.supply[COLOURS.index(move.colour)]:
        return no("GA-4.3", "colour-not-in-supply", {"colour": move.colour})
    return None


def do_choose(state: State, move: Choose) -> State:
    shortage = state.pending
    assert isinstance(shortage, Shortage)
    turn = Turn(state)
    at = shortage.level - 1
    mine = turn.player.mine
    carts = put(mine.carts, at, with_coal(mine.carts[at], move.colour))
    turn.player = turn.player._replace(mine=mine._replace(carts=carts))
    turn.changes["supply"] = added(state.supply, COLOURS.index(move.colour), -1)
    turn.tell("coal-chosen", ("GA-4.3",), {"colour": move.colour, "level": shortage.level})
    return _serve(turn, shortage._replace(carts=shortage.carts - 1))


# --- The draw spaces (GA-4.5, GA-7.3) -------------------------------------------------------


def look_rule(space: str) -> str:
    return "GA-4.5" if space == "workshop/draw" else "GA-7.3"


def _stack_field(space: str) -> str:
    return "tile_stack" if space == "workshop/draw" else "order_stack"


def _look(turn: Turn, move: Send) -> State:
    stack: Stack[Any] = getattr(turn.state, _stack_field(move))
    size = turn.state.rules.look
    cards = stack.cards[:size]
    turn.changes[_stack_field(move)] = Stack(stack.cards[size:], stack.known[size:])
    turn.tell("looked", (look_rule(move), "GA-10.1"), {"space": move, "cards": len(cards)})
    return turn.pause(Look(move, cards))


def why_not_keep(state: State, move: Keep) -> Violation | None:
    look = state.pending
    assert isinstance(look, Look)
    if move.place == 0:
        return None
    if move.place > len(look.cards):
        return no(
            look_rule(look.space), "no-such-card", {"place": move.place, "cards": len(look.cards)}
        )
    card = look.cards[move.place - 1]
    if isinstance(card, Tile):
        marks = state.players[state.to_move].marks  # type: ignore[index]  # somebody is to move
        return _why_not_buy(state.works.prices.get(card), marks)
    return no("GA-10.1", "face-down", {}) if card == FACE_DOWN_ORDER else None


def do_keep(state: State, move: Keep) -> State:
    look = state.pending
    assert isinstance(look, Look)
    turn = Turn(state)
    places = tuple(n for n in range(1, len(look.cards) + 1) if n != move.place)
    then = Return(look.space, look.cards, places) if places else None
    if move.place == 0:
        turn.tell("kept-none", (look_rule(look.space),), {"space": look.space})
        return turn.pause(then)
    card = look.cards[move.place - 1]
    if isinstance(card, Tile):
        turn.tell("kept-tile", ("GA-4.5",), dict(card_facts(card)))
        return _buy(turn, card, look.space, then)
    turn.player = with_order(turn.player, card)
    turn.tell(
        "kept-order", ("GA-7.3",), {"order": str(card), "label": turn.player.orders[-1].label}
    )
    return turn.pause(then) if then else turn.end()


@cache
def put_backs(places: tuple[int, ...]) -> tuple[PutBack, ...]:
    """Every way to put these places back: all permutations, on top or underneath."""
    orders = list(permutations(places))
    return tuple(sorted(put_back(on_top, order) for on_top in (True, False) for order in orders))


def why_not_put_back(state: State, move: PutBack) -> Violation | None:
    back = state.pending
    assert isinstance(back, Return)
    if tuple(sorted(move.places)) != back.places:
        due = "".join(map(str, back.places))
        return no(look_rule(back.space), "put-back-these", {"places": due})
    return None


def do_put_back(state: State, move: PutBack) -> State:
    back = state.pending
    assert isinstance(back, Return)
    turn = Turn(state)
    field = _stack_field(back.space)
    stack: Stack[Any] = getattr(state, field)
    cards = tuple(back.cards[place - 1] for place in move.places)
    known = (1 << turn.seat,) * len(cards)
    if move.on_top:
        turn.changes[field] = Stack(cards + stack.cards, known + stack.known)
    else:
        turn.changes[field] = Stack(stack.cards + cards, stack.known + known)
    name = "put-on-top" if move.on_top else "put-underneath"
    turn.tell(name, (look_rule(back.space), "GA-10.1"), {"cards": len(cards), "space": back.space})
    return turn.end()


# --- Delivery (GA-6), money and orders (GA-7) -----------------------------------------------


def _deliver(turn: Turn, move: Send) -> State:
    player = turn.player
    supply = turn.state.supply
    kept: list[Outstanding] = []
    for outstanding in player.orders:
        label, order, squares = outstanding
        if order.transport != move.place or not all_filled(squares):
            kept.append(outstanding)
            continue
        coal = coal_on(outstanding)
        supply = tuple(n + coal.count(colour) for n, colour in zip(supply, COLOURS, strict=True))
        player = player._replace(vp=player.vp + order.vp, delivered=(*player.delivered, order))
        turn.tell(
            "delivered", ("GA-6.1", "GA-6.2"), {"label": label, "order": str(order), "vp": order.vp}
        )
    turn.player = player._replace(orders=tuple(kept))
    turn.changes["supply"] = supply
    return turn.end()


def _take_money(turn: Turn, move: Send) -> State:
    miners, marks, vp, mine, orders, delivered = turn.player
    turn.player = make(Player, (miners, marks + move.number, vp, mine, orders, delivered))
    turn.tell("took-money", ("GA-7.1",), {"marks": move.number})
    return turn.end()


def _take_order(turn: Turn, move: Send) -> State:
    if not move.number:
        return _look(turn, move)
    order = turn.state.order_spaces[move.number - 1]
    assert order is not None
    turn.player = with_order(turn.player, order)
    turn.changes["order_spaces"] = put(turn.state.order_spaces, move.number - 1, None)
    turn.tell(
        "took-order", ("GA-7.2",), {"order": str(order), "label": turn.player.orders[-1].label}
    )
    return turn.end(refill=move)


_CHECKS = {
    "workshop": _why_not_workshop,
    "delivery": _why_not_delivery,
    "order": _why_not_order,
    "workshop/draw": _why_not_look_at_tiles,
    "order/draw": _why_not_look_at_orders,
}
_ACTIONS = {
    "workshop": _workshop,
    "mining": _start_mining,
    "delivery": _deliver,
    "money": _take_money,
    "order": _take_order,
    "pithead": _pithead,
}
