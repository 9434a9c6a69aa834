"""Is a question worth publishing? Its value, grade and themes, and what it lacks.

A published puzzle has

- a proven best value, found within a number of states;
- something to gain: the first word of its objective is better than doing nothing leaves it;
- at least one theme shown by ablation: without the technique the best is out of reach;
- a natural line that fails, that of the hasty player, and not by the last word of the objective alone:
  whoever only plays one card too many has understood the puzzle;
- a grade of T2 or more, so the greedy player fails, too; or, for beginners, a grade of T1 (`warm_up`);
- few best answers;
- a board that can be read;
- no twin (`twins.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from glueckauf.games.signal.notation import read_line
from glueckauf.games.signal.puzzles import walk as walking
from glueckauf.games.signal.puzzles.making import ladder, players, themes
from glueckauf.games.signal.puzzles.natural import answer_worth
from glueckauf.games.signal.puzzles.themes import TRAP
from glueckauf.games.signal.puzzles.verdict import idle
from glueckauf.games.signal.puzzles.walk import TooWide
from glueckauf.games.signal.solve.solving import solve
from glueckauf.games.signal.solve.task import Rank, Solution, Task

LONGEST = 4_000  # states that a proof may open
MOST = 20_000  # and before the review of an author's puzzle gives up
MOST_ANSWERS = 8
HASTY = "hasty"
MOST_TRAINS = 6
LACKS: Mapping[str, str] = {
    "proof": "the best value could not be proven in time: give fewer cards or trains",
    "gain": "nothing can be gained: the best is worth no more than doing nothing",
    "theme": "no technique is needed: discs, loading, helpers or other trains should make a difference",
    "natural": "the hasty player finds the best, or misses it only by its last word",
    "difficulty": "it is too easy: the greedy player, or chance, finds the best",
    "answers": f"there should be at most {MOST_ANSWERS} best answers",
    "trains": f"there should be at most {MOST_TRAINS} trains on the board",
}


class Review(NamedTuple):
    """What is known of a task; `lacks` names what keeps it from being published."""

    solution: Solution
    tier: int | None = None
    themes: tuple[str, ...] = ()
    fails: tuple[str, ...] = ()
    answers: int = 0
    lacks: tuple[str, ...] = ()


def review(task: Task) -> Review:
    """Everything about a task."""
    solution = solve(task, states=MOST)
    if not solution.proven:
        return Review(solution, lacks=("proof",))
    best = walking.best(task)
    tier = ladder.grade(task, best)
    fails = failing_clearly(task, best)
    found = themes.themes(task, best)
    answers = walking.number_of_answers(task)
    missing = {
        "proof": solution.states > LONGEST,
        "gain": best[0] <= idle(task),
        "theme": not set(found) - {TRAP},
        "natural": HASTY not in fails,
        "difficulty": (tier or 0) < 2,
        "answers": answers > MOST_ANSWERS,
        "trains": len(task.start.trains) > MOST_TRAINS,
    }
    lacks = tuple(name for name, lacks in missing.items() if lacks)
    return Review(solution, tier, found, fails, answers, lacks)


def accepted(task: Task, warm_up: bool = False) -> Review | None:
    """The review of a task that is worth publishing, else None; most are refused at first sight."""
    solution = solve(task, states=LONGEST)
    if not solution.proven:
        return None
    try:
        best = walking.best(task)
        if best[0] <= idle(task) or HASTY not in failing_clearly(task, best):
            return None
        found = review(task)
    except TooWide:  # without some technique it takes too long
        return None
    if warm_up:
        easy = found.tier == 1 and set(found.lacks) <= {"difficulty"}
        return found if easy else None
    return None if found.lacks else found


def failing_clearly(task: Task, best: Rank) -> tuple[str, ...]:
    """The natural players who miss the best, and not only by the last word."""
    counted = max(len(best) - 1, 1)
    failing = []
    for who, line in players.natural_lines(task).items():
        found = answer_worth(task, read_line(" ".join(line)) if line else [])
        if found is None or found[:counted] < best[:counted]:
            failing.append(who)
    return tuple(failing)
