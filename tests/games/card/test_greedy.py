"""Greedy: deterministic, always legal, far better than chance; it delivers orders and gives advice."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from statistics import fmean
from typing import Any

import pytest

from glueckauf import bots, games
from glueckauf.core.texts import LANGUAGES
from glueckauf.games import card
from glueckauf.games.card.bots import advice
from glueckauf.games.card.bots.greedy import best_plan
from glueckauf.games.card.notation import Dispatch, Pay
from glueckauf.games.card.rules import State
from glueckauf.games.card.ruleset import Rules
from tests.games.card.pictures import KNOBS, lively_game
from tests.games.card.scenes import scene
from tests.games.card.test_table import keys
from tests.games.play import line

FRESH = 20_000  # the first seed that nobody tuned the bot with


@cache
def played(players: int, seed: int) -> tuple[State, tuple[str, ...]]:
    """The end of a game among Greedy bots, and its moves."""
    start = card.setup(players, seed, start=seed % players)
    last, moves = bots.play(start, [bots.Greedy() for _ in range(players)])
    return last, tuple(moves)


def mean_orders(players: int, seeds: range) -> float:
    """Completed orders of a player."""
    return fmean(len(p.delivered) for seed in seeds for p in played(players, seed)[0].players)


# --- How well it plays ----------------------------------------------------------------------


def test_greedy_delivers_orders() -> None:
    """A few games only, so with some tolerance; the long test is strict."""
    assert mean_orders(2, range(FRESH, FRESH + 3)) >= 3.5


@pytest.mark.long
def test_greedy_completes_four_orders_a_player() -> None:
    assert mean_orders(2, range(FRESH, FRESH + 100)) >= 4.0


@pytest.mark.parametrize(("players", "least"), [(3, 3.0), (4, 2.25)])
def test_greedy_delivers_in_company(players: int, least: float) -> None:
    assert mean_orders(players, range(FRESH, FRESH + 1)) >= least


def test_greedy_beats_chance() -> None:
    for seed in range(FRESH, FRESH + 4):
        seat = seed % 2
        seats: list[bots.Bot] = [bots.Random(seed), bots.Random(seed)]
        seats[seat] = bots.Greedy()
        last, _ = bots.play(card.setup(2, seed), seats)
        assert last.winners == (seat,)


def test_a_train_that_is_ready_leaves_before_the_game_ends() -> None:
    train: dict[str, Any] = {"docks": ("red w=w2", "", ""), "orders": "barracks:1 barracks:2"}
    state = scene(workers=(1,), changes={"tokens": (7,)}, **train)
    assert best_plan(state.seen_by(0)).move == "delivery"
    delivering = line(state, "delivery pay/1")
    move = best_plan(delivering.seen_by(0)).move
    assert isinstance(move, Dispatch)
    assert move.order == "barracks:2", "the larger order of those that the load meets"


def test_one_card_pays_rather_than_two() -> None:
    move = best_plan(scene(2).after("wild").seen_by(0)).move
    assert isinstance(move, Pay)
    assert move.workers == (2,)


# --- The same view, the same move -----------------------------------------------------------


@pytest.mark.parametrize("players", card.PLAYERS)
def test_the_same_view_gives_the_same_move(players: int) -> None:
    last, moves = played(players, FRESH)
    state = card.setup(players, FRESH, start=FRESH % players)
    for n, move in enumerate(moves):
        if n % 11 == 0:
            seat = state.to_move
            assert seat is not None
            assert bots.Greedy("another seed").choose(state.seen_by(seat)) == move
        state = state.after(move)
    assert state == last


def test_what_lies_face_down_plays_no_part() -> None:
    """Two states that look the same to the player get the same move."""
    _, moves = played(2, FRESH)
    state = card.setup(2, FRESH, start=FRESH % 2)
    for n, move in enumerate(moves[:120]):
        seat = state.to_move
        assert seat is not None
        if n % 5 == 0:
            assert best_plan(state).move == best_plan(state.seen_by(seat)).move == move
        state = state.after(move)


def test_the_order_of_hashes_plays_no_part() -> None:
    code = (
        "from glueckauf import bots; from glueckauf.games import card\n"
        f"start = card.setup(2, {FRESH}, start={FRESH % 2})\n"
        "print(*bots.play(start, [bots.Greedy(), bots.Greedy()])[1])"
    )
    run = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONHASHSEED": "7", "PYTHONPATH": ":".join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert tuple(run.stdout.split()) == played(2, FRESH)[1]


def test_it_plays_by_changed_rules() -> None:
    for rules in (KNOBS, Rules(lorries_needed=1, innovation_needs_placement=True)):
        for state in lively_game(2, 9, rules)[::25]:
            if state.to_move is not None:
                move = best_plan(state.seen_by(state.to_move)).move
                assert state.why_not(move) is None


# --- Advice ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", card.PLAYERS)
def test_advice_in_four_languages(players: int) -> None:
    table = games.room("card").table
    for state in lively_game(players, 50 + players)[::17]:
        if state.to_move is None:
            continue
        view = state.seen_by(state.to_move)
        drawn = keys(view)
        for step in (0, 1):
            given = [advice(view, step, language) for language in LANGUAGES]
            assert all(hint.text.strip() for hint in given)
            assert len({hint.text for hint in given}) >= 3
            assert len({hint.keys for hint in given}) == 1
            assert given[0].keys
            for key in given[0].keys:
                assert key in drawn or table.is_button(key), key


def test_advice_leads_to_a_legal_move() -> None:
    table = games.room("card").table
    for state in lively_game(3, 31)[::23]:
        if state.to_move is not None:
            view = state.seen_by(state.to_move)
            legal = frozenset(view.legal_moves())
            ways = {way for move in legal for way in table.paths(view, move, legal)}
            assert advice(view, 1, "en").keys in ways
