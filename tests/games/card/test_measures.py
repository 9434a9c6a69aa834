"""What is measured of the card game, computed by hand for the last turns of a game made by hand."""

from __future__ import annotations

import pytest

from glueckauf.games.card import measures
from glueckauf.lab.watched import Watched
from tests.games.card.scenes import scene, with_player

# Seat 0 dispatches a train; both take a share, the second for two workers; seat 1 passes with two in hand.
# Seat 0 stores a card of two lorries and leaves the third step; then no worker is left.
TURNS = (
    "delivery pay/1 train/1=barracks:2",
    "share pay/1",
    "share pay/2",
    "pass",
    "mining/3 pay/1 row>s end",
)


@pytest.fixture(scope="module")
def game() -> Watched:
    state = scene(
        2,
        stacks={"share": "barracks barracks furnaces"},
        changes={"tokens": (7,), "shift": 7},
        workers=(1, 1, 2),
        docks=("red w=w2", "", ""),
        orders="barracks:2 furnaces:1",
        row="w1.2 w2",
    )
    moves = tuple(move for turn in TURNS for move in turn.split())
    states = [with_player(state, 1, workers=(1, 2))]
    for move in moves:
        states.append(states[-1].after(move))
    assert states[-1].is_over
    return Watched(tuple(states), moves)


def test_use_and_price_of_zones(game: Watched) -> None:
    found = measures.space_use(game)
    uses = {"share": 2, "mining/3": 1, "delivery": 1}
    assert {zone: number for zone, number in found.parts.items() if number} == uses
    assert set(found.parts) == set(game.last.layout.zones)
    assert found.value == pytest.approx(16 / (4 + 1 + 1))
    assert measures.space_use_by_shift(game).parts["share · 7"] == 2
    assert measures.use_by_chapter(game)[7, "wild"] == 0
    price = measures.space_price(game)
    assert price.parts == {"delivery": 1, "mining/3": 1, "share": (1 + 2) / 2}
    assert price.value == (1 + 1 + 2 + 1) / 4


def test_use_of_orders(game: Watched) -> None:
    found = measures.order_use(game)
    assert found.value == 1 / 2
    assert found.parts == {"barracks": 1, "barracks:2": 1, "furnaces": 0, "furnaces:1": 0}


def test_what_was_left_over(game: Watched) -> None:
    assert measures.idle_workers(game).value == (2 + 0) / 2
    assert measures.wasted_steps(game).value == 1 / 2


def test_sources_add_up(game: Watched) -> None:
    # The order is worth 5, its share 3; the share of seat 1 has no order. Nobody was at mining/1, so the
    # starting player has the token.
    assert measures.sources_by_seat(game) == {
        "lorries": (0, 0),
        "orders": (5, 0),
        "shares": (3, 0),
        "tokens": (1, 0),
        "objectives": (0, 0),
    }
    assert game.last.scores == (9, 0)
    assert measures.sources(game).value == 9 / 2
