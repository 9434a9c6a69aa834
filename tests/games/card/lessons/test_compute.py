"""Numbers of the card game's lessons: computed by the engine, told with their unit, refused if not known."""

from __future__ import annotations

from typing import Any

import pytest

from glueckauf.core.texts import LANGUAGES
from glueckauf.games.card.lessons import NUMBERS
from glueckauf.games.card.telling import rule_ids
from tests.games.card.lessons.samples import laid, number, wrong

MARTYNA: dict[str, Any] = {  # CG-T12a
    "delivered": [
        {"order": "barracks:4", "engine": "red", "wagons": ["w=w1.1", "w=w1.1", "*=c2"]},
        {"order": "barracks:3", "engine": "blue", "wagons": ["t=t1.1", "*=w2"]},
        {"order": "barracks:1", "engine": "blue", "wagons": ["f=f1.1", "f=f1.2"]},
        {"order": "furnaces:4", "engine": "blue", "wagons": ["w=w2", "c=c2"]},
    ],
    "shares": ["barracks", "barracks", "furnaces"],
    "tokens": [1, 2],
    "objectives": ["order:barracks", "share:barracks", "engine:red"],
}
BOOKS: dict[str, Any] = {"players": 2, "shift": 3, "start": 1, "seats": {"0": MARTYNA}}
MACIEK: dict[str, Any] = {  # CG-T6
    "players": 3,
    "mining": "mining/3",
    "seats": {
        "0": {
            "row": ["f2", "c1.1", "t1.1"],
            "docks": {"1": {"wagons": ["*"]}, "2": {"wagons": ["t"]}},
        }
    },
}
TABLE: dict[str, Any] = {
    "players": 3,
    "zones": {"wagon/a": ["1: 1", "2: 2"], "mining/1": ["2: 1"]},
    "stacks": {"lorry/a": ["w2"]},
    "left": {"lorry/a": 1, "lorry/b": 7},
    "seats": {"0": {"innovations": ["order", "w3"], "orders": ["barracks:1"]}},
}
CASES: list[tuple[dict[str, Any], dict[str, Any], int, str]] = [
    (TABLE, {"cost": "wagon/a"}, 3, "CG-2.3"),
    (TABLE, {"cost": "wild"}, 2, "CG-2.3"),
    ({"players": 4, "zones": {"share": ["0: 1", "1: 2"]}}, {"payments": "share"}, 3, "CG-2.4"),
    (TABLE, {"payments": {"zone": "wagon/a", "seat": 1}}, 3, "CG-2.4"),
    (TABLE, {"payments": "order"}, 2, "CG-2.4"),
    (TABLE, {"zones": True}, 14, "CG-1.3"),
    ({"players": 2}, {"zones": True}, 13, "CG-1.3"),
    ({"players": 2}, {"shifts": True}, 7, "CG-2.1"),
    (TABLE, {"stack_left": "lorry/b"}, 7, "CG-1.1"),
    (TABLE, {"workers_after": "order pay/1"}, 15, "CG-2.4"),
    (TABLE, {"cards_after": "wagon/a pay/1+2"}, 7, "CG-2.4"),
    (TABLE, {"orders_after": "use/order"}, 2, "CG-4.2"),
    (TABLE, {"innovations_after": "innovation pay/1"}, 3, "CG-3.4"),
    (TABLE, {"stack_after": {"line": "lorry/a pay/1", "stack": "lorry/a"}}, 3, "CG-4.4"),
    (TABLE, {"cost_after": {"line": "wild pay/2", "zone": "wild"}}, 3, "CG-2.3"),
    (TABLE, {"row_after": "lorry/a pay/1"}, 1, "CG-3.1"),
    (TABLE, {"to_move_after": "pass"}, 1, "CG-2.1"),
    (TABLE, {"start_after": "pass pass pass"}, 2, "CG-5.2"),
    (TABLE, {"tokens_after": {"line": "pass pass pass", "seat": 2}}, 1, "CG-5.2"),
    (TABLE, {"token_to": True}, 2, "CG-5.2"),
    (BOOKS, {"token_to": True}, 1, "CG-5.2"),
    (MACIEK, {"lorries_after": "row>2t row>1*"}, 2, "CG-3.7"),
    (MACIEK, {"load_after": {"line": "row>2t", "dock": 2}}, 1, "CG-3.7"),
    (MACIEK, {"storage_after": "row>s"}, 1, "CG-3.6"),
    (MACIEK, {"steps": "row>2t row>s s:c1.1>1*"}, 3, "CG-3.6"),
    (MACIEK, {"steps_most": True}, 3, "CG-3.6"),
    (MACIEK, {"best": {"objective": "lorries"}}, 2, "CG-3.6"),
    (MACIEK, {"load": {"dock": 1}}, 0, "CG-3.10"),
    (BOOKS, {"trains_after": {"line": "", "seat": 0}}, 4, ""),
    (BOOKS, {"score_after": {"line": "", "seat": 0}}, 59, "CG-6.3"),
    (BOOKS, {"category": {"of": "A", "seat": 0}}, 6, "CG-6.3"),
    (BOOKS, {"category": {"of": "B", "seat": 0}}, 30, "CG-6.3"),
    (BOOKS, {"category": {"of": "C", "seat": 0}}, 9, "CG-6.3"),
    (BOOKS, {"category": {"of": "D", "seat": 0}}, 2, "CG-6.3"),
    (BOOKS, {"category": {"of": "E", "seat": 0}}, 12, "CG-6.3"),
    (BOOKS, {"category": {"of": "total", "seat": 0}}, 59, "CG-6.3"),
    (BOOKS, {"objective": {"of": "order:barracks", "seat": 0}}, 6, "CG-6.3"),
    (BOOKS, {"shares_matched": {"seat": 0}}, 3, "CG-6.2"),
    (BOOKS, {"winner": True}, 0, "CG-6.4"),
]


