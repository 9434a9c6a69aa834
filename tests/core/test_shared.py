"""One of each while anybody holds it, and nothing for ever."""

from __future__ import annotations

import gc
import pickle
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from glueckauf import games
from glueckauf.core.errors import FileError
from glueckauf.core.shared import LATELY, one_of_each


class Thing:
    def __init__(self, number: int) -> None:
        self.number = number


def test_equal_questions_give_one_object() -> None:
    made = []

    @one_of_each
    def thing(number: int) -> Thing:
        made.append(number)
        return Thing(number)

    first = thing(1)
    assert thing(1) is first
    held = [thing(n) for n in range(2, LATELY + 5)]
    assert thing(1) is first, "somebody holds it"
    assert len(made) == 1 + len(held)
    del first
    gc.collect()
    assert thing(1).number == 1
    assert made.count(1) == 2, "nobody held it any more"


def changed(game: str) -> Iterator[Any]:
    """Rule sets that differ in one number."""
    rules = games.room(game).Rules
    for name, knob in rules.knobs().items():
        first, last = knob.get("range", (0, -1))
        if isinstance(knob["value"], bool) or not isinstance(knob["value"], int):
            continue
        for number in range(first, min(last, first + 30) + 1):
            with suppress(FileError):
                yield rules(**{name: number})


@pytest.mark.parametrize("game", games.GAMES)
def test_rule_sets_leave_nothing_behind(game: str) -> None:
    """A sweep makes thousands of them."""
    room = games.room(game)
    state: Any = room.setup(2, 1)
    kind = type(state[0])
    assert pickle.loads(pickle.dumps(state))[0] is state[0], "a copy is the same"
    before = sum(isinstance(one, kind) for one in gc.get_objects())  # of other tests
    made = 0
    for rules in changed(game):
        with suppress(FileError):
            start = room.setup(2, 1, rules=rules)
            start.legal_moves()
            made += 1
    gc.collect()
    left = sum(isinstance(one, kind) for one in gc.get_objects())
    assert made > 100
    assert left - before < 90, "some more stand in caches, which have their bounds"
