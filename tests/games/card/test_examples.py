"""The examples and stated cases of the rulebook, and vectors that follow from its rules: T1 to T21."""

from __future__ import annotations

import pytest

import glueckauf as ga
from glueckauf.games.card.choices import payments
from glueckauf.games.card.rules import State
from glueckauf.games.card.scoring import Score, objective_vp, score
from tests.games.card.scenes import (
    cost,
    me,
    orders,
    scene,
    stack,
    train,
    with_player,
    words,
    zones_offered,
)
from tests.games.play import line, rule_broken

FULL_HANDS = {
    2: (1, 1, 1, 1, 1, 2, 2, 3),
    3: (1, 1, 1, 1, 1, 2, 2, 3, 4),
    4: (1, 1, 1, 1, 1, 2, 2, 3, 4, 5),
}


# --- Costs and payments ---------------------------------------------------------------------


@pytest.mark.rule("CG-2.3", "follows")
def test_t1_an_empty_zone_costs_one() -> None:
    state = scene().after("order")
    assert state.legal_moves() == ["pay/1"]
    assert rule_broken(state, "pay/2") == "CG-2.4"


@pytest.mark.rule("CG-2.3", "breaks")
def test_t2_the_second_use_costs_two() -> None:
    state = scene(zones={"order": (1, 1)}).after("order")
    assert state.legal_moves() == ["pay/1+1", "pay/2"]
    assert rule_broken(state, "pay/1") == "CG-2.4"
    assert rule_broken(state, "pay/3") == "CG-2.4"


@pytest.mark.rule("CG-2.3", "follows")
def test_t3_the_third_use_costs_three() -> None:
    after = line(scene(zones={"order": (0, 2)}), "order pay/3")
    assert cost(after, "order") == 4


@pytest.mark.rule("CG-2.4", "follows")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_t4_the_payments_of_three(players: int) -> None:
    state = scene(players, zones={"order": (1, 2)}).after("order")
    assert state.legal_moves() == ["pay/1+1+1", "pay/1+2", "pay/3"]


@pytest.mark.rule("CG-2.4", "breaks")
def test_t5_no_overpaying() -> None:
    state = scene(workers=(2, 3))
    assert rule_broken(state, "order") == "CG-2.4"
    assert zones_offered(state) == {"wild"}


@pytest.mark.rule("CG-2.3", "follows")
def test_t8_the_wild_card_costs_two_at_first() -> None:
    state = scene().after("wild")
    assert state.legal_moves() == ["pay/1+1", "pay/2"]
    assert rule_broken(state, "pay/1") == "CG-2.4"
    assert cost(state.after("pay/2"), "wild") == 3


@pytest.mark.rule("CG-4.1", "follows")
def test_t9_a_worker_innovation_leaves_the_cost_as_it_is() -> None:
    state = scene(2, zones={"order": (1, 2)}, innovations="w4")
    after = line(state, "order pay/w4=3")
    assert cost(after, "order") == 4
    assert me(after).innovations == ()
    assert after.boxed == ()
    ended = line(after, "pass pass")
    assert ended.boxed == ("w4",)
    assert ended.shift == 2


@pytest.mark.parametrize(
    ("players", "counts"),
    [
        (2, "1 2 3 4 5 4 5 4 3 2 1 1"),
        (3, "1 2 3 5 6 6 8 8 8 6 6 5 3 2 1 1"),
        (4, "1 2 3 5 7 7 10 11 13 12 12 13 11 10 7 7 5 3 2 1 1"),
    ],
)
def test_t13_distinct_payments_of_a_full_hand(players: int, counts: str) -> None:
    hand = FULL_HANDS[players]
    found = [len(payments(hand, (), cost)) for cost in range(1, sum(hand) + 1)]
    assert found == [int(count) for count in counts.split()]
    assert payments(hand, (), sum(hand) + 1) == ()


