"""What holds in every state of every game, checked on random games.

A game's `words.py` says which games are played and which tokens could mean anything in a state.
"""

from __future__ import annotations

import pickle
import sys
from importlib import import_module
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import glueckauf as ga
from glueckauf.core.telling import Event, Violation
from glueckauf.games import GAMES, room

every_game = pytest.mark.parametrize("game", GAMES)
# Bytes that a move may make anew.
LARGEST = {"board": 4096, "card": 6144, "signal": 6144, "woodcraft": 4096}


def words(game: str) -> Any:
    return import_module(f"tests.games.{game}.words")


def names(game: str) -> dict[str, Any]:
    """What `repr` of a state speaks of."""
    modules = [import_module(f"glueckauf.games.{game}.{m}") for m in ("parts", "ruleset", "rules")]
    return {name: value for module in modules for name, value in vars(module).items()}


@every_game
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_a_move_is_legal_iff_there_is_no_reason_against_it(game: str, data: st.DataObject) -> None:
    played = data.draw(words(game).games)
    for state, _ in played[::3]:
        legal = state.legal_moves()
        assert legal == sorted(set(legal))
        for word in words(game).vocabulary(state) | set(legal):
            assert (state.why_not(word) is None) == (word in legal), word


@every_game
@settings(max_examples=15, deadline=None)
@given(data=st.data())
def test_states_are_values(game: str, data: st.DataObject) -> None:
    """Old states never change; equal content is equal and hashes alike; `repr` rebuilds."""
    played = data.draw(words(game).games)
    hashes = [hash(state) for state, _ in played]
    known = {**names(game), "Event": Event}
    for (state, move), hashed in zip(played, hashes, strict=True):
        assert hash(state) == hashed
        if move:
            again = state.after(move)
            assert again == state.after(str(move))
            assert hash(again) == hash(state.after(move))
            assert again != state
    for state, move in played[::17]:
        rebuilt = eval(repr(state), dict(known))
        assert rebuilt == state
        assert not move or rebuilt.after(move) == state.after(move)
        assert pickle.loads(pickle.dumps(state)) == state
        assert state._replace(events=()) == state
    assert len({state for state, _ in played}) == len(played)


@every_game
@settings(max_examples=25, deadline=None)
@given(data=st.data(), stop=st.integers(0, 2000))
def test_records_replay_bit_for_bit_also_unfinished(
    game: str, data: st.DataObject, stop: int
) -> None:
    played = data.draw(words(game).games)
    played = played[: stop % len(played) + 1]
    start, last = played[0][0], played[-1][0]
    written = import_module(f"glueckauf.games.{game}").record(start, [m for _, m in played[:-1]])
    text = str(written)
    assert ga.Record.read(text) == written
    assert str(ga.Record.read(text)) == text
    replayed = ga.replay(text)
    assert replayed == last
    assert replayed.events == last.events
    assert repr(replayed) == repr(last)


@every_game
@settings(max_examples=15, deadline=None)
@given(data=st.data())
def test_moves_are_their_text(game: str, data: st.DataObject) -> None:
    read = import_module(f"glueckauf.games.{game}.notation").read
    for state, _ in data.draw(words(game).games)[::5]:
        for move in state.legal_moves():
            assert type(read(str(move))) is type(move)
            assert read(str(move)) == move
            assert str(move) == move


@every_game
@settings(max_examples=10, deadline=None)
@given(data=st.data())
def test_events_and_reasons_name_rules_and_can_be_told(game: str, data: st.DataObject) -> None:
    ids = set(room(game).rule_ids())
    told: set[str] = set()
    for state, _ in data.draw(words(game).games)[::7]:
        for event in state.events:
            assert set(event.rules) <= ids
            if event.name not in told:
                told.add(event.name)
                assert event.text
        for word in words(game).vocabulary(state):
            violation = state.why_not(word)
            if isinstance(violation, Violation):
                assert violation.rule in ids
                if violation.reason not in told:
                    told.add(violation.reason)
                    assert violation.text


@every_game
def test_a_state_is_small_beyond_its_parent(game: str) -> None:
    """What a move makes anew, without what it shares with the state before, is a few KB."""
    worst = 0
    for state, move in import_module(f"tests.games.{game}.scenes").busy_game(4, 11):
        if move:
            seen: set[int] = {id(state[0])}  # the table of the rules, which all states share
            _size(state, seen)
            worst = max(worst, _size(state.after(move)._replace(events=()), seen))
    assert worst < LARGEST[game]


def _size(value: object, seen: set[int]) -> int:
    if id(value) in seen:
        return 0
    seen.add(id(value))
    inner = sum(_size(item, seen) for item in value) if isinstance(value, tuple) else 0
    return sys.getsizeof(value) + inner
