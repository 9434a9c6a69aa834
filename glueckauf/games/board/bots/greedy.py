"""Greedy plays Glück Auf for the points in sight: no look at the others, no plan beyond the turn.

It delivers what is complete, mines with the exact solver, buys coal that its orders lack and takes
orders that its pit can serve. Every miner sent has a price, so dear spaces wait. It is deterministic:
the same view, the same move.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from glueckauf.games.board.notation import END, Move
from glueckauf.games.board.parts import (
    COLOURS,
    LEVEL_OF,
    SURFACE,
    Drafting,
    Look,
    Mine,
    Mining,
    Order,
    Player,
    Shortage,
    Tile,
    all_filled,
)
from glueckauf.games.board.rules import State
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.task import Task

MINER = 2.0  # what a miner is worth, in points
SQUARE = 0.8  # what a delivered square may bring on the clock
FILLED = 0.8  # the share of an order's points that is earned when it is complete, before delivery
PROGRESS = 1.0  # points for a filled square of an order that is not complete
MARK = 0.35
COAL = (1.2, 1.9, 2.6, 3.4)  # points for a coal that an order lacks: yellow to black
SPARE = 0.25  # the share of that for a coal that no order lacks
CONSIDERED = 5  # orders that one mining action is planned for
ENOUGH = 4  # outstanding orders that keep a pit busy


class Greedy:
    """Takes what brings most points now. Luck plays no part; the seed is for the sake of others."""

    def __init__(self, seed: int | str = 0) -> None:
        self._line: list[str] = []  # the rest of a mining plan …
        self._expected: tuple[Player, Any] | None = None  # … and where it goes on

    def choose(self, view: State) -> str:
        seat = view.to_move
        assert seat is not None, "a bot is asked while it is to move"
        player, pending = view.players[seat], view.pending
        if isinstance(pending, Mining):
            return self._step(view, player, pending)
        moves = view.legal_moves()
        if isinstance(pending, Drafting):
            return max(moves, key=lambda move: _draft_worth(player, pending, move))
        if isinstance(pending, Look):
            return max(moves, key=lambda move: self._keep_worth(view, player, pending, move))
        if isinstance(pending, Shortage):
            return max(moves, key=lambda move: lacking_coal(player)[move[-1]])
        if pending is not None:
            return moves[0]  # what is put back in which order does not matter to it
        return self.ranked(view)[0]

    # --- Which space? -----------------------------------------------------------------------

    def ranked(self, view: State) -> list[Move]:
        """All spaces that can be chosen now, the best first."""
        assert view.to_move is not None
        player = view.players[view.to_move]
        return sorted(view.legal_moves(), key=lambda move: -self._worth(view, player, move))

    def _worth(self, view: State, player: Player, move: Move) -> float:
        """Points that a space brings, less the miners it takes."""
        kind, _, place = str(move).partition("/")
        miners = view.works.needed[view.crews[view.works.index[move]].miners]
        price = miners * MINER
        if kind == "pithead":
            return MARK * view.rules.pithead - price
        if kind == "money":
            return MARK * int(place) * _hunger(player) - price
        if kind == "delivery":
            ready = [o.order for o in player.orders if all_filled(o.squares)]
            orders = [order for order in ready if order.transport == place]
            return sum(order.vp + SQUARE * len(order.squares) for order in orders) - price
        if kind == "mining":
            return _mining_worth(view, player, int(place)) - price
        if kind == "workshop":
            if place == "draw":
                return worth_of_tile(view, player, None) - price
            return worth_of_tile(view, player, view.workshops[int(place) - 1]) - price
        order = None if place == "draw" else view.order_spaces[int(place) - 1]
        return _order_worth(view, player, order) - price

    def _keep_worth(self, view: State, player: Player, look: Look, move: Move) -> float:
        place = str(move).partition("/")[2]
        if place == "-":
            return 0.0
        card = look.cards[int(place) - 1]
        if isinstance(card, Tile):
            return worth_of_tile(view, player, card)
        return _order_worth(view, player, card)

    # --- Which step? ------------------------------------------------------------------------

    def _step(self, view: State, player: Player, now: Mining) -> str:
        """The next step of the plan, or of a new one."""
        if self._expected != (player, now) or not self._line:
            self._line = _plan(view, player, now)
        move = self._line.pop(0) if self._line else END
        if view.why_not(move) is not None:
            move, self._line = _legal(view, player), []
        after = view.after(move)
        assert view.to_move is not None
        self._expected = (after.players[view.to_move], after.pending)
        return str(move)


def _plan(view: State, player: Player, now: Mining) -> list[str]:
    """The best line of the solver, or else a step that prepares the next action."""
    if now.half is None:
        solution = solve(_task(view, player, now.steps_left))
        if solution.line:
            return solution.line.split()
    return [_legal(view, player)]


def _legal(view: State, player: Player) -> str:
    """A sensible step without a plan: finish a pair, fetch wanted coal, make room, or end."""
    moves = view.legal_moves()
    now, mine = view.pending, player.mine
    assert isinstance(now, Mining)
    if now.half is not None:
        return moves[0]
    wanted = wanted_coal(player) - Counter(mine.cage + mine.storage)
    for colour in reversed(COLOURS):
        if wanted[colour] and f"+{colour}" in moves:
            return f"+{colour}"
    if now.steps_left > 1 and len(mine.cage) < view.rules.cage:
        for level in (4, 3, 2, 1):
            if level != mine.level and any(wanted[colour] for colour in mine.carts[level - 1]):
                return str(level)
    if mine.cage and mine.level != SURFACE:
        return str(SURFACE)
    stores = [move for move in moves if move.endswith(">s")]
    return stores[0] if stores else END


def _task(view: State, player: Player, steps: int) -> Task:
    """What one mining action can do for the orders that lack least."""
    waiting = [order for order in player.orders if not all_filled(order.squares)]
    waiting.sort(key=lambda o: (o.squares.count(""), -o.order.vp))
    return Task(
        player.mine,
        tuple(sorted(waiting[:CONSIDERED])),
        (f"mining/{steps}",),
        ("vp", "squares", "-steps"),
        rules=view.rules,
    )


# --- What things are worth ------------------------------------------------------------------


def _mining_worth(view: State, player: Player, steps: int) -> float:
    task = _task(view, player, steps)
    if not task.orders:
        return 0.0
    value = solve(task).value
    assert value is not None, "nothing must be complete, so every task can be met"
    before = sum(bool(coal) for order in task.orders for coal in order.squares)
    return FILLED * value["vp"] + PROGRESS * (value["squares"] - before)


def wanted_coal(player: Player) -> Counter[str]:
    """The colours of the empty squares."""
    return Counter(
        colour
        for _, order, squares in player.orders
        for colour, coal in zip(order.squares, squares, strict=True)
        if not coal
    )


def coal_of(mine: Mine) -> Counter[str]:
    return Counter(mine.cage + mine.storage + "".join(mine.carts))


def lacking_coal(player: Player) -> Counter[str]:
    """The coal that the orders want and the pit does not have."""
    return wanted_coal(player) - coal_of(player.mine)


def _is_late(view: State, player: Player, miners: int) -> bool:
    return view.shift == view.rules.shifts and player.miners < miners


def _hunger(player: Player) -> float:
    """Marks are worth more to those who have none and need coal."""
    if player.marks >= 10:
        return 0.4
    return 2.2 if player.marks < 4 and +lacking_coal(player) else 1.2


def worth_of_tile(view: State, player: Player, tile: Tile | None) -> float:
    if _is_late(view, player, 4):
        return 0.0
    lacking = lacking_coal(player)
    if tile is None:
        wanted = [COAL[COLOURS.index(colour)] for colour in lacking]
        return max(wanted, default=0.5) if player.marks >= 4 else 0.0
    light = sum(other.light for other in player.mine.tiles)
    tilt = 2 * light - len(player.mine.tiles)
    balance = -1.0 if (tilt > 0 if tile.light else tilt < 0) else 0.6
    coal = COAL[COLOURS.index(tile.carts[0])]
    served = min(len(tile.carts), lacking[tile.carts[0]])
    gain = coal * (served + SPARE * (len(tile.carts) - served))
    return gain + balance - MARK * view.works.prices[tile]


def _order_worth(view: State, player: Player, order: Order | None) -> float:
    if _is_late(view, player, 5):
        return -1.0
    open_orders = sum(not all_filled(o.squares) for o in player.orders)
    crowd = 1.5 * max(0, open_orders - ENOUGH + 1)
    if order is None:
        return 4.0 - crowd
    spare = coal_of(player.mine) - wanted_coal(player)
    fit = sum((Counter(order.squares) & spare).values()) / len(order.squares)
    return order.vp * (0.25 + 0.5 * fit) - crowd


def _draft_worth(player: Player, row: Drafting, move: Move) -> float:
    """Points less the steps it takes, and less for coal that the pit does not have."""
    order = row.row[int(str(move).partition("/")[2]) - 1]
    assert order is not None
    steps = 2 * len(order.squares) + len(set(order.squares)) + 1
    spare = coal_of(player.mine) - wanted_coal(player)
    bought = Counter(order.squares) - spare
    return order.vp - 0.5 * steps - sum(1.5 + 0.3 * LEVEL_OF[c] for c in bought.elements())
