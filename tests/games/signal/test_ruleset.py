"""The rule set: parts.toml plus overrides, each number changeable within its range."""

from __future__ import annotations

import copy
import pickle
from typing import Any, get_type_hints

import pytest

from glueckauf.core.errors import FileError
from glueckauf.games import signal
from glueckauf.games.signal.ruleset import Rules, departures, layout, published
from tests.games.signal.scenes import AMERICA, EUROPE, busy_game


def test_every_number_of_the_file_is_a_typed_rule() -> None:
    hints = {name for name in get_type_hints(Rules) if not name.startswith("_")}
    assert set(Rules.knobs()) == hints


def test_every_number_names_its_rule_and_source() -> None:
    ids = signal.rule_ids()
    for name, knob in Rules.knobs().items():
        assert knob["rule"] in ids, name
        assert knob["source"] in ("S", "P", "C", "R"), name
        values = knob["value"] if isinstance(knob["value"], list) else [knob["value"]]
        if type(values[0]) is int:
            low, high = knob["range"]
            assert all(low <= value <= high for value in values), name


def test_the_words_of_the_file_are_those_of_the_cards() -> None:
    assert {"start", *Rules.knobs()["departures"]["choices"]} == set(departures())


def test_a_rule_set_is_a_value() -> None:
    assert Rules() == published()
    assert hash(Rules(clock=9)) == hash(Rules(clock=9))
    assert Rules(clock=9) != Rules()
    assert eval(repr(Rules(clock=9, black=[1, 1, 1, 1, 1, 2]))) == Rules(
        clock=9, black=(1, 1, 1, 1, 1, 2)
    )
    assert pickle.loads(pickle.dumps(Rules(clock=9))) == Rules(clock=9)
    text = "removed=3 goods=3 tokens=pile extra_signal=1 start_head_on=false"
    assert str(Rules.read(text)) == text


def test_there_is_one_layout_of_each() -> None:
    found = layout(Rules(clock=9), 2)
    assert pickle.loads(pickle.dumps(found)) is found
    assert copy.deepcopy(found) is found
    names = {"layout": layout, "Rules": Rules}
    assert eval(repr(found), names) is found


def test_what_no_single_range_can_say() -> None:
    with pytest.raises(FileError, match="deal: may not be above the limit of the hand, 4"):
        Rules(hand_limit=4)
    with pytest.raises(FileError, match="departures: must be one of"):
        Rules(departures=["D9"] * 18)


EXTREMES: list[dict[str, Any]] = [
    {key: knob["range"][end] for key, knob in Rules.knobs().items() if type(knob["value"]) is int}
    for end in (0, 1)
]


@pytest.mark.parametrize(
    "changed",
    [
        {**EXTREMES[0], "deal": 2, "hand_limit": 2},
        {**EXTREMES[1], "removed": 0},
        {"black": [9] * 6, "grey": [9] * 6, "brown": [9] * 6, "removed": 0},
        {"departures": ["multi3"] * 18},
        {"departures": ["D2"] * 18},
        {"draw": 0, "deal": 0},
    ],
)
@pytest.mark.parametrize("on", [EUROPE, AMERICA])
def test_extreme_rule_sets_are_played_to_the_end(changed: dict[str, Any], on: str) -> None:
    for seed in range(2):
        *_, (last, _) = busy_game(2 + seed, seed, Rules(**changed), on=on)
        assert last.is_over
