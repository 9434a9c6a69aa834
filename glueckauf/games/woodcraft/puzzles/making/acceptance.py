"""Is a question worth publishing? Its value, grade and themes, and what it lacks.

A published puzzle has

- a proven best value, found within a number of states;
- at least one theme shown by ablation: without the technique the best is out of reach;
- what its kind promises (`promised`): somebody who plays naturally slips where the kind says;
- a grade of T2 or more, so the greedy player fails; or, for beginners, a grade of T1 (`warm_up`);
- few best answers, and none of them long;
- a sheet that can be taken in at a glance;
- no twin (`twins.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from glueckauf.games.woodcraft import moves as note
from glueckauf.games.woodcraft.moves import Move
from glueckauf.games.woodcraft.notation import read_line
from glueckauf.games.woodcraft.puzzles import walk as walking
from glueckauf.games.woodcraft.puzzles.making import ladder, players, themes
from glueckauf.games.woodcraft.puzzles.themes import TRAP
from glueckauf.games.woodcraft.puzzles.walk import falls_short
from glueckauf.games.woodcraft.solve.solving import solve
from glueckauf.games.woodcraft.solve.task import Rank, Solution, Task, start_of

LONGEST = 4_000  # states that a proof may take
MOST = 50_000  # and before the review of an author's puzzle gives up
MOST_ANSWERS = 6
MOST_MOVES = 10
MOST_DICE = 8
LACKS: Mapping[str, str] = {
    "proof": "the best value could not be proven in time: give fewer dice or materials",
    "task": "nothing meets the task: give more dice or materials, or ask for less",
    "theme": "no technique is needed: glue, saw, offcuts, helpers or lanterns should make a difference",
    "promise": "nobody who plays naturally goes wrong where puzzles of this kind expect it",
    "difficulty": "it is too easy: the greedy player, or chance, finds the best",
    "answers": f"there should be at most {MOST_ANSWERS} best answers",
    "length": f"a best answer should have at most {MOST_MOVES} moves",
    "dice": f"there should be at most {MOST_DICE} dice beside the sheet",
}
JOINTS = {note.Glue: "saw-apart", note.Saw: "glue-up"}  # who does the one needed the other
WARM = ("dice", "lanterns", "order", "last")  # kinds that promise no slip of the greedy player


class Review(NamedTuple):
    """What is known of a task; `lacks` names what keeps it from being published."""

    solution: Solution
    tier: int | None = None
    themes: tuple[str, ...] = ()
    fails: tuple[str, ...] = ()
    lacks: tuple[str, ...] = ()


def review(task: Task, kind: str) -> Review:
    """Everything about a task."""
    solution = solve(task, count=True, states=MOST)
    if not solution.proven:
        return Review(solution, lacks=("proof",))
    best = walking.best(task)
    if best is None:
        return Review(solution, lacks=("task",))
    tier = ladder.grade(task, best)
    found = themes.themes(task, best)
    missing = {
        "proof": solution.states > LONGEST,
        "theme": not set(found) - {TRAP},
        "promise": not promised(task, kind, best, found),
        "difficulty": (tier or 0) < 2,
        "answers": not solution.answers or solution.answers > MOST_ANSWERS,
        "length": len(solution.line or ()) > MOST_MOVES,
        "dice": sum(task.start.players[task.seat].dice) > MOST_DICE,
    }
    lacks = tuple(name for name, lacks in missing.items() if lacks)
    return Review(solution, tier, found, failing(task, best), lacks)


def accepted(task: Task, kind: str, warm_up: bool = False) -> Review | None:
    """The review of a task that is worth publishing, else None; most are refused at first sight."""
    solution = solve(task, states=LONGEST)
    best = walking.best(task) if solution.proven else None
    if best is None or len(solution.line or ()) > MOST_MOVES:
        return None
    if falls_short(ladder.reached(task, 1), best) == warm_up:
        return None
    found = review(task, kind)
    if warm_up:
        easy = found.tier == 1 and kind in WARM and set(found.lacks) <= {"difficulty", "promise"}
        return found if easy else None
    return None if found.lacks else found


def failing(task: Task, best: Rank) -> tuple[str, ...]:
    """The natural players who miss the best."""
    lines = players.natural_lines(task)
    return tuple(who for who, line in lines.items() if slip(task, line, best) is not None)


# --- What a kind promises -------------------------------------------------------------------


def promised(task: Task, kind: str, best: Rank, needed: tuple[str, ...]) -> bool:
    """Does somebody who plays naturally go wrong where this kind of puzzle expects it?

    cut       with a saw, or sawing more often than it takes
    glue      with glue where a saw is needed, or the other way round
    lanterns  with a lantern, and a line must be completed
    order     with the order that is taken
    """
    slips = list(_slips(task, best))
    if kind == "cut":
        return any(isinstance(move, note.Saw) for move in slips) or _saws_too_often(task, best)
    if kind == "glue":
        return any(
            other in needed
            for kind, other in JOINTS.items()
            for move in slips
            if isinstance(move, kind)
        )
    if kind == "lanterns":
        return "full-line" in needed and any(isinstance(move, note.Lantern) for move in slips)
    if kind == "order":
        return any(isinstance(move, note.Take) for move in slips)
    return bool(slips)


def _saws_too_often(task: Task, best: Rank) -> bool:
    """Does somebody who falls short use more saw blades than the best answer?"""
    lines = players.natural_lines(task)
    own = _cuts(walking.best_line(task, start_of(task)))
    return any(_cuts(lines[who]) > own for who in failing(task, best))


def _cuts(line: players.Line) -> int:
    return sum(isinstance(move, note.Saw) for move in read_line(" ".join(line)))


def _slips(task: Task, best: Rank) -> Iterator[Move]:
    for line in players.natural_lines(task).values():
        at = slip(task, line, best)
        if at is not None:
            yield read_line(line[at])[0]


def slip(task: Task, line: players.Line, best: Rank) -> int | None:
    """The number of the first move, from 0, after which the best is out of reach; None if it is reached."""
    places = walking.along(task, line)
    short = (
        n for n, place in enumerate(places[1:]) if falls_short(walking.worth(task, place), best)
    )
    return next(short, None)
