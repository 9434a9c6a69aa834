"""Hidden information stays hidden (GA-10.1): views and guesses."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import glueckauf as ga
from glueckauf.games.board.parts import FACE_DOWN_ORDER, FACE_DOWN_TILE
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import Rules, read_order
from tests.games.board.scenes import busy_game, drafted, scene
from tests.games.board.test_properties import all_orders, all_tiles
from tests.games.play import line


def test_the_stacks_are_hidden_from_everybody() -> None:
    state = ga.board.setup(3)
    for seat in range(3):
        view = state.seen_by(seat)
        assert set(view.tile_stack.cards) == {FACE_DOWN_TILE}
        assert set(view.order_stack.cards) == {FACE_DOWN_ORDER}
        assert view.workshops == state.workshops
        assert view.pending == state.pending


def test_a_view_of_a_view_shows_no_more() -> None:
    state = line(drafted(3), "order/draw keep/1 top/2345")
    assert state.seen_by(0).seen_by(0) == state.seen_by(0)
    assert state.seen_by(1).seen_by(0).order_stack != state.seen_by(0).order_stack


def test_delivered_cards_are_for_their_owner() -> None:
    pile = (read_order("barrow:y=2"),) * 2
    for rules, seen in ((Rules(), (FACE_DOWN_ORDER,) * 2), (Rules(open_deliveries=True), pile)):
        state = scene(delivered=pile, rules=rules)
        assert state.seen_by(0).players[0].delivered == pile
        assert state.seen_by(1).players[0].delivered == seen


def test_knowledge_ends_when_somebody_else_puts_the_cards_back() -> None:
    state = line(drafted(3), "order/draw keep/1 top/2345")
    assert FACE_DOWN_ORDER not in state.seen_by(0).order_stack.cards[:4]
    state = line(state, "order/draw keep/- top/54321")
    assert set(state.seen_by(0).order_stack.cards) == {FACE_DOWN_ORDER}
    assert FACE_DOWN_ORDER not in state.seen_by(1).order_stack.cards[:5]


def test_known_cards_at_the_bottom_stay_known() -> None:
    state = line(drafted(3), "workshop/draw keep/- bottom/54321")
    assert FACE_DOWN_TILE not in state.seen_by(0).tile_stack.cards[-5:]
    assert set(state.seen_by(0).tile_stack.cards[:-5]) == {FACE_DOWN_TILE}


def test_events_hold_public_facts_only() -> None:
    state = drafted(3).after("workshop/draw")
    looked = next(event for event in state.events if event.name == "looked")
    assert set(looked.facts) == {"seat", "space", "cards"}
    back = line(state, "keep/- top/54321")
    assert {"seat", "space", "cards"} == set(back.events[0].facts)


def indistinguishable(state: State, guess: State, seat: int) -> bool:
    return guess.seen_by(seat) == state.seen_by(seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_guess_fits_the_view_and_the_decks(players: int) -> None:
    rng = random.Random(players)
    rules = Rules(open_deliveries=players == 3)
    for n, (state, _) in enumerate(busy_game(players, players, rules)):
        if n % 5:
            continue
        for seat in range(players):
            guess = state.guess(seat, rng)
            assert indistinguishable(state, guess, seat)
            assert Counter(all_tiles(guess)) == Counter(rules.tiles)
            assert Counter(all_orders(guess)) == Counter(rules.order_deck)
            assert guess.legal_moves() == state.legal_moves() or state.to_move != seat


def test_a_guess_needs_nothing_but_the_view() -> None:
    state = line(drafted(3), "order/draw keep/1 top/2345 workshop/draw")
    for seat in range(3):
        from_state = state.guess(seat, random.Random(1))
        from_view = state.seen_by(seat).guess(seat, random.Random(1))
        assert from_state == from_view


def test_guesses_differ_and_follow_the_seed() -> None:
    state = drafted(3)
    guesses = {state.guess(0, random.Random(seed)) for seed in range(5)}
    assert len(guesses) == 5
    assert state.guess(0, random.Random(1)) == state.guess(0, random.Random(1))


def test_a_guess_while_somebody_looks() -> None:
    state = drafted(3).after("workshop/draw")
    other = state.guess(1, random.Random(0))
    assert FACE_DOWN_TILE not in other.pending.cards  # type: ignore[union-attr]  # looking
    short = state._replace(supply=(9, 9, 0, 9))
    for move in short.legal_moves():
        following = short.after(move)
        assert indistinguishable(following, following.guess(2, random.Random(0)), 2)


def test_the_rest_of_a_view_can_be_played() -> None:
    """A bot may look ahead in its view as far as it knows: unknown cards stay unknown."""
    view = drafted(4).seen_by(0)
    rng = random.Random(3)
    while not view.is_over:
        view = view.after(rng.choice(view.legal_moves()))
    assert view.winners


def test_no_such_seat() -> None:
    with pytest.raises(ValueError, match="no seat 3"):
        drafted(3).seen_by(3)
    with pytest.raises(ValueError, match="no seat -1"):
        drafted(3).seen_by(-1)
