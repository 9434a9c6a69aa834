"""Why the best line of a pit is best."""

from __future__ import annotations

from glueckauf.core.puzzle import Explained, Source
from glueckauf.games.board.notation import read_line
from glueckauf.games.board.parts import all_filled
from glueckauf.games.board.puzzles.pit.puzzle import MiningPuzzle
from glueckauf.games.board.puzzles.pit.verdict import hints
from glueckauf.games.board.puzzles.pit.walk import walk
from glueckauf.games.board.puzzles.table.sources import order_source


def explain(puzzle: MiningPuzzle, language: str) -> Explained | None:
    """None if no line meets the task."""
    line = puzzle.best()
    if line is None:
        return None
    why = hints(puzzle)[0].sentence(language)
    lines = puzzle.proof.get("optimal_lines") if isinstance(puzzle.proof, dict) else None
    return Explained(why, "", sources(puzzle, " ".join(line), language), lines)


def sources(puzzle: MiningPuzzle, line: str, language: str) -> tuple[Source, ...]:
    """The orders that the line completes, where points are what counts first."""
    if puzzle.task.objective[0] != "vp":
        return ()
    places = walk(puzzle.task, read_line(line) if line else []).places
    held = places[-1].player.orders
    kept = {order.label for order in held}
    done = {order.label for order in held if all_filled(order.squares)}
    return tuple(
        order_source(order, language)
        for order in puzzle.task.orders
        if order.label in done or order.label not in kept
    )
