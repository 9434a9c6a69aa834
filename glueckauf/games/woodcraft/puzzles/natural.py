"""A best line without what brings nothing, and the lines that one would naturally try."""

from __future__ import annotations

from functools import lru_cache

from glueckauf.games.woodcraft.moves import END
from glueckauf.games.woodcraft.notation import read_line
from glueckauf.games.woodcraft.puzzles import walk as walking
from glueckauf.games.woodcraft.puzzles.puzzle import WoodcraftPuzzle
from glueckauf.games.woodcraft.puzzles.walk import answer_worth, falls_short, walk
from glueckauf.games.woodcraft.solve.task import Task, start_of


def best_line(puzzle: WoodcraftPuzzle) -> str | None:
    """A best line: as the puzzle claims, else as solved; None if nothing meets the task."""
    task = puzzle.task
    if puzzle.line is not None:
        return natural(task, puzzle.line)
    if walking.best(task) is None:
        return None
    return " ".join(walking.best_line(task, start_of(task)))


@lru_cache(maxsize=512)
def natural(task: Task, line: str) -> str:
    """The same line without what brings nothing, and with its end."""
    moves = read_line(line) if line else []
    worth = answer_worth(task, moves)
    if worth is None:
        return line
    at = 0
    while at < len(moves):
        fewer = [*moves[:at], *moves[at + 1 :]]
        if moves[at] == END or falls_short(answer_worth(task, fewer), worth):
            at += 1
        else:
            moves = fewer
    return " ".join([*moves, *walk(task, moves).ending])


@lru_cache(maxsize=256)
def tempting_lines(task: Task) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The lines that one would naturally try, with the name of the player who plays so; doing nothing tempts nobody."""
    from glueckauf.games.woodcraft.puzzles.making.players import natural_lines

    return tuple((who, line) for who, line in natural_lines(task).items() if {*line} != {END})
