"""Positions of lessons: set-up, moves, values laid on top; everything that is named is conserved."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.games.board.parts import Crew, Drafting, Mining, coal_of
from glueckauf.games.board.rules import State
from glueckauf.learn.lessons.screens import Position
from tests.learn.lessons.samples import PIT, laid


def orders_of(state: State) -> Counter[str]:
    """Every order card on the table, wherever it lies."""
    cards = [*state.order_spaces, *state.order_stack.cards]
    cards += state.pending.row if isinstance(state.pending, Drafting) else ()
    for player in state.players:
        cards += [*(o.order for o in player.orders), *player.delivered]
    return Counter(str(card) for card in cards if card is not None)


def tiles_of(state: State) -> Counter[str]:
    cards = [*state.workshops, *state.tile_stack.cards]
    cards += [tile for player in state.players for tile in player.mine.tiles]
    return Counter(str(card) for card in cards if card is not None)


def is_whole(state: State) -> None:
    rules = state.rules
    assert orders_of(state) == Counter(map(str, rules.order_deck))
    assert tiles_of(state) == Counter(map(str, rules.tiles))
    for n, colour in enumerate("ybgk"):
        owned = sum(coal_of(player).count(colour) for player in state.players)
        assert owned + state.supply[n] == rules.coal
    for seat, player in enumerate(state.players):
        standing = sum(crew.miners for crew in state.crews if crew.seat == seat)
        everywhere = player.miners + standing + state.pithead[seat] + state.canteen[seat]
        assert everywhere == {2: 18, 3: 15, 4: 13}[len(state.players)]


def test_left_out_it_is_the_table_after_the_draft() -> None:
    state = laid()
    assert (len(state.players), state.to_move, state.pending) == (2, 0, None)
    assert all(len(player.orders) == 3 for player in state.players)
    assert state.events == ()  # laid, not played
    is_whole(state)


def test_before_the_draft_the_set_up_counts() -> None:
    state = laid(players=3, drafted=False)
    assert isinstance(state.pending, Drafting)
    assert {rule for event in state.events for rule in event.rules} >= {"GA-1.1", "GA-2.3"}
    assert laid(players=3, drafted=False, moves="draft/1").events == ()
    assert laid(players=3, drafted=False, workshops={"1": "gg+"}).events == ()


def test_a_row_for_the_draft() -> None:
    row = ["carriage:gg", "engine:kk", "barrow:y", "barrow:b", "barrow:g", "barrow:k", "engine:y"]
    state = laid(drafted=False, draft_row=row, moves="draft/2")
    assert isinstance(state.pending, Drafting)
    assert [str(card) for card in state.pending.row if card] == [row[0], *row[2:]]
    assert [str(o.order) for o in state.players[1].orders] == ["engine:kk"]
    is_whole(state)


@pytest.mark.parametrize("seed", range(12))
def test_what_is_named_lies_nowhere_else(seed: int) -> None:
    """Whatever the seed has laid out, the named cards move and the decks stay whole."""
    state = laid(
        players=3,
        seed=seed,
        workshops={"1": "gg+", "2": "gg+", "3": ""},
        order_spaces={"2": "engine:kk", "3": ""},
        tile_stack=["gg+", "k-", "y+"],
        order_stack=["barrow:gg", "engine:ggg"],
        seats={
            "0": {"orders": ["carriage:gg", "motorcar:kkk"], "delivered": ["barrow:ybgk"]},
            "1": {"mine": {"tiles": ["k-", "k-", "bb+"]}, "delivered": ["carriage:kkk"]},
        },
    )
    is_whole(state)
    assert [str(tile) for tile in state.workshops[:3]] == ["gg+", "gg+", "None"]
    assert [str(tile) for tile in state.tile_stack.cards[:3]] == ["gg+", "k-", "y+"]
    assert str(state.order_spaces[1]) == "engine:kk"
    assert [str(o.label) + str(o.order) for o in state.players[0].orders] == [
        "Acarriage:gg",
        "Bmotorcar:kkk",
    ]
    assert state.players[1].mine.carts == ("y", "bbb", "g", "kkk")  # carts left out: all full


def test_the_stacks_may_be_short() -> None:
    state = laid(tiles_left=0, orders_left=2, order_stack=["barrow:gg"])
    assert state.tile_stack.cards == ()
    assert str(state.order_stack.cards[0]) == "barrow:gg"
    assert len(state.order_stack.cards) == 2
    assert state.why_not("workshop/draw") is not None


def test_miners_that_are_named_nowhere() -> None:
    crews = {"money/6": {"seat": 0, "miners": 2}, "workshop/1": {"seat": 1, "miners": 3}}
    state = laid(players=3, crews=crews, pithead={"0": 1}, seats={"1": {"miners": 4}})
    assert state.players[0].miners == 15 - 2 - 1
    assert (state.players[1].miners, state.canteen) == (4, (0, 8, 0))
    assert state.crews[state.works.index["money/6"]] == Crew(0, 2)
    is_whole(state)
    fewer = laid(players=3, canteen={"1": 2}, seats={"1": {"miners": 4}})
    assert (fewer.players[1].miners, fewer.canteen) == (4, (0, 2, 0))


def test_a_mining_action_is_going_on() -> None:
    state = laid(players=3, to_move=1, mining=8, seats={"1": {"mine": PIT}})
    assert (state.to_move, state.pending) == (1, Mining(8))
    assert state.crews[state.works.index["mining/8"]] == Crew(1, 1)
    is_whole(state)
    assert laid(mining=8).pending == Mining(8)  # the space is closed with two players
    assert laid(mining=13).legal_moves()


def test_moves_are_played_first() -> None:
    state = laid(players=3, moves="money/4 money/5", shift=2, seats={"0": {"vp": 12, "marks": 0}})
    assert (state.to_move, state.shift, state.players[0].vp) == (2, 2, 12)
    assert [state.players[seat].marks for seat in (0, 1)] == [0, 14]
    assert state.events == ()
    is_whole(state)


def test_orders_with_coal_on_them_and_made_up_ones() -> None:
    orders = [
        {"transport": "carriage", "squares": "gg", "filled": [1]},
        {"transport": "barrow", "squares": "gyg", "vp": 6, "filled": {"1": "g", "2": "bk"}},
        "engine:yyyy=5",
    ]
    one, two, three = laid(seats={"0": {"orders": orders}}).players[0].orders
    assert (one.order.vp, one.squares) == (7, ("g", ""))
    assert (two.order.vp, two.squares) == (6, ("g", "bk", ""))
    assert (three.order.vp, three.squares) == (5, ("", "", "", ""))


def test_the_same_position_under_changed_rules() -> None:
    tree = {"players": 3, "mining": 8, "rules": {"pithead": 3}, "seats": {"0": {"mine": PIT}}}
    position = Position("p", "file", laid(**tree), tree)
    changed = position.under(cage=1)
    assert (changed.rules.cage, changed.rules.pithead) == (1, 3)
    assert changed.players[0].mine == position.state.players[0].mine


WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"player": 3}, "player", "did you mean players?"),
    ({"players": 5}, "players", "from 2 to 4"),
    ({"start": 2}, "start", "from 0 to 1"),
    ({"rules": {"cage": 0}}, "rules.cage", "from 1 to 20"),
    ({"rules": {"draft": 6, "orders": ["barrow:g=4"]}}, "orders", "the draft needs"),
    ({"drafted": 1}, "drafted", "true or false"),
    ({"draft_row": []}, "draft_row", "add drafted = false"),
    ({"drafted": False, "draft_row": ["barrow:y"]}, "draft_row", "must list 7 to 7"),
    ({"drafted": False, "draft_row": ["barrow:y"] * 7}, "draft_row[2]", "may be named once"),
    ({"drafted": False, "mining": 8}, "mining", "during the draft"),
    ({"moves": "money/5"}, "moves", "money/5 is not allowed there: GA-1.4"),
    ({"moves": "money 5"}, "moves", "column 6: expected /"),
    ({"moves": "mining/6", "to_move": 1}, "to_move", "in the middle of a turn"),
    ({"to_move": 2}, "to_move", "from 0 to 1"),
    ({"seats": {"0": {"miners": 0}}}, "to_move", "has no miners (GA-3.1)"),
    ({"shift": 4}, "shift", "from 1 to 3"),
    ({"mining": 41}, "mining", "from 1 to 40"),
    ({"crews": {"money/5": {"seat": 0, "miners": 1}}}, 'crews."money/5"', "there is no key"),
    ({"crews": {"money/4": {"seat": 0}}}, 'crews."money/4".miners', "is missing"),
    ({"crews": {"money/4": {"seat": 0, "miners": 19}}}, 'crews."money/4".miners', "from 1 to 18"),
    ({"canteen": {"0": 10}, "pithead": {"0": 10}}, "pithead", "has 18 miners"),
    ({"canteen": {"0": 1}, "seats": {"0": {"miners": 18}}}, "seats.0.miners", "has 18 miners"),
    ({"canteen": {"2": 1}}, "canteen.2", "there is no key"),
    ({"workshops": {"4": "gg+"}}, "workshops.4", "there is no key"),
    ({"workshops": {"1": "gk+"}}, "workshops.1", "there is no tile"),
    ({"workshops": {"1": "g+", "2": "g+"}, "tile_stack": ["g+"] * 2}, "tile_stack[2]", "3 times"),
    ({"order_spaces": {"2": "boat:k"}}, "order_spaces.2", "there is no transport"),
    ({"order_spaces": {"2": "engine:yg"}}, "order_spaces.2", "the game has no order engine:yg"),
    ({"order_spaces": {"2": "engine:k=6"}}, "order_spaces.2", "brings 5 VP in this game"),
    ({"order_spaces": {"2": "engine:yg=x"}}, "order_spaces.2", "is not an order"),
    ({"order_stack": ["engine:k"] * 2}, "order_stack[2]", "the game has engine:k only once"),
    ({"tiles_left": -1}, "tiles_left", "from 0 to 200"),
    ({"supply": {"g": 15}}, "supply.g", "from 0 to 14"),
    ({"supply": {"x": 1}}, "supply.x", "there is no key"),
    ({"seats": {"2": {}}}, "seats.2", "there is no key"),
    ({"seats": {"0": {"marks": -1}}}, "seats.0.marks", "from 0 to 999"),
    ({"seats": {"0": {"mine": {"carts": {"3": "gg"}}}}}, "seats.0.mine.carts.3", "add a tile"),
    (
        {"seats": {"0": {"mine": {"cage": {"coal": "yyyyyy"}}}}},
        "seats.0.mine.cage.coal",
        "the cage holds 5",
    ),
    (
        {"seats": {"0": {"mine": {"storage": "k" * 16}}}},
        "seats.0.mine",
        "17 black coal are too many",
    ),
    ({"seats": {"0": {"mine": {"storage": "k" * 15}}}}, "seats", "take 1 away"),
    ({"seats": {"0": {"orders": ["engine:k"] * 2}}}, "seats.0.orders[2]", "only once"),
    (
        {"seats": {"0": {"orders": [{"transport": "engine", "squares": "ggggg"}]}}},
        "seats.0.orders[1].squares",
        "1 to 4 squares",
    ),
    (
        {
            "seats": {
                "0": {"orders": [{"transport": "engine", "squares": "k", "filled": {"1": "y"}}]}
            }
        },
        "seats.0.orders[1].filled.1",
        "cannot lie on a black square",
    ),
]


@pytest.mark.parametrize(("position", "key", "problem"), WRONG)
def test_what_cannot_be_is_told(position: dict[str, Any], key: str, problem: str) -> None:
    with pytest.raises(ga.FileError) as caught:
        laid(**position)
    assert caught.value.key == f"positions.p.{key}"
    assert problem in caught.value.problem
    assert "\n" not in str(caught.value)
