"""A sheet as it will be: with a die of the board and its bonus, and how near its orders are then."""

from __future__ import annotations

from typing import NamedTuple

from glueckauf.games.woodcraft.parts import ROWS, Player, colour_of
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.solve.making import Bench, Way, bench_of, cheapest, missing


def with_column(view: State, player: Player, column: int) -> Player:
    """With the die of a column and the dice and materials of its bonus; decisions are left out."""
    die = view.board[column - 1]
    dice, marked = list(player.dice), list(player.marked)
    dice[die] += 1
    for what, count in view.layout.bonuses[colour_of(die)][column - 1]:
        if what in ROWS:
            row = ROWS.index(what)
            marked[row] = min(marked[row] + count, view.layout.room[row])
        elif what == "die":
            dice[count] += 1
    fields = (*player.fields, die)
    return player._replace(dice=tuple(dice), marked=tuple(marked), fields=fields)


MOST_BENCHES = 2_000  # that are looked at for a way to an order: nobody waits longer for a reason


class Nearness(NamedTuple):
    """How near some orders are, each for itself."""

    ready: int  # that can be completed
    spent: int  # materials that the cheapest of these takes
    lacking: int  # dice that the nearest of the others still lacks


def nearness(view: State, player: Player, cards: tuple[str, ...]) -> Nearness:
    """Of some orders, with the dice, materials and helpers that a player has."""
    bench = bench_of(player, view.round)
    ways = [_way(view, bench, card) for card in cards]
    ready = [way.materials for way in ways if way is not None]
    orders = view.layout.orders
    lacking = [
        missing(bench.dice, orders[card])
        for card, way in zip(cards, ways, strict=True)
        if way is None
    ]
    return Nearness(len(ready), min(ready, default=0), min(lacking, default=0))


def _way(view: State, bench: Bench, card: str) -> Way | None:
    rules, order = view.rules, view.layout.orders[card]
    return cheapest(bench, order, rules.offcut_step, rules.adjust_step, MOST_BENCHES)
