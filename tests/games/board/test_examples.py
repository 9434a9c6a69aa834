"""The worked examples of the rulebooks, X1 to X12."""

from __future__ import annotations

import pytest

from glueckauf.games.board.parts import Player
from glueckauf.games.board.ruleset import Rules, read_order, read_tile
from glueckauf.games.board.scoring import (
    awards,
    clock_counts,
    next_start,
    score_game,
    score_shift,
)
from tests.games.board.scenes import drafted, me, mining, outstanding, scene
from tests.games.play import line


@pytest.mark.rule("GA-3.2", "follows")
@pytest.mark.parametrize(
    ("space", "miners", "canteen"),
    [("money/4", 1, (0, 0, 0, 0)), ("money/5", 2, (0, 1, 0, 0)), ("money/6", 3, (2, 0, 0, 0))],
)
def test_x1_one_more_than_stand_there(space: str, miners: int, canteen: tuple[int, ...]) -> None:
    state = scene(4, crews={"money/5": (1, 1), "money/6": (0, 2)})
    after = state.after(space)
    assert me(state).miners - me(after).miners == miners
    assert after.crews[after.works.index[space]] == (0, miners)
    assert after.canteen == canteen


@pytest.mark.rule("GA-4.2", "follows")
def test_x2_a_light_tile_with_two_grey_carts() -> None:
    state = scene(tiles={3: "gg+"}, marks=6)
    refill = state.tile_stack.cards[0]
    after = state.after("workshop/3")
    assert me(after).marks == 0
    assert me(after).mine.carts == ("y", "b", "ggg", "k")
    assert me(after).mine.tiles == (read_tile("gg+"),)
    assert me(after).mine.tiles[0].level == 3
    assert after.workshops[2] == refill


@pytest.mark.rule("GA-5.1", "follows")
def test_x3_eight_mining_steps() -> None:
    state = scene(4, orders=["carriage:gg=7"], mine={"carts": ("y", "b", "gg", "k")})
    after = line(state, "mining/8 3 +g +g 1 +y 0 g>A g>A")
    assert after.to_move == 1
    assert me(after).mine.cage == "y"
    assert me(after).mine.carts == ("", "b", "", "k")
    assert me(after).orders[0].squares == ("g", "g")


@pytest.mark.rule("GA-6.1", "follows")
def test_x4_all_complete_orders_of_a_transport() -> None:
    orders = [
        ("carriage:kk=9", ("k", "k")),
        ("carriage:ybgk=10", ("y", "b", "yy", "k")),
        ("carriage:g=4", ("",)),
        ("motorcar:k=5", ("k",)),
    ]
    state = scene(orders=orders)
    after = state.after("delivery/carriage")
    assert me(after).vp == 19
    assert [o.label for o in me(after).orders] == ["C", "D"]
    returned = [new - old for new, old in zip(after.supply, state.supply, strict=True)]
    assert returned == [3, 1, 0, 3]
    assert [str(order) for order in me(after).delivered] == ["carriage:kk", "carriage:ybgk"]


@pytest.mark.rule("GA-7.1", "follows")
def test_x5_five_marks() -> None:
    state = drafted(3)
    assert me(state.after("money/5")).marks == me(state).marks + 5


@pytest.mark.rule("GA-7.2", "follows")
def test_x6_an_order_from_an_order_space() -> None:
    state = scene(changes={"order_spaces": tuple(map(read_order, ["engine:gg=7"] * 4))})
    refill = state.order_stack.cards[0]
    after = state.after("order/2")
    assert me(after).orders[-1] == outstanding(*["engine:gg=7"] * 4)[-1]
    assert after.order_spaces[1] == refill


def delivered(*orders: str) -> Player:
    return me(scene(delivered=tuple(map(read_order, orders))))


@pytest.mark.rule("GA-8.2", "follows")
def test_x7_delivered_squares_by_colour() -> None:
    player = delivered("barrow:gg=7", "carriage:ybgk=10", "carriage:kk=9")
    assert clock_counts(player)[:4] == (1, 1, 3, 3)


@pytest.mark.rule("GA-8.2", "follows")
def test_x8_delivered_squares_by_transport() -> None:
    player = delivered("barrow:gg=7", "carriage:ybgk=10", "carriage:kk=9")
    assert clock_counts(player)[4:8] == (2, 6, 0, 0)


@pytest.mark.rule("GA-8.4", "follows")
def test_x9_empty_carts() -> None:
    tiles = tuple(map(read_tile, ["gg+", "kk-", "k+"]))
    player = me(scene(mine={"tiles": tiles, "carts": ("y", "b", "", "")}))
    assert clock_counts(player)[8:] == (0, 0, 3, 4)


@pytest.mark.rule("GA-8.3", "follows")
def test_x10_places_and_ties() -> None:
    rules = Rules()
    counts = {5: (3, 3, 2), 6: (1, 1, 6), 7: (0, 0, 0), 8: (0, 0, 0)}
    points = {n: [0, 0, 0] for n in counts}
    for category, row in counts.items():
        for award in awards(category, row, rules):
            points[category][award.seat] += award.vp
    assert points == {5: [6, 6, 0], 6: [3, 3, 7], 7: [0, 0, 0], 8: [0, 0, 0]}


@pytest.mark.rule("GA-8.5", "follows")
def test_x11_most_miners_in_workshops_start() -> None:
    assert [next_start(start, (5, 4, 2)) for start in range(3)] == [0, 0, 0]


@pytest.mark.rule("GA-9.1", "follows")
@pytest.mark.rule("GA-9.2", "follows")
@pytest.mark.rule("GA-9.3", "follows")
@pytest.mark.rule("GA-9.4", "follows")
def test_x12_the_end_of_the_game() -> None:
    tiles = tuple(map(read_tile, ["y+"] * 7 + ["b-"] * 4))
    mine = {"tiles": tiles, "carts": ("y", "", "", ""), "cage": "g", "storage": "k"}
    player = me(scene(marks=7, mine=mine, orders=[("barrow:bb=5", ("b", ""))]))
    (after,), events = score_game((player,), Rules())
    told = {event.name: (event.rules, event.facts["vp"]) for event in events}
    assert told == {
        "marks-exchanged": (("GA-9.1",), 1),
        "coal-exchanged": (("GA-9.2",), 1),
        "orders-left": (("GA-9.3",), 1),
        "balance": (("GA-9.4",), 6),
    }
    assert after.vp == 1 + 1 - 1 - 6
    assert after.marks == 2


@pytest.mark.rule("GA-8.1", "follows")
@pytest.mark.parametrize(("shift", "vp"), [(1, 2), (2, 2 + 6), (3, 2 + 6 + 10)])
def test_more_categories_every_shift(shift: int, vp: int) -> None:
    """One yellow square on a barrow and one empty yellow cart: categories 1, 5 and 9."""
    leader = delivered("barrow:y=2")
    leader = leader._replace(mine=leader.mine._replace(carts=("", "b", "g", "k")))
    players, _ = score_shift(shift, (leader, delivered(), delivered()), Rules())
    assert [player.vp for player in players] == [vp, 0, 0]


def test_the_line_of_x3_as_text_is_its_cost() -> None:
    state = mining(8, orders=["carriage:gg=7"], mine={"carts": ("y", "b", "gg", "k")})
    tokens = "3 +g +g 1 +y 0 g>A g>A".split(" ")
    assert len(tokens) == 8
    assert line(state, " ".join(tokens)).pending is None
