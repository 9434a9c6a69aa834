"""Every rule id: a case that follows it and one that breaks it (beside the worked examples)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from glueckauf.core.errors import FileError
from glueckauf.core.protocol import CHANCE
from glueckauf.games import woodcraft
from glueckauf.games.woodcraft.parts import DIE_AT, STRUCK, Choose, Free, Pick, Roll, Tie
from glueckauf.games.woodcraft.ruleset import Rules
from glueckauf.games.woodcraft.scoring import winners
from tests.games.play import breaks, event_rules, follows, line, rule, rule_broken
from tests.games.woodcraft.scenes import (
    acting,
    board,
    busy_game,
    choosing,
    dice,
    eager_choice,
    kinds,
    owned,
    sheet,
    started,
)

T1 = "B6 Y5 B4 B3 Y2 Y1"
PAIR = (sheet(fields=(5,)), sheet(fields=(4,)))  # seat 0 goes first


def test_every_rule_id_is_told_by_an_event() -> None:
    told: set[str] = set()
    for players in range(1, 6):
        for seed in (1, 2, 3, 27):
            for state, _ in busy_game(players, seed, None, eager_choice):
                told.update(n for event in state.events for n in event.rules)
    assert set(woodcraft.rule_ids()) - told == set()


# --- 1 Set-up -------------------------------------------------------------------------------


@rule("WC-1.1", follows)
def test_sheets_begin_empty() -> None:
    for players in range(1, 6):
        state = woodcraft.setup(players)
        assert [player._replace(held=()) for player in state.players] == [sheet()] * players
        assert state.scores == (0,) * players
    assert event_rules(state, "sheets-given") == ("WC-1.1",)


@rule("WC-1.1", breaks)
def test_not_for_six_players() -> None:
    for players in (0, 6):
        with pytest.raises(FileError, match=r"WC-1\.1: must be 1 to 5"):
            woodcraft.setup(players)
    with pytest.raises(FileError, match="must be seat 0"):
        woodcraft.setup(2, start=1)


@rule("WC-1.2", follows)
def test_two_shuffled_decks() -> None:
    state = woodcraft.setup(2, 7)
    cards = [card for player in state.players for card in player.held] + list(state.decks[0])
    assert sorted(cards) == sorted(state.layout.decks[0])
    assert sorted(state.decks[1]) == sorted(state.layout.decks[1])
    assert woodcraft.setup(2, 8).decks != state.decks
    assert woodcraft.setup(2, 7) == state


@rule("WC-1.2", breaks)
def test_decks_must_be_those_of_the_game() -> None:
    first, second = (list(deck) for deck in woodcraft.setup(2).layout.decks)
    with pytest.raises(
        FileError, match=r"orders-1: WC-1\.2: these are not the 18 orders of phase I"
    ):
        woodcraft.setup(2, decks=[[*first[:-1], first[0]], second])
    with pytest.raises(FileError, match="must give the decks of phase I and phase II"):
        woodcraft.setup(2, decks=[first])


@rule("WC-1.3", follows)
def test_one_of_two_orders_is_kept_and_the_other_goes_under_the_deck() -> None:
    state = woodcraft.setup(3)
    dealt = [player.held for player in state.players]
    for seat in range(3):
        assert state.to_move == seat
        assert state.legal_moves() == sorted(f"keep/{order}" for order in dealt[seat])
        state = state.after(f"keep/{dealt[seat][seat % 2]}")
    assert [player.held for player in state.players] == [(d[n % 2],) for n, d in enumerate(dealt)]
    assert state.decks[0][-3:] == tuple(d[1 - n % 2] for n, d in enumerate(dealt))
    assert "WC-1.3" in event_rules(state, "kept")


@rule("WC-1.3", breaks)
def test_only_dealt_orders_are_kept_and_once() -> None:
    state = woodcraft.setup(2)
    assert rule_broken(state, f"keep/{state.players[1].held[0]}") == "WC-1.3"
    assert rule_broken(state, "die/1") == "WC-1.3"
    mine = acting(sheet(held="I-01"))
    assert rule_broken(mine, "keep/I-01") == "WC-1.3"


@rule("WC-1.4", follows)
def test_the_pool_is_laid_after_all_have_kept_an_order() -> None:
    state = woodcraft.setup(2)
    assert state.pool == ("", "", "")
    first = state.after(state.legal_moves()[0])
    laid = first.after(first.legal_moves()[0])
    assert laid.pool == first.decks[0][:3]
    assert laid.to_move == CHANCE
    assert laid.round == 1
    assert "WC-1.4" in event_rules(laid, "pool-laid")


@rule("WC-1.4", breaks)
def test_before_that_nothing_can_be_taken_from_it() -> None:
    state = woodcraft.setup(2)
    assert rule_broken(state, "order") == "WC-1.3"
    assert len(started(2, rules=Rules(pool=1, drops=[1] * 6)).pool) == 1


# --- 2 Rounds and turns ---------------------------------------------------------------------


@rule("WC-2.1", follows)
@rule("WC-9.3", follows)
def test_six_rounds_of_two_turns() -> None:
    for players in (1, 4):
        game = list(busy_game(players, 3))
        for seat in range(players):
            chosen = [move for state, move in game if _chooses(state, seat)]
            assert len(chosen) == 12
        last = game[-1][0]
        assert [len(player.fields) for player in last.players] == [12] * players
        rounds = [(s.round, s.turn) for s, _ in game if s.round]
        assert rounds == sorted(rounds)
        assert rounds[-1] == (6, 2)


def _chooses(state: woodcraft.State, seat: int) -> bool:
    return bool(state.todo) and state.todo[-1] == Choose(seat)


@rule("WC-2.1", breaks)
def test_the_second_turn_waits_for_everybody() -> None:
    state = line(choosing(T1, *PAIR), "die/1 die/2")
    state = line(state, "end")
    assert state.to_move == 1
    assert rule_broken(state, "die/1") == "WC-2.2"
    with pytest.raises(FileError, match="rounds: must be from 1 to 6"):
        Rules(rounds=7)


@rule("WC-9.3", breaks)
def test_after_the_last_round_nothing_goes() -> None:
    *_, (last, _) = busy_game(2, 3)
    assert last.is_over
    assert last.legal_moves() == []
    assert rule_broken(last, "yellow/111") == "WC-9.3"


@rule("WC-2.2", follows)
def test_one_main_action_then_free_actions() -> None:
    state = choosing(T1, sheet("Y4", offcut=2))
    assert state.pending is None
    assert kinds(state.legal_moves()) == ["die", "order"]
    state = line(state, "die/1 offcut/Y4 offcut/Y5")
    assert isinstance(state.pending, Free)
    assert state.players[0].dice == dice("Y6 B6")
    assert event_rules(state.after("end"), "ended") == ("WC-2.2",)


@rule("WC-2.2", breaks)
def test_no_free_action_before_it_and_no_second_one() -> None:
    state = choosing(T1, sheet("Y4", offcut=2))
    assert rule_broken(state, "offcut/Y4") == "WC-2.2"
    assert rule_broken(state, "end") == "WC-2.2"
    assert rule_broken(state.after("die/1"), "die/2") == "WC-2.2"
    assert rule_broken(state.after("die/1"), "order") == "WC-2.2"


# --- 3 Dice on the board --------------------------------------------------------------------


@rule("WC-3.1", breaks)
def test_three_dice_of_each_colour_yellow_first() -> None:
    state = started()
    assert state.pending == Roll(0)
    assert rule_broken(state, "brown/111") == "WC-3.1"
    assert rule_broken(state, "yellow/11") == "WC-3.1"
    assert rule_broken(state, "die/1") == "WC-3.1"
    assert rule_broken(acting(sheet()), "yellow/111") == "WC-3.1"


@rule("WC-3.2", follows)
def test_dice_are_pushed_to_the_right() -> None:
    state = line(choosing(T1, *PAIR), "die/2 die/4 end end")
    assert state.board == board("- - B6 B4 Y2 Y1")
    assert event_rules(state, "shifted") == ("WC-2.1", "WC-3.2")
    left = choosing(T1, *PAIR, rules=Rules(shift="left"))
    assert line(left, "die/2 die/4 end end").board == board("B6 B4 Y2 Y1 - -")


@rule("WC-3.2", breaks)
def test_the_columns_they_left_are_empty() -> None:
    state = line(choosing(T1, *PAIR), "die/2 die/4 end end")
    assert rule_broken(state, "die/1") == "WC-4.1"
    assert rule_broken(state, "die/2") == "WC-4.1"


@rule("WC-3.3", breaks)
def test_no_extra_die_with_four_players_or_two_dice() -> None:
    state = choosing("Y5 B4 - - - -", *[sheet(fields=(n,)) for n in (5, 4, 3, 2)])
    state = line(state, "die/1 die/1 die/1 die/1 end end end end")
    assert state.board == board("- - - - - B4")  # laid so: four players cannot get there
    assert state.turn == 2
    five = choosing("Y5 B5 B4 - - -", *[sheet(fields=(n,)) for n in (5, 4, 3, 2, 1)])
    five = line(five, "die/1 die/1 die/1 die/1 die/1 end end end end end")
    assert five.board == board("- - - - B5 B4")
    assert rule_broken(acting(sheet()), "extra/Y1") == "WC-3.3"
    lone = choosing("Y5 B5 - - - -", *[sheet(fields=(n,)) for n in (5, 4, 3, 2, 1)])
    lone = line(lone, "die/1 die/1 die/1 die/1 die/1 end end end end end")
    assert rule_broken(lone, "extra/B1") == "WC-3.3"


# --- 4 Taking dice --------------------------------------------------------------------------


@rule("WC-4.1", follows)
def test_the_choice_fills_the_turn_field_and_is_shown_when_all_have_chosen() -> None:
    state = choosing(T1, *PAIR).after("die/2")
    assert state.players[0].fields == (5,)
    assert state.choices == (2, None)
    assert state.seen_by(1).choices == (-1, None)
    assert state.seen_by(0).choices == (2, None)
    shown = state.after("order")
    assert [player.fields for player in shown.players] == [(5, DIE_AT["Y5"]), (4, STRUCK)]
    assert event_rules(shown, "showed-die") == ("WC-4.1",)


@rule("WC-4.1", breaks)
def test_an_empty_column_cannot_be_chosen() -> None:
    state = choosing("B6 - Y5 - - -")
    assert rule_broken(state, "die/2") == "WC-4.1"
    assert state.legal_moves() == ["die/1", "die/3", "order"]


@rule("WC-4.2", follows)
def test_a_die_is_not_contested() -> None:
    state = line(choosing(T1, *PAIR), "die/2 die/2")
    assert [player.dice for player in state.players] == [dice("Y5")] * 2
    assert [owned(player)["blueberry"] for player in state.players] == [1, 1]
    assert state.board == board("B6 - B4 B3 Y2 Y1")
    assert event_rules(state, "took-die") == ("WC-4.2",)


@rule("WC-4.2", breaks)
def test_but_what_was_taken_is_gone_for_the_second_turn() -> None:
    state = line(choosing(T1, *PAIR), "die/2 die/2 end end")
    assert state.board == board("- B6 B4 B3 Y2 Y1")
    assert rule_broken(state, "die/1") == "WC-4.1"


@rule("WC-4.3", follows)
def test_equal_dice_have_the_bonus_of_their_columns() -> None:
    on = "B6 B4 Y4 Y4 Y2 B1"
    third, fourth = (line(choosing(on), f"die/{column}") for column in (3, 4))
    assert third.players[0].dice == fourth.players[0].dice == dice("Y4")
    assert owned(third.players[0])["glue"] == 1
    assert owned(fourth.players[0])["offcut"] == owned(fourth.players[0])["blueberry"] == 1
    assert event_rules(third, "took-die") == ("WC-4.2", "WC-4.3")


@rule("WC-4.3", breaks)
def test_each_chosen_column_loses_its_die() -> None:
    on = "B6 B4 Y4 Y4 Y2 B1"
    assert line(choosing(on, *PAIR), "die/3 die/4").board == board("B6 B4 - - Y2 B1")
    one = line(choosing(on, *PAIR), "die/3 die/3")
    assert one.board == board("B6 B4 - Y4 Y2 B1")
    assert "WC-4.3" not in event_rules(line(choosing(on, *PAIR), "die/1 die/2"), "took-die")


@rule("WC-4.4", breaks)
def test_a_full_row_takes_no_more() -> None:
    state = line(choosing(T1, sheet(saw=6, glue=6, lanterns="")), "die/6")
    assert state.players[0].marked[:2] == (6, 6)
    assert event_rules(state, "row-full") == ("WC-4.4",)


# --- 5 Taking orders ------------------------------------------------------------------------


@rule("WC-5.1", follows)
def test_an_order_is_taken_and_the_place_is_filled() -> None:
    state = choosing(T1, pool="I-02 I-03 I-04").after("order")
    assert state.pending == Pick(0)
    taken = state.after("take/I-03")
    assert taken.players[0].held[-1] == "I-03"
    assert taken.pool == ("I-02", state.decks[0][0], "I-04")
    assert taken.decks[0] == state.decks[0][1:]
    assert event_rules(taken, "refilled") == ("WC-5.1",)


@rule("WC-5.1", breaks)
def test_not_from_elsewhere_and_not_from_an_empty_pool() -> None:
    state = choosing(T1, pool="I-02 I-03 I-04").after("order")
    assert rule_broken(state, "take/I-05") == "WC-5.1"
    assert rule_broken(state, "end") == "WC-5.1"
    empty = choosing(T1, changes={"pool": ("", "", ""), "phase": 1, "decks": ((), ())})
    assert rule_broken(empty, "order") == "WC-5.1"
    last = choosing(T1, *PAIR, changes={"pool": ("", "I-03", ""), "phase": 1, "decks": ((), ())})
    last = line(last, "order order take/I-03")  # seat 1 finds no card (A28)
    assert event_rules(last, "no-order") == ("WC-5.1",)
    assert last.players[1].fields[-1] == STRUCK
    assert last.players[1].held == ()


@rule("WC-5.2", follows)
def test_ties_are_rolled_out_for_all_seats() -> None:
    state = line(choosing(T1, *[sheet()] * 3), "die/1 order order")
    assert state.pending == Tie((), ((0, 1, 2),))
    assert state.to_move == CHANCE
    assert set(state.chances()) == {"first/0", "first/1", "first/2"}
    state = line(state, "first/2 first/0")
    assert state.to_move == 2  # seat 0 has taken its die, seat 2 takes its order
    assert event_rules(state, "goes-first") == ("WC-5.2",)


@rule("WC-5.2", breaks)
def test_only_those_who_are_level_roll() -> None:
    fields = [(4, 3), (2, 3), (4, 3), (0, 5)]
    state = choosing(T1, *[sheet(fields=f) for f in fields])
    state = line(state, "order order order order")
    assert state.pending == Tie((3,), ((0, 2), (1,)))
    assert rule_broken(state, "first/1") == "WC-5.2"
    assert rule_broken(state, "take/I-01") == "WC-5.2"
    assert state.after("first/2").to_move == 3


# --- 6 Orders, materials, lanterns ----------------------------------------------------------


@rule("WC-6.1", breaks)
def test_an_order_needs_exactly_its_dice_and_materials() -> None:
    state = acting(sheet("Y5 Y1", held="I-03 I-05"))
    assert rule_broken(state, "complete/I-03") == "WC-6.1"  # needs a 6
    assert rule_broken(state, "complete/I-09") == "WC-6.1"  # not held
    lacking = acting(sheet("Y4", held="I-05"))
    assert rule_broken(lacking, "complete/I-05") == "WC-6.1"  # no offcut


@rule("WC-6.1", follows)
def test_the_reward_of_an_order_comes_at_once() -> None:
    state = acting(sheet("B3", saw=1, held="I-17")).after("complete/I-17")
    assert state.players[0].dice == dice("Y3")
    assert owned(state.players[0]) == {"saw": 0, "glue": 0, "offcut": 0, "blueberry": 1}
    assert event_rules(state, "got-die") == ("WC-6.1",)


@rule("WC-6.5", follows)
def test_blueberries_hire_and_fill() -> None:
    state = acting(sheet(blueberry=5))
    hired = state.after("hire/supplier")
    assert owned(hired.players[0])["blueberry"] == 3
    filled = line(hired, "fill/helpers fill/helpers")
    assert owned(filled.players[0])["blueberry"] == 1
    assert filled.players[0].chests[0] == (0, 2)
    assert event_rules(filled, "berry-filled") == ("WC-6.5", "WC-8.2")


@rule("WC-6.5", breaks)
def test_without_blueberries_neither_goes() -> None:
    state = acting(sheet())
    assert rule_broken(state, "fill/helpers") == "WC-6.5"
    assert rule_broken(state, "hire/supplier") == "WC-7.1"


@rule("WC-6.6", breaks)
def test_a_lantern_marks_a_free_cell_at_once() -> None:
    state = choosing(T1, sheet(lanterns="2,2")).after("die/6")
    assert rule_broken(state, "lantern/2,2") == "WC-6.6"
    assert rule_broken(state, "end") == "WC-6.6"
    assert len(state.legal_moves()) == 8
    assert rule_broken(acting(sheet()), "lantern/1,1") == "WC-6.6"


@rule("WC-6.6", follows)
def test_a_full_table_turns_lanterns_into_nuts() -> None:
    every = " ".join(f"{row},{column}" for row in (1, 2, 3) for column in (1, 2, 3))
    state = choosing(T1, sheet(lanterns=every)).after("die/6")
    assert isinstance(state.pending, Free)
    assert state.players[0].nuts == 1
    assert event_rules(state, "table-full") == ("WC-6.6", "WC-8.3")


def test_two_lines_at_once_in_the_order_of_choice() -> None:
    mine = sheet("Y4", offcut=1, lanterns="1,1 1,2 2,3 3,3", held="I-05")
    state = line(acting(mine), "complete/I-05 lantern/1,3")
    assert state.legal_moves() == ["line/column", "line/row"]
    assert rule_broken(state, "value/1") == "WC-6.6"
    column = state.after("line/column")
    assert column.legal_moves()[0] == "value/1"
    assert owned(column.players[0])["blueberry"] == 1
    assert owned(column.after("value/2").players[0])["blueberry"] == 3
    row = state.after("line/row")
    assert owned(row.players[0])["blueberry"] == 3
    assert row.legal_moves()[0] == "value/1"


def test_an_order_from_the_main_action_comes_after_the_order_takers() -> None:
    mine = sheet(fields=(5,), lanterns="3,1 3,2")
    state = choosing(T1, mine, sheet(fields=(4,)), pool="I-02 I-03 I-04")
    state = line(state, "die/6 order lantern/3,3")
    assert "WC-6.6" in event_rules(state, "put-off")
    assert state.to_move == 1
    state = state.after("take/I-03")
    assert state.pending == Pick(0, is_bonus=True)
    alone = choosing(T1, mine, pool="I-02 I-03 I-04")
    alone = line(alone, "die/6 lantern/3,3")
    assert alone.pending == Pick(0, is_bonus=True)
    assert alone.after("take/I-04").pending == Free(0)
    empty = choosing(T1, mine, changes={"pool": ("", "", ""), "phase": 1, "decks": ((), ())})
    lost = line(empty, "die/6 lantern/3,3")
    assert event_rules(lost, "no-order") == ("WC-6.6",)


# --- 7 Helpers ------------------------------------------------------------------------------


@rule("WC-7.1", follows)
def test_a_helper_costs_blueberries_and_is_marked() -> None:
    state = acting(sheet(blueberry=12))
    state = line(state, "hire/trader hire/substitute hire/yellow_adjust hire/supplier hire/herald")
    mine = state.players[0]
    assert mine.helpers == ("substitute", "supplier", "trader", "yellow_adjust", "herald")
    assert owned(mine)["blueberry"] == 0
    assert state.breakdown[0].helpers == 3


@rule("WC-7.1", breaks)
def test_each_helper_once_and_never_on_credit() -> None:
    state = acting(sheet(blueberry=5)).after("hire/trader")
    assert rule_broken(state, "hire/trader") == "WC-7.1"
    assert rule_broken(state, "hire/herald") == "WC-7.1"
    assert "hire/supplier" in state.legal_moves()


@rule("WC-7.2", follows)
def test_helpers_that_act_at_once() -> None:
    timber = acting(sheet(blueberry=3)).after("hire/timber")
    assert timber.legal_moves() == ["gain/B5", "gain/Y6"]
    assert timber.after("gain/Y6").players[0].dice == dice("Y6")
    fame = acting(sheet(blueberry=3, done="I-09")).after("hire/renown")
    assert (fame.breakdown[0].fame, fame.breakdown[0].reputation) == (1, 1)
    both = acting(sheet(blueberry=3, helpers="herald")).after("hire/renown")
    assert both.players[0].nuts == 1
    assert owned(both.players[0])["blueberry"] == 1


@rule("WC-7.2", follows)
def test_helpers_that_act_once_in_a_round() -> None:
    every = "substitute brown_adjust trader yellow_adjust"
    state = acting(sheet("Y3 B3", saw=1, glue=1, offcut=1, helpers=every))
    state = line(state, "adjust/Y3-1 adjust/B3+1 sell/saw glue/Y2+B4=Y:offcut>glue")
    mine = state.players[0]
    assert mine.dice == dice("Y6")
    assert mine.nuts == 2 + 2
    assert owned(mine) == {"saw": 0, "glue": 1, "offcut": 0, "blueberry": 1}
    assert mine.struck == tuple(sorted((helper, 1) for helper in every.split()))
    later = state._replace(round=2)
    assert {"adjust/Y6-1", "sell/glue"} <= set(later.legal_moves())


@rule("WC-7.2", follows)
def test_the_supplier_gives_before_the_reward() -> None:
    state = acting(sheet("Y4", offcut=1, helpers="supplier", held="I-05")).after("complete/I-05")
    assert state.legal_moves() == ["gain/glue", "gain/offcut"]
    state = state.after("gain/glue")
    assert owned(state.players[0]) == {"saw": 0, "glue": 1, "offcut": 0, "blueberry": 1}
    assert kinds(state.legal_moves()) == ["lantern"]


@rule("WC-7.2", breaks)
def test_what_helpers_do_not_do() -> None:
    every = "substitute brown_adjust trader"
    state = acting(sheet("Y6 B6 B1", saw=1, held="I-05", helpers=every))
    assert rule_broken(state, "adjust/Y6-1") == "WC-7.2"  # not hired
    assert rule_broken(state, "adjust/B6+1") == "WC-7.2"
    assert rule_broken(state, "adjust/B1-1") == "WC-7.2"
    assert rule_broken(state, "adjust/B6-2") == "WC-7.2"
    assert rule_broken(state, "adjust/B5-1") == "WC-7.2"
    assert rule_broken(state, "sell/glue") == "WC-7.2"
    assert rule_broken(state, "saw/Y6=3+3:saw>saw") == "WC-7.2"
    assert rule_broken(state, "saw/Y6=3+3:glue>saw") == "WC-7.2"
    assert rule_broken(state, "saw/Y6=3+3:saw>glue") == "WC-7.2"
    assert rule_broken(state, "gain/Y6") == "WC-7.2"
    used = line(state, "sell/saw adjust/B6-1")
    assert rule_broken(used, "sell/saw") == "WC-7.2"
    assert rule_broken(used, "adjust/B5-1") == "WC-7.2"
    gift = acting(sheet("Y6", helpers="supplier", held="I-03")).after("complete/I-03")
    assert rule_broken(gift, "gain/saw") == "WC-7.2"
    timber = acting(sheet(blueberry=3)).after("hire/timber")
    assert rule_broken(timber, "gain/Y5") == "WC-7.2"


def test_the_substitute_may_replace_what_is_owned_and_pay_for_an_order() -> None:
    state = acting(sheet("Y4", offcut=1, saw=1, held="I-05", helpers="substitute"))
    moves = [move for move in state.legal_moves() if move.startswith("complete/")]
    assert moves == ["complete/I-05", "complete/I-05:saw>offcut"]
    done = state.after("complete/I-05:saw>offcut")
    assert owned(done.players[0]) == {"saw": 0, "glue": 0, "offcut": 1, "blueberry": 1}


# --- 8 Chests and nuts ----------------------------------------------------------------------


@rule("WC-8.1", follows)
def test_a_row_that_reaches_its_mark_brings_a_chestnut() -> None:
    state = choosing(T1, sheet(glue=3)).after("die/6")
    chests = ["chest/lanterns", "chest/order_vp", "chest/orders", "chest/reputation"]
    assert state.legal_moves() == chests
    state = state.after("chest/orders")
    assert state.players[0].chests[1] == (1, 0)
    assert kinds(state.legal_moves()) == ["lantern"]  # the lantern of the column comes after it
    assert event_rules(state, "filled") == ("WC-8.1",)


@rule("WC-8.1", breaks)
def test_only_into_a_free_chestnut_slot_and_else_it_is_lost() -> None:
    state = choosing(T1, sheet(glue=3, chests={"orders": (1, 0)})).after("die/6")
    assert rule_broken(state, "chest/orders") == "WC-8.1"
    assert rule_broken(state, "chest/helpers") == "WC-8.1"
    assert rule_broken(state, "lantern/1,1") == "WC-8.1"
    every = {"orders": (1, 0), "reputation": (2, 0), "lanterns": (2, 0), "order_vp": (1, 0)}
    full = choosing(T1, sheet(glue=3, chests=every)).after("die/6")
    assert event_rules(full, "chestnut-lost") == ("WC-8.1",)
    assert kinds(full.legal_moves()) == ["lantern"]


@rule("WC-8.2", follows)
def test_a_chest_becomes_active_with_its_last_slot() -> None:
    state = choosing(T1, sheet(glue=3, chests={"lanterns": (1, 0)}, lanterns="1,1")).after("die/6")
    state = state.after("chest/lanterns")
    assert state.players[0].nuts == 3
    assert state.breakdown[0].chests[3] == 1
    assert event_rules(state, "chest-active") == ("WC-8.2",)


@rule("WC-8.2", breaks)
def test_before_that_it_scores_nothing_and_full_slots_take_no_more() -> None:
    mine = sheet(blueberry=3, chests={"lanterns": (1, 0), "helpers": (0, 2)}, lanterns="1,1")
    state = acting(mine)
    assert state.breakdown[0].chests == (0, 0, 0, 0, 0)
    assert rule_broken(state, "fill/helpers") == "WC-8.2"
    assert rule_broken(state, "fill/orders") == "WC-8.2"


@rule("WC-8.3", follows)
def test_points_during_the_game_are_nuts() -> None:
    state = acting(sheet("Y1 Y1", glue=1)).after("glue/Y1+Y1=Y")
    assert state.players[0].nuts == 2
    assert event_rules(state, "nuts") == ("WC-8.3",)


@rule("WC-8.3", breaks)
def test_when_all_are_marked_points_are_lost_and_other_gains_are_not() -> None:
    state = acting(sheet("Y1 Y1", glue=1, nuts=19)).after("glue/Y1+Y1=Y")
    assert state.players[0].nuts == 20
    assert event_rules(state, "nuts-lost") == ("WC-8.3",)
    sold = acting(sheet(glue=1, nuts=20, helpers="trader")).after("sell/glue")
    assert sold.players[0].nuts == 20
    assert owned(sold.players[0])["blueberry"] == 1


# --- 9 Rounds end, phases -------------------------------------------------------------------


@rule("WC-9.1", follows)
def test_after_the_second_turn_the_board_is_cleared_and_dice_are_kept() -> None:
    state = line(choosing(T1, *PAIR), "die/2 die/4 end end die/3 die/4 lantern/1,1 end end")
    assert state.board == board("- - - - - -")
    assert state.round == 2
    assert state.players[0].dice == dice("Y5 B6")
    assert event_rules(state, "dice-back") == ("WC-9.1",)


@rule("WC-9.1", breaks)
def test_then_dice_must_be_rolled_first() -> None:
    state = line(choosing(T1, *PAIR), "die/2 die/4 end end die/3 die/4 lantern/1,1 end end")
    assert rule_broken(state, "die/5") == "WC-3.1"


@rule("WC-9.2", follows)
def test_phase_two_after_round_three() -> None:
    state = choosing(T1, *PAIR, changes={"round": 3, "turn": 2})
    second = line(state, "die/1 die/2 end end")
    assert second.phase == 1
    assert second.pool == state.decks[1][:3]
    assert second.gone == state.pool
    assert second.decks == (state.decks[0], state.decks[1][3:])
    assert event_rules(second, "phase-two") == ("WC-9.2",)


@rule("WC-9.2", follows)
def test_phase_two_as_soon_as_phase_one_runs_out() -> None:
    state = choosing(T1, *PAIR, pool="I-02 I-03 I-04")
    state = state._replace(decks=((), state.decks[1]))
    second = line(state, "order order take/I-03")
    assert second.phase == 1
    assert second.pool == state.decks[1][:3]
    assert second.gone == ("I-02", "I-04")
    held = second.players[0].held
    assert held[-1] == "I-03"  # stays valid
    assert second.legal_moves() == sorted(f"take/{card}" for card in second.pool)


@rule("WC-9.2", breaks)
def test_phase_two_begins_once_and_not_after_round_two() -> None:
    early = choosing(T1, *PAIR, changes={"round": 2, "turn": 2})
    assert line(early, "die/1 die/2 end end").phase == 0
    state = choosing(T1, *PAIR, changes={"round": 3, "turn": 2, "phase": 1})
    later = line(state, "die/1 die/2 end end")
    assert later.pool == state.pool
    assert rule_broken(later, "take/I-01") == "WC-3.1"


# --- 10 Scoring -----------------------------------------------------------------------------


@rule("WC-10.1", breaks)
def test_what_is_unfinished_scores_nothing() -> None:
    mine = sheet(
        "Y6 Y6",
        saw=3,
        blueberry=5,
        held="I-03 II-03",
        lanterns="1,1",
        chests={"reputation": (1, 0)},
    )
    assert acting(mine).scores == (0,)


@rule("WC-10.2", follows)
def test_most_points_then_most_unused_materials() -> None:
    layout = started(3).layout
    assert winners(layout, [sheet(nuts=3), sheet(nuts=4), sheet(nuts=2)]) == (1,)
    assert winners(layout, [sheet(nuts=4), sheet(nuts=4, saw=1), sheet(nuts=2, glue=5)]) == (1,)
    assert winners(layout, [sheet(nuts=4, glue=1), sheet(nuts=4, saw=1), sheet()]) == (0, 1)


@rule("WC-10.2", breaks)
def test_blueberries_and_used_materials_do_not_decide() -> None:
    layout = started(2).layout
    assert winners(layout, [sheet(nuts=4), sheet(nuts=4, blueberry=3)]) == (0, 1)
    used = sheet(nuts=4, saw=3)._replace(used=(3, 0, 0, 0))
    assert winners(layout, [sheet(nuts=4, offcut=1), used]) == (0,)


# --- 11 Solo --------------------------------------------------------------------------------


@rule("WC-11.1", breaks)
def test_the_opponent_rolls_yellow_first_and_takes_a_higher_die_only_without_a_lower() -> None:
    state = line(choosing(T1), "die/1 end")
    assert rule_broken(state, "rival/B3") == "WC-11.1"
    assert rule_broken(state, "die/2") == "WC-11.1"
    assert rule_broken(acting(sheet(), sheet()), "rival/Y1") == "WC-11.1"
    assert line(state, "rival/Y1 rival/B1").board == board("- - - Y5 B4 Y2")
    assert line(state, "rival/Y6 rival/B6").board == board("- - - B3 Y2 Y1")


@rule("WC-11.2", follows)
def test_an_order_leaves_the_pool_at_the_end_of_a_round() -> None:
    state = choosing(T1, pool="I-02 I-03 I-04", changes={"turn": 2})
    state = line(state, "die/1 end")
    assert state.legal_moves() == ["drop/1", "drop/2", "drop/3"]
    assert set(state.chances().values()) == {Fraction(1, 3)}
    dropped = state.after("drop/2")
    assert dropped.pool == ("I-02", state.decks[0][0], "I-04")
    assert dropped.gone == ("I-03",)
    assert event_rules(dropped, "dropped") == ("WC-11.2",)


@rule("WC-11.2", breaks)
def test_not_after_the_last_round_and_not_with_others() -> None:
    last = choosing(T1, changes={"round": 6, "turn": 2})
    assert line(last, "die/1 end").is_over
    two = choosing(T1, *PAIR, changes={"turn": 2})
    assert line(two, "die/1 die/2 end end").pending == Roll(0)
    state = line(choosing(T1, changes={"turn": 2}), "die/1 end")
    assert rule_broken(state, "drop/4") == "WC-11.2"
    assert rule_broken(acting(sheet()), "drop/1") == "WC-11.2"
    empty = choosing(
        T1, changes={"turn": 2, "pool": ("", "II-01", ""), "decks": ((), ()), "phase": 1}
    )
    empty = line(empty, "die/1 end drop/1")
    assert event_rules(empty, "nothing-dropped") == ("WC-11.2",)


@rule("WC-11.3", breaks)
def test_only_solo_games_are_rated() -> None:
    last = choosing(T1, *PAIR, changes={"round": 6, "turn": 2})
    names = [event.name for event in line(last, "die/1 die/2 end end").events]
    assert "game-over" in names
    assert not [name for name in names if name.startswith("rated")]
