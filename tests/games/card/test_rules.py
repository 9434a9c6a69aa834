"""Every rule id: a case that follows it and one that breaks it (beside the worked examples)."""

from __future__ import annotations

from collections import Counter

import pytest

import glueckauf as ga
from glueckauf.games.card.parts import STACKS, Payment
from glueckauf.games.card.ruleset import Rules
from tests.games.card.scenes import (
    busy_game,
    cost,
    hoarding_choice,
    idle_game,
    me,
    scene,
    stack,
    train,
    with_player,
    words,
    zones_offered,
)
from tests.games.card.test_examples import gosia
from tests.games.play import breaks, event_rules, follows, line, rule, rule_broken


def test_every_rule_id_is_told_by_an_event_or_a_violation() -> None:
    told: set[str] = set()
    for players in (2, 3, 4):
        for seed in range(6):
            games = (busy_game(players, seed), busy_game(players, seed, None, hoarding_choice))
            for game in games:
                told.update(n for state, _ in game for event in state.events for n in event.rules)
    two_trains = line(gosia(), "train/1=barracks:3 train/2=furnaces:1")  # chance seldom does that
    told |= set(event_rules(two_trains, "dispatched"))
    assert set(ga.card.rule_ids()) - told == set()


# --- 1 Setup --------------------------------------------------------------------------------


@rule("CG-1.1", follows)
def test_nine_face_up_stacks() -> None:
    state = ga.card.setup(3)
    sizes = [len(pile.cards) for pile in state.stacks]
    assert dict(zip(STACKS, sizes, strict=True)) == {
        "lorry/a": 20,
        "lorry/b": 20,
        "wagon/a": 20,
        "wagon/b": 20,
        "engine": 28,
        "order": 28,
        "share": 24,
        "innovation": 16,
        "objective": 18,
    }
    decks = state.rules.decks
    assert sum(card.lorries for card in decks["lorry"]) == 56
    assert sum(card.vp for card in decks["lorry"]) == 32
    assert sum(card.lorries for card in decks["order"]) == 64
    assert sum(card.vp for card in decks["order"]) == 160
    assert Counter(decks["wagon"]) == {"w": 6, "c": 6, "t": 6, "f": 6, "*": 16}


@rule("CG-1.1", breaks)
def test_other_cards_are_refused() -> None:
    stacks = {
        name: list(pile.cards) for name, pile in zip(STACKS, ga.card.setup(2).stacks, strict=True)
    }
    assert ga.card.setup(2, stacks=stacks) == ga.card.setup(2)
    with pytest.raises(ga.FileError, match=r"lorry/a: CG-1\.1: these are not the 40 lorry cards"):
        ga.card.setup(2, stacks={**stacks, "lorry/a": stacks["lorry/a"][1:]})
    uneven = {
        "wagon/a": stacks["wagon/a"][1:],
        "wagon/b": [*stacks["wagon/b"], stacks["wagon/a"][0]],
    }
    with pytest.raises(ga.FileError, match=r"wagon/a: CG-1\.1: must be half"):
        ga.card.setup(2, stacks={**stacks, **uneven})
    with pytest.raises(ga.FileError, match="must give the stacks"):
        ga.card.setup(2, stacks={"lorry/a": []})
    hidden = ga.card.setup(3).seen_by(0).after("order").after("pay/1")
    assert rule_broken(hidden, "order") == "CG-1.1"  # a view knows no card below the top


@rule("CG-1.2", follows)
def test_two_players_do_not_use_the_card_1_2() -> None:
    assert "mining/2" not in ga.card.setup(2).layout.zones
    assert event_rules(ga.card.setup(2), "zones-laid") == ("CG-1.2", "CG-1.3")


@rule("CG-1.2", breaks)
def test_the_card_1_2_cannot_be_chosen_by_two() -> None:
    assert rule_broken(scene(2, row="w1.1"), "mining/2") == "CG-1.2"
    assert scene(3, row="w1.1").why_not("mining/2") is None


@rule("CG-1.3", breaks)
def test_no_other_zones() -> None:
    assert rule_broken(scene(4), "mining/4") == "CG-1.3"
    with pytest.raises(ga.NotationError):
        scene().why_not("mining/0")
    assert cost(scene(), "wild") == 2


