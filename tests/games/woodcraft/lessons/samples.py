"""Positions, goals and checkpoints of Woodcraft for the tests of its lessons."""

from __future__ import annotations

from typing import Any, NamedTuple

from glueckauf.core.fields import Field
from glueckauf.games.woodcraft import lessons, read_line
from glueckauf.games.woodcraft.lessons.goals import Goal
from glueckauf.games.woodcraft.lessons.reach import Course
from glueckauf.games.woodcraft.rules import State

BOARD = ["B6", "Y5", "B4", "B3", "Y2", "Y1"]  # WC-T1
T4 = {
    "dice": ["Y1", "Y4", "B1"],
    "marked": {"saw": 1, "glue": 1, "offcut": 1},
    "held": ["I-01"],
}


class Act(NamedTuple):
    """A checkpoint, as lessons have it."""

    start: State
    goal: Goal
    turns: int = 1
    rivals: tuple[tuple[str, ...], ...] = ()
    chance: tuple[str, ...] = ()


def laid(**position: Any) -> State:
    return lessons.lay(Field("made.toml", "position", position))


def acting(**sheet: Any) -> State:
    """Free actions of a single player with this sheet."""
    return laid(board=BOARD[:5], due={"decision": "free"}, seats={"0": sheet})


def goal(state: State, **words: Any) -> Goal:
    return lessons.read_goal(Field("made.toml", "goal", words), state)


def course(state: State, chance: str = "", turns: int = 1, **words: Any) -> Course:
    given = tuple(map(str, read_line(chance))) if chance else ()
    return lessons.course(Act(state, goal(state, **words), turns, (), given))
