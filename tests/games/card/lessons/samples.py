"""Small positions, goals and checkpoints of the card game for tests."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from glueckauf.core.errors import FileError
from glueckauf.core.fields import Field
from glueckauf.games.card import lessons
from glueckauf.games.card.lessons.compute import Compute
from glueckauf.games.card.lessons.goals import Goal, Here, holds
from glueckauf.games.card.lessons.reach import Course
from glueckauf.games.card.rules import State


class Act(NamedTuple):
    """A checkpoint, as lessons have it."""

    start: State
    goal: Goal
    turns: int = 1
    rivals: tuple[tuple[str, ...], ...] = ()
    chance: tuple[str, ...] = ()


def laid(**position: Any) -> State:
    return lessons.lay(Field("made.toml", "position", position))


def goal(state: State, **words: Any) -> Goal:
    return lessons.read_goal(Field("made.toml", "goal", words), state)


def reached(state: State, **words: Any) -> bool:
    assert state.to_move is not None
    return holds(goal(state, **words), Here(state, state.to_move, 1))


def course(position: dict[str, Any], words: dict[str, Any], turns: int = 1) -> Course:
    state = laid(**position)
    return Course(Act(state, goal(state, **words), turns))


def number(state: State, **word: Any) -> Compute:
    return lessons.read_number(Field("made.toml", "compute", word), state)


def wrong(read: Any, state: State, **words: Any) -> FileError:
    """What is said of a goal or a number that cannot be read."""
    with pytest.raises(FileError) as caught:
        read(state, **words)
    return caught.value
