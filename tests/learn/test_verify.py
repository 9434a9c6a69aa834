"""Verifying files: puzzles and lessons alike, each by its own reader, in old folders and new ones."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from glueckauf.cli import main
from glueckauf.core.errors import FileError
from glueckauf.games.designing import design_room
from glueckauf.learn import verify
from tests.learn.lessons.samples import TREE as LESSON
from tests.learn.lessons.samples import edited as edited_lesson
from tests.learn.samples import EXAMPLE, MISSING, edited


def written(path: Path, tree: Any) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(tree), "utf-8")
    return path


@pytest.mark.parametrize("place", ["mine.json", "lessons/mine.json", "board/lessons/mine.json"])
def test_one_mistake_of_a_lesson_is_one_sentence(
    place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is not read as a puzzle, too."""
    path = written(tmp_path / place, edited_lesson(("screens/4/par", "six")))
    assert main(["verify", str(path)]) == 2
    (sentence,) = capsys.readouterr().err.splitlines()
    assert sentence.startswith(f"glueckauf: {path}: screens[4].par: must be a whole number")


def test_a_lesson_without_screens_is_told_by_its_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path / "lessons" / "mine.json", {"format": 1, "id": "mine"})
    assert main(["verify", str(path)]) == 2
    (sentence,) = capsys.readouterr().err.splitlines()
    assert "screens" in sentence or "text" in sentence


def test_what_is_no_puzzle_at_all_gets_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever wrote neither a pit nor orders nor an aim meant something else."""
    path = written(tmp_path / "shopping.json", {"format": 1, "bread": 2, "butter": 1, "coal": 9})
    assert main(["verify", str(path)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_every_mistake_of_a_puzzle_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tree = edited(("mine.cage.coal", "yyyyyy"), ("steps", 99), ("objective", ["fame"]))
    assert main(["verify", str(written(tmp_path / "p.json", tree))]) == 2
    told = capsys.readouterr().err.splitlines()
    assert [line.split(": ")[2] for line in told] == ["steps", "mine.cage.coal", "objective[1]"]


@pytest.mark.parametrize("folders", [("mining", "lessons"), ("board/mining", "board/lessons")])
def test_old_and_new_folders(
    folders: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzles, lessons = folders
    written(tmp_path / puzzles / "a.json", edited(("id", MISSING)))
    written(tmp_path / lessons / "01-sample.json", LESSON)
    (tmp_path / puzzles / "b.toml").write_text(EXAMPLE, "utf-8")
    names = [path.name for path in verify.files_in(tmp_path)]
    assert names == ["a.json", "b.toml", "01-sample.json"]
    assert main(["verify", str(tmp_path)]) == 0
    assert capsys.readouterr().out.startswith("2 puzzles, 1 lessons, ")
    assert main(["verify", str(tmp_path / lessons)]) == 0
    assert capsys.readouterr().out.startswith("0 puzzles, 1 lessons, ")


def test_a_file_names_its_game_and_its_kind(tmp_path: Path) -> None:
    path = written(tmp_path / "p.json", edited(("game", "board"), ("kind", "mining")))
    assert main(["verify", str(path)]) == 0


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (("game", "chess"), 'game: there is no game "chess"'),
        (("game", 3), "game: must be a text in quotes"),
        (("kind", "minning"), "kind: there is no kind"),
    ],
)
def test_unknown_games_and_kinds_are_told(
    change: tuple[str, Any], problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path / "p.json", edited(change))
    assert main(["verify", str(path)]) == 2
    (sentence,) = capsys.readouterr().err.splitlines()
    assert problem in sentence


# --- Maps, and what is none -----------------------------------------------------------------


MAP = json.loads((Path(__file__).parents[2] / "docs" / "round-the-lake.json").read_text("utf-8"))


def test_nothing_that_is_shipped_is_taken_for_a_map() -> None:
    for path in verify.collection():
        assert design_room(tomllib.loads(path.read_text("utf-8"))) is None, path


@pytest.mark.parametrize("key", [*MAP, "nothing"])
def test_a_map_is_one_without_any_of_its_keys(
    key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path / "my-map.json", {name: MAP[name] for name in MAP if name != key})
    code = main(["verify", str(path)])
    told, heard = capsys.readouterr()
    if code == 0:
        assert "1 map" in told
    else:
        assert f": {key}" in heard
        assert "mine" not in heard, "no puzzle is asked for"


def test_a_map_in_another_file_gets_a_sentence_and_hides_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.toml").write_text('nodes = 3\nlines = ["money/4"]\n', "utf-8")
    (tmp_path / "b.toml").write_text(EXAMPLE, "utf-8")
    assert main(["verify", str(tmp_path)]) == 2
    told, heard = capsys.readouterr()
    assert told == "1 puzzles, 0 claims proven, 0 wrong, 1 bad files\n"
    assert (
        heard
        == f"glueckauf: {tmp_path / 'a.toml'}: file: a map is written in JSON; end its name in .json\n"
    )


def test_what_is_read_late_hides_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Parts of a lesson are read when they are proven."""
    lesson = written(tmp_path / "lessons" / "mine.json", LESSON)
    puzzle = tmp_path / "b.toml"
    puzzle.write_text(EXAMPLE, "utf-8")
    error = FileError(str(lesson), "what_if", "cannot be changed so")

    def late(_: object) -> None:
        raise error

    monkeypatch.setattr("glueckauf.learn.lessons.claims.touched_by", late)
    assert main(["verify", str(lesson), str(puzzle)]) == 2
    told, heard = capsys.readouterr()
    assert told == "1 puzzles, 0 claims proven, 0 wrong, 1 bad files\n"
    assert heard == f"glueckauf: {error}\n"
