"""What holds in every state of every game, checked on random games."""

from __future__ import annotations

import pickle
import random
import sys
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

import glueckauf as ga
from glueckauf.core.telling import Event, Violation
from glueckauf.games.card import parts, rules, ruleset
from glueckauf.games.card.hidden import KINDS, cards_of
from glueckauf.games.card.notation import read
from glueckauf.games.card.parts import DOCKS, STACKS, WILD
from glueckauf.games.card.rules import State
from glueckauf.games.card.ruleset import Rules
from tests.games.card.scenes import busy_choice, busy_game, hoarding_choice
from tests.games.card.test_notation import GOOD
from tests.games.play import idle_choice

RULE_SETS = (
    Rules(),
    Rules(innovation_needs_placement=True),
    Rules(tokens=[2, 2, 2], look=2, innovation_least=0),
)

games = st.builds(
    lambda players, seed, rules, choice: list(busy_game(players, seed, rules, choice)),
    st.sampled_from([2, 3, 4]),
    st.integers(0, 10**6),
    st.sampled_from(RULE_SETS),
    st.sampled_from([busy_choice, idle_choice, hoarding_choice]),
)


def vocabulary(state: State) -> set[str]:
    """Every token that could mean anything in this state, and a few that never do."""
    found = {*GOOD, *state.layout.zones, "mining/2", "mining/9"}
    found |= {f"pay/{n}" for n in range(1, 7)} | {f"dock/{n}" for n in DOCKS}
    found |= {"pay/1+1", "pay/1+3", "pay/2+w3=1", "pay/w3=4", "pay/w3=1", "pay/w5=5"}
    found |= {f"look/{name}" for name in STACKS}
    for player in state.players:
        for lorry in {*map(str, player.storage), "w1.1"}:
            found |= {f"s:{lorry}>{dock}{crest}" for dock in DOCKS for crest in "wctf*"}
        for order in {*map(str, player.orders), "barracks:1"}:
            found |= {f"train/{dock}={order}" for dock in DOCKS}
    found |= {f"row>{dock}{crest}" for dock in DOCKS for crest in "wctf*"}
    found |= {f"take/{card}" for stack in state.stacks for card in stack.cards[:6]}
    return {word for word in found if "?" not in word}  # a view has cards without a word


@settings(max_examples=12, deadline=None)
@given(games)
def test_a_move_is_legal_iff_there_is_no_reason_against_it(game: list[tuple[State, str]]) -> None:
    for state, _ in game[::3]:
        legal = state.legal_moves()
        assert legal == sorted(set(legal))
        for word in vocabulary(state) | set(legal):
            assert (state.why_not(word) is None) == (word in legal), word


@settings(max_examples=25, deadline=None)
@given(games)
def test_conservation(game: list[tuple[State, str]]) -> None:
    for state, _ in game:
        layout = state.layout
        for kind in dict.fromkeys(KINDS):
            assert Counter(cards_of(state, kind)) == Counter(state.rules.decks[kind])
        held = [token for player in state.players for token in player.tokens]
        assert sorted((*held, *state.tokens)) == list(layout.tokens)
        for seat, player in enumerate(state.players):
            paid = [w for zone in state.zones for p in zone.cards if p.seat == seat for w in p[1]]
            assert sorted((*player.workers, *paid)) == list(layout.workers)
            in_hand = [*map(str, player.orders), *player.innovations]
            assert not Counter(map(str, player.secret)) - Counter(in_hand)


@settings(max_examples=20, deadline=None)
@given(games)
def test_invariants(game: list[tuple[State, str]]) -> None:
    for state, _ in game:
        for name, zone in zip(state.layout.zones, state.zones, strict=True):
            printed = state.rules.printed_workers if name == "wild" else 0
            assert zone.latest == len(zone.cards) + printed
            assert zone.owner == (zone.cards[-1].seat if zone.cards else parts.NOBODY)
        for player in state.players:
            assert player.orders == tuple(sorted(player.orders))
            for crests, dock in zip(state.rules.docks, player.docks, strict=True):
                for wagon in dock.wagons:
                    assert wagon.crest in (WILD, *crests)
                    if wagon.load:
                        assert wagon.load.crest in crests
                        assert wagon.crest in (WILD, wagon.load.crest)


