"""The page for teachers tells the truth: what it shows is printed, and its code runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from glueckauf.cli import main
from glueckauf.learn.classroom import load_variants

PAGE = (Path(__file__).parents[1] / "docs" / "teach-a-class.md").read_text("utf-8")
BLOCKS: list[tuple[str, str]] = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
ANNA, BRUNO = (text for kind, text in BLOCKS if kind == "toml")
TABLES, PRINTED = (text for kind, text in BLOCKS if not kind)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the page, where its reader is."""
    monkeypatch.chdir(tmp_path)
    made = Path("class")
    made.mkdir()
    (made / "Anna.toml").write_text(ANNA, "utf-8")
    (made / "Bruno.toml").write_text(BRUNO, "utf-8")
    return made


def test_the_tables(capsys: pytest.CaptureFixture[str]) -> None:
    command, shown = TABLES.split("\n", 1)
    assert main(command.split()[2:]) == 0
    assert capsys.readouterr().out == shown


def test_sheets_and_what_comes_back(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Path("names.txt").write_text("Anna\n\n  Bruno \n", "utf-8")
    command, shown = PRINTED.split("\n", 1)
    words = command.split()[2:]
    assert main(words) == 0
    assert capsys.readouterr().out == shown
    assert Path("monday/sheets.pdf").is_file()
    made = load_variants("monday/variants")
    ((name, mine),) = made.of("Anna").items()
    (folder / "Anna.toml").write_text(f'{name} = "{" ".join(mine.best() or ())}"', "utf-8")
    (folder / "Bruno.toml").unlink()
    assert main(["class", "class", "--names", "--variants", "monday/variants"]) == 0
    assert "Anna     ★★★" in capsys.readouterr().out
    assert main(words) == 2
    assert "monday: folder: is not empty" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["pl", "hu", "de"])
def test_other_languages_and_pseudonyms(
    language: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["class", str(folder), "--lang", language]) == 0
    told = capsys.readouterr().out
    assert "Anna" not in told
    assert "GA-5.1" in told


def test_the_code_runs(folder: Path) -> None:
    names: dict[str, object] = {}
    for text in (text for kind, text in BLOCKS if kind == "python"):
        exec(text, names)
    made = {path.as_posix() for path in Path().rglob("*") if path.is_file()}
    assert {
        "sheets/sheets.pdf",
        "sheets/key.pdf",
        "variants/variants.json",
        "monday/puzzles.ipynb",
        "monday/puzzles-solution.ipynb",
        "monday/03-the-cage.ipynb",
        "course/source/week-1/week-1.ipynb",
    } <= made


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["class", "nowhere"], "nowhere: folder: is not there"),
        (["class", "class", "--variants", "nowhere"], "variants.json"),
        (["class", "class", "--puzzles", "no-such-puzzle"], "there is no puzzle"),
        (["print", "04-ride-light", "out", "--students", "none.txt"], "none.txt: file: cannot"),
        (["print", "04-ride-light", "out", "--students", "class/Anna.toml"], "twice among the"),
    ],
)
def test_mistakes_get_a_sentence(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("class/Anna.toml").write_text("Anna\nAnna\n", "utf-8")
    assert main(words) == 2
    heard = capsys.readouterr()
    assert heard.out == ""
    assert heard.err.count("\n") == 1
    assert told in heard.err


def test_a_bad_file_is_told_and_the_rest_goes_on(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "Carla.toml").write_bytes(b"\xff\xfe")
    assert main(["class", str(folder), "--names"]) == 2
    told = capsys.readouterr().out
    assert "Carla.toml: This is not UTF-8 text; save it again as UTF-8." in told
    assert "★★★" in told
