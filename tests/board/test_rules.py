"""Every rule id: a case that follows it and one that breaks it (beside the worked examples)."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.games.board.parts import (
    FACE_DOWN_TILE,
    Crew,
    Half,
    Mining,
    Shortage,
    Stack,
    coal_of,
)
from glueckauf.games.board.ruleset import Rules, read_order, read_tile
from glueckauf.games.board.scoring import awards, next_start, winners
from tests.board.scenes import (
    OrderSpec,
    busy_game,
    drafted,
    event_rules,
    idle_game,
    line,
    me,
    mining,
    rule_broken,
    scene,
    with_player,
)

follows = "follows"
breaks = "breaks"
rule = pytest.mark.rule


def test_every_rule_id_has_a_case_that_follows_and_one_that_breaks_it() -> None:
    shown = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        found = re.findall(r'rule\("(GA-[\d.]+)", "?(follows|breaks)"?\)', path.read_text("utf-8"))
        shown.update(found)
    wanted = {(name, kind) for name in ga.board.rule_ids() for kind in (follows, breaks)}
    assert wanted - shown == set()
    assert shown - wanted == set()


def test_every_rule_id_is_told_by_an_event_or_a_violation() -> None:
    """What the lessons' coverage map will stand on."""
    told: set[str] = set()
    for players in (2, 3, 4):
        for seed in range(6):
            for game in (busy_game(players, seed), idle_game(players, seed)):
                told.update(n for state, _ in game for event in state.events for n in event.rules)
    assert set(ga.board.rule_ids()) - told == set()


# --- 1 Components ---------------------------------------------------------------------------


@rule("GA-1.1", follows)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_components(players: int) -> None:
    state = ga.board.setup(players)
    on_carts = 4 * players
    assert sum(state.supply) + on_carts == 64
    assert len(state.rules.tiles) == 48
    assert len(state.rules.order_deck) == 44


@rule("GA-1.1", breaks)
@pytest.mark.parametrize("players", [0, 1, 5])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(ga.FileError, match=r"players: GA-1\.1"):
        ga.board.setup(players)


@rule("GA-1.2", follows)
def test_tiles() -> None:
    counts = Counter(Rules().tiles)
    assert set(counts.values()) == {3}
    assert len(counts) == 4 * 2 * 2


@rule("GA-1.2", breaks)
def test_other_tiles_are_refused() -> None:
    tiles = (read_tile("y+"), *Rules().tiles[1:-1], read_tile("y+"))
    with pytest.raises(ga.FileError, match=r"tiles: GA-1\.2"):
        ga.board.setup(2, tiles=tiles)


@rule("GA-1.3", follows)
def test_orders() -> None:
    deck = Rules().order_deck
    assert Counter(order.transport for order in deck) == dict.fromkeys(
        ["barrow", "carriage", "motorcar", "engine"], 11
    )
    assert sum(order.vp for order in deck) == 4 * (2 + 3 + 3 + 4 + 5 + 5 + 7 + 9 + 10) + 4 * 16
    assert len(set(deck)) == 44


@rule("GA-1.3", breaks)
def test_other_orders_are_refused() -> None:
    with pytest.raises(ga.FileError, match=r"orders: GA-1\.3"):
        ga.board.setup(2, orders=Rules().order_deck[1:])


@rule("GA-1.4", follows)
@pytest.mark.parametrize(
    ("players", "closed"),
    [
        (2, "workshop/4 workshop/8 mining/4 mining/8 money/3 money/5 order/1"),
        (3, "workshop/8 mining/4 money/3"),
        (4, ""),
    ],
)
def test_closed_spaces(players: int, closed: str) -> None:
    state = scene(players, marks=99)
    open_now = {str(move) for move in state.legal_moves()}
    assert set(state.works.index) - open_now - {
        f"delivery/{t}" for t in ("barrow", "carriage", "motorcar", "engine")
    } == set(closed.split())


@rule("GA-1.4", breaks)
def test_closed_and_unknown_spaces_cannot_be_chosen() -> None:
    for space in ("workshop/4", "workshop/8", "mining/8", "money/5", "order/1", "mining/4"):
        assert rule_broken(drafted(2), space) == "GA-1.4"
    for space in ("money/7", "workshop/9", "mining/5", "order/5"):
        assert rule_broken(drafted(4), space) == "GA-1.4"
    with pytest.raises(ga.NotationError):
        drafted(4).why_not("delivery/ship")


