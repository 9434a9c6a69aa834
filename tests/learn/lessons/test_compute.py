"""Numbers that a question may ask for: each computed by the engine, with the rules it comes from."""

from __future__ import annotations

from typing import Any

import pytest

import glueckauf as ga
from glueckauf.core.fields import Field
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.board.lessons.compute import WORDS, read_compute
from glueckauf.learn.lessons.question import Question, changed
from glueckauf.learn.lessons.screens import Number, Point, Position, Try, WhatIf
from tests.learn.lessons.samples import TREE, edited, laid, number, read
from tests.learn.samples import MISSING

X1 = {
    "players": 4,
    "crews": {"money/5": {"seat": 1, "miners": 1}, "money/6": {"seat": 0, "miners": 2}},
}
X2 = {"players": 3, "workshops": {"3": "gg+"}, "seats": {"0": {"marks": 6}}}
X3 = {
    "players": 3,
    "mining": 8,
    "seats": {
        "0": {
            "mine": {"carts": {"1": "y", "2": "b", "3": "gg", "4": "k"}, "tiles": ["g+"]},
            "orders": ["carriage:gg"],
        }
    },
}
X3_LINE = "3 +g +g 1 +y 0 g>A g>A"
X4 = {
    "players": 3,
    "seats": {
        "0": {
            "orders": [
                {"transport": "carriage", "squares": "kk", "filled": [1, 2]},
                {"transport": "carriage", "squares": "ybgk", "filled": [1, 2, 3, 4]},
                "carriage:g",
            ]
        }
    },
}
X7 = {
    "players": 3,
    "seats": {"0": {"delivered": ["barrow:gg", "carriage:ybgk", "carriage:kk"]}},
}
X9 = {
    "seats": {
        "0": {"mine": {"tiles": ["gg+", "kk-", "k+"], "carts": {"1": "y", "2": "b"}}},
    }
}
X10 = {
    "players": 3,
    "shift": 2,
    "seats": {
        "0": {"delivered": ["barrow:bbb", "carriage:y"]},
        "1": {"delivered": ["barrow:ggg", "carriage:b"]},
        "2": {"delivered": ["barrow:gg", "carriage:ybgk", "carriage:kk"]},
    },
}
X11 = {
    "players": 3,
    "crews": {
        "workshop/1": {"seat": 0, "miners": 5},
        "workshop/2": {"seat": 1, "miners": 4},
        "workshop/draw": {"seat": 2, "miners": 2},
    },
}
X12 = {
    "players": 2,
    "seats": {
        "0": {
            "marks": 7,
            "mine": {
                "tiles": ["y+", "yy+", "b+", "bb+", "g+", "gg+", "k+", "y-", "b-", "g-", "k-"],
                "carts": {"1": "y", "2": "b"},
                "cage": {"coal": "g"},
                "storage": "k",
            },
            "orders": ["barrow:bb"],
        }
    },
}
CASES: list[tuple[dict[str, Any], dict[str, Any], int, set[str]]] = [
    (X1, {"miners_needed": "money/4"}, 1, {"GA-3.2"}),
    (X1, {"miners_needed": "money/5"}, 2, {"GA-3.2"}),
    (X1, {"miners_needed": "money/6"}, 3, {"GA-3.2"}),
    (X1, {"miners_needed": "pithead"}, 1, {"GA-3.3"}),
    (X1, {"canteen_after": {"line": "money/5", "seat": 1}}, 1, {"GA-3.2", "GA-3.4"}),
    (X1, {"miners_after": "money/6"}, 8, {"GA-3.2"}),
    (X1, {"open_spaces": "money"}, 4, {"GA-1.4"}),
    ({}, {"open_spaces": "workshop"}, 7, {"GA-1.4"}),
    (X2, {"price": "workshop/3"}, 6, {"GA-4.1"}),
    (X2, {"price": "k-"}, 4, {"GA-4.1"}),
    (X2, {"tile_level": "workshop/3"}, 3, {"GA-1.2", "GA-4.2"}),
    (X2, {"tile_level": "bb-"}, -2, {"GA-1.2", "GA-4.2"}),
    (X2, {"marks_after": "workshop/3"}, 0, {"GA-4.1", "GA-4.2", "GA-4.4"}),
    (X2, {"supply_after": {"line": "workshop/3", "colour": "g"}}, 11, {"GA-4.2"}),
    (X2, {"looked_at": "workshop/draw"}, 5, {"GA-4.5"}),
    ({"orders_left": 2}, {"looked_at": "order/draw"}, 2, {"GA-7.3"}),
    (X3, {"steps": X3_LINE}, 8, {"GA-5.1"}),
    (X3, {"cage_after": X3_LINE}, 1, {"GA-5.1", "GA-5.5"}),
    (X3, {"steps_needed": ["A"]}, 6, {"GA-5.1", "GA-5.3"}),
    (X3, {"best_vp": 8}, 7, {"GA-5.1"}),
    (X3, {"best_vp": 5}, 0, set()),
    (X3, {"storage_after": "1 +y 0 y>s"}, 1, {"GA-5.4"}),
    (X3, {"coal_after": ""}, 5, set()),
    (X4, {"vp_after": "delivery/carriage"}, 19, {"GA-6.1", "GA-6.2"}),
    (X4, {"orders_after": "delivery/carriage"}, 1, {"GA-6.1"}),
    (X4, {"to_move_after": "money/4"}, 1, {"GA-7.1"}),
    ({"drafted": False, "players": 3}, {"to_move_after": "draft/1"}, 1, {"GA-2.3"}),
    ({"drafted": False, "players": 3}, {"revealed": True}, 10, {"GA-2.3"}),
    (X7, {"clock_count": {"category": 3}}, 3, {"GA-8.2"}),
    (X7, {"clock_count": 1}, 1, {"GA-8.2"}),
    (X7, {"clock_count": {"category": 6, "seat": 0}}, 6, {"GA-8.2"}),
    (X9, {"empty_carts": "g"}, 3, {"GA-8.4"}),
    (X9, {"clock_count": 12}, 4, {"GA-8.4"}),
    (X9, {"empty_carts": {"colour": "y", "seat": 1}}, 0, {"GA-8.4"}),
    (X10, {"award": {"category": 5, "seat": 1}}, 6, {"GA-8.1", "GA-8.2", "GA-8.3"}),
    (X10, {"award": {"category": 6, "seat": 0}}, 3, {"GA-8.1", "GA-8.2", "GA-8.3"}),
    (X10, {"award": {"category": 6, "seat": 2}}, 7, {"GA-8.1"}),
    (X10, {"award": 7}, 0, {"GA-8.1", "GA-8.2"}),
    # yellow tie 2, brown 3, grey 3:3:3 … : barrow 6, carriage 3
    (X10, {"award": True}, 2 + 3 + 6 + 3, {"GA-8.1", "GA-8.3"}),
    ({"seats": {"0": {"delivered": ["barrow:g"]}}}, {"award": {"seat": 1}}, 0, {"GA-8.3"}),
    (X11, {"start_player": True}, 0, {"GA-8.5"}),
    ({"start": 1}, {"start_player": True}, 0, {"GA-8.5"}),
    (
        {"seats": {"0": {"miners": 1}, "1": {"miners": 0}}},
        {"start_after": "pithead"},
        1,
        {"GA-8.5"},
    ),
    (X12, {"final": "marks"}, 1, {"GA-9.1"}),
    (X12, {"final": "rest"}, 2, {"GA-9.1"}),
    (X12, {"final": "coal"}, 1, {"GA-9.2"}),
    (X12, {"final": "orders"}, -1, {"GA-9.3"}),
    (X12, {"final": {"part": "balance", "seat": 0}}, -6, {"GA-9.4"}),
    (X12, {"final": "total"}, -5, {"GA-9.1", "GA-9.2", "GA-9.3", "GA-9.4"}),
    (X12, {"winner": True}, 1, {"GA-9.5"}),
]


