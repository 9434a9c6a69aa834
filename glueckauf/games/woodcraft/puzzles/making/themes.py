"""The themes of a puzzle: the techniques without which its best is out of reach, shown by leaving them out."""

from __future__ import annotations

from functools import lru_cache

from glueckauf.games.woodcraft.puzzles import walk as walking
from glueckauf.games.woodcraft.puzzles.making.ladder import reached
from glueckauf.games.woodcraft.puzzles.themes import TRAP
from glueckauf.games.woodcraft.puzzles.walk import falls_short
from glueckauf.games.woodcraft.solve.search import Found
from glueckauf.games.woodcraft.solve.task import (
    Rank,
    Task,
    is_chance,
    onward,
    outcomes,
    start_of,
)
from glueckauf.games.woodcraft.solve.techniques import TECHNIQUES


def themes(task: Task, best: Rank) -> tuple[str, ...]:
    needed = used(task)
    found = [
        theme
        for theme in TECHNIQUES
        if theme in needed and falls_short(rank_without(task, theme), best)
    ]
    return (*found, TRAP) if falls_short(reached(task, 1), best) else tuple(found)


def used(task: Task) -> set[str]:
    """The techniques of one best answer, whatever chance does then; no other can be missed."""
    found: set[str] = set()
    due = [start_of(task)]
    while due:
        place = due.pop()
        for text in walking.best_line(task, place):
            state = place.state
            move = next(move for move in state.legal_moves() if move == text)
            found |= {name for name, uses in TECHNIQUES.items() if uses(task, state, move)}
            place = walking.onward(task, place, move)
        if is_chance(place):
            due += [onward(task, place, outcome) for outcome in outcomes(task, place)]
    return found


@lru_cache(maxsize=512)
def rank_without(task: Task, theme: str) -> Found:
    """The best without a technique; None if the task cannot be met without it."""
    return walking.best(task._replace(without=(theme,)))
