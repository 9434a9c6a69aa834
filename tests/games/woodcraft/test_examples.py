"""The worked examples of the rulebook (WC-T) and the constructed vectors of the spec (WC-C)."""

from __future__ import annotations

import pytest

from glueckauf.games.woodcraft.parts import Free
from glueckauf.games.woodcraft.scoring import score
from glueckauf.games.woodcraft.telling import over
from tests.games.play import breaks, event_rules, follows, line, rule, rule_broken
from tests.games.woodcraft.scenes import acting, board, choosing, dice, owned, sheet, started

T1 = "B6 Y5 B4 B3 Y2 Y1"


@rule("WC-4.4", follows)
def test_t1_the_yellow_1_of_column_6_brings_a_saw_blade_glue_and_a_lantern() -> None:
    state = line(choosing(T1), "die/6")
    assert state.players[0].dice == dice("Y1")
    assert owned(state.players[0]) == {"saw": 1, "glue": 1, "offcut": 0, "blueberry": 0}
    state = state.after("lantern/2,2")
    assert state.players[0].lanterns.bit_count() == 1
    assert isinstance(state.pending, Free)


@rule("WC-6.3", follows)
def test_t2_a_six_is_sawed_in_three_ways() -> None:
    state = acting(sheet("Y6", saw=1))
    saws = [move for move in state.legal_moves() if move.startswith("saw/")]
    assert saws == ["saw/Y6=1+5", "saw/Y6=2+4", "saw/Y6=3+3"]
    sawed = state.after("saw/Y6=1+5")
    assert sawed.players[0].dice == dice("Y1 Y5")
    assert owned(sawed.players[0])["saw"] == 0
    assert event_rules(sawed, "sawed") == ("WC-6.3",)


@rule("WC-6.6", follows)
def test_t3_column_1_gives_a_yellow_die_and_row_3_an_order() -> None:
    mine = sheet("Y4", offcut=1, lanterns="1,1 2,1", held="I-05")
    state = line(acting(mine), "complete/I-05 lantern/3,1")
    assert state.legal_moves() == [f"value/{n}" for n in range(1, 7)]
    state = state.after("value/3")
    assert state.players[0].dice == dice("Y3")
    assert state.breakdown[0].lines == 1
    row = sheet("Y4", offcut=1, lanterns="3,1 3,2", held="I-05")
    state = line(acting(row, pool="I-02 I-03 I-04"), "complete/I-05 lantern/3,3")
    assert state.legal_moves() == ["take/I-02", "take/I-03", "take/I-04"]
    taken = state.after("take/I-03")
    assert taken.players[0].held == ("I-03",)
    assert taken.pool[1] not in ("", "I-03")
    assert taken.breakdown[0].lines == 0


@rule("WC-6.1", follows)
@rule("WC-6.2", follows)
@rule("WC-6.4", follows)
def test_t4_the_foot_stool() -> None:
    state = acting(sheet("Y1 Y4 B1", offcut=1, glue=1, saw=1, held="I-01"))
    glued = state.after("glue/Y1+B1=Y")
    assert glued.players[0].dice == dice("Y2 Y4")
    assert glued.players[0].nuts == 2
    sawed = glued.after("saw/Y2=1+1")
    assert sawed.players[0].dice == dice("Y1 Y1 Y4")
    raised = sawed.after("offcut/Y4")
    assert raised.players[0].dice == dice("Y1 Y1 Y5")
    assert owned(raised.players[0]) == {"saw": 0, "glue": 0, "offcut": 0, "blueberry": 0}
    done = raised.after("complete/I-01")
    mine = done.players[0]
    assert (mine.dice, mine.held, mine.done) == (dice(""), (), ("I-01",))
    found = done.breakdown[0]
    assert (found.nuts, found.orders, found.fame, found.reputation) == (2, 3, 1, 1)


@rule("WC-7.2", follows)
def test_t5_a_saw_blade_as_an_offcut() -> None:
    state = acting(sheet("Y4", saw=1, helpers="substitute"))
    done = state.after("offcut/Y4:saw>offcut")
    assert done.players[0].dice == dice("Y5")
    assert owned(done.players[0])["saw"] == 0
    assert done.players[0].struck == (("substitute", 1),)
    assert event_rules(done, "substituted") == ("WC-7.2",)


@rule("WC-11.1", follows)
def test_t6_and_c2_the_opponent_takes_the_same_brown_and_the_next_lower_yellow() -> None:
    state = line(choosing(T1), "die/6 lantern/1,1 end rival/Y4 rival/B4")
    assert state.board == board("- - - B6 Y5 B3")
    assert state.turn == 2


