"""Greedy: it plays from views alone, whole games, and sees what is plainly best."""

from __future__ import annotations

import random

import pytest

from glueckauf import bots
from glueckauf.core.protocol import CHANCE
from glueckauf.core.streams import drawn
from glueckauf.games import woodcraft
from glueckauf.games.woodcraft.bots import (
    BOTS,
    Greedy,
    guide,
    instead,
    is_kind,
    kinds,
    narrowed,
)
from glueckauf.games.woodcraft.bots.greedy import plans, ranked
from glueckauf.games.woodcraft.rules import State
from tests.games.play import idle_choice
from tests.games.woodcraft.scenes import acting, busy_game, choosing, sheet


def played(players: int, seed: int) -> State:
    """A game of Greedy against itself, each seat with its own view."""
    rng = random.Random(seed)
    state, bot = woodcraft.setup(players, seed), Greedy()
    while not state.is_over:
        seat = state.to_move
        if seat is None or seat == CHANCE:
            state = state.after(drawn(state.chances(), rng))
        else:
            state = state.after(bot.choose(state.seen_by(seat)))
    return state


def test_it_is_the_greedy_bot_of_the_room() -> None:
    assert isinstance(BOTS["greedy"](1), Greedy)


@pytest.mark.parametrize("players", [1, 3])
def test_it_plays_whole_games_and_is_better_than_chance(players: int) -> None:
    last = played(players, 4)
    *_, (idle, _) = busy_game(players, 4, None, idle_choice)
    assert sum(last.scores) > sum(idle.scores)
    assert all(player.done for player in last.players)


def test_an_order_that_can_be_completed_is_completed() -> None:
    mine = sheet("Y1 Y4 B1", offcut=1, glue=1, saw=1, held="I-01", done="I-02 I-12 I-16")
    mine = mine._replace(fields=(1,) * 12)
    state = acting(mine, changes={"round": 6, "turn": 2})
    for _ in range(4):
        state = state.after(Greedy().choose(state.seen_by(0)))
    assert "I-01" in state.players[0].done


def test_in_the_last_turn_glue_is_worth_its_nuts() -> None:
    mine = sheet("Y1 Y2", glue=1, fields=(1,) * 12)
    state = acting(mine, changes={"round": 6, "turn": 2})
    assert Greedy().choose(state) == "glue/Y1+Y2=Y"


def test_an_order_whose_dice_lie_ready_is_taken() -> None:
    mine = sheet("B5 B5", fields=(1,) * 11)
    last = {"round": 6, "turn": 2}
    state = choosing("B6 Y5 B4 B3 Y2 Y1", mine, pool="II-13 I-08 I-07", changes=last)
    assert Greedy().choose(state) == "order"
    assert Greedy().choose(state.after("order")) == "take/II-13"


def test_its_ranking_names_every_legal_move_once() -> None:
    for state, _ in list(busy_game(2, 6))[::9]:
        if state.to_move is not None and state.to_move != CHANCE:
            view = state.seen_by(state.to_move)
            assert sorted(ranked(view)) == view.legal_moves()
            assert {plan.move for plan in plans(view)} <= set(view.legal_moves())
            assert Greedy().onward(state) == state.after(Greedy().choose(view))


def test_what_a_search_asks_of_the_room() -> None:
    """The guide names legal moves, the best first, and counts on points for everybody."""
    for state, _ in list(busy_game(2, 8))[::7]:
        if state.to_move is not None and state.to_move != CHANCE:
            view = state.seen_by(state.to_move)
            moves = guide.choices(view, 4)
            assert 1 <= len(moves) <= 4
            assert set(moves) <= set(view.legal_moves())
            assert list(guide.choices(view, 1)) == list(moves[:1])
            assert len(guide.worth(state)) == 2
            assert guide.player().choose(view) in view.legal_moves()
    *_, (last, _) = busy_game(2, 8)
    assert guide.worth(last) == last.scores


def test_what_bots_may_be_forbidden() -> None:
    view = acting(sheet("Y1 Y2", glue=1, saw=1, helpers="substitute"))
    assert set(kinds(view.rules)) >= {"glue", "saw", "substitute"}
    assert is_kind("glue/Y1+Y2=Y", "glue")
    assert not is_kind("glue/Y1+Y2=Y", "substitute")
    assert is_kind("glue/Y1+Y2=Y:saw>glue", "substitute")
    assert narrowed(view, ["glue"]) == view
    assert sorted(instead(view, ["glue"])) == view.legal_moves()


@pytest.mark.long
def test_a_search_over_it_plays_a_whole_game() -> None:
    start = woodcraft.setup(1, 2)
    last, _ = bots.play(start, [bots.Search(iterations=12, seed=1)])
    assert last.is_over
