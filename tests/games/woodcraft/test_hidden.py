"""Who may know what: views hide it, and guesses fit the view."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings

from glueckauf.core.protocol import CHANCE
from glueckauf.games import woodcraft
from glueckauf.games.woodcraft.parts import BACKS, HIDDEN, Choose
from tests.games.play import line
from tests.games.woodcraft.scenes import acting, choosing, sheet
from tests.games.woodcraft.test_properties import Game
from tests.games.woodcraft.words import games

T1 = "B6 Y5 B4 B3 Y2 Y1"


def test_dealt_orders_are_for_their_owner_until_all_have_kept_one() -> None:
    state = woodcraft.setup(2)
    assert state.seen_by(0).players[0].held == state.players[0].held
    assert state.seen_by(0).players[1].held == ("I", "I")
    first = state.after(state.legal_moves()[0])
    assert first.seen_by(1).players[0].held == ("I",)
    assert first.events[0].facts == {"seat": 0}
    both = first.after(first.legal_moves()[0])
    assert both.seen_by(0).players == both.players


def test_of_the_decks_you_know_only_the_card_you_put_there() -> None:
    state = woodcraft.setup(3)
    dealt = [player.held for player in state.players]
    for seat in range(3):
        state = state.after(f"keep/{dealt[seat][0]}")
    for seat in range(3):
        first, second = state.seen_by(seat).decks
        known = [card for card in first if card not in BACKS]
        assert known == [dealt[seat][1]]
        assert first[seat - 3] == dealt[seat][1]
        assert set(second) == {"II"}
    early = woodcraft.setup(3).after(f"keep/{dealt[0][0]}")
    assert early.seen_by(0).decks[0][-1] == dealt[0][1]
    assert set(early.seen_by(1).decks[0]) == {"I"}


def test_choices_are_secret_until_all_have_chosen() -> None:
    state = line(choosing(T1, sheet(), sheet(), sheet()), "die/3 order")
    assert state.seen_by(2).choices == (HIDDEN, HIDDEN, None)
    assert state.seen_by(1).choices == (HIDDEN, 0, None)
    told = line(choosing(T1, sheet(), sheet(), sheet()), "die/3").events
    assert [event.facts for event in told] == [{"seat": 0}]
    assert state.after("die/1").seen_by(2).choices == (3, 0, 1)  # the tie is rolled in the open


def test_the_choice_makes_no_difference_to_others() -> None:
    state = choosing(T1, sheet(), sheet())
    views = {state.after(move).seen_by(1) for move in state.legal_moves()}
    assert len(views) == 1


def test_completed_orders_lie_face_down_until_the_end() -> None:
    state = acting(sheet(done="I-01 II-03", fields=(5,)), sheet(done="I-09", fields=(4,)))
    assert state.seen_by(1).players[0].done == ("I", "II")
    assert state.seen_by(0).players[0].done == ("I-01", "II-03")
    scores = state.seen_by(1).scoresheet().totals
    assert scores == (None, state.scores[1])
    over = state._replace(to_move=None, todo=())
    assert over.seen_by(1).players == over.players


@settings(max_examples=15, deadline=None)
@given(games)
def test_guesses_fit_the_view_and_can_be_played_on(game: Game) -> None:
    rng = Random(5)
    for state, _ in game[::7]:
        for seat in range(len(state.players)):
            view = state.seen_by(seat)
            assert view.seen_by(seat) == view
            assert view.events == state.events
            guess = view.guess(seat, rng)
            assert guess.seen_by(seat) == view
            assert not {card for deck in guess.decks for card in deck} & BACKS
            assert HIDDEN not in guess.choices
            if state.to_move == seat:
                assert view.legal_moves() == state.legal_moves() == guess.legal_moves()
    state = game[len(game) // 2][0]
    seat = state.to_move if state.to_move not in (None, CHANCE) else 0
    played = state.seen_by(seat or 0).guess(seat or 0, rng)
    while not played.is_over:
        played = played.after(rng.choice(played.legal_moves()))
    assert played.winners


@settings(max_examples=10, deadline=None)
@given(games)
def test_a_view_can_be_looked_ahead_in(game: Game) -> None:
    """Each legal move of the mover leads somewhere in the view, too."""
    for state, _ in game[::5]:
        if state.to_move is not None and state.to_move != CHANCE:
            view = state.seen_by(state.to_move)
            for move in view.legal_moves():
                then = view.after(move)
                assert then.todo or then.is_over


def test_a_guessed_choice_is_one_that_could_be_made() -> None:
    state = line(choosing("B6 - - - Y2 -", sheet(), sheet()), "die/5")
    assert isinstance(state.todo[-1], Choose)
    rng = Random(1)
    found = {state.seen_by(1).guess(1, rng).choices[0] for _ in range(60)}
    assert found == {0, 1, 5}