@rule("CG-1.4", follows)
@pytest.mark.parametrize(
    ("players", "hand"), [(2, "11111223"), (3, "111112234"), (4, "1111122345")]
)
def test_what_each_player_starts_with(players: int, hand: str) -> None:
    for player in ga.card.setup(players).players:
        assert player.workers == tuple(map(int, hand))
        assert player == type(player)(player.workers)


@rule("CG-1.4", breaks)
@pytest.mark.parametrize("players", [0, 1, 5])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(ga.FileError, match=r"players: CG-1\.4"):
        ga.card.setup(players)


@rule("CG-1.5", follows)
@pytest.mark.parametrize(("players", "tokens"), [(2, 7), (3, 6), (4, 5)])
def test_shift_tokens(players: int, tokens: int) -> None:
    assert ga.card.setup(players).tokens == tuple(range(1, tokens + 1))


@rule("CG-1.5", breaks)
def test_no_shift_without_a_token() -> None:
    state = ga.card.setup(4)
    for shift in range(1, 6):
        assert (state.shift, state.is_over) == (shift, False)
        state = line(state, "pass pass pass pass")
    assert state.is_over
    assert state.tokens == ()


@rule("CG-1.6", follows)
@pytest.mark.parametrize("start", [0, 1, 2])
def test_anybody_may_start(start: int) -> None:
    state = ga.card.setup(3, start=start)
    assert state.to_move == state.start == start


@rule("CG-1.6", breaks)
def test_somebody_must_start() -> None:
    with pytest.raises(ga.FileError, match="must be a seat from 0 to 2"):
        ga.card.setup(3, start=3)


# --- 2 Shift and turn -----------------------------------------------------------------------


@rule("CG-2.1", follows)
def test_turns_go_clockwise_past_those_who_passed() -> None:
    state = line(scene(3), "pass order pay/1 order pay/2")
    assert state.to_move == 1
    assert line(state, "pass share pay/1").to_move == 2


@rule("CG-2.1", breaks)
def test_nobody_has_a_turn_twice_while_others_wait() -> None:
    state = line(scene(3), "order pay/1")
    assert state.to_move == 1
    assert me(state, 0).passed is False


@rule("CG-2.2", follows)
def test_innovations_before_and_after_the_placement() -> None:
    state = scene(innovations="order share share", stacks={"share": "barracks furnaces barracks"})
    state = state.after("use/order")
    assert not state.at_turn_start
    assert state.to_move == 0
    state = line(state, "use/share lorry/a pay/1")
    assert state.to_move == 0
    assert words(state.legal_moves()) == "end use/share"
    assert state.after("end").to_move == 1
    assert state.after("use/share").to_move == 1  # nothing is left to play
    assert state.after("use/share").boxed == ("order", "share", "share")


@rule("CG-2.2", follows)
def test_a4_innovations_before_a_pass() -> None:
    state = line(scene(innovations="order"), "use/order pass")
    assert me(state).passed
    assert len(me(state).orders) == 1


@rule("CG-2.2", breaks)
def test_a_turn_is_a_placement_or_a_pass() -> None:
    assert rule_broken(scene(), "end") == "CG-2.2"
    assert rule_broken(scene(), "pay/1") == "CG-2.2"
    assert rule_broken(scene(), "dock/1") == "CG-2.2"
    assert rule_broken(line(scene(innovations="order"), "lorry/a pay/1"), "take/w") == "CG-2.2"


@rule("CG-2.2", breaks)
def test_a20_innovations_that_need_a_placement() -> None:
    rules = Rules(innovation_needs_placement=True)
    state = scene(rules=rules, innovations="order order", workers=(1, 1))
    after = state.after("use/order")
    assert rule_broken(after, "pass") == "CG-2.2"
    assert after.why_not("lorry/a") is None
    nobody = scene(rules=rules, innovations="order", workers=())
    assert rule_broken(nobody, "use/order") == "CG-2.2"
    last = scene(
        rules=rules,
        innovations="order",
        workers=(2,),
        zones={"wild": (1, 5), "order": (1, 1)},
        stacks={"order": "barracks:1"},
    )
    after = last.after("use/order")  # it takes the only card that could be placed for
    assert me(after).passed
    assert event_rules(after, "passed-by-itself") == ("CG-2.8",)


