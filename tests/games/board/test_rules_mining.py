"""Rule ids of chapters 5 to 7: mining, delivery, money and orders."""

from __future__ import annotations

import pytest

from glueckauf.games.board.parts import (
    Half,
    Mining,
    Stack,
    coal_of,
)
from glueckauf.games.board.ruleset import Rules, read_order
from tests.games.board.scenes import OrderSpec, busy_game, drafted, me, mining, scene
from tests.games.play import breaks, event_rules, follows, line, rule, rule_broken

# --- 5 Mining -------------------------------------------------------------------------------


@rule("GA-5.1", follows)
def test_steps_four_to_six() -> None:
    state = mining(3, mine={"cage": "ggy", "storage": "k"}, orders=["barrow:gk=9", "engine:b=3"])
    after = line(state, "g>A s:k>A y>s")
    assert me(after).orders[0].squares == ("g", "k")
    assert (me(after).mine.cage, me(after).mine.storage) == ("g", "y")
    assert after.to_move == 1


@rule("GA-5.1", follows)
def test_storage_coal_may_be_used_with_the_cage_underground() -> None:
    state = mining(1, mine={"level": 4, "storage": "k"}, orders=["engine:k=5"])
    assert me(state.after("s:k>A")).orders[0].squares == ("k",)


@rule("GA-5.1", follows)
def test_mining_may_end_early() -> None:
    state = drafted(3).after("mining/8").after("end")
    assert state.to_move == 1
    assert event_rules(state, "mining-ended") == ("GA-5.1", "GA-5.5")


@rule("GA-5.1", breaks)
@pytest.mark.parametrize(
    ("mine", "move"),
    [
        ({"level": 3}, "3"),
        ({"level": 0}, "0"),
        ({"level": 0}, "+y"),
        ({"level": 2}, "+y"),
        ({"level": 2, "carts": ("y", "", "g", "k")}, "+b"),
        ({"level": 2, "cage": "g"}, "g>A"),
        ({"level": 2, "cage": "g"}, "g>s"),
        ({"cage": "b"}, "g>A"),
        ({"cage": "g"}, "g>F"),
        ({"cage": "y"}, "y>A"),
        ({"cage": "g"}, "s:g>A"),
        ({"cage": "g"}, "y>s"),
        ({"cage": "kk"}, "k>A.y"),
    ],
)
def test_steps_that_cannot_be_done(mine: dict[str, object], move: str) -> None:
    assert rule_broken(mining(5, mine=mine, orders=["carriage:gg=7"]), move) == "GA-5.1"


@rule("GA-5.2", follows)
@pytest.mark.parametrize("pair", ["y>A.g b>A.g", "b>A.g y>A.g", "y>A.g s:k>A.g", "s:k>A.g s:y>A.g"])
def test_two_coals_for_one_square(pair: str) -> None:
    state = mining(2, mine={"cage": "yb", "storage": "yk"}, orders=["carriage:g=4"])
    after = line(state, pair)
    assert len(me(after).orders[0].squares[0]) == 2
    assert after.after("pithead").after("pithead").after("delivery/carriage").scores[0] == 4


@rule("GA-5.2", follows)
def test_a_pair_may_hold_the_right_colour() -> None:
    state = mining(2, mine={"cage": "gy"}, orders=["carriage:g=4"])
    assert me(line(state, "g>A.g y>A.g")).orders[0].squares == ("yg",)


@rule("GA-5.2", breaks)
def test_half_a_pair_alone_is_not_allowed() -> None:
    one_step = mining(1, mine={"cage": "yb"}, orders=["carriage:g=4"])
    assert rule_broken(one_step, "y>A.g") == "GA-5.2"
    no_partner = mining(5, mine={"cage": "y"}, orders=["carriage:g=4"])
    assert rule_broken(no_partner, "y>A.g") == "GA-5.2"
    underground = mining(
        5, mine={"level": 1, "cage": "bbb", "storage": "y"}, orders=["carriage:g=4"]
    )
    assert rule_broken(underground, "s:y>A.g") == "GA-5.2"
    switched_off = mining(5, mine={"cage": "yb"}, orders=["carriage:g=4"], rules=Rules(pairs=False))
    assert rule_broken(switched_off, "y>A.g") == "GA-5.2"


@rule("GA-5.2", breaks)
def test_the_second_half_must_follow_at_once_on_the_same_square() -> None:
    state = mining(5, mine={"cage": "ybk"}, orders=["carriage:gk=9", "engine:g=4"]).after("y>A.g")
    assert state.pending == Mining(4, Half("A", "g"))
    assert [str(move) for move in state.legal_moves()] == ["b>A.g", "k>A.g"]
    for move in ("end", "3", "k>A", "b>B.g", "b>A.k", "b>s", "pithead"):
        assert rule_broken(state, move) == "GA-5.2"


@rule("GA-5.2", follows)
def test_split_pairs_lets_a_coal_wait_for_its_partner() -> None:
    rules = Rules(split_pairs=True)
    state = mining(4, mine={"cage": "yb"}, orders=["carriage:gg=7"], rules=rules)
    state = state.after("y>A.g")
    assert me(state).orders[0].squares == ("y+", "")
    assert "end" in state.legal_moves()
    assert rule_broken(state, "delivery/carriage") == "GA-3.1"
    state = state.after("b>A.g")
    assert me(state).orders[0].squares == ("yb", "")


@rule("GA-5.3", follows)
def test_coal_on_squares_stays_there() -> None:
    for state, move in busy_game(3, 5):
        if not move or move.startswith("delivery"):
            continue
        after = state.after(move)
        for before, later in zip(state.players, after.players, strict=True):
            for order in before.orders:
                kept = next(o for o in later.orders if o.label == order.label)
                for old, new in zip(order.squares, kept.squares, strict=True):
                    assert set(old.strip("+")) <= set(new)


