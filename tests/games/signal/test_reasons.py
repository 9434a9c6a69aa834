"""What a move brings: true numbers, in four languages; and hints that lead to it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from glueckauf.core.protocol import CHANCE
from glueckauf.core.streams import drawn
from glueckauf.core.texts import LANGUAGES
from glueckauf.games import signal
from glueckauf.games.signal.bots import Greedy, advice, reason
from glueckauf.games.signal.bots.greedy import best_plan
from tests.games.signal.scenes import AMERICA, EUROPE, acting

ALONE = {"helpers": ()}


@pytest.fixture(scope="module")
def views() -> list[Any]:
    """Decisions of a game on each map, with all kinds of moves."""
    found: list[Any] = []
    for on in (EUROPE, AMERICA):
        state, rng = signal.setup(3, 7, map=on), random.Random(7)
        while not state.is_over:
            if state.to_move == CHANCE:
                state = state.after(drawn(state.chances(), rng))
                continue
            found.append(state)
            moves = state.legal_moves()
            state = state.after(rng.choice(moves) if rng.random() < 0.3 else Greedy().choose(state))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_a_reason(views: list[Any], language: str) -> None:
    for view in views[::3]:
        moves = view.legal_moves()
        for move in random.Random(len(moves)).sample(moves, min(8, len(moves))):
            told = reason(view, str(move), language)
            assert told.endswith(".")
            assert "{" not in told
            assert "/" not in told


def test_true_numbers() -> None:
    state = acting("black lyon-marseille.2>marseille blue", hand="tsw", changes=ALONE)
    assert reason(state, "train/lyon-marseille.2") == (
        "6 of 6 faces deliver its goods. No face costs time."
    )
    state = acting("black wroclaw-dresden.1>dresden", hand="twww", changes=ALONE)
    assert reason(state, "train/wroclaw-dresden.1") == (
        "It moves on by 0.0 spaces on average. 6 of 6 faces cost time: 3.5 time tokens on average."
    )
    assert reason(state, "end") == "4 cards stay in hand, and 5 are drawn."
    state = acting("black paris", hand="s", changes=ALONE)
    assert reason(state, "load/paris:s") == (
        "From Paris to Marseille it is 6 movement points at least."
    )


def test_greedy_says_how_far_ahead_its_choice_is(views: list[Any]) -> None:
    told = [Greedy().why(view, best_plan(view).move) for view in views[::4]]
    assert sum("cards more than the next best" in one for one in told) > 5
    assert not any("cards less" in one for one in told)


def test_a_hint_tells_the_reason_and_points_at_something(views: list[Any]) -> None:
    for view in views[::9]:
        move = best_plan(view).move
        for language in LANGUAGES:
            found = advice(view, 1, language)
            assert found.text.endswith(reason(view, move, language))
            assert found.keys
        assert advice(view, 0, "en").keys


def test_chance_needs_no_advice() -> None:
    assert advice(signal.setup(2), 0, "en").text == "A departure card is revealed."