@pytest.mark.parametrize(("position", "asked", "expected", "rules"), CASES)
def test_the_engine_computes(
    position: dict[str, Any], asked: dict[str, Any], expected: int, rules: set[str]
) -> None:
    state = laid(**position)
    computed = read_compute(Field("file", "compute", asked), state).of(state)
    assert computed.number == expected
    assert rules <= set(computed.rules)


def test_every_word_is_tried() -> None:
    assert {word for _, asked, _, _ in CASES for word in asked} == set(WORDS)


def test_what_cannot_be_has_no_number() -> None:
    tree = {"players": 3, "seats": {"0": {"orders": ["motorcar:kkk", "carriage:kkk", "engine:kk"]}}}
    state = laid(**tree)
    asked = {"steps_needed": ["A", "B", "C"]}
    assert read_compute(Field("file", "compute", asked), state).of(state).number is None


WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"miners_needed": "money/3"}, "miners_needed", "there is no open work space"),
    ({"price": "workshop/9"}, "price", "there is no open work space"),
    ({"price": "workshop/draw"}, "price", "no tile lies on workshop/draw"),
    ({"price": "gy+"}, "price", "there is no tile"),
    ({"marks_after": {"seat": 1}}, "marks_after.line", "is missing"),
    ({"marks_after": "money/9"}, "marks_after", "is not allowed there: GA-1.4"),
    ({"marks_after": {"line": "", "seat": 3}}, "marks_after.seat", "from 0 to 2"),
    ({"supply_after": "money/4"}, "supply_after", "needs a colour"),
    ({"steps_needed": ["Q"]}, "steps_needed[1]", "there is no order"),
    ({"best_vp": 0}, "best_vp", "from 1 to 40"),
    ({"clock_count": {"seat": 1}}, "clock_count.category", "is missing"),
    ({"clock_count": 13}, "clock_count", "from 1 to 12"),
    ({"award": 5}, "award", "from 1 to 4"),  # in the first shift
    ({"empty_carts": "x"}, "empty_carts", "there is no colour"),
    ({"final": "all"}, "final", "there is no part"),
    ({"winner": 1}, "winner", "write winner = true"),
    ({"winner": True}, "winner", "the victory is shared"),
    ({"revealed": True}, "revealed", "drafted = false"),
    ({"looked_at": "workshop/1"}, "looked_at", "there is no draw space"),
    ({"open_spaces": "canteen"}, "open_spaces", "there is no kind of work space"),
]


