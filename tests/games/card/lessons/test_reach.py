"""How far a goal of the card game is: against a search that knows no bounds, by steps and by moves."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from glueckauf.games.card.lessons.reach import Course
from glueckauf.games.course import Course as AnyCourse
from glueckauf.games.course import Place
from tests.games.card.lessons.samples import Act, course, goal, laid
from tests.games.card.lessons.test_compute import MACIEK


class Plain(Course):
    """The same goals, searched with every legal move and without any bound."""

    def worth_trying(self, place: Place) -> Sequence[str]:
        return self.moves(place)

    def is_hopeless(self, place: Place) -> bool:
        return AnyCourse.is_hopeless(self, place)

    def least(self, place: Place) -> int:
        return 0


EMPTY = ("share", "objective", "engine", "order", "innovation")
LORRIES = ["w1.1", "w2", "c1.1", "t1.2", "f2"]


def table(rng: random.Random, mining: bool) -> dict[str, Any]:
    """A small table: few workers, few stacks, few cards."""
    left = dict.fromkeys(rng.sample(EMPTY, 3), 0)
    crests = {"1": "wc*", "2": "wt*", "3": "cf*"}
    docks: dict[str, Any] = {}
    for n in rng.sample(sorted(crests), 2):
        dock: dict[str, Any] = {"wagons": rng.choices(crests[n], k=rng.randint(0, 2))}
        if rng.random() < 0.6:
            dock["engine"] = rng.choice(["red", "blue"])
        docks[n] = dock
    yard: dict[str, Any] = {
        "row": rng.sample(LORRIES, 3) if mining else rng.sample(LORRIES, rng.randint(0, 2)),
        "docks": docks,
        "orders": rng.sample(["barracks:1", "furnaces:2"], rng.randint(0, 2)),
        "innovations": rng.sample(["mining", "delivery", "order", "w3"], rng.randint(0, 2)),
    }
    found: dict[str, Any] = {"players": 2, "seed": rng.randint(0, 99), "left": left}
    if mining:
        found["mining"] = "mining/3" if rng.random() < 0.7 else "innovation"
    else:
        yard["workers"] = rng.choice([[1, 1], [1, 2], [1, 1, 1]])
    return {**found, "seats": {"0": yard}}


def wanted(rng: random.Random) -> dict[str, Any]:
    goals: list[dict[str, Any]] = [
        {"lorries": {"at_least": rng.randint(1, 4)}},
        {"lorries": 2, "turn_over": True},
        {"loads": {"1": {"at_least": rng.randint(1, 3)}}},
        {"trains": 1},
        {"trains": 1, "orders": {"at_least": 1}},
        {"delivered": ["barracks:1"]},
        {"orders": {"at_least": 2}, "storage": 1},
        {"wagons": {"at_least": 2}, "row": {"at_least": 1}},
        {"docks": {"1": {"engine": "red", "wagons": ["w"]}}},
        {"docks": {"2": {"wagons": ["t=t1.2"]}}},
        {"engines": {"at_least": 2}},
        {"innovations": {"at_least": 2}},
        {"has_orders": ["barracks:1", "furnaces:2"]},
        {"shares": 1, "workers": {"at_most": 2}},
        {"score": {"at_least": 3}},
        {"tokens": 1, "row": {"at_least": 1}},
        {"storage": 2, "steps_left": 0},
    ]
    return rng.choice(goals)


def compare(seed: int, mining: bool, turns: int) -> bool:
    """The same cost, and a line that leads there; whether it could be reached."""
    rng = random.Random(seed)
    while True:
        try:
            start = laid(**table(rng, mining))
            break
        except ValueError:
            continue  # no step fits, or another impossible table
    act = Act(start, goal(start, **wanted(rng)), turns)
    own, plain = Course(act), Plain(act)
    found, expected = own.nearest(own.start, 10**6), plain.nearest(plain.start, 10**6)
    assert found.proven
    assert expected.proven
    assert (found.line is None, found.cost) == (expected.line is None, expected.cost), seed
    if found.line is None:
        return False
    place = own.start
    for move in found.line:
        place = own.after(place, move)
    assert own.is_reached(place)
    assert own.spent(found.line) == found.cost
    return True


def test_goals_of_a_turn_against_a_plain_search() -> None:
    assert sum(compare(seed, mining=False, turns=1) for seed in range(40)) > 5


def test_goals_while_mining_against_a_plain_search() -> None:
    assert sum(compare(seed, mining=True, turns=1) for seed in range(24)) > 5


def test_goals_of_two_turns_against_a_plain_search() -> None:
    assert sum(compare(seed, mining=False, turns=2) for seed in range(4)) > 0


@pytest.mark.long
@pytest.mark.parametrize("seed", range(200))
def test_many_goals_against_a_plain_search(seed: int) -> None:
    compare(1000 + seed, mining=seed % 2 == 0, turns=2 if seed % 4 == 1 else 1)


def test_steps_count_where_mining_is_going_on() -> None:
    mining = course(MACIEK, {"lorries": 2})
    assert (mining.unit, mining.budget, mining.sight) == ("steps", 3, "row+docks")
    assert mining.nearest(mining.start).line == ("row>2t", "row>1*")
    assert [mining.cost(move, mining.start) for move in ("row>2t", "row>s", "end")] == [1, 1, 0]
    two = course(
        {**MACIEK, "seats": {"0": {"row": ["w2"], "docks": {"1": {"wagons": ["w"]}}}}}, {"row": 0}
    )
    assert two.cost("row>1w", two.start) == 2
    moves = course({"players": 3}, {"orders": 1})
    assert (moves.unit, moves.budget, moves.sight) == ("moves", None, "desk")
    assert moves.nearest(moves.start).cost == 2


def test_the_others_pass_and_the_shift_ends_a_checkpoint() -> None:
    asked = course({"players": 3}, {"tokens": 1, "shift": 2}, turns=3)
    place, played = asked.played(asked.start, "mining/1")
    place, played = asked.played(place, "pay/1")
    assert [(one.seat, one.move) for one in played] == [(0, "pay/1"), (1, "pass"), (2, "pass")]
    place, _ = asked.played(place, "pass")
    assert (place.turns, place.state.shift) == (0, 2)
    assert asked.is_reached(place)


def test_what_must_be_seen() -> None:
    ready = {"orders": ["barracks:1"], "docks": {"1": {"engine": "red", "wagons": ["w=w2"]}}}
    delivery = {"players": 2, "delivery": True, "seats": {"0": ready}}
    assert course(delivery, {"trains": 1}).sight == "docks+hand"
    assert course(delivery, {"score": 3}).sight == "desk"
    assert course({"players": 2}, {"tokens": 1}).sight == "table"
