"""The themes of a puzzle: the techniques without which its best is out of reach, shown by leaving them out."""

from __future__ import annotations

from functools import lru_cache

from glueckauf.games.signal.puzzles import walk as walking
from glueckauf.games.signal.puzzles.making.ladder import reached
from glueckauf.games.signal.puzzles.themes import TRAP
from glueckauf.games.signal.solve.choice import TECHNIQUES
from glueckauf.games.signal.solve.task import Rank, Task


def themes(task: Task, best: Rank) -> tuple[str, ...]:
    found = [theme for theme in TECHNIQUES if rank_without(task, theme) < best]
    greedy = reached(task, 1)
    return (*found, TRAP) if greedy < best else tuple(found)


@lru_cache(maxsize=512)
def rank_without(task: Task, theme: str) -> Rank:
    """The best without a technique."""
    return walking.best(task._replace(without=(theme,)))
