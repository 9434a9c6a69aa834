"""Two rule sets on the same decks: what is there is found, what is not there is not."""

from __future__ import annotations

from hashlib import sha256
from math import isclose, isnan
from pathlib import Path
from statistics import fmean, pvariance
from typing import Any

import pytest

import glueckauf as ga
from glueckauf import bots
from glueckauf.core.errors import FileError
from glueckauf.lab import spread as spreading
from glueckauf.lab.blocks import watched_game
from glueckauf.lab.design import Design, rules_hash
from glueckauf.lab.intervals import Moments, mean_of
from glueckauf.lab.stopping import always_valid_p
from glueckauf.lab.watched import Watched
from tests.lab.toy import Rules, add_toy, ahead

TOY: dict[str, Any] = {"game": "toy", "bots": "random", "metric": ahead, "jobs": 1}


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    add_toy(monkeypatch)


def total(watched: Watched) -> float:
    """All points together."""
    return float(sum(watched.last.scores))


# --- Finding what is there, and nothing else ------------------------------------------------


@pytest.mark.parametrize("stop", ["sprt", "interval"])
def test_equal_rules_differ_in_nothing(toy: None, stop: str) -> None:
    """The same rules give the same games, but few decks that do not differ say little of all others."""
    for seed in range(0, 200, 40):
        few = ga.lab.compare(None, "", **TOY, stop=stop, seed=seed, least=10, most=40)
        assert (few.verdict, few.blocks, few.effect) == ("undecided", 40, 0.0)
        assert few.low < 0 < few.high
    many = ga.lab.compare(None, "", **TOY, stop=stop, smallest=2, most=900)
    assert (many.verdict, many.effect) == ("no difference", 0.0)
    assert 40 < many.blocks < 900
    assert -2 < many.low < 0 < many.high < 2


def test_fresh_decks_say_how_large_it_is(toy: None) -> None:
    """What was looked at until it was clear is likely too large; decks that had no part in that are not."""
    asked = {**TOY, "stop": "interval", "least": 20, "most": 200}
    found = ga.lab.compare(None, "bonus=9 mirrored=true", **asked)
    assert (found.verdict, found.is_over) == ("higher", True)
    assert len(found.fresh) == found.fresh_wanted == max(20, min(found.blocks, 200 - found.blocks))
    assert [block.deck for block in found.fresh][:2] == [found.blocks + 1, found.blocks + 2]
    assert found.fresh_effect == mean_of([block.difference() for block in found.fresh], 0.05)
    assert f"on {len(found.fresh)} fresh decks" in found.answer()
    bare = ga.lab.compare(None, "bonus=9 mirrored=true", **asked, fresh=False)
    assert (bare.looks, bare.fresh, bare.fresh_effect) == (found.looks, (), None)
    assert "likely too large" in bare.answer()
    assert not bare.is_over
    same = ga.lab.compare(None, "", **asked)
    assert (same.fresh_wanted, same.fresh) == (0, ())
    assert "too large" not in same.answer()


def test_fresh_decks_go_on_where_they_were(toy: None, tmp_path: Path) -> None:
    asked = {**TOY, "stop": "interval", "least": 20, "most": 200, "path": tmp_path / "run.jsonl"}
    rules = "bonus=9 mirrored=true"
    some = ga.lab.compare(None, rules, **asked, watch=lambda report: len(report.fresh) < 3)
    assert (some.decided, len(some.fresh), some.is_over) == (True, 3, False)
    whole = ga.lab.compare(None, rules, **asked)
    assert (whole.played, whole.fresh[:3], whole.is_over) == (some.played, some.fresh, True)
    assert ga.lab.compare(None, rules, **{**asked, "path": None}) == whole
    assert whole.rerun(jobs=1) == whole


def test_metrics_of_too_few_decks_say_so(toy: None) -> None:
    found = ga.lab.compare(None, "mirrored=true", **TOY, also=[total], least=2, most=3)
    for language, words in (("en", "too few decks"), ("de", "zu wenige Kartenfolgen")):
        _, lines = found.table(language)
        assert [line[4] for line in lines] == [words] * 2
    assert "∞" not in repr(found)


