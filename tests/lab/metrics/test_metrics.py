"""The list of metrics: found by name, told in four languages, ready to be sent to other processes."""

from __future__ import annotations

import pickle
from functools import cache

import pytest

import glueckauf as ga
from glueckauf import bots, games
from glueckauf.core.texts import LANGUAGES
from glueckauf.lab.metrics import METRICS, Metric, metric, metrics, part_title
from glueckauf.lab.metrics.of_rooms import OF_ROOMS
from glueckauf.lab.watched import Watched, watch
from tests.lab.metrics.hand_made import course
from tests.lab.metrics.page import PATH, page

every_game = pytest.mark.parametrize("game", games.GAMES)


@cache
def played(game: str) -> Watched:
    return watch(games.room(game).setup(2, 1), [bots.Random(seat) for seat in range(2)], 1)


def last_points(watched: Watched) -> float:
    """The points of the last player.

    Only to show how it is done.
    """
    return float(watched.last.scores[-1])


def test_the_doors_of_the_lab() -> None:
    assert ga.lab.metric("drama") is METRICS["drama"]
    assert [row["name"] for row in ga.lab.metrics()] == list(METRICS)
    assert "drama" in repr(metrics())
    assert "<table>" in metrics()._repr_html_()


def test_names_are_those_of_the_metrics() -> None:
    assert all(name == one.name for name, one in METRICS.items())


def test_every_measure_of_a_room_is_a_metric_of_the_lab() -> None:
    named = {name for game in games.GAMES for name in games.room(game).measures.MEASURES}
    assert named == set(OF_ROOMS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_metric_is_told(language: str) -> None:
    rows = metrics(language=language)
    for column in ("title", "definition", "unit", "cost", "reference"):
        assert all(row[column] for row in rows), column
    assert (
        len({row["title"] for row in rows}) == len({row["definition"] for row in rows}) == len(rows)
    )
    assert all(row["definition"].endswith(".") for row in rows)


def test_an_unknown_name_is_answered_with_a_known_one() -> None:
    with pytest.raises(ValueError, match=r"there is no metric 'drma'; did you mean 'drama'\?"):
        metric("drma")
    with pytest.raises(ValueError, match="there are seat_advantage, score_spread, "):
        metric("xyz")


def test_what_a_game_does_not_have_is_said_before_and_while_it_is_measured() -> None:
    for game in games.GAMES:
        own = games.room(game).measures.MEASURES
        for name in OF_ROOMS.keys() - own.keys():
            problem = f"the {game} game has nothing that {name} could measure; of its own it has"
            with pytest.raises(ValueError, match=problem):
                metric(name, game)
            with pytest.raises(ValueError, match=problem):
                metric(name).measure(played(game))
            assert name not in {row["name"] for row in metrics(game)}
        for name in own:
            assert metric(name, game).measure(played(game)) == own[name](played(game)).value


def test_a_team_is_told_so_before_anything_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.GAMES[0]
    monkeypatch.setattr(games.room(game), "TEAM", True)
    with pytest.raises(ValueError, match="drama compares players with each other"):
        metric("drama", game)
    assert metric("duration", game)
    assert "drama" not in {row["name"] for row in metrics(game)}


def test_a_game_without_measures_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    from glueckauf.lab.metrics import of_rooms

    monkeypatch.setattr(of_rooms, "measures_of", lambda game: None)
    assert of_rooms.why_not("sources", "chess") == (
        "the chess game has nothing that sources could measure"
    )


def test_a_function_is_a_metric() -> None:
    own = metric(last_points)
    assert metric(own) is own
    assert (own.name, own.title("de"), own.unit()) == ("last_points", "last_points", "")
    assert own.definition() == "The points of the last player."
    assert own.measure(course([(0, 0), (3, 5)], (1,))) == 5
    assert pickle.loads(pickle.dumps(own)) == own


def test_a_function_needs_a_name_of_its_own() -> None:
    with pytest.raises(ValueError, match="write it as a function with def"):
        metric(lambda watched: 1.0)

    def drama(watched: Watched) -> float:
        return 0.0

    with pytest.raises(ValueError, match="there is a metric called drama already"):
        metric(drama)


@pytest.mark.parametrize("name", METRICS)
def test_metrics_can_be_sent_to_other_processes(name: str) -> None:
    game = played(games.GAMES[0])
    again: Metric = pickle.loads(pickle.dumps(METRICS[name]))
    if not METRICS[name].is_costly and name in {row["name"] for row in metrics(games.GAMES[0])}:
        assert again.measure(game) == METRICS[name].measure(game)
        if again.parts is not None:
            assert all(isinstance(part, float) for part in map(float, again.parts(game).values()))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_are_told(game: str, language: str) -> None:
    for row in metrics(game):
        parts = METRICS[row["name"]].parts
        for part in parts(played(game)) if parts is not None else ():
            told = part_title(part, game, language)
            assert told[0].isupper() or not told[0].isalpha()
            assert told != part
    assert part_title("somebody’s own", game, language) == "somebody’s own"


def test_the_page_about_metrics_is_that_of_the_code() -> None:
    """`python -m tests.lab.metrics.page` writes it anew."""
    assert PATH.read_text("utf-8") == page()
    for name, one in METRICS.items():
        assert f"`{name}`, in {one.unit()}; {'costly' if one.is_costly else 'cheap'}" in page()
        assert one.definition() in page()
        assert one.reference in page()
