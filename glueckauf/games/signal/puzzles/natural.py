"""A best line in the order in which one would play it, and the lines that one would naturally try."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from glueckauf.games.signal.notation import END, Move, read_line
from glueckauf.games.signal.puzzles import walk as walking
from glueckauf.games.signal.puzzles.puzzle import SignalPuzzle
from glueckauf.games.signal.puzzles.walk import forced, walk
from glueckauf.games.signal.solve.task import Rank, Task


def best_line(puzzle: SignalPuzzle) -> str | None:
    """A best line: as the puzzle claims, else as solved."""
    if puzzle.line is not None:
        return natural(puzzle.task, puzzle.line)
    return " ".join(walking.best_line(puzzle.task, walking.begin(puzzle.task)))


@lru_cache(maxsize=512)
def natural(task: Task, line: str) -> str:
    """The same line without what brings nothing, and in full."""
    given = read_line(line) if line else []
    worth = answer_worth(task, given)
    if worth is None:
        return line
    stops = walk(task, given).stops
    moves = [move for stop, move in zip(stops, given, strict=False) if not forced(task, stop)]
    at = 0
    while at < len(moves):
        fewer = [*moves[:at], *moves[at + 1 :]]
        found = answer_worth(task, fewer)
        if found is not None and found >= worth and moves[at] != END:
            moves = fewer
        else:
            at += 1
    walked = walk(task, moves)
    return " ".join([*walked.full, *walked.ending])


def answer_worth(task: Task, moves: Sequence[Move]) -> Rank | None:
    """What an answer is worth; None if it cannot be played."""
    end = walk(task, moves).end
    return None if end is None else walking.worth(task, end)


@lru_cache(maxsize=256)
def tempting_lines(task: Task) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The lines that one would naturally try, with the name of the player who plays so."""
    from glueckauf.games.signal.puzzles.making.players import natural_lines

    return tuple((who, tuple(line)) for who, line in natural_lines(task).items())
