"""Goals of the card game: when they hold, what is missing in words, what is refused."""

from __future__ import annotations

import re
from typing import Any

import pytest

from glueckauf.core.texts import LANGUAGES
from glueckauf.games.card.lessons import GOALS
from glueckauf.games.card.lessons.goals import Here, missing
from tests.games.card.lessons.samples import goal, laid, reached, wrong

YARD: dict[str, Any] = {
    "row": ["f2", "c1.1", "t1.2"],
    "storage": ["w1.1", "w2"],
    "docks": {
        "1": {"engine": "red", "wagons": ["w=w2", "*"]},
        "2": {"wagons": ["t=t1.1"]},
    },
    "orders": ["barracks:2", "furnaces:1"],
    "innovations": ["mining", "w4"],
    "shares": ["barracks", "steamboats"],
    "objectives": ["order:barracks"],
    "delivered": [{"order": "barracks:3", "engine": "red", "wagons": ["w=w2", "w=w1.2"]}],
    "tokens": [1],
}
TABLE: dict[str, Any] = {
    "players": 3,
    "shift": 2,
    "passed": [2],
    "zones": {"mining/1": ["1: 1", "0: 2"], "wagon/a": ["1: 1"]},
    "seats": {"0": YARD},
}
GOAL: dict[str, tuple[Any, Any]] = {  # what holds there, and what does not
    "score": ({"at_least": 15}, 14),
    "workers": (16 - 2, {"at_least": 15}),
    "cards": (8, 9),
    "orders": (2, {"at_most": 1}),
    "innovations": (2, 3),
    "shares": (2, 1),
    "matched": (1, 2),
    "objectives": (1, 0),
    "tokens": (1, 2),
    "trains": (1, 2),
    "lorries": (3, {"at_least": 4}),
    "row": (3, 2),
    "storage": (2, 3),
    "engines": (1, 2),
    "wagons": (3, 4),
    "steps_left": (0, 1),
    "has_orders": (["furnaces:1"], ["furnaces:1", "furnaces:1"]),
    "has_innovations": (["w4"], ["w5"]),
    "has_shares": (["barracks"], ["factories"]),
    "has_objectives": (["order:barracks"], ["objectives"]),
    "in_storage": (["w2"], ["c2"]),
    "row_ends_with": (["c1.1", "t1.2"], ["t1.2", "c1.1"]),
    "docks": ({"1": {"engine": "red", "wagons": ["w=w2"]}}, {"1": {"wagons": ["w"]}}),
    "loads": ({"1": 2, "2": {"at_least": 1}}, {"1": 3}),
    "delivered": (["barracks:3"], ["barracks:2"]),
    "zones": ({"mining/1": {"seat": 0, "workers": 2}}, {"wagon/a": {"seat": 0, "workers": 1}}),
    "to_move": (0, 1),
    "turn_over": (None, True),
    "start": (0, 1),
    "shift": (2, 3),
    "over": (None, True),
    "winner": (None, 0),
    "passed": ([2], [0, 2]),
}
NOTATION = re.compile(r"CG-|[a-z]/\d|\b[wctf]\d|:\d|_|player \d|\bseat\b")


def test_every_word_of_the_closed_list_is_here() -> None:
    assert set(GOAL) == set(GOALS)


@pytest.mark.parametrize("word", GOALS)
def test_a_goal_holds_or_is_missing(word: str) -> None:
    state = laid(**TABLE)
    holding, lacking = GOAL[word]
    assert holding is None or reached(state, **{word: holding})
    assert not reached(state, **{word: lacking})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", GOALS)
def test_what_is_missing_is_told_without_notation(word: str, language: str) -> None:
    state = laid(**TABLE)
    told = missing(goal(state, **{word: GOAL[word][1]}), Here(state, 0, 1), language)
    assert told
    for sentence in told:
        assert sentence.endswith((".", "。"))
        assert sentence[0].isupper() or sentence[0] in "„“"
        assert not NOTATION.search(sentence), sentence


def test_goals_are_told_to_the_learner() -> None:
    state = laid(**TABLE)
    words = goal(
        state,
        zones={"wagon/a": {"seat": 0, "workers": 1}, "wild": {"seat": 0, "workers": 2}},
        passed=[0, 1],
        loads={"1": {"at_least": 3, "at_most": 4}},
        docks={"1": {"engine": "blue", "wagons": ["*=c1.1"]}},
    )
    assert missing(words, Here(state, 0, 1)) == [
        "You were the last to place workers at wagon stack A: 1 worker.",
        "You were the last to place workers at the wild card: 2 workers.",
        "You have passed.",
        "Bruno has passed.",
        "Lorries loaded at dock 1: at least 3.",
        "Lorries loaded at dock 1: at most 4.",
        "At dock 1: blue engine; wild wagon, loaded with the card with one clover lorry.",
    ]


def test_nobody_has_placed_workers_there() -> None:
    state = laid(**TABLE)
    assert reached(state, zones={"wild": {"seat": 0, "workers": 0}})
    assert not reached(state, zones={"wagon/a": {"seat": 0, "workers": 0}})


MISTAKES: list[tuple[dict[str, Any], str, str]] = [
    ({}, "goal", "names nothing to reach"),
    ({"lorry": 2}, "goal.lorry", "did you mean"),
    ({"lorries": {}}, "goal.lorries", "must be a number"),
    ({"lorries": "two"}, "goal.lorries", "must be a table"),
    ({"has_orders": ["barracks:9"]}, "goal.has_orders[1]", "there is no order card"),
    ({"row_ends_with": []}, "goal.row_ends_with", "1 to 26"),
    ({"docks": {}}, "goal.docks", "must name a dock"),
    ({"docks": {"1": {}}}, "goal.docks.1", "must name an engine or wagons"),
    ({"docks": {"1": {"wagons": ["x"]}}}, "goal.docks.1.wagons[1]", "there is no wagon card"),
    ({"docks": {"1": {"wagons": ["w=w9"]}}}, "goal.docks.1.wagons[1]", "there is no lorry card"),
    ({"loads": {"4": 1}}, "goal.loads.4", "there is no key"),
    ({"zones": {"mine": {}}}, "goal.zones.mine", "there is no key"),
    ({"zones": {"wild": {"seat": 0}}}, "goal.zones.wild.workers", "is missing"),
    ({"passed": [3]}, "goal.passed[1]", "from 0 to 2"),
    ({"to_move": 3}, "goal.to_move", "from 0 to 2"),
    ({"shift": 9}, "goal.shift", "from 1 to 6"),
    ({"over": False}, "goal.over", "must be true"),
]


@pytest.mark.parametrize(("words", "key", "part"), MISTAKES)
def test_a_goal_that_cannot_be_read(words: dict[str, Any], key: str, part: str) -> None:
    error = wrong(goal, laid(**TABLE), **words)
    assert error.key == key
    assert part in error.problem
