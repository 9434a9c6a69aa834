"""Goals: read strictly, judged by the sheet, told in four languages."""

from __future__ import annotations

from typing import Any

import pytest

from glueckauf.core.errors import FileError
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.woodcraft.lessons.goals import WORDS, Here, holds, missing
from glueckauf.games.woodcraft.rules import State
from tests.games.woodcraft.lessons.samples import acting, goal, laid


def table() -> State:
    return acting(
        dice=["Y1", "Y1", "B4"],
        marked={"saw": 2, "glue": 1, "blueberry": 3},
        used={"saw": 1},
        lanterns=["*..", "...", "..."],
        helpers=["trader"],
        chests={"orders": "c", "reputation": "c"},
        nuts=4,
        held=["I-05"],
        done=["I-02"],
    )


HOLDING: dict[str, tuple[Any, Any]] = {  # what holds, and what does not
    "nuts": (4, 5),
    "dice": ({"at_least": 3}, {"at_most": 2}),
    "lanterns": (1, 0),
    "orders": (1, 2),
    "points": (8, 9),  # 4 nuts, 1 × 1 reputation, 2 on the order, 1 of the chest
    "saw": (1, 2),
    "glue": (1, 0),
    "offcut": (0, 1),
    "blueberry": (3, 2),
    "own": (["Y1", "Y1"], ["B4", "B4"]),
    "held": (["I-05"], ["I-02"]),
    "completed": (["I-02"], ["I-05"]),
    "lit": (["1,1"], ["1,1", "1,2"]),
    "helpers": (["trader"], ["herald"]),
    "chests": (["orders"], ["reputation"]),
    "turn_over": (None, True),
    "game_over": (None, True),
    "wins": (None, True),
}


def test_every_word_holds_where_it_should() -> None:
    assert set(HOLDING) == set(WORDS)
    state = table()
    for word, (right, wrong) in HOLDING.items():
        here = Here(state, 0, 1)
        if right is not None:
            assert holds(goal(state, **{word: right}), here), word
        assert not holds(goal(state, **{word: wrong}), here), word


def test_the_course_of_a_game() -> None:
    state = table()
    assert holds(goal(state, turn_over=True), Here(state, 0, 0))
    last = state._replace(round=6, turn=2).after("end")
    assert holds(goal(state, game_over=True), Here(last, 0, 0))


def test_only_who_wins_alone_has_won() -> None:
    def won(own: dict[str, int], other: dict[str, int]) -> bool:
        sheets = {
            str(seat): {"nuts": 5, "marked": marked} for seat, marked in enumerate((own, other))
        }
        due = {"decision": "free"}
        state = laid(players=2, round=6, turn=2, due=due, seats=sheets)
        return holds(goal(state, wins=True), Here(state.after("end"), 0, 0))

    assert won({"saw": 2}, {"glue": 1})  # WC-10.2
    assert not won({"saw": 1}, {"glue": 1})
    assert not won({"saw": 1}, {"glue": 2})


def test_what_is_missing_is_told_in_four_languages() -> None:
    state = table()
    for word, (_, wrong) in HOLDING.items():
        told = [missing(goal(state, **{word: wrong}), Here(state, 0, 1), one) for one in LANGUAGES]
        assert all(told), word
        assert len(set(map(tuple, told))) == len(LANGUAGES), word
        assert all("{" not in sentence for one in told for sentence in one)
    assert missing(goal(state, own=["Y1", "Y5"]), Here(state, 0, 1)) == [
        "You have a yellow 1 and a yellow 5."
    ]


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ({}, "goal"),
        ({"nut": 3}, "goal.nut"),
        ({"nuts": {}}, "goal.nuts"),
        ({"own": ["Y7"]}, "goal.own[1]"),
        ({"held": []}, "goal.held"),
        ({"completed": ["I-99"]}, "goal.completed[1]"),
        ({"lit": ["4,1"]}, "goal.lit[1]"),
        ({"helpers": ["tinker"]}, "goal.helpers[1]"),
        ({"chests": ["nuts"]}, "goal.chests[1]"),
        ({"turn_over": False}, "goal.turn_over"),
    ],
)
def test_a_goal_that_cannot_be_read(words: dict[str, Any], key: str) -> None:
    with pytest.raises(FileError) as error:
        goal(table(), **words)
    assert error.value.key == key
