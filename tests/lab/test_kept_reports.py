"""Reports in files: what was kept is what is read, and a bad file says what is wrong with it."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf import bots
from glueckauf.core.errors import FileError
from glueckauf.lab.watched import Watched
from tests.lab.toy import add_toy

ASKED: dict[str, Any] = {
    "game": "toy",
    "bots": "random",
    "metric": "seat_advantage",
    "also": ["margin"],
    "jobs": 1,
    "smallest": 4,
    "least": 16,
    "most": 300,
}


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    add_toy(monkeypatch)


@pytest.fixture
def found() -> Any:
    return ga.lab.compare(None, "bonus=5 mirrored=true", **ASKED)


@pytest.fixture
def path(tmp_path: Path, found: Any) -> Path:
    found.save(tmp_path / "kept.json")
    return tmp_path / "kept.json"


@pytest.mark.parametrize("ending", ["toml", "json"])
def test_what_was_kept_is_what_is_read(tmp_path: Path, found: Any, ending: str) -> None:
    path = tmp_path / f"kept.{ending}"
    found.save(path)
    read = ga.lab.load_report(path)
    assert (read, read.played, read.version, repr(read)) == (
        found,
        found.played,
        found.version,
        repr(found),
    )
    assert ga.lab.load_report(path, "de").answer() == found.answer("de")
    for again in (ga.lab.rerun(path, jobs=1), ga.lab.rerun(str(path)), read.rerun(jobs=1)):
        assert (again, again.looks) == (found, found.looks)


def test_both_ways_to_write_say_the_same(tmp_path: Path, found: Any) -> None:
    for ending in ("toml", "json"):
        found.save(tmp_path / f"kept.{ending}")
    toml = tomllib.loads((tmp_path / "kept.toml").read_text("utf-8"))
    assert toml == json.loads((tmp_path / "kept.json").read_text("utf-8"))
    assert (toml["verdict"], toml["effect"]) == (found.verdict, found.effect)
    assert (toml["rules_b"], toml["hash_b"]) == ("bonus=5 mirrored=true", found.hash_b)
    assert (toml["version"], len(toml["blocks"])) == (ga.__version__, found.blocks)


def test_seatings_restrictions_and_stops_are_kept(tmp_path: Path) -> None:
    """Of an experiment that was stopped before anything was sure, too."""
    found = ga.lab.compare(
        "bonus=1",
        {"bonus": 3},
        game="toy",
        bots=["random", "random", "random"],
        players=3,
        without=[["take/6"], [], []],
        stop="interval",
        metric="margin",
        seed=-5,
        jobs=1,
        watch=lambda report: report.blocks < 3,
    )
    assert (found.games, found.seeds, found.stop) == (18, range(-5, -2), "interval")
    found.save(tmp_path / "kept.toml")
    read = ga.lab.load_report(tmp_path / "kept.toml")
    assert read == found
    assert read.designs == found.designs
    assert "without take/6" in read.caption()


def fun(watched: Watched) -> float:
    return float(sum(watched.last.scores))


def test_what_is_ones_own_can_be_read_but_not_measured(tmp_path: Path) -> None:
    asked: dict[str, Any] = {"game": "toy", "jobs": 1, "least": 2, "most": 2}
    own = ga.lab.compare(None, "bonus=1", **asked, bots={"mine": bots.Random}, metric="margin")
    own.save(tmp_path / "bot.toml")
    read = ga.lab.load_report(tmp_path / "bot.toml")
    assert read == own
    with pytest.raises(FileError, match=r"bot.toml: own: mine: is a bot of somebody's own"):
        read.rerun(jobs=1)
    own = ga.lab.compare(None, "bonus=1", **asked, bots="random", metric=fun)
    own.save(tmp_path / "metric.toml")
    read = ga.lab.load_report(tmp_path / "metric.toml")
    assert (read, repr(read)) == (own, repr(own))
    with pytest.raises(FileError, match=r"metric.toml: own_metrics: fun: is a metric of somebody"):
        read.rerun(jobs=1)


def test_nothing_is_overwritten_unless_asked_for(path: Path, found: Any) -> None:
    before = path.read_text("utf-8")
    other = ga.lab.compare(None, "bonus=9", **ASKED)
    with pytest.raises(FileError, match=r"kept.json: file: exists already"):
        other.save(path)
    assert path.read_text("utf-8") == before
    other.save(path, replace=True)
    assert ga.lab.load_report(path) == other
    with pytest.raises(
        FileError, match=r"kept.txt: file: a report file must end in .toml or .json"
    ):
        other.save(path.with_suffix(".txt"))


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("report", 99, "report: is 99, and this version reads up to 2; install a newer"),
        ("game", "chess", 'game: there is no game "chess"; known: board, card'),
        ("players", 9, "players: must be a whole number from 2 to 4, not 9"),
        ("rules_a", "nonsense=3", "rules_a: .*nonsense"),
        ("rules_b", 3, 'rules_b: must be a text in quotes, like "…", not 3'),
        ("bots", ["random"], "bots: must list 2 to 2 bots, not 1"),
        ("own", ["nobody"], 'own: "nobody" is not among the bots'),
        ("without", [[]], "without: must list 2 to 2 lists, not 1"),
        ("metric", "fun", 'metric: there is no metric "fun"'),
        ("also", ["fun"], r'also\[1\]: there is no metric "fun"'),
        ("also", [], r"blocks\[1\]\[2\]\[1\]: must list 1 to 1 numbers, not 2"),
        ("also", ["seat_advantage"], r"also\[1\]: names the metric seat_advantage twice"),
        ("stop", "coin", 'stop: there is no way to stop "coin"; known: sprt, interval'),
        ("alpha", 2.0, "stop: alpha must be between 0 and 0.5, not 2.0"),
        ("smallest", float("nan"), "smallest: must be a number, not nan"),
        ("least", 0, "least: must be a whole number from 2 to"),
        ("first", 8, r"blocks\[1\]\[1\]: must be deck 8, as decks follow each other, not 1"),
        ("verdict", "lower", "verdict: does not follow from the blocks"),
        ("effect", 17.0, "effect: does not follow from the blocks, which say"),
        ("low", -17.0, "low: does not follow from the blocks, which say"),
        ("most", 16, "blocks: go on after"),
        ("blocks", [], "blocks: must list 1 to "),
        ("extra", 1, "extra: there is no key"),
    ],
)
def test_a_bad_file_says_what_is_wrong(path: Path, key: str, value: Any, sentence: str) -> None:
    tree = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps({**tree, key: value}), "utf-8")
    with pytest.raises(FileError, match=rf"kept.json: {sentence}"):
        ga.lab.load_report(path)


def test_a_report_of_the_first_format_is_read_and_judged_anew(path: Path, found: Any) -> None:
    """It knew no fresh decks, and its bounds came from the scatter of however few decks differed."""
    tree = json.loads(path.read_text("utf-8"))
    assert len(tree.pop("fresh")) == found.fresh_wanted > 0
    old = {**tree, "report": 1, "verdict": "undecided", "low": 0.0, "high": 0.0}
    path.write_text(json.dumps(old), "utf-8")
    read = ga.lab.load_report(path)
    assert (read.looks, read.fresh, read.is_over) == (found.looks, (), False)
    path.write_text(json.dumps({**old, "report": 2}), "utf-8")
    with pytest.raises(FileError, match="verdict: does not follow from the blocks"):
        ga.lab.load_report(path)


def test_more_fresh_decks_than_were_asked_for_are_refused(path: Path, found: Any) -> None:
    tree = json.loads(path.read_text("utf-8"))
    last = tree["fresh"][-1]
    tree["fresh"].append([last[0] + 1, *last[1:]])
    path.write_text(json.dumps(tree), "utf-8")
    with pytest.raises(FileError, match="fresh: are more than the decision asks for"):
        ga.lab.load_report(path)


def test_blocks_after_the_decision_are_refused(path: Path, found: Any) -> None:
    assert found.decided
    tree = json.loads(path.read_text("utf-8"))
    last = tree["blocks"][-1]
    tree["blocks"].append([last[0] + 1, *last[1:]])
    tree.pop("fresh", None)
    path.write_text(json.dumps(tree), "utf-8")
    with pytest.raises(FileError, match=r"blocks: go on after the question was decided"):
        ga.lab.load_report(path)


def test_a_file_that_is_none(tmp_path: Path, path: Path) -> None:
    with pytest.raises(FileError, match=r"none.toml: file: cannot be read"):
        ga.lab.rerun(tmp_path / "none.toml")
    path.write_text("{}", "utf-8")
    with pytest.raises(FileError, match=r"kept.json: report: is missing"):
        ga.lab.load_report(path)