@rule("GA-1.5", follows)
def test_the_cage_holds_five_and_the_storage_any_number() -> None:
    state = mining(9, mine={"level": 1, "cage": "bbbb", "carts": ("yy", "b", "g", "k")})
    assert me(state.after("+y")).mine.cage == "ybbbb"
    state = mining(9, mine={"cage": "bbbbb", "storage": "g" * 11}, orders=[])
    assert me(line(state, "b>s b>s")).mine.storage == "bb" + "g" * 11


@rule("GA-1.5", breaks)
def test_a_sixth_coal_does_not_fit() -> None:
    state = mining(9, mine={"level": 1, "cage": "bbbbb", "carts": ("yy", "b", "g", "k")})
    assert rule_broken(state, "+y") == "GA-1.5"


# --- 2 Setup --------------------------------------------------------------------------------


@rule("GA-2.1", follows)
@pytest.mark.parametrize(("players", "tiles"), [(2, 6), (3, 7), (4, 8)])
def test_one_tile_on_each_open_workshop(players: int, tiles: int) -> None:
    state = ga.board.setup(players)
    assert sum(tile is not None for tile in state.workshops) == tiles
    assert len(state.tile_stack.cards) == 48 - tiles


@rule("GA-2.1", breaks)
def test_no_tile_on_a_closed_workshop() -> None:
    state = ga.board.setup(2)
    assert state.workshops[3] is None
    assert state.workshops[7] is None


@rule("GA-2.2", follows)
@pytest.mark.parametrize(("players", "miners", "marks"), [(2, 18, 10), (3, 15, 9), (4, 13, 8)])
def test_what_each_player_starts_with(players: int, miners: int, marks: int) -> None:
    for player in ga.board.setup(players).players:
        assert (player.miners, player.marks, player.vp) == (miners, marks, 0)
        assert player.mine == (0, "", ("y", "b", "g", "k"), "", ())


@rule("GA-2.2", breaks)
def test_more_than_the_starting_marks_cannot_be_spent() -> None:
    state = scene(4, tiles={1: "kk+", 2: "y+"})
    while (state := state.after("workshop/1" if state.to_move == 0 else "pithead")).to_move:
        pass
    assert me(state).marks == 0
    assert rule_broken(state, "workshop/2") == "GA-4.1"


@rule("GA-2.3", follows)
@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_draft_goes_anticlockwise_from_the_right(start: int) -> None:
    state = ga.board.setup(3, start=start)
    row = state.pending.row  # type: ignore[union-attr]  # drafting
    assert len(row) == 10
    seats = []
    for place in (4, 1, 2, 3, 5, 6, 7, 8, 9):
        seats.append(state.to_move)
        state = state.after(f"draft/{place}")
    assert seats == [(start - 1 - n) % 3 for n in range(9)]
    assert me(state, (start - 1) % 3).orders[0].order == row[3]
    assert [o.label for o in me(state).orders] == ["A", "B", "C"]
    assert state.to_move == start
    assert state.order_spaces[0] == row[9]


@rule("GA-2.3", follows)
def test_r1_the_last_card_goes_on_the_leftmost_open_order_space() -> None:
    state = ga.board.setup(2)
    stack = state.order_stack.cards
    for _ in range(6):
        state = state.after(state.legal_moves()[-1])
    assert state.order_spaces[0] is None
    assert state.order_spaces[2:] == stack[:2]
    assert state.order_stack.cards == stack[2:]


@rule("GA-2.3", breaks)
def test_what_is_not_a_draft() -> None:
    state = ga.board.setup(2).after("draft/4")
    assert rule_broken(state, "draft/4") == "GA-2.3"
    assert rule_broken(state, "draft/8") == "GA-2.3"
    assert rule_broken(state, "money/4") == "GA-2.3"
    assert rule_broken(drafted(2), "draft/1") == "GA-3.1"


# --- 3 Turn ---------------------------------------------------------------------------------


@rule("GA-3.1", follows)
def test_turns_go_clockwise_and_skip_players_without_miners() -> None:
    state = with_player(scene(3), 1, miners=0).after("pithead")
    assert state.to_move == 2
    assert event_rules(state, "skipped") == ("GA-3.1",)
    assert state.after("pithead").to_move == 0


