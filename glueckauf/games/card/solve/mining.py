"""One mining action (CG-3.6 to CG-3.9): all ways it can end, and how many lines lead to each.

A mining action concerns row, storage and docks only, and every step uses at least one of four
steps or fewer. So the ends are found layer by layer, with equal boards merged: the order of the wagons
of a dock is for show (CG-3.2). Whether a step is legal is asked of the game's own `mining.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from glueckauf.core.making import make
from glueckauf.games.card import mining
from glueckauf.games.card.notation import End, Move
from glueckauf.games.card.parts import Dock, Lorry, Mining, Player
from glueckauf.games.card.ruleset import Rules

Docks = tuple[Dock, Dock, Dock]
_NO_WORKERS: tuple[int, ...] = ()


class Ending(NamedTuple):
    """A way to end the action: its last move, where that is made, the steps used, the lines."""

    line: tuple[Move, ...]
    before_last: Player
    pending: Mining
    steps: int
    ways: int


class _Node(NamedTuple):
    player: Player
    line: tuple[Move, ...]
    ways: int


def sorted_docks(docks: tuple[Dock, ...]) -> tuple[Any, ...]:
    """The docks with their wagons in one order: two such boards are equal in all that counts."""
    return tuple([_sorted_dock(dock) for dock in docks])


@lru_cache(maxsize=50_000)
def _sorted_dock(dock: Dock) -> Dock:
    return Dock(dock.engine, tuple(sorted(dock.wagons, key=lambda w: (w.crest, w.load or ()))))


def ends(
    row: tuple[Lorry, ...],
    storage: tuple[Lorry, ...],
    docks: Docks,
    now: Mining,
    rules: Rules,
    tick: Callable[[], None] = lambda: None,
) -> tuple[Ending, ...]:
    """Every different end of the action; two ends differ in the board or in the steps used.

    `tick` is called on the way, and may raise: changed rules have actions with thousands of ends.
    """
    first = Player(_NO_WORKERS, row, storage, docks)
    layers: dict[int, dict[Any, _Node]] = {now.steps_left: {(): _Node(first, (), 1)}}
    found: dict[Any, Ending] = {}
    for left in range(now.steps_left, 0, -1):
        for node in layers.pop(left, {}).values():
            tick()
            here = Mining(left, max(now.least - (now.steps_left - left), 0))
            for move, after, then in _moves(node.player, here, rules):
                board = (len(after.row), after.storage, sorted_docks(after.docks))
                line = (*node.line, move)
                if then is None:
                    used = now.steps_left - left + _cost(node.player, after, move)
                    end = found.get((board, used))
                    ways = node.ways + (end.ways if end else 0)
                    kept = end._replace(ways=ways) if end else None
                    found[board, used] = kept or Ending(line, node.player, here, used, ways)
                else:
                    layer = layers.setdefault(then.steps_left, {})
                    same = layer.get(board)
                    ways = node.ways + (same.ways if same else 0)
                    layer[board] = same._replace(ways=ways) if same else _Node(after, line, ways)
    return tuple(found.values())


def _moves(
    player: Player, now: Mining, rules: Rules
) -> Iterator[tuple[Move, Player, Mining | None]]:
    for move in mining.legal_steps(player, now, rules):
        after, then, _ = mining.do_step(0, player, now, move, rules)
        yield move, after, then


def _cost(before: Player, after: Player, move: Move) -> int:
    """The steps of a move: the lorries of the card that it took from the row or the storage."""
    if isinstance(move, End):
        return 0
    if len(after.row) < len(before.row):
        return before.row[-1].lorries
    return sum([card.lorries for card in before.storage]) - sum([c.lorries for c in after.storage])


def with_board(player: Player, board: Player, before: tuple[Lorry, ...]) -> Player:
    """The player with storage and docks of this board, and its row to the right of these cards."""
    after: Player = make(
        Player, (player[0], before + board.row, board.storage, board.docks, *player[4:])
    )
    return after
