"""A puzzle on its board: its positions, what stands above it, the best line beside one's own."""

from __future__ import annotations

from collections.abc import Sequence

from glueckauf.core.draw.labels import capital
from glueckauf.core.puzzle import MOST_STARS, Json, Row, words
from glueckauf.core.puzzle_verdict import told_beside
from glueckauf.games.woodcraft.parts import Free
from glueckauf.games.woodcraft.puzzles import walk as walking
from glueckauf.games.woodcraft.puzzles.puzzle import WoodcraftPuzzle
from glueckauf.games.woodcraft.puzzles.telling import pieces, spoken, task_told
from glueckauf.games.woodcraft.puzzles.verdict import WoodcraftVerdict
from glueckauf.games.woodcraft.puzzles.walk import along, is_over
from glueckauf.games.woodcraft.rules import State
from glueckauf.games.woodcraft.solve.task import ROUND, Place, Task, value_of


def view(puzzle: WoodcraftPuzzle) -> str:
    """The sheet; and the main board with the pool, unless nothing of them can be taken."""
    task = puzzle.task
    is_bench = isinstance(task.start.todo[-1], Free) and task.until != ROUND
    return "sheet" if is_bench and not _may_take(task) else "desk"


def _may_take(task: Task) -> bool:
    """In free actions an order of the pool comes only from a line of lanterns, and a lantern from an order."""
    layout = task.start.layout
    rewards = [layout.orders[order].reward for order in task.start.players[task.seat].held]
    brings_light = any(what == "lantern" for reward in rewards for what, _ in reward.gains)
    lines = (*layout.row_gains, *layout.column_gains)
    brings_order = any(what == "order" for line in lines for what, _ in line)
    return brings_light and brings_order and any(task.start.pool)


def positions(puzzle: WoodcraftPuzzle, moves: Sequence[str]) -> list[State]:
    """The states before the first move and after each."""
    return [place.state for place in along(puzzle.task, moves)]


def over(puzzle: WoodcraftPuzzle, moves: Sequence[str]) -> bool:
    return is_over(along(puzzle.task, moves)[-1])


def about(puzzle: WoodcraftPuzzle, moves: Sequence[str], language: str) -> Json:
    told = words(puzzle, language)
    par = puzzle.par
    return {
        "title": told.get("title", puzzle.id),
        "task": task_told(puzzle, language),
        "steps": None,
        "unit": "moves",
        "par": capital(spoken(puzzle.task, par, language)) if par else "",
        **reached(puzzle.task, along(puzzle.task, moves)[-1], len(moves), language),
    }


def reached(task: Task, place: Place, used: int, language: str) -> Json:
    """What was used; and what it is worth, once nothing is left to decide."""
    score = ""
    if used and is_over(place):
        rank = walking.worth(task, place)
        score = "" if rank is None else capital(spoken(task, value_of(task, rank), language))
    return {"used": used, "score": score}


def rows(puzzle: WoodcraftPuzzle, line: str, verdict: WoodcraftVerdict, language: str) -> list[Row]:
    """Move by move."""
    if not verdict.legal or verdict.stars == MOST_STARS:
        return []
    return told_beside(verdict, lambda moves: pieces(puzzle.task, moves, language))
