"""The solver agrees with the plain search: the optimum, and how many lines reach it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable

import pytest

from glueckauf.games.card.rules import State, setup
from glueckauf.games.card.solve.solving import solve
from glueckauf.games.card.solve.task import SHIFT, Task, rank, reached
from tests.games.card.solve import positions
from tests.games.card.solve.plain import TooMany, plain_solve

MINING = ("lorries", "vp", "ready", "score")
DELIVERY = ("score", "trains", "ready")
TURN = ("score", "score", "trains", "ready", "lorries")
FORBIDDEN = ("row>s", "s:", "wild", "use/", "pay/1", "mining/1", "share", "pass", "end")
Positions = Iterable[tuple[random.Random, State]]


def agree(
    found: Positions,
    turns: int,
    first: tuple[str, ...],
    most: int = 200_000,
    forbidden: tuple[str, ...] = (),
) -> int:
    """How many of these positions were small enough for the judge, who agrees on all of them.

    Forbidden are moves that begin with one of these words; one is picked for every position.
    """
    judged = 0
    for rng, state in found:
        objective = positions.objective(rng, first)
        without = beginning(rng.choice(forbidden)) if forbidden else None
        try:
            best, lines = plain_solve(state, turns, objective, without, most)
        except TooMany:
            continue
        task = Task(state, turns, objective)
        solution = solve(task, count=True, without=without)
        assert solution.proven
        assert solution.optimal_lines == lines
        assert (solution.value and rank(task, solution.value)) == best
        if solution.line is not None:
            assert reached(task, solution.line) == solution.value == solution.bound
        judged += 1
    return judged


def beginning(word: str) -> Callable[[State, str], bool]:
    return lambda state, move: move.startswith(word)


def test_mining_actions() -> None:
    assert agree(positions.mining_actions(range(150)), 0, MINING) > 100


def test_deliveries() -> None:
    assert agree(positions.deliveries(range(150)), 0, DELIVERY) > 30


def test_turns() -> None:
    assert agree(positions.turn_starts(range(25), 2, 5), 1, TURN, most=2_000) > 10


def test_several_turns() -> None:
    found = positions.turn_starts(range(100, 125), workers=2, open_stacks=2)
    assert agree(found, 2, TURN, most=2_000) > 10


def test_shifts() -> None:
    found = positions.turn_starts(range(200, 225), workers=2, open_stacks=1)
    assert agree(found, SHIFT, TURN, most=2_000) > 10


def test_turns_among_others() -> None:
    found = positions.turn_starts(range(40, 55), open_stacks=4, is_alone=False)
    assert agree(found, 1, TURN, most=2_000) > 5


def test_what_is_forbidden_is_left_out() -> None:
    found = positions.mining_actions(range(300, 360))
    assert agree(found, 0, MINING, forbidden=("row>s", "s:", "row>1", "row>2")) > 40
    small = positions.turn_starts(range(360, 372), workers=2, open_stacks=2)
    assert agree(small, 2, TURN, most=1_500, forbidden=FORBIDDEN) > 4


def test_known_cards_are_used() -> None:
    """Where stacks are not closed, all that is known can be had by the wild action."""
    found = (
        (rng, state._replace(stacks=table.stacks))
        for rng, state in positions.turn_starts(range(380, 390), workers=2, open_stacks=2)
        for table in [setup(len(state.players), rng.randrange(1000))]
    )
    assert agree(found, 1, TURN, most=2_000) > 2


@pytest.mark.long
@pytest.mark.parametrize(
    ("found", "turns", "first", "forbidden", "least"),
    [
        (positions.mining_actions(range(10_000, 12_000)), 0, MINING, (), 1_500),
        (positions.deliveries(range(10_000, 14_000)), 0, DELIVERY, (), 1_000),
        (positions.turn_starts(range(10_000, 10_600)), 1, TURN, (), 300),
        (positions.turn_starts(range(11_000, 11_400), 3, 9, False), 1, TURN, (), 200),
        (positions.turn_starts(range(12_000, 12_600), 2, 3), 2, TURN, (), 200),
        (positions.turn_starts(range(13_000, 13_600), 2, 2), SHIFT, TURN, (), 200),
        (positions.turn_starts(range(14_000, 14_600), 2, 3), 2, TURN, FORBIDDEN, 200),
        (positions.turn_starts(range(15_000, 15_400), 3, 1), 3, TURN, (), 50),
    ],
    ids=["mining", "delivery", "turn", "among others", "two turns", "shift", "without", "three"],
)
def test_thousands(
    found: Positions, turns: int, first: tuple[str, ...], forbidden: tuple[str, ...], least: int
) -> None:
    assert agree(found, turns, first, 3_000, forbidden) > least


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
