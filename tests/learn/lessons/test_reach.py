"""How far a goal is: exact, compared with a plain search that knows no shortcuts."""

from __future__ import annotations

import random
from typing import Any

import pytest

from glueckauf.games.board.lessons.reach import Course
from glueckauf.games.board.parts import COLOURS
from glueckauf.games.course import OUT_OF_REACH, UNKNOWN, Place
from glueckauf.learn.lessons.lesson import Act
from tests.learn.lessons.samples import act


def plain(course: Course, most: int) -> int | None:
    """The cost of a shortest line, level by level, with every legal move."""
    level: dict[object, Place] = {course.start.state: course.start}
    seen: set[object] = set()
    for cost in range(most + 1):
        free = list(level.values())
        while free:  # moves that cost nothing stay on the level
            place = free.pop()
            if course.is_reached(place):
                return cost
            for move in course.moves(place):
                if not course.cost(move, place):
                    then = course.after(place, move)
                    key = (then.state, then.turns, len(then.rivals))
                    if key not in level:
                        level[key] = then
                        free.append(then)
        seen |= level.keys()
        deeper: dict[object, Place] = {}
        for place in level.values():
            for move in course.moves(place):
                if course.cost(move, place):
                    then = course.after(place, move)
                    key = (then.state, then.turns, len(then.rivals))
                    if key not in seen:
                        deeper[key] = then
        level = deeper
    return None


def pit(rng: random.Random) -> dict[str, Any]:
    """A small pit with two orders."""
    coal = {n: rng.choice(["", c]) for n, c in enumerate(COLOURS, start=1)}
    squares = rng.sample(["y", "b", "yy", "g", "k", "bb"], 2)
    return {
        "mine": {
            "cage": {"level": rng.randint(0, 4), "coal": rng.choice(["", "y", "yk", "bg"])},
            "carts": {str(n): letters for n, letters in coal.items()},
            "storage": rng.choice(["", "b", "yg"]),
        },
        "orders": [f"barrow:{squares[0]}", f"carriage:{squares[1]}"],
    }


def goal(rng: random.Random) -> dict[str, Any]:
    return rng.choice(
        [
            {"complete": ["A"]},
            {"complete": ["A", "B"]},
            {"value": {"vp": rng.randint(1, 8)}},
            {"value": {"squares": rng.randint(1, 3)}},
            {"value": {"empty:k": 1}},
            {"value": {"complete": 1}, "complete": ["B"]},
            {"cage": {"level": 0, "coal": rng.choice(["", "y"])}},
            {"storage": "yb", "complete": ["A"]},
            {"complete": ["A"], "turn_over": True},
            {"cage": {"level": 3}, "value": {"vp": 2, "squares": 1}},
        ]
    )


@pytest.mark.parametrize("seed", range(40))
def test_mining_goals_against_a_plain_search(seed: int) -> None:
    rng = random.Random(seed)
    steps = rng.randint(2, 6)
    course = Course(act({"players": 3, "mining": steps, "seats": {"0": pit(rng)}}, goal(rng)))
    expected = plain(course, steps)
    for found in (course.nearest(course.start), course.searched(course.start, 10**6)):
        assert found.proven
        assert (None if found.line is None else found.cost) == expected
        if found.line is not None:
            place = course.start
            for move in found.line:
                place = course.after(place, move)
            assert course.is_reached(place)
            assert course.spent(found.line) == found.cost


@pytest.mark.parametrize("seed", range(12))
def test_goals_over_two_turns_against_the_search(seed: int) -> None:
    """Two mining actions by the solver, and by the search that tries every space between them."""
    rng = random.Random(seed)
    rules = {"mining": [2, 4], "money": [3], "workshops": 0, "order_spaces": 1}
    locks: dict[str, list[str]] = {"locks_2": [], "locks_2_3": []}
    position = {"rules": {**rules, **locks}, "mining": 3, "seats": {"0": pit(rng)}}
    goals: list[dict[str, Any]] = [{"complete": ["A"]}, {"complete": ["A", "B"]}]
    wanted = rng.choice([*goals, {"value": {"vp": 5}}])
    course = Course(act(position, wanted, turns=2))
    found, searched = course.nearest(course.start), course.searched(course.start, 10**6)
    assert found.proven
    assert searched.proven
    assert (found.line is None, found.cost) == (searched.line is None, searched.cost)


