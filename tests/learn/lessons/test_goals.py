"""Goals: every predicate holds exactly where it should, and is told in four languages."""

from __future__ import annotations

from typing import Any

import pytest

import glueckauf as ga
from glueckauf.core.fields import Field
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.board.lessons.goals import WORDS, Here, holds, missing, read_goal
from tests.learn.lessons.samples import laid

PIT = {
    "cage": {"level": 0, "coal": "yy"},
    "carts": {"3": "g", "4": "k"},
    "storage": "b",
    "tiles": ["g+", "k-"],
}
ORDERS = [
    {"transport": "carriage", "squares": "gg", "filled": [1, 2]},
    {"transport": "engine", "squares": "k"},
    {"transport": "barrow", "squares": "yy", "filled": [1]},
]
TABLE = {
    "players": 3,
    "crews": {"money/5": {"seat": 1, "miners": 1}},
    "workshops": {"1": "gg+"},
    "tile_stack": ["k+", "y-", "b+", "bb+", "yy-", "kk+"],
    "order_stack": ["engine:kk"],
    "seats": {
        "0": {"marks": 6, "vp": 3, "mine": PIT, "orders": ORDERS, "delivered": ["barrow:g"]},
        "1": {"delivered": ["barrow:ggg"]},
    },
}
MINING = {**TABLE, "mining": 8}
LAST = {
    "rules": {"shifts": 1, "clock_per_shift": [4]},
    "seats": {"0": {"miners": 1, "marks": 8}, "1": {"miners": 0, "vp": 9}},
}
# What is reached after which line, and what is not.
CASES: list[tuple[dict[str, Any], str, dict[str, Any], dict[str, Any]]] = [
    (TABLE, "money/6", {"marks": 12}, {"marks": 11}),
    (TABLE, "money/6", {"marks": {"at_least": 12}}, {"marks": {"at_most": 11}}),
    (TABLE, "money/5", {"miners": 13}, {"miners": {"at_least": 14}}),
    (TABLE, "delivery/carriage", {"vp": 10}, {"vp": {"at_most": 9}}),
    (TABLE, "delivery/carriage", {"orders": 2}, {"orders": 3}),
    (TABLE, "delivery/carriage", {"coal": 6}, {"coal": 8}),
    (TABLE, "delivery/carriage", {"colours": 2}, {"colours": {"at_least": 3}}),
    (TABLE, "delivery/carriage", {"clock": 4}, {"clock": {"at_most": 3}}),  # tied first in grey
    (TABLE, "", {"clock": 2}, {"clock": 4}),
    (TABLE, "delivery/carriage", {"points": 14}, {"points": 10}),
    (TABLE, "delivery/carriage", {"margin": 10}, {"margin": 9}),
    (TABLE, "delivery/carriage", {"first": [3, 6]}, {"first": [3, 5]}),  # by barrow 1 against 3
    (TABLE, "", {"first": [11]}, {"first": [3]}),
    (TABLE, "", {"complete": ["A"]}, {"complete": ["A", "B"]}),
    (TABLE, "delivery/carriage", {"complete": ["A"]}, {"complete": ["C"]}),
    (
        TABLE,
        "delivery/carriage",
        {"delivered": ["carriage:gg", "barrow:g"]},
        {"delivered": ["engine:k"]},
    ),
    (TABLE, "order/draw keep/1", {"has_orders": ["engine:kk"]}, {"has_orders": ["engine:gg"]}),
    (TABLE, "workshop/1", {"tiles": ["gg+", "g+"]}, {"tiles": ["gg+", "gg+"]}),
    (TABLE, "workshop/1", {"coal_on": {"3": "ggg", "4": "k"}}, {"coal_on": {"3": "gg"}}),
    (MINING, "3 +g", {"cage": {"level": 3, "coal": "yyg"}}, {"cage": {"level": 0}}),
    (MINING, "y>C", {"cage": {"coal": "y"}}, {"cage": {"coal": "yy"}}),
    (MINING, "y>C y>s", {"storage": "yb"}, {"storage": "b"}),
    (MINING, "y>C", {"value": {"vp": 10, "complete": 2}}, {"value": {"vp": 11}}),
    (MINING, "y>C", {"value": {"squares": 4}}, {"value": {"squares": 5}}),
    (MINING, "4 +k", {"value": {"empty:k": 2}}, {"value": {"empty:k": 3}}),
    (TABLE, "delivery/carriage", {"value": {"vp": 7, "squares": 3}}, {"value": {"complete": 2}}),
    (
        TABLE,
        "money/5",
        {"crew": {"money/5": {"seat": 0, "miners": 2}}},
        {"crew": {"money/5": {"seat": 1, "miners": 2}}},
    ),
    (TABLE, "money/5", {"canteen": {"1": 1}}, {"canteen": {"0": 1}}),
    (TABLE, "pithead", {"pithead": {"0": 1, "1": 0}}, {"pithead": {"0": 2}}),
    (
        TABLE,
        "workshop/draw keep/2 top/4135",
        {"top_of_stack": {"tiles": ["bb+", "k+"]}},
        {"top_of_stack": {"tiles": ["k+"]}},
    ),
    (
        TABLE,
        "workshop/draw keep/- bottom/12345",
        {"top_of_stack": {"tiles": ["kk+"]}, "bottom_of_stack": {"tiles": ["bb+", "yy-"]}},
        {"bottom_of_stack": {"tiles": ["y-"]}},
    ),
    (
        TABLE,
        "workshop/draw keep/2 bottom/4135",
        {"underneath": {"tiles": ["k+", "bb+"]}},
        {"underneath": {"tiles": ["kk+"]}},
    ),
    (TABLE, "order/draw", {"to_move": 0}, {"to_move": 1}),
    (TABLE, "money/4", {"to_move": 1, "turn_over": True}, {"to_move": 0}),
    (TABLE, "mining/8", {"to_move": 0}, {"turn_over": True}),
    ({"seats": {"0": {"miners": 1}, "1": {"miners": 0}}}, "pithead", {"shift": 2}, {"shift": 1}),
    (
        {"seats": {"0": {"miners": 1}, "1": {"miners": 0}}},
        "workshop/draw keep/- top/12345",
        {"start": 0},
        {"start": 1},
    ),
    (LAST, "money/4", {"over": True, "winner": 1}, {"winner": 0}),
    # 12 marks +2, 4 coal +1, 3 orders −3; the rival has 9 and 10 marks +2, +1, −3
    (LAST, "money/4", {"points": 0, "margin": -9}, {"margin": {"at_least": 0}}),
    (LAST, "", {"points": -1, "margin": -10}, {"over": True}),
]


