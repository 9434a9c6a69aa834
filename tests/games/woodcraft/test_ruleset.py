"""The rule set: parts.toml plus overrides; figures are data, and can be replaced."""

from __future__ import annotations

import copy
import pickle
from typing import Any, get_type_hints

import pytest

from glueckauf.core.errors import FileError
from glueckauf.games import woodcraft
from glueckauf.games.woodcraft.parts import DIE_AT
from glueckauf.games.woodcraft.ruleset import Rules, layout, published, read_order, read_reward
from glueckauf.games.woodcraft.solve.making import fewest
from tests.games.play import breaks, follows, line, rule, rule_broken
from tests.games.woodcraft.scenes import (
    acting,
    busy_game,
    choosing,
    dice,
    eager_choice,
    sheet,
    started,
)

ORDERS = Rules.knobs()["orders_1"]["value"]


def test_every_figure_of_the_file_is_a_typed_rule() -> None:
    hints = {name for name in get_type_hints(Rules) if not name.startswith("_")}
    assert set(Rules.knobs()) == hints


def test_every_figure_names_its_rule_and_source() -> None:
    ids = woodcraft.rule_ids()
    for name, knob in Rules.knobs().items():
        assert knob["rule"] in ids, name
        assert knob["source"] in tuple("SIPCR"), name
        values = knob["value"] if isinstance(knob["value"], list) else [knob["value"]]
        if "origin" in knob:
            assert len(knob["origin"]) == len(values)
            assert set(knob["origin"]) <= set("SIPCR")
        if type(values[0]) is int:
            low, high = knob["range"]
            assert all(low <= value <= high for value in values), name


def test_a_rule_set_is_a_value() -> None:
    assert Rules() == published()
    assert Rules(nuts=9) != Rules()
    assert pickle.loads(pickle.dumps(Rules(nuts=9))) == Rules(nuts=9)
    text = "pool=4 shift=left yellow=O,b,G,Ob,SL,SS"
    assert str(Rules.read(text)) == text
    found = layout(Rules(), 2)
    assert pickle.loads(pickle.dumps(found)) is found
    assert copy.deepcopy(found) is found


def test_words_of_rewards_and_orders() -> None:
    assert read_reward("x", "5v2rLbbB2").gains == (
        *(("die", DIE_AT["B2"]), ("blueberry", 2), ("lantern", 1), ("reputation", 2)),
    )
    assert read_reward("x", "Y?").gains == (("value", 0),)
    assert read_reward("x", "2Y3").gains == read_reward("x", "Y3Y3").gains
    assert read_reward("x", "2B?").gains == (("value", 1),) * 2
    assert read_order("x", "I-01:2Y3>3v").dice == dice("Y3 Y3")
    order = read_order("x", "I-17:B3S>3vY3b")
    assert order.dice == dice("B3")
    assert order.materials == (1, 0, 0)
    assert (order.reward.vp, order.reward.reputation) == (3, 0)


PROBLEMS: list[tuple[dict[str, Any], str]] = [
    ({"yellow": ["O"]}, "yellow: must list 6 values"),
    ({"yellow": ["X"] * 6}, "yellow: 'X' cannot be read"),
    ({"yellow": ["0O"] * 6}, "yellow: '0O' cannot be read"),
    ({"yellow": ["100O"] * 6}, "yellow: '100O' cannot be read"),
    ({"yellow": ["9" * 5000 + "O"] * 6}, "yellow: '9999.* cannot be read"),
    ({"yellow": ["L" * 100] * 6}, "yellow: 'LLLL.* holds more than 99 things"),
    ({"brown": ["2v"] * 6}, "brown: '2v' may not give points"),
    ({"saw": [1] * 13}, "saw: must list at most 12 values"),
    ({"trader_gain": ["n"] * 100}, "trader_gain: .* holds more than 99 things"),
    ({"herald_gain": ["b"] * 100}, "herald_gain: .* holds more than 99 things"),
    ({"timber_dice": ["Y6", "Y7"]}, "timber_dice: must be dice like Y6 or B5"),
    ({"chest_slots": ["bb", "c", "ccc", "cc", "c"]}, "chest_slots: must be one or two"),
    ({"pool": 2}, "drops: the pool has only 2 places"),
    ({"orders_1": ["I-01:Y1>3v"] * 18}, "I-01 is no id of its own in phase I"),
    ({"orders_1": ["II-01:Y1>3v", *ORDERS[1:]]}, "II-01 is no id of its own in phase I"),
    ({"orders_1": ["I-1:Y1>3v", *ORDERS[1:]]}, "is not of the form"),
    ({"orders_1": ["I-01:b>3v", *ORDERS[1:]]}, "I-01 must need dice"),
    ({"orders_1": ["I-01:>3v", *ORDERS[1:]]}, "I-01 must need dice"),
    ({"orders_1": ["I-01:Y1>" + "o" * 100, *ORDERS[1:]]}, "holds more than 99 things"),
    ({"orders_1": ORDERS[:9]}, "orders_1: must be at least 10"),
    ({"shift": "up"}, "shift: must be one of right, left"),
]


