"""Sweeps: every value of a knob on the same decks, kept, read and played again."""

from __future__ import annotations

import json
from math import isclose, sqrt
from pathlib import Path
from statistics import fmean, stdev

import pytest

from glueckauf import lab
from glueckauf.core.errors import FileError
from glueckauf.core.texts import LANGUAGES
from glueckauf.lab.intervals import student, student_beyond, student_within
from glueckauf.lab.sweep import Sweep, sweep
from glueckauf.lab.watched import Watched


def start_marks(game: Watched) -> float:
    """Marks of all players before the first turn: no luck in it, and known beforehand."""
    return float(sum(player.marks for player in game.states[0].players))


def played_turns(game: Watched) -> float:
    """Turns of all players."""
    return float(sum(1 for _ in game.turns()))


@pytest.fixture(scope="module")
def marks() -> Sweep:
    return sweep(
        {"marks": [4, 10, 13]}, game="board", bots="random", metric=start_marks, also=["margin"], blocks=24
    )  # fmt: skip


def test_a_number_is_that_of_the_players_at_the_table(marks: Sweep) -> None:
    assert [one.mean.value for one in marks.found[:3]] == [8.0, 20.0, 26.0]
    assert [one.change.value for one in marks.found[:3]] == [-12.0, 0.0, 6.0]
    assert [str(design.rules) for design in marks.designs] == ["", "marks=4,9,8", "marks=13,9,8"]
    assert marks.base_values == (10,)
    three = sweep(
        {"marks": [4]}, game="board", bots="random", players=3, metric=start_marks, blocks=2
    )
    assert str(three.designs[1].rules) == "marks=10,4,8"
    assert three.found[0].mean.value == 12.0


def test_what_the_base_has_is_played_once(marks: Sweep) -> None:
    assert [one.is_base for one in marks.found[:3]] == [False, True, False]
    assert marks.games == 3 * 24
    assert [cell.side for cell in marks.cells] == [1, 0, 2]


def test_changes_are_paired_and_their_intervals_hold_together(marks: Sweep) -> None:
    base, other = marks.means(0, 1), marks.means(2, 1)
    differences = [there - here for here, there in zip(base, other, strict=True)]
    change = marks.found[5].change
    assert change.value == fmean(differences)
    wide = student_within(23, 0.05 / 4) * stdev(differences) / sqrt(24)  # two metrics, two changes
    assert isclose(change.high - change.value, wide)
    alone = lab.compare(
        None, {"marks": [13, 9, 8]}, game="board", bots="random", metric="margin", least=24, most=24
    )
    assert alone.differences() == tuple(differences)


def test_students_t_is_exact() -> None:
    known = {(1, 0.05): 12.7062, (4, 0.01): 4.6041, (9, 0.002): 4.2968, (30, 0.05): 2.0423}
    for (freedom, chance), t in known.items():  # from printed tables
        assert isclose(student_within(freedom, chance), t, abs_tol=6e-5)
    for freedom in (3, 8, 40, 301):
        assert isclose(student_within(freedom, 0.05), student(freedom), rel_tol=1e-3)
        assert isclose(student_beyond(student_within(freedom, 0.003), freedom), 0.003)


def test_a_sweep_tells_what_was_found(marks: Sweep) -> None:
    rows = marks.to_rows()
    assert len(rows) == 6
    low, high = (rows[0].pop(key) for key in ("change_low", "change_high"))
    assert rows[0] == {
        "marks": 4, "metric": "start_marks", "mean": 8.0, "low": None, "high": None,
        "change": -12.0, "is_base": False, "blocks": 24,
    }  # fmt: skip
    assert low < -12 < high < 0, "decks that all say the same are still few"
    assert "all 24 equal; up to 12 % may differ" in repr(marks)
    assert "These games show a change, compared with the base, at 4, 13 (2 of 2" in repr(marks)
    for language in LANGUAGES:
        assert all((marks.question(language), marks.answer(language), marks.caption(language)))
        assert [row["y"] for row in marks.plot(language).to_rows()] == [
            8.0,
            20.0,
            26.0,
            20.0,
            20.0,
            20.0,
        ]
    assert "<table>" in marks._repr_html_()


def test_nothing_is_claimed_where_nothing_changes() -> None:
    found = sweep({"cage": [4, 6]}, game="board", bots="random", metric=start_marks, blocks=3)
    assert (
        found.answer()
        == "No value makes a difference that these games can show (2 tried beside the base)."
    )


