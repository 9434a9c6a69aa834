"""Sending miners (GA-3) and the actions of the work spaces (GA-4, GA-6, GA-7).

Each kind of move has one `why_not_…`, the only place that knows its legality, and one `do_…`,
which relies on it. Mining steps have a module of their own.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import permutations
from typing import TYPE_CHECKING, Any

from glueckauf.core.making import make, put
from glueckauf.core.telling import Violation
from glueckauf.core.texts import Fact
from glueckauf.games.board import telling as tell
from glueckauf.games.board.draft import with_order
from glueckauf.games.board.notation import Choose, Keep, Move, PutBack, Send, put_back, send
from glueckauf.games.board.parts import (
    COLOURS,
    FACE_DOWN_ORDER,
    Crew,
    Look,
    Mine,
    Mining,
    Order,
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
from glueckauf.games.board.telling import look_rule, no
from glueckauf.games.board.turn import Turn, added

if TYPE_CHECKING:
    from glueckauf.games.board.rules import State

NOT_FOR_SALE = 10_000  # the price of a tile that is not there, or lies face down
NO_ORDER = (None, FACE_DOWN_ORDER)  # what nobody can take from an order space


# --- Sending miners (GA-3) ------------------------------------------------------------------


class _Spaces:
    """The spaces that are open with this number of players: each is its move and its index.

    Those that need the same beside miners stand together; the groups follow each other as texts do.
    """

    def __init__(self, works: Works) -> None:
        self.index = {move: works.index[move] for move in sorted(map(send, works.open))}
        self.deliveries = self._of("delivery")
        self.mining_and_money = self._of("mining") + self._of("money")
        self.orders = [space for space in self._of("order") if space[0].number]
        self.draw_orders = [space for space in self._of("order") if not space[0].number]
        self.pithead = self._of("pithead")
        self.workshops = [space for space in self._of("workshop") if space[0].number]
        self.draw_tiles = [space for space in self._of("workshop") if not space[0].number]

    def _of(self, kind: str) -> list[tuple[Send, int]]:
        return [(move, at) for move, at in self.index.items() if move.kind == kind]


_spaces = cache(_Spaces)


@lru_cache(maxsize=256)
def _most_displaced(works: Works, miners: int) -> int:
    """How many may stand on a space to which so many can be sent; -1: not even nobody."""
    enough = [standing for standing, needed in enumerate(works.needed) if needed <= miners]
    return max(enough, default=-1)


def legal_sends(state: State) -> list[Move]:
    """The spaces that `why_not_send` allows: it asks the same questions, and names the reason."""
    works, crews = state.works, state.crews
    player = state.players[state.to_move]  # type: ignore[index]  # somebody is to move
    spaces, most = _spaces(works), _most_displaced(works, player.miners)
    moves: list[Move] = []
    if [True for outstanding in player.orders if "" not in outstanding.squares]:
        moves += [
            move
            for move, at in spaces.deliveries
            if crews[at].miners <= most and _can_deliver(player, move.place)
        ]
    moves += [move for move, at in spaces.mining_and_money if crews[at].miners <= most]
    orders = state.order_spaces
    moves += [
        move
        for move, at in spaces.orders
        if crews[at].miners <= most and orders[move.number - 1] not in NO_ORDER
    ]
    for move, at in spaces.draw_orders:
        if crews[at].miners <= most and state.order_stack.cards:
            moves.append(move)
    for move, at in spaces.pithead:
        if crews[at].miners <= most:
            moves.append(move)
    tiles: tuple[Any, ...] = state.workshops
    marks, price = player.marks, works.prices.get
    moves += [
        move
        for move, at in spaces.workshops
        if crews[at].miners <= most and price(tiles[move.number - 1], NOT_FOR_SALE) <= marks
    ]
    for move, at in spaces.draw_tiles:
        if crews[at].miners <= most and state.tile_stack.cards:
            moves.append(move)
    return moves


def why_not_send(state: State, move: Send) -> Violation | None:
    works = state.works
    at = _spaces(works).index.get(move)
    if at is None:
        if move in works.closed:
            return no("GA-1.4", "space-closed", {"space": move, "players": works.players})
        return no("GA-1.4", "no-such-space", {"space": move})
    player = state.players[state.to_move]  # type: ignore[index]  # somebody is to move
    needed = works.needed[state.crews[at].miners]
    if needed > player.miners:
        if needed == FORBIDDEN:
            return no("GA-3.2", "space-taken", {"space": move})
        facts: dict[str, Fact] = {"space": move, "needed": needed, "have": player.miners}
        return no("GA-3.2", "too-few-miners", facts)
    kind = move.kind
    if kind == "workshop":
        return _why_not_workshop(state, player, move)
    if kind == "order":
        return _why_not_order(state, move)
    if kind == "delivery" and not _can_deliver(player, move.place):
        return no("GA-6.1", "nothing-to-deliver", {"transport": move.place})
    return None


def _why_not_workshop(state: State, player: Player, move: Send) -> Violation | None:
    if not move.number:
        return None if state.tile_stack.cards else no("GA-4.5", "stack-empty", {"space": move})
    tile = state.workshops[move.number - 1]
    if tile is None:
        return no("GA-4.4", "workshop-empty", {"space": move})
    return _why_not_buy(state.works, tile, player.marks)


def _why_not_buy(works: Works, tile: Tile, marks: int) -> Violation | None:
    price = works.prices.get(tile, NOT_FOR_SALE)
    if price <= marks:
        return None
    if price == NOT_FOR_SALE:
        return no("GA-10.1", "face-down", {})
    return no("GA-4.1", "too-dear", {"price": price, "have": marks})


def _why_not_order(state: State, move: Send) -> Violation | None:
    if not move.number:
        return None if state.order_stack.cards else no("GA-7.3", "stack-empty", {"space": move})
    order = state.order_spaces[move.number - 1]
    if order not in NO_ORDER:
        return None
    if order is None:
        return no("GA-7.2", "order-space-empty", {"space": move})
    return no("GA-10.1", "face-down", {})


def _can_deliver(player: Player, transport: str) -> bool:
    for _, order, squares in player.orders:
        if order.transport == transport and all_filled(squares):
            return True
    return False


def do_send(state: State, move: Send) -> State:
    turn = Turn(state)
    seat = turn.seat
    at = turn.works.index[move]
    crew = turn.crews[at]
    standing = crew.miners
    needed = turn.works.needed[standing]
    if standing:
        turn.canteen = added(turn.canteen, crew.seat, standing)
        turn.events.append((tell.displaced, crew.seat, move, standing))
    turn.player = make(Player, (turn.player.miners - needed,) + turn.player[1:])
    if move.kind != "pithead":
        crews = turn.crews
        turn.crews = crews[:at] + (make(Crew, (seat, needed)),) + crews[at + 1 :]
        turn.events.append((tell.sent, seat, move, needed))
    return _ACTIONS[move.kind](turn, move)


def _pithead(turn: Turn, move: Send) -> State:
    gain = turn.works.rules.pithead
    miners, marks, vp, mine, orders, done = turn.player
    turn.player = make(Player, (miners, marks + gain, vp, mine, orders, done))
    turn.pithead = added(turn.pithead, turn.seat, 1)
    turn.events.append((tell.to_pithead, turn.seat, gain))
    return turn.end()


def _start_mining(turn: Turn, move: Send) -> State:
    return turn.pause(make(Mining, (move.number, None)))


# --- Workshop (GA-4) ------------------------------------------------------------------------


def _workshop(turn: Turn, move: Send) -> State:
    if not move.number:
        return _look(turn, move)
    tile = turn.workshops[move.number - 1]
    assert tile is not None
    turn.workshops = put(turn.workshops, move.number - 1, None)
    return _buy(turn, tile, move, None)


def _buy(turn: Turn, tile: Tile, space: str, then: Return | None) -> State:
    """Pay, attach the tile at its level and side, fill its carts as far as the supply goes."""
    price = turn.works.prices[tile]
    carts = tile.carts
    at = tile.level - 1
    served = min(len(carts), turn.supply[at])
    miners, marks, vp, mine, orders, done = turn.player
    level, cage, coal, storage, tiles = mine
    coal = put(coal, at, with_coal(coal[at], carts[:served]))
    mine = make(Mine, (level, cage, coal, storage, (*tiles, tile)))
    turn.player = make(Player, (miners, marks - price, vp, mine, orders, done))
    turn.supply = added(turn.supply, at, -served)
    turn.events.append((tell.bought, turn.seat, tile, price))
    turn.events.append((tell.attached, turn.seat, tile, served))
    short = len(carts) - served
    return _serve(turn, make(Shortage, (space, at + 1, short, then)))


def _serve(turn: Turn, shortage: Shortage) -> State:
    """GA-4.3: ask for a colour for each cart left; with an empty supply (R2) it stays empty."""
    space, _, carts, then = shortage
    if carts:
        if any(turn.supply):
            turn.events.append((tell.supply_short, turn.seat, carts))
            return turn.pause(shortage)
        turn.events.append((tell.carts_left_empty, turn.seat, carts))
    if then:
        return turn.pause(then)
    bought_at = send(space)
    if bought_at.number:
        turn.refill(bought_at)
    return turn.end()


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
    turn.supply = added(turn.supply, COLOURS.index(move.colour), -1)
    turn.events.append((tell.coal_chosen, turn.seat, move.colour, shortage.level))
    return _serve(turn, shortage._replace(carts=shortage.carts - 1))


# --- The draw spaces (GA-4.5, GA-7.3) -------------------------------------------------------


def _look(turn: Turn, move: Send) -> State:
    size = turn.works.rules.look
    shown: tuple[Tile, ...] | tuple[Order, ...]
    if move.kind == "workshop":
        tiles, known = turn.tile_stack
        turn.tile_stack = make(Stack, (tiles[size:], known[size:]))
        shown = tiles[:size]
    else:
        orders, known = turn.order_stack
        turn.order_stack = make(Stack, (orders[size:], known[size:]))
        shown = orders[:size]
    turn.events.append((tell.looked, turn.seat, move, len(shown)))
    return turn.pause(make(Look, (move, shown)))


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
        return _why_not_buy(state.works, card, marks)
    return no("GA-10.1", "face-down", {}) if card in NO_ORDER else None


def do_keep(state: State, move: Keep) -> State:
    look = state.pending
    assert isinstance(look, Look)
    turn = Turn(state)
    space, cards = look
    places = tuple([n for n in range(1, len(cards) + 1) if n != move.place])
    then = make(Return, (space, cards, places)) if places else None
    if move.place == 0:
        turn.events.append((tell.kept_none, turn.seat, space))
        return turn.pause(then)
    card = cards[move.place - 1]
    if isinstance(card, Tile):
        turn.events.append((tell.kept_tile, turn.seat, card))
        return _buy(turn, card, space, then)
    turn.player = with_order(turn.player, card)
    turn.events.append((tell.kept_order, turn.seat, turn.player.orders[-1]))
    return turn.pause(then) if then else turn.end()


@lru_cache(maxsize=256)
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
    of_tiles = back.space == "workshop/draw"
    stack: Stack[Any] = turn.tile_stack if of_tiles else turn.order_stack
    cards = tuple([back.cards[place - 1] for place in move.places])
    known = (1 << turn.seat,) * len(cards)
    if move.on_top:
        stack = make(Stack, (cards + stack.cards, known + stack.known))
    else:
        stack = make(Stack, (stack.cards + cards, stack.known + known))
    if of_tiles:
        turn.tile_stack = stack
    else:
        turn.order_stack = stack
    turn.events.append((tell.put_on_stack, turn.seat, back.space, len(cards), move.on_top))
    return turn.end()


# --- Delivery (GA-6), money and orders (GA-7) -----------------------------------------------


def _deliver(turn: Turn, move: Send) -> State:
    player = turn.player
    supply = turn.supply
    kept: list[Outstanding] = []
    for outstanding in player.orders:
        _, order, squares = outstanding
        if order.transport != move.place or not all_filled(squares):
            kept.append(outstanding)
            continue
        coal = coal_on(outstanding)
        supply = tuple([n + coal.count(colour) for n, colour in zip(supply, COLOURS, strict=True)])
        player = player._replace(vp=player.vp + order.vp, delivered=(*player.delivered, order))
        turn.events.append((tell.delivered, turn.seat, outstanding))
    turn.player = player._replace(orders=tuple(kept))
    turn.supply = supply
    return turn.end()


def _take_money(turn: Turn, move: Send) -> State:
    miners, marks, vp, mine, orders, done = turn.player
    turn.player = make(Player, (miners, marks + move.number, vp, mine, orders, done))
    turn.events.append((tell.took_money, turn.seat, move.number))
    return turn.end()


def _take_order(turn: Turn, move: Send) -> State:
    if not move.number:
        return _look(turn, move)
    order = turn.order_spaces[move.number - 1]
    assert order is not None
    turn.player = with_order(turn.player, order)
    turn.order_spaces = put(turn.order_spaces, move.number - 1, None)
    turn.events.append((tell.took_order, turn.seat, turn.player.orders[-1]))
    turn.refill(move)
    return turn.end()


_ACTIONS = {
    "workshop": _workshop,
    "mining": _start_mining,
    "delivery": _deliver,
    "money": _take_money,
    "order": _take_order,
    "pithead": _pithead,
}
