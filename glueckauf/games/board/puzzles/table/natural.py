"""A plan in the order in which one would play it.

A delivery comes as soon as all that it delivers is complete; before that money, new orders, tiles and
then mining. Turns and steps that bring nothing are left out, and the steps of a mining action are put
in their natural order (pit/natural.py). Every plan is played through the rules against the same
replies, and one that is worth less than the given plan is never returned.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from glueckauf.core.errors import IllegalMove
from glueckauf.games.board.notation import END
from glueckauf.games.board.puzzles.pit import natural as pit
from glueckauf.games.board.puzzles.table.ladder import stations
from glueckauf.games.board.puzzles.table.puzzle import DraftPuzzle, TablePuzzle, TurnPuzzle
from glueckauf.games.board.puzzles.table.split import with_end
from glueckauf.games.board.solve.pit.task import Task
from glueckauf.games.board.solve.turns.asked import Asked
from glueckauf.games.board.solve.turns.search import Table, after_turn

Plan = tuple[str, ...]
KINDS = ("delivery", "money", "order", "workshop", "mining", "pithead")
MOST_TURNS = 7  # of a plan that is put in order: every order of turns may have to be tried


@lru_cache(maxsize=512)
def natural_plan(asked: Asked, lines: Plan) -> Plan:
    """The same turns in a natural order, without those that bring nothing."""
    worth = _worth(asked, lines)
    if worth is None:
        return lines
    needed = _needed(asked, lines, worth)
    ordered = _ordered(asked, needed, worth) or needed
    return _smoothed(asked, ordered, worth)


def tidied(puzzle: TablePuzzle) -> TablePuzzle:
    """The puzzle with the best answer of its file in its natural order; picks as they lie in the row."""
    lines = puzzle.lines
    if lines is None:
        return puzzle
    if isinstance(puzzle, DraftPuzzle):
        return puzzle._replace(lines=tuple(sorted(lines, key=[*puzzle.row].index)))
    if isinstance(puzzle, TurnPuzzle):
        return puzzle._replace(lines=natural_plan(puzzle.asked, lines))
    if puzzle.par is None:
        return puzzle
    return puzzle._replace(lines=natural_plan(stations(puzzle)[puzzle.par - 1], lines))


def played(asked: Asked, lines: Sequence[str]) -> list[Table] | None:
    """The tables before the first turn and after each, and at last where the plan ends
    (`Asked.ended`); None if a turn cannot be played."""
    tables = [asked.table]
    try:
        for line in lines:
            before = tables[-1]
            tables.append(after_turn(before, asked.seat, with_end(before.state, line)))
    except IllegalMove:
        return None
    return [*tables, asked.ended(tables[-1], len(lines))]


def _worth(asked: Asked, lines: Sequence[str]) -> int | None:
    """What the plan is worth; None if it cannot be played, or does not meet the task."""
    tables = played(asked, lines)
    if tables is None or not asked.is_met(tables[-1]):
        return None
    return asked.worth(tables[-1])


def _is_worth(asked: Asked, lines: Sequence[str], worth: int) -> bool:
    found = _worth(asked, lines)
    return found is not None and found >= worth


# --- Left out -------------------------------------------------------------------------------


def _needed(asked: Asked, lines: Plan, worth: int) -> Plan:
    """Without turns that bring nothing, and without such steps."""
    for n in reversed(range(len(lines))):
        fewer = (*lines[:n], *lines[n + 1 :])
        if _is_worth(asked, fewer, worth):
            lines = fewer
    for n, line in enumerate(lines):
        if line.startswith("mining/"):
            lines = _shorter(asked, lines, n, worth)
    return lines


def _shorter(asked: Asked, lines: Plan, n: int, worth: int) -> Plan:
    """Without the steps of a mining action that bring nothing."""
    at = 1
    steps = [step for step in lines[n].split(" ") if step != END]
    while at < len(steps):
        fewer = [*steps[:at], *steps[at + 1 :]]
        plan = (*lines[:n], " ".join(fewer), *lines[n + 1 :])
        if _is_worth(asked, plan, worth):
            lines, steps, at = plan, fewer, 1
        else:
            at += 1
    return lines


# --- The order of turns ---------------------------------------------------------------------


def _ordered(asked: Asked, lines: Plan, worth: int) -> Plan | None:
    """The first order of these turns, in a natural sense, that is worth as much."""
    if len(lines) > MOST_TURNS:
        return None
    delivers = _deliveries(asked, lines)

    def rest(table: Table, left: Counter[str]) -> Iterator[Plan]:
        if not left.total():
            end = asked.ended(table, len(lines))
            if asked.is_met(end) and asked.worth(end) >= worth:
                yield ()
            return
        for line in sorted(left, key=lambda line: _key(line, lines)):
            if line in delivers and _complete(asked, table, line) < delivers[line]:
                continue
            try:
                then = after_turn(table, asked.seat, with_end(table.state, line))
            except IllegalMove:
                continue
            for more in rest(then, left - Counter([line])):
                yield (line, *more)

    return next(rest(asked.table, Counter(lines)), None)


def _key(line: str, lines: Plan) -> tuple[int, int]:
    return KINDS.index(line.partition(" ")[0].partition("/")[0]), lines.index(line)


def _deliveries(asked: Asked, lines: Plan) -> dict[str, int]:
    """How many orders each delivery of the plan delivers, at least."""
    tables = played(asked, lines)
    assert tables is not None, "a plan that has been played before"
    found: dict[str, int] = {}
    for line, table in zip(lines, tables, strict=False):
        if line.startswith("delivery/"):
            number = _complete(asked, table, line)
            found[line] = min(found.get(line, number), number)
    return found


def _complete(asked: Asked, table: Table, line: str) -> int:
    """How many orders a delivery would deliver now."""
    transport = line.partition("/")[2]
    return sum(
        all(order.squares) and order.order.transport == transport
        for order in table.state.players[asked.seat].orders
    )


# --- The order of steps ---------------------------------------------------------------------


def _smoothed(asked: Asked, lines: Plan, worth: int) -> Plan:
    """With the steps of each mining action in their natural order."""
    for n, line in enumerate(lines):
        if not line.startswith("mining/"):
            continue
        tables = played(asked, lines)
        assert tables is not None, "a plan that has been played before"
        player = tables[n].state.players[asked.seat]
        space, _, steps = line.partition(" ")
        task = Task(player.mine, player.orders, (space,), ("squares",), rules=asked.state.rules)
        told = pit.in_order(task, steps)
        plan = (*lines[:n], f"{space} {told}".strip(), *lines[n + 1 :])
        if _is_worth(asked, plan, worth):
            lines = plan
    tables = played(asked, lines)
    assert tables is not None, "a plan that has been played before"
    return tuple(with_end(table.state, line) for line, table in zip(lines, tables, strict=False))
