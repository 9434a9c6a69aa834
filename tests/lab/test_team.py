"""A game that all win or lose together in the lab: what is usual there, and one game for each deck."""

from __future__ import annotations

from typing import Any

import pytest

import glueckauf as ga
from glueckauf.games import GAMES, room
from glueckauf.lab.metrics import metric, usual
from glueckauf.widget.experiment import possible, read
from glueckauf.widget.set_up import Unready

ALIKE: dict[str, Any] = {"bots": ["random"] * 3, "players": 3, "jobs": 1, "progress": False}


def test_what_is_usual_can_be_measured_of_every_game() -> None:
    for game in GAMES:
        for players in room(game).PLAYERS:
            names = usual(game, players)
            assert [metric(name, game, players).name for name in names] == list(names)


def test_who_plays_alone_is_compared_with_nobody() -> None:
    rules = ga.woodcraft.Rules
    alone: dict[str, Any] = {"bots": "random", "players": 1, "jobs": 1, "progress": False}
    found = ga.lab.compare(rules(), rules(rounds=3), **alone, most=3)
    assert found.metric == "sources"
    with pytest.raises(ValueError, match="nobody plays against anybody"):
        ga.lab.survey(rules(), **alone, metrics="margin", blocks=1)
    with pytest.raises(ValueError, match="two players or more"):
        ga.lab.ladder(["greedy", "random"], game="woodcraft", players=1, decks=1)
    fields = possible({"game": "woodcraft", "players": 1, "metric": "margin"})
    assert fields["metric"] == "sources"
    with pytest.raises(Unready):
        read({**fields, "metric": "margin"}, "en")


def test_nothing_is_said_of_starting_where_all_play_at_once() -> None:
    asked = ga.lab.survey(ga.woodcraft.Rules(), **ALIKE, blocks=2)
    assert [one.name for one in asked.metrics] == ["margin", "duration"]
    with pytest.raises(ValueError, match="all play at once"):
        ga.lab.survey(ga.woodcraft.Rules(), **ALIKE, metrics="seat_advantage", blocks=1)


def test_rule_sets_say_which_game_is_meant() -> None:
    rules = ga.signal.Rules
    found = ga.lab.compare(rules(), rules(clock=10), **ALIKE, most=3)
    assert (found.game, found.metric) == ("signal", "sources")
    assert found.games == 2 * 3, "bots are alike, so a deck is one game under each rule set"
    asked = ga.lab.survey(rules(map="north_america"), **ALIKE, blocks=2)
    assert asked.design.rules.map == "north_america"
    assert [one.name for one in asked.metrics] == ["sources", "won", "duration"]
    turned = ga.lab.sweep({"clock": [8]}, rules=rules(), **ALIKE, blocks=2)
    assert turned.designs[0].game == "signal"
    for shown in (found, asked, turned):
        assert "<table" in shown._repr_html_()


def test_the_page_of_the_lab_offers_what_a_team_can_measure() -> None:
    for game in GAMES:
        fields = possible({"game": game})
        assert fields["metric"] == usual(game, min(room(game).PLAYERS))[0]
        assert read(fields, "en").game == game
    assert room("signal").TEAM
