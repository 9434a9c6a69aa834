"""Checkpoints: what chance brings, and how far a goal is, against a plain search."""

from __future__ import annotations

from typing import Any

import pytest

from glueckauf.core.protocol import CHANCE
from glueckauf.games.course import Course as AnyCourse
from glueckauf.games.course import Place
from glueckauf.games.signal.lessons.reach import Course
from glueckauf.games.signal.parts import Revealing
from tests.games.signal.lessons.samples import CALAIS, PARIS, acting, course, laid


def moves(found: AnyCourse, *line: str) -> tuple[Place, list[str]]:
    """The place after a line, and everything that was played on the way."""
    place, played = found.start, list[str]()
    for move in line:
        place, made = found.played(place, move)
        played += [one.move for one in made]
    return place, played


# --- Chance ---------------------------------------------------------------------------------


def test_what_is_given_comes_and_is_used_up() -> None:
    found = course(acting(CALAIS, hand="tt"), "die/2 die/4", at={"black": "paris"})
    place, played = moves(found, "train/calais")
    assert played == ["train/calais", "die/2"]
    assert place.chance == ("die/4",)
    _, made = found.played(place, "train/lille-paris.1")
    assert [(one.seat, one.move) for one in made] == [
        (0, "train/lille-paris.1"),
        (CHANCE, "die/4"),
    ]
    assert found.is_reached(found.after(place, "train/lille-paris.1"))


def test_the_first_that_can_come_comes() -> None:
    """A grey die has no 5, a black one no 1: each train takes its own."""
    green = {"green": ["C:paris>dijon"], "red": ["L:hannover-amsterdam"]}
    found = course(acting(CALAIS, PARIS, hand="tt", **green), "die/5 die/1", clock=1)
    place, played = moves(found, "train/paris")
    assert played == ["train/paris", "die/1"]
    assert place.chance == ("die/5",)


def test_what_is_not_given_is_always_the_same() -> None:
    first = course(acting(CALAIS, hand="tt"), at={"black": "paris"})
    second = course(acting(CALAIS, hand="tt"), at={"black": "paris"})
    assert moves(first, "train/calais") == moves(second, "train/calais")
    assert moves(first, "train/calais")[0].throws == 1


def test_the_turn_of_another_is_played_with_its_card_and_its_draws() -> None:
    found = course(acting(CALAIS), turns=2, clock=1)
    place, played = moves(found, "end")
    assert place.turns == 1
    assert place.state.active == 0
    assert place.state.to_move == 0
    assert [move.partition("/")[0] for move in played].count("draw") == 2
    assert [move.partition("/")[0] for move in played].count("card") == 2


def test_a_single_turn_ends_before_the_next_card() -> None:
    place, played = moves(course(acting(CALAIS), "draw/sswtt", turn_over=True), "end")
    assert played == ["end", "draw/sswtt"]
    assert place.turns == 0
    assert place.state.pending == Revealing()


def test_a_game_that_is_over_ends_the_checkpoint() -> None:
    state = acting(CALAIS, hand="t", deck=0)
    place, _ = moves(course(state, turns=2, at={"black": "paris"}), "end")
    assert place.state.is_over
    assert place.turns == 0


def test_chance_alone_asks_nothing() -> None:
    with pytest.raises(AssertionError, match="decision"):
        course(laid(), clock=1)


# --- How far it is --------------------------------------------------------------------------


class Plain(Course):
    """The same without bounds: every line is tried."""

    def is_hopeless(self, place: Place) -> bool:
        return not place.turns and not self.is_reached(place)

    def least(self, place: Place) -> int:
        return 0


REIMS = {"colour": "black", "at": "reims-paris.1", "heading": "paris"}
NEAR = {"colour": "black", "at": "lyon-marseille.1", "heading": "lyon-marseille:1"}


@pytest.mark.parametrize(
    ("trains", "hand", "chance", "words"),
    [
        ([CALAIS], "t", "die/4", {"at": {"black": "paris"}}),
        ([CALAIS], "t", "die/2", {"at": {"black": "paris"}}),
        ([REIMS], "st", "die/2", {"at": {"black": "paris"}, "clock": 7}),
        ([REIMS], "wt", "die/2", {"at": {"black": "paris"}}),
        ([CALAIS], "t", "die/4 draw/sswtt", {"at": {"black": "paris"}, "turn_over": True}),
        ([CALAIS], "w", "", {"closed": {"lille": ["calais-lille.1"]}}),
        ([NEAR | {"load": "blue"}], "t", "die/5", {"stored": {"marseille": {"blue": 1}}}),
        ([NEAR], "tt", "die/5", {"stored": {"marseille": {"blue": 1}}}),
        ([PARIS], "tt", "die/2", {"loaded": {"grey": "blue"}, "cards": 1}),
        ([], "sw", "", {"cards": 0}),
        ([CALAIS], "ts", "", {"goods": 1}),
    ],
)
def test_bounds_change_nothing_but_the_work(
    trains: list[dict[str, str]], hand: str, chance: str, words: dict[str, Any]
) -> None:
    own = course(acting(*trains, hand=hand), chance, **words)
    plain = Plain(own.act)
    here, there = own.nearest(own.start), plain.nearest(plain.start)
    assert (here.cost, here.proven, here.line is None) == (
        there.cost,
        there.proven,
        there.line is None,
    )
    if here.line:
        place, _ = moves(own, *here.line)
        assert own.is_reached(place)


def test_with_the_logistician_a_ride_takes_two_moves() -> None:
    state = acting(CALAIS, hand="t", used=["dispatcher", "conductor"])
    found = course(state, "die/4", at={"black": "paris"})
    assert found.nearest(found.start).line == ("train/calais", "on")
    assert found.least(found.start) == 2
