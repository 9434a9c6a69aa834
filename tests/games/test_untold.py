"""Events are made when somebody asks for them, and what makes play-outs quick changes nothing else."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import pytest

from glueckauf.core.hidden import not_in_sight
from glueckauf.core.streams import shuffle
from glueckauf.core.telling import Event
from glueckauf.games import GAMES, room


def states(game: str, seed: int) -> list[Any]:
    rng = Random(seed)
    state: Any = room(game).setup(players=3, seed=seed)
    found = [state]
    while not state.is_over:
        state = state.after(rng.choice(state.legal_moves()))
        found.append(state)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_events_are_the_same_whenever_they_are_told(game: str) -> None:
    for state in states(game, 5):
        events = state.events
        assert all(isinstance(event, Event) for event in events)
        assert events == state.events
        told = state._replace(events=events)
        assert told.events == events
        assert repr(told) == repr(state)
        assert state.seen_by(0).events == events
        assert copy.deepcopy(state).events == events


@pytest.mark.parametrize("game", GAMES)
def test_states_travel_to_other_processes_with_their_events(game: str) -> None:
    for state in states(game, 6)[::7]:
        there = pickle.loads(pickle.dumps(state))
        assert there == state
        assert there.events == state.events


@pytest.mark.parametrize("size", [0, 1, 2, 3, 31, 32, 33, 64, 100])
def test_stacks_are_shuffled_as_python_does_it(size: int) -> None:
    ours, theirs = Random("stacks"), Random("stacks")
    cards, again = list(range(size)), list(range(size))
    for _ in range(20):
        shuffle(cards, ours)
        theirs.shuffle(again)
        assert cards == again
    assert ours.getstate() == theirs.getstate()


def test_what_is_not_in_sight_is_the_deck_less_what_is() -> None:
    deck = ("b", "a", "b", "c", "a")
    assert sorted(not_in_sight(deck, ["a", "?", None, "b", "b", "b"], Random(0))) == ["a", "c"]
    assert deck == ("b", "a", "b", "c", "a")
