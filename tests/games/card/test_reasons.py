"""Why a move of the card game is good: true numbers, in four languages; and the quick player of play-outs."""

from __future__ import annotations

import random
from typing import Any

import pytest

from glueckauf import bots
from glueckauf.core.texts import LANGUAGES
from glueckauf.games import card
from glueckauf.games.card.bots import Greedy, advice, guide, reason
from glueckauf.games.card.bots.greedy import Quick, best_plan
from glueckauf.games.card.notation import Place
from tests.games.card.scenes import scene


@pytest.fixture(scope="module")
def views() -> list[Any]:
    """What the players of a game saw before every decision."""
    found, state, rng = [], card.setup(3, 7), random.Random(7)
    while not state.is_over:
        view = state.seen_by(state.to_move or 0)
        found.append(view)
        moves = state.legal_moves()
        state = state.after(rng.choice(moves) if rng.random() < 0.2 else Greedy().choose(view))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_a_reason(views: list[Any], language: str) -> None:
    for view in views[::3]:
        for move in view.legal_moves():
            told = reason(view, str(move), language)
            assert told.endswith(".")
            assert "{" not in told
            assert "reason-" not in told


def test_greedy_says_how_far_ahead_its_choice_is(views: list[Any]) -> None:
    told = [Greedy().why(view, best_plan(view).move) for view in views]
    assert sum("points more than the next best" in one for one in told) > 30
    assert not any("points less" in one for one in told)
    view = next(view for view in views if view.pending is None and len(view.legal_moves()) > 5)
    worst = min(view.legal_moves(), key=lambda move: str(move) != "pass")
    assert "Nothing that" in Greedy().why(view, worst)
    assert bots.why(bots.Greedy(), view, best_plan(view).move, "hu").endswith(".")


def test_true_numbers() -> None:
    state = scene(docks=("red w=w2 w", "", ""), orders="barracks:2", row="w1.1")
    assert reason(state, "delivery") == "One train leaves and brings 5 VP."
    assert reason(state, "mining/1") == "One lorry gets onto a train."
    assert reason(state, "engine") == "2 docks have no engine yet."
    assert reason(state, "wild") == "It shows 4 cards, and one of them can be taken."
    assert reason(state.after("mining/1"), "pay/1").startswith("That leaves ")
    assert (
        reason(state.after("mining/1").after("pay/1"), "row>1w") == "The train then has 3 lorries."
    )


def test_a_hint_tells_the_reason(views: list[Any]) -> None:
    for view in views[::9]:
        move = best_plan(view).move
        for language in LANGUAGES:
            assert advice(view, 1, language).text.endswith(reason(view, move, language))


# --- Play-outs ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_the_quick_player_goes_on_as_it_chooses(players: int) -> None:
    state: Any = card.setup(players, 5)
    quick = Quick()
    while not state.is_over:
        move = quick.choose(state)
        slow = state.after(move)
        if isinstance(move, Place):
            slow = slow.after(quick.choose(slow))
        state = quick.onward(state)
        assert state == slow


def test_choices_are_near_the_best(views: list[Any]) -> None:
    for view in views[::4]:
        found = guide.choices(view, 5)
        assert 1 <= len(found) <= 5
        assert found[0] == Greedy().choose(view)
        assert all(view.why_not(move) is None for move in found)
