"""Numbers that questions ask for: each word of the list, its rules, its unit, its mistakes."""

from __future__ import annotations

from typing import Any

import pytest

from glueckauf.core.errors import FileError
from glueckauf.core.fields import Field
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.woodcraft import lessons
from glueckauf.games.woodcraft.lessons.compute import WORDS, Compute
from glueckauf.games.woodcraft.rules import State
from tests.games.woodcraft.lessons.samples import BOARD, T4, acting, laid


def asked(state: State, **word: Any) -> Compute:
    return lessons.read_number(Field("made.toml", "compute", word), state)


def test_the_numbers_of_the_vectors() -> None:
    choosing, bench = laid(board=BOARD), acting(**T4)
    glued = "glue/Y1+B1=Y"
    done = f"{glued} saw/Y2=1+1 offcut/Y4 complete/I-01"
    cases: list[tuple[State, dict[str, Any], int, str]] = [
        (choosing, {"bonus": 6}, 3, "WC-4.4"),  # T1
        (choosing, {"bonus": 1}, 1, "WC-4.4"),
        (choosing, {"saw_after": "die/6"}, 1, "WC-4.4"),
        (choosing, {"glue_after": "die/6"}, 1, "WC-4.4"),
        (choosing, {"lanterns_after": "die/6 lantern/1,1"}, 1, "WC-4.4"),
        (choosing, {"offcut_after": "die/1"}, 1, "WC-4.4"),
        (choosing, {"blueberry_after": "die/2"}, 1, "WC-4.4"),
        (bench, {"nuts_after": glued}, 2, "WC-6.2"),  # T4
        (bench, {"dice_after": glued}, 2, "WC-6.2"),
        (bench, {"orders_after": done}, 1, "WC-6.2"),
        (bench, {"points_after": done}, 2 + 3 + 1, "WC-6.2"),
        (bench, {"can_complete": "I-01"}, 0, "WC-6.1"),
        (acting(dice=["Y1", "Y1", "Y5"], held=["I-01"]), {"can_complete": "I-01"}, 1, "WC-6.1"),
        (bench, {"cost": "trader"}, 3, "WC-7.1"),
        (acting(nuts=4), {"worth": "nuts"}, 4, "WC-10.1"),
        (acting(chests={"orders": "c"}, done=["I-02"]), {"worth": "chest_orders"}, 1, "WC-10.1"),
        (acting(chests={"lanterns": "c"}), {"worth": "chest_lanterns"}, 0, "WC-10.1"),
    ]
    for where, word, number, rule in cases:
        found = asked(where, **word).of(where)
        assert found.number == number, word
        assert found.rules[0] == rule, word
    assert {name for _, word, _, _ in cases for name in word} == set(WORDS)


def test_numbers_have_their_units() -> None:
    state = acting(**T4)
    assert asked(state, cost="trader").spoken(1) == "1 blueberry"
    assert asked(state, nuts_after="").spoken(2) == "2 nuts"
    for word in WORDS:
        assert len({Compute(word, None).spoken(4, language) for language in LANGUAGES}) in (1, 4)


@pytest.mark.parametrize(
    ("word", "key"),
    [
        ({}, "compute"),
        ({"bonus": 7}, "compute.bonus"),
        ({"bonus": 6}, "compute.bonus"),  # the die of column 6 has been taken
        ({"worth": "nut"}, "compute.worth"),
        ({"can_complete": "I-02"}, "compute.can_complete"),
        ({"cost": "tinker"}, "compute.cost"),
        ({"nuts_after": "glue/Y3+B4=Y"}, "compute.nuts_after"),
    ],
)
def test_a_number_that_cannot_be_read(word: dict[str, Any], key: str) -> None:
    with pytest.raises(FileError) as error:
        asked(acting(**T4), **word)
    assert error.value.key == key


def test_keys_of_the_picture() -> None:
    right = ("column/6", "pool/II-05", "0:die/Y4", "0:saw", "4:cell/3,3", "1:helper/trader")
    wrong = ("column/7", "pool/5", "die/Y4", "5:saw", "0:cell/4,1", "0:helper/tinker", "saw")
    assert all(map(lessons.is_key, right))
    assert not any(map(lessons.is_key, wrong))
