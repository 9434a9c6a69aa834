"""The bounds of the turn solver, asked directly: no row of turns is worth more.

The truth is told by playing every row of turns that `legal_moves` allows.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from glueckauf.games.board.parts import FACE_DOWN_ORDER, FACE_DOWN_TILE
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import Rules, read_order
from glueckauf.games.board.solve.turns.plans import Planner, fits
from glueckauf.games.board.solve.turns.search import Bound
from glueckauf.games.board.solve.turns.solving import OBJECTIVES, _opened, solve_turns
from tests.games.board.scenes import scene, with_player
from tests.games.board.solve.test_turns import SMALL, position, turn_ends, value

SWITCHES: list[dict[str, Any]] = [
    {},
    {},
    {"free_storage": True},
    {"split_pairs": True},
    {"pairs": False},
    {"displacement": "doubled"},
    {"cage": 1},
    {"clock_per_shift": [12, 12, 12]},
    {"order_penalty": 5, "balance_penalty": 0},
    {"coal_per_vp": 1},
]
FOREVER = 10.0**9


def rows(table: State, seat: int, turns: int) -> set[State]:
    """Where so many own turns can lead; the others stand still."""
    tables, ends = {table}, set[State]()
    for turn in range(turns):
        following: set[State] = set()
        for state in tables:
            for end in turn_ends(state, seat):
                over = turn == turns - 1 or not end.players[seat].miners
                (ends if over else following).add(end._replace(to_move=seat))
        tables = following
    return ends


def tables(seed: int, number: int, turns: int) -> Iterator[tuple[State, int]]:
    """A table of a game, and some that are a turn of one's own later."""
    rng = random.Random(f"tables {seed}")
    rules = Rules(**{**SMALL, "look": 1 + seed % 2, "mining": [2, 3], **rng.choice(SWITCHES)})
    state, seat, _ = _opened(position(seed, rules), turns, None, (), "vp", None)
    yield state.state, seat
    later = sorted(
        {end._replace(to_move=seat, events=()) for end in turn_ends(state.state, seat)}, key=repr
    )
    for end in rng.sample(later, min(number, len(later))):
        if end.players[seat].miners:
            yield end, seat


def knows_a_card(table: State) -> bool:
    cards = (*table.tile_stack.cards, *table.order_stack.cards)
    return any(card not in (FACE_DOWN_ORDER, FACE_DOWN_TILE) for card in cards)


def never_too_little(table: State, seat: int, turns: int) -> Counter[str]:
    """Asks every bound for every objective; how often, and how often it was exact."""
    asked: Counter[str] = Counter()
    ends = rows(table, seat, turns)
    rivals = [n for n in range(len(table.players)) if n != seat]
    for objective in OBJECTIVES:
        for rival in [None, *rivals] if objective == "margin" else [None]:
            truth = max(value(end, seat, objective, rival) for end in ends)
            most = {"search": Bound(seat, objective, rival)(table, turns)}
            if fits(table, seat):
                most |= planned(table, seat, turns, objective, rival)
            for name, bound in most.items():
                assert bound >= truth, (name, objective, rival, bound, truth, table)
                asked[name] += 1
                asked[f"{name} exact"] += bound == truth
    return asked


def planned(
    table: State, seat: int, turns: int, objective: str, rival: int | None
) -> dict[str, int]:
    """What plans promise: before any is opened, and with the known cards easy to come by."""
    found: dict[str, int] = {}
    for name, at_best in (("plans", False), ("dreams", True)):
        planner = Planner(table, seat, turns, objective, rival, FOREVER, at_best=at_best)
        if planner.is_supplied and planner.is_complete and (not at_best or knows_a_card(table)):
            if not at_best:
                planner.list_goals()
                planner.deadline = planner.builder.deadline = 0.0
            found[name] = planner.solve()[1]
    return found


def all_asked(seeds: range, number: int, turns: int) -> Counter[str]:
    asked: Counter[str] = Counter()
    for seed in seeds:
        for table, seat in tables(seed, number, turns):
            asked += never_too_little(table, seat, turns)
    return asked


def test_no_turn_is_worth_more_than_its_bounds() -> None:
    asked = all_asked(range(20), 6, 1)
    assert asked["search"] > 300
    assert asked["plans"] > 200
    assert asked["dreams"] > 100
    assert min(asked[f"{name} exact"] for name in ("search", "plans", "dreams")) > 80


def test_no_two_turns_are_worth_more_than_their_bounds() -> None:
    assert all_asked(range(100, 105), 1, 2)["search"] > 20


def test_an_order_in_sight_takes_two_turns_before_its_delivery() -> None:
    row = (None, read_order("barrow:kk=9"), None, None)
    state = scene(2, orders=[], mine={"storage": "kk"}, changes={"order_spaces": row})
    bound, view = Bound(0, "vp", None), state.seen_by(0)
    assert [bound(view, turns) for turns in (1, 2, 3)] == [0, 0, 9]
    assert solve_turns(state, 3).value == 9


@pytest.mark.parametrize("seed", range(12))
def test_no_row_that_was_found_is_worth_more_than_its_bounds(seed: int) -> None:
    """Longer rows cannot all be tried; what plans find of them must at least be promised."""
    state = position(seed, players=2)
    seat = state.to_move or 0
    state = with_player(state, seat, miners=5)
    if seed % 2:  # a draw has shown the first orders of the stack
        shown = tuple((n < 4) << seat for n in range(len(state.order_stack.cards)))
        state = state._replace(order_stack=state.order_stack._replace(known=shown))
    for objective in OBJECTIVES:
        answer = solve_turns(state, 4, objective=objective, seconds=1)
        table = _opened(state, 4, None, (), objective, None)[0].state
        assert Bound(seat, objective, None)(table, 4) >= answer.value
        for name, bound in planned(table, seat, 4, objective, None).items():
            assert bound >= answer.value, (name, objective)


@pytest.mark.long
def test_hundreds_of_tables_are_asked_for_their_bounds() -> None:
    assert all_asked(range(200, 600), 20, 1)["search"] > 15_000
    assert all_asked(range(600, 800), 3, 2)["search"] > 1500
