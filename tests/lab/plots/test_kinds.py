"""The nine plots: their numbers are those of the games, and each says in a sentence what is to be seen."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from math import inf, isclose
from statistics import fmean
from typing import Any

import pytest

import glueckauf as ga
from glueckauf import bots
from glueckauf.core.texts import LANGUAGES
from glueckauf.lab import Plot, Report, Survey, Sweep, plots
from glueckauf.lab.blocks import watched_game
from glueckauf.lab.intervals import mean_of
from glueckauf.lab.metrics import METRICS
from glueckauf.lab.metrics.standings import standings
from glueckauf.lab.plots.frame import number
from glueckauf.lab.watched import Watched, watch

QUICK: dict[str, Any] = {"players": 3, "bots": "greedy", "jobs": 1, "progress": False}


@pytest.fixture(scope="module")
def report() -> Report:
    return ga.lab.compare(None, "miners=24,20,18", **QUICK, least=3, most=3, seed=5)


@pytest.fixture(scope="module")
def survey() -> Survey:
    asked = ["sources", "space_use_by_shift"]
    return ga.lab.survey(**{**QUICK, "players": 2}, metrics=asked, blocks=2)


@pytest.fixture(scope="module")
def sweep() -> Sweep:
    turning = {"miners": [10, 15, 20], "marks": [5, 9]}
    return ga.lab.sweep(turning, **{**QUICK, "bots": "random"}, metric="margin", blocks=3)


@pytest.fixture(scope="module")
def game() -> Watched:
    seats = [bots.bot("random", str(seat), game="card") for seat in range(3)]
    return watch(ga.card.setup(3, seed=2), seats, 2)


def side(report: Report, which: int) -> list[Watched]:
    design = report.designs[which]
    return [watched_game(design, deck, design.seats) for deck in report.seeds]


# --- All of them ----------------------------------------------------------------------------


def all_plots(
    report: Report, survey: Survey, sweep: Sweep, game: Watched
) -> dict[str, Callable[[str], Plot]]:
    ladder = ga.lab.measured("board", players=2)
    interval = replace(report, method=report.method._replace(stop="interval"))
    return {
        "paired_differences": lambda to: plots.paired_differences(report, to),
        "stopping_path": lambda to: plots.stopping_path(report, to),
        "stopping_path by interval": lambda to: plots.stopping_path(interval, to),
        "seat_bars": lambda to: plots.seat_bars(survey, to, jobs=1),
        "score_river": lambda to: plots.score_river(game, to),
        "source_stacks": lambda to: plots.source_stacks(survey, to, jobs=1),
        "space_heat": lambda to: plots.space_heat(survey, to, jobs=1),
        "tornado": lambda to: plots.tornado(sweep, to),
        "surface": lambda to: plots.surface(sweep, to),
        "knob_line": lambda to: plots.knob_line(ga.lab.sweep({"marks": [5]}, **{**QUICK, "bots": "random"}, blocks=2), to),
        "skill_ladder": lambda to: plots.skill_ladder(ladder, to),
        "skill_ladder in Elo": lambda to: plots.skill_ladder(ladder, to, what="elo"),
    }  # fmt: skip


def test_all_speak_four_languages(
    report: Report, survey: Survey, sweep: Sweep, game: Watched
) -> None:
    made = all_plots(report, survey, sweep, game)
    assert {name.split(" ")[0] for name in made} == set(plots.__all__)
    for name, make in made.items():
        told = {language: make(language) for language in LANGUAGES}
        for part in ("title", "alt", "caption"):
            assert len({getattr(plot, part) for plot in told.values()}) == 4, name
        for plot in told.values():
            words = " ".join((plot.title, plot.alt, plot.caption, plot.x, plot.y, plot.of))
            assert not re.search(r"[{}]|\binf\b|\bnan\b|\bNone\b", words), name
            assert plot.alt.endswith(".")
            assert plot.svg() != plot.svg("dark")
        assert len({str([row["y"] for row in plot.to_rows()]) for plot in told.values()}) == 1


def test_captions_say_of_how_many_games(report: Report, survey: Survey, sweep: Sweep) -> None:
    assert "decks: 3 · games: 6 · players: 3 · bots: greedy · seeds: 5–7" in plots.paired_differences(report).caption  # fmt: skip
    assert "B: miners=24,20,18" in plots.stopping_path(report).caption
    assert "decks: 1 · games: 2" in plots.seat_bars(report, decks=1, jobs=1).caption
    assert "decks: 2 · games: 2 · players: 2" in plots.space_heat(survey).caption
    assert "decks: 3 · games: 18" in plots.surface(sweep).caption
    assert "games: " in plots.skill_ladder(ga.lab.measured("card", players=3)).caption


# --- Comparisons ----------------------------------------------------------------------------


def test_every_deck_is_a_point(report: Report) -> None:
    plot = plots.paired_differences(report)
    decks, mean = plot.series
    assert decks.points == tuple(zip((5, 6, 7), report.differences(), strict=True))
    assert {y for _, y in mean.points} == {report.effect}
    assert report.plot() == plot
    above = sum(one > 0 for one in report.differences())
    assert f"Of 3 decks, {above} lie above zero" in plot.alt
    assert "too few decks for an interval" in plot.alt


def test_an_interval_that_ends_is_told(report: Report) -> None:
    method = report.method._replace(least=36, most=36)
    many = replace(report, played=report.played * 12, method=method)
    low, high = many.low, many.high
    assert low > -inf
    plot = plots.paired_differences(many)
    assert f"from {number(low, 0.1)} to {number(high, 0.1)}" in plot.alt
    assert plot.series[1].ends == ((low, high),) * 2


def test_the_path_ends_where_it_was_decided(report: Report) -> None:
    plot = plots.stopping_path(report)
    more, less, upper, lower, end = plot.series
    assert [y for _, y in more.points] == [one.up for one in report.looks]
    assert [y for _, y in less.points] == [one.down for one in report.looks]
    assert {y for _, y in upper.points} == {report.path[0]["upper"]}
    assert {y for _, y in lower.points} == {report.path[0]["lower"]}
    assert end.name == "Not decided after 3 decks"
    assert "After 3 of at most 3 decks the question was still open" in plot.alt
    same = ga.lab.compare(None, None, **QUICK, smallest=1000, least=2, most=3)
    assert plots.stopping_path(same).series[-1].name == (
        "Decided after 2 decks: no difference that matters"
    )


# --- Games ----------------------------------------------------------------------------------


def test_the_bars_are_the_scores_of_the_same_games(report: Report) -> None:
    plot = plots.seat_bars(report, jobs=1)
    for n, series in enumerate(plot.series):
        scores = [
            [game.last.scores[(game.states[0].start + place) % 3] for game in side(report, n)]
            for place in range(3)
        ]
        assert [y for _, y in series.points] == [fmean(one) for one in scores]
        assert series.ends == tuple(mean_of(one)[1:] for one in scores)


def test_the_river_runs_through_every_turn(report: Report, game: Watched) -> None:
    alone = plots.score_river(game)
    start = game.states[0].start
    for place, series in enumerate(alone.series):
        seat = (start + place) % 3
        assert [y for _, y in series.points] == [scores[seat] for scores in standings(game)]
        assert not series.ends
    assert alone.caption == "one game, 3 players"
    for n, which in enumerate("ab"):
        river = plots.score_river(report, side=which, jobs=1)
        bars = plots.seat_bars(report, jobs=1).series[n]
        assert [one.points[-1][1] for one in river.series] == [y for _, y in bars.points]
        assert river.title.endswith(which.upper())


def test_the_stacks_are_the_results(report: Report, survey: Survey) -> None:
    plot = plots.source_stacks(report, jobs=1)
    for n, name in enumerate(("Rules A", "Rules B")):
        total = sum(row["y"] for row in plot.to_rows() if row["x"] == name)
        assert isclose(total, fmean(fmean(game.last.scores) for game in side(report, n)))
    kept = plots.source_stacks(survey)
    assert sum(row["y"] for row in kept.to_rows()) == pytest.approx(survey.mean("sources").value)
    three = ga.lab.survey(**QUICK, metrics=["sources"], blocks=1)
    assert {row["x"] for row in plots.source_stacks([survey, three]).to_rows()} == {"2 players", "3 players"}  # fmt: skip


def test_what_a_survey_has_measured_is_not_played_again(
    survey: Survey, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_args: Any, **_options: Any) -> Any:
        raise AssertionError("played again")

    monkeypatch.setattr("glueckauf.lab.plots.looking.play_blocks", never)
    plots.source_stacks(survey)
    plots.space_heat(survey)
    with pytest.raises(AssertionError, match="played again"):
        plots.seat_bars(survey)


def test_the_map_counts_every_use(survey: Survey) -> None:
    plot = plots.space_heat(survey)
    design = survey.design
    games = [watched_game(design, deck, design.seats) for deck in survey.seeds]
    parts = METRICS["space_use"].parts
    assert parts is not None
    uses = fmean(sum(parts(game).values()) for game in games)
    assert isclose(sum(row["y"] for row in plot.to_rows()), uses)
    most = max(plot.to_rows(), key=lambda row: row["y"])
    assert f"Used most: {most['series']} in {most['x']}" in plot.alt


# --- Knobs ----------------------------------------------------------------------------------


def test_a_tornado_has_the_changes_of_a_sweep(sweep: Sweep) -> None:
    plot = plots.tornado(sweep)
    lowered, raised = plot.series
    changes = {one.values: one.change for one in sweep.found}
    assert dict(lowered.points) == {
        "Miners of each player: 10\xa0·\xa0[15]\xa0·\xa020": changes[10, 9].value,
        "Marks at the start: 5\xa0·\xa0[9]": changes[15, 5].value,
    }
    assert [y for _, y in raised.points] == [changes[20, 9].value]
    miners = max(abs(changes[number_of, 9].value) for number_of in (10, 20))
    widest = "Miners" if miners > abs(changes[15, 5].value) else "Marks"
    assert str(lowered.points[0][0]).startswith(widest)


def test_a_tornado_of_reports(report: Report) -> None:
    fewer = ga.lab.compare(None, "miners=12,10,8", **QUICK, least=2, most=2)
    plot = plots.tornado([report, fewer])
    assert [(one.name, one.points[0][1]) for one in plot.series] == [
        ("Lowered", fewer.effect),
        ("Raised", report.effect),
    ]
    assert "decks for each: 2–3 · games: 10" in plot.caption
    same = ga.lab.compare(None, None, **QUICK, least=2, most=2)
    with pytest.raises(ValueError, match="differ in one knob, not in none"):
        plots.tornado([same])
    with pytest.raises(ValueError, match="at least one report or sweep"):
        plots.tornado([])
    two = ga.lab.compare(None, "cage=4", **{**QUICK, "players": 2}, least=2, most=2)
    with pytest.raises(ValueError, match="one metric, for one game and one number of players"):
        plots.tornado([report, two])


def test_a_surface_has_every_pair(sweep: Sweep) -> None:
    plot = plots.surface(sweep)
    found = {one.values: one.mean.value for one in sweep.found}
    assert {(int(row["x"]), int(row["series"])): row["y"] for row in plot.to_rows()} == found
    highest = max(found, key=lambda values: found[values])
    assert f"with Miners of each player at {highest[0]} and Marks at the start at {highest[1]}." in plot.alt  # fmt: skip
    one = ga.lab.sweep({"marks": [5]}, **{**QUICK, "bots": "random"}, blocks=2)
    with pytest.raises(ValueError, match="needs a sweep of two knobs"):
        plots.surface(one)
    assert one.plot() == plots.knob_line(one)


# --- Bots -----------------------------------------------------------------------------------


def test_a_ladder_in_shares_and_elo() -> None:
    found = ga.lab.measured("board", players=2)
    standings_of = {f"{one.standing.bot} – {one.standing.against}": one.standing for one in found.rungs}  # fmt: skip
    for row in plots.skill_ladder(found).to_rows():
        if row["low"] is not None:
            share = standings_of[row["x"]].share
            assert (row["y"], row["low"], row["high"]) == tuple(100 * end for end in share)
    elo = plots.skill_ladder(found, what="elo")
    assert elo.limits is not None
    assert all(-inf < row["y"] < inf for row in elo.to_rows())
    with pytest.raises(ValueError, match="what must be share or elo, not 'wins'"):
        plots.skill_ladder(found, what="wins")