@pytest.mark.parametrize("stop", ["sprt", "interval"])
def test_rules_that_only_change_luck_differ_in_nothing_in_95_of_100_runs(
    toy: None, stop: str
) -> None:
    """Every game goes another way, but not on average: in 200 runs at most 10 false alarms."""
    alarms = 0
    for run in range(200):
        found = ga.lab.compare(
            None, "mirrored=true", **TOY, stop=stop, smallest=2, most=80, seed=1000 * run
        )
        assert any(found.differences())
        alarms += found.verdict in ("higher", "lower")
    assert alarms <= 10


@pytest.mark.parametrize("stop", ["sprt", "interval"])
@pytest.mark.parametrize("players", [2, 3])
def test_a_planted_point_for_the_first_seat_is_found(toy: None, stop: str, players: int) -> None:
    """Luck is paired, so that one point more is one point more on every deck."""
    asked = {**TOY, "metric": "seat_advantage", "players": players}
    found = ga.lab.compare(None, "bonus=1", **asked, stop=stop)
    assert (found.verdict, found.effect, found.variance_ratio) == ("higher", 1.0, 0.0)
    assert ga.lab.compare("bonus=1", None, **asked, stop=stop).verdict == "lower"


@pytest.mark.parametrize("stop", ["sprt", "interval"])
def test_a_planted_point_is_found_in_other_luck(toy: None, stop: str) -> None:
    """The same where both sides have luck of their own, so that differences scatter by 9 points."""
    for run in range(3):
        found = ga.lab.compare(
            None, "bonus=1 mirrored=true", **TOY, stop=stop, most=4000, seed=10_000 * run
        )
        assert found.verdict == "higher"
        assert found.low < 1 < found.high


# --- What the numbers are -------------------------------------------------------------------


def test_numbers_by_hand(toy: None) -> None:
    """Effect, variance ratio and the tidy frame follow from games played one by one."""
    found = ga.lab.compare(None, "mirrored=true", **TOY, also=[total], least=5, most=5, seed=7)
    a, b = (
        [watched_game(design, deck, design.seats) for deck in range(7, 12)]
        for design in found.designs
    )
    differences = [ahead(two) - ahead(one) for one, two in zip(a, b, strict=True)]
    assert found.differences() == tuple(differences)
    assert isclose(found.effect, fmean(differences))
    unpaired = pvariance(map(ahead, a)) + pvariance(map(ahead, b))
    assert isclose(found.variance_ratio, pvariance(differences) / unpaired)
    assert (found.blocks, found.games, found.seeds) == (5, 10, range(7, 12))
    frame = found.frame
    assert list(frame.columns) == ["deck", "side", "rotation", "metric", "value"]
    assert len(frame) == 5 * 2 * 2
    chosen = frame[(frame.side == "b") & (frame.metric == "total")]
    assert list(chosen.value) == list(map(total, b))
    assert found.to_rows()[0] == {
        "deck": 7,
        "side": "a",
        "rotation": 0,
        "metric": "ahead",
        "value": ahead(a[0]),
    }
    path = found.path
    assert [row["block"] for row in path] == [1, 2, 3, 4, 5]
    assert (path[-1]["effect"], path[-1]["verdict"]) == (found.effect, found.verdict)
    assert path[0]["lower"] < 0 < path[0]["upper"]


def test_bots_that_differ_are_turned_round(toy: None) -> None:
    found = ga.lab.compare(
        None,
        "mirrored=true",
        game="toy",
        bots={"mine": bots.Random, "other": bots.Random, "third": bots.Random},
        players=3,
        metric=ahead,
        least=2,
        most=2,
        jobs=1,
    )
    assert found.games == 2 * 2 * 3
    assert found.bots == ("mine", "other", "third")
    assert {row["rotation"] for row in found.to_rows()} == {0, 1, 2}


def test_other_metrics_are_adjusted_for_their_number(toy: None) -> None:
    """Two more that both show the planted points; each alone would be surer."""

    def ahead_too(watched: Watched) -> float:
        return ahead(watched)

    asked = {**TOY, "least": 60, "most": 60}
    alone = ga.lab.compare(None, "bonus=9 mirrored=true", **asked)
    found = ga.lab.compare(None, "bonus=9 mirrored=true", **asked, also=[ahead_too, total])
    assert [one.metric for one in found.also] == ["ahead_too", "total"]
    same, both = found.also
    assert found.main == alone.main
    assert (same.effect, same.is_found) == (found.effect, True)
    assert same.low < found.low < found.high < same.high
    alone_at = [Moments(found.differences(n)) for n in (1, 2)]
    raw = [always_valid_p(one, 0.025) for one in alone_at]
    assert raw[1] < raw[0]
    assert (both.chance, same.chance) == (2 * raw[1], max(2 * raw[1], raw[0]))
    assert both.a < both.b
    rows = found.findings()
    assert [row["metric"] for row in rows] == ["ahead", "ahead_too", "total"]