def test_two_knobs_are_crossed() -> None:
    found = sweep(
        {"marks": [0, 5], "second_place": [False, [True, True, True]]},
        rules={"cage": 4},
        game="board",
        bots="random",
        metric=start_marks,
        blocks=2,
    )
    assert [cell.values for cell in found.cells] == [
        (0, False), (0, (True, True, True)), (5, False), (5, (True, True, True)),
    ]  # fmt: skip
    assert all(design.rules.cage == 4 for design in found.designs)
    assert found.designs[2].rules.second_place == (True, True, True)
    assert [one.mean.value for one in found.found] == [0.0, 0.0, 10.0, 10.0]
    plot = found.plot()
    assert [(one.name, one.style) for one in plot.series] == [("off", "cells"), ("on", "cells")]
    assert [row["y"] for row in plot.to_rows()] == [0.0, 10.0, 0.0, 10.0]


@pytest.mark.parametrize("kind", ["toml", "json"])
def test_a_sweep_is_kept_read_and_played_again(kind: str, tmp_path: Path) -> None:
    found = sweep(
        {"look": [3, 5], "displacement": ["doubled"]}, game="board", bots="random", metric="margin", blocks=3
    )  # fmt: skip
    path = tmp_path / f"kept.{kind}"
    found.save(path)
    again = lab.load_sweep(path)
    assert again == found
    assert again.to_rows() == found.to_rows()
    assert again.rerun(jobs=1) == found
    assert again.rerun(jobs=2) == found
    with pytest.raises(FileError, match="exists already"):
        found.save(path)


def test_a_sweep_goes_on_where_it_was(tmp_path: Path) -> None:
    asked = {"turning": {"look": [3]}, "game": "board", "bots": "random", "metric": "margin"}
    path = tmp_path / "run.jsonl"
    first = sweep(**asked, blocks=2, path=path)  # type: ignore[arg-type]  # keywords
    assert len(path.read_text("utf-8").splitlines()) == 3
    longer = sweep(**asked, blocks=4, path=path)  # type: ignore[arg-type]
    assert longer.played[:2] == first.played
    assert longer == sweep(**asked, blocks=4)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("change", "key", "says"),
    [
        ({"sweep": 2}, "sweep", "this version reads up to 1"),
        ({"cells": [[3], [99]]}, "cells[2]", "look: must be from 1 to 7, not 99"),
        ({"knobs": ["looks"]}, "cells[1]", "did you mean look"),
        ({"hashes": ["x"]}, "hashes", "must list 2 to 2 hashes"),
        ({"blocks": [[1, [[3.0]], [["x"]]], []]}, "blocks[1][3][1][1]", "must be a number"),
        ({"metrics": ["margins"]}, "metrics[1]", "did you mean margin"),
    ],
)
def test_a_wrong_file_gets_one_sentence(
    change: dict[str, object], key: str, says: str, tmp_path: Path
) -> None:
    path = tmp_path / "kept.json"
    sweep({"look": [3]}, game="board", bots="random", metric="margin", blocks=2).save(path)
    path.write_text(json.dumps(json.loads(path.read_text("utf-8")) | change), "utf-8")
    with pytest.raises(FileError) as found:
        lab.load_sweep(path)
    assert found.value.key == key
    assert says in found.value.problem


def test_rules_that_changed_since_are_not_played_as_if_they_had_not(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    sweep({"look": [3]}, game="board", bots="random", metric="margin", blocks=2).save(path)
    kept = json.loads(path.read_text("utf-8"))
    kept["hashes"][1] = "0" * 16
    path.write_text(json.dumps(kept), "utf-8")
    with pytest.raises(ValueError, match="not the same in this version"):
        lab.load_sweep(path).rerun()


def test_what_makes_no_sense_is_refused_before_the_first_game() -> None:
    with pytest.raises(
        FileError, match="sweep with miners = 1, shifts = 1: miners: Even the quickest"
    ):
        sweep({"miners": [5, 1], "shifts": [1]}, game="board", rules={"clock_per_shift": [12] * 3})
    with pytest.raises(FileError, match="sweep with cage = 99: cage: must be from 1 to 20"):
        sweep({"cage": [99]}, game="board")
    with pytest.raises(FileError, match="there is no knob"):
        sweep({"cages": [4]}, game="board")
    with pytest.raises(ValueError, match="one knob or two, not 3"):
        sweep({"cage": [4], "look": [3], "coal": [12]}, game="board")
    with pytest.raises(ValueError, match="must be given once"):
        sweep({"cage": [4, 4]}, game="board")
    with pytest.raises(ValueError, match="give a list of values for cage"):
        sweep({"cage": 4}, game="board")  # type: ignore[dict-item]  # what is refused
    with pytest.raises(ValueError, match="at least 2"):
        sweep({"cage": [4]}, game="board", blocks=1)


def test_every_game_can_be_swept() -> None:
    found = sweep({"tokens": [2, 3]}, game="card", bots="random", metric=played_turns, blocks=3)
    two, three = found.found
    assert two.mean.value < three.mean.value
    assert two.change.high < three.change.high < 0
