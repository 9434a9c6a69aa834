"""The themes of a puzzle: the techniques without which its best is out of reach, shown by leaving them out."""

from __future__ import annotations

from functools import lru_cache

from glueckauf.games.woodcraft.puzzles.making.ladder import reached
from glueckauf.games.woodcraft.solve.search import Search
from glueckauf.games.woodcraft.solve.task import Rank, Task, start_of
from glueckauf.games.woodcraft.solve.techniques import TECHNIQUES

TRAP = "greedy-trap"


def themes(task: Task, best: Rank) -> tuple[str, ...]:
    found = [theme for theme in TECHNIQUES if (rank_without(task, theme) or (-999,)) < best]
    greedy = reached(task, 1)
    return (*found, TRAP) if greedy is None or greedy < best else tuple(found)


@lru_cache(maxsize=512)
def rank_without(task: Task, theme: str) -> Rank | None:
    """The best without a technique; None if the task cannot be met without it."""
    bare = Search(task._replace(without=(theme,)), states=100000)
    found = bare.reach(start_of(task))
    return None if found is None else found[: bare.words]
