"""Limits that the solvers keep: the time they are given, and memory."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from time import process_time

import pytest

from glueckauf.games.board.solve.turns.asked import Asked, best
from glueckauf.games.board.solve.turns.solving import play_turns, solve_turns
from tests.bench.hard import replies
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


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="asks Linux for the peak")
def test_26_orders_and_40_steps_fit_into_memory() -> None:
    found = subprocess.run(
        [sys.executable, "-c", LARGEST], capture_output=True, text=True, check=True
    )
    proven, kilobytes = found.stdout.split()
    assert proven == "True"
    assert int(kilobytes) < ROOM * 1024
