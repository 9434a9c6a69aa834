"""Limits that the solver keeps: the time it is given, and memory."""

from __future__ import annotations

from random import Random

import pytest

from glueckauf.games.card.parts import Dock, Lorry, Mining, Wagon
from glueckauf.games.card.rules import setup
from glueckauf.games.card.solve.solving import solve
from glueckauf.games.card.solve.task import SHIFT, Task, rank, reached
from tests.clock import ticking
from tests.games.card.solve import positions


def hard(turns: int, *objective: str) -> Task:
    """A shift with six worker cards and all stacks open: tens of thousands of places."""
    ((_, state),) = positions.turn_starts(range(904, 905), 6, 9)
    return Task(state._replace(zones=state.layout.empty_zones), turns, objective)


@pytest.mark.parametrize("seconds", [0.0, 0.02])
@pytest.mark.parametrize("turns", [3, SHIFT])
@pytest.mark.parametrize("count", [False, True])
def test_the_time_given_is_kept(
    seconds: float, turns: int, count: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticking(monkeypatch)
    task = hard(turns, "score", "workers")
    solution = solve(task, seconds=seconds, count=count)
    assert solution.bound is not None
    assert not solution.proven
    assert solution.optimal_lines is None
    assert solution.value is not None
    assert solution.line is not None
    assert reached(task, solution.line) == solution.value
    assert rank(task, solution.value) < rank(task, solution.bound)


def test_one_action_with_thousands_of_ends_keeps_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Changed rules allow nine steps; with a long row and many wagons all its ends take seconds."""
    ticking(monkeypatch)
    rng = Random(1)
    state = setup(2, 1)
    lorries = [card for stack in state.stacks for card in stack.cards if isinstance(card, Lorry)]
    wagons = [tuple(Wagon(rng.choice("wctf*"), None) for _ in range(8)) for _ in range(3)]
    red, second, third = (Dock("red", row) for row in wagons)
    player = state.players[0]._replace(
        row=tuple(rng.sample(lorries, 20)),
        storage=tuple(sorted(rng.sample(lorries, 6))),
        docks=(red, second, third),
    )
    players = (player, *state.players[1:])
    task = Task(state._replace(players=players, pending=Mining(9, 0)), 0, ("lorries",))
    solution = solve(task, seconds=0.02)
    assert not solution.proven
    assert solution.line is not None
    assert solution.value is not None
    assert solution.bound is not None
    assert reached(task, solution.line) == solution.value
    assert rank(task, solution.value) <= rank(task, solution.bound)


def test_places_are_limited() -> None:
    task = hard(SHIFT, "score")
    solution = solve(task, places=300)
    assert 300 < solution.states < 600
    assert not solution.proven
    assert solution.value is not None
    assert solution.bound is not None
    assert solution.value["score"] < solution.bound["score"]
    again = solve(task, places=300)
    assert again._replace(seconds=0) == solution._replace(seconds=0)


def test_asked_whether_so_much_is_in_reach() -> None:
    ((_, state),) = positions.turn_starts(range(901, 902), 4, 9)
    task = Task(state, 2, ("score", "workers"))
    best = solve(task)
    assert best.value is not None
    most = rank(task, best.value)
    reachable = solve(task, at_least=most)
    assert reachable.value == best.value
    assert reachable.proven
    too_much = solve(task, at_least=(most[0], most[1] + 1))
    assert too_much.value is None or rank(task, too_much.value) <= most
    assert too_much.bound is not None
    assert rank(task, too_much.bound) == most  # so nothing better can be had
    assert too_much.states <= best.states