@pytest.mark.parametrize(("hired", "points"), [(2, 0), (3, 4), (4, 4), (5, 8), (8, 8)])
def test_t7_the_chest_of_helpers(hired: int, points: int) -> None:
    names = "substitute brown_adjust timber supplier trader yellow_adjust herald renown".split()
    mine = sheet(helpers=" ".join(names[:hired]), chests={"helpers": (0, 2)})
    assert score(acting(mine).layout, mine).chests == (points, 0, 0, 0, 0)
    empty = mine._replace(chests=((0, 1),) + ((0, 0),) * 4)
    assert sum(score(acting(mine).layout, empty).chests) == 0


@rule("WC-11.3", follows)
def test_t8_solo_ratings() -> None:
    layout = started().layout
    names = [over(layout, [total], [0])[1].name for total in (49, 50, 59, 60, 69, 70)]
    assert names == [
        *("rated-better-next-time", "rated-quite-good", "rated-quite-good"),
        *("rated-very-good", "rated-very-good", "rated-congratulations"),
    ]


@rule("WC-3.1", follows)
def test_c1_dice_in_descending_order_brown_before_yellow() -> None:
    state = line(started(), "yellow/244 brown/146")
    assert state.board == board("B6 B4 Y4 Y4 Y2 B1")
    assert event_rules(state, "placed") == ("WC-3.1",)


@rule("WC-3.3", follows)
@pytest.mark.parametrize(("rolled", "then"), [("B5", "B5 Y5"), ("B3", "Y5 B3")])
def test_c3_a_lone_die_gets_company(rolled: str, then: str) -> None:
    state = choosing("Y6 Y5 B4 Y3 Y2 B2", *[sheet()] * 5)
    state = line(state, "die/1 die/3 die/4 die/5 die/6")
    while not any(move.startswith("extra/") for move in state.legal_moves()):
        move = "end" if "end" in state.legal_moves() else state.legal_moves()[0]
        state = state.after(move)
    assert state.legal_moves() == [f"extra/B{n}" for n in range(1, 7)]
    state = state.after(f"extra/{rolled}")
    assert state.board == board(f"- - - - {then}")
    assert event_rules(state, "extra") == ("WC-3.3",)


@rule("WC-6.2", breaks)
@rule("WC-6.3", breaks)
@rule("WC-6.4", breaks)
def test_c4_sums_above_6_ones_and_sixes() -> None:
    state = acting(sheet("Y3 B4 Y1 B6", saw=1, glue=1, offcut=1))
    assert rule_broken(state, "glue/Y3+B4=Y") == "WC-6.2"
    assert rule_broken(state, "glue/Y1+Y3=B") == "WC-6.2"
    assert rule_broken(state, "glue/Y1+Y1=Y") == "WC-6.2"
    assert rule_broken(state, "saw/Y1=1+1") == "WC-6.3"
    assert rule_broken(state, "saw/B6=1+4") == "WC-6.3"
    assert rule_broken(state, "saw/B5=1+4") == "WC-6.3"
    assert rule_broken(state, "offcut/B6") == "WC-6.4"
    assert rule_broken(state, "offcut/B5") == "WC-6.4"
    poor = acting(sheet("Y3 B2"))
    assert rule_broken(poor, "glue/Y3+B2=Y") == "WC-6.2"
    assert rule_broken(poor, "saw/Y3=1+2") == "WC-6.3"
    assert rule_broken(poor, "offcut/Y3") == "WC-6.4"


@rule("WC-5.2", follows)
def test_c5_order_takers_by_their_previous_fields() -> None:
    fields = [(4,), (8,), (-1,)]  # a yellow 5, a brown 3, struck out
    state = choosing(T1, *[sheet(fields=f) for f in fields])
    state = line(state, "order order order")
    seats = []
    for _ in range(3):
        seats.append(state.to_move)
        state = state.after(state.legal_moves()[0])
    assert seats == [0, 1, 2]


@rule("WC-7.2", follows)
def test_c6_the_herald_gives_blueberries_and_nuts() -> None:
    state = acting(sheet("B5 B5", helpers="herald", held="II-13")).after("complete/II-13")
    assert state.players[0].nuts == 2
    assert owned(state.players[0])["blueberry"] == 2
    assert event_rules(state, "heralded") == ("WC-7.2",)


@rule("WC-10.1", follows)
def test_c7_the_final_scoring() -> None:
    mine = sheet(
        helpers="brown_adjust renown",
        nuts=7,
        done="II-13 II-10 I-16 I-03 I-10",  # 5 + 3 + 3 + 3 + 3 points, 2 + 1 + 1 reputation
        lanterns="1,1 2,1 3,1",
        chests={"reputation": (2, 0), "order_vp": (1, 0)},
    )
    found = score(acting(mine).layout, mine)
    assert (found.nuts, found.helpers, found.fame) == (7, 3, 5)
    assert (found.reputation, found.orders, found.lines) == (25, 17, 1)
    assert found.chests == (0, 0, 8, 0, 4)
    assert found.total == 7 + 3 + 25 + 17 + (8 + 4) + 1 == 65
    assert score(acting(mine).layout, sheet()).total == 0
