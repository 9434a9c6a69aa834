"""Why the best turns, picks, or the number of a blunder are best."""

from __future__ import annotations

from glueckauf.core.puzzle import Explained, Source
from glueckauf.games.board.parts import all_filled
from glueckauf.games.board.puzzles.table.draft import results, task_of
from glueckauf.games.board.puzzles.table.hints import turn_hints
from glueckauf.games.board.puzzles.table.ladder import blunder_of, losses, stations
from glueckauf.games.board.puzzles.table.puzzle import BlunderPuzzle, DraftPuzzle, TablePuzzle
from glueckauf.games.board.puzzles.table.sources import order_source, plan_sources
from glueckauf.games.board.puzzles.table.verdict import target
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.task import play
from glueckauf.games.board.solve.turns.asked import best


def explain(puzzle: TablePuzzle, language: str) -> Explained | None:
    """None if no plan meets the task."""
    hints = turn_hints(puzzle)
    if not hints:
        return None
    return Explained(hints[0].sentence(language), "", sources(puzzle, language), None)


def sources(puzzle: TablePuzzle, language: str) -> tuple[Source, ...]:
    """Of a blunder those of the best turns from just before it."""
    if isinstance(puzzle, DraftPuzzle):
        return _mined(puzzle, language)
    if isinstance(puzzle, BlunderPuzzle):
        asked = stations(puzzle)[blunder_of(losses(puzzle)) - 1]
        found = best(asked)
        return plan_sources(asked, found.lines if found else (), language)
    _, lines = target(puzzle.asked, puzzle.par, puzzle.lines)
    return plan_sources(puzzle.asked, lines, language)


def _mined(puzzle: DraftPuzzle, language: str) -> tuple[Source, ...]:
    """The orders that one mining action completes with the best picks."""
    task = task_of(puzzle, puzzle.lines or results(puzzle)[0].moves)
    end = play(task, solve(task).line or "")
    done = [order for order in end.player.orders if all_filled(order.squares)]
    return tuple(order_source(order, language) for order in done)
