"""The solver agrees with the plain search: the optimum, and how many lines reach it."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

from glueckauf.games.card.rules import State
from glueckauf.games.card.solve.solving import solve
from glueckauf.games.card.solve.task import SHIFT, Task, rank, reached
from tests.games.card.solve import positions
from tests.games.card.solve.plain import TooMany, plain_solve

MINING = ("lorries", "vp", "ready", "score")
DELIVERY = ("score", "trains", "ready")
TURN = ("score", "score", "trains", "ready", "lorries")
Positions = Iterable[tuple[random.Random, State]]


def agree(found: Positions, turns: int, first: tuple[str, ...], most: int = 200_000) -> int:
    """How many of these positions were small enough for the judge, who agrees on all of them."""
    judged = 0
    for rng, state in found:
        objective = positions.objective(rng, first)
        try:
            best, lines = plain_solve(state, turns, objective, most=most)
        except TooMany:
            continue
        task = Task(state, turns, objective)
        solution = solve(task, count=True)
        assert solution.proven
        assert solution.optimal_lines == lines
        assert (solution.value and rank(task, solution.value)) == best
        if solution.line is not None:
            assert reached(task, solution.line) == solution.value == solution.bound
        judged += 1
    return judged


def test_mining_actions() -> None:
    assert agree(positions.mining_actions(range(150)), 0, MINING) > 100


def test_deliveries() -> None:
    assert agree(positions.deliveries(range(150)), 0, DELIVERY) > 30


def test_turns() -> None:
    assert agree(positions.turn_starts(range(25)), 1, TURN, most=4_000) > 10


def test_several_turns() -> None:
    found = positions.turn_starts(range(100, 125), workers=2, open_stacks=2)
    assert agree(found, 2, TURN, most=4_000) > 10


def test_shifts() -> None:
    found = positions.turn_starts(range(200, 225), workers=2, open_stacks=1)
    assert agree(found, SHIFT, TURN, most=4_000) > 10


def test_a_forbidden_technique_lowers_the_optimum_exactly() -> None:
    def no_storage(state: State, move: str) -> bool:
        return move == "row>s"

    for rng, state in positions.mining_actions(range(300, 360)):
        objective = positions.objective(rng, MINING)
        best, lines = plain_solve(state, 0, objective, no_storage)
        task = Task(state, 0, objective)
        solution = solve(task, count=True, without=no_storage)
        assert (solution.value and rank(task, solution.value)) == best
        assert solution.optimal_lines == lines


@pytest.mark.parametrize(
    ("turns", "objective", "problem"),
    [
        (0, ("score",), "without a turn"),
        (2, ("score",), "all others have passed"),
        (1, ("gold",), "'gold' is no word"),
        (1, (), "at least one word"),
        (-2, ("score",), "turns must be"),
    ],
)
def test_what_cannot_be_asked(turns: int, objective: tuple[str, ...], problem: str) -> None:
    import glueckauf as ga

    with pytest.raises(ValueError, match=problem):
        solve(Task(ga.card.setup(2), turns, objective))
