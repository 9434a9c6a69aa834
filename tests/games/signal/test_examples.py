"""The worked examples of the rulebook (V) and the derived vectors of the spec (T) that need a whole table."""

from __future__ import annotations

from fractions import Fraction

from glueckauf.games import signal
from glueckauf.games.signal.clock import tick
from glueckauf.games.signal.parts import Next, Passing, Train
from tests.games.play import breaks, event_rules, follows, line, rule, rule_broken
from tests.games.signal.scenes import AMERICA, EUROPE, acting, before_card, greens, kinds

ALONE = {"helpers": ()}


@rule("SS-4.3", follows)
def test_v1_a_black_train_is_deployed_at_calais() -> None:
    state = line(before_card(), "card/D-black deploy/black place/6")
    assert state.trains == (Train("calais", "black"),)
    assert event_rules(state, "deployed") == ("SS-4.3", "SS-1.3", "SS-2.4")


@rule("SS-4.3", breaks)
def test_v1_an_occupied_place_costs_two_tokens() -> None:
    state = line(before_card("grey calais"), "card/D-black deploy/black place/6")
    assert state.trains == (Train("calais", "grey"),)
    assert state.clock == 5
    assert rule_broken(line(before_card(), "card/D-black"), "place/6") == "SS-4.3"
    full = before_card("grey calais", "grey nantes", "grey wien")
    assert rule_broken(full.after("card/D-black"), "deploy/grey") == "SS-4.3"


@rule("SS-4.3", follows)
def test_v2_it_moves_on_the_same_card() -> None:
    state = before_card(changes=ALONE)
    state = line(state, "card/D-black deploy/black place/6 go/calais die/4")
    assert state.trains == (Train("paris", "black"),)
    assert state.clock == 7


@rule("SS-4.2", follows)
def test_v3_deploy_then_black_then_grey_each_with_its_own_roll() -> None:
    state = before_card("black nantes", "grey toulouse", changes=ALONE)
    state = line(state, "card/D-black-grey deploy/grey place/6")
    assert state.pending is not None
    assert state.legal_moves() == ["go/nantes"]
    state = line(state, "go/nantes die/2")
    assert state.legal_moves() == ["go/calais", "go/toulouse"]
    state = line(state, "go/calais die/1")
    assert state.legal_moves() == ["go/toulouse"]
    assert line(state, "go/toulouse die/1").pending is None


@rule("SS-4.2", breaks)
def test_v3_nothing_moves_before_the_deployment() -> None:
    state = before_card("black nantes").after("card/D-black-grey")
    assert rule_broken(state, "go/nantes") == "SS-4.3"
    state = line(state, "deploy/grey place/6")
    assert rule_broken(state, "go/calais") == "SS-4.6"


@rule("SS-7.2", follows)
def test_v4_the_clock_is_refilled() -> None:
    assert tick(3, clock=2, full=7, deck=5) == (6, 4, 1, False)


@rule("SS-7.2", breaks)
def test_t13_a_large_loss_removes_two_cards_and_t14_none_may_be_left() -> None:
    assert tick(8, clock=1, full=7, deck=5) == (7, 3, 2, False)
    assert tick(2, clock=2, full=7, deck=0).lost
    assert tick(1, clock=2, full=7, deck=0) == (1, 0, 0, False)
    assert tick(7, clock=7, full=7, deck=1) == (7, 0, 1, False)


@rule("SS-8.3", follows)
def test_v5_the_conductor_holds_a_whole_colour() -> None:
    state = before_card("black nantes", "black calais", "black wien").after("card/black-grey")
    assert state.legal_moves() == [
        *("dispatcher", "go/calais", "go/nantes", "go/wien", "hold/black"),
    ]
    held = state.after("hold/black")
    assert held.pending is None
    assert held.trains == state.trains
    assert held.helpers == ("logistician", "dispatcher")


@rule("SS-8.3", breaks)
def test_v5_not_a_part_of_it() -> None:
    state = before_card("black nantes", "black calais", "black wien").after("card/black-grey")
    assert rule_broken(state, "hold/nantes") == "SS-8.6"  # that is another helper
    assert rule_broken(state, "hold/grey") == "SS-8.3"
    begun = line(state, "go/calais die/2 on")
    assert rule_broken(begun, "hold/black") == "SS-8.3"
    used = state._replace(helpers=("dispatcher",))
    assert rule_broken(used, "hold/black") == "SS-8.3"


@rule("SS-8.6", follows)
def test_v6_the_traffic_controller_holds_one_train() -> None:
    state = before_card("black miami", "black seattle", on=AMERICA)
    state = line(state, "card/black-grey hold/miami")
    assert state.legal_moves() == ["go/seattle"]
    assert "traffic_controller" not in state.helpers
    assert line(state, "go/seattle die/2").pending is None


@rule("SS-8.6", breaks)
def test_v6_the_other_one_must_move() -> None:
    state = before_card("black miami", "black seattle", on=AMERICA).after("card/black-grey")
    assert rule_broken(state, "hold/black") == "SS-8.3"
    assert rule_broken(state, "hold/boston") == "SS-8.6"
    assert rule_broken(state.after("hold/miami"), "hold/seattle") == "SS-8.6"
    assert rule_broken(line(state, "go/seattle die/2"), "hold/miami") == "SS-8.6"