@pytest.mark.parametrize(("position", "word", "expected", "rule"), CASES)
def test_a_number_is_computed(
    position: dict[str, Any], word: dict[str, Any], expected: int, rule: str
) -> None:
    state = laid(**position)
    compute = number(state, **word)
    found = compute.of(state)
    assert found.number == expected
    assert found.rules[:1] == ((rule,) if rule else ())
    assert set(found.rules) <= set(rule_ids())
    for language in LANGUAGES:
        told = compute.spoken(expected, language)
        assert told.strip()
        assert "{" not in told


def test_every_word_of_the_closed_list_is_here() -> None:
    assert {next(iter(word)) for _, word, _, _ in CASES} == set(NUMBERS)


def test_numbers_have_their_units() -> None:
    state = laid(**MACIEK)
    assert number(state, cost="wild").spoken(1) == "1 worker"
    assert number(state, best={"objective": "lorries"}).spoken(2) == "2 lorries"
    assert number(state, best={"objective": "vp"}).spoken(1) == "1 point"
    assert number(state, token_to=True).spoken(1) == "Bruno"
    assert number(state, shifts=True).spoken(6) == "6"


def test_what_must_be_seen() -> None:
    mining, table = laid(**MACIEK), laid(**TABLE)
    assert number(mining, steps_most=True).sight(mining) == "row+docks"
    assert number(table, cost="wild").sight(table) == "zones"
    assert number(table, payments="wild").sight(table) == "zones+hand"
    assert number(table, token_to=True).sight(table) == "table"
    assert number(table, category="A").sight(table) == "scores"
    assert number(table, category={"of": "A", "seat": 1}).sight(table) == "table"


MISTAKES: list[tuple[dict[str, Any], str, str]] = [
    ({}, "compute", "must name one of"),
    ({"price": 3}, "compute.price", "there is no key"),
    ({"cost": "mine"}, "compute.cost", "there is no zone"),
    ({"zones": 14}, "compute.zones", "write zones = true"),
    ({"row_after": "lorry/a pay/9"}, "compute.row_after", "is not allowed there"),
    ({"load": {"dock": 4}}, "compute.load.dock", "from 1 to 3"),
    ({"load_after": {"dock": 1}}, "compute.load_after.line", "is missing"),
    ({"category": "F"}, "compute.category", "there is no category"),
    ({"objective": "engine:pink"}, "compute.objective", "there is no objective card"),
    ({"stack_left": "lorry"}, "compute.stack_left", "there is no stack"),
    ({"steps_most": True}, "compute.steps_most", "needs a mining action"),
    ({"best": {"objective": "lorries"}}, "compute.best", "going on"),
    ({"best": {"objective": "gold"}}, "compute.best.objective", "there is no objective"),
    ({"winner": True}, "compute.winner", "shared"),
]


@pytest.mark.parametrize(("word", "key", "part"), MISTAKES)
def test_a_number_that_cannot_be_read(word: dict[str, Any], key: str, part: str) -> None:
    error = wrong(number, laid(**TABLE), **word)
    assert error.key == key
    assert part in error.problem
