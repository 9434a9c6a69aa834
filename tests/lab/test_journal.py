"""Experiments that were stopped go on where they were; nothing that was measured is lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.core.errors import FileError
from glueckauf.lab import blocks as playing
from glueckauf.lab.metrics.metric import Metric
from glueckauf.lab.watched import Watched
from tests.lab.toy import add_toy, ahead

ASKED: dict[str, Any] = {
    "game": "toy",
    "bots": "random",
    "metric": ahead,
    "jobs": 1,
    "least": 8,
    "most": 12,
}
RULES = "bonus=2 mirrored=true"


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    add_toy(monkeypatch)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "run.jsonl"


@pytest.fixture
def decks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The decks that are played."""
    found: list[int] = []
    play = playing.play_block

    def noted(task: playing.Block) -> playing.Played:
        found.append(task.deck)
        return play(task)

    monkeypatch.setattr(playing, "play_block", noted)
    return found


def interrupted(after: int) -> Any:
    """Presses Ctrl+C after so many blocks."""

    def watch(report: ga.lab.Report) -> None:
        if report.blocks == after:
            raise KeyboardInterrupt

    return watch


def test_it_goes_on_where_it_was(path: Path, decks: list[int]) -> None:
    whole = ga.lab.compare(None, RULES, **ASKED)
    decks.clear()
    with pytest.raises(KeyboardInterrupt):
        ga.lab.compare(None, RULES, **ASKED, path=path, watch=interrupted(5))
    assert decks == [1, 2, 3, 4, 5]
    assert ga.lab.compare(None, RULES, **ASKED, path=path) == whole
    assert decks == list(range(1, whole.blocks + 1))
    decks.clear()
    assert ga.lab.compare(None, RULES, **ASKED, path=path) == whole
    assert decks == []  # all of it is known


def test_it_may_go_on_for_longer(path: Path, decks: list[int]) -> None:
    open_ = {**ASKED, "smallest": 0.1}
    short = ga.lab.compare(None, RULES, **open_, path=path)
    assert (short.blocks, short.decided) == (12, False)
    long = ga.lab.compare(None, RULES, **{**open_, "most": 15}, path=path)
    assert (long.blocks, decks) == (15, list(range(1, 16)))
    assert long == ga.lab.compare(None, RULES, **{**open_, "most": 15})


@pytest.mark.parametrize("cut", [1, 2, 10])
def test_a_line_that_was_cut_off_is_measured_again(path: Path, cut: int, decks: list[int]) -> None:
    whole = ga.lab.compare(None, RULES, **ASKED, path=path)
    before = path.read_bytes()
    path.write_bytes(before[:-cut])
    decks.clear()
    assert ga.lab.compare(None, RULES, **ASKED, path=path) == whole
    assert decks == [whole.blocks]
    assert path.read_bytes().startswith(before[:-cut]), "lines are only ever added"
    assert ga.lab.compare(None, RULES, **ASKED, path=path) == whole
    assert decks == [whole.blocks], "and is known from then on"


@pytest.mark.parametrize("left", [0, 7])
def test_a_first_line_that_was_cut_off(path: Path, left: int) -> None:
    whole = ga.lab.compare(None, RULES, **ASKED, path=path)
    before = path.read_bytes()
    path.write_bytes(before[:left])
    for _ in range(2):
        assert ga.lab.compare(None, RULES, **ASKED, path=path) == whole
    assert path.read_bytes().endswith(before)


def test_a_line_that_was_cut_in_the_middle_of_a_letter(path: Path) -> None:
    named = {**ASKED, "metric": Metric("voraus – żółw", ahead, "")}
    whole = ga.lab.compare(None, RULES, **named, path=path)
    before = path.read_bytes()
    path.write_bytes(before[: before.index("–".encode()) + 1])
    for _ in range(2):
        assert ga.lab.compare(None, RULES, **named, path=path) == whole


def test_two_experiments_on_one_journal_at_the_same_time(path: Path, decks: list[int]) -> None:
    """The second begins while the first is at its fifth deck, and overtakes it; both end well, and so does every later one."""
    whole = ga.lab.compare(None, RULES, **ASKED)
    decks.clear()

    def overtaken(report: ga.lab.Report) -> None:
        if report.blocks == 5:
            assert ga.lab.compare(None, RULES, **ASKED, path=path) == whole

    assert ga.lab.compare(None, RULES, **ASKED, path=path, watch=overtaken) == whole
    both = list(range(1, 6)) + list(range(6, whole.blocks + 1)) * 2
    assert decks == both
    assert ga.lab.compare(None, RULES, **ASKED, path=path) == whole
    longer = {**ASKED, "smallest": 0.1, "most": whole.blocks}
    with pytest.raises(FileError, match="belongs to another"):
        ga.lab.compare(None, RULES, **longer, path=path)
    assert decks == both, "all of it was known"


