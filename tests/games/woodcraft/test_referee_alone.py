"""The independent referee of Woodcraft stands on its own: vectors, rulings and records."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from pathlib import Path

import pytest

from tests.games.woodcraft.guide import CHOICES, Choose, shuffled
from tests.games.woodcraft.referee import (
    BONUS,
    CHESTS,
    DECKS,
    HELPERS,
    ORDERS,
    Foul,
    Referee,
    Sheet,
    check_record,
    main,
    placed,
    pushed_right,
    rating,
    rivals_choice,
)

HERE = Path(__file__).parent
EXAMPLES = {name: (HERE / f"{name}.txt").read_text("utf-8") for name in ("three-players", "solo")}
BOARD = "yellow/125 brown/346"  # B6 Y5 B4 B3 Y2 Y1, the board of WC-T1

# ---- Positions ------------------------------------------------------------------------------


def table(players: int = 1) -> Referee:
    """After the choice of the first orders; decks as they are printed."""
    referee = Referee(players, DECKS[1], DECKS[2])
    for _ in range(players):
        referee.play(referee.legal()[0])
    return referee


def free(dice: str = "", order: str = "", helpers: str = "", **materials: int) -> Referee:
    """Alone, in the free actions of the first turn, after Y5 and its blueberry from column 2."""
    referee = table()
    play(referee, f"{BOARD} die/2")
    sheet = referee.sheets[0]
    sheet.dice = Counter(dice.split())
    sheet.held = order.split()
    sheet.helpers = helpers.split()
    sheet.circled = Counter(materials)
    ask_again(referee)
    return referee


def ask_again(referee: Referee) -> None:
    """What is free is asked anew, for the sheet has been changed by hand."""
    assert referee.question is not None
    tokens = referee.free_tokens(referee.question.seat)
    referee.question.options = dict.fromkeys(tokens, Fraction(0))


def play(referee: Referee, tokens: str) -> None:
    for token in tokens.split():
        referee.play(token)


def dice_of(referee: Referee, seat: int = 0) -> list[str]:
    return sorted(referee.sheets[seat].dice.elements())


def refused(referee: Referee, token: str, rule: str) -> None:
    before = referee.legal()
    with pytest.raises(Foul) as caught:
        referee.play(token)
    assert caught.value.rule == rule, caught.value
    assert caught.value.sentence.endswith(".")
    assert referee.legal() == before


# ---- The vectors of the rulebook --------------------------------------------------------------


def test_t1_a_die_and_its_bonus() -> None:
    referee = table()
    play(referee, f"{BOARD} die/6 lantern/2,2")
    sheet = referee.sheets[0]
    assert dice_of(referee) == ["Y1"]
    assert sheet.fields == ["Y1"]
    assert sheet.circled == Counter(saw=1, glue=1)
    assert sheet.lanterns == {(2, 2)}


@pytest.mark.parametrize(("token", "after"), [("1+5", "Y1 Y5"), ("2+4", "Y2 Y4"), ("3+3", "Y3 Y3")])
def test_t2_saw(token: str, after: str) -> None:
    referee = free("Y6", saw=1)
    play(referee, f"saw/Y6={token}")
    assert dice_of(referee) == after.split()
    assert referee.sheets[0].owned("saw") == 0


def test_t3_the_third_lantern_of_a_column() -> None:
    referee = free("Y4", "I-05", offcut=1)
    referee.sheets[0].lanterns = {(1, 1), (2, 1)}
    play(referee, "complete/I-05 lantern/3,1")
    assert referee.legal() == [f"value/{value}" for value in range(1, 7)]
    play(referee, "value/4")
    assert dice_of(referee) == ["Y4"]
    assert referee.sheets[0].score()["lanterns"] == 1


def test_t3_the_third_lantern_of_a_row() -> None:
    referee = free("Y4", "I-05", offcut=1)
    referee.sheets[0].lanterns = {(3, 1), (3, 2)}
    pool = list(referee.pool)
    play(referee, "complete/I-05 lantern/3,3")
    assert referee.legal() == sorted(f"take/{order}" for order in pool)
    play(referee, f"take/{pool[1]}")
    assert referee.sheets[0].held == [pool[1]]
    assert referee.pool[::2] == pool[::2]
    assert referee.pool[1] not in ("", pool[1])
    assert referee.sheets[0].score()["lanterns"] == 0


def test_t4_an_order_from_odd_dice() -> None:
    referee = free("Y1 Y4 B1", "I-01", offcut=1, glue=1, saw=1)
    sheet = referee.sheets[0]
    play(referee, "glue/Y1+B1=Y")
    assert (dice_of(referee), sheet.owned("glue"), sheet.nuts) == (["Y2", "Y4"], 0, 2)
    play(referee, "saw/Y2=1+1")
    assert (dice_of(referee), sheet.owned("saw")) == (["Y1", "Y1", "Y4"], 0)
    play(referee, "offcut/Y4")
    assert (dice_of(referee), sheet.owned("offcut")) == (["Y1", "Y1", "Y5"], 0)
    play(referee, "complete/I-01")
    assert (dice_of(referee), sheet.held, sheet.completed) == ([], [], ["I-01"])
    score = sheet.score()
    assert (score["orders"], score["reputation"], score["nuts"]) == (3, 1, 2)


def test_t5_the_substitute() -> None:
    referee = free("B3", helpers="substitute", saw=2)
    play(referee, "offcut/B3:saw>offcut")
    sheet = referee.sheets[0]
    assert (dice_of(referee), sheet.owned("saw")) == (["B4"], 1)
    assert sheet.used == {("substitute", 1)}
    refused(referee, "offcut/B4:saw>offcut", "WC-7.2")


def test_t6_the_rival() -> None:
    assert rivals_choice(["B6", "Y5", "B4", "Y2", "B1"], "B4") == "B4"
    assert rivals_choice(["B6", "Y5", "B4", "Y2", "B1"], "Y4") == "Y2"
    assert rivals_choice(["B6", "Y5", "B4", "Y3", "B1"], "Y2") == "Y3"


@pytest.mark.parametrize(("helpers", "vp"), [(2, 0), (3, 4), (4, 4), (5, 8), (8, 8)])
def test_t7_the_chest_of_helpers(helpers: int, vp: int) -> None:
    sheet = Sheet(helpers=list(HELPERS)[:helpers], slots=Counter(helpers=2))
    assert sheet.score()["chests"] == vp
    sheet.slots["helpers"] = 1
    assert sheet.score()["chests"] == 0


def test_t8_ratings() -> None:
    words = ["needs a better strategy", "quite good", "very good", "congratulations"]
    assert [rating(total) for total in (49, 50, 60, 70)] == words
    assert rating(0) == words[0]


def test_c1_placing() -> None:
    assert placed("Y4 Y2 Y4 B4 B1 B6".split()) == "B6 B4 Y4 Y4 Y2 B1".split()


def test_c2_the_rival_and_the_shift() -> None:
    referee = table()
    play(referee, f"{BOARD} die/6 lantern/1,1 end rival/Y4 rival/B4")
    assert referee.board == ["", "", "", "B6", "Y5", "B3"]


@pytest.mark.parametrize(("extra", "after"), [("B5", "B5 Y5"), ("B3", "Y5 B3")])
def test_c3_the_lone_die(extra: str, after: str) -> None:
    referee = table(5)
    play(referee, BOARD)
    for column in (1, 3, 4, 5, 6):  # all but Y5
        play(referee, f"die/{column}")
    while referee.question is not None and referee.question.kind != "extra":
        referee.play("end" if "end" in referee.legal() else referee.legal()[0])
    assert referee.outcomes() == {f"extra/B{value}": Fraction(1, 6) for value in range(1, 7)}
    refused(referee, "extra/Y3", "WC-3.3")
    play(referee, f"extra/{extra}")
    assert referee.board == pushed_right(after.split())


def test_c4_beyond_the_limits() -> None:
    referee = free("Y3 B4 Y1 B6", glue=1, saw=1, offcut=1)
    refused(referee, "glue/Y3+B4=Y", "WC-6.2")
    refused(referee, "saw/Y1=0+1", "WC-6.3")
    refused(referee, "offcut/B6", "WC-6.4")


def test_c5_the_sequence_of_order_takers() -> None:
    referee = table(3)
    play(referee, "yellow/156 brown/344")  # Y6 Y5 B4 B4 B3 Y1
    play(referee, "die/2 die/5 order first/0 first/1")
    assert referee.board == ["Y6", "", "B4", "B4", "", "Y1"]
    play(referee, f"take/{referee.pool[0]} end end end order order order")
    assert referee.sequence == [0, 1, 2]
    assert referee.to_move == 0


def test_c6_the_herald() -> None:
    referee = free("B5 B5", "II-13", "herald")
    play(referee, "complete/II-13")
    sheet = referee.sheets[0]
    assert (sheet.owned("blueberry"), sheet.nuts) == (2, 2)


def test_c7_a_score() -> None:
    completed = "II-13 II-10 I-16 I-03 I-10".split()  # 5 + 3 + 3 + 3 + 3 = 17 VP, 4 reputation
    orders = [ORDERS[name] for name in completed]
    assert sum(order.vp for order in orders) == 17
    assert sum(order.reputation for order in orders) == 4
    sheet = Sheet(
        nuts=7,
        helpers=["timber", "yellow_adjust", "renown"],
        completed=completed,
        slots=Counter(reputation=2, order_vp=1, lanterns=1),
        lanterns={(1, 1), (2, 1), (3, 1)},
    )
    assert list(sheet.score().values()) == [7, 3, 25, 17, 8 + 4, 1]
    assert sum(sheet.score().values()) == 65


# ---- Set-up, dice, sequence -------------------------------------------------------------------


def test_set_up() -> None:
    referee = Referee(2, DECKS[1], DECKS[2])
    assert (referee.to_move, referee.legal()) == (0, ["keep/I-01", "keep/I-02"])
    refused(referee, "keep/I-03", "WC-1.3")
    play(referee, "keep/I-02")
    assert (referee.to_move, referee.legal()) == (1, ["keep/I-03", "keep/I-04"])
    assert referee.pool == ["", "", ""]  # WC-A31
    play(referee, "keep/I-03")
    assert referee.pool == ["I-05", "I-06", "I-07"]
    assert referee.deck[1][-2:] == ["I-01", "I-04"]
    assert [sheet.held for sheet in referee.sheets] == [["I-02"], ["I-03"]]


@pytest.mark.parametrize(
    ("players", "first", "second", "rule"),
    [
        (6, DECKS[1], DECKS[2], "WC-1.1"),
        (0, DECKS[1], DECKS[2], "WC-1.1"),
        (2, DECKS[1][1:], DECKS[2], "WC-1.2"),
        (2, DECKS[1], DECKS[1], "WC-1.2"),
    ],
)
def test_wrong_set_ups(players: int, first: list[str], second: list[str], rule: str) -> None:
    with pytest.raises(Foul) as caught:
        Referee(players, first, second)
    assert caught.value.rule == rule


def test_the_dice_of_a_round() -> None:
    referee = table()
    chances = referee.outcomes()
    assert len(chances) == 56
    assert sum(chances.values()) == 1
    assert chances["yellow/444"] == Fraction(1, 216)
    assert chances["yellow/244"] == Fraction(3, 216)
    assert chances["yellow/125"] == Fraction(6, 216)
    refused(referee, "yellow/421", "notation")
    refused(referee, "brown/124", "WC-3.1")
    play(referee, "yellow/124")
    refused(referee, "yellow/124", "WC-3.1")


def test_equal_dice_in_several_columns() -> None:
    """WC-4.2, WC-4.3, WC-A2: the column is chosen, and only that one loses its die."""
    referee = table(3)
    play(referee, "yellow/444 brown/256 die/4 die/4 die/5")  # B6 B5 Y4 Y4 Y4 B2
    play(referee, "first/2 first/0 lantern/1,1")
    assert referee.board == ["B6", "B5", "Y4", "", "", "B2"]
    assert [dice_of(referee, seat) for seat in range(3)] == [["Y4"]] * 3
    assert [+sheet.circled for sheet in referee.sheets] == [
        Counter(offcut=1, blueberry=1),
        Counter(offcut=1, blueberry=1),
        Counter(saw=1),
    ]
    assert referee.sheets[2].lanterns == {(1, 1)}


def test_choices_are_made_before_anything_happens() -> None:
    referee = table(2)
    play(referee, f"{BOARD} die/1")
    assert referee.to_move == 1
    assert referee.board[0] == "B6"
    assert referee.sheets[0].fields == []
    assert "die/1" in referee.legal()


def test_ties_are_rolled_for_all_seats() -> None:
    """WC-A25: even if nobody takes an order; the last one is implied."""
    referee = table(3)
    play(referee, f"{BOARD} die/1 die/1 die/2")
    assert referee.outcomes() == {f"first/{seat}": Fraction(1, 3) for seat in range(3)}
    play(referee, "first/1")
    assert referee.outcomes() == {"first/0": Fraction(1, 2), "first/2": Fraction(1, 2)}
    refused(referee, "first/1", "WC-5.2")
    play(referee, "first/2")
    assert referee.sequence == [1, 2, 0]
    play(referee, "end end end die/6 die/6 die/6")
    assert referee.legal() == ["first/0", "first/1"]  # B6 both, and rolls are not remembered
    play(referee, "first/0")
    assert referee.sequence == [0, 1, 2]


def test_the_sequence_goes_back_over_rounds() -> None:
    referee = table(2)
    play(referee, f"{BOARD} die/1 die/2 first/0 end end")  # B6, Y5
    play(referee, "order order")
    assert referee.sequence == [0, 1]
    play(referee, f"take/{referee.pool[0]} take/{referee.pool[1]} end end {BOARD} order order")
    assert referee.sequence == [0, 1]
    assert [sheet.seniority() for sheet in referee.sheets] == [[0, 0, 6], [0, 0, 5]]


def test_alone_nothing_is_tied() -> None:
    referee = table()
    play(referee, f"{BOARD} order")
    assert referee.legal() == sorted(f"take/{order}" for order in referee.pool)


# ---- Orders and phases ------------------------------------------------------------------------


def test_a_taken_order_is_replaced_at_once_in_its_place() -> None:
    referee = table()
    pool, following = list(referee.pool), referee.deck[1][0]
    play(referee, f"{BOARD} order take/{pool[1]}")
    assert referee.pool == [pool[0], following, pool[2]]


def test_phase_one_runs_out() -> None:
    """WC-A17: when a place must be refilled and the deck is empty."""
    referee = table(2)
    referee.gone += referee.deck[1]
    referee.deck[1].clear()
    old = list(referee.pool)
    play(referee, f"{BOARD} order order first/1 take/{old[0]}")
    assert referee.phase == 2
    assert referee.pool == DECKS[2][:3]
    refused(referee, f"take/{old[1]}", "WC-5.1")
    play(referee, "take/II-02")
    assert referee.pool == ["II-01", "II-04", "II-03"]
    referee.check()


def test_the_last_card_of_phase_one_does_not_end_it() -> None:
    referee = table(2)
    referee.gone += referee.deck[1][1:]
    del referee.deck[1][1:]
    play(referee, f"{BOARD} order order first/1 take/{referee.pool[0]}")
    assert (referee.phase, referee.deck[1]) == (1, [])
    assert all(referee.pool)


def test_an_empty_pool() -> None:
    """WC-A18, WC-A28."""
    referee = table(2)
    referee.phase = 2
    referee.deck[1].clear()
    referee.deck[2].clear()
    referee.pool = ["", "II-01", ""]
    play(referee, f"{BOARD} order order first/1 take/II-01")
    assert [sheet.fields for sheet in referee.sheets] == [["-"], ["-"]]
    assert referee.sheets[1].held[-1:] == ["II-01"]
    assert referee.question is not None
    assert referee.question.kind == "free"
    play(referee, "end end")
    assert "order" not in referee.legal()
    refused(referee, "order", "WC-A18")


def test_phases_change_after_round_three() -> None:
    referee = table(2)
    while referee.round < 4:
        referee.play("end" if "end" in referee.legal() else referee.legal()[0])
        assert (referee.phase == 2) == (referee.round == 4)
    assert referee.pool == DECKS[2][:3]
    assert referee.deck[1] == []


# ---- Gains ------------------------------------------------------------------------------------


def test_a_row_brings_a_chestnut_when_its_mark_is_reached() -> None:
    """WC-8.1, WC-A30: at once, before the next item of the same gain."""
    referee = table()
    play(referee, BOARD)
    referee.sheets[0].circled = Counter(saw=3, glue=3)
    play(referee, "die/6")
    assert referee.sheets[0].circled == Counter(saw=4, glue=3)
    assert referee.legal() == [
        "chest/lanterns",
        "chest/order_vp",
        "chest/orders",
        "chest/reputation",
    ]
    refused(referee, "chest/helpers", "WC-8.1")
    play(referee, "chest/orders")
    assert referee.sheets[0].circled == Counter(saw=4, glue=4)
    refused(referee, "chest/orders", "WC-8.1")
    refused(referee, "lantern/1,1", "WC-6.6")
    play(referee, "chest/lanterns lantern/1,1")
    assert referee.sheets[0].nuts == 0


def test_activating_a_chest() -> None:
    for chest, (_, slots, vp) in CHESTS.items():
        referee = free()
        for _ in range(slots):
            assert not referee.sheets[0].active(chest)
            assert referee.sheets[0].nuts == 0
            referee.fill_slot(0, chest)
        assert referee.sheets[0].active(chest)
        assert referee.sheets[0].nuts == vp


def test_a_chestnut_without_a_slot_is_lost() -> None:
    referee = table()
    play(referee, BOARD)
    sheet = referee.sheets[0]
    sheet.circled = Counter(saw=3)
    sheet.slots = Counter({chest: slots for chest, (_, slots, _) in CHESTS.items()})
    play(referee, "die/6 lantern/1,1")
    assert sheet.circled["saw"] == 4


def test_a_full_row_takes_nothing() -> None:
    referee = free("B3", "I-10", blueberry=12)
    play(referee, "complete/I-10")
    assert referee.sheets[0].circled["blueberry"] == 12


def test_nuts_have_an_end() -> None:
    referee = free("Y1 Y1 Y1", glue=2)
    referee.sheets[0].nuts = 17
    play(referee, "glue/Y1+Y1=Y glue/Y1+Y2=Y")
    assert referee.sheets[0].nuts == 20


def test_a_lantern_too_many() -> None:
    referee = free("Y4", "I-05", offcut=1)
    referee.sheets[0].lanterns = {(row, column) for row in (1, 2, 3) for column in (1, 2, 3)}
    play(referee, "complete/I-05")
    assert referee.sheets[0].nuts == 1
    assert "end" in referee.legal()


def test_two_lines_at_once() -> None:
    """WC-A16, WC-A27: in free actions the order comes at once, in the order one likes."""
    for first in ("row", "column"):
        referee = free("Y4", "I-05", offcut=1)
        referee.sheets[0].lanterns = {(3, 1), (3, 2), (1, 3), (2, 3)}
        play(referee, "complete/I-05 lantern/3,3")
        assert referee.legal() == ["line/column", "line/row"]
        play(referee, f"line/{first}")
        assert referee.legal()[0].startswith("take/" if first == "row" else "value/")
        play(referee, referee.legal()[0])
        assert referee.legal()[0].startswith("value/" if first == "row" else "take/")
        play(referee, referee.legal()[0])
        assert "B1" in dice_of(referee)
        assert len(referee.sheets[0].held) == 1


def test_a_lantern_order_waits_for_the_order_takers() -> None:
    """WC-A5, WC-A27: and the line is asked all the same."""
    referee = table(2)
    play(referee, BOARD)
    referee.sheets[0].lanterns = {(3, 1), (3, 2), (1, 3), (2, 3)}
    pool = list(referee.pool)
    play(referee, "die/6 order first/0 lantern/3,3 line/row value/2")
    assert (referee.to_move, referee.legal()) == (1, sorted(f"take/{order}" for order in pool))
    play(referee, f"take/{pool[0]}")
    assert referee.to_move == 0
    assert f"take/{pool[0]}" not in referee.legal()
    play(referee, f"take/{pool[1]}")
    assert referee.sequence == [0, 1]
    assert referee.to_move == 0
    assert referee.sheets[0].held[-1] == pool[1]


@pytest.mark.parametrize(
    ("cell", "lanterns", "gain"),
    [
        ("1,1", {(1, 2), (1, 3)}, Counter(blueberry=2)),
        ("1,2", {(2, 2), (3, 2)}, Counter(glue=1, offcut=1)),
        ("1,2", {(1, 1), (2, 2)}, Counter()),
    ],
)
def test_lantern_lines(cell: str, lanterns: set[tuple[int, int]], gain: Counter[str]) -> None:
    referee = free("Y4", "I-05", offcut=1)
    referee.sheets[0].lanterns = lanterns
    play(referee, f"complete/I-05 lantern/{cell}")
    assert referee.sheets[0].circled - Counter(offcut=1, blueberry=1) == gain  # the card's own


def test_the_chestnut_of_the_second_row() -> None:
    referee = free("Y4", "I-05", offcut=1)
    referee.sheets[0].lanterns = {(2, 2), (2, 3)}
    play(referee, "complete/I-05 lantern/2,1")
    assert referee.legal()[0] == "chest/lanterns"
    refused(referee, "lantern/2,1", "WC-6.6")


# ---- Free actions -----------------------------------------------------------------------------


def test_every_free_action_that_there_is() -> None:
    helpers = "substitute brown_adjust trader"
    referee = free("Y1 Y1 B3", "I-17", helpers, glue=1, saw=1, blueberry=2)
    assert referee.legal() == sorted(
        "end complete/I-17 complete/I-17:glue>saw glue/Y1+Y1=Y glue/Y1+Y1=Y:saw>glue "
        "glue/Y1+B3=Y glue/Y1+B3=B glue/Y1+B3=Y:saw>glue glue/Y1+B3=B:saw>glue "
        "saw/B3=1+2 saw/B3=1+2:glue>saw offcut/Y1:saw>offcut offcut/Y1:glue>offcut "
        "offcut/B3:saw>offcut offcut/B3:glue>offcut adjust/B3+1 adjust/B3-1 sell/saw sell/glue "
        "hire/supplier hire/yellow_adjust fill/helpers".split()
    )


def test_an_order_may_be_paid_by_the_substitute() -> None:
    referee = free("Y4", "I-05", "substitute", glue=1)
    play(referee, "complete/I-05:glue>offcut lantern/1,1")
    assert referee.sheets[0].owned("glue") == 0
    assert referee.sheets[0].used == {("substitute", 1)}


def test_gluing_through_the_substitute_gives_nuts() -> None:
    """WC-A9."""
    referee = free("Y1 Y1", "", "substitute", saw=1)
    play(referee, "glue/Y1+Y1=Y:saw>glue")
    assert (dice_of(referee), referee.sheets[0].nuts) == (["Y2"], 2)


def test_helpers_of_a_round() -> None:
    referee = free("B3 Y1 Y6", "", "brown_adjust yellow_adjust trader", glue=2)
    refused(referee, "adjust/Y6+1", "WC-A8")
    refused(referee, "adjust/Y1-1", "WC-A8")
    refused(referee, "adjust/B2+1", "WC-7.2")
    play(referee, "adjust/B3-1 adjust/Y6-1")
    assert dice_of(referee) == ["B2", "Y1", "Y5"]
    refused(referee, "adjust/B2+1", "WC-7.2")
    refused(referee, "sell/saw", "WC-7.2")
    refused(referee, "sell/blueberry", "WC-A6")
    play(referee, "sell/glue")
    assert (referee.sheets[0].owned("blueberry"), referee.sheets[0].nuts) == (1, 2)
    refused(referee, "sell/glue", "WC-7.2")
    play(referee, "end rival/Y1 rival/B1 die/6")
    while "end" not in referee.legal():
        referee.play(referee.legal()[0])
    assert "sell/glue" not in referee.legal()  # still the same round
    play(referee, f"end drop/1 {BOARD} die/1")
    assert "sell/glue" in referee.legal()


def test_hiring() -> None:
    referee = free(blueberry=5)
    refused(referee, "hire/nobody", "notation")
    play(referee, "hire/timber")
    assert referee.legal() == ["gain/B5", "gain/Y6"]
    refused(referee, "gain/Y5", "WC-7.2")
    play(referee, "gain/B5")
    assert dice_of(referee) == ["B5"]
    refused(referee, "hire/timber", "WC-7.1")
    refused(referee, "hire/renown", "WC-7.1")
    play(referee, "hire/supplier")
    assert referee.sheets[0].owned("blueberry") == 0


def test_renown_after_the_herald() -> None:
    """WC-A15, WC-A14: not the other way round."""
    referee = free(blueberry=6)
    play(referee, "hire/herald hire/renown")
    assert (referee.sheets[0].owned("blueberry"), referee.sheets[0].nuts) == (1, 1)
    referee = free(blueberry=6)
    play(referee, "hire/renown hire/herald")
    assert (referee.sheets[0].owned("blueberry"), referee.sheets[0].nuts) == (0, 0)


def test_the_supplier_comes_before_the_reward() -> None:
    """WC-A29."""
    referee = free("Y4", "I-05", "supplier", offcut=6)
    referee.sheets[0].circled["glue"] = 3
    play(referee, "complete/I-05")
    assert referee.legal() == ["gain/glue", "gain/offcut"]
    refused(referee, "gain/saw", "WC-7.2")
    play(referee, "gain/glue")
    assert referee.legal()[0] == "chest/lanterns"
    play(referee, "chest/orders lantern/1,1")
    assert "end" in referee.legal()


def test_a_card_that_gives_a_die() -> None:
    referee = free("Y3 Y6", "I-18")
    play(referee, "complete/I-18")
    assert dice_of(referee) == ["B2"]


def test_blueberries_fill_a_chest() -> None:
    referee = free(blueberry=2)
    refused(referee, "fill/orders", "WC-A10")
    play(referee, "fill/helpers fill/helpers")
    assert referee.sheets[0].active("helpers")
    refused(referee, "fill/helpers", "WC-A10")
    assert "WC-6.5" in str(free().why_not("fill/helpers"))


@pytest.mark.parametrize(
    ("token", "rule"),
    [
        ("complete/I-02", "WC-6.1"),  # not held
        ("complete/I-01", "WC-6.1"),  # dice missing
        ("complete/I-07", "WC-6.1"),  # glue missing
        ("complete/I-19", "notation"),
        ("complete/I-07:saw>offcut", "WC-7.2"),  # no such helper yet
        ("glue/Y1+Y4=Y", "WC-6.2"),  # no glue
        ("glue/Y1+Y1=Y", "WC-6.2"),  # only one of them
        ("glue/Y1+B2=Y", "WC-6.2"),
        ("glue/Y1+Y4=B", "WC-6.2"),
        ("glue/Y4+Y1=Y", "notation"),
        ("glue/B6+Y1=Y", "WC-6.2"),
        ("saw/Y4=3+1", "notation"),
        ("saw/Y4=1+2", "WC-6.3"),
        ("saw/Y4=0+4", "WC-6.3"),
        ("saw/Y2=1+1", "WC-6.3"),
        ("saw/Y4=1+3:glue>saw", "WC-7.2"),
        ("offcut/Y4", "WC-6.4"),
        ("offcut/B6", "WC-6.4"),
        ("adjust/Y4+1", "WC-7.2"),
        ("adjust/Y4+2", "notation"),
        ("sell/saw", "WC-7.2"),
        ("hire/trader", "WC-7.1"),
        ("die/1", "WC-2.2"),
        ("order", "WC-2.2"),
        ("take/I-05", "WC-5.1"),
        ("lantern/1,1", "WC-6.6"),
        ("value/3", "WC-6.6"),
        ("line/row", "WC-A16"),
        ("chest/orders", "WC-8.1"),
        ("gain/glue", "WC-7.2"),
        ("keep/I-01", "WC-1.3"),
        ("yellow/123", "WC-3.1"),
        ("first/0", "WC-5.2"),
        ("extra/B1", "WC-3.3"),
        ("rival/Y1", "WC-11.1"),
        ("drop/1", "WC-11.2"),
        ("pass", "notation"),
        ("", "notation"),
        ("end/", "notation"),
        ("saw/Y٤=1+3", "notation"),
    ],
)
def test_what_is_refused_in_free_actions(token: str, rule: str) -> None:
    refused(free("Y1 Y4 B6", "I-01 I-07", saw=1), token, rule)


@pytest.mark.parametrize(
    ("token", "rule"),
    [
        ("offcut/Y1:blueberry>offcut", "WC-A6"),
        ("offcut/Y1:saw>lantern", "WC-A6"),
        ("saw/Y4=2+2:saw>saw", "WC-7.2"),
        ("offcut/Y1:saw>glue", "WC-A33"),
        ("offcut/Y1:glue>offcut", "WC-7.2"),
        ("adjust/Y1+1:saw>glue", "notation"),
    ],
)
def test_what_the_substitute_cannot_do(token: str, rule: str) -> None:
    refused(free("Y1 Y4", "", "substitute", saw=1, blueberry=1), token, rule)


@pytest.mark.parametrize(
    ("token", "rule"),
    [
        ("end", "WC-2.2"),
        ("offcut/Y4", "WC-2.2"),
        ("hire/trader", "WC-2.2"),
        ("die/0", "WC-4.1"),
        ("die/7", "WC-4.1"),
        ("take/I-05", "WC-5.1"),
    ],
)
def test_what_is_refused_as_a_main_action(token: str, rule: str) -> None:
    referee = table()
    play(referee, BOARD)
    refused(referee, token, rule)


def test_other_answers_refused() -> None:
    referee = table()
    play(referee, f"{BOARD} order")
    refused(referee, "take/I-18", "WC-5.1")
    play(referee, f"take/{referee.pool[0]} end")
    refused(referee, "rival/B3", "WC-11.1")
    play(referee, "rival/Y1 rival/B3")
    assert referee.board[:2] == ["", ""]
    refused(referee, "die/2", "WC-4.1")
    play(referee, f"order take/{referee.pool[0]} end")
    refused(referee, "drop/4", "WC-11.2")


# ---- The end ----------------------------------------------------------------------------------


def test_ties_go_to_unused_materials() -> None:
    """WC-10.2, WC-A6, WC-A23."""
    referee = table(3)
    referee.question = None
    referee.sheets[0].circled = Counter(saw=2, blueberry=9)
    referee.sheets[1].circled = Counter(saw=1, glue=1, offcut=1)
    referee.sheets[2].circled = Counter(offcut=5)
    referee.sheets[2].crossed = Counter(offcut=2)
    assert referee.winners() == [1, 2]
    referee.sheets[0].nuts = 1
    assert referee.winners() == [0]


def test_only_one_lantern_column_counts_two() -> None:
    every = {(row, column) for row in (1, 2, 3) for column in (1, 2, 3)}
    assert Sheet(lanterns=every).score()["lanterns"] == 4


def test_bonuses_stand_as_printed() -> None:
    assert all(len(bonuses) == 6 for bonuses in BONUS.values())
    assert BONUS["Y"][5] == "SGL"
    assert len(ORDERS) == 36


# ---- Records ----------------------------------------------------------------------------------


def test_the_examples() -> None:
    referee = check_record(EXAMPLES["three-players"])
    assert (referee.scores(), referee.winners()) == ([0, 8, 5], [1])
    referee = check_record(EXAMPLES["solo"])
    assert (referee.scores(), referee.winners()) == ([13], [0])
    assert referee.rating() == "needs a better strategy"


def test_examples_broken_off_anywhere() -> None:
    """A record may stop after any token of its last line."""
    for text in EXAMPLES.values():
        head, _, body = text.partition("\n\n")
        lines = body[: body.index("\nresult")].split("\n")
        for number, line in enumerate(lines):
            words = line.split(" ")
            for length in range(2, len(words) + (number < len(lines) - 1)):
                part = [*lines[:number], " ".join(words[:length])]
                assert not check_record(head + "\n\n" + "\n".join(part)).over


FOULS = [  # in the record of three: what stands there, what is put in its place, the rule
    ("players: 3", "players: 6", "WC-1.1"),
    ("players: 3", "players: three", "notation"),
    ("start: 0", "start: 1", "notation"),
    ("game: woodcraft", "game: card", "notation"),
    ("glueckauf-record: 1", "glueckauf-record: 2", "notation"),
    ("orders-1: I-16 I-15", "orders-1: I-16 I-16", "WC-1.2"),
    ("II-14 II-04", "II-14", "WC-1.2"),
    ("\n\n0: keep", "\nrules: nuts=30\n\n0: keep", "notation"),
    ("0: keep/I-15", "0: keep/I-12", "WC-1.3"),
    ("0: keep/I-15\n1: keep/I-12", "1: keep/I-12\n0: keep/I-15", "WC-2.2"),
    ("yellow/225 brown/146", "brown/146 yellow/225", "WC-3.1"),
    ("yellow/225", "yellow/522", "notation"),
    ("yellow/225", "yellow/227", "notation"),
    ("brown/146 die/1", "brown/146 die/7", "WC-4.1"),
    ("brown/146 die/1", "brown/146 end", "WC-2.2"),
    ("first/1 first/2", "first/1 first/1", "WC-5.2"),
    ("first/1 first/2", "first/1", "WC-5.1"),
    ("first/1 first/2", "first/2 first/1", "WC-2.2"),
    ("take/I-05", "take/I-13", "WC-5.1"),
    ("1: end\n2: end\n0: end order", "2: end\n1: end\n0: end order", "WC-2.2"),
    ("1: end\n2: end\n0: end order", "1: end\n2: end\n0: end\n0: order", "notation"),
    ("die/3\n2: first/2 lantern/3,3", "die/3 first/2 lantern/3,3", "notation"),
    ("die/3\n2: first/2 lantern/3,3", "die/3\n2: first/2\n2: lantern/3,3", "notation"),
    ("die/3\n2: first/2 lantern/3,3", "die/3\n1: first/2 lantern/3,3", "WC-2.2"),
    ("lantern/3,3", "lantern/3,4", "WC-6.6"),
    ("lantern/2,2", "lantern/3,3", "WC-6.6"),
    (" lantern/2,2", "", "WC-2.2"),
    ("offcut/Y2 end", "offcut/Y1 end", "WC-6.4"),
    ("offcut/Y2 end", "offcut/Y2 offcut/Y3 end", "WC-6.4"),
    ("offcut/B5 end", "offcut/B6 end", "WC-6.4"),
    ("saw/B6=1+5", "saw/B6=5+1", "notation"),
    ("saw/B6=1+5", "saw/B6=1+4", "WC-6.3"),
    ("complete/I-14", "complete/I-18", "WC-6.1"),
    ("complete/I-14", "complete/I-13", "WC-6.1"),
    ("hire/substitute", "hire/trader", "WC-7.1"),
    ("hire/substitute", "hire/substitute hire/substitute", "WC-7.1"),
    ("glue/Y1+B1=B:saw>glue", "glue/Y1+B1=B:saw>saw", "WC-7.2"),
    ("glue/Y1+B1=B:saw>glue", "glue/Y1+B1=B:saw>offcut", "WC-A33"),
    ("glue/B1+B2=B", "glue/B1+B2=Y", "WC-6.2"),
    ("glue/B1+B2=B", "glue/B1+B2=B:saw>glue", "WC-7.2"),
    ("fill/helpers", "fill/orders", "WC-A10"),
    ("fill/helpers", "fill/helpers fill/helpers", "WC-6.5"),
    ("0: saw/B6=2+4 end", "0: saw/B6=2+4", "WC-9.3"),
    ("0: saw/B6=2+4 end", "0: saw/B6=2+4 end die/1", "WC-9.3"),
    ("result: 0 8 5", "result: 0 8 6", "WC-10.1"),
    ("winners: 1", "winners: 0 1", "WC-10.2"),
    ("\nresult: 0 8 5\nwinners: 1", "", "notation"),
    ("\nwinners: 1", "", "notation"),
    ("0: keep/I-15", "0:  keep/I-15", "notation"),
    ("0: keep/I-15", "0: keep/I-15\n", ""),
    ("0: keep/I-15", "0: keep/I-15 # a comment", ""),
]


@pytest.mark.parametrize(("right", "wrong", "rule"), FOULS)
def test_hand_made_fouls(right: str, wrong: str, rule: str) -> None:
    text = EXAMPLES["three-players"]
    assert right in text
    if rule == "":
        assert check_record(text.replace(right, wrong, 1)).over
        return
    with pytest.raises(Foul) as caught:
        check_record(text.replace(right, wrong, 1))
    assert caught.value.rule == rule, caught.value
    assert f"({rule})" in str(caught.value)


@pytest.mark.parametrize(
    ("right", "wrong", "rule"),
    [
        ("order take/I-17", "take/I-17", "WC-5.1"),
        ("0: rival/Y2 rival/B4", "0: rival/B4 rival/Y2", "WC-11.1"),
        ("0: rival/Y2 rival/B4 ", "0: ", "WC-2.2"),
        ("drop/1 yellow/226", "yellow/226", "WC-3.1"),
        ("drop/3", "drop/0", "WC-11.2"),
        ("chest/reputation lantern/2,1", "lantern/2,1 chest/reputation", "WC-6.6"),
        ("glue/Y4+B1=Y", "glue/B1+Y4=Y", "notation"),
        ("hire/trader", "hire/nobody", "notation"),
        ("result: 13", "result: 12", "WC-10.1"),
        ("winners: 0", "winners:", "notation"),
    ],
)
def test_hand_made_fouls_alone(right: str, wrong: str, rule: str) -> None:
    assert right in EXAMPLES["solo"]
    with pytest.raises(Foul) as caught:
        check_record(EXAMPLES["solo"].replace(right, wrong, 1))
    assert caught.value.rule == rule, caught.value


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text(EXAMPLES["solo"], "utf-8")
    bad.write_text(EXAMPLES["solo"].replace("result: 13", "result: 14"), "utf-8")
    assert main([str(good)]) == 0
    assert main([str(good), str(bad)]) == 1
    assert "(WC-10.1)" in capsys.readouterr().out


# ---- Whole games ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("choose", CHOICES)
def test_whole_games(players: int, choose: Choose) -> None:
    """Any driver comes to an end, and what always holds holds at every place."""
    rng = random.Random(players)
    referee = shuffled(players, rng)
    while not referee.over:
        referee.play(choose(referee, rng))
        referee.check()
    assert all(len(sheet.fields) == 12 for sheet in referee.sheets)
    assert referee.winners()


def test_drivers_reach_the_rare_places() -> None:
    """The decks of both phases run out, a lone die gets company, tables and rows fill up."""
    seen: Counter[str] = Counter()
    for seed in range(20):
        rng = random.Random(seed)
        choose = CHOICES[1 + seed % 4]
        referee = shuffled(5, rng)
        while not referee.over:
            token = choose(referee, rng)
            seen[token.split("/")[0]] += 1
            seen["substitute"] += ">" in token
            early = referee.phase
            referee.play(token)
            seen["phase one runs out"] += early == 1 and referee.phase == 2 and referee.round < 3
            seen["empty place"] += referee.phase == 2 and "" in referee.pool
        seen["table full"] += any(len(sheet.lanterns) == 9 for sheet in referee.sheets)
        seen["nuts full"] += any(sheet.nuts == 20 for sheet in referee.sheets)
    wanted = ["extra", "line", "value", "chest", "gain", "sell", "adjust", "fill", "substitute"]
    wanted += ["phase one runs out", "empty place", "table full", "nuts full"]
    assert [place for place in wanted if not seen[place]] == []
