"""The ladder: paired decks, honest intervals, the same games again."""

from __future__ import annotations

from math import inf
from typing import Any
from xml.etree import ElementTree

import pytest

import glueckauf as ga
from glueckauf import bots
from glueckauf.core.texts import LANGUAGES
from glueckauf.lab import spread as spreading
from glueckauf.lab.intervals import Interval, elo, mean_of, share_of, student
from glueckauf.lab.ladder import Game, Ladder, _Timed


def test_every_deck_is_played_from_every_seat() -> None:
    found = ga.lab.ladder(["greedy", "random"], decks=3, seed=5, jobs=1)
    assert [(game.deck, game.seat) for game in found.games] == [
        (deck, seat) for deck in (5, 6, 7) for seat in (0, 1)
    ]
    (row,) = found.to_rows()
    assert (row["bot"], row["against"], row["decks"], row["games"]) == ("greedy", "random", 3, 6)
    assert row["share"] == 1.0
    assert row["elo"] is None  # nothing was lost: there is no upper bound
    assert row["points"] - row["points_against"] == row["margin"] > 60
    assert row["seconds"] > row["seconds_against"] > 0


@pytest.mark.parametrize("players", [3, 4])
def test_one_among_others_and_the_other_way_round(players: int) -> None:
    found = ga.lab.ladder(["random", "greedy"], players=players, decks=1, jobs=1)
    assert [(one.bot, one.against, one.games) for one in found.standings] == [
        ("random", "greedy", players),
        ("greedy", "random", players),
    ]
    first = [game for game in found.games if game.alone == "random"]
    assert [game.seat for game in first] == list(range(players))
    assert all(len(game.others) == players - 1 for game in first)
    assert all(game.own == game.scores[game.seat] for game in first)


def test_it_runs_again_bit_for_bit_on_any_number_of_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spreading, "AT_ONCE", -1.0)
    found = ga.lab.ladder(["random", "greedy"], decks=3, jobs=1)
    again = found.rerun(jobs=2)
    assert again == found
    assert hash(again) == hash(found)
    assert [game.scores for game in again.games] == [game.scores for game in found.games]
    assert found != ga.lab.ladder(["random", "greedy"], decks=3, seed=2, jobs=1)


def test_bots_of_ones_own() -> None:
    """A search has its budget in iterations, so that it, too, does the same again."""
    given = {
        "bound": lambda seed: bots.bot("random", f"b{seed}", without=["pair"]),
        "search": lambda seed: bots.Search(2, seed=seed, choices=2),
    }
    found = ga.lab.ladder(given, decks=1, jobs=1)
    assert found.rerun(jobs=1) == found
    assert found.standings[0].share.value == 0


def test_the_time_is_that_of_the_bot() -> None:
    class Slow:
        def choose(self, view: Any) -> str:
            sum(range(20_000))
            return str(view.legal_moves()[0])

    slow, quick = _Timed(Slow()), _Timed(bots.Random())
    bots.play(ga.card.setup(2), [slow, quick])
    assert slow.decisions > 10
    assert slow.seconds / slow.decisions > 3 * quick.seconds / quick.decisions


def test_ties_share_the_win() -> None:
    tied = Game(1, "a", "b", 0, (5, 5, 2), (0, 1), (1, 1))
    assert tied.share == 0.5
    assert tied.others == (5, 2)
    assert Game(1, "a", "b", 2, (5, 5, 2), (0, 1), (1, 1)).share == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_tells_what_was_played(language: str) -> None:
    games = tuple(
        Game(deck, "a", "b", seat, (10 + seat, 9), (seat % 2,), (5, 5), (0.5, 0.05))
        for deck in (1, 2)
        for seat in (0, 1)
    )
    found = Ladder("card", 2, ga.card.Rules(look=6), {"a": bots.Random, "b": bots.Random}, range(1, 3), games, language)  # fmt: skip
    told = repr(found)
    for part in ("a – b", "100.0 % (34.2–100.0)", "100 – 10", ga.__version__, "look=6", "2"):
        assert part in told
    page = ElementTree.fromstring(found._repr_html_())
    assert "a – b" in "".join(page.itertext())
    plot = found.plot()
    share, par = plot.to_rows()
    assert (share["y"], round(share["low"]), share["high"]) == (100, 34, 100)
    assert (share["x"], par["y"]) == ("a – b", 50)
    assert "100.0 % (34.2–100.0)" in plot.alt
    ElementTree.fromstring(plot.svg())


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"bots": ["greedy"]}, "a ladder needs two bots or more"),
        ({"bots": ["greedy", "greedy"]}, "with names of their own"),
        ({"bots": "greedy"}, "a ladder needs two bots or more"),
        ({"bots": ["greedy", "genius"]}, "there is no bot 'genius'; known: random, greedy"),
        ({"bots": ["greedy", "random"], "players": 5}, "must be 2, 3 or 4, not 5"),
        ({"bots": ["greedy", "random"], "decks": 0}, "decks must be at least 1, not 0"),
        ({"bots": ["greedy", "random"], "game": "chess"}, "there is no game 'chess'"),
    ],
)
def test_what_cannot_be_measured(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        ga.lab.ladder(**options)


# --- Intervals ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("freedom", "t"),
    [(1, 12.706), (2, 4.303), (5, 2.571), (9, 2.262), (30, 2.042), (99, 1.984), (10**6, 1.960)],
)
def test_students_t(freedom: int, t: float) -> None:
    assert student(freedom) == pytest.approx(t, abs=0.003)


def test_an_interval_comes_from_the_decks() -> None:
    """Textbook: 1, 2, 3, 4 has the mean 2.5 and the standard error 0.6455."""
    found = mean_of([1, 2, 3, 4])
    assert found.value == 2.5
    assert found.high - 2.5 == pytest.approx(3.182 * 0.6455, abs=0.001)
    assert mean_of([7]) == Interval(7, -inf, inf)


def test_a_share_stays_within_its_bounds() -> None:
    """Wilson's interval of 10 of 10 is 0.722 to 1; of 50 of 100 about 0.404 to 0.596."""
    sure = share_of([1.0] * 10)
    assert (sure.value, round(sure.low, 3), sure.high) == (1.0, 0.722, 1.0)
    assert share_of([0.0] * 10) == pytest.approx((0.0, 0.0, 0.278), abs=0.001)
    half = share_of([0.0, 1.0] * 50)
    assert half == pytest.approx((0.5, 0.404, 0.596), abs=0.003)
    assert share_of([1.0]) == Interval(1.0, 0.0, 1.0)
    alike = share_of([0.0, 0.0, 1.0, 1.0] * 5)
    mixed = share_of([0.5, 0.5, 0.5, 1.0, 0.0] * 4)
    assert mixed.high - mixed.low < alike.high - alike.low  # decks that agree tell more


def test_elo() -> None:
    assert elo(0.5, 2) == 0
    assert elo(10 / 11, 2) == pytest.approx(400)
    assert elo(0.25, 4) == 0  # par among four
    assert elo(1.0, 2) == inf
    assert elo(0.0, 3) == -inf


def test_a_bar_shows_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    ga.lab.ladder(["random", "greedy"], decks=1, jobs=1)
    assert capsys.readouterr().err == ""
    ga.lab.ladder(["random", "greedy"], decks=1, jobs=1, progress=True)
    assert "/1" in capsys.readouterr().err
