"""A game that all win or lose together in the lab: what is usual there, and one game for each deck."""

from __future__ import annotations

from typing import Any

import glueckauf as ga
from glueckauf.games import GAMES, room
from glueckauf.lab.metrics import metric, usual
from glueckauf.widget.experiment import possible, read

ALIKE: dict[str, Any] = {"bots": ["random"] * 3, "players": 3, "jobs": 1, "progress": False}


def test_what_is_usual_can_be_measured_of_every_game() -> None:
    for game in GAMES:
        assert [metric(name, game).name for name in usual(game)] == list(usual(game))


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
        assert fields["metric"] == usual(game)[0]
        assert read(fields, "en").game == game
    assert room("signal").TEAM