SMALL: dict[str, Any] = {
    "rules": {
        "mining": [2],
        "money": [3],
        "workshops": 2,
        "order_spaces": 1,
        "look": 1,
        "locks_2": [],
        "locks_2_3": [],
    },
    "workshops": {"1": "y+", "2": "b-"},
    "order_spaces": {"1": "engine:g"},
    "tile_stack": ["k-"],
    "order_stack": ["barrow:b"],
    "crews": {"delivery/barrow": {"seat": 1, "miners": 1}, "money/3": {"seat": 0, "miners": 1}},
}
SMALL_SEAT: dict[str, Any] = {
    "marks": 5,
    "mine": {"cage": {"level": 0, "coal": "yb"}, "carts": {"4": "k"}},
    "orders": ["barrow:y", {"transport": "engine", "squares": "k", "filled": [1]}],
}
SMALL_GOALS: list[dict[str, Any]] = [
    {"tiles": ["y+", "b-"]},
    {"tiles": ["k-"], "marks": 1},
    {"tiles": ["k-"], "has_orders": ["engine:g"]},
    {"has_orders": ["engine:g", "barrow:b"]},
    {"has_orders": ["engine:g"], "delivered": ["engine:k"]},
    {"delivered": ["engine:k"], "tiles": ["k-"]},
    {"delivered": ["barrow:y", "engine:k"]},
    {"delivered": ["barrow:y"]},
    {"canteen": {"1": 1}},
    {"canteen": {"0": 1}, "marks": 8},
    {"miners": 13},
    {"colours": {"at_most": 1}},
    {"orders": 0},
    {"crew": {"delivery/barrow": {"seat": 0, "miners": 2}}},
    {"crew": {"money/3": {"seat": 0, "miners": 2}}, "pithead": {"0": 1}},
    {"vp": {"at_least": 7}},
    {"storage": "y", "marks": 8},
    {"tiles": ["y+", "b-", "k-"]},
]


@pytest.mark.parametrize("wanted", SMALL_GOALS, ids=str)
@pytest.mark.parametrize("turns", [1, 2, 3])
def test_bounds_never_lose_a_goal(wanted: dict[str, Any], turns: int) -> None:
    """A small board, so that a plain search can try everything."""
    course = Course(act({**SMALL, "seats": {"0": SMALL_SEAT}}, wanted, turns=turns))
    found = course.nearest(course.start)
    assert found.proven
    assert (None if found.line is None else found.cost) == plain(course, 8)


CREWS = {"money/5": {"seat": 1, "miners": 1}}
TABLE_GOALS: list[tuple[dict[str, Any], dict[str, Any], int | None, dict[str, Any]]] = [
    ({"players": 4, "crews": CREWS}, {"crew": {"money/5": {"seat": 0, "miners": 2}}}, 1, {}),
    ({"players": 4}, {"marks": 12}, 1, {}),
    ({"players": 4}, {"marks": 99}, None, {}),
    ({"players": 4}, {"marks": 18, "pithead": {"0": 1}}, None, {"turns": 2}),
    ({"players": 4}, {"marks": 15, "pithead": {"0": 1}}, 2, {"turns": 2}),
    # The rival takes the space in between, so it takes two miners.
    ({"players": 2}, {"marks": 20, "miners": 15}, 2, {"turns": 2, "rivals": ["money/6"]}),
    ({"players": 2}, {"marks": 20, "miners": 16}, 2, {"turns": 2}),
    (
        {"players": 2, "tile_stack": ["k-", "b+", "y+", "g+", "yy-"], "seats": {"0": {"marks": 4}}},
        {"tiles": ["k-"], "top_of_stack": {"tiles": ["yy-", "y+"]}},
        3,
        {},
    ),
    ({"players": 3, "drafted": False, "moves": "draft/1 draft/2"}, {"orders": 2}, 2, {"turns": 3}),
    (
        {"players": 2, "seats": {"0": {"orders": ["engine:k"], "marks": 3}}},
        {"delivered": ["engine:k"]},
        7,
        {"turns": 2},
    ),
    ({"players": 2, "seats": {"0": {"orders": ["engine:k"]}}}, {"complete": ["A"]}, 5, {}),
    # Only a delivery displaces the rival's miner, and mining makes it possible.
    (
        {
            "players": 2,
            "crews": {"delivery/engine": {"seat": 1, "miners": 1}},
            "seats": {"0": {"orders": ["engine:k"], "marks": 0}},
        },
        {"canteen": {"1": 1}},
        7,
        {"turns": 2},
    ),
    # A black coal, and two others as a pair: ten steps on mining 10.
    ({"players": 2, "seats": {"0": {"orders": ["engine:kk"]}}}, {"complete": ["A"]}, 11, {}),
    ({"players": 2, "seats": {"0": {"orders": ["carriage:kkk"]}}}, {"complete": ["A"]}, None, {}),
    (
        {"seats": {"0": {"miners": 1}, "1": {"miners": 0}}, "start": 1, "to_move": 0},
        {"start": 0, "shift": 2},
        1,
        {},
    ),
]


