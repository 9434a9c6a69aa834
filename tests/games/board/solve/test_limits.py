"""Limits that the solvers keep: the time they are given, and memory."""

from __future__ import annotations

import subprocess
import sys
from itertools import count
from pathlib import Path
from random import Random
from time import process_time

import pytest

from glueckauf.core import budget
from glueckauf.core.making import put
from glueckauf.games.board.parts import LABELS, Mine
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import Rules
from glueckauf.games.board.solve.pit.mining import solve
from glueckauf.games.board.solve.pit.task import Task, play
from glueckauf.games.board.solve.turns.asked import Asked, best
from glueckauf.games.board.solve.turns.solving import play_turns, solve_turns
from tests.bench.hard import replies
from tests.games.board.solve.instances import growth, mixed_order
from tests.games.board.solve.test_turns import turn_starts

LATE = 5.0  # seconds of computing after time is up; minutes where no limit is kept
ROOM = 500  # megabytes
LARGEST = """
from tests.games.board.solve.test_targets import large
from glueckauf.games.board.solve.pit.mining import solve
print(solve(large(1, 26, 40)).proven)
print(next(line for line in open("/proc/self/status") if line.startswith("VmHWM")).split()[1])
"""


@pytest.mark.parametrize("seconds", [0.0, 0.2])
@pytest.mark.parametrize("seed", [2, 6])
@pytest.mark.parametrize("is_replied", [False, True])
def test_turns_are_solved_within_the_time_given(
    seconds: float, seed: int, is_replied: bool
) -> None:
    state, lines = replies(seed)
    others = lines if is_replied else ()
    started = process_time()
    answer = solve_turns(state, objective="margin", replies=others, seconds=seconds)
    assert process_time() - started < seconds + LATE
    assert answer.proven == (answer.value == answer.bound)
    assert answer.value <= answer.bound
    assert play_turns(state, answer.lines, objective="margin", replies=others) == answer.value


def test_grabbing_the_start_keeps_the_time_too() -> None:
    state = turn_starts(2, 302, 3)[0]
    started = process_time()
    asked = Asked(state, 6, "clock", start=True)
    found = best(asked, seconds=0.2)
    assert process_time() - started < 0.2 + LATE
    assert found is not None
    assert found.proven == (found.value == found.bound)
    assert found.value <= found.bound


def crowded(orders: int) -> State:
    """The start of a turn for somebody with far too many orders: more sets of them than can be listed."""
    rng = Random(orders)
    state = turn_starts(2, 302, 3)[0]
    seat = state.to_move
    assert seat is not None
    held = tuple(mixed_order(rng, LABELS[n]) for n in range(orders))
    return state._replace(
        players=put(state.players, seat, state.players[seat]._replace(orders=held, miners=13))
    )


@pytest.mark.parametrize("orders", [20, 40])
def test_orders_without_end_keep_the_time(orders: int) -> None:
    state = crowded(orders)
    started = process_time()
    answer = solve_turns(state, seconds=0.2)
    assert process_time() - started < 0.2 + LATE
    assert not answer.proven
    assert answer.value < answer.bound
    assert play_turns(state, answer.lines) == answer.value


def test_no_room_is_as_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is full gives the best found, and never calls it proven."""
    grows = count(0, 2**20)  # a process that takes more with every look at it
    monkeypatch.setattr(budget, "_held", lambda: next(grows))
    monkeypatch.setattr(budget, "OFTEN", 1)
    task = growth(1, 14)._replace(rules=Rules(split_pairs=True))
    solution = solve(task, megabytes=0.001)
    assert not solution.proven
    assert solution.bound is not None
    assert solution.line is not None
    assert play(task, solution.line).value == solution.value
    turns = solve_turns(crowded(20), megabytes=0.001)
    assert turns.value < turns.bound


@pytest.mark.parametrize("seed", range(4))
def test_a_line_in_haste_is_legal(seed: int) -> None:
    """Two deliveries of one transport: an order that was complete too soon leaves with the first."""
    rng = Random(seed)
    held = tuple(mixed_order(rng, LABELS[n]) for n in range(40))
    carts = "y" * 12, "b" * 12, "g" * 12, "k" * 12
    actions = tuple("mining/40 delivery/engine mining/10 mining/40 delivery/engine".split())
    task = Task(Mine(0, "", carts, "", ()), held, actions, ("empty:k", "vp"))
    solution = solve(task, seconds=0.0)
    assert solution.bound is not None
    if solution.line is not None:
        assert play(task, solution.line).value == solution.value


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="asks Linux for the peak")
def test_26_orders_and_40_steps_fit_into_memory() -> None:
    found = subprocess.run(
        [sys.executable, "-c", LARGEST], capture_output=True, text=True, check=True
    )
    proven, kilobytes = found.stdout.split()
    assert proven == "True"
    assert int(kilobytes) < ROOM * 1024
