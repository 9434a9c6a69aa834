"""Hidden information stays hidden (CG-1.1, CG-A9, CG-A15): views and guesses."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import glueckauf as ga
from glueckauf.games.card.hidden import KINDS, cards_of, closed
from glueckauf.games.card.parts import FACE_DOWN, FACE_DOWN_LORRY, FACE_DOWN_ORDER, STACKS
from glueckauf.games.card.rules import State
from tests.games.card.scenes import busy_choice, busy_game, hoarding_choice, me, scene, train, words
from tests.games.play import line


def seen(state: State, seat: int, name: str) -> str:
    """A stack as one player sees it; a card face down is `?`."""
    cards = state.seen_by(seat).stacks[STACKS.index(name)].cards
    hidden = (FACE_DOWN, FACE_DOWN_LORRY, FACE_DOWN_ORDER)
    return words("?" if card in hidden else card for card in cards)


def test_only_the_top_cards_are_open() -> None:
    state = ga.card.setup(3)
    for seat in range(3):
        view = state.seen_by(seat)
        for mine, true in zip(view.stacks, state.stacks, strict=True):
            assert mine.cards[0] == true.cards[0]
            assert len(set(mine.cards[1:])) == 1
            assert mine.cards[1] in (FACE_DOWN, FACE_DOWN_LORRY, FACE_DOWN_ORDER)


ORDERS = {"order": "barracks:3 furnaces:1 factories:4 steamboats:2 barracks:1 barracks:2"}


def test_the_look_is_for_the_looker() -> None:
    state = line(scene(stacks=ORDERS), "wild pay/2 look/order")
    assert seen(state, 0, "order") == "barracks:3 furnaces:1 factories:4 steamboats:2 ? ?"
    assert seen(state, 1, "order") == "barracks:3 ? ? ? ? ?"
    assert state.seen_by(0).legal_moves() == state.legal_moves()
    assert state.seen_by(0).looked_at == state.looked_at
    assert state.seen_by(1).legal_moves() == ["take/barracks:3"]  # all he can name


def test_a9_cards_put_under_the_stack_are_known_to_the_looker() -> None:
    state = line(scene(stacks=ORDERS), "wild pay/2 look/order take/furnaces:1")
    assert seen(state, 0, "order") == "barracks:1 ? barracks:3 factories:4 steamboats:2"
    assert seen(state, 1, "order") == "barracks:1 ? ? ? ?"
    moved = line(state, "wild pay/3 look/order take/barracks:1")
    assert seen(moved, 0, "order") == "steamboats:2 ? ? ?"
    assert seen(moved, 1, "order") == "steamboats:2 barracks:2 barracks:3 factories:4"


def test_a_split_keeps_what_is_known() -> None:
    stacks = {"lorry/b": "w2", "lorry/a": "w1.1 c1.1 t1.1 f1.1 w1.2 c1.2"}
    state = line(scene(2, stacks=stacks), "wild pay/2 look/lorry/a take/w1.1 lorry/b pay/1")
    assert seen(state, 0, "lorry/b") == "t1.1 f1.1"
    assert seen(state, 1, "lorry/b") == "t1.1 ?"


def test_a15_what_was_taken_from_the_top_is_known_and_the_rest_is_secret() -> None:
    state = line(scene(2, stacks=ORDERS), "order pay/1 share pay/1")
    state = line(state, "wild pay/2 look/order take/factories:4")
    assert words(me(state).orders) == "barracks:3 factories:4"
    assert words(me(state).secret) == "factories:4"
    assert words(me(state.seen_by(0)).orders) == "barracks:3 factories:4"
    assert words(me(state.seen_by(1)).orders) == "?:0 barracks:3"
    assert me(state.seen_by(1)).secret == (FACE_DOWN_ORDER,)
    event = next(event for event in state.events if event.name == "took-secretly")
    assert set(event.facts) == {"seat", "stack"}


def test_a_lone_card_is_no_secret() -> None:
    state = line(scene(stacks={"order": "barracks:3"}), "wild pay/2 look/order take/barracks:3")
    assert me(state).secret == ()
    assert words(me(state.seen_by(1)).orders) == "barracks:3"


def test_of_two_equal_cards_the_known_one_is_played() -> None:
    stacks = {"innovation": "order order w3"}
    state = line(scene(2, stacks=stacks), "innovation pay/1 end share pay/1")
    state = line(state, "wild pay/2 look/innovation take/order")
    assert me(state.seen_by(1)).innovations == (FACE_DOWN, "order")
    after = state.after("use/order")
    assert me(after.seen_by(1)).innovations == (FACE_DOWN,)
    assert me(after.after("use/order").seen_by(1)).innovations == ()


def test_delivered_stacks_are_open_in_number_only() -> None:
    state = scene(delivered=(train("barracks:3", "red w=w2 *=c1.2 c"),))
    mine, yours = state.seen_by(0), state.seen_by(1)
    assert mine.players[0].delivered == state.players[0].delivered
    hidden = yours.players[0].delivered[0]
    assert hidden.order == FACE_DOWN_ORDER
    assert hidden.engine == FACE_DOWN
    assert hidden.wagons == (
        (FACE_DOWN, FACE_DOWN_LORRY),
        (FACE_DOWN, FACE_DOWN_LORRY),
        (FACE_DOWN, None),
    )
    assert mine.scores[0] == 2 + 7
    assert yours.scores[0] == 0


def test_a_view_of_a_view_shows_no_more() -> None:
    for state, _ in list(busy_game(3, 5))[::9]:
        for seat in range(3):
            view = state.seen_by(seat)
            assert view.seen_by(seat) == view


def indistinguishable(state: State, guess: State, seat: int) -> bool:
    return guess.seen_by(seat) == state.seen_by(seat)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("choice", [busy_choice, hoarding_choice])
def test_a_guess_fits_the_view_and_the_decks(players: int, choice: object) -> None:
    rng = random.Random(players)
    game = busy_game(players, players, None, choice)  # type: ignore[arg-type]  # a Choice
    for n, (state, _) in enumerate(game):
        if n % 4:
            continue
        for seat in range(players):
            guess = state.guess(seat, rng)
            assert indistinguishable(state, guess, seat)
            for kind in KINDS:
                assert Counter(cards_of(guess, kind)) == Counter(state.rules.decks[kind])
            if state.to_move == seat:
                assert state.seen_by(seat).legal_moves() == state.legal_moves()
                assert guess.legal_moves() == state.legal_moves()
            for player in guess.players:
                for order, _, wagons in player.delivered:
                    assert order.lorries <= sum(w.load.lorries for w in wagons if w.load)


def test_a_guess_needs_nothing_but_the_view() -> None:
    for state, _ in list(busy_game(3, 8))[::11]:
        for seat in range(3):
            from_state = state.guess(seat, random.Random(1))
            assert from_state == state.seen_by(seat).guess(seat, random.Random(1))


def test_guesses_differ_and_follow_the_seed() -> None:
    state = ga.card.setup(3)
    assert len({state.guess(0, random.Random(seed)) for seed in range(5)}) == 5
    assert state.guess(0, random.Random(1)) == state.guess(0, random.Random(1))


def test_a_guess_can_be_played_to_the_end() -> None:
    state = line(ga.card.setup(4), "wild pay/2 look/order")
    rng = random.Random(3)
    guess = state.guess(2, rng)
    while not guess.is_over:
        guess = guess.after(rng.choice(guess.legal_moves()))
    assert guess.winners


def test_an_own_turn_can_be_played_in_a_view() -> None:
    """A bot may look ahead in its view as far as it knows: unknown cards stay unknown."""
    view = ga.card.setup(2).seen_by(0)
    view = line(view, "lorry/a pay/1")
    assert "lorry/a" not in view.legal_moves()
    assert view.why_not("lorry/a").text.startswith("You cannot know")  # type: ignore[union-attr]  # it is illegal


def test_no_such_seat() -> None:
    with pytest.raises(ValueError, match="no seat 3"):
        ga.card.setup(3).seen_by(3)
    with pytest.raises(ValueError, match="no seat -1"):
        ga.card.setup(3).seen_by(-1)


def test_of_a_closed_stack_there_is_nothing_to_look_at() -> None:
    """What the wild action names must have a card that can be taken (CG-2.6)."""
    state = closed(ga.card.setup(2, seed=3)).after("lorry/a").after("pay/1")
    asked = state.after("wild").after("pay/2")
    assert "look/lorry/a" not in asked.legal_moves()
    assert "look/lorry/b" in asked.legal_moves()
    violation = asked.why_not("look/lorry/a")
    assert violation is not None
    assert violation.reason == "face-down"