@pytest.mark.parametrize(("asked", "key", "problem"), WRONG)
def test_a_wrong_question_names_its_key(asked: dict[str, Any], key: str, problem: str) -> None:
    with pytest.raises(ga.FileError) as caught:
        read_compute(Field("file", "compute", asked), laid(players=3))
    assert caught.value.key == f"compute.{key}"
    assert problem in caught.value.problem


# --- Asking ---------------------------------------------------------------------------------


def test_a_number_is_predicted() -> None:
    question = Question(number(X1, {"miners_needed": "money/5"}, 2))
    assert question.options() == []
    reply = question.answer(3)
    assert (reply.is_right, reply.question.stars, reply.text) == (False, 0, "No.")
    reply = reply.question.answer(" 2 ")
    assert (reply.is_right, reply.question.tries, reply.question.stars) == (True, 2, 2)
    assert (reply.text, reply.rule) == ("Yes.", "GA-3.2")
    assert reply.question.answer(7).question == reply.question  # it stays solved
    assert question.hint().answer(2).question.stars == 2
    assert question.hint().hint().hint().answer(2).question.stars == 1
    assert question.answer("−2").is_right is False
    with pytest.raises(ValueError, match="'two' is not a whole number"):
        question.answer("two")


def test_a_forbidden_move_is_tried() -> None:
    screen = read(TREE).screens[2]
    assert isinstance(screen, Try)
    question = Question(screen)
    assert screen.right() == ("delivery/engine",)
    assert {"delivery/engine", "delivery/barrow", "money/5"} <= set(question.options())
    curious = question.answer("money/5")
    assert (curious.is_right, curious.question.tries, curious.rule) == (False, 0, "")
    assert "is allowed" in curious.text
    other = question.answer("delivery/barrow")
    assert (other.is_right, other.question.tries, other.rule) == (False, 0, "GA-6.1")
    for language in LANGUAGES:
        reply = question.answer("delivery/engine")
        assert (reply.is_right, reply.question.stars, reply.rule) == (True, 3, "GA-6.1")
        assert reply.sentences(language)[1] == "You see."