@settings(max_examples=15, deadline=None)
@given(games)
def test_states_are_values(game: list[tuple[State, str]]) -> None:
    """Old states never change; equal content is equal and hashes alike; `repr` rebuilds."""
    hashes = [hash(state) for state, _ in game]
    names = {**vars(parts), **vars(ruleset), **vars(rules), "Event": Event}
    for (state, move), hashed in zip(game, hashes, strict=True):
        assert hash(state) == hashed
        if move:
            again = state.after(move)
            assert again == state.after(str(move))
            assert hash(again) == hash(state.after(move))
            assert again != state
    for state, move in game[::17]:
        rebuilt = eval(repr(state), names)
        assert rebuilt == state
        assert not move or rebuilt.after(move) == state.after(move)
        assert pickle.loads(pickle.dumps(state)) == state
        assert state._replace(events=()) == state


@settings(max_examples=25, deadline=None)
@given(games, st.integers(0, 2000))
def test_records_replay_bit_for_bit_also_unfinished(
    game: list[tuple[State, str]], stop: int
) -> None:
    played = game[: stop % len(game) + 1]
    start, last = played[0][0], played[-1][0]
    record = ga.card.record(start, [move for _, move in played[:-1]])
    text = str(record)
    assert ga.Record.read(text) == record
    assert str(ga.Record.read(text)) == text
    replayed = ga.replay(text)
    assert replayed == last
    assert replayed.events == last.events
    assert repr(replayed) == repr(last)


@settings(max_examples=15, deadline=None)
@given(games)
def test_moves_are_their_text(game: list[tuple[State, str]]) -> None:
    for state, _ in game[::5]:
        for move in state.legal_moves():
            assert type(read(str(move))) is type(move)
            assert read(str(move)) == move
            assert str(move) == move


@settings(max_examples=10, deadline=None)
@given(games, st.integers(0, 1000))
def test_views_hide_and_guesses_fit(game: list[tuple[State, str]], seed: int) -> None:
    rng = random.Random(seed)
    for state, _ in game[seed % 7 :: 7]:
        for seat in range(len(state.players)):
            view = state.seen_by(seat)
            guess = view.guess(seat, rng)
            assert guess.seen_by(seat) == view
            assert view.events == state.events
            if state.to_move == seat:
                assert view.legal_moves() == guess.legal_moves() == state.legal_moves()


@settings(max_examples=10, deadline=None)
@given(games)
def test_events_and_reasons_name_rules_and_can_be_told(game: list[tuple[State, str]]) -> None:
    ids = set(ga.card.rule_ids())
    told: set[str] = set()
    for state, _ in game[::7]:
        for event in state.events:
            assert set(event.rules) <= ids
            if event.name not in told:
                told.add(event.name)
                assert event.text
        for word in vocabulary(state):
            violation = state.why_not(word)
            if isinstance(violation, Violation):
                assert violation.rule in ids
                if violation.reason not in told:
                    told.add(violation.reason)
                    assert violation.text


def test_there_is_no_chance_in_play() -> None:
    state = ga.card.setup(2)
    assert state.game == "card"
    assert state.chances() == {}


def test_a_state_is_small_beyond_its_parent() -> None:
    """What a move makes anew, without what it shares with the state before: under 6 KB."""
    worst = 0
    for state, move in busy_game(4, 11):
        if move:
            seen: set[int] = set()
            _size(state, seen)
            worst = max(worst, _size(state.after(move)._replace(events=()), seen))
    assert worst < 6144


def _size(value: object, seen: set[int]) -> int:
    if id(value) in seen or isinstance(value, ruleset.Layout):
        return 0
    seen.add(id(value))
    inner = sum(_size(item, seen) for item in value) if isinstance(value, tuple) else 0
    return sys.getsizeof(value) + inner
