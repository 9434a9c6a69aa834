"""The bound is asked directly: at no place does it promise less than a line from there brings."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

from glueckauf.games.card.rules import State
from glueckauf.games.card.solve.bound import Bound
from glueckauf.games.card.solve.task import (
    SHIFT,
    WORDS,
    Place,
    Rank,
    Task,
    is_over,
    moves_at,
    onward,
    rank,
    start_of,
    value_of,
)
from tests.games.card.solve import positions

Positions = Iterable[tuple[random.Random, State]]
ALONE = [(sign + word,) for word in WORDS for sign in ("", "-")]
FIRST = ("score", "trains", "ready", "lorries", "-orders")
THEN = ("workers", "cards", "orders", "innovations", "-turns", "-steps", "-orders", "steps")
PAIRS = [(first, then) for first in FIRST for then in THEN if first != then]


class TooLarge(Exception):
    """The position has more places than are asked."""


def asked(state: State, turns: int, objectives: list[tuple[str, ...]], most: int) -> int:
    """How many places there are; at none is a bound below the best that can be had from there."""
    tasks = [Task(state, turns, objective) for objective in objectives]
    bounds = [Bound(task) for task in tasks]
    known: dict[Place, list[Rank] | None] = {}

    def best(place: Place) -> list[Rank] | None:
        """The best for each objective."""
        if place in known:
            return known[place]
        if len(known) > most:
            raise TooLarge
        if is_over(tasks[0], place):
            reached: list[Rank] | None = [rank(task, value_of(task, place)) for task in tasks]
        else:
            ahead = [best(onward(tasks[0], place, move)) for move in moves_at(tasks[0], place)]
            ends = [each for each in ahead if each is not None]
            reached = [max(ranks) for ranks in zip(*ends, strict=True)] if ends else None
            for task, bound, rank_ in zip(tasks, bounds, reached or (), strict=bool(reached)):
                assert bound(place) >= rank_, (task.objective, str(place.state))
        known[place] = reached
        return reached

    best(start_of(tasks[0]))
    return len(known)


def ask_all(found: Positions, turns: int, most: int) -> int:
    """Asks at every place of these positions: of single words, and of some pairs."""
    places = 0
    for rng, state in found:
        objectives = [*rng.sample(ALONE, 6), *rng.sample(PAIRS, 6)]
        try:
            places += asked(state, turns, objectives, most)
        except TooLarge:
            continue
    return places


def test_actions() -> None:
    assert ask_all(positions.mining_actions(range(500, 540)), 0, 500) > 200
    assert ask_all(positions.deliveries(range(500, 580)), 0, 500) > 50


def test_turns() -> None:
    assert ask_all(positions.turn_starts(range(500, 508), 3, 4), 1, 600) > 200


def test_several_turns() -> None:
    assert ask_all(positions.turn_starts(range(600, 612), 2, 1), 2, 600) > 300


def test_shifts() -> None:
    assert ask_all(positions.turn_starts(range(700, 712), 2, 1), SHIFT, 600) > 300


@pytest.mark.long
@pytest.mark.parametrize(
    ("found", "turns", "places"),
    [
        (positions.mining_actions(range(10_000, 12_000)), 0, 10_000),
        (positions.deliveries(range(10_000, 12_000)), 0, 1_000),
        (positions.turn_starts(range(10_000, 10_100), 3, 7), 1, 5_000),
        (positions.turn_starts(range(11_000, 11_100), 2, 3), 2, 5_000),
        (positions.turn_starts(range(12_000, 12_100), 2, 2), SHIFT, 5_000),
    ],
    ids=["mining", "delivery", "turn", "two turns", "shift"],
)
def test_many_positions(found: Positions, turns: int, places: int) -> None:
    assert ask_all(found, turns, 1_500) > places