def test_two_experiments_that_begin_a_journal_together(path: Path) -> None:
    whole = ga.lab.compare(None, RULES, **ASKED, path=path)
    head, *blocks = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([head, head, *(one for block in blocks for one in (block, block))]))
    assert ga.lab.compare(None, RULES, **ASKED, path=path) == whole


def test_what_was_cut_off_and_never_measured_again_is_told(path: Path) -> None:
    ga.lab.compare(None, RULES, **ASKED, path=path)
    lines = path.read_text("utf-8").splitlines(keepends=True)
    for broken in (
        lines[:3] + [lines[3][:5] + "\n"] + lines[4:],
        lines[:-1] + [lines[-1][:5] + "\n"],
    ):
        path.write_text("".join(broken), "utf-8")
        with pytest.raises(FileError, match=r"line \d+: this is no line of a journal"):
            ga.lab.compare(None, RULES, **ASKED, path=path)


def other(watched: Watched) -> float:
    return 1.0


@pytest.mark.parametrize(
    ("rules", "asked", "told"),
    [
        ("bonus=3", {}, r'rules_b is "bonus=2 mirrored=true" there and "bonus=3" here'),
        (RULES, {"seed": 5}, "first is 1 there and 5 here"),
        (RULES, {"players": 3}, "players is 2 there and 3 here"),
        (RULES, {"metric": other}, 'metric is "ahead" there and "other" here'),
        (RULES, {"alpha": 0.01}, "alpha is 0.05 there and 0.01 here"),
        (RULES, {"least": 9}, "least is 8 there and 9 here"),
    ],
)
def test_another_experiment_is_refused(
    path: Path, rules: str, asked: dict[str, Any], told: str
) -> None:
    ga.lab.compare(None, RULES, **ASKED, path=path)
    before = path.read_bytes()
    with pytest.raises(FileError, match=rf"run.jsonl: line 1: belongs to another .*: {told}; give"):
        ga.lab.compare(None, rules, **{**ASKED, **asked}, path=path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("dear diary", "line 1: this is no journal of an experiment; give another path"),
        ("dear diary\n", "line 1: this is no line of a journal"),
        ("[1]\n", "line 1: this is no journal of an experiment"),
    ],
)
def test_what_is_no_journal_is_left_alone(path: Path, text: str, sentence: str) -> None:
    path.write_text(text, "utf-8")
    with pytest.raises(FileError, match=f"run.jsonl: {sentence}"):
        ga.lab.compare(None, RULES, **ASKED, path=path)
    assert path.read_text("utf-8") == text


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ([3, [[1.0]], [[2.0]]], r"line 4\[1\]: must be deck 3"),
        ([3, [[1.0]]], r"line 4: must list 3 to 3 parts of a block, not 2"),
        ([3, [[1.0], [2.0]], [[2.0]]], r"line 4\[2\]: must list 1 to 1 games, not 2"),
        ([3, [["x"]], [[2.0]]], r'line 4\[2\]\[1\]\[1\]: must be a number, not "x"'),
    ],
)
def test_a_block_that_does_not_fit(path: Path, line: list[Any], sentence: str) -> None:
    ga.lab.compare(None, RULES, **ASKED, path=path)
    lines = path.read_text("utf-8").splitlines()
    lines[3] = json.dumps(line if "deck" not in sentence else [4, *line[1:]])
    path.write_text("\n".join([*lines, ""]), "utf-8")
    with pytest.raises(FileError, match=f"run.jsonl: {sentence}"):
        ga.lab.compare(None, RULES, **ASKED, path=path)


def test_where_nothing_can_be_written(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="file: cannot be"):
        ga.lab.compare(None, RULES, **ASKED, path=tmp_path)
    with pytest.raises(FileError, match="file: cannot be written"):
        ga.lab.compare(None, RULES, **ASKED, path=tmp_path / "nowhere" / "run.jsonl")


def test_a_survey_goes_on_as_well(path: Path, decks: list[int]) -> None:
    asked: dict[str, Any] = {"game": "toy", "bots": "random", "jobs": 1}
    asked |= {"metrics": ["seat_advantage", ahead]}
    ga.lab.survey(**asked, blocks=3, path=path)
    assert ga.lab.survey(**asked, blocks=5, path=path) == ga.lab.survey(**asked, blocks=5)
    assert decks == [1, 2, 3, 4, 5, 1, 2, 3, 4, 5]
    with pytest.raises(FileError, match='journal is "survey" there and "comparison" here'):
        ga.lab.compare(None, RULES, **ASKED, path=path)
