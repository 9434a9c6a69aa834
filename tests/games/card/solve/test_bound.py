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
EVERY = (*WORDS, *(f"-{word}" for word in WORDS))


class TooLarge(Exception):
    """The position has more places than are asked."""


def asked(task: Task, most: int) -> int:
    """How many places there are; at each, every word of the bound is at least what can be had."""
    bound = Bound(task)
    known: dict[Place, Rank | None] = {}

    def best(place: Place) -> Rank | None:
        """The best of each word by itself."""
        if place in known:
            return known[place]
        if len(known) > most:
            raise TooLarge
        if is_over(task, place):
            reached: Rank | None = rank(task, value_of(task, place))
        else:
            ahead = [best(onward(task, place, move)) for move in moves_at(task, place)]
            ends = [each for each in ahead if each is not None]
            reached = tuple(map(max, zip(*ends, strict=True))) if ends else None
            if reached is not None:
                promised = bound(place)
                short = [
                    (word, promise, number)
                    for word, promise, number in zip(EVERY, promised, reached, strict=True)
                    if promise < number
                ]
                assert not short, (short, str(place.state))
        known[place] = reached
        return reached

    best(start_of(task))
    return len(known)


def ask_all(found: Positions, turns: int, most: int) -> int:
    places = 0
    for _, state in found:
        try:
            places += asked(Task(state, turns, EVERY), most)
        except TooLarge:
            continue
    return places


def test_actions() -> None:
    assert ask_all(positions.mining_actions(range(500, 540)), 0, 500) > 200
    assert ask_all(positions.deliveries(range(500, 580)), 0, 500) > 50


def test_turns() -> None:
    assert ask_all(positions.turn_starts(range(500, 512), 3, 5), 1, 1000) > 500


def test_several_turns() -> None:
    assert ask_all(positions.turn_starts(range(600, 620), 2, 2), 2, 1000) > 1000


def test_shifts() -> None:
    assert ask_all(positions.turn_starts(range(700, 720), 2, 1), SHIFT, 1000) > 1000


@pytest.mark.long
@pytest.mark.parametrize(
    ("found", "turns", "places"),
    [
        (positions.mining_actions(range(10_000, 12_000)), 0, 10_000),
        (positions.deliveries(range(10_000, 12_000)), 0, 1_000),
        (positions.turn_starts(range(10_000, 10_200), 4, 9), 1, 20_000),
        (positions.turn_starts(range(11_000, 11_200), 3, 3), 2, 20_000),
        (positions.turn_starts(range(12_000, 12_200), 3, 2), SHIFT, 20_000),
    ],
    ids=["mining", "delivery", "turn", "two turns", "shift"],
)
def test_many_positions(found: Positions, turns: int, places: int) -> None:
    assert ask_all(found, turns, 4_000) > places
