"""What a move brings: true numbers, in four languages; and hints that lead to it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from glueckauf.core.protocol import CHANCE
from glueckauf.core.streams import drawn
from glueckauf.core.texts import LANGUAGES
from glueckauf.games import woodcraft
from glueckauf.games.woodcraft.bots import Greedy, advice, reason
from glueckauf.games.woodcraft.bots.greedy import best_plan
from glueckauf.games.woodcraft.notation import read
from tests.games.woodcraft.scenes import (
    acting,
    busy_choice,
    busy_game,
    choosing,
    eager_choice,
    sheet,
)

KINDS = (
    *("keep", "die", "order", "take", "lantern", "line", "value", "chest", "fill", "complete"),
    *("glue", "saw", "offcut", "adjust", "sell", "hire", "gain", "end"),
)


@pytest.fixture(scope="module")
def views() -> list[Any]:
    """Decisions of games played well, by one and by three."""
    found: list[Any] = []
    for players in (1, 3):
        state, rng = woodcraft.setup(players, 7), random.Random(7)
        while not state.is_over:
            seat = state.to_move
            assert seat is not None
            if seat == CHANCE:
                state = state.after(drawn(state.chances(), rng))
                continue
            view = state.seen_by(seat)
            found.append(view)
            state = state.after(Greedy().choose(view))
    return found


@pytest.fixture(scope="module")
def decisions() -> list[tuple[Any, str]]:
    """Views with a move of each, until every kind of move was there some times."""
    found: list[tuple[Any, str]] = []
    seen = dict.fromkeys((*KINDS, "sub"), 0)
    trading = acting(sheet("Y1", saw=1, glue=1, offcut=1, helpers="trader"))  # which is rare
    for seed in range(60):
        game = busy_game(1 + seed % 3, seed, None, (eager_choice, busy_choice)[seed % 2])
        for state in (trading, *(state for state, _ in game)):
            if state.to_move in (None, CHANCE):
                continue
            view = state.seen_by(state.to_move)
            for move in view.legal_moves():
                kind = "sub" if getattr(read(move), "sub", None) else move.partition("/")[0]
                if seen[kind] < 6:
                    seen[kind] += 1
                    found.append((view, str(move)))
        if min(seen.values()) >= 3:
            return found
    raise AssertionError(f"some kind of move never came: {seen}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_move_has_a_reason(decisions: list[tuple[Any, str]], language: str) -> None:
    for view, move in decisions:
        told = reason(view, move, language)
        assert told.endswith(".")
        assert not set("{}/_") & set(told), told
        for step in (0, 1):
            hint = advice(view, step, language, move)
            assert hint.text.endswith(".")
            assert not set("{}/_") & set(hint.text), hint.text
        assert hint.text.endswith(told)


def test_true_numbers() -> None:
    state = acting(sheet("Y1 Y4 B1", offcut=1, glue=1, saw=1, held="I-01"))
    then = "1 order can then be completed, with 2 materials."
    assert reason(state, "glue/Y1+B1=Y") == f"It brings 2 points. {then}"
    assert reason(state, "saw/Y4=2+2") == "The nearest order then lacks 2 dice."
    assert reason(state, "end") == "3 dice and 3 materials are kept for later turns."
    state = acting(sheet("Y1 Y1 Y5", held="I-01", done="I-02 I-03"))
    # 3 points on the card, and 2 reputation × 3 orders instead of 1 × 2.
    assert reason(state, "complete/I-01") == "As things stand, it brings 7 points."


def test_dice_and_orders() -> None:
    state = choosing("B6 Y5 B4 B3 Y2 Y1", sheet("Y1 Y1", held="I-01"), pool="II-13 I-08 I-07")
    assert reason(state, "die/2") == (
        "1 order can then be completed, with no materials. Bonus: 1 blueberry."
    )
    assert reason(state, "die/1") == "The nearest order then lacks 1 die. Bonus: 1 offcut."
    assert reason(state, "order") == (
        "No order in the pool can be completed at once; the nearest lacks 1 die."
    )
    assert reason(state.after("order"), "take/I-08") == (
        "2 of the 4 dice it needs are missing. As things stand, it would bring 4 points."
    )


def test_where_no_order_is_held_the_pool_is_near() -> None:
    state = acting(sheet("B5 B4", offcut=1), pool="II-13 I-08 I-07")
    told = "1 order in the pool could then be completed, with no materials."
    assert reason(state, "offcut/B4") == f"No order is held; {told}"
    empty = state._replace(pool=("", "", ""))
    assert reason(empty, "offcut/B4") == "No order is held, and the pool is empty."


def test_lanterns_chests_and_helpers() -> None:
    state = acting(sheet(blueberry=4, glue=1, helpers="substitute"))
    assert reason(state, "hire/trader") == (
        "This helper costs 3 of 4 blueberries, is worth nothing at the end,"
        " and can act in 6 rounds."
    )
    assert reason(state, "hire/supplier") == (
        "This helper costs 2 of 4 blueberries and is worth nothing at the end."
    )
    assert reason(state, "fill/helpers") == "Then 1 of 2 slots of the chest is filled."


def test_greedy_says_how_far_ahead_its_choice_is(views: list[Any]) -> None:
    told = [Greedy().why(view, best_plan(view).move) for view in views[::4]]
    assert sum("points more than the next best" in one for one in told) > 5
    assert not any("points less" in one for one in told)


def test_a_hint_tells_the_reason_and_points_at_something(views: list[Any]) -> None:
    for view in views[::9]:
        move = best_plan(view).move
        for language in LANGUAGES:
            found = advice(view, 1, language)
            assert found.text.endswith(reason(view, move, language))
            assert found.keys
        assert advice(view, 0, "en").keys


def test_chance_needs_no_advice() -> None:
    state = woodcraft.setup(1)
    state = state.after(state.legal_moves()[0])
    assert advice(state, 0, "en").text == "The yellow dice are rolled."