@rule("GA-3.1", follows)
def test_a_player_goes_on_alone_while_nobody_else_has_miners() -> None:
    state = with_player(with_player(scene(3), 1, miners=0), 2, miners=0)
    assert state.after("pithead").to_move == 0


@rule("GA-3.1", breaks)
def test_one_action_a_turn() -> None:
    state = drafted(3).after("mining/8")
    assert rule_broken(state, "money/4") == "GA-3.1"
    assert rule_broken(drafted(3), "+g") == "GA-3.1"
    assert rule_broken(drafted(3), "end") == "GA-3.1"


@rule("GA-3.2", breaks)
def test_too_few_miners_to_displace() -> None:
    state = scene(4, miners=2, crews={"money/5": (1, 1), "money/6": (0, 2)})
    assert rule_broken(state, "money/6") == "GA-3.2"
    assert state.why_not("money/5") is None
    violation = state.why_not("money/6")
    assert violation is not None
    assert violation.facts == {"space": "money/6", "needed": 3, "have": 2}


@rule("GA-3.3", follows)
def test_the_pithead() -> None:
    state = scene(3, marks=0, miners=1)
    after = state.after("pithead")
    assert me(after).marks == 1
    assert me(after).miners == 0
    assert after.pithead == (1, 0, 0)


@rule("GA-3.3", breaks)
def test_nobody_is_displaced_from_the_pithead() -> None:
    state = scene(3, changes={"pithead": (4, 4, 4)})
    after = state.after("pithead")
    assert after.canteen == (0, 0, 0)
    assert me(state).miners - me(after).miners == 1
    assert rule_broken(drafted(3).after("mining/8"), "pithead") == "GA-3.1"


@rule("GA-3.4", follows)
def test_displaced_miners_wait_in_the_canteen() -> None:
    after = scene(3, crews={"money/6": (2, 3)}).after("money/6")
    assert after.canteen == (0, 0, 3)
    assert event_rules(after, "displaced") == ("GA-3.2", "GA-3.4")


@rule("GA-3.4", breaks)
def test_miners_in_the_canteen_do_not_work() -> None:
    """Not for the next start, and not again in this shift: the last miner ends it."""
    state = scene(2, miners=1, changes={"canteen": (17, 0)}, crews={"workshop/1": (1, 1)})
    state = with_player(state, 1, miners=0)
    after = state.after("pithead")
    assert after.shift == 2
    assert after.start == 1
    assert after.canteen == (0, 0)


# --- 4 Workshop -----------------------------------------------------------------------------


@rule("GA-4.1", follows)
@pytest.mark.parametrize(
    ("tile", "price"), [("y+", 1), ("yy-", 2), ("bb+", 4), ("g-", 3), ("k+", 4), ("kk-", 8)]
)
def test_prices(tile: str, price: int) -> None:
    after = scene(tiles={1: tile}, marks=8).after("workshop/1")
    assert me(after).marks == 8 - price


@rule("GA-4.1", breaks)
def test_too_few_marks() -> None:
    assert rule_broken(scene(tiles={1: "kk+"}, marks=7), "workshop/1") == "GA-4.1"


@rule("GA-4.2", breaks)
def test_carts_are_never_refilled() -> None:
    state = scene(tiles={1: "g-"}, mine={"carts": ("y", "b", "", "k")}, marks=9)
    after = state.after("workshop/1")
    assert me(after).mine.carts[2] == "g"
    assert not me(after).mine.tiles[0].light


def short(**given: object) -> ga.board.State:
    """Only one grey coal is left in the supply."""
    return scene(tiles={1: "gg+"}, marks=9, changes={"supply": (2, 0, 1, 4), **given})


@rule("GA-4.3", follows)
def test_another_colour_where_the_supply_is_short() -> None:
    state = short().after("workshop/1")
    assert state.pending == Shortage("workshop/1", 3, 1, None)
    assert state.workshops[0] is None
    assert [str(move) for move in state.legal_moves()] == ["coal/k", "coal/y"]
    after = state.after("coal/y")
    assert me(after).mine.carts[2] == "ygg"
    assert me(after).marks == 9 - 6
    assert after.supply == (1, 0, 0, 4)
    assert after.workshops[0] == state.tile_stack.cards[0]


