"""Action cards, movement and helpers (SS-5, SS-6, SS-8): cases that follow the rules and that break them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from glueckauf.games import signal
from glueckauf.games.signal.parts import Asked, Hand, Passing, Revealing, Rolled, Shunting, Train
from glueckauf.games.signal.ruleset import Rules
from tests.games.play import breaks, event_rules, follows, line, rule, rule_broken
from tests.games.signal.scenes import AMERICA, acting, before_card, greens, kinds

ALONE = {"helpers": ()}
DISPATCHER = {"helpers": ("dispatcher",)}


# --- 5 Action cards -------------------------------------------------------------------------


@rule("SS-5.1", follows)
def test_any_number_of_cards_in_any_order() -> None:
    state = acting(hand="sww")
    assert "end" in state.legal_moves()
    state = line(
        state,
        "switch/lille=lille-paris.1 signal/L:dijon-paris,L:zurich-milano switch/reims=brussels-reims.1",
    )
    assert state.players[0] == Hand()
    assert state.discards == (1, 2, 0)
    assert state.legal_moves() == ["dispatcher", "end"]


@rule("SS-5.1", breaks)
def test_only_with_the_card() -> None:
    state = acting("black calais", hand="s")
    assert rule_broken(state, "switch/lille=lille-paris.1") == "SS-5.1"
    assert rule_broken(state, "train/calais") == "SS-5.1"


@rule("SS-5.2", follows)
def test_a_disc_moves_between_posts_of_a_city() -> None:
    state = acting(hand="s").after("signal/C:paris>lille,C:paris>reims")
    assert "C:paris>reims" in state.green
    assert "C:paris>lille" not in state.green


@rule("SS-5.2", breaks)
def test_from_green_to_red_only() -> None:
    state = acting(hand="s")
    assert rule_broken(state, "signal/C:paris>reims,C:paris>lille") == "SS-5.2"
    assert rule_broken(state, "signal/C:paris>lille,L:dijon-paris") == "SS-5.2"
    assert rule_broken(state, "signal/C:paris>lille,C:paris>lille") == "SS-5.2"
    two = greens(state, "L:dijon-paris", "C:paris>reims")
    assert two.why_not("signal/C:paris>lille,L:dijon-paris") is None


@rule("SS-5.3", breaks)
def test_a_switch_must_change() -> None:
    state = acting(hand="w")
    assert rule_broken(state, "switch/lille=lille-brussels.1") == "SS-5.3"
    assert rule_broken(state, "switch/omaha=lille-paris.1") == "SS-5.3"


@rule("SS-5.4", follows)
def test_a_train_action_rolls_its_die() -> None:
    state = acting("black calais", hand="t", changes=ALONE).after("train/calais")
    assert [str(move) for move in state.legal_moves()] == ["die/2", "die/3", "die/4", "die/5"]
    assert state.chances()["die/3"] == Fraction(1, 3)
    assert state.after("die/2").trains == (Train("lille-paris.1", "black", "paris"),)


@rule("SS-5.4", breaks)
def test_only_a_train_on_the_board() -> None:
    assert rule_broken(acting("black calais"), "train/nantes") == "SS-5.4"


@rule("SS-5.5", follows)
def test_two_cards_for_any_action() -> None:
    state = acting("black calais", hand="sw")
    assert state.why_not("train/calais:sw") is None
    state = state.after("switch/lille=lille-paris.1:sw")
    assert state.players[0] == Hand()
    assert "SS-5.5" in event_rules(state, "switch-set")
    assert acting("black calais", hand="tt").why_not("train/calais:tt") is None  # of its own kind


@rule("SS-5.5", breaks)
def test_two_cards_that_you_have() -> None:
    state = acting("black calais", hand="sw")
    for pay in ("ss", "st", "tt", "ww"):
        assert rule_broken(state, f"train/calais:{pay}") == "SS-5.5"


@rule("SS-5.6", follows)
def test_any_card_loads() -> None:
    state = acting("black paris", hand="sw").after("load/paris:w")
    assert state.trains == (Train("paris", "black", "", "blue"),)
    assert state.goods == (2, 1, 2, 2)
    assert event_rules(state, "loaded") == ("SS-5.6",)


@rule("SS-5.6", breaks)
def test_what_cannot_be_loaded() -> None:
    state = acting("black paris red", "grey lille-paris.1>paris", hand="s")
    assert rule_broken(state, "load/paris:s") == "SS-5.6"  # loaded already
    assert rule_broken(state, "load/berlin:s") == "SS-5.6"  # nobody is there
    assert rule_broken(state, "load/marseille:s") == "SS-5.6"
    assert rule_broken(state, "load/denver:s") == "SS-5.6"
    assert rule_broken(acting("black paris", hand="s"), "load/paris:t") == "SS-5.6"


@rule("SS-5.7", follows)
def test_five_cards_up_to_ten() -> None:
    assert kinds(acting(hand="sssss").after("end").legal_moves()) == ["draw"]
    seven = acting(hand="sssssss").after("end")
    assert all(len(move) == len("draw/sss") for move in seven.legal_moves())
    full = acting(hand="ssssssssss").after("end")
    assert full.at_turn_start  # nothing is drawn
    assert event_rules(full, "hand-full") == ("SS-5.7",)


@rule("SS-5.7", follows)
def test_the_discards_are_shuffled_in_the_middle_of_a_draw() -> None:
    state = acting(hand="", changes={"pile": (1, 0, 1), "discards": (0, 2, 1)}).after("end")
    assert {str(move): chance for move, chance in state.chances().items()} == {
        "draw/swwtt": Fraction(1),
    }
    state = state._replace(discards=(0, 3, 1))
    assert {str(move): chance for move, chance in state.chances().items()} == {
        "draw/swwtt": Fraction(3, 4),
        "draw/swwwt": Fraction(1, 4),
    }
    drawn = state.after("draw/swwtt")
    assert (drawn.pile, drawn.discards) == ((0, 1, 0), (0, 0, 0))
    assert event_rules(drawn, "reshuffled") == ("SS-5.7",)


@rule("SS-5.7", breaks)
def test_neither_more_nor_others() -> None:
    state = acting(hand="").after("end")
    assert rule_broken(state, "draw/swt") == "SS-5.7"
    few = state._replace(pile=(1, 5, 5))
    assert rule_broken(few, "draw/sswwt") == "SS-5.7"
    assert rule_broken(state, "end") == "SS-5.7"


# --- 6 Movement -----------------------------------------------------------------------------


@rule("SS-6.1", follows)
@rule("SS-6.1", breaks)
def test_trains_move_by_cards_only() -> None:
    state = acting("black calais", changes=ALONE)
    assert rule_broken(state, "go/calais") == "SS-4.1"
    moved = line(state, "train/calais die/2")
    assert "SS-6.1" in event_rules(moved, "rolled")


@rule("SS-6.2", breaks)
def test_the_die_has_its_faces_and_must_be_used() -> None:
    state = acting("black calais", changes=ALONE).after("train/calais")
    assert rule_broken(state, "die/1") == "SS-6.2"
    assert rule_broken(state, "end") == "SS-6.2"


@rule("SS-6.3", breaks)
@rule("SS-6.9", breaks)
def test_points_unused_in_a_city_cost_nothing_but_before_it_they_do() -> None:
    state = acting("black calais", changes=ALONE)
    assert line(state, "train/calais die/5").clock == 7
    blocked = acting("black calais", "grey paris", changes=ALONE)
    assert line(blocked, "train/calais die/5").clock == 4


@rule("SS-6.4", breaks)
def test_out_of_a_city_by_a_green_post_only() -> None:
    state = line(acting("black paris", changes=ALONE), "train/paris die/3")
    assert state.legal_moves() == ["exit/lille-paris.1"]
    assert rule_broken(state, "exit/reims-paris.1") == "SS-6.4"
    assert rule_broken(state, "exit/lyon-marseille.1") == "SS-6.4"
    assert rule_broken(state, "stop") == "SS-6.4"
    assert event_rules(state.after("exit/lille-paris.1"), "left-city") == ("SS-6.4",)


@rule("SS-6.5", breaks)
@rule("SS-6.8", breaks)
def test_no_overtaking() -> None:
    state = acting("black calais", "grey lille-paris.1>paris", changes=ALONE)
    state = line(state, "train/calais die/4")
    assert Train("calais-lille.1", "black", "lille") in state.trains
    assert event_rules(state, "stopped-behind") == ("SS-6.3", "SS-6.5", "SS-6.8")


@rule("SS-6.6", breaks)
@rule("SS-6.7", breaks)
def test_closed_junctions_and_red_posts_are_not_passed() -> None:
    closed = line(acting("black wroclaw", changes=ALONE), "train/wroclaw die/3")
    assert event_rules(closed, "stopped-closed") == ("SS-6.3", "SS-6.6")
    opened = acting("black wroclaw", changes=ALONE)
    opened = opened.after("switch/dresden=dresden-praha.1,poznan-dresden.1")
    assert line(opened, "train/wroclaw die/3").clock == 7
    red = line(acting("grey toulouse", changes=ALONE), "train/toulouse die/3")
    assert event_rules(red, "stopped-red") == ("SS-6.3", "SS-6.7")
    green = acting("grey toulouse", changes=ALONE)
    green = green.after("signal/L:dijon-paris,L:limoges-montpellier")
    assert line(green, "train/toulouse die/3").clock == 7


@rule("SS-6.11", breaks)
def test_not_head_on_with_the_last_point() -> None:
    state = acting("grey calais", "black lille-paris.1>lille", changes=ALONE)
    state = line(state, "train/calais die/1")
    assert len(state.trains) == 2
    assert state.clock == 7


@rule("SS-6.12", breaks)
def test_a_train_that_ends_before_the_start_place_stays() -> None:
    state = acting("grey lille-paris.1>lille", changes=ALONE)
    state = line(state, "train/lille-paris.1 die/1")
    assert state.trains == (Train("calais-lille.1", "grey", "calais"),)
    assert state.clock == 7
    state = line(state, "train/calais-lille.1 die/1")
    assert (state.trains, state.clock) == ((), 5)


@rule("SS-6.13", follows)
@rule("SS-6.13", breaks)
def test_a_train_goes_space_by_space_and_tokens_are_lost_afterwards() -> None:
    state = line(acting("grey toulouse", changes=ALONE), "train/toulouse die/3")
    assert [event.name for event in state.events] == [
        *("rolled", "drove", "stopped-red", "tokens-lost"),
    ]
    assert event_rules(state, "drove") == ("SS-2.1", "SS-6.2", "SS-6.13")
    stuck = line(
        acting("black wroclaw-dresden.1>dresden", changes=ALONE), "train/wroclaw-dresden.1 die/3"
    )
    assert "drove" not in [event.name for event in stuck.events]


# --- 8 Helpers ------------------------------------------------------------------------------


@rule("SS-8.1", follows)
def test_the_logistician_rolls_again() -> None:
    state = line(acting("black calais"), "train/calais die/2")
    assert isinstance(state.pending, Rolled)
    assert state.legal_moves() == ["dispatcher", "on", "reroll"]
    again = line(state, "reroll die/3")
    assert again.trains == (Train("paris", "black"),)
    assert "logistician" not in again.helpers
    assert state.after("on").trains == (Train("lille-paris.1", "black", "paris"),)


@rule("SS-8.1", breaks)
def test_not_for_deployment_dice_and_not_twice() -> None:
    state = line(before_card(), "card/D-black deploy/black place/6")
    assert rule_broken(state, "reroll") == "SS-4.6"
    state = line(acting("black calais"), "train/calais die/2")
    assert rule_broken(state, "end") == "SS-8.1"
    assert rule_broken(line(state, "reroll die/2"), "reroll") == "SS-4.1"


@rule("SS-8.2", breaks)
def test_without_the_dispatcher_a_city_ends_the_move() -> None:
    state = greens(acting("black calais", changes=ALONE), "L:dijon-paris", "C:paris>dijon")
    assert line(state, "train/calais die/5").pending is None
    asked = greens(acting("black calais", changes=DISPATCHER), "L:dijon-paris", "C:paris>dijon")
    asked = line(asked, "train/calais die/5")
    assert asked.legal_moves() == ["dispatcher", "stop"]
    assert rule_broken(asked, "exit/dijon-paris.2") == "SS-8.2"
    assert rule_broken(asked, "exit/reims-paris.1") == "SS-6.4"
    assert asked.after("stop").trains == (Train("paris", "black"),)
    assert rule_broken(acting(on=AMERICA), "dispatcher") == "SS-8.2"


@rule("SS-8.2", follows)
def test_the_dispatcher_at_any_moment() -> None:
    state = greens(acting("black calais", changes=DISPATCHER), "L:dijon-paris", "C:paris>dijon")
    arrived = line(state, "train/calais die/5 dispatcher")
    assert isinstance(arrived.pending, Passing)
    assert arrived.legal_moves() == ["exit/dijon-paris.2", "stop"]
    assert rule_broken(arrived, "exit/lille-paris.1") == "SS-8.2"
    gone = arrived.after("exit/dijon-paris.2")
    assert gone.trains == (Train("dijon-paris.2", "black", "dijon-paris:1"),)
    assert gone.clock == 6  # the line post is red
    taken = arrived._replace(trains=(*arrived.trains, Train("dijon-paris.2", "grey", "paris")))
    assert rule_broken(taken, "exit/dijon-paris.2") == "SS-8.2"
    before = line(state, "dispatcher train/calais die/5")
    assert before.legal_moves() == arrived.legal_moves()
    over = line(state, "dispatcher end")
    over = over.after(over.legal_moves()[0])
    assert not over.through  # until the end of the turn


def test_the_dispatcher_is_not_asked_for_where_one_could_have_spoken_up() -> None:
    state = greens(acting("black calais"), "L:dijon-paris", "C:paris>dijon")
    rolled = line(state, "train/calais die/5")
    assert rolled.after("on").pending is None
    assert isinstance(line(rolled, "dispatcher on").pending, Passing)
    no_way = acting("black calais", changes=DISPATCHER)
    assert line(no_way, "train/calais die/5").pending is None


@rule("SS-8.4", follows)
def test_the_crossing_keeper() -> None:
    state = before_card("black miami", on=AMERICA).after("card/black-grey")
    assert "keeper" in state.legal_moves()
    kept = state.after("keeper")
    assert (kept.under, kept.deck) == ("black-grey", state.deck + 1)
    assert kept.pending == Revealing(again=True)
    assert not kept.at_turn_start
    assert "card/black-grey" not in kept.legal_moves()
    last = kept._replace(deck=1)
    assert last.chances() == {"card/black-grey": 1}
    shown = last.after("card/black-grey")
    assert (shown.deck, shown.under) == (0, "")


@rule("SS-8.4", breaks)
def test_the_crossing_keeper_comes_too_late() -> None:
    state = before_card("black miami", on=AMERICA).after("card/black-grey")
    assert rule_broken(line(state, "go/miami die/2"), "keeper") == "SS-8.4"
    assert rule_broken(state._replace(deck=0), "keeper") == "SS-8.4"
    assert rule_broken(before_card().after("card/D-black"), "keeper") == "SS-8.4"
    assert rule_broken(signal.setup(2, map=AMERICA).after("card/start"), "keeper") == "SS-8.4"
    used = line(state, "keeper card/D-black")
    assert rule_broken(used, "keeper") == "SS-8.4"
    assert rule_broken(acting(on=AMERICA), "keeper") == "SS-8.4"


def test_the_crossing_keeper_is_asked_before_a_token_is_lost() -> None:
    nothing = before_card(on=AMERICA).after("card/black-grey")
    assert isinstance(nothing.pending, Asked)
    assert nothing.legal_moves() == ["keeper", "on"]
    assert rule_broken(nothing, "end") == "SS-8.4"
    assert nothing.after("on").pending is None
    starts = (
        "miami winnipeg seattle boston houston losangeles neworleans toronto greatfalls".split()
    )
    full = [f"{colour} {starts.pop()}" for colour in ("black", "brown", "grey") for _ in range(3)]
    state = before_card(*full, on=AMERICA).after("card/D2")
    assert isinstance(state.pending, Asked)
    assert state.clock == 7
    assert state.after("on").clock == 3
    assert state.after("keeper").clock == 7


def test_the_card_under_the_deck_can_be_removed_by_the_clock() -> None:
    state = before_card("black miami", on=AMERICA, changes={"clock": 1})
    state = line(state, "card/black-grey keeper card/D-brown deploy/black")
    state = state._replace(deck=1, trains=(*state.trains, Train("winnipeg", "grey")))
    state = state.after("place/3")
    assert (state.deck, state.under, state.clock) == (0, "", 6)


@rule("SS-8.5", follows)
def test_the_shunter_chooses_the_place() -> None:
    state = before_card(on=AMERICA).after("card/D-black")
    state = state.after("shunt/brown/12")
    assert state.trains == (Train("elpaso", "brown"),)
    assert "shunter" not in state.helpers
    start = signal.setup(2, map=AMERICA).after("card/start")
    assert isinstance(start.pending, Shunting)
    start = line(start, "on place/4 shunt/brown/5")
    assert start.legal_moves()[0].startswith("place/")  # grey follows by itself


@rule("SS-8.5", breaks)
def test_only_a_free_place_and_once() -> None:
    state = before_card("grey elpaso", on=AMERICA).after("card/D2")
    assert rule_broken(state, "shunt/brown/12") == "SS-8.5"
    state = state.after("shunt/brown/11")
    assert rule_broken(state, "shunt/black/2") == "SS-8.5"
    assert rule_broken(before_card().after("card/D-black"), "shunt/black/6") == "SS-8.5"


# --- Readings of the rulebook ---------------------------------------------------------------


@pytest.mark.parametrize(("held_for_turn", "reason"), [(False, None), (True, "is-held")])
def test_what_is_held_may_be_barred_from_actions(held_for_turn: bool, reason: str | None) -> None:
    rules = Rules(held_for_turn=held_for_turn)
    state = line(before_card("black calais", rules=rules), "card/black-grey hold/black")
    why = state.why_not("train/calais")
    assert (why and why.reason) == reason
    there = before_card("black miami", "black boston", on=AMERICA, rules=rules)
    there = line(there, "card/black-grey hold/miami go/boston die/2")
    why = there.why_not("train/miami")
    assert (why and (why.rule, why.reason)) == (reason and ("SS-8.6", reason))
