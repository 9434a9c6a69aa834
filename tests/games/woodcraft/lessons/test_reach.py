"""Checkpoints: what chance brings, and how far a goal is, against a plain search."""

from __future__ import annotations

from typing import Any

import pytest

from glueckauf.games.course import Place
from glueckauf.games.woodcraft.lessons.reach import Course
from tests.games.woodcraft.lessons.samples import BOARD, T4, acting, course, laid

BERRIES = {"marked": {"blueberry": 5}}


class Plain(Course):
    """The same without bounds: every line is tried."""

    def least(self, place: Place) -> int:
        return 0


@pytest.mark.parametrize(
    ("sheet", "words", "cost"),
    [
        (T4, {"completed": ["I-01"]}, 4),
        (T4, {"own": ["Y1", "Y1"]}, 1),
        (T4, {"own": ["Y1", "Y1", "Y4"]}, 2),
        (T4, {"nuts": 2, "turn_over": True}, 2),
        (T4, {"nuts": 3}, None),
        (BERRIES, {"helpers": ["trader", "supplier"]}, 2),
        (BERRIES, {"helpers": ["trader", "herald"]}, None),
        (BERRIES, {"chests": ["helpers"]}, 2),
    ],
)
def test_bounds_change_nothing_but_the_work(
    sheet: dict[str, Any], words: dict[str, Any], cost: int | None
) -> None:
    own = course(acting(**sheet), **words)
    here, there = own.nearest(own.start), Plain(own.act).nearest(own.start)
    assert here.proven
    assert there.proven
    assert (here.line is None) == (there.line is None) == (cost is None)
    assert here.cost == there.cost == (cost or 0)
    place = own.start
    for move in here.line or ():
        place = own.after(place, move)
    assert own.is_reached(place) == (cost is not None)


def test_a_single_turn_ends_before_the_opponent_rolls() -> None:
    found = course(acting(**T4), turn_over=True)
    place, made = found.played(found.start, "end")
    assert [one.move for one in made] == ["end"]
    assert place.turns == 0


def test_what_is_given_comes_before_the_second_turn() -> None:
    found = course(acting(**T4), "rival/Y4 rival/B4", turns=2, dice=4)
    place, made = found.played(found.start, "end")
    assert [one.move for one in made] == ["end", "rival/Y4", "rival/B4"]
    assert (place.turns, place.state.turn) == (1, 2)


def test_another_player_takes_the_first_die_and_does_nothing_else() -> None:
    state = laid(players=2, board=BOARD)
    found = course(state, "first/0", turns=2, dice=2)
    place, made = found.played(found.start, "die/6")
    assert [one.move for one in made][:2] == ["die/6", "die/1"]
    assert place.state.to_move == 0
    assert sum(place.state.players[1].dice) in (0, 1)