def test_a_thing_is_pointed_at() -> None:
    screen = read(TREE).screens[4]
    assert isinstance(screen, Point)
    question = Question(screen)
    assert question.options() == ["money/5", "money/6"]
    assert (screen.right(), question.rules) == (("money/6",), ("GA-3.2",))
    reply = question.answer("money/5")
    assert (reply.text, reply.rule, reply.question.tries) == ("No.", "", 1)
    reply = reply.question.answer("money/6")
    assert (reply.text, reply.rule, reply.question.stars) == ("Yes.", "GA-3.2", 2)
    texts = {"en": {**screen.words(), "replies": {"money/5": "One stands there."}}}
    told = Question(screen._replace(texts=texts)).answer("money/5")
    assert told.text == "One stands there."
    assert screen._replace(find="least").right() == ("money/5",)
    assert screen._replace(find="most").right() == ("money/6",)
    assert screen._replace(find=7).right() == ()


def test_things_can_stand_for_numbers() -> None:
    keys = {"0:miners": 0, "1:miners": 1}
    screen = {"compute": {"to_move_after": "pithead"}, "keys": keys, "answer": "1:miners"}
    tree = edited(
        ("screens/5/choices", MISSING),
        ("screens/5/find", MISSING),
        *((f"screens/5/{key}", value) for key, value in screen.items()),
    )
    found = read(tree).screens[4]
    assert isinstance(found, Point)
    assert found.right() == ("1:miners",)


def test_options_are_offered() -> None:
    screen = read(TREE).screens[1]
    assert isinstance(screen, Number)
    assert Question(screen).options() == ["1", "2", "3"]


# --- What if? -------------------------------------------------------------------------------


def what_if(tree: dict[str, Any], rules: dict[str, Any], **asked: Any) -> WhatIf:
    state = laid(**tree)
    compute = asked.get("compute")
    return WhatIf(
        Position("p", "file", state, tree),
        rules,
        read_compute(Field("file", "compute", compute), state) if compute else None,
        asked.get("move", ""),
    )


def test_a_number_under_changed_rules() -> None:
    answer = changed(what_if(X3, {"cage": 1}, compute={"steps_needed": ["A"]}))
    assert answer.numbers == (6, 8)
    assert answer.sentences() == ["By the printed rules: 6", "With cage=1: 8"]
    assert answer.states[1].rules.cage == 1


def test_a_line_that_changed_rules_forbid() -> None:
    answer = changed(what_if(X3, {"cage": 1}, compute={"cage_after": X3_LINE}))
    assert answer.numbers == (1, None)
    for language in LANGUAGES:
        assert "GA-1.5" in answer.sentences(language)[1]


def test_a_number_that_changed_rules_take_away() -> None:
    seat = {"orders": ["engine:gg"], "mine": {"carts": {"1": "y", "2": "b", "3": "g"}}}
    tree = {**X3, "seats": {"0": seat}}
    answer = changed(what_if(tree, {"pairs": False}, compute={"steps_needed": ["A"]}))
    assert answer.numbers[1] is None
    assert answer.sentences()[1] == "With pairs=false: That cannot be done."


def test_a_move_under_changed_rules() -> None:
    answer = changed(what_if(X1, {"displacement": "forbidden"}, move="money/5"))
    assert [v and v.rule for v in answer.violations] == [None, "GA-3.2"]
    for language in LANGUAGES:
        before, after = answer.sentences(language)
        assert "GA-3.2" in after
        assert "GA-" not in before


def test_two_pictures() -> None:
    answer = changed(what_if({}, {"workshops": 6, "locks_2": [], "locks_2_3": []}))
    assert answer.states[0] != answer.states[1]
    assert all(len(answer.sentences(language)) == 1 for language in LANGUAGES)
