"""What people would naturally play: greedy lines, and habits. Puzzles are made where they fail.

    greedy    whatever brings most at once: step by step in an action, turn by turn otherwise
    row       of mining: what fits is loaded, what does not is stored, until no steps are left
    dearest   of deliveries: the order with most points first, then the next that can still leave

Everything here is deterministic: of equals the natural wagon, then what stands first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from glueckauf.games.card.notation import END, PASS, Dispatch, Load, Move, Store
from glueckauf.games.card.parts import DOCKS, WILD, Delivering, Player
from glueckauf.games.card.puzzles.making.themes import mover
from glueckauf.games.card.rules import State
from glueckauf.games.card.ruleset import read_lorry
from glueckauf.games.card.solve.task import (
    Place,
    Rank,
    Task,
    is_over,
    moves_at,
    onward,
    rank,
    reached,
    ready,
    start_of,
    value_of,
)

Line = tuple[str, ...]


def natural_lines(task: Task) -> dict[str, Line]:
    """The lines of the natural players of this kind of task, by their names."""
    lines = {"greedy": greedy_line(task)}
    if task.turns == 0:
        is_delivery = isinstance(task.start.pending, Delivering)
        lines |= {"dearest": _dearest(task)} if is_delivery else {"row": _as_it_comes(task)}
    return lines


def failing(task: Task, best: Rank) -> tuple[str, ...]:
    """The natural players who miss the best."""
    ranks = {who: worth(task, line) for who, line in natural_lines(task).items()}
    return tuple(who for who, found in ranks.items() if found is None or found < best)


def worth(task: Task, line: Line | None) -> Rank | None:
    """The rank of a line; None if it does not come to its end."""
    value = None if line is None else reached(task, line)
    return None if value is None else rank(task, value)


# --- Greedy ---------------------------------------------------------------------------------


def greedy_line(task: Task) -> Line:
    """What the greedy player plays."""
    return _turn_by_turn(task) if task.turns else step_by_step(task)


def step_by_step(task: Task, first: Move | None = None) -> Line:
    """Always the move after which most is reached, perhaps after a given first one."""

    def choose(place: Place, moves: list[Move]) -> Move:
        return max(moves, key=lambda move: _at_once(task, place, move))

    return _played(task, choose, first)


def _at_once(task: Task, place: Place, move: Move) -> tuple[Any, ...]:
    value = value_of(task, onward(task, place, move))
    return rank(task, value), not is_unnatural_wagon(place.state, move)


def _played(
    task: Task, choose: Callable[[Place, list[Move]], Move], first: Move | None = None
) -> Line:
    """The line of a player who decides move by move."""
    place = start_of(task)
    line: list[str] = []
    while moves := moves_at(task, place):
        move = first if first is not None and not line else choose(place, moves)
        place = onward(task, place, move)
        line.append(str(move))
    return tuple(line)


def _turn_by_turn(task: Task) -> Line:
    """The best of each turn by itself. Nobody passes while something else can be done."""
    place = start_of(task)
    line: Line = ()
    while not is_over(task, place):
        turns = whole_turns(task, place)
        busy = [each for each in turns if PASS not in each[0]] or turns
        way, place = max(busy, key=lambda each: _appeal(task, each[1]))
        line += way
    return line


def _appeal(task: Task, place: Place) -> tuple[Any, ...]:
    """What a turn is worth by itself: what it brings at once, then what it leaves for later."""
    own = place.state.players[task.seat]
    value = rank(task, value_of(task, place))
    return value[0], ready(own), sum(dock.load for dock in own.docks), _cards(own), value


def _cards(own: Player) -> int:
    docked = sum(bool(dock.engine) + len(dock.wagons) for dock in own.docks)
    held = (own.orders, own.innovations, own.shares, own.objectives, own.row, own.storage)
    return docked + sum(map(len, held))


def whole_turns(task: Task, place: Place) -> list[tuple[Line, Place]]:
    """Where this turn, or the pending action, can lead: each place once, by the first way to it."""
    found: dict[Place, Line] = {}
    seen, due = {place}, [(place, Line())]
    for here, line in due:
        for move in moves_at(task, here):
            then, way = onward(task, here, move), (*line, str(move))
            if then.turns > place.turns or is_over(task, then):
                found.setdefault(then, way)
            elif then not in seen:
                seen.add(then)
                due.append((then, way))
    return [(line, end) for end, line in found.items()]


# --- Other natural players ------------------------------------------------------------------


def _as_it_comes(task: Task) -> Line:
    """The row from the right: loaded into its natural wagon, or else stored."""

    def choose(place: Place, moves: list[Move]) -> Move:
        loads = [move for move in moves if isinstance(move, Load) and not move.lorry]
        natural = [move for move in loads if not is_unnatural_wagon(place.state, move)]
        stores = [move for move in moves if isinstance(move, Store)]
        return [*natural, *loads, *stores, *moves][0]

    return _played(task, choose)


def _dearest(task: Task) -> Line:
    """The dearest order that can leave, then the next."""

    def choose(place: Place, moves: list[Move]) -> Move:
        orders = {str(order): order.vp for order in mover(place.state).orders}
        trains = [move for move in moves if isinstance(move, Dispatch)]
        return max(trains, key=lambda move: orders[move.order], default=END)

    return _played(task, choose)


# --- Habits ---------------------------------------------------------------------------------


def natural_wagon(state: State, crest: str) -> tuple[int, str] | None:
    """Where a lorry card goes without a thought: its own crest before a wild wagon, the lowest dock.

    The dock and the crest of the wagon; None if no wagon is free for it.
    """
    bears = state.rules.docks
    fitting = [
        (wagon.crest == WILD, n, wagon.crest)
        for n, dock in zip(DOCKS, mover(state).docks, strict=True)
        for wagon in dock.wagons
        if wagon.load is None and wagon.crest in (crest, WILD) and crest in bears[n - 1]
    ]
    return min(fitting)[1:] if fitting else None


def is_unnatural_wagon(state: State, move: Move) -> bool:
    if not isinstance(move, Load):
        return False
    card = read_lorry(move.lorry) if move.lorry else mover(state).row[-1]
    return natural_wagon(state, card.crest) != (move.dock, move.crest)


def stores_loadable(state: State, move: Move) -> bool:
    """Does it put a card aside that could be loaded?"""
    if not isinstance(move, Store):
        return False
    return natural_wagon(state, mover(state).row[-1].crest) is not None