@rule("CG-2.5", follows)
def test_paid_cards_stay_in_the_zone() -> None:
    state = line(scene(2), "order pay/1 order pay/1+1")
    zone = state.zones[state.layout.index["order"]]
    assert zone.cards == (Payment(0, (1,)), Payment(1, (1, 1)))
    assert (zone.owner, zone.latest) == (1, 2)
    assert me(state, 1).workers == (1, 1, 1, 2, 2, 3)


@rule("CG-2.5", breaks)
def test_paid_cards_cannot_be_paid_again() -> None:
    state = scene(2, workers=(1,), zones={"order": (1, 0)}).after("order")
    state = line(state, "pay/1 lorry/a pay/1")
    assert me(state).workers == ()
    assert me(state).passed
    assert state.to_move == 1


@rule("CG-2.6", follows)
def test_only_what_can_be_done_is_offered() -> None:
    assert zones_offered(scene(3)) == {*STACKS, "mining/1", "wild"}
    ready = scene(3, row="t1.1 w1.1", orders="barracks:1", docks=("red w=w2", "", ""))
    assert zones_offered(ready) == {*STACKS, "mining/1", "mining/2", "mining/3", "delivery", "wild"}


@rule("CG-2.6", breaks)
def test_an_action_must_be_possible() -> None:
    empty = dict.fromkeys(STACKS, "")
    assert rule_broken(scene(stacks=empty), "wild") == "CG-2.6"
    only_engines = scene(stacks={**empty, "engine": "red"}, docks=("red", "red", "red"))
    assert rule_broken(only_engines, "wild") == "CG-2.6"
    assert scene(stacks={**empty, "engine": "red"}).why_not("wild") is None


@rule("CG-2.7", follows)
def test_the_turn_ends_after_the_action() -> None:
    assert line(scene(), "share pay/1").to_move == 1


@rule("CG-2.7", breaks)
def test_no_second_placement() -> None:
    state = line(scene(innovations="order"), "share pay/1")
    assert rule_broken(state, "lorry/a") == "CG-2.7"
    assert rule_broken(state, "pass") == "CG-2.7"


@rule("CG-2.8", follows)
def test_who_passes_keeps_the_hand_and_waits() -> None:
    state = line(scene(2, innovations="order"), "pass lorry/a pay/1")
    assert state.to_move == 1
    assert me(state).passed
    assert me(state).innovations == ("order",)
    assert len(me(state).workers) == 8


@rule("CG-2.8", follows)
def test_a16_a_player_who_can_do_nothing_passes_without_being_asked() -> None:
    state = with_player(scene(3), 1, workers=())
    after = line(state, "lorry/a pay/1")
    assert after.to_move == 2
    assert me(after, 1).passed
    with_card = with_player(state, 1, innovations="order")
    assert line(with_card, "lorry/a pay/1").to_move == 1
    with_worker = with_player(state, 1, innovations="w3")
    assert line(with_worker, "lorry/a pay/1").to_move == 1


@rule("CG-2.8", follows)
def test_a21_a_raised_cost_may_be_one_that_can_be_paid() -> None:
    taken = dict.fromkeys(STACKS, (1, 1))
    state = with_player(scene(2, zones={**taken, "mining/1": (1, 5)}), 1, workers=(3,))
    after = line(state, "order pay/2")
    assert after.to_move == 1
    assert zones_offered(after) == {"order"}


@rule("CG-2.8", breaks)
def test_no_turn_after_a_pass() -> None:
    state = line(scene(2, innovations="order"), "pass")
    for turn in ("lorry/a pay/1", "share pay/1", "order pay/1"):
        assert state.to_move == 1
        state = line(state, turn)
    assert me(state).innovations == ("order",)


# --- 3 Taking cards -------------------------------------------------------------------------


@rule("CG-3.1", follows)
def test_a_lorry_comes_to_the_left_end() -> None:
    state = line(scene(row="w1.1", stacks={"lorry/b": "t2 c2"}), "lorry/b pay/1")
    assert words(me(state).row) == "t2 w1.1"
    assert stack(state, "lorry/b") == "c2"


