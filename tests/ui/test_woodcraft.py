"""Woodcraft alone at the table, in real Chromium: dice, materials and lanterns by clicks."""

from __future__ import annotations

import random
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.games import woodcraft
from glueckauf.games.woodcraft.parts import DICE, Free
from tests.ui.browser import violations
from tests.ui.lab import click
from tests.ui.live import Live, live, shown

__all__ = ["live"]

WISHES = ("complete/", "hire/", "glue/", "saw/", "fill/", "offcut/")


def pressed(page: Any, key: str, move: str) -> None:
    """A thing of the picture or a button; where only whole moves are left, the button of this one."""
    board = page.locator(".ga-board").first
    found = board.locator(f'[data-key="{key}"], [data-action="{key}"]').count()
    click(board, key if found else f"move {move}")
    shown(page)


def played(page: Any, table: Any, rng: random.Random) -> int:
    """To the end of the game by clicks alone; how many moves it took."""
    for number in range(500):
        if table.state.is_over:
            return number
        choices = table.frame["choices"]
        wished = [one for one in choices if one["move"].startswith(WISHES)]
        choice = rng.choice(wished or choices)
        before = table.state
        for key in rng.choice(choice["paths"]):
            if table.state is before:  # the board makes a move as soon as no other is left
                pressed(page, key, choice["move"])
        assert table.state is not before, choice
    raise AssertionError("the game does not end")


def test_a_short_game_by_clicks(live: Live) -> None:
    state = woodcraft.setup(1, 7, rules=woodcraft.Rules(rounds=1))
    table = ga.Table(state, seats=["human"])
    page = live(table)
    assert violations(page, ".ga-board") == []
    assert played(page, table, random.Random(3)) >= 5
    assert page.get_by_text("The final score").first.is_visible()


def test_two_dice_of_a_kind_are_clicked_twice(live: Live) -> None:
    state = woodcraft.setup(1, 7)
    while not isinstance(state.pending, Free):
        state = state.after(state.legal_moves()[0])
    dice = (2, 1, *(0,) * (len(DICE) - 2))
    player = state.players[0]._replace(dice=dice, marked=(0, 1, 0, 0), used=(0,) * 4)
    table = ga.Table(state._replace(players=(player,)), seats=["human"])
    page = live(table, 360, 740)
    pressed(page, "0:die/Y1", "")
    pressed(page, "0:die/Y1", "")
    assert table.state.players[0].dice[:2] == (0, 2)
    assert table.state.players[0].nuts == 2


@pytest.mark.long
def test_a_whole_game_by_clicks(live: Live) -> None:
    table = ga.Table(woodcraft.setup(1, 7), seats=["human"])
    played(live(table), table, random.Random(3))
    assert table.state.round == 6
