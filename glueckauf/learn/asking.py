"""Doors to what is known of a puzzle: its grade, its themes, what may come next, what a line reaches.

    ga.grade("09-the-sacrifice")                  4: measured, not read from the file
    ga.themes("09-the-sacrifice")                 ("pair-sacrifice", …)
    ga.next_moves("01-first-ride", "4 +k")        ["0", "3", …]
    ga.reached("01-first-ride", "4 +k 0 k>A")     Try(line=…, point=Point(steps=4, vp=5))

A puzzle is named by its id or its file, or given as a value or as the tree of a file.
"""

from __future__ import annotations

from collections.abc import Iterable

from glueckauf.core.errors import IllegalMove
from glueckauf.core.puzzle import Puzzle, Try
from glueckauf.learn import puzzle as files
from glueckauf.learn.puzzle import Named, as_puzzle


def grade(asked: Named) -> int | None:
    """The grade of a puzzle, measured anew: the weakest solver that finds the best. None: it has none."""
    found = as_puzzle(asked)
    return files.rooms()[found.game].grade_of(found)


def themes(asked: Named | None = None) -> tuple[str, ...]:
    """The techniques that a puzzle needs, measured anew; without a puzzle, all that there are."""
    if asked is None:
        return files.themes()
    found = as_puzzle(asked)
    return files.rooms()[found.game].themes_of(found)


def next_moves(asked: Named, line: str | Iterable[str] = ()) -> list[str]:
    """What may come next in an answer, for solvers that feel their way; nothing at its end."""
    found, moves = as_puzzle(asked), _moves(line)
    if options := found.options("en"):
        return [] if moves else [value for value, _ in options]
    if found.over(moves):
        return []
    offered = found.offer(moves, "en", False)
    if offered is None:
        return [str(move) for move in found.positions(moves)[-1].legal_moves()]
    return [one.move for one in offered if _is_legal(found, (*moves, one.move))]


def _is_legal(found: Puzzle, moves: tuple[str, ...]) -> bool:
    try:
        found.positions(moves)
    except IllegalMove:
        return False
    return True


def reached(asked: Named, line: str | Iterable[str]) -> Try:
    """The steps and the points of a line; IllegalMove or NotationError if it cannot be played."""
    found = as_puzzle(asked)
    opened = found.opened()
    if opened is None:
        raise ValueError(
            f'"{found.id}" is of the kind "{found.kind}", where steps and points are not counted'
            f" apart; ga.puzzle(…).check(line) tells what a line is worth"
        )
    return opened.reached(" ".join(_moves(line)))


def _moves(line: str | Iterable[str]) -> tuple[str, ...]:
    return tuple(line.split()) if isinstance(line, str) else tuple(map(str, line))
