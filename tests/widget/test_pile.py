"""Piles of delivered cards open on a click, for those who may look at them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from glueckauf.core.texts import LANGUAGES
from glueckauf.games import GAMES, room
from glueckauf.games.board.ruleset import Rules
from glueckauf.widget.table import Table
from tests.widget.talk import send
from tests.widget.test_sheet import greedy_line

# The games in which everybody keeps a pile of what was delivered
WITH_PILES = [game for game in GAMES if hasattr(room(game).setup(3).players[0], "delivered")]


def late(game: str, players: int) -> Any:
    """A position in which everybody has delivered something."""
    states, _ = greedy_line(game, players)
    return next(state for state in states if all(player.delivered for player in state.players))


@pytest.mark.parametrize("game", WITH_PILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_ones_own_pile_lies_open_and_those_of_others_do_not(game: str, language: str) -> None:
    table = room(game).table
    state = late(game, 3)
    view = state.seen_by(1)
    keys = list(table.piles(view))
    assert len(keys) == 3
    picture = table.picture(view, language)
    assert all(f'data-key="{key}"' in picture for key in keys)
    for seat, key in enumerate(keys):
        pile = table.pile(view, key, language, 1)
        if seat == 1:
            assert len(pile.cards) == len(state.players[1].delivered)
            assert pile.picture.startswith("<svg ")
            assert not pile.note
        else:
            assert (pile.cards, pile.picture) == ((), "")
            assert pile.note
        whole = table.pile(state, key, language)
        assert len(whole.cards) == len(state.players[seat].delivered)
        assert not re.search(r"[{}?]", "".join((whole.title, *whole.cards, pile.note)))


def test_open_deliveries_open_every_pile() -> None:
    state = late("board", 2)
    works = room("board").setup(2, rules=Rules(open_deliveries=True)).works  # type: ignore[attr-defined]
    view = state._replace(works=works).seen_by(0)
    for key in room("board").table.piles(view):
        assert room("board").table.pile(view, key, "en").cards


def test_nobody_has_a_pile_before_the_first_delivery() -> None:
    for game in GAMES:
        assert list(room(game).table.piles(room(game).setup(2, 5))) == []


def test_the_table_opens_a_pile_once() -> None:
    state = late("board", 2)
    table = Table(state, ["human", "greedy"])
    assert table.frame["looks"] == ["0:pile", "1:pile"]
    assert "pile" not in table.frame
    said = table.frame["message"]
    frame = send(table, "look", key="0:pile")
    assert frame["pile"]["title"] == "Your delivered orders"
    assert len(frame["pile"]["cards"]) == len(state.players[0].delivered)
    assert frame["message"] == said, "to look changes nothing"
    other = send(table, "look", key="1:pile")["pile"]
    assert other["cards"] == []
    assert "only Bruno may look at" in other["note"]
    assert "pile" not in send(table, "look", key="pithead")
    assert "pile" not in send(table, "why", key="pithead")


def test_after_the_game_all_piles_are_open() -> None:
    for game in GAMES:
        last = greedy_line(game, 3)[0][-1]
        table = Table(last, ["human", "greedy", "greedy"])
        for key in table.frame["looks"]:
            assert send(table, "look", key=key)["pile"]["cards"]