@pytest.mark.rule("CG-1.3", "follows")
@pytest.mark.parametrize(
    ("players", "zones", "cards", "workers", "shifts"),
    [(2, 13, 8, 12, 7), (3, 14, 9, 16, 6), (4, 14, 10, 21, 5)],
)
def test_t14_setup(players: int, zones: int, cards: int, workers: int, shifts: int) -> None:
    state = ga.card.setup(players)
    assert len(state.zones) == len(state.layout.zones) == zones
    for player in state.players:
        assert (len(player.workers), sum(player.workers)) == (cards, workers)
    assert len(state.tokens) == shifts


# --- Mining ---------------------------------------------------------------------------------


def maciek() -> State:
    """The position of T6, on the mining card 2/3."""
    state = scene(row="f2 c1.1 t1.1", docks=("*", "t", ""))
    return line(state, "mining/3 pay/1")


@pytest.mark.rule("CG-3.6", "follows")
@pytest.mark.rule("CG-3.9", "follows")
def test_t6_maciek_mines() -> None:
    after = line(maciek(), "row>2t row>1*")
    assert words(me(after).row) == "f2"
    first, second, _ = me(after).docks
    assert (first.load, second.load) == (1, 1)
    assert cost(after, "mining/3") == 2
    assert after.to_move == 1  # the third step lapses by itself: nothing fits


@pytest.mark.rule("CG-3.7", "breaks")
def test_t6a_dock_1_bears_no_tower() -> None:
    assert rule_broken(maciek(), "row>1*") == "CG-3.7"


@pytest.mark.rule("CG-3.8", "breaks")
def test_t6b_one_step_is_not_enough_for_two_lorries() -> None:
    state = scene(row="f2 t1.1", storage="w1.1 w1.1", docks=("w w", "t", "f"))
    state = line(state, "mining/3 pay/1 row>2t s:w1.1>1w")
    assert rule_broken(state, "row>3f") == "CG-3.8"
    assert rule_broken(state, "row>s") == "CG-3.8"


@pytest.mark.parametrize(("wagon", "offered"), [("w", True), ("", False)])
def test_t16_store_then_load(wagon: str, offered: bool) -> None:
    state = scene(row="w1.1", docks=(wagon, "", ""))
    assert ("mining/3" in state.legal_moves()) == offered
    assert "mining/2" in state.legal_moves()
    if offered:
        after = line(state, "mining/3 pay/1 row>s s:w1.1>1w")
        assert me(after).docks[0].load == 1
        assert after.to_move == 1


def test_t17_sequences_and_end_positions() -> None:
    ends: list[State] = []

    def walk(state: State) -> None:
        if state.to_move == 1:
            ends.append(state)
            return
        for move in state.legal_moves():
            walk(state.after(move))

    walk(maciek())
    assert len(ends) == 11
    assert len({me(state) for state in ends}) == 5


# --- Delivery -------------------------------------------------------------------------------


def gosia(second: str = "red", hand: str = "barracks:3 furnaces:1") -> State:
    """The position of T7."""
    state = scene(orders=hand, docks=("red w=w2 *=c1.2 c", f"{second} t=t2", "f"))
    return line(state, "delivery pay/1")


@pytest.mark.rule("CG-3.11", "follows")
@pytest.mark.rule("CG-3.12", "follows")
def test_t7_gosia_sends_off_both_trains() -> None:
    state = gosia()
    for first, second in (("1=barracks:3", "2=furnaces:1"), ("2=furnaces:1", "1=barracks:3")):
        after = line(state, f"train/{first} train/{second}")
        assert me(after).docks[:2] == (("", ()), ("", ()))
        assert me(after).docks[2] == me(state).docks[2]
        assert {str(train.order) for train in me(after).delivered} == {"barracks:3", "furnaces:1"}
        assert sorted(len(train.wagons) for train in me(after).delivered) == [1, 3]
        assert me(after).orders == ()
        assert after.to_move == 1


@pytest.mark.rule("CG-3.11", "breaks")
def test_t7a_engines_of_different_colours() -> None:
    state = gosia("blue")
    assert state.after("train/1=barracks:3").to_move == 1
    assert state.after("train/2=furnaces:1").to_move == 1
    three = scene(
        orders="barracks:1 furnaces:1 factories:1", docks=("red w=w2", "blue t=t2", "red f=f2")
    )
    after = line(three, "delivery pay/1 train/1=barracks:1")
    assert rule_broken(after, "train/2=furnaces:1") == "CG-3.11"
    assert after.why_not("train/3=furnaces:1") is None


