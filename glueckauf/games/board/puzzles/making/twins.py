"""Which puzzles are the same under other names?

All levels are equally far from each other and from the surface, so a pit whose colours change
places, levels and squares with them, asks the same. So do orders in another sequence, and other
transports where nothing or something else is delivered. `pattern` is equal for such twins.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

from glueckauf.games.board.parts import COLOURS, SURFACE, Outstanding
from glueckauf.games.board.solve.pit.task import Task

Pattern = tuple[Any, ...]


def pattern(task: Task) -> Pattern:
    """What is left of a task when names do not count."""
    return min(_named(task, dict(zip(COLOURS, names, strict=True))) for names in _NAMES)


def are_twins(one: Task, other: Task) -> bool:
    return pattern(one) == pattern(other)


_NAMES = tuple(permutations(COLOURS))


def _named(task: Task, names: dict[str, str]) -> Pattern:
    """The task with other colours, its orders sorted."""
    mine = task.mine
    where = {c: names[c] for c in COLOURS}
    new_level = {n: COLOURS.index(where[c]) + 1 for n, c in enumerate(COLOURS, start=1)}
    carts, empty = [""] * len(COLOURS), [0] * len(COLOURS)
    carts_count = any("empty" in word for word in task.objective)
    for n, lying in enumerate(mine.carts, start=1):
        carts[new_level[n] - 1] = _coloured(lying, names)
        empty[new_level[n] - 1] = task.empty_carts[n - 1] if carts_count else 0
    transports = _transports(task)
    orders = sorted(_order(order, names, transports, task.complete) for order in task.orders)
    return (
        new_level.get(mine.level, SURFACE),
        _coloured(mine.cage, names),
        tuple(carts),
        _coloured(mine.storage, names),
        tuple(empty),
        tuple(orders),
        tuple(
            f"delivery/{transports[action.partition('/')[2]]}" if "delivery" in action else action
            for action in task.actions
        ),
        tuple(_word(word, names) for word in task.objective),
        str(task.rules),
    )


def _coloured(coal: str, names: dict[str, str]) -> str:
    return "".join(sorted(names.get(letter, letter) for letter in coal))


def _word(word: str, names: dict[str, str]) -> str:
    kind, colon, colour = word.partition(":")
    return f"{kind}:{names[colour]}" if colon else word


def _transports(task: Task) -> dict[str, int]:
    """The transports that are delivered, numbered by their first delivery."""
    due = [action.partition("/")[2] for action in task.actions if "delivery" in action]
    return {transport: n for n, transport in enumerate(dict.fromkeys(due), start=1)}


def _order(
    order: Outstanding, names: dict[str, str], transports: dict[str, int], complete: tuple[str, ...]
) -> Pattern:
    card = order.order
    squares = sorted(
        (names[colour], _coloured(coal, names))
        for colour, coal in zip(card.squares, order.squares, strict=True)
    )
    delivered = transports.get(card.transport, 0)
    return (card.vp, tuple(squares), delivered, order.label in complete)
