"""The rule set: parts.toml plus overrides, each number changeable within its range."""

from __future__ import annotations

import copy
import pickle
from typing import Any, get_type_hints

import pytest

import glueckauf as ga
from glueckauf.games.card.parts import ACTION_INNOVATIONS, OBJECTIVES, WORKER_INNOVATIONS
from glueckauf.games.card.ruleset import Rules, published
from tests.games.card.scenes import busy_game, cost, me, scene, train
from tests.games.play import line, rule_broken


def test_every_number_of_the_file_is_a_typed_rule() -> None:
    hints = {name for name in get_type_hints(Rules) if not name.startswith("_")}
    assert set(Rules.knobs()) == hints


def test_every_number_names_its_rule_and_source() -> None:
    ids = ga.card.rule_ids()
    for name, knob in Rules.knobs().items():
        assert knob["rule"] in ids, name
        assert knob["source"] in ("S", "P", "C", "R"), name
        values = knob["value"] if isinstance(knob["value"], list) else [knob["value"]]
        if type(values[0]) is int:
            low, high = knob["range"]
            assert all(low <= value <= high for value in values), name


def test_the_words_of_the_file_are_those_of_the_parts() -> None:
    assert set(published().innovations) == {*WORKER_INNOVATIONS, *ACTION_INNOVATIONS}
    assert published().objectives == OBJECTIVES


def test_a_rule_set_is_a_value() -> None:
    assert Rules() == published()
    assert hash(Rules(look=3)) == hash(Rules(look=3))
    assert Rules(look=3) != Rules()
    assert Rules(look=4) == Rules()
    assert Rules() != ga.board.Rules()
    assert eval(repr(Rules(look=3, tokens=[1, 1, 1]))) == Rules(look=3, tokens=(1, 1, 1))
    assert pickle.loads(pickle.dumps(Rules(look=3))) == Rules(look=3)
    with pytest.raises(AttributeError):
        Rules().look = 6
    with pytest.raises(AttributeError):
        del Rules().look


def test_states_survive_copying_and_pickling() -> None:
    state = line(ga.card.setup(3, rules=Rules(look=3)), "wild pay/2 look/order")
    assert pickle.loads(pickle.dumps(state)) == state
    assert copy.deepcopy(state) == state


@pytest.mark.parametrize(
    "text",
    ["", "innovation_needs_placement=true", "tokens=3,2,1 look=2", "objectives= lorries=1.1,2"],
)
def test_rules_as_text(text: str) -> None:
    rules = Rules.read(text)
    assert Rules.read(str(rules)) == rules
    assert sorted(str(rules).split(" ")) == sorted(text.split(" "))


@pytest.mark.parametrize(
    ("overrides", "key", "problem"),
    [
        ({"looks": 4}, "looks", "no such rule"),
        ({"look": 0}, "look", "from 1 to 10"),
        ({"look": True}, "look", "a whole number"),
        ({"tokens": [1, 1]}, "tokens", "3 values"),
        ({"lorries": ["3"]}, "lorries", "one of 1.0"),
        ({"lorries": []}, "lorries", "from 1 to 40"),
        ({"orders": ["0=3"]}, "orders", "is not an order"),
        ({"orders": ["3=7", "3=8"]}, "orders", "same VP"),
        ({"objectives": ["objectives", "objectives"]}, "objectives", "alike"),
        ({"removed_2": [9]}, "removed_2", "no such worker"),
        ({"workers": [5, 4]}, "removed_2", "must be left"),
        ({"docks": ["wc", "wt", "ww"]}, "docks", "is not a dock"),
        ({"docks": ["wc", "wc", "wc"]}, "docks", "every crest"),
        ({"mining": [1, 1, 2]}, "mining", "occur twice"),
        ({"mining": [1, 2]}, "mining_least", "2 values"),
        ({"mining_least": [0, 1, 4]}, "mining_least", "above the upper"),
        ({"unused_2": [1]}, "unused_2", "not the first"),
        ({"innovation_steps": 1, "innovation_least": 2}, "innovation_least", "above"),
    ],
)
def test_a_wrong_rule_set_says_what_is_wrong(
    overrides: dict[str, Any], key: str, problem: str
) -> None:
    with pytest.raises(ga.FileError, match=problem) as caught:
        Rules(**overrides)
    assert caught.value.key == key


# --- Each number does what it says ----------------------------------------------------------


def test_numbers_of_the_table() -> None:
    rules = Rules(
        workers=[1, 2, 7], removed_2=[], removed_3=[], tokens=[2, 2, 2], printed_workers=3
    )
    state = ga.card.setup(2, rules=rules)
    assert me(state).workers == (1, 2, 7)
    assert state.tokens == (1, 2)
    assert cost(state, "wild") == 4


def test_other_mining_cards() -> None:
    rules = Rules(mining=[2, 5], mining_least=[1, 4], unused_2=[], innovation_steps=2)
    state = scene(2, rules=rules, row="w1.1 w1.1", innovations="mining")
    assert rule_broken(state, "mining/5") == "CG-3.9"
    assert line(state, "mining/2 pay/1").pending == (2, 1)
    assert state.after("use/mining").pending == (2, 1)
    assert rule_broken(state, "mining/3") == "CG-1.3"


def test_other_scores() -> None:
    rules = Rules(share_vp=5, token_vp=2, pair_vp=7, order_vp=1, lorries_vp=9, lorries_needed=2)
    state = scene(
        rules=rules,
        delivered=(train("barracks:2", "red w=w2"),),
        shares="barracks",
        tokens=(1, 2),
        objectives="shift_pairs order:barracks lorries:barracks",
    )
    assert state.breakdown[0] == (0, 5, 5, 4, 7 + 1 + 9)


def test_a_table_where_nobody_can_do_anything_ends_at_once() -> None:
    rules = Rules(workers=[9], removed_2=[], removed_3=[])
    assert ga.card.setup(2, rules=rules).is_over


@pytest.mark.parametrize("name", sorted(Rules.knobs()))
def test_a_game_can_be_played_with_every_number_at_its_limits(name: str) -> None:
    """The smallest and largest value of each number, and the other state of each switch."""
    knob = Rules.knobs()[name]
    value = knob["value"]
    others: list[Any] = []
    if isinstance(value, bool):
        others = [not value]
    elif name == "mining":
        others = [[1], [9]]
    elif name in ("removed_2", "removed_3", "unused_2"):
        others = [[]]
    elif name == "objectives":
        others = [[], ["objectives"]]
    elif name in ("lorries", "innovations"):
        others = [[choice] for choice in knob["choices"]]
    elif name == "innovation_steps":
        others = knob["range"]
    elif name in ("mining_least", "innovation_least"):
        others = [[0, 0, 0], [1, 2, 3]] if name == "mining_least" else [0, 4]
    elif "range" in knob:
        others = [
            [limit] * len(value) if isinstance(value, list) else limit for limit in knob["range"]
        ]
    for other in others:
        overrides: dict[str, Any] = {name: other}
        if name == "workers":
            overrides |= {"removed_2": [], "removed_3": []}
        if name == "mining":
            overrides |= {"mining_least": [0], "unused_2": []}
        for state, _ in busy_game(2, 3, Rules(**overrides)):
            last = state
        assert last.is_over
