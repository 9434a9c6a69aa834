"""Which cells run by themselves: all that we ship, what opens a lesson, what was made or run here, nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from glueckauf.core.texts import LANGUAGES
from glueckauf.learn.jupyter import ours
from glueckauf.learn.notebook import WHAT_IF, shipped_books

OPENER = "import glueckauf as ga\n\nlesson = ga.lesson({})\nlesson.play()"


@pytest.fixture(autouse=True)
def learner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A home of the test's own."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))


def runs(*sources: str, language: str = "en") -> list[bool]:
    return [not reason for reason in ours.asked(language, sources).waits]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_we_ship_runs_also_beside_what_does_not(language: str) -> None:
    for name, text in shipped_books(language).items():
        cells = ours.code(text)
        assert all(runs(*cells, language=language)), name
        assert runs(*cells, "print(1)", language=language) == [True] * len(cells) + [False], name


def test_a_lesson_beside_the_notebook_runs_in_every_language() -> None:
    for language in LANGUAGES:
        given = "" if language == "en" else f', language="{language}"'
        for door in ("'../class 7/my-lesson.toml'", '"it\'s mine.toml"', '3, game="card"'):
            assert runs(OPENER.format(door + given), WHAT_IF, language=language) == [True, True]


@pytest.mark.parametrize(
    "door",
    [
        "'/etc/lesson.toml'",
        "'//server/share/lesson.toml'",
        "'C:/lesson.toml'",
        "'\\\\server\\lesson.toml'",
        "'a.toml' + exec('1')",
        "exec('1')",
        "f'{1}'",
        "'a.toml', language=exec('1')",
        "'a.toml')\nexec('1'",
        '3, game="card", language="de"',
    ],
)
def test_nothing_else_that_looks_like_it_does(door: str) -> None:
    assert runs(OPENER.format(door)) == [False]
    assert runs(OPENER.format("'a.toml'") + "\n") == [False]


@pytest.mark.parametrize("language", ["", "xx", "../en"])
def test_of_a_notebook_that_names_no_language_the_english_cells_are_known(language: str) -> None:
    assert runs(OPENER.format("3"), "\ud800", language=language) == [True, False]


def test_what_builds_on_a_cell_that_waits_waits_too() -> None:
    changed = OPENER.format("3") + "  # mine"
    foreign, builds = ours.asked("en", [changed, WHAT_IF]).waits
    assert foreign != builds
    assert "Shift+Enter" in foreign
    assert "Shift+Enter" in builds
    assert runs(OPENER.format("3"), changed, WHAT_IF) == [True, False, True]


def test_what_was_remembered_runs_in_every_notebook_and_is_noted_once(tmp_path: Path) -> None:
    mine = ["rules = 7", "%matplotlib inline", "rules + 1"]
    for _ in range(2):
        ours.remember("de", [*mine, WHAT_IF])
    assert runs(*mine) == [True] * 3
    assert runs("rules = 8", *mine[1:]) == [False, True, False]
    (file,) = (path for path in tmp_path.rglob("*") if path.is_file())
    assert len(file.read_bytes().split()) == len(mine)


def test_where_nothing_can_be_remembered_nothing_fails(tmp_path: Path) -> None:
    (tmp_path / "glueckauf-lessons").write_text("in the way", "utf-8")
    ours.remember("en", ["rules = 7"])
    assert runs("rules = 7") == [False]