@rule("GA-4.3", follows)
def test_r2_an_empty_supply_leaves_the_cart_empty() -> None:
    after = short(supply=(0, 0, 1, 0)).after("workshop/1")
    assert me(after).mine.carts[2] == "gg"
    assert me(after).marks == 3
    assert event_rules(after, "carts-left-empty") == ("GA-4.3",)
    assert after.to_move == 1


@rule("GA-4.3", breaks)
def test_only_colours_of_the_supply_and_only_then() -> None:
    state = short().after("workshop/1")
    assert rule_broken(state, "coal/b") == "GA-4.3"
    assert rule_broken(state, "coal/g") == "GA-4.3"
    assert rule_broken(state, "pithead") == "GA-4.3"
    assert rule_broken(drafted(3), "coal/y") == "GA-3.1"


@rule("GA-4.4", follows)
def test_the_workshop_is_refilled() -> None:
    state = scene(tiles={1: "y+"})
    after = state.after("workshop/1")
    assert after.workshops[0] == state.tile_stack.cards[0]
    assert len(after.tile_stack.cards) == len(state.tile_stack.cards) - 1


@rule("GA-4.4", breaks)
def test_an_exhausted_stack_refills_nothing() -> None:
    state = scene(tiles={1: "y+"}, changes={"tile_stack": Stack((), ())})
    after = state.after("workshop/1")
    assert after.workshops[0] is None
    assert event_rules(after, "not-refilled") == ("GA-4.4",)
    assert rule_broken(after, "workshop/1") == "GA-4.4"


def looking(**given: object) -> ga.board.State:
    tiles = tuple(map(read_tile, "k+ gg- y+ bb- kk+ y- g+".split()))
    changes = {"tile_stack": Stack(tiles, (0,) * 7), **given}
    return scene(marks=6, changes=changes).after("workshop/draw")


@rule("GA-4.5", follows)
def test_look_at_five_tiles_and_buy_one() -> None:
    state = looking()
    assert [str(move) for move in state.legal_moves()] == [
        "keep/-",
        "keep/1",
        "keep/2",
        "keep/3",
        "keep/4",
    ]
    state = state.after("keep/2")
    assert me(state).marks == 0
    assert me(state).mine.carts[2] == "ggg"
    assert len(state.legal_moves()) == 48
    after = state.after("top/5413")
    assert " ".join(map(str, after.tile_stack.cards)) == "kk+ bb- k+ y+ y- g+"
    after = state.after("bottom/5413")
    assert " ".join(map(str, after.tile_stack.cards)) == "y- g+ kk+ bb- k+ y+"


@rule("GA-4.5", follows)
def test_buying_none_uses_the_action() -> None:
    state = looking().after("keep/-")
    assert len(state.legal_moves()) == 240
    after = state.after("bottom/12345")
    assert after.to_move == 1
    assert me(after).marks == 6


@rule("GA-4.5", follows)
def test_a_short_stack_and_nothing_left_to_put_back() -> None:
    tiles = (read_tile("y+"),)
    state = looking(tile_stack=Stack(tiles, (0,)))
    assert state.after("keep/1").to_move == 1
    assert state.after("keep/-").after("top/1").tile_stack.cards == tiles


@rule("GA-4.5", follows)
def test_the_coal_choice_comes_right_after_keep() -> None:
    state = looking(supply=(5, 5, 0, 5)).after("keep/2")
    after = line(state, "coal/k coal/y top/1345")
    assert me(after).mine.carts[2] == "ygk"
    assert after.to_move == 1


@rule("GA-4.5", breaks)
def test_what_cannot_be_done_while_looking() -> None:
    empty = scene(changes={"tile_stack": Stack((), ())})
    assert rule_broken(empty, "workshop/draw") == "GA-4.5"
    state = looking()
    assert rule_broken(state, "keep/5") == "GA-4.1"
    assert rule_broken(state, "keep/6") == "GA-4.5"
    assert rule_broken(state, "top/12345") == "GA-4.5"
    state = state.after("keep/3")
    assert rule_broken(state, "top/12345") == "GA-4.5"
    assert rule_broken(state, "top/124") == "GA-4.5"
    assert rule_broken(state, "keep/1") == "GA-4.5"


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
