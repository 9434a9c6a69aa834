"""Lesson files of a game with dice: what chance brings is read, and a checkpoint begins with a decision."""

from __future__ import annotations

from pathlib import Path

import pytest

from glueckauf.core.errors import FileError
from glueckauf.learn.lessons.lesson import lesson, loads
from glueckauf.learn.lessons.screens import Act, Lesson

FILE = Path(lesson("60-trains-and-dice").path)


def changed(old: str, new: str) -> Lesson:
    text = FILE.read_text("utf-8")
    assert old in text
    return loads(text.replace(old, new, 1), str(FILE), "toml")


def test_what_chance_brings_is_read() -> None:
    first = changed('chance = "die/4"', 'chance = "die/4 draw/sswtt"').screens[0]
    assert isinstance(first, Act)
    assert first.chance == ("die/4", "draw/sswtt")


def test_an_outcome_that_is_none_is_refused() -> None:
    with pytest.raises(FileError) as error:
        changed('chance = "die/4"', 'chance = "die/0"')
    assert error.value.key == "screens[1].chance"


def test_a_checkpoint_begins_with_a_decision() -> None:
    with pytest.raises(FileError) as error:
        changed('turn = { phase = "actions" }', 'turn = { phase = "roll", train = "calais" }')
    assert "chance is to move there" in error.value.problem
