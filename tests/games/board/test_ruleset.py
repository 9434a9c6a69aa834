"""The rule set: parts.toml plus overrides, each number changeable within its range."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from typing import Any, get_type_hints

import pytest

import glueckauf as ga
from glueckauf.games.board.parts import Stack
from glueckauf.games.board.ruleset import Rules, knobs, published
from tests.games.board.scenes import busy_game, drafted, me, mining, scene, with_player
from tests.games.play import line, rule_broken


def test_every_number_of_the_file_is_a_typed_rule() -> None:
    hints = {name for name in get_type_hints(Rules) if not name.startswith("_")}
    assert set(knobs()) == hints


def test_every_number_names_its_rule_and_source() -> None:
    ids = ga.board.rule_ids()
    for name, knob in knobs().items():
        assert knob["rule"] in ids, name
        assert knob["source"] in ("S", "P", "R"), name
        first = knob["value"][0] if isinstance(knob["value"], list) else knob["value"]
        if type(first) is int:
            low, high = knob["range"]
            values = knob["value"] if isinstance(knob["value"], list) else [knob["value"]]
            assert all(low <= value <= high for value in values), name


def test_a_rule_set_is_a_value() -> None:
    assert Rules() == published()
    assert hash(Rules(cage=4)) == hash(Rules(cage=4))
    assert Rules(cage=4) != Rules()
    assert Rules(cage=5) == Rules()
    assert eval(repr(Rules(cage=4, miners=[9, 9, 9]))) == Rules(cage=4, miners=(9, 9, 9))
    assert pickle.loads(pickle.dumps(Rules(cage=4))) == Rules(cage=4)
    with pytest.raises(AttributeError):
        Rules().cage = 6
    with pytest.raises(AttributeError):
        del Rules().cage


def test_states_survive_copying_and_pickling() -> None:
    state = drafted(3, rules=Rules(cage=4))
    assert pickle.loads(pickle.dumps(state)) == state
    assert copy.deepcopy(state) == state


@pytest.mark.parametrize(
    "text",
    [
        "",
        "free_storage=true",
        "miners=12,11,10 displacement=doubled second_place=true,true,false",
        "locks_2= orders=barrow:y=2,engine:ybgk=10,barrow:y=2",
    ],
)
def test_rules_as_text(text: str) -> None:
    rules = Rules.read(text)
    assert Rules.read(str(rules)) == rules
    assert sorted(str(rules).split(" ")) == sorted(text.split(" "))


@pytest.mark.parametrize(
    ("overrides", "key", "problem"),
    [
        ({"cages": 4}, "cages", "no such rule"),
        ({"cage": 0}, "cage", "from 1 to 20"),
        ({"cage": "5"}, "cage", "a whole number"),
        ({"cage": True}, "cage", "a whole number"),
        ({"pairs": 1}, "pairs", "true or false"),
        ({"miners": 12}, "miners", "a list"),
        ({"miners": [12, 12]}, "miners", "3 values"),
        ({"miners": [12, 12, 99]}, "miners", "from 1 to 60"),
        ({"clock_first": [1, 2, 3]}, "clock_first", "12 values"),
        ({"displacement": "twice"}, "displacement", "one of one-more, doubled, forbidden"),
        ({"mining": [4, 4, 6, 8, 10]}, "mining", "occur twice"),
        ({"mining": [4, 6, 9, 10]}, "locks_2", "no space 'mining/8'"),
        ({"shifts": 4}, "clock_per_shift", "each of the 4 shifts"),
        ({"orders": ["ship:y=2"]}, "orders", "is not an order"),
        ({"orders": ["barrow:yyyyy=2"]}, "orders", "is not an order"),
        ({"orders": ["barrow:y=2", "barrow:y=3"]}, "orders", "same VP"),
        ({"orders": []}, "orders", "from 1 to 200"),
        ({"tile_kinds": ["yb+"]}, "tile_kinds", "is not a tile"),
        ({"look": 8}, "look", "from 1 to 7"),
    ],
)
def test_a_wrong_rule_set_says_what_is_wrong(
    overrides: dict[str, Any], key: str, problem: str
) -> None:
    with pytest.raises(ga.FileError, match=problem) as caught:
        Rules(**overrides)
    assert caught.value.key == key


@pytest.mark.parametrize(
    "text",
    ["cage", "cage=", "cage=x", "cage=05", "=5", "cage=4 cage=4", "cage=4  look=3", "Cage=4"],
)
def test_rules_as_text_are_read_strictly(text: str) -> None:
    with pytest.raises(ga.FileError):
        Rules.read(text)


# --- Each number does what it says ----------------------------------------------------------


def test_set_up_numbers() -> None:
    state = ga.board.setup(2, rules=Rules(miners=[3, 4, 5], marks=[1, 2, 3], draft=1, coal=9))
    assert [me(state).miners, me(state).marks] == [3, 1]
    assert state.supply == (7, 7, 7, 7)
    state = line(state, "draft/2 draft/1")
    assert len(me(state).orders) == 1
    assert state.pending is None


def test_no_draft_at_all() -> None:
    state = ga.board.setup(3, rules=Rules(draft=0))
    assert state.pending is None
    assert all(state.order_spaces)
    assert state.to_move == 0


def test_spaces_may_be_added_and_opened() -> None:
    rules = Rules(workshops=9, order_spaces=5, money=[1, 2], mining=[12], locks_2=[], locks_2_3=[])
    state = scene(2, rules=rules, marks=99)
    names = {str(move) for move in state.legal_moves()}
    assert {"workshop/9", "order/5", "money/1", "mining/12"} <= names
    assert me(state.after("money/2")).marks == 101


def test_prices_and_pithead() -> None:
    rules = Rules(prices=[5, 2, 3, 4], pithead=3)
    state = scene(tiles={1: "yy+"}, marks=9, rules=rules)
    assert rule_broken(state, "workshop/1") == "GA-4.1"
    assert me(state.after("pithead")).marks == 12


def test_displacement_doubled_and_forbidden() -> None:
    crews = {"money/6": (1, 3)}
    doubled = scene(crews=crews, rules=Rules(displacement="doubled")).after("money/6")
    assert doubled.crews[doubled.works.index["money/6"]] == (0, 6)
    forbidden = scene(crews=crews, rules=Rules(displacement="forbidden"))
    assert rule_broken(forbidden, "money/6") == "GA-3.2"


def test_cage_capacity() -> None:
    state = mining(5, rules=Rules(cage=1), mine={"level": 1, "cage": "y"})
    assert rule_broken(state, "+y") == "GA-1.5"


def test_look_at_another_number() -> None:
    state = drafted(3, rules=Rules(look=2)).after("order/draw")
    assert [str(move) for move in state.legal_moves()] == ["keep/-", "keep/1", "keep/2"]
    assert state.after("keep/-").legal_moves() == ["bottom/12", "bottom/21", "top/12", "top/21"]


def test_shifts_and_clock() -> None:
    state = scene(2, miners=1, rules=Rules(shifts=1, clock_per_shift=[12], clock_first=[7] * 12))
    mine = me(state).mine._replace(carts=("", "", "", ""))
    state = with_player(with_player(state, 1, miners=0), 0, mine=mine, orders=(), marks=0)
    after = state.after("pithead")
    assert after.is_over
    assert me(after).vp == 4 * 7


def test_second_place_and_end_of_game() -> None:
    rules = Rules(
        shifts=1,
        second_place=[True, True, True],
        marks_per_vp=0,
        coal_per_vp=0,
        order_penalty=4,
        balance_penalty=0,
        clock_per_shift=[12],
    )
    state = scene(2, miners=1, rules=rules, marks=50)
    first, second = (me(state).mine._replace(carts=carts) for carts in (("", "b", "g", "k"),) * 2)
    second = second._replace(tiles=state.rules.tiles[:1], carts=("y", "b", "g", "k"))
    first = first._replace(tiles=state.rules.tiles[:1])
    state = with_player(state, 0, mine=first)
    state = with_player(state, 1, mine=second, miners=0)
    after = state.after("pithead")
    assert after.scores == (10 - 3 * 4, 5 - 3 * 4)
    assert me(after).marks == 51


def test_decks() -> None:
    rules = Rules(tile_kinds=["y+", "k-"], tile_copies=6, orders=["barrow:y=2"] * 20)
    state = ga.board.setup(2, rules=rules)
    assert len(state.tile_stack.cards) == 12 - 6
    with pytest.raises(ga.FileError, match="the draft needs 13 orders"):
        ga.board.setup(4, rules=Rules(orders=["barrow:y=2"] * 12))


@pytest.mark.parametrize("name", sorted(knobs()))
def test_a_game_can_be_played_with_every_number_at_its_limits(name: str) -> None:
    """The smallest and largest value of each number, and the other state of each switch."""
    knob = knobs()[name]
    value = knob["value"]
    others: list[Any] = []
    if "choices" in knob:
        others = knob["choices"]
    elif isinstance(value, bool):
        others = [not value]
    elif isinstance(value, list) and isinstance(value[0], bool):
        others = [[not item for item in value]]
    elif name in ("mining", "money"):
        others = [[knob["range"][0]], [knob["range"][1]]]
    elif "range" in knob:
        others = [
            [limit] * len(value) if isinstance(value, list) else limit for limit in knob["range"]
        ]
    for other in others:
        overrides: dict[str, Any] = {name: other, "locks_2": [], "locks_2_3": []}
        if name == "shifts":
            overrides["clock_per_shift"] = [12] * other
        rules = Rules(**overrides)
        for state, _ in busy_game(2, 3, rules):
            last = state
        assert last.is_over


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_a_state_of_another_process_is_the_same(hash_seed: str) -> None:
    """Processes hash words differently, and batches of games come from several."""
    code = (
        "import pickle, sys, glueckauf as ga;"
        "rules = ga.board.Rules(displacement='doubled', miners=[12, 12, 12]);"
        "sys.stdout.buffer.write(pickle.dumps(ga.board.setup(3, seed=1, rules=rules)))"
    )
    variables = {**os.environ, "PYTHONHASHSEED": hash_seed}
    made = subprocess.run(
        [sys.executable, "-c", code], env=variables, capture_output=True, check=True
    )
    rules = Rules(displacement="doubled", miners=[12, 12, 12])
    state = ga.board.setup(3, seed=1, rules=rules)
    there = pickle.loads(made.stdout)
    assert there == state
    assert hash(there) == hash(state)


def test_exhausted_stacks_leave_a_playable_table() -> None:
    state = scene(changes={"tile_stack": Stack((), ()), "order_stack": Stack((), ())})
    moves = state.legal_moves()
    assert "workshop/draw" not in moves
    assert "order/draw" not in moves
    assert "pithead" in moves
