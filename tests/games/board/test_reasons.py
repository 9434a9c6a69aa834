"""Hints say why: in numbers of the position, and in every language."""

from __future__ import annotations

from typing import Any

import pytest

import glueckauf as ga
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.board.bots.hints import advice
from glueckauf.games.board.bots.reasons import best_order, prospect
from glueckauf.games.board.parts import Drafting, Look, Mining, Order, Return, Tile
from glueckauf.games.board.rules import State
from glueckauf.games.board.ruleset import read_order
from tests.games.board.scenes import busy_game, drafted, mining, scene


def drafting(row: list[str], orders: list[Any] | None = None) -> State:
    """A row of orders to draft from, for a player who has these already."""
    state = scene(2, orders=orders or [])
    return state._replace(pending=Drafting(tuple(map(read_order, row))))


def test_the_draft_names_the_card_and_tells_why() -> None:
    state = drafting(["barrow:yy=3", "motorcar:g=4", "engine:bbb=7"], ["motorcar:gk=9"])
    found = advice(state, 0, "en")
    assert found.keys == ("draft/2",)
    assert found.text == (
        "Take the motorcar order for one grey: 4 VP for one square. "
        "Your pit does not have all the coal yet: a new tile would have to bring one grey cube. "
        "It shares a level with order A: one ride serves both. "
        "Order A goes the same way: one delivery takes both."
    )
    assert advice(state, 1, "en") == found, "at once: there is nothing else to look at"


def test_what_the_pit_has_and_what_is_shared_decides() -> None:
    player = scene(2, orders=["carriage:g=4"], mine={"carts": ("y", "b", "ggg", "k")}).players[0]
    row = [read_order(word) for word in ("barrow:bb=5", "barrow:gg=7")]
    place, found = best_order(player, enumerate(row, start=1))
    assert (place, found.missing, found.shared, found.together) == (2, "", ("A",), ())
    bare = prospect(player, read_order("engine:kkk=12"))
    assert bare.missing == "kk"
    assert bare.worth < 12 - 2 * 3 * 0.5, "steps and coal have their price"


def test_a_step_of_mining_tells_what_it_leads_to() -> None:
    state = mining(8, orders=["carriage:gg=7"], mine={"carts": ("y", "b", "ggg", "k")})
    assert advice(state, 1, "en").text.endswith("It leads to order A: 7 VP in 6 steps.")
    short = mining(4, orders=["carriage:ggg=9"], mine={"carts": ("y", "b", "ggg", "k")})
    assert advice(short, 1, "en").text.endswith("It leads to one filled square in 4 steps.")


def test_a_turn_tells_its_plan() -> None:
    text = advice(scene(2, orders=["barrow:g=4"], miners=2), 1, "en").text
    assert "can bring 4 VP" in text
    assert text.endswith("The plan: mining 6 → delivery by barrow.")


def test_without_points_in_sight_it_says_what_to_get_ready_and_why() -> None:
    state = scene(2, orders=["barrow:kkk=12"], tiles={1: "kk+"}, marks=1, miners=1)
    found = advice(state, 1, "en")
    assert "no points" in found.text
    assert found.keys in {("money/6",), ("money/4",)}
    assert found.text.endswith("You have only 1 mark.")


def looked(line: str, **given: Any) -> State:
    return scene(2, **given).after(line)


def test_tiles_that_were_drawn() -> None:
    state = looked("workshop/draw", orders=["barrow:kkk=12"], marks=20)
    tiles = ["y+", "kk-", "g+", "b-", "y-"]
    cards = tuple(Tile(word[:-1], word[-1] == "+") for word in tiles)
    found = advice(state._replace(pending=Look("workshop/draw", cards)), 0, "en")
    assert found.keys == ("card/2",)
    assert "Your orders still lack two black cubes." in found.text
    poor = state._replace(
        pending=Look("workshop/draw", cards),
        players=(state.players[0]._replace(marks=0), *state.players[1:]),
    )
    assert advice(poor, 0, "en").keys == ("keep/-",)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_hint_speaks_every_language(language: str) -> None:
    """Through a whole game every decision has a hint that can be shown, without notation in it."""
    kinds = set()
    for state, _ in busy_game(3, 2):
        if state.to_move is None or type(state.pending) in kinds:
            continue
        view = state.seen_by(state.to_move)
        found = advice(view, 1, language)
        assert found.text
        assert not set(found.text) & set("{}>/")
        kinds.add(type(state.pending))
    assert kinds >= {type(None), Drafting, Mining, Look, Return}


def test_the_hint_is_a_legal_choice_wherever_cards_are_chosen() -> None:
    state = ga.board.setup(4, seed=3)
    while isinstance(state.pending, Drafting):
        (key,) = advice(state.seen_by(state.to_move or 0), 0, "en").keys
        assert isinstance(state.pending.row[int(key[6:]) - 1], Order)
        state = state.after(key)
    assert all(len(player.orders) == 3 for player in state.players)
    assert drafted(2).pending is None
