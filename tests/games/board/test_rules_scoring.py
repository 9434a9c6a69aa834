"""Rule ids of chapters 8 to 10: shifts, the end of the game, open information."""

from __future__ import annotations

import random
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.games.board.parts import (
    FACE_DOWN_TILE,
    Crew,
)
from glueckauf.games.board.ruleset import Rules, read_order, read_tile
from glueckauf.games.board.scoring import awards, next_start, winners
from tests.games.board.scenes import drafted, me, scene, with_player
from tests.games.play import breaks, event_rules, follows, line, rule, rule_broken

# --- 8 End of a shift -----------------------------------------------------------------------


def last_miner(players: int = 3, **given: Any) -> ga.board.State:
    """The starting player has the last miner of the shift."""
    state = scene(players, miners=1, **given)
    for seat in range(1, players):
        state = with_player(state, seat, miners=0)
    return state


@rule("GA-8.1", breaks)
def test_later_categories_do_not_score_early() -> None:
    state = with_player(last_miner(), 0, delivered=(read_order("engine:k=5"),))
    after = state.after("pithead")
    assert after.scores == (5, 0, 0)
    assert after.shift == 2


@rule("GA-8.2", breaks)
def test_no_points_for_having_none() -> None:
    after = last_miner(orders=[("barrow:y=2", ("y",))]).after("pithead")
    assert after.scores == (0, 0, 0)


@rule("GA-8.2", follows)
def test_squares_count_as_printed_whatever_coal_filled_them() -> None:
    state = last_miner(orders=[("barrow:y=2", ("kk",))])
    assert state.after("delivery/barrow").scores == (2 + 2, 0, 0)


@rule("GA-8.3", breaks)
def test_a_tie_for_first_leaves_no_second_and_two_players_have_none() -> None:
    rules = Rules()
    assert {a.place for a in awards(1, (4, 4, 1), rules)} == {1}
    assert [(a.seat, a.vp) for a in awards(1, (4, 1), rules)] == [(0, 2)]
    assert [(a.seat, a.vp) for a in awards(1, (4, 1, 1, 0), rules)] == [(0, 2), (1, 1), (2, 1)]
    assert awards(1, (0, 0, 0), rules) == []
    assert len(awards(1, (4, 0, 0), rules)) == 1


@rule("GA-8.4", breaks)
def test_a_cart_with_any_coal_on_it_is_not_empty() -> None:
    state = last_miner(
        changes={"shift": 3}, mine={"carts": ("k", "", "g", "k")}, marks=0, orders=[]
    )
    for seat in (1, 2):
        state = with_player(state, seat, orders=(), marks=0)
    after = state.after("pithead")
    shown = [event.facts["category"] for event in after.events if event.name == "first-place"]
    assert shown == [10]


@rule("GA-8.5", follows)
def test_miners_return_and_the_next_start_is_found() -> None:
    crews = {"workshop/1": (2, 2), "workshop/draw": (1, 3), "mining/6": (0, 5)}
    after = last_miner(crews=crews).after("pithead")
    assert (after.shift, after.start, after.to_move) == (2, 1, 1)
    assert all(player.miners == 15 for player in after.players)
    assert all(crew.miners == 0 for crew in after.crews)
    assert after.pithead == after.canteen == (0, 0, 0)
    assert event_rules(after, "new-start") == ("GA-8.5",)


@rule("GA-8.5", breaks)
@pytest.mark.parametrize(
    ("start", "standing", "expected"),
    [
        (0, (3, 3, 1), 1),
        (0, (3, 1, 3), 2),
        (1, (3, 3, 3), 2),
        (2, (0, 0, 0), 0),
        (1, (2, 5, 5, 5), 2),
        (3, (0, 0, 0, 1), 3),
    ],
)
def test_the_old_start_player_loses_every_tie(
    start: int, standing: tuple[int, ...], expected: int
) -> None:
    assert next_start(start, standing) == expected


# --- 9 End of the game ----------------------------------------------------------------------


