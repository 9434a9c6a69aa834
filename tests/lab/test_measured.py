"""The ladders that come with the house, and several read together as one table."""

from __future__ import annotations

from math import inf
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import glueckauf as ga
from glueckauf import bots
from glueckauf.core.texts import LANGUAGES
from glueckauf.games import GAMES, room
from glueckauf.lab.intervals import Interval
from glueckauf.lab.ladder import Game, Ladder
from glueckauf.lab.measured import FOLDER, Measured, mirrored
from tests.bench.ladder import FIRST, RIVALS, Asked, decks_for, measure, measure_for, rungs, sizes


def ladder(one: str, other: str, wins: str, players: int = 2) -> Ladder:
    """The one wins where the word has a w: a letter for every game, `players` games a deck."""
    pairs = [(one, other)] if players == 2 else [(one, other), (other, one)]
    played = []
    for n, letter in enumerate(wins):
        for alone, field in pairs:
            seat = n % players
            is_won = (letter == "w") == (alone == one)
            scores = [90] * players
            scores[seat] += 10 if is_won else -10
            winner = seat if is_won else (seat + 1) % players
            played.append(
                Game(n // players, alone, field, seat, tuple(scores), (winner,), (10, 20), (1.0, 0.2))
            )  # fmt: skip
    makers = {one: bots.Random, other: bots.Random}
    decks = range(len(wins) // players)
    return Ladder(GAMES[0], players, room(GAMES[0]).Rules(), makers, decks, tuple(played))


def test_the_shipped_results_are_whole() -> None:
    """Every game of rivals, every number of players, and the bots that everybody knows."""
    found = ga.lab.measured()
    tables = {(game, players): standings for game, players, standings in found.tables()}
    assert [*tables] == [(game, players) for game in RIVALS for players in sizes(game)]
    for (game, players), standings in tables.items():
        bots_seen = {one.bot for one in standings} | {one.against for one in standings}
        assert {"random", "greedy"} <= bots_seen
        assert {*room(game).bots.BOTS} <= bots_seen
        if players == 2:
            assert any(name.startswith("search") for name in bots_seen)
        for one in standings:
            assert one.games == one.decks * players
            assert one.share.low <= one.share.value <= one.share.high
            assert one.seconds > 0
    rows = found.to_rows()
    assert len(rows) == sum(map(len, tables.values()))
    assert {row["game"] for row in rows} == {*RIVALS}


def test_shipped_results_can_be_played_again() -> None:
    """The first deck of one of them, bit for bit: the bots have not changed since they were measured.

    If one has, measure again: `python -m tests.bench.ladder --rung random --keep`, and its other rungs.
    """
    for game in RIVALS:
        path = FOLDER / f"{game}-2-greedy-random.json"
        kept = ga.lab.load_ladder(path)
        again = ga.lab.ladder(list(kept.makers), game=game, decks=1, seed=kept.seeds[0], jobs=1)
        assert [one[:-1] for one in again.games] == [one[:-1] for one in kept.games[:2]]


def test_each_bot_is_measured_by_the_one_that_most_have_met() -> None:
    found = Measured((ladder("greedy", "random", "wwww"), ladder("good", "greedy", "wwwl"), ladder("bad", "greedy", "wlll")))  # fmt: skip
    assert [(one.standing.bot, one.standing.against) for one in found.rungs] == [
        ("good", "greedy"),
        ("bad", "greedy"),
        ("random", "greedy"),
    ]
    assert [one.standing.share.value for one in found.rungs] == [0.75, 0.25, 0]
    plot = found.plot()
    assert [row["x"] for row in plot.to_rows() if row["low"] is not None] == [
        "good – greedy",
        "bad – greedy",
        "random – greedy",
    ]
    ElementTree.fromstring(plot.svg())


def test_a_mirror_tells_the_same_of_the_other() -> None:
    one = ladder("greedy", "random", "wwww").standings[0]
    other = mirrored(one)
    assert (other.bot, other.against) == ("random", "greedy")
    assert other.share == Interval(0, 0, 1 - one.share.low)
    assert other.elo == Interval(-inf, -inf, -one.elo.low)
    assert other.margin.value == -one.margin.value
    assert other.margin.low <= other.margin.value <= other.margin.high
    assert (other.points, other.seconds) == (one.points_against, one.seconds_against)
    assert mirrored(other) == one


def test_among_three_both_ways_are_told() -> None:
    found = Measured((ladder("good", "greedy", "wwwwwl", 3), ladder("bad", "greedy", "llllll", 3)))
    told = [(one.standing.bot, one.standing.against) for one in found.rungs]
    assert told == [("good", "greedy"), ("bad", "greedy"), ("greedy", "bad"), ("greedy", "good")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_tells_in_every_language(language: str) -> None:
    found = ga.lab.measured(GAMES[0], players=(2, 3), language=language)
    told = repr(found)
    assert "greedy" in told
    assert ga.__version__ in told
    page = ElementTree.fromstring(found._repr_html_())
    assert len(list(page.iter("table"))) == 2
    assert ga.lab.measured(GAMES[0], players=2, language=language).plot().title in told


def test_a_folder_of_ones_own(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="there is nothing in "):
        ga.lab.measured(folder=tmp_path)
    one = ladder("greedy", "random", "wwwl")
    one.save(tmp_path / "mine.json")
    assert ga.lab.measured(folder=tmp_path).ladders == (one,)
    with pytest.raises(ValueError, match=f"nothing was measured of that; there is {GAMES[0]} for 2"):  # fmt: skip
        ga.lab.measured(players=4, folder=tmp_path)
    other = ladder("greedy", "random", "lllw")
    other.save(tmp_path / "mine.json", replace=True)
    assert ga.lab.measured(folder=tmp_path).ladders == (other,)  # read again, since it was written


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"language": "xx"}, "language must be one of en, pl, hu, de, not 'xx'"),
        ({"players": 7}, "nothing was measured of that"),
    ],
)
def test_what_was_not_measured(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        ga.lab.measured(**options)


def test_a_plot_is_of_one_table() -> None:
    with pytest.raises(ValueError, match="say of which game, and for how many players"):
        ga.lab.measured().plot()


def test_the_bench_writes_what_is_shown(tmp_path: Path) -> None:
    (pair,) = rungs(GAMES[0], ["random"])
    measure(GAMES[0], 2, pair, 2, 1, tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == [f"{GAMES[0]}-2-greedy-random.json"]
    (kept,) = ga.lab.measured(folder=tmp_path).ladders
    assert kept.rerun(jobs=1) == kept  # its bots are known by their names


def test_deck_by_deck_is_the_same_as_at_once(tmp_path: Path) -> None:
    """With time for all the decks that are asked for; without any, every rung has its first deck."""
    (pair,) = rungs(GAMES[0], ["random"])
    asked = [Asked(GAMES[0], players, pair) for players in (2, 3)]
    measure_for(10, asked[:1], 2, tmp_path)
    (kept,) = ga.lab.measured(folder=tmp_path).ladders
    assert kept == ga.lab.ladder([*pair], game=GAMES[0], decks=2, seed=FIRST, jobs=1)
    measure_for(0, asked, 2, tmp_path)
    found = ga.lab.measured(folder=tmp_path).ladders
    assert {(one.players, len(one.seeds)) for one in found} == {(2, 1), (3, 1)}


def test_dear_rungs_get_fewer_decks() -> None:
    assert decks_for("slow", 4, 100, by_cost=False) == 100
    found = [decks_for(rung, 2, 100, by_cost=True) for rung in ("styles", "few", "quick", "slow")]
    assert found == [100, 50, 25, 5]
    assert [decks_for("quick", players, 100, by_cost=True) for players in (3, 4)] == [6, 4]
    assert decks_for("slow", 4, 10, by_cost=True) == 2  # one deck alone has no interval
