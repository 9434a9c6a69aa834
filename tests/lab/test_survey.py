"""One rule set, measured: means over blocks, of metrics and of their parts."""

from __future__ import annotations

import json
from collections.abc import Mapping
from math import isclose
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.core.errors import FileError
from glueckauf.lab import spread as spreading
from glueckauf.lab.blocks import watched_game
from glueckauf.lab.intervals import mean_of
from glueckauf.lab.watched import Watched
from tests.lab.toy import add_toy, ahead

ASKED: dict[str, Any] = {"game": "toy", "bots": "random", "jobs": 1, "blocks": 6, "seed": 3}


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    add_toy(monkeypatch)


def taken(watched: Watched) -> Mapping[str, float]:
    """How often each move was made, of those that were."""
    return {move: watched.moves.count(move) for move in sorted({*watched.moves})}


def kinds(watched: Watched) -> float:
    return float(len({*watched.moves}))


OWN = ga.lab.Metric("kinds", kinds, "ours", parts=taken)


def test_means_by_hand() -> None:
    """A part that some games do not have is a mean over those that have it."""
    found = ga.lab.survey("bonus=1", **ASKED, metrics=[ahead, OWN])
    games = [watched_game(found.design, deck, found.design.seats) for deck in range(3, 9)]
    assert found.mean("ahead") == mean_of(list(map(ahead, games)))
    rows = {(row["metric"], row["part"]): row for row in found.to_rows()}
    for move in {*rows} - {("ahead", ""), ("kinds", "")}:
        counted = [taken(game)[move[1]] for game in games if move[1] in game.moves]
        assert rows[move]["blocks"] == len(counted)
        assert isclose(rows[move]["mean"], fmean(counted))
    assert any(row["blocks"] < 6 for row in rows.values())
    assert list(found.frame.columns) == ["metric", "part", "mean", "low", "high", "blocks"]
    assert (found.blocks, found.games, found.seeds) == (6, 6, range(3, 9))
    with pytest.raises(ValueError, match=r"nothing was measured of fun; there is ahead, kinds"):
        found.mean("fun")


def test_the_interval_counts_decks_not_games() -> None:
    """Two seatings of one deck are one block."""
    found = ga.lab.survey(**{**ASKED, "blocks": 1}, without=[["take/6"], []], metrics=ahead)
    assert (found.games, found.to_rows()[0]["low"]) == (2, None)


@pytest.mark.parametrize("ending", ["toml", "json"])
def test_what_was_kept_is_what_is_read(tmp_path: Path, ending: str) -> None:
    found = ga.lab.survey(**ASKED, metrics=["seat_advantage", "margin"])
    path = tmp_path / f"kept.{ending}"
    found.save(path)
    read = ga.lab.load_survey(path)
    assert (read, repr(read), read.version) == (found, repr(found), found.version)
    assert read.rerun(jobs=1) == found
    assert hash(read) == hash(found)
    with pytest.raises(FileError, match="exists already"):
        found.save(path)
    with pytest.raises(FileError, match=r": (report|survey): there is no key"):
        ga.lab.load_report(path)


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("survey", 2, "survey: is 2, and this version reads up to 1"),
        ("metrics", [], "metrics: must list 1 to"),
        ("metrics", ["fun"], r'metrics\[1\]: there is no metric "fun"'),
        ("blocks", [[3, [[[1.0], [3]]]]], r"blocks\[1\]\[2\]\[1\]\[2\]\[1\]: must be a table"),
        ("blocks", [[3, [[1.0, 2.0]]]], r"blocks\[1\]\[2\]\[1\]\[2\]: must be a list of tables"),
    ],
)
def test_a_bad_file_says_what_is_wrong(tmp_path: Path, key: str, value: Any, sentence: str) -> None:
    path = tmp_path / "kept.json"
    ga.lab.survey(**ASKED, metrics="margin").save(path)
    tree = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps({**tree, key: value}), "utf-8")
    with pytest.raises(FileError, match=rf"kept.json: {sentence}"):
        ga.lab.load_survey(path)


def test_the_same_on_one_core_and_on_two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spreading, "AT_ONCE", -1.0)
    asked: dict[str, Any] = {"bots": "random", "metrics": ["sources", "duration"], "blocks": 4}
    one, two = (ga.lab.survey(**asked, jobs=jobs) for jobs in (1, 2))
    assert (one, one.means) == (two, two.means)
    assert sum(row["part"] != "" for row in one.to_rows()) >= 4


def test_it_reads_well() -> None:
    found = ga.lab.survey(**ASKED, metrics=["seat_advantage", "margin"])
    lines = repr(found).splitlines()
    assert lines[0] == "What are games like under the published rules? 6 decks, 6 games."
    assert lines[1].split() == ["Metric", "Part", "Mean", "Interval", "Decks"]
    assert "decks 3 to 8" in lines[-1]
    assert "<table>" in found._repr_html_()
    for language in ("de", "hu", "pl"):
        assert found.question(language) != found.question()
        assert found.caption(language) != found.caption()


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"blocks": 0}, "blocks must be at least 1, not 0"),
        ({"metrics": "fun"}, "there is no metric 'fun'"),
        ({"metrics": ["margin", "margin"]}, "every metric must be asked for once"),
        ({"language": "fr"}, "language must be one of"),
        ({"rules": "bonus=99"}, "bonus: must be from 0 to 9, not 99"),
    ],
)
def test_what_cannot_be_measured(asked: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        ga.lab.survey(**{**ASKED, "metrics": "margin", **asked})