def final(**given: Any) -> ga.board.State:
    state = last_miner(changes={"shift": 3}, **given)
    for seat in range(1, 3):
        mine = me(state, seat).mine._replace(carts=("y", "b", "g", "k"))
        state = with_player(state, seat, marks=0, orders=(), mine=mine)
    return state


@rule("GA-9.1", breaks)
def test_fewer_than_five_marks_bring_nothing() -> None:
    after = final(marks=3, orders=[]).after("pithead")
    assert me(after).marks == 4
    assert me(after).vp == 1  # four coal
    assert after.winners == (0,)


@rule("GA-9.2", breaks)
def test_fewer_than_three_coal_bring_nothing() -> None:
    mine = {"carts": ("", "b", "g", "")}
    after = final(marks=0, orders=[], mine=mine).after("pithead")
    assert me(after).vp == 10 + 13  # two empty carts, no coal exchanged


@rule("GA-9.3", breaks)
def test_delivered_orders_cost_nothing() -> None:
    state = final(marks=0, orders=["barrow:y=2", "engine:b=3"])
    assert me(state.after("pithead")).vp == 1 - 2


@rule("GA-9.4", breaks)
def test_only_the_total_of_each_side_counts() -> None:
    tiles = tuple(map(read_tile, ["yy+", "kk+", "b-", "g-"]))
    mine = {"tiles": tiles, "carts": ("yyy", "bb", "gg", "kkk")}
    after = final(marks=0, orders=[], mine=mine).after("pithead")
    assert me(after).vp == 10 // 3


@rule("GA-9.5", follows)
def test_marks_break_ties() -> None:
    low, high = me(scene(marks=1)), me(scene(marks=3))
    assert winners([low, high, low]) == (1,)
    assert winners([low._replace(vp=1), high]) == (0,)
    assert winners([high, low, high]) == (0, 2)


@rule("GA-9.5", breaks)
def test_nothing_comes_after_the_end() -> None:
    after = final().after("pithead")
    assert after.is_over
    assert after.to_move is None
    assert after.legal_moves() == []
    assert rule_broken(after, "pithead") == "GA-9.5"
    assert drafted(3).winners == ()


# --- 10 Open information --------------------------------------------------------------------


@rule("GA-10.1", follows)
def test_a_draw_is_seen_by_its_player_alone() -> None:
    state = drafted(3).after("workshop/draw")
    shown = state.pending.cards  # type: ignore[union-attr]  # looking
    assert state.seen_by(0).pending == state.pending
    assert state.seen_by(1).pending.cards == (FACE_DOWN_TILE,) * 5  # type: ignore[union-attr]  # looking
    after = line(state, "keep/- top/54321")
    assert after.seen_by(0).tile_stack.cards[:5] == shown[::-1]
    assert set(after.seen_by(0).tile_stack.cards[5:]) == {FACE_DOWN_TILE}
    assert set(after.seen_by(1).tile_stack.cards) == {FACE_DOWN_TILE}


@rule("GA-10.1", breaks)
def test_nobody_can_use_what_lies_face_down() -> None:
    view = drafted(3).seen_by(0)
    looking_at_nothing = view.after("workshop/draw")
    assert rule_broken(looking_at_nothing, "keep/1") == "GA-10.1"
    assert looking_at_nothing.why_not("keep/-") is None
    refilled = view.after("order/1")
    assert rule_broken(refilled, "order/1") == "GA-10.1"
    assert rule_broken(view.after("order/draw"), "keep/2") == "GA-10.1"


def test_random_is_seeded_by_purpose() -> None:
    """Another stack of orders with the same tiles: the streams do not disturb each other."""
    rules = Rules(orders=Rules().orders[:40])
    assert ga.board.setup(2, 7).tile_stack == ga.board.setup(2, 7, rules=rules).tile_stack
    assert ga.board.setup(2, 7) == ga.board.setup(2, 7)
    assert ga.board.setup(2, 7) != ga.board.setup(2, 8)
    assert random.Random(1).random() == random.Random(1).random()


def test_crews_belong_to_one_player() -> None:
    after = scene(3, crews={"money/6": (2, 3)}).after("money/6")
    assert after.crews[after.works.index["money/6"]] == Crew(0, 4)