def test_stopping_does_not_depend_on_how_long_one_would_go_on(toy: None) -> None:
    rules = "bonus=4 mirrored=true"
    short = ga.lab.compare(None, rules, **TOY, most=300)
    long = ga.lab.compare(None, rules, **TOY, most=900)
    assert short.decided
    assert short.played == long.played


def test_it_can_be_watched_and_stopped(toy: None) -> None:
    seen: list[int] = []

    def watch(report: ga.lab.Report) -> bool:
        seen.append(report.blocks)
        return report.blocks < 4

    found = ga.lab.compare(None, "mirrored=true", **TOY, watch=watch)
    assert seen == [1, 2, 3, 4]
    assert (found.blocks, found.verdict, found.decided) == (4, "undecided", False)
    assert found.rerun(jobs=1) == found
    growing = ga.lab.comparing(None, "mirrored=true", **TOY)
    assert [next(growing).blocks, next(growing).blocks] == [1, 2]
    growing.close()


def test_the_bar_shows_the_running_interval(toy: None, capsys: pytest.CaptureFixture[str]) -> None:
    ga.lab.compare(None, "mirrored=true", **TOY, most=40, progress=True)
    told = capsys.readouterr().err
    assert "40/40" in told
    assert " … " in told
    ga.lab.compare(None, "mirrored=true", **TOY, most=40)
    assert capsys.readouterr().err == ""


# --- The same on one core or many -----------------------------------------------------------