@rule("SS-12.2", breaks)
def test_v7_loading_needs_a_stop() -> None:
    state = acting("brown albuquerque-denver.2>denver", on=AMERICA, hand="tttt")
    state = greens(state, "L:kansascity-dallas", "C:denver>saltlake")
    passing = line(state, "train/albuquerque-denver.2 die/4")
    assert isinstance(passing.pending, Passing)
    assert rule_broken(passing, "load/denver:t") == "SS-12.2"
    assert rule_broken(passing, "exit/albuquerque-denver.2") == "SS-12.2"  # never back
    loaded = line(passing, "stop load/denver:t train/denver die/3 exit/saltlake-denver.2")
    assert loaded.trains == (Train("reno-saltlake.1", "brown", "reno", "yellow"),)
    assert str(loaded.players[0]) == "t"  # two train actions and a card for loading


@rule("SS-5.3", follows)
def test_v8_settings_on_offer() -> None:
    for on, number in ((EUROPE, 57), (AMERICA, 66)):
        moves = acting(on=on, hand="w").legal_moves()
        assert len([move for move in moves if move.startswith("switch/")]) == number
    moves = acting(hand="w").legal_moves()
    assert len([move for move in moves if move.startswith("switch/lille=")]) == 2
    assert len([move for move in moves if move.startswith("switch/dijon=")]) == 5


@rule("SS-3.6", follows)
def test_v9_counts_of_the_set_up() -> None:
    state = signal.setup(2)
    assert state.deck == 17
    assert sum(map(len, state.closed)) == 26
    assert len(state.green) == 8
    assert len(signal.setup(2, map=AMERICA).green) == 9


# --- T6, T8, T9, T11, T13, T14 on a whole table ---------------------------------------------


@rule("SS-6.11", follows)
def test_t6_the_load_goes_back_and_the_other_train_stays() -> None:
    state = acting(
        "black frankfurt-strasbourg.1>frankfurt white",
        "grey koln-frankfurt.1>frankfurt",
        changes=ALONE,
    )
    assert state.goods == (2, 2, 2, 1)
    state = line(state, "train/frankfurt-strasbourg.1 die/3")
    assert state.trains == (Train("koln-frankfurt.1", "grey", "frankfurt"),)
    assert state.goods == (2, 2, 2, 2)
    assert state.clock == 1
    assert event_rules(state, "goods-back") == ("SS-6.11",)


@rule("SS-6.10", follows)
@rule("SS-9.1", follows)
def test_t9_the_last_goods_wins_at_once() -> None:
    state = acting("black lyon-marseille.1>lyon-marseille:1 blue", changes=ALONE)
    arrived = line(state, "train/lyon-marseille.1 die/5")
    assert arrived.stored == ((0, 1, 0, 0),)
    assert arrived.trains == ()
    assert not arrived.is_over
    last = state._replace(stored=((2, 1, 2, 2),), goods=(0, 0, 0, 0))
    won = line(last, "train/lyon-marseille.1 die/5")
    assert won.is_over
    assert won.winners == (0, 1)
    assert won.scores == (8, 8)
    assert event_rules(won, "won") == ("SS-9.1",)


@rule("SS-12.2", follows)
def test_t11_running_through_denver() -> None:
    state = acting("brown albuquerque-denver.2>denver", on=AMERICA, changes=ALONE)
    state = greens(state, "L:kansascity-dallas", "C:denver>saltlake")
    state = line(state, "train/albuquerque-denver.2 die/4")
    assert state.legal_moves() == ["exit/saltlake-denver.2", "stop"]
    state = state.after("exit/saltlake-denver.2")
    assert state.trains == (Train("reno-saltlake.1", "brown", "reno"),)
    assert state.clock == 7


@rule("SS-9.3", follows)
def test_t14_a_card_must_be_removed_and_none_is_left() -> None:
    state = acting("black calais-lille.1>calais", changes={**ALONE, "deck": 0, "clock": 2})
    lost = line(state, "train/calais-lille.1 die/4")
    assert lost.is_over
    assert lost.winners == ()
    assert event_rules(lost, "out-of-time") == ("SS-9.3",)


# --- Chance ---------------------------------------------------------------------------------


def test_chances_of_the_dice() -> None:
    placing = line(before_card(), "card/D-black deploy/black")
    assert placing.chances()["place/7"] == Fraction(1, 6)
    rolling = acting("grey wien").after("train/wien")
    assert dict(rolling.chances()) == {
        "die/1": Fraction(1, 2),
        "die/2": Fraction(1, 3),
        "die/3": Fraction(1, 6),
    }


@rule("SS-4.5", follows)
def test_the_start_card_rolls_again_until_a_place_is_free() -> None:
    state = line(signal.setup(2), "card/start place/7")
    chances = state.chances()
    assert "place/7" not in chances
    assert chances["place/6"] == Fraction(5, 30)
    state = line(state, "place/6 place/2")
    assert [train.colour for train in state.trains] == ["brown", "black", "grey"]
    assert state.pending is None
    assert state.clock == 7


@rule("SS-4.5", breaks)
def test_the_start_card_has_its_colours_and_no_movement() -> None:
    state = line(signal.setup(2), "card/start place/7")
    assert rule_broken(state, "place/7") == "SS-4.5"
    assert rule_broken(line(state, "place/6 place/2"), "go/poznan") == "SS-4.1"
    shunting = signal.setup(2, map=AMERICA).after("card/start")
    assert rule_broken(shunting, "shunt/grey/4") == "SS-4.5"
    assert kinds(shunting.legal_moves()) == ["on", "shunt"]


def test_a_colour_moves_train_by_train() -> None:
    state = before_card("black nantes", "black wien", changes=ALONE).after("card/black-grey")
    assert isinstance(state.pending, Next)
    assert state.pending.waiting == ("nantes", "wien")
    assert line(state, "go/wien die/2").legal_moves() == ["go/nantes"]
