"""A table as the tree of a position: what table_position.py reads, `lay` gives back.

Stacks are written as numbers of cards: what lies in them is hidden, and so plays no part.
"""

from __future__ import annotations

from typing import Any

from glueckauf.games.board.parts import COLOURS, LEVELS, Outstanding, Player, carts_at
from glueckauf.games.board.puzzles.table_possible import missing_miners
from glueckauf.games.board.rules import State


def position_tree(state: State) -> dict[str, Any]:
    """The tree of a table at the start of a turn."""
    index = state.works.index
    tree: dict[str, Any] = {"players": len(state.players)}
    if state.rules.overrides:
        tree["rules"] = dict(state.rules.overrides)
    tree |= {"start": state.start, "to_move": state.to_move, "shift": state.shift}
    crews = {name: state.crews[at] for name, at in index.items() if name in state.works.open}
    tree["crews"] = {
        name: {"seat": crew.seat, "miners": crew.miners}
        for name, crew in crews.items()
        if crew.miners and name != "pithead"
    }
    tree["pithead"] = _by_number(state.pithead)
    tree["canteen"] = _by_number(state.canteen)
    for key, kind, row in (
        ("workshops", "workshop", state.workshops),
        ("order_spaces", "order", state.order_spaces),
    ):
        tree[key] = {
            str(n): "" if card is None else str(card)
            for n, card in enumerate(row, start=1)
            if f"{kind}/{n}" in state.works.open
        }
    tree["tiles_left"] = len(state.tile_stack.cards)
    tree["orders_left"] = len(state.order_stack.cards)
    tree["seats"] = {str(n): _seat(player) for n, player in enumerate(state.players)}
    needed = {"canteen"} if any(missing_miners(state)) else set()  # else the reader puts them there
    return {key: value for key, value in tree.items() if value != {} or key in needed}


def _by_number(row: tuple[int, ...]) -> dict[str, int]:
    return {str(n): number for n, number in enumerate(row) if number}


def _seat(player: Player) -> dict[str, Any]:
    mine = player.mine
    pit: dict[str, Any] = {"cage": {"level": mine.level, "coal": mine.cage}}
    pit["carts"] = {str(n): coal for n, coal in zip(LEVELS, mine.carts, strict=True) if coal}
    pit |= {"storage": mine.storage, "tiles": [str(tile) for tile in mine.tiles]}
    full = tuple(COLOURS[n - 1] * carts_at(mine, n) for n in LEVELS)
    if mine.carts == full:
        del pit["carts"]
    return {
        "marks": player.marks,
        "vp": player.vp,
        "miners": player.miners,
        "mine": pit,
        "orders": [_order(order) for order in player.orders],
        "delivered": [str(order) for order in player.delivered],
    }


def _order(outstanding: Outstanding) -> Any:
    _, order, squares = outstanding
    if not any(squares):
        return str(order)
    lying = {str(n): coal for n, coal in enumerate(squares, start=1) if coal}
    is_plain = all(coal == order.squares[int(n) - 1] for n, coal in lying.items())
    filled: Any = [int(n) for n in lying] if is_plain else lying
    return {"transport": order.transport, "squares": order.squares, "filled": filled}
