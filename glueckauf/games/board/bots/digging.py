"""A whole mining action of a bot, step by step: the exact solver's line, then what prepares the next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from glueckauf.games.board.bots.mined import line
from glueckauf.games.board.bots.needs import waiting_orders, wanted_coal
from glueckauf.games.board.bots.weights import Weights
from glueckauf.games.board.mining import do_step, legal_steps, why_not_step
from glueckauf.games.board.notation import END, Move, load, read, ride
from glueckauf.games.board.parts import COLOURS, LEVELS, SURFACE, Mine, Mining, Outstanding, Player
from glueckauf.games.board.ruleset import Rules


class Step(NamedTuple):
    """A place within a mining action, and the step that is taken there."""

    mine: Mine
    orders: tuple[Outstanding, ...]
    now: Mining
    move: Move


@lru_cache(maxsize=10_000)
def action(
    mine: Mine, orders: tuple[Outstanding, ...], now: Mining, weights: Weights, rules: Rules
) -> tuple[Step, ...]:
    """All steps from here to the end of the action: they depend on the own pit alone."""
    return tuple(_steps(Player(0, 0, 0, mine, orders, ()), now, weights, rules))


def ended(steps: tuple[Step, ...], rules: Rules) -> Player:
    """Pit and orders after the last of these steps; the rest of the player is left out."""
    mine, orders, now, move = steps[-1]
    return do_step(0, Player(0, 0, 0, mine, orders, ()), now, move, rules)[0]


def _steps(player: Player, now: Mining, weights: Weights, rules: Rules) -> Iterator[Step]:
    going_on: Mining | None = now
    plan: list[str] = []
    while going_on is not None:
        left = going_on
        if not plan and left.half is None:
            waiting = waiting_orders(player.orders, weights.considered)
            plan = line(player.mine, waiting, left.steps_left, rules)
        move = read(plan.pop(0)) if plan else _sensible(player, left, weights, rules)
        # An order that the plan does not consider may want coal that it would put into the storage.
        if why_not_step(player, left, move, rules) is not None:
            move, plan = _sensible(player, left, weights, rules), []
        yield Step(player.mine, player.orders, left, move)
        player, going_on, _ = do_step(0, player, left, move, rules)


def _sensible(player: Player, now: Mining, weights: Weights, rules: Rules) -> Move:
    """A step without a plan: finish a pair, fetch wanted coal, make room, or end."""
    moves = legal_steps(player, now, rules)
    mine = player.mine
    if now.half is not None:
        return moves[0]
    wanted = wanted_coal(player.orders) - Counter(mine.cage + mine.storage)
    for colour in reversed(COLOURS):
        if wanted[colour] and load(colour) in moves:
            return load(colour)
    if now.steps_left > 1 and len(mine.cage) < rules.cage:
        for level in (4, 3, 2, 1):
            if level != mine.level and any(wanted[colour] for colour in mine.carts[level - 1]):
                return ride(level)
    if weights.cart:
        emptying = _emptying(mine, now, rules)
        if emptying is not None:
            return emptying
    if mine.cage and mine.level != SURFACE:
        return ride(SURFACE)
    stores = [move for move in moves if move.endswith(">s")]
    return stores[0] if stores else END


def _emptying(mine: Mine, now: Mining, rules: Rules) -> Move | None:
    """A step that empties carts, whether or not their coal is wanted: the most there are at a level."""
    if len(mine.cage) >= rules.cage:
        return None
    here = mine.carts[mine.level - 1] if mine.level != SURFACE else ""
    if here:
        return load(here[-1])
    fullest = max(LEVELS, key=lambda level: len(mine.carts[level - 1]))
    return ride(fullest) if now.steps_left > 1 and mine.carts[fullest - 1] else None
