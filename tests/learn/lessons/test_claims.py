"""verify proves what lessons claim, and says in one sentence what is not true."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from glueckauf.cli import main
from glueckauf.core import shipped as shipped_files
from glueckauf.core.shipped import shipped
from glueckauf.games import GAMES
from glueckauf.learn import puzzle
from glueckauf.learn.lessons import claims as lesson_claims
from glueckauf.learn.lessons.claims import claims_of, wrong_claims
from tests.learn.lessons.samples import SEATS, TREE, WORDS, edited, read
from tests.learn.samples import EXAMPLE

PIT = {"players": 3, "mining": 8, "seats": SEATS}
ACT: dict[str, Any] = {
    "id": "fill",
    "kind": "act",
    "position": "pit",
    "goal": {"complete": ["A"]},
    "line": "3 +g +g 0 g>A g>A",
    "par": 6,
    "text": {"en": {key: WORDS["act"][key] for key in ("say", "task", "done")}},
}


def problems(*changes: tuple[str, Any]) -> list[tuple[str, str]]:
    return list(wrong_claims(read(edited(*changes))))


def test_the_sample_is_proven() -> None:
    assert problems() == []
    assert claims_of(read(TREE)) == (
        *("screens[1]", "screens[2]", "screens[3]", "screens[4]", "screens[5]"),
        "teaches",
    )


WRONG: list[tuple[tuple[str, Any], str, str]] = [
    (("screens/2/answer", 3), "screens[2].answer", "3: the engine computes 2"),
    (
        ("screens/2/compute", {"steps_needed": ["A"]}),
        "screens[2].compute",
        "there is no such number here; nothing leads to it",
    ),
    (
        ("screens/3/move", "money/4"),
        "screens[3].move",
        "money/4 is allowed there; choose a move that is not",
    ),
    (("screens/3/move", "money/9"), "screens[3].answer", "GA-6.1: money/9 breaks GA-1.4"),
    (("screens/3/view", "pit"), "screens[3].move", "nothing in the picture stands for"),
    (("screens/5/find", 4), "screens[5].answer", "money/6: the engine finds none of them"),
    (("screens/5/answer", "money/5"), "screens[5].answer", "money/5: the engine finds money/6"),
    (("screens/4/goal", {"marks": 8}), "screens[4].goal", "holds at the start already"),
    (("screens/4/line", "money/4"), "screens[4].line", "Money 5: 2 of your miners."),
    (("screens/4/line", "money/9"), "screens[4].line", "money/9 breaks GA-1.4"),
    (("screens/4/line", "money/5 pithead"), "screens[4].line", "reached before pithead, move 2"),
    (("screens/4/par", 2), "screens[4].par", "2: the fewest are 1: money/5"),
    (
        ("screens/4/mistakes", [{"line": "money/5", "reply": "m"}]),
        "screens[4].mistakes[1].line",
        "reaches the goal with money/5, move 1",
    ),
    (
        ("screens/4/mistakes", [{"line": "money/9 money/4", "reply": "m"}]),
        "screens[4].mistakes[1].line",
        "a mistake may break a rule only at its end",
    ),
    (
        ("screens/4/mistakes", [{"line": "money/4 money/4", "reply": "m"}]),
        "screens[4].mistakes[1].line",
        "the own turns are over before money/4; a mistake may break",
    ),
    (("teaches", ["GA-3.2", "GA-9.1"]), "teaches[2]", "playing the lesson does not touch GA-9.1"),
    (("teaches", ["GA-3.2", "GA-3.2"]), "teaches[2]", "GA-3.2 is named twice"),
    (("screens", TREE["screens"][:1]), "screens", "nothing is asked"),
]


@pytest.mark.parametrize(("change", "key", "problem"), WRONG)
def test_what_is_not_true_is_named(change: tuple[str, Any], key: str, problem: str) -> None:
    seats = {"0": {"orders": ["motorcar:kkk"]}}
    extra = [("positions/table/seats", seats)] if "compute" in change[0] else []
    found = [(k, p) for k, p in problems(change, *extra) if k == key]
    assert len(found) == 1
    assert problem in found[0][1]
    assert "\n" not in found[0][1]


def test_par_and_the_line_of_a_mining_goal() -> None:
    assert problems(("screens/4", ACT), ("teaches", ["GA-5.1", "GA-6.1"])) == []
    ((key, problem),) = problems(("screens/4", {**ACT, "par": 7}))
    assert (key, problem) == ("screens[4].par", "7: the fewest are 6: 3 +g +g 0 g>A g>A")
    longer = {**ACT, "line": "1 3 +g +g 0 g>A g>A"}
    assert problems(("screens/4", longer)) == [
        ("screens[4].line", "costs 7, and par is 6; give a shortest line")
    ]


def test_a_proof_that_grows_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lesson_claims, "PROOF", 10)
    far = {
        "goal": {"vp": 7},
        "turns": 3,
        "line": "mining/10 3 +g +g 0 g>A g>A end delivery/carriage",
    }
    tree = {**ACT, **far, "position": "free", "par": 9}
    seats = {"players": 3, "seats": SEATS}
    assert problems(("positions/free", seats), ("screens/4", tree)) == [
        ("screens[4].par", "cannot be proven: the search grows too large; ask for less")
    ]


@pytest.mark.parametrize(("coal", "is_sound"), [("y", True), ("yb", False)])
def test_what_also_means_an_allowed_move_cannot_be_tried(coal: str, is_sound: bool) -> None:
    """Yellow is waited for and brown is not: with both in the cage, the storage takes the brown one."""
    pit = {"cage": {"level": 0, "coal": coal}, "carts": {}}
    seats = {"0": {"mine": pit, "orders": ["carriage:yy"]}}
    screen = {**TREE["screens"][2], "position": "up", "move": "y>s", "answer": "GA-5.4"}
    position = {"players": 3, "mining": 6, "seats": seats}
    found = problems(("positions/up", position), ("screens/3", screen))
    expected = "nothing in the picture stands for y>s; choose another view"
    assert found == ([] if is_sound else [("screens[3].move", expected)])


def test_an_illegal_mistake_is_meant_to_be_illegal() -> None:
    assert problems(("screens/4/mistakes", [{"line": "delivery/engine", "reply": "m"}])) == []


# --- On the command line --------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one puzzle and one lesson."""
    puzzles = tmp_path / "puzzles"
    (puzzles / "board" / "lessons").mkdir(parents=True)
    text = "".join(f'\n[text.{n}]\ntitle = "a"\ntask = "b"\n' for n in ("pl", "hu", "de"))
    (puzzles / "ride-light-03.toml").write_text(EXAMPLE + text, "utf-8")
    (puzzles / "board" / "lessons" / "01-sample.json").write_text(json.dumps(TREE), "utf-8")
    monkeypatch.setattr(shipped_files, "_PACKAGE", tmp_path / "glueckauf")
    return puzzles