def test_the_same_on_one_core_and_on_two(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Stopped in the middle: what two cores have played beyond that is dropped."""
    monkeypatch.setattr(spreading, "AT_ONCE", -1.0)
    asked: dict[str, Any] = {"bots": ["random", "greedy"], "also": ["duration"], "least": 5}
    rules = {"cage": 3}
    one = ga.lab.compare(None, rules, **asked, metric="margin", smallest=60, jobs=1)
    assert one.decided
    assert any(one.differences())
    two = ga.lab.compare(None, rules, **asked, metric="margin", smallest=60, jobs=2)
    assert (one, one.played, one.looks) == (two, two.played, two.looks)
    one.save(tmp_path / "kept.toml")
    for jobs in (1, 2):
        again = ga.lab.rerun(tmp_path / "kept.toml", jobs=jobs)
        assert (again, again.looks, repr(again)) == (one, one.looks, repr(one))
    assert hash(again) == hash(one)


# --- What people read -----------------------------------------------------------------------


def test_a_report_answers_in_one_sentence(toy: None) -> None:
    rules = "bonus=9 mirrored=true"
    found = ga.lab.compare(None, rules, **TOY, least=40, also=[total])
    lines = repr(found).splitlines()
    assert lines[0] == (
        "Ahead: what changes under rules B (bonus=9 mirrored=true),"
        " compared with rules A (the published rules)?"
    )
    assert lines[1].startswith("It is higher under B, by ")
    assert f"({found.blocks} decks, {found.games} games)." in lines[1]
    assert [line.split()[0] for line in lines[2:5]] == ["Metric", "ahead", "total"]
    assert found.hash_b in lines[-1]
    assert "<table>" in found._repr_html_()
    for language in ("de", "hu", "pl"):
        told = {found.question(language), found.answer(language), found.caption(language)}
        assert len(told) == 3
        assert not told & {found.question(), found.answer(), found.caption()}
    same = ga.lab.compare(None, None, **TOY, least=12, most=12)
    assert "not decided" in same.answer()
    assert "no deck of 12 differs, but up to 22 % of all might" in same.answer()
    assert isnan(ga.lab.compare(None, None, **{**TOY, "metric": "duration"}).variance_ratio)
    few = ga.lab.compare(None, rules, **TOY, watch=lambda report: report.blocks < 3)
    assert "not decided" in few.answer()
    assert "too few decks for an interval" in few.answer()
    assert few.findings()[0]["low"] is None
    assert "too few decks for an interval" in few.plot().alt


def test_the_plot_shows_every_deck_and_the_interval(toy: None) -> None:
    found = ga.lab.compare(None, "bonus=9 mirrored=true", **TOY)
    decks, mean = found.plot().series
    assert [y for _, y in decks.points] == list(found.differences())
    assert {y for _, y in mean.points} == {found.effect}
    assert {*mean.ends} == {(found.low, found.high)}


# --- What is refused ------------------------------------------------------------------------


def nothing(watched: Watched) -> float:
    return float("nan")


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"bots": "nobody"}, "there is no bot 'nobody'"),
        ({"bots": ["random"] * 3}, "name one bot for all seats, or one for each of 2, not 3"),
        ({"metric": "fun"}, "there is no metric 'fun'"),
        ({"metric": nothing}, "the metric 'nothing' says nan of a game with deck 1"),
        ({"also": [ahead]}, "every metric must be asked for once, not ahead, ahead"),
        ({"without": ["pears"]}, "there is no kind of moves 'pears'; known: take/0, take/1"),
        ({"without": [["take/6"]]}, "say for each of the 2 seats what it goes without, not for 1"),
        ({"stop": "coin"}, "stop must be sprt or interval"),
        ({"language": "fr"}, "language must be one of"),
        ({"jobs": 0}, "jobs must be at least 1"),
    ],
)
def test_what_cannot_be_measured(toy: None, asked: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        ga.lab.compare(None, None, **{**TOY, **asked})


def test_a_report_of_other_rules_is_not_run_again(toy: None) -> None:
    """As where a later version has other numbers in its parts.toml."""
    found = ga.lab.compare(None, None, **TOY, most=2)
    old = ga.lab.Report(
        found.designs, found.metrics, found.method, found.played, "en", "0.0.1", ("", "")
    )
    with pytest.raises(
        ValueError, match=r"rules A of this report .* measured with glueckauf 0.0.1"
    ):
        old.rerun()


# --- Designs --------------------------------------------------------------------------------


def test_rules_in_every_way(tmp_path: Path) -> None:
    rules = ga.board.Rules(free_storage=True)
    file = tmp_path / "mine.toml"
    file.write_text("free_storage = true\n", "utf-8")
    for given in (rules, {"free_storage": True}, "free_storage=true", str(file), file):
        assert ga.lab.as_rules("board", given) == rules
    assert ga.lab.as_rules("board", None) == ga.board.Rules()
    file.write_text("free_storage = 3\n", "utf-8")
    with pytest.raises(FileError, match=r"mine.toml: free_storage: must be true or false, not 3"):
        ga.lab.as_rules("board", file)
    with pytest.raises(
        FileError, match=r"rules: rules: give a rule set of this game, .* not Rules"
    ):
        ga.lab.as_rules("board", ga.card.Rules())


def test_hashes_stand_for_rules() -> None:
    """They must be the same everywhere and for ever, for equal numbers: so they are written down."""
    told = '["toy", {"bonus": 0, "mirrored": false}, {"bonus": 2}]'
    assert rules_hash("toy", Rules(bonus=2)) == sha256(told.encode()).hexdigest()[:16]
    assert rules_hash("toy", Rules()) == "6261914c870d999b"
    assert rules_hash("toy", Rules(bonus=0)) == rules_hash("toy", Rules())
    assert rules_hash("other", Rules()) != rules_hash("toy", Rules())


@pytest.mark.parametrize(
    ("names", "without", "rotations"),
    [
        (("a", "a"), ((), ()), 1),
        (("a", "b"), ((), ()), 2),
        (("a", "a"), (("pair",), ()), 2),
        (("a", "b", "a", "b"), ((),) * 4, 2),
        (("a", "b", "b", "b"), ((),) * 4, 4),
    ],
)
def test_seatings_that_differ(names: Any, without: Any, rotations: int) -> None:
    design = Design("board", len(names), ga.board.Rules(), names, without)
    found = design.rotations()
    assert len(found) == len({*found}) == rotations
    assert found[0] == design.seats
    if rotations == 4:
        assert [[player.bot for player in seats].index("a") for seats in found] == [0, 1, 2, 3]
