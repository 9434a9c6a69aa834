"""What holds in every state of the game, checked on random games."""

from __future__ import annotations

import random
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

import glueckauf as ga
from glueckauf.games.card import parts
from glueckauf.games.card.hidden import KINDS, cards_of
from glueckauf.games.card.parts import WILD
from glueckauf.games.card.rules import State
from tests.games.card.words import games


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


def test_there_is_no_chance_in_play() -> None:
    state = ga.card.setup(2)
    assert state.game == "card"
    assert state.chances() == {}
