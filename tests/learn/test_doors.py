"""The doors of a notebook: the collection as a table, puzzles that keep their answers, and rows."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.core.texts import LANGUAGES
from glueckauf.games.board.puzzles.pit import contest
from glueckauf.learn import puzzle as files
from glueckauf.learn.progress import VARIABLE, note
from glueckauf.learn.puzzle import puzzles
from tests.learn.samples import mining_puzzle


@pytest.fixture(autouse=True)
def own_progress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    place = tmp_path / "progress.jsonl"
    monkeypatch.setenv(VARIABLE, str(place))
    return place


def answers(one: Any) -> list[str]:
    """What nobody may see before the puzzle is solved."""
    return [
        *([one.line] if getattr(one, "line", None) else []),
        *(getattr(one, "lines", None) or ()),
    ]


def bundle(value: Any) -> dict[str, str]:
    shown: dict[str, str] = value._repr_mimebundle_()
    return shown


# --- The table ------------------------------------------------------------------------------


def test_the_collection_is_a_table_without_answers() -> None:
    note("puzzles", "01-first-ride", solved=True, stars=2)
    note("puzzles", "01-first-ride", solved=False, stars=1)
    note("puzzles", "02-two-birds", solved=False, stars=1)
    found = ga.puzzles()
    assert len(found) == len(puzzles())
    shown = bundle(found)
    first = next(line for line in shown["text/plain"].splitlines() if "01-first-ride" in line)
    assert first.split("  ")[0] == "01-first-ride"
    assert "First ride" in first
    assert "★★☆" in first
    assert "✓" in first
    assert shown["text/html"].count("<tr>") == len(found) + 1
    assert shown["text/html"].count("✓") == 1
    for one in found:
        for answer in answers(one):
            if len(answer) > 8:
                assert answer not in shown["text/html"]
                assert answer not in repr(found)


def test_every_language_has_its_table() -> None:
    told = {language: bundle(ga.puzzles(tier=1, language=language)) for language in LANGUAGES}
    assert len({shown["text/html"] for shown in told.values()}) == len(LANGUAGES)
    assert "Rätsel" in told["de"]["text/plain"]
    assert "Die erste Fahrt" in told["de"]["text/html"]


def test_filters() -> None:
    note("puzzles", "01-first-ride", solved=True, stars=3)
    assert [one.id for one in ga.puzzles(solved=True)] == ["01-first-ride"]
    assert len(ga.puzzles(solved=False)) == len(ga.puzzles()) - 1
    assert ga.puzzles(tier=2) == ga.puzzles(tier="T2") == ga.puzzles(tier="t2")
    assert {one.tier for one in ga.puzzles(tier=2)} == {2}
    assert {one.kind for one in ga.puzzles(kind="draft")} == {"draft"}
    assert ga.puzzles(game="board", theme="shared-ride")
    assert "No puzzle" in repr(ga.puzzles(tier=0, kind="blunder", solved=True))


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        ({"tier": 9}, "there is no grade 9; the grades are T0 to T6"),
        ({"tier": "hard"}, 'there is no grade "hard"'),
        ({"tier": True}, "there is no grade true"),
        ({"theme": "shared ride"}, "did you mean shared-ride?"),
        ({"theme": "xyz"}, 'there is no theme "xyz"; known: '),
        ({"kind": "drafts"}, "did you mean draft?"),
        ({"game": "bord"}, "did you mean board?"),
        ({"language": "fr"}, 'there is no language "fr"'),
    ],
)
def test_what_there_is_not(wanted: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match="there is no") as caught:
        ga.puzzles(**wanted)
    assert told in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("01-first-rid", "did you mean 01-first-ride"),
        ("first-ride", "did you mean 01-first-ride"),
        ("First ride", "did you mean 01-first-ride"),
        ("Die erste Fahrt", "did you mean 01-first-ride"),
        ("qqqq", "ga.puzzles() shows all"),
    ],
)
def test_an_unknown_id(name: str, told: str) -> None:
    for door in (ga.puzzle, ga.solve, ga.PuzzleBoard, ga.grade, ga.next_moves):
        with pytest.raises(ga.FileError, match="there is no puzzle") as caught:
            door(name)
        assert told in caught.value.problem


# --- One puzzle -----------------------------------------------------------------------------


def test_a_puzzle_shows_its_picture_and_its_task_and_nothing_more() -> None:
    for one in {p.kind: p for p in ga.puzzles()}.values():
        shown = bundle(one)
        told = one.about((), "en")
        for text in (shown["text/plain"], shown["text/html"]):
            assert told["title"] in text.replace("&#x27;", "'")
        assert "<svg" in shown["text/html"]
        read = re.sub(
            r"<svg.*</svg>", "", shown["text/html"], flags=re.DOTALL
        )  # has keys of all moves
        for text in (shown["text/plain"], read, repr(one), str(one), f"{[one]}"):
            assert not any(answer in text for answer in answers(one)), one.id
    assert repr(ga.puzzle("01-first-ride")) == "puzzle('01-first-ride')"


def test_the_repr_of_a_file_opens_it_again(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    files.save_new(ga.puzzle("01-first-ride"), path)
    one = ga.puzzle(path)
    assert repr(one) == f"puzzle({str(path)!r})"
    assert eval(repr(one), {"puzzle": ga.puzzle}) == one


def test_solve_takes_a_puzzle_however_it_is_named(tmp_path: Path) -> None:
    one = ga.puzzle("01-first-ride")
    path = tmp_path / "mine.toml"
    files.save_new(one, path)
    tree = tomllib.loads(path.read_text("utf-8"))
    found = {
        str(ga.solve(asked).value)
        for asked in (one, "01-first-ride", path, str(path), tree, mining_puzzle(one.id).task)
    }
    assert found == {"{'vp': 5, 'steps': 4}"}
    with pytest.raises(ga.FileError, match="did you mean steps"):
        ga.solve({**tree, "step": 3})


# --- Grade, themes, moves -------------------------------------------------------------------


def test_grade_and_themes_are_measured() -> None:
    for name in ("01-first-ride", "09-the-sacrifice"):
        assert ga.grade(name) == ga.puzzle(name).tier
        assert ga.themes(name) == ga.puzzle(name).themes
    draft = ga.puzzles(kind="draft")[0]
    assert (ga.grade(draft), ga.themes(draft)) == (draft.tier, draft.themes)
    assert ga.themes() == files.themes()


def test_next_moves_of_every_kind() -> None:
    for name in ("01-first-ride", "12-the-long-haul", "07-no-room-to-spare"):
        one = mining_puzzle(name)
        line: list[str] = []
        while moves := contest.next_moves(one, line):
            assert ga.next_moves(one, line) == ga.next_moves(name, " ".join(line)) == moves
            line.append(moves[-1])
        assert ga.next_moves(one, line) == []
    draft = ga.puzzles(kind="draft")[0]
    assert len(ga.next_moves(draft)) > 2
    assert ga.next_moves(draft, draft.best() or ()) == []
    blunder = ga.puzzles(kind="blunder")[0]
    assert ga.next_moves(blunder) == [value for value, _ in blunder.options("en")]
    turns = ga.puzzles(kind="turns")[0]
    assert set(ga.next_moves(turns)) == set(map(str, turns.positions(())[0].legal_moves()))
    with pytest.raises(ga.IllegalMove):
        ga.next_moves("01-first-ride", "+k")


def test_reached() -> None:
    found = ga.reached("01-first-ride", "4 +k 0 k>A")
    assert (found.point.steps, found.point.vp) == (4, 5)
    assert ga.reached("01-first-ride", ["4", "+k"]).point.vp == 0
    with pytest.raises(ValueError, match="tells what a line is worth"):
        ga.reached(ga.puzzles(kind="draft")[0], "draft/1")


# --- Rows -----------------------------------------------------------------------------------


def test_rows_are_tidy(tmp_path: Path) -> None:
    note("puzzles", "01-first-ride", solved=True, stars=3)
    note("03-the-cage", "fill", solved=True, stars=2)
    one = ga.puzzle("01-first-ride")
    made = {
        "puzzles": ga.puzzles(tier=1).to_rows(),
        "verdict": one.check("4 +k").to_rows(),
        "turns": ga.puzzles(kind="draft")[0].check("draft/1").to_rows(),
        "solution": ga.solve(one, count=True).to_rows(),
        "draft": ga.solve(ga.puzzles(kind="draft")[0]).to_rows(),
        "progress": ga.progress().to_rows(),
        "training": ga.training().to_rows(),
        "results": ga.results(),
        "contest": ga.contest(lambda asked: asked.line or "", seed=1, count=2).to_rows(),
        "record": ga.board.record(ga.board.setup(2, 7), ["draft/1", "draft/2"]).to_rows(),
    }
    for name, rows in made.items():
        assert rows, name
        assert len({tuple(row) for row in rows}) == 1, name
        assert rows.columns == tuple(rows[0])
        assert all(head in repr(rows).splitlines()[0] for head in rows.columns)
        assert rows._repr_html_().count("<tr>") == len(rows) + 1
    assert made["verdict"][0] | {"vp": 0, "stars": 0, "par_vp": 5} == made["verdict"][0]
    assert made["solution"][0]["optimal_lines"] == 1
    assert made["results"][0]["screen"] == "01-first-ride"
    assert {row["stars"] for row in made["progress"] if row["screen"] == "fill"} >= {2}


def test_a_verdict_in_rows_gives_nothing_away() -> None:
    for one in {p.kind: p for p in ga.puzzles()}.values():
        first = (one.options("en") or [("", "")])[0][0]
        if one.kind == "draft":
            first = "draft/1"
        told = str(one.check(first).to_rows())
        assert not any(answer in told for answer in answers(one) if len(answer) > 8)


def test_rows_of_a_class(tmp_path: Path) -> None:
    for name, stars in (("anna", 3), ("bruno", 1)):
        note("puzzles", "01-first-ride", solved=True, stars=stars, path=tmp_path / f"{name}.jsonl")
    note("x", "y", solved=False, path=tmp_path / "clara" / "glueckauf-progress.jsonl")
    rows = ga.results(tmp_path)
    assert [(row["learner"], row["stars"]) for row in rows] == [
        *(("anna", 3), ("bruno", 1), ("clara", 0))
    ]
    assert len(ga.results([tmp_path / "anna.jsonl"])) == 1
    with pytest.raises(ga.FileError, match="is not there"):
        ga.results(tmp_path / "david.jsonl")
    (tmp_path / "empty").mkdir()
    with pytest.raises(ga.FileError, match="holds no progress files"):
        ga.results(tmp_path / "empty")


def test_frames_where_pandas_is_and_where_it_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = ga.puzzles(tier=1).to_rows()
    made: list[Any] = []

    class Pandas:
        @staticmethod
        def DataFrame(data: Any, columns: Any) -> Any:  # noqa: N802  # as pandas calls it
            made.append((data, columns))
            return "a frame"

    import sys

    monkeypatch.setitem(sys.modules, "pandas", Pandas)
    assert rows.to_frame() == "a frame"
    assert made[0] == (list(rows), list(rows.columns))
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ImportError, match="pip install pandas"):
        rows.to_frame()