@pytest.mark.rule("CG-3.10", "breaks")
def test_t7b_one_order_for_each_train() -> None:
    assert gosia(hand="furnaces:1").after("train/1=furnaces:1").to_move == 1


@pytest.mark.rule("CG-3.3", "breaks")
def test_t15_three_engines_at_the_docks() -> None:
    state = scene(docks=("red", "blue", "red"), innovations="engine")
    assert rule_broken(state, "engine") == "CG-3.3"
    assert rule_broken(state, "use/engine") == "CG-3.3"
    assert rule_broken(line(state, "wild pay/2"), "look/engine") == "CG-3.3"


# --- Stacks, shifts, scores -----------------------------------------------------------------


@pytest.mark.rule("CG-4.4", "follows")
def test_t18_a_stack_is_split() -> None:
    stacks = {"lorry/a": "w2", "lorry/b": "c1.1 c1.2 t2 t1.1 f2 f1.1 w1.1"}
    after = line(scene(stacks=stacks), "lorry/a pay/1")
    assert stack(after, "lorry/b") == "c1.1 c1.2 t2 t1.1"
    assert stack(after, "lorry/a") == "f2 f1.1 w1.1"


@pytest.mark.rule("CG-5.2", "follows")
def test_t10_the_latest_placement_wins_the_token() -> None:
    state = line(scene(zones={"mining/1": (2, 3)}), "pass pass pass")
    assert me(state, 2).tokens == (1,)
    assert state.to_move == state.start == 2


@pytest.mark.rule("CG-5.2", "breaks")
def test_t11_nobody_on_the_card_with_the_tokens() -> None:
    state = line(scene(start=1), "pass pass pass")
    assert me(state, 1).tokens == (1,)
    assert state.to_move == state.start == 1


@pytest.mark.rule("CG-6.3", "follows")
def test_t12_martyna() -> None:
    assert Score(6, 30, 9, 2, 12).total == 59


@pytest.mark.rule("CG-6.3", "follows")
def test_t12a_one_instance_of_it() -> None:
    state = scene(
        delivered=(
            train("barracks:4", "red w=w2 *=w2"),
            train("barracks:3", "blue *=c2 c=c1.1"),
            train("barracks:1", "blue t=t1.1"),
            train("furnaces:4", "blue *=f2 f=f1.1 c=c1.1 *=f1.2"),
        ),
        shares="barracks barracks furnaces",
        tokens=(1, 2),
        objectives="order:barracks share:barracks engine:red",
    )
    assert state.breakdown[0] == (6, 30, 9, 2, 12)
    assert state.scores[0] == 59


@pytest.mark.rule("CG-6.2", "follows")
def test_t19_matched_shares() -> None:
    state = scene(
        delivered=(train("barracks:1", "red w=w2"), train("barracks:2", "red w=w2")),
        shares="barracks barracks barracks",
        objectives="share:barracks",
    )
    assert state.breakdown[0].shares == 6
    assert state.breakdown[0].objectives == 4


@pytest.mark.rule("CG-6.3", "breaks")
@pytest.mark.parametrize(("second", "vp"), [("factories:4", 4), ("factories:3", 0)])
def test_t20_the_requirement_counts_not_the_load(second: str, vp: int) -> None:
    load = "red w=w2 *=w2"
    state = scene(delivered=(train("factories:1", load), train(second, load)))
    assert objective_vp(me(state), "lorries:factories", state.rules) == vp


def test_t21_tokens_and_objectives() -> None:
    state = scene(tokens=(1, 3, 4), objectives="shift_pairs objectives")
    sheet = score(me(state), state.rules)
    assert (sheet.objectives, sheet.tokens) == (5, 3)


def test_orders_of_the_scenes_are_those_of_the_game() -> None:
    assert words(orders("barracks:3")) == "barracks:3"
    assert with_player(scene(), 1, orders="barracks:3").players[1].orders[0].vp == 7
