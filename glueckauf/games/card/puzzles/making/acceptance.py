"""Is a question worth publishing? Its value, grade and themes, its runner-up, and what it lacks.

A published puzzle has

- a proven best value, found within a number of states;
- something to gain: the first word of its objective is more than doing nothing brings;
- at least one theme shown by ablation: without the technique the best is out of reach;
- a natural line that fails, and not by the last word of the objective alone: a player who only keeps
  one worker less, or takes one step more, has understood the puzzle;
- a grade of T2 or more, so the greedy player fails; or, for beginners, a grade of T1 (`warm_up`), where
  another natural player fails all the same;
- of one action, not too many best lines: few enough among all lines, that luck does not find them;
- a yard that can be read;
- no twin under other names (`twins.py`).

The runner-up is the best line that does without the leading theme, the one the first hint tells.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from glueckauf.games.card.parts import Player
from glueckauf.games.card.puzzles.making import ladder, players, themes
from glueckauf.games.card.puzzles.themes import TRAP
from glueckauf.games.card.puzzles.walk import idle
from glueckauf.games.card.solve.solving import solve
from glueckauf.games.card.solve.task import Rank, Solution, Task, rank

LONGEST = 1_500  # states that a proof may open
MOST = 20_000  # and before the review of an author's puzzle gives up
MOST_LINES = 24  # best lines of one action
MOST_CARDS = 26  # cards in the own yard and hand
LACKS: Mapping[str, str] = {
    "feasible": "no line can meet the task",
    "proof": "the best value could not be proven in time: give fewer workers or turns",
    "gain": "nothing can be gained: the best is worth no more than doing nothing",
    "theme": "no technique is needed: storage, wagons, orders or payments should make a difference",
    "natural": "every natural line finds the best, or misses it only by its last word",
    "difficulty": "it is too easy: the greedy player, or chance, finds the best",
    "lines": f"of one action there should be at most {MOST_LINES} best lines",
    "cards": f"the yard and the hand should have at most {MOST_CARDS} cards",
}


class Review(NamedTuple):
    """What is known of a task; `lacks` names what keeps it from being published."""

    solution: Solution
    tier: int | None = None
    themes: tuple[str, ...] = ()
    fails: tuple[str, ...] = ()
    runner_up: Rank | None = None
    lacks: tuple[str, ...] = ()


def review(task: Task) -> Review:
    """Everything about a task, however long it takes."""
    solution = solve(task, count=task.turns == 0, places=MOST)
    if solution.value is None:
        return Review(solution, lacks=("feasible",))
    best = rank(task, solution.value)
    tier = ladder.grade(task, best)
    fails = failing_clearly(task, best)
    found = themes.themes(task, best, ladder.reached(task, 1))
    leading = [theme for theme in found if theme != TRAP][:1]
    runner_up = themes.rank_without(task, leading[0]) if leading else best
    missing = {
        "proof": not solution.proven or solution.states > LONGEST,
        "gain": not gains(task, best),
        "theme": not leading,
        "natural": not fails,
        "difficulty": (tier or 0) < 2,
        "lines": task.turns == 0 and (solution.optimal_lines or 0) > MOST_LINES,
        "cards": cards_to_read(task) > MOST_CARDS,
    }
    lacks = tuple(name for name, lacks in missing.items() if lacks)
    return Review(solution, tier, found, fails, runner_up, lacks)


def accepted(task: Task, warm_up: bool = False) -> Review | None:
    """The review of a task that is worth publishing, else None; most are refused at first sight."""
    if cards_to_read(task) > MOST_CARDS:
        return None
    solution = solve(task, places=LONGEST)
    if solution.value is None or not solution.proven or solution.states > LONGEST:
        return None
    best = rank(task, solution.value)
    if not gains(task, best) or not failing_clearly(task, best):
        return None
    found = review(task)
    if warm_up:
        easy = found.tier == 1 and set(found.lacks) <= {"difficulty"}
        return found if easy else None
    return None if found.lacks else found


def gains(task: Task, best: Rank) -> bool:
    """Is the first word of the objective more than doing nothing brings?"""
    return best[0] > rank(task, idle(task))[0]


def failing_clearly(task: Task, best: Rank) -> tuple[str, ...]:
    """The natural players who miss the best, and not only by the last word."""
    lines = players.natural_lines(task)
    ranks = {who: players.worth(task, line) for who, line in lines.items()}
    counted = max(len(best) - 1, 1)
    return tuple(
        who for who, found in ranks.items() if found is None or found[:counted] < best[:counted]
    )


def cards_to_read(task: Task) -> int:
    own: Player = task.start.players[task.seat]
    docked = sum(bool(dock.engine) + len(dock.wagons) for dock in own.docks)
    held = (own.row, own.storage, own.orders, own.innovations, own.shares, own.objectives)
    return docked + sum(map(len, held))
