"""What is measured of the board game, computed by hand for the last turns of a game made by hand."""

from __future__ import annotations

import pytest

import glueckauf as ga
from glueckauf.games.board import measures
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import Rules
from glueckauf.lab.watched import Watched
from tests.games.board.scenes import scene, with_player

# Seat 0 delivers; seat 1 rides to level 1 by a detour over level 2, and leaves four of six steps. Seat 0
# displaces that miner with two and mines nothing. Then come money, and a miner of each at the pithead.
TURNS = (
    "delivery/carriage",
    "mining/6 2 1 end",
    "mining/6 end",
    "money/4",
    "pithead",
    "pithead",
)


def last_turns(rules: Rules | None = None) -> Watched:
    """Shift 3; seat 0 has 4 miners, 7 marks, 10 VP, two orders; seat 1 has 3 miners, 4 marks, 12 VP."""
    state: State = scene(
        2,
        rules=rules,
        changes={"shift": 3},
        orders=(("carriage:gg=7", ("g", "g")), "barrow:k=4"),
        miners=4,
        marks=7,
        vp=10,
    )
    state = with_player(state, 1, orders=(), miners=3, marks=4, vp=12)
    moves = tuple(move for turn in TURNS for move in turn.split())
    states = [state]
    for move in moves:
        states.append(states[-1].after(move))
    assert states[-1].is_over
    return Watched(tuple(states), moves)


@pytest.fixture(scope="module")
def game() -> Watched:
    return last_turns()


def test_displaced_miners_are_divided_by_those_sent(game: Watched) -> None:
    assert measures.displacements(game).value == 1 / (1 + 1 + 2 + 1 + 1 + 1)


def test_use_of_spaces(game: Watched) -> None:
    uses = {"delivery/carriage": 1, "mining/6": 2, "money/4": 1, "pithead": 2}
    found = measures.space_use(game)
    assert {space: number for space, number in found.parts.items() if number} == uses
    assert set(found.parts) == set(
        game.last.works.open
    )  # those that nobody used stand there with 0
    # Shares 1/6, 2/6, 1/6, 2/6: the sum of their squares is 10/36.
    assert found.value == pytest.approx(36 / 10)
    by_shift = measures.space_use_by_shift(game)
    assert by_shift.parts["mining/6 · 3"] == 2
    assert by_shift.value == pytest.approx(36 / 10)  # there is one shift only
    assert measures.use_by_chapter(game)[3, "pithead"] == 2


def test_price_of_spaces(game: Watched) -> None:
    found = measures.space_price(game)
    assert found.value == pytest.approx(7 / 6)
    prices = {"delivery/carriage": 1, "mining/6": (1 + 2) / 2, "money/4": 1, "pithead": 1}
    assert found.parts == prices


def test_use_of_orders(game: Watched) -> None:
    found = measures.order_use(game)
    assert found.value == 1 / 2
    assert found.parts == {"barrow": 0, "barrow:k": 0, "carriage": 1, "carriage:gg": 1}


def test_idle_marks_are_those_before_the_exchange(game: Watched) -> None:
    assert measures.idle_marks(game).value == ((7 + 1) + (4 + 4 + 1)) / 2
    kept = last_turns(Rules(marks_per_vp=0))
    assert measures.idle_marks(kept).value == ((7 + 1) + (4 + 4 + 1)) / 2


def test_wasted_steps_are_unused_or_detours(game: Watched) -> None:
    found = measures.wasted_steps(game)
    assert found.parts == {"unused": (4 + 6) / 2, "detours": (2 - 1) / 2}
    assert found.value == (4 + 6 + 1) / 2


def test_sources_add_up(game: Watched) -> None:
    # Only seat 0 has delivered: 4 VP for grey, 7 for the carriage, and there are no empty carts. Of 8 and
    # 9 marks five are exchanged, of four cubes each three; seat 0 has an order left.
    assert measures.sources_by_seat(game) == {
        "before": (10, 12),
        "deliveries": (7, 0),
        "clock": (4 + 7, 0),
        "marks": (1, 1),
        "coal": (1, 1),
        "orders": (-1, 0),
        "balance": (0, 0),
    }
    assert game.last.scores == (29, 14)
    found = measures.sources(game)
    assert found.value == (29 + 14) / 2
    assert found.parts["clock"] == 11 / 2


def test_shifts_are_told_apart() -> None:
    # Two shifts with uses 2 + 2 and 4 + 0: two spaces as good as equal, then one; the mean is 1.5.
    from glueckauf.games.measuring import used, used_by_chapter

    uses = {(1, "a"): 2, (1, "b"): 2, (2, "a"): 4, (2, "b"): 0}
    assert used_by_chapter(uses).value == 1.5
    assert used_by_chapter(uses).parts == {"a · 1": 2, "b · 1": 2, "a · 2": 4, "b · 2": 0}
    assert used(uses).value == 64 / (36 + 4)
    assert used({(1, "a"): 0}).value == 0


def test_the_rules_may_close_spaces() -> None:
    closed = ga.board.setup(2).works.closed
    assert closed
    assert not closed & set(measures.space_use(last_turns()).parts)