@pytest.mark.parametrize(("position", "wanted", "cost", "more"), TABLE_GOALS)
def test_goals_on_the_table(
    position: dict[str, Any], wanted: dict[str, Any], cost: int | None, more: dict[str, Any]
) -> None:
    course = Course(act(position, wanted, **more))
    found = course.nearest(course.start)
    assert found.proven
    assert (None if found.line is None else found.cost) == cost
    if cost is not None and cost <= 3:
        assert plain(course, cost) == cost


def test_a_goal_that_holds_is_no_way_off() -> None:
    course = Course(act({"players": 4}, {"marks": 8}))
    assert course.nearest(course.start).line == ()


def test_a_search_may_give_up() -> None:
    course = Course(act({"players": 4}, {"vp": 50}, turns=3))
    assert course.nearest(course.start, 500) == UNKNOWN


def test_the_others_play_given_turns_or_pass() -> None:
    rivals = ["mining/6 0 end", "workshop/9", "mining/6 1 +k"]
    course = Course(act({"players": 3}, {"marks": 99}, turns=3, rivals=rivals))
    place, played = course.played(course.start, "money/4")
    # The first reply is played as far as it goes, the second is illegal: pithead.
    assert [(one.seat, one.move) for one in played] == [
        (0, "money/4"),
        (1, "mining/6"),
        (1, "end"),
        (2, "pithead"),
    ]
    assert (place.turns, place.state.to_move) == (2, 0)
    place, played = course.played(place, "pithead")
    assert [one.move for one in played] == ["pithead", "mining/6", "1", "end", "pithead"]
    assert place.turns == 1
    place, played = course.played(place, "pithead")
    assert (place.turns, len(played)) == (0, 1)  # nothing more is of interest
    assert course.moves(place) == []
    assert course.nearest(place) == OUT_OF_REACH


def test_others_look_at_cards_and_draft() -> None:
    rivals = ["workshop/draw", "order/draw keep/1"]
    course = Course(act({"players": 2}, {"marks": 99}, turns=3, rivals=rivals))
    place, played = course.played(course.start, "pithead")
    assert [one.move for one in played[:3]] == ["pithead", "workshop/draw", "keep/-"]
    _, played = course.played(place, "pithead")
    assert [one.move for one in played[:3]] == ["pithead", "order/draw", "keep/1"]
    course = Course(act({"players": 2, "drafted": False}, {"orders": 3}, turns=3))
    _, played = course.played(course.start, "draft/3")
    assert [one.move for one in played] == ["draft/3", "draft/1"]


def test_steps_count_where_mining_is_going_on() -> None:
    mining = Course(act({"players": 3, "mining": 8}, {"complete": ["A"]}))
    table = Course(act({"players": 3}, {"complete": ["A"]}))
    assert [mining.cost(move, mining.start) for move in ("3", "+g", "end", "mining/6")] == [
        1,
        1,
        0,
        0,
    ]
    assert [table.cost(move, table.start) for move in ("3", "+g", "end", "mining/6")] == [
        1,
        1,
        1,
        1,
    ]
    assert isinstance(act({}, {"marks": 1}), Act)