@rule("CG-3.1", breaks)
def test_a_lorry_does_not_come_to_the_right_end() -> None:
    state = line(scene(row="w1.1", stacks={"lorry/b": "t2 c2"}), "lorry/b pay/1")
    assert str(me(state).row[-1]) == "w1.1"


@rule("CG-3.2", follows)
@pytest.mark.parametrize(
    ("wagon", "docks"), [("w", "12"), ("c", "13"), ("t", "2"), ("f", "3"), ("*", "123")]
)
def test_docks_for_wagons(wagon: str, docks: str) -> None:
    state = line(scene(stacks={"wagon/a": wagon}, docks=("red w", "blue", "c")), "wagon/a pay/1")
    assert state.legal_moves() == [f"dock/{n}" for n in docks]
    after = state.after(f"dock/{docks[0]}")
    assert me(after).docks[int(docks[0]) - 1].wagons[-1] == (wagon, None)


@rule("CG-3.2", breaks)
def test_a_wagon_needs_a_dock_with_its_crest() -> None:
    state = line(scene(stacks={"wagon/a": "t"}), "wagon/a pay/1")
    assert rule_broken(state, "dock/1") == "CG-3.2"
    assert rule_broken(state, "lorry/a") == "CG-3.2"


@rule("CG-3.3", follows)
def test_an_engine_comes_to_a_dock_without_one() -> None:
    state = line(scene(stacks={"engine": "red blue"}, docks=("", "red", "f")), "engine pay/1")
    assert state.legal_moves() == ["dock/1", "dock/3"]
    assert rule_broken(state, "dock/2") == "CG-3.3"
    assert me(state.after("dock/1")).docks[0] == ("red", ())


@rule("CG-3.4", follows)
def test_orders_and_innovations_come_into_hand() -> None:
    stacks = {"order": "barracks:3 furnaces:1", "innovation": "w3 order"}
    state = line(scene(2, stacks=stacks, orders="factories:4"), "order pay/1 innovation pay/1")
    assert words(me(state, 0).orders) == "barracks:3 factories:4"
    assert me(state, 1).innovations == ("w3",)


@rule("CG-3.4", breaks)
def test_only_the_top_card() -> None:
    state = line(scene(stacks={"order": "barracks:3 furnaces:1"}), "order pay/1")
    assert words(me(state).orders) == "barracks:3"
    assert stack(state, "order") == "furnaces:1"


@rule("CG-3.5", follows)
def test_shares_and_objectives_lie_open() -> None:
    stacks = {"share": "barracks furnaces", "objective": "objectives engine:red"}
    state = line(scene(2, stacks=stacks), "share pay/1 objective pay/1")
    assert me(state.seen_by(1), 0).shares == ("barracks",)
    assert me(state.seen_by(0), 1).objectives == ("objectives",)


@rule("CG-3.5", breaks)
def test_shares_are_not_in_hand() -> None:
    state = line(scene(stacks={"share": "barracks"}), "share pay/1")
    assert me(state).orders == ()
    assert me(state).innovations == ()


# --- Mining ---------------------------------------------------------------------------------


def mining(zone: str, **given: object) -> ga.card.State:
    return line(scene(4, **given), f"{zone} pay/1")  # type: ignore[arg-type]  # fields of a scene


@rule("CG-3.6", breaks)
def test_what_is_not_a_mining_move() -> None:
    state = mining("mining/3", row="t1.1 w1.1", storage="c1.1", docks=("w c", "t", ""))
    assert rule_broken(state, "s:t1.1>2t") == "CG-3.6"
    assert rule_broken(state, "lorry/a") == "CG-3.6"
    bare = mining("mining/3", storage="c1.1 c1.1", docks=("c c", "", ""))
    assert rule_broken(bare, "row>s") == "CG-3.6"
    assert rule_broken(bare, "row>1c") == "CG-3.6"


@rule("CG-3.7", follows)
def test_an_empty_wagon_of_the_crest_at_a_dock_with_it() -> None:
    state = mining("mining/2", row="w2", docks=("w=w1.1 w *", "* t", "*"))
    assert words(state.legal_moves()) == "row>1* row>1w row>2* row>s"
    after = state.after("row>1w")
    assert words(wagon.load for wagon in me(after).docks[0].wagons) == "w1.1 w2 None"