@pytest.mark.parametrize(("changed", "problem"), PROBLEMS, ids=[p for _, p in PROBLEMS])
def test_what_no_game_can_be_played_with_is_refused(changed: dict[str, Any], problem: str) -> None:
    with pytest.raises(FileError, match=problem):
        Rules(**changed)


def test_a_replaced_figure_needs_no_code() -> None:
    """Other bonuses, slots, needs and rewards are played as they are written."""
    rules = Rules(
        yellow=["Y2"] + ["O"] * 5,
        row_bonus=["B?c", "c", "o"],
        chest_slots=["c", "bc", "cc", "cc", "c"],
        orders_1=["I-01:B2G>1v3rcS", *ORDERS[1:]],
        trader_gain=["b", "b"],
    )
    state = line(choosing("Y6 Y5 B4 Y3 Y2 B2", sheet(), rules=rules), "die/1")
    assert state.players[0].dice == dice("Y2 Y6")
    mine = sheet("B2", glue=1, held="I-01")
    state = line(acting(mine, rules=rules), "complete/I-01")
    assert state.players[0].marked[0] == 1
    state = line(state, "chest/orders")
    assert state.players[0].chests[1] == (1, 0)
    assert state.breakdown[0].chests[1] == 0
    assert state.scores == (1 + 3,)
    berry = acting(sheet(blueberry=1, chests={"orders": (1, 0)}, done="I-02"), rules=rules)
    assert berry.after("fill/orders").breakdown[0].chests[1] == 1
    sold = acting(sheet(saw=1, helpers="trader"), rules=rules).after("sell/saw")
    assert sold.players[0].marked[3] == 2
    assert sold.players[0].nuts == 0


@rule("WC-6.1", follows)
@rule("WC-6.1", breaks)
def test_an_order_may_need_materials_alone() -> None:
    """The rulebook says "dice and/or materials"; among the reconstructed cards there is none like that."""
    rules = Rules(orders_1=["I-01:SGG>1v", *ORDERS[1:]])
    state = acting(sheet(saw=1, glue=2, held="I-01"), rules=rules)
    assert state.after("complete/I-01").players[0].done == ("I-01",)
    way = fewest(state, 0, "I-01")
    assert way is not None
    assert (way.materials, way.moves) == (3, ("complete/I-01",))
    poor = acting(sheet("Y1", saw=1, glue=1, offcut=1, held="I-01"), rules=rules)
    assert rule_broken(poor, "complete/I-01") == "WC-6.1"
    helped = acting(sheet(saw=2, glue=1, held="I-01", helpers="substitute"), rules=rules)
    assert "complete/I-01:saw>glue" in helped.legal_moves()


@rule("WC-1.4", follows)
@rule("WC-9.2", follows)
def test_phase_one_may_run_out_before_the_pool_is_laid() -> None:
    """No card is lost where phase II fills the pool at once (WC-A17)."""
    state = started(5, rules=Rules(dealt=1, orders_1=ORDERS[:5]))
    assert state.phase == 1
    lying = [*state.pool, *state.decks[1]]
    assert sorted(lying) == sorted(state.layout.decks[1])
    assert "" not in state.pool


EXTREMES: list[dict[str, Any]] = [
    {key: knob["range"][end] for key, knob in Rules.knobs().items() if type(knob["value"]) is int}
    for end in (0, 1)
]


@pytest.mark.parametrize(
    "changed",
    [
        {**EXTREMES[0], "drops": [1] * 6},
        EXTREMES[1],
        {"yellow": ["LLL"] * 6, "brown": ["cccooo"] * 6},
        {"yellow": ["Y?B?Y1B1"] * 6, "row_bonus": ["LL"] * 3, "column_bonus": ["nn"] * 3},
        {"herald_gain": ["b"] * 9, "blueberry_chestnuts": [1, 2, 3], "renown_reputation": 9},
    ],
)
@pytest.mark.parametrize("players", [1, 5])
def test_extreme_rule_sets_are_played_to_the_end(changed: dict[str, Any], players: int) -> None:
    for seed in range(2):
        *_, (last, _) = busy_game(players, seed, Rules(**changed), eager_choice)
        assert last.is_over
