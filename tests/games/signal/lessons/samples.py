"""Positions, goals and checkpoints of Switch & Signal for the tests of its lessons."""

from __future__ import annotations

from typing import Any, NamedTuple

from glueckauf.core.fields import Field
from glueckauf.games.signal import lessons, read_line
from glueckauf.games.signal.lessons.goals import Goal
from glueckauf.games.signal.lessons.reach import Course
from glueckauf.games.signal.rules import State

USED = ["logistician", "dispatcher", "conductor"]
CALAIS = {"colour": "black", "at": "calais"}
PARIS = {"colour": "grey", "at": "paris"}


class Act(NamedTuple):
    """A checkpoint, as lessons have it."""

    start: State
    goal: Goal
    turns: int = 1
    rivals: tuple[tuple[str, ...], ...] = ()
    chance: tuple[str, ...] = ()


def laid(**position: Any) -> State:
    return lessons.lay(Field("made.toml", "position", position))


def acting(*trains: dict[str, str], hand: str = "swt", **position: Any) -> State:
    """Actions are due, nobody helps any more, and these trains are on the board."""
    base = {"used": USED, "trains": list(trains), "hands": [hand, "t"]}
    return laid(**base | {"turn": {"phase": "actions"}} | position)


def goal(state: State, **words: Any) -> Goal:
    return lessons.read_goal(Field("made.toml", "goal", words), state)


def course(state: State, chance: str = "", turns: int = 1, **words: Any) -> Course:
    given = tuple(map(str, read_line(chance))) if chance else ()
    return lessons.course(Act(state, goal(state, **words), turns, (), given))
