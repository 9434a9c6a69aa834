"""Every rule id: a case that follows it and one that breaks it (beside the worked examples)."""

from __future__ import annotations

from collections import Counter

import pytest

import glueckauf as ga
from glueckauf.games.board.parts import (
    Shortage,
    Stack,
)
from glueckauf.games.board.ruleset import Rules, read_tile
from tests.games.board.scenes import busy_game, drafted, idle_game, me, mining, scene, with_player
from tests.games.play import breaks, event_rules, follows, line, rule, rule_broken


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
    assert rule_broken(drafted(3), "+g") == "GA-5.1"
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