def test_shipped_lessons_need_four_languages(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify"]) == 1
    path = folder / "board" / "lessons" / "01-sample.json"
    missing = "is missing; a shipped lesson has texts in four languages"
    assert capsys.readouterr().out.splitlines() == [
        *(f"{path}: text.{language}: {missing}" for language in ("pl", "hu", "de")),
        "1 puzzles, 1 lessons, 7 claims proven, 3 wrong, 0 bad files",
    ]


def test_shipped_lessons_bear_the_name_of_their_file(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tree = edited(("id", "02-other"))
    del tree["what_if"], tree["text"]["en"]["what_if"]
    (folder / "board" / "lessons" / "01-sample.json").write_text(json.dumps(tree), "utf-8")
    assert main(["verify", str(folder)]) == 1
    out = capsys.readouterr().out
    assert "id: 02-other must be the name of the file, 01-sample" in out
    assert "what_if: is missing; every shipped lesson has a what-if cell" in out


def test_lessons_are_known_by_their_screens(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(TREE), "utf-8")
    assert main(["verify", str(path)]) == 0
    assert (
        capsys.readouterr().out == "0 puzzles, 1 lessons, 6 claims proven, 0 wrong, 0 bad files\n"
    )
    path.write_text(json.dumps(edited(("screens/4/par", "six"))), "utf-8")
    assert main(["verify", str(path)]) == 2
    assert f"glueckauf: {path}: screens[4].par: must be a whole number" in capsys.readouterr().err
    path.write_text("{", "utf-8")
    assert main(["verify", str(path)]) == 2
    assert "this is not JSON" in capsys.readouterr().err
    path.write_text("3", "utf-8")
    assert main(["verify", str(path)]) == 2


def test_lessons_are_no_puzzles(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert [path.name for path in puzzle.collection()] == ["ride-light-03.toml"]
    assert main(["solve", str(folder)]) == 0
    assert "01-sample" not in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_the_shipped_lessons_keep_what_they_claim(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(shipped() / game / "lessons")]) == 0
