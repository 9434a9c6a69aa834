"""The themes of a puzzle: the techniques without which its best is out of reach, shown by leaving them out."""

from __future__ import annotations

from functools import lru_cache

from glueckauf.games.signal.puzzles import walk as walking
from glueckauf.games.signal.puzzles.making.ladder import reached
from glueckauf.games.signal.puzzles.themes import TRAP
from glueckauf.games.signal.puzzles.walk import Stop
from glueckauf.games.signal.solve.choice import TECHNIQUES
from glueckauf.games.signal.solve.task import (
    Place,
    Rank,
    Task,
    is_chance,
    is_end,
    outcomes,
    step,
)


def themes(task: Task, best: Rank) -> tuple[str, ...]:
    needed = used(task)
    found = [theme for theme in TECHNIQUES if theme in needed and rank_without(task, theme) < best]
    greedy = reached(task, 1)
    return (*found, TRAP) if greedy < best else tuple(found)


def used(task: Task) -> set[str]:
    """The techniques of one best plan, whatever chance does; no other can be missed."""
    found: set[str] = set()
    seen: set[Place] = set()
    due = [walking.begin(task)]
    while due:
        stop = due.pop()
        place = stop.place
        if is_end(task, place) or place in seen:
            continue
        seen.add(place)
        if is_chance(place):
            due += [Stop(*step(task, place, outcome)) for outcome in outcomes(task, place)]
        else:
            move = walking.best_move(task, stop)
            found |= {name for name, is_used in TECHNIQUES.items() if is_used(task, place, move)}
            due.append(Stop(*step(task, place, move)))
    return found


@lru_cache(maxsize=512)
def rank_without(task: Task, theme: str) -> Rank:
    """The best without a technique."""
    return walking.best(task._replace(without=(theme,)))
