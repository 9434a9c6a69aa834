"""What the tests of every game need to play it: lines, random games, and what a rule says."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

import pytest

import glueckauf as ga
from glueckauf.core.protocol import State

rule = pytest.mark.rule  # @rule("GA-5.2", follows): the rule a test shows
follows = "follows"
breaks = "breaks"

S = TypeVar("S", bound=State)
Choice = Callable[[random.Random, Sequence[str]], str]


def line(state: S, moves: str) -> S:
    """The state after these moves, written as in a record."""
    for move in moves.split(" "):
        state = state.after(move)
    return state


def rule_broken(state: State, move: str) -> str:
    """The id of the rule that forbids this move; also checks that `after` says the same."""
    violation = state.why_not(move)
    assert violation is not None, f"{move} is legal"
    with pytest.raises(ga.IllegalMove) as caught:
        state.after(move)
    assert caught.value.violation == violation
    assert move not in state.legal_moves()
    assert violation.text
    return violation.rule


def event_rules(state: State, name: str) -> tuple[str, ...]:
    """The rule ids that the last move's event of this name applied."""
    found = [event for event in state.events if event.name == name]
    assert found, f"no event {name} among {[event.name for event in state.events]}"
    return found[0].rules


def idle_choice(rng: random.Random, moves: Sequence[str]) -> str:
    return rng.choice(moves)


def random_game(state: S, seed: int, choice: Choice) -> Iterator[tuple[S, str]]:
    """Every state of a random game with the move made there; the last one with an empty move."""
    rng = random.Random(seed)
    while not state.is_over:
        move = choice(rng, state.legal_moves())
        yield state, move
        state = state.after(move)
    yield state, ""


def moves_of(game: Iterable[tuple[State, str]]) -> list[str]:
    return [str(move) for _, move in game if move]