@rule("CG-3.7", breaks)
def test_what_does_not_fit_into_a_wagon() -> None:
    state = mining("mining/2", row="w1.1", docks=("c w=w1.1", "t", "c"))
    assert rule_broken(state, "row>1c") == "CG-3.7"
    assert rule_broken(state, "row>1w") == "CG-3.7"
    assert rule_broken(state, "row>2w") == "CG-3.7"
    assert rule_broken(state, "row>3c") == "CG-3.7"


@rule("CG-3.8", follows)
def test_storing_is_always_allowed_and_the_row_closes_up() -> None:
    state = mining("mining/3", row="w1.1 t2", docks=("", "t", ""))
    after = state.after("row>s")
    assert words(me(after).storage) == "t2"
    assert words(me(after).row) == "w1.1"
    assert words(after.legal_moves()) == "end row>s"


@rule("CG-3.9", follows)
def test_a_card_0_1_may_do_nothing() -> None:
    assert line(scene(), "mining/1 pay/1").to_move == 1
    state = mining("mining/1", row="w1.1")
    assert words(state.legal_moves()) == "end row>s"
    assert state.after("end").to_move == 1


@rule("CG-3.9", breaks)
def test_the_lower_number_must_be_used() -> None:
    assert rule_broken(scene(row="w1.1"), "mining/3") == "CG-3.9"
    assert rule_broken(scene(), "mining/2") == "CG-3.9"
    state = mining("mining/3", row="w1.1 t1.1", docks=("", "t", ""))
    assert rule_broken(state, "end") == "CG-3.9"


@rule("CG-3.9", breaks)
def test_no_move_after_which_the_minimum_is_out_of_reach() -> None:
    state = mining("mining/3", row="w1.1", docks=("w", "", ""))
    assert words(state.legal_moves()) == "row>s"
    assert rule_broken(state, "row>1w") == "CG-3.9"


def test_a3_store_and_load_in_one_action() -> None:
    state = mining("mining/3", row="w1.1", docks=("w", "", ""))
    assert me(line(state, "row>s s:w1.1>1w")).docks[0].load == 1


# --- Delivery -------------------------------------------------------------------------------


@rule("CG-3.10", follows)
def test_a_train_with_engine_order_and_load() -> None:
    state = line(
        scene(orders="barracks:1 furnaces:3", docks=("red w=w2 c=c1.1", "", "")), "delivery pay/1"
    )
    assert words(state.legal_moves()) == "train/1=barracks:1 train/1=furnaces:3"  # A18
    after = state.after("train/1=barracks:1")
    assert words(me(after).orders) == "furnaces:3"
    assert after.breakdown[0][:2] == (1, 3)


@rule("CG-3.10", follows)
def test_a23_the_delivery_may_stop_after_a_train() -> None:
    state = scene(orders="barracks:1 furnaces:1", docks=("red w=w2", "red t=t2", ""))
    state = line(state, "delivery pay/1 train/2=furnaces:1")
    assert words(state.legal_moves()) == "end train/1=barracks:1"
    assert len(me(state.after("end")).delivered) == 1


@rule("CG-3.10", breaks)
def test_what_a_train_lacks() -> None:
    assert rule_broken(scene(orders="barracks:1", docks=("red w", "", "")), "delivery") == "CG-3.10"
    assert rule_broken(scene(docks=("red w=w2", "", "")), "delivery") == "CG-3.10"
    state = line(
        scene(orders="barracks:1 furnaces:4", docks=("red w=w2", "t=t2", "")), "delivery pay/1"
    )
    assert rule_broken(state, "train/2=barracks:1") == "CG-3.10"
    assert rule_broken(state, "train/1=furnaces:4") == "CG-3.10"
    assert rule_broken(state, "train/1=factories:1") == "CG-3.10"
    assert rule_broken(state, "end") == "CG-3.10"
    assert rule_broken(state, "lorry/a") == "CG-3.10"


@rule("CG-3.12", breaks)
def test_nothing_stays_at_the_dock() -> None:
    state = line(scene(orders="barracks:1", docks=("red w=w2 c=c1.1 *", "", "")), "delivery pay/1")
    after = state.after("train/1=barracks:1")
    assert me(after).docks[0] == ("", ())
    assert [len(train.wagons) for train in me(after).delivered] == [3]