@rule("GA-5.3", breaks)
def test_a_covered_square_takes_no_more_coal() -> None:
    orders = [("carriage:gk=9", ("g", ""))]
    state = mining(5, mine={"cage": "gyy"}, orders=orders)
    assert rule_broken(state, "g>A") == "GA-5.3"
    assert rule_broken(state, "y>A.g") == "GA-5.3"


@rule("GA-5.4", follows)
def test_coal_that_no_square_waits_for_may_be_stored() -> None:
    orders = [("carriage:gk=9", ("g", "")), "engine:b=3"]
    state = mining(5, mine={"cage": "ybgk"}, orders=orders)
    stores = [str(move) for move in state.legal_moves() if move.endswith(">s")]
    assert stores == ["g>s", "y>s"]


@rule("GA-5.4", breaks)
def test_coal_that_a_square_waits_for_may_not() -> None:
    given = {"mine": {"cage": "yk"}, "orders": ["engine:k=5"]}
    assert rule_broken(mining(5, **given), "k>s") == "GA-5.4"
    free = mining(5, rules=Rules(free_storage=True), **given)
    assert me(free.after("k>s")).mine.storage == "k"


@rule("GA-5.5", follows)
def test_the_pit_stays_as_it_is_between_turns() -> None:
    state = line(drafted(2), "mining/6 3 +g end")
    mine = me(state).mine
    assert (mine.level, mine.cage) == (3, "g")
    assert me(line(state, "money/4 mining/10")).mine == mine


@rule("GA-5.5", breaks)
def test_lost_steps_do_not_come_back() -> None:
    state = line(drafted(2), "mining/6 3 end money/4 mining/10")
    assert state.pending == Mining(10)


# --- 6 Delivery, 7 Money and orders ---------------------------------------------------------


@rule("GA-6.1", breaks)
def test_nothing_to_deliver() -> None:
    orders = [("carriage:gk=9", ("g", "")), ("engine:b=3", ("b",)), ("barrow:b=3", ("y+",))]
    state = scene(orders=orders)
    assert rule_broken(state, "delivery/carriage") == "GA-6.1"
    assert rule_broken(state, "delivery/motorcar") == "GA-6.1"
    assert rule_broken(state, "delivery/barrow") == "GA-6.1"
    assert state.why_not("delivery/engine") is None


@rule("GA-6.2", follows)
def test_a_delivery_scores_at_once() -> None:
    state = scene(orders=[("engine:b=3", ("kk",))])
    after = state.after("delivery/engine")
    assert me(after).vp == 3
    assert after.supply[3] == state.supply[3] + 2
    assert me(after).delivered == (read_order("engine:b=3"),)
    assert event_rules(after, "delivered") == ("GA-6.1", "GA-6.2")


@rule("GA-6.2", breaks)
def test_delivered_coal_and_cards_are_gone_from_the_pit() -> None:
    state = scene(orders=[("engine:b=3", ("kk",))])
    after = state.after("delivery/engine")
    assert len(coal_of(me(after))) == len(coal_of(me(state))) - 2
    assert me(after).orders == ()
    assert rule_broken(line(after, "pithead pithead"), "delivery/engine") == "GA-6.1"


@rule("GA-7.1", breaks)
def test_money_costs_miners_and_nothing_else() -> None:
    state = scene(3, miners=1, crews={"money/6": (1, 1)})
    assert rule_broken(state, "money/6") == "GA-3.2"
    assert me(state.after("money/5"))._replace(marks=me(state).marks, miners=1) == me(state)
    assert event_rules(state.after("money/5"), "took-money") == ("GA-7.1",)


@rule("GA-7.2", follows)
def test_a_new_order_gets_the_first_free_label() -> None:
    orders: list[OrderSpec] = [
        ("engine:b=3", ("b",)),
        "barrow:g=4",
        ("engine:k=5", ("k",)),
        "barrow:y=2",
    ]
    state = line(scene(orders=orders), "delivery/engine pithead pithead order/1")
    assert [o.label for o in me(state).orders] == ["B", "D", "A"]
    for label in "C", "E":
        state = line(state, "pithead pithead order/draw keep/1")
        state = state.after(state.legal_moves()[0])
        assert me(state).orders[-1].label == label


@rule("GA-7.2", breaks)
def test_an_order_space_without_a_card() -> None:
    after = scene(changes={"order_stack": Stack((), ())}).after("order/1")
    assert event_rules(after, "not-refilled") == ("GA-7.2",)
    assert rule_broken(after, "order/1") == "GA-7.2"


@rule("GA-7.3", follows)
def test_look_at_five_orders_and_keep_one() -> None:
    state = drafted(3).after("order/draw")
    stack = drafted(3).order_stack.cards
    assert len(state.legal_moves()) == 6
    after = line(state, "keep/5 bottom/4321")
    assert me(after).orders[-1].order == stack[4]
    assert after.order_stack.cards == (*stack[5:], *stack[3::-1])
    after = line(state, "keep/- top/12345")
    assert after.order_stack.cards == stack


@rule("GA-7.3", breaks)
def test_what_cannot_be_done_while_looking_at_orders() -> None:
    empty = scene(changes={"order_stack": Stack((), ())})
    assert rule_broken(empty, "order/draw") == "GA-7.3"
    state = drafted(3).after("order/draw")
    assert rule_broken(state, "keep/6") == "GA-7.3"
    assert rule_broken(state, "order/1") == "GA-7.3"
    assert rule_broken(state.after("keep/1"), "top/12345") == "GA-7.3"