def asked(goal: dict[str, Any], position: dict[str, Any], line: str) -> Here:
    start = state = laid(**position)
    for move in line.split():
        state = state.after(move)
    return Here(start, state, 0, int(not (line and state.at_turn_start)))


@pytest.mark.parametrize(("position", "line", "good", "bad"), CASES)
def test_what_holds_and_what_does_not(
    position: dict[str, Any], line: str, good: dict[str, Any], bad: dict[str, Any]
) -> None:
    here = asked(good, position, line)
    for words, expected in ((good, True), (bad, False)):
        goal = read_goal(Field("file", "goal", words), here.start)
        assert holds(goal, here) is expected
        for language in LANGUAGES:
            told = missing(goal, here, language)
            assert bool(told) is not expected
            every = [sentence for predicate in goal for sentence in predicate.sentences(language)]
            assert all(sentence.endswith(".") for sentence in every)


def test_every_word_is_tried() -> None:
    assert {word for _, _, good, bad in CASES for word in (*good, *bad)} == set(WORDS)


def test_goals_in_words() -> None:
    state = laid(**TABLE)
    goal = {
        "marks": {"at_least": 3, "at_most": 5},
        "crew": {"money/5": {"seat": 0, "miners": 2}},
        "canteen": {"1": 1},
        "complete": ["A", "B"],
        "delivered": ["carriage:gg"],
        "top_of_stack": {"tiles": ["k-"]},
        "coal_on": {"3": ""},
        "cage": {"level": 0, "coal": "y"},
        "value": {"vp": 12},
        "turn_over": True,
    }
    told = [s for p in read_goal(Field("file", "goal", goal), state) for s in p.sentences()]
    assert told == [
        "Your marks: at least 3.",
        "Your marks: at most 5.",
        "Money 5: 2 of Anna’s miners.",
        "Canteen: one of Bruno’s miners.",
        "Orders A and B are complete.",
        "Delivered: carriage order for two grey.",
        "On top of the stack of tiles: one black cart (dark side).",
        "There is no coal on level 3.",
        "The cage is at the surface.",
        "In the cage: one yellow cube.",
        "At least 12 VP.",
        "Your turn is over.",
    ]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Money 5: 2 of your miners."),
        ("pl", "Pieniądze 5: 2 twoich górników."),
        ("hu", "2 munkásod van ezen a mezőn: a pénzszerzés 5 márkás mezője."),
        ("de", "Du hast 2 Arbeiter auf dem Feld „Geld 5“."),
    ],
)
def test_a_space_inside_a_sentence_has_no_capital(language: str, told: str) -> None:
    words = {"crew": {"money/5": {"seat": 0, "miners": 2}}}
    (crew,) = read_goal(Field("file", "goal", words), laid(**TABLE))
    assert crew.sentences(language, you=0) == [told]


WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"marks": "six"}, "goal.marks", "must be a table"),
    ({"marks": {}}, "goal.marks", "must be a number"),
    ({"marks": {"least": 3}}, "goal.marks.least", "did you mean at_least?"),
    ({"complete": ["Z"]}, "goal.complete[1]", "there is no order"),
    ({"complete": "A"}, "goal.complete", "must be a list"),
    ({"delivered": ["carriage:yg"]}, "goal.delivered[1]", "the game has no order"),
    ({"tiles": ["gk+"]}, "goal.tiles[1]", "there is no tile"),
    ({"coal_on": {"5": "g"}}, "goal.coal_on.5", "there is no key"),
    ({"cage": {}}, "goal.cage", "must name a level or coal"),
    ({"cage": {"level": 5}}, "goal.cage.level", "from 0 to 4"),
    ({"storage": "x"}, "goal.storage", "is not coal"),
    ({"value": {}}, "goal.value", "must name one of vp"),
    ({"value": {"steps": 3}}, "goal.value.steps", "there is no key"),
    ({"crew": {"money/3": {"seat": 0, "miners": 1}}}, 'goal.crew."money/3"', "there is no key"),
    ({"canteen": {"3": 1}}, "goal.canteen.3", "there is no key"),
    ({"top_of_stack": {}}, "goal.top_of_stack", "must name cards"),
    ({"start": 3}, "goal.start", "from 0 to 2"),
    ({"shift": 0}, "goal.shift", "from 1 to 3"),
    ({"over": False}, "goal.over", "must be true"),
]


@pytest.mark.parametrize(("goal", "key", "problem"), WRONG)
def test_a_wrong_goal_names_its_key(goal: dict[str, Any], key: str, problem: str) -> None:
    with pytest.raises(ga.FileError) as caught:
        read_goal(Field("file", "goal", goal), laid(**TABLE))
    assert caught.value.key == key
    assert problem in caught.value.problem