# --- The wild action ------------------------------------------------------------------------


@rule("CG-3.13", follows)
def test_the_wild_action_takes_one_of_four() -> None:
    stacks = {"order": "barracks:3 furnaces:1 barracks:3 factories:4 steamboats:2"}
    state = line(scene(stacks=stacks), "wild pay/2 look/order")
    assert words(state.legal_moves()) == "take/barracks:3 take/factories:4 take/furnaces:1"
    after = state.after("take/furnaces:1")
    assert stack(after, "order") == "steamboats:2 barracks:3 barracks:3 factories:4"
    assert cost(after, "order") == 1
    assert words(me(after).orders) == "furnaces:1"
    assert stack(state.after("take/barracks:3"), "order").startswith("steamboats:2 furnaces:1")


@rule("CG-3.13", follows)
def test_a_wagon_of_the_wild_action_comes_to_a_dock() -> None:
    state = line(scene(stacks={"wagon/b": "w t"}), "wild pay/2 look/wagon/b take/t")
    assert state.legal_moves() == ["dock/2"]
    assert stack(state, "wagon/b") == "w"


@rule("CG-3.13", breaks)
def test_a10_one_of_them_must_be_taken() -> None:
    state = line(scene(), "wild pay/2")
    assert rule_broken(state, "take/w2") == "CG-3.13"
    assert rule_broken(state, "end") == "CG-3.13"
    state = line(scene(stacks={"share": "barracks furnaces"}), "wild pay/2 look/share")
    assert rule_broken(state, "take/factories") == "CG-3.13"
    assert rule_broken(state, "look/order") == "CG-3.13"


# --- 4 Innovations and exhausted stacks -----------------------------------------------------


@rule("CG-4.1", breaks)
def test_a_worker_innovation_is_only_a_payment() -> None:
    state = scene(innovations="w3", zones={"order": (1, 3)}).after("order")
    assert rule_broken(state, "pay/w3=4") == "CG-4.1"
    assert rule_broken(state, "pay/1+w4=3") == "CG-4.1"
    assert state.why_not("pay/1+w3=3") is None
    assert rule_broken(state, "pay/1+1") == "CG-2.4"
    assert rule_broken(state, "pay/5") == "CG-2.4"


@rule("CG-4.2", follows)
def test_action_innovations() -> None:
    state = scene(
        innovations="delivery mining wagon",
        row="w1.1 t2 c1.1",
        orders="barracks:3",
        docks=("red w c", "t", ""),
    )
    state = line(state, "use/mining row>1c row>s row>1w")
    assert state.to_move == 0
    assert cost(state, "mining/3") == 1
    assert state.boxed == ("mining",)
    assert rule_broken(state, "use/delivery") == "CG-3.10"
    stocked = with_player(state, 0, orders="barracks:2")
    after = line(stocked, "use/delivery train/1=barracks:2")
    assert len(me(after).delivered) == 1
    assert cost(after, "delivery") == 1


@rule("CG-4.2", breaks)
def test_innovations_that_cannot_be_played() -> None:
    assert rule_broken(scene(), "use/order") == "CG-4.2"
    assert rule_broken(scene(innovations="mining"), "use/mining") == "CG-3.9"  # A22
    state = line(scene(innovations="mining", row="w1.1 w1.1"), "use/mining")
    assert rule_broken(state, "end") == "CG-3.9"  # A2


@rule("CG-4.3", follows)
def test_the_last_card_can_be_taken() -> None:
    state = line(scene(stacks={"share": "barracks"}), "share pay/1")
    assert event_rules(state, "ran-out") == ("CG-4.3",)
    assert stack(state, "share") == ""


@rule("CG-4.3", breaks)
def test_an_empty_stack_gives_nothing() -> None:
    state = scene(stacks={"share": ""}, innovations="share")
    assert rule_broken(state, "share") == "CG-4.3"
    assert rule_broken(state, "use/share") == "CG-4.3"
    assert rule_broken(line(state, "wild pay/2"), "look/share") == "CG-4.3"


@rule("CG-4.4", follows)
def test_a8_split_after_innovation_and_wild_action() -> None:
    stacks = {"wagon/b": "w", "wagon/a": "t * c"}
    used = line(scene(stacks=stacks, innovations="wagon"), "use/wagon/b dock/1")
    wild = line(scene(stacks=stacks), "wild pay/2 look/wagon/b take/w dock/1")
    for state in (used, wild):
        assert stack(state, "wagon/a") == "t *"
        assert stack(state, "wagon/b") == "c"
    assert cost(used, "wagon/b") == 1


@rule("CG-4.4", breaks)
def test_a_single_card_stays() -> None:
    state = line(scene(stacks={"lorry/a": "w2", "lorry/b": "t2"}), "lorry/a pay/1")
    assert (stack(state, "lorry/a"), stack(state, "lorry/b")) == ("", "t2")
    assert rule_broken(state, "lorry/a") == "CG-4.3"
    state = line(state, "lorry/b pay/1")
    assert (stack(state, "lorry/a"), stack(state, "lorry/b")) == ("", "")


# --- 5 The end of a shift -------------------------------------------------------------------


@rule("CG-5.1", follows)
def test_the_shift_ends_when_all_have_passed() -> None:
    state = line(scene(2), "pass pass")
    assert state.shift == 2
    assert event_rules(state, "shift-ended") == ("CG-5.1",)


@rule("CG-5.1", breaks)
def test_the_shift_goes_on_while_one_has_not_passed() -> None:
    state = line(scene(2), "pass lorry/a pay/1")
    assert (state.shift, state.to_move) == (1, 1)


@rule("CG-5.3", follows)
def test_workers_return_and_zones_are_empty() -> None:
    state = line(scene(2, innovations="w5"), "order pay/w5=1 lorry/a pay/1 pass pass")
    assert state.zones == state.layout.empty_zones
    assert [player.workers for player in state.players] == [state.layout.workers] * 2
    assert not any(player.passed for player in state.players)
    assert state.boxed == ("w5",)
    assert cost(state, "wild") == 2


@rule("CG-5.3", breaks)
def test_nothing_after_the_last_token() -> None:
    state = line(scene(2, changes={"tokens": (7,), "shift": 7}), "pass pass")
    assert state.is_over
    assert state.legal_moves() == []
    assert rule_broken(state, "order") == "CG-5.3"


# --- 6 Scoring ------------------------------------------------------------------------------


@rule("CG-6.1", follows)
def test_only_delivered_cards_count() -> None:
    state = scene(
        row="w1.2",
        storage="c1.2",
        docks=("red w=w1.2", "", ""),
        orders="barracks:4",
        innovations="w5",
        objectives="engine:red",
    )
    assert state.scores[0] == 0


@rule("CG-6.1", breaks)
def test_no_penalty_for_what_is_left() -> None:
    state = scene(2, orders="barracks:4", changes={"tokens": (7,), "shift": 7})
    after = line(state, "pass pass")
    assert after.scores == (1, 0)
    assert event_rules(after, "removed") == ("CG-6.1",)


@rule("CG-6.2", breaks)
def test_one_share_to_an_order_of_its_destination() -> None:
    state = scene(delivered=(train("barracks:1", "red w=w2"),), shares="barracks barracks furnaces")
    assert state.breakdown[0].shares == 3


@rule("CG-6.4", follows)
def test_the_highest_token_breaks_a_tie() -> None:
    state = scene(3, changes={"tokens": (6,), "shift": 6}, tokens=(1, 2))
    state = with_player(state, 1, delivered=(train("barracks:1", "red w=w2"),))
    state = with_player(state, 2, tokens=(3, 5))
    over = line(state, "pass pass pass")
    assert over.scores == (3, 3, 2)
    assert over.winners == (0,)
    assert with_player(over, 1, tokens=(), delivered=()).winners == (0,)


@rule("CG-6.4", breaks)
def test_a11_a_tie_without_tokens_is_shared() -> None:
    state = scene(3, changes={"to_move": None}, shares="")
    assert state.winners == (0, 1, 2)
    assert scene(3).winners == ()


def test_idle_games_end() -> None:
    for players in (2, 3, 4):
        *_, (state, _) = idle_game(players, players)
        assert state.is_over
        assert sum(len(player.tokens) for player in state.players) == len(state.layout.tokens)
