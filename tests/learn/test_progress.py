"""Progress: only ever appended to, by several notebooks at once, and it outlives a crash."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from datetime import timedelta, timezone
from itertools import count
from pathlib import Path

import pytest

import glueckauf as ga
from glueckauf.core import files
from glueckauf.core.files import append
from glueckauf.core.texts import LANGUAGES
from glueckauf.learn.progress import (
    FILE,
    Entry,
    advice,
    entries,
    note,
    place,
    progress,
    weak_rules,
)
from tests.learn.lessons.samples import TREE, read

WRITER = """
import sys
from pathlib import Path
from glueckauf.learn.progress import note
for n in range(500):
    note(sys.argv[2], f"screen-{n}", solved=True, stars=3, path=Path(sys.argv[1]), clock=lambda: "")
"""
CRASHER = """
import os, sys
from glueckauf.core import files
from glueckauf.core.files import append
from glueckauf.learn import progress
from pathlib import Path
def half(file, data):
    os.write(file, data[: len(data) // 2])
    os._exit(9)
files._write = half
progress.note("torn", "screen", solved=True, path=Path(sys.argv[1]))
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "progress.jsonl"


def run(code: str, *arguments: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-c", code, *arguments])


# --- The file -------------------------------------------------------------------------------


def test_an_entry_is_a_line(path: Path) -> None:
    entry = note(
        "03-the-cage",
        "fill",
        solved=True,
        stars=2,
        hints=1,
        tries=3,
        rules=["GA-5.1"],
        path=path,
        clock=lambda: "2024-05-01T09:30:00+00:00",
    )
    assert json.loads(path.read_text("utf-8")) == {
        "time": "2024-05-01T09:30:00+00:00",
        "lesson": "03-the-cage",
        "screen": "fill",
        "solved": True,
        "stars": 2,
        "hints": 1,
        "tries": 3,
        "rules": ["GA-5.1"],
    }
    assert entries(path) == [entry]


def test_the_time_is_told_in_full(path: Path) -> None:
    assert note("a", "b", solved=False, path=path).time.endswith("+00:00")


def test_the_file_lies_in_the_folder_or_where_it_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("GLUECKAUF_PROGRESS", raising=False)
    monkeypatch.chdir(tmp_path)
    assert entries() == []
    note("a", "b", solved=True)
    assert (tmp_path / FILE).is_file()
    monkeypatch.setenv("GLUECKAUF_PROGRESS", str(tmp_path / "deeper" / "mine.jsonl"))
    assert place() == tmp_path / "deeper" / "mine.jsonl"
    note("c", "d", solved=True)
    assert [entry.lesson for entry in entries()] == ["c"]


def test_two_notebooks_at_once(path: Path) -> None:
    writers = [run(WRITER, str(path), name) for name in ("one", "two")]
    assert [writer.wait() for writer in writers] == [0, 0]
    found = entries(path)
    assert len(found) == 1000
    for name in ("one", "two"):  # each in its own order, none lost, none torn
        own = [entry.screen for entry in found if entry.lesson == name]
        assert own == [f"screen-{n}" for n in range(500)]
    lines = path.read_bytes().splitlines()
    assert len(list(filter(None, lines))) == 1000  # an empty line may keep two apart


def test_a_crash_in_the_middle_of_a_line(path: Path) -> None:
    note("a", "b", solved=True, path=path)
    assert run(CRASHER, str(path)).wait() == 9
    before = path.read_bytes()
    assert not before.endswith(b"\n")
    assert [entry.lesson for entry in entries(path)] == ["a"]
    note("c", "d", solved=True, path=path)
    assert path.read_bytes().startswith(before)  # never rewritten
    assert [entry.lesson for entry in entries(path)] == ["a", "c"]


def test_crashes_while_another_notebook_writes(path: Path) -> None:
    writer = run(WRITER, str(path), "one")
    crashes = [run(CRASHER, str(path)).wait() for _ in range(4)]
    assert crashes == [9] * 4
    assert writer.wait() == 0
    assert len([entry for entry in entries(path) if entry.lesson == "one"]) == 500
    assert "torn" not in {entry.lesson for entry in entries(path)}


def test_a_line_torn_between_the_look_and_the_write(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody crashes in the one moment that counts: the entry is written again, on its own line."""
    note("a", "b", solved=True, path=path)
    looks = count()
    is_line_end = files._is_line_end

    def look(file: int, at: int) -> bool:
        found = is_line_end(file, at)
        if next(looks) == 0:
            with path.open("ab") as other:
                other.write(b'{"lesson": "to')
        return found

    monkeypatch.setattr(files, "_is_line_end", look)
    note("c", "d", solved=True, path=path)
    assert [entry.lesson for entry in entries(path)] == ["a", "c"]


def test_a_full_disk_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "write", lambda file, data: len(data) - 1)
    with pytest.raises(ga.FileError, match="cannot be written: the disk is full"):
        append(path, b"{}")


def full(file: int, data: bytes) -> None:
    os.write(file, data[: len(data) // 2])
    raise OSError(28, "No space left on device")


def test_what_could_not_be_written_is_written_when_there_is_room(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    note("a", "first", solved=True, path=path)
    with monkeypatch.context() as disk:
        disk.setattr(files, "_write", full)
        for screen in ("second", "third"):
            with pytest.raises(ga.FileError, match="No space left"):
                note("a", screen, solved=True, stars=3, path=path)
        assert [entry.screen for entry in entries(path)] == ["first"]
    assert [entry.screen for entry in entries(path)] == ["first", "second", "third"], "by reading"
    with monkeypatch.context() as disk:
        disk.setattr(files, "_write", full)
        with pytest.raises(ga.FileError):
            note("a", "fourth", solved=True, path=path)
    note("a", "fifth", solved=True, path=path)
    assert [entry.screen for entry in entries(path)][3:] == ["fourth", "fifth"], "in their order"


def test_what_waits_is_written_at_the_latest_when_the_process_ends(path: Path) -> None:
    code = """
import sys
from pathlib import Path
from glueckauf.core import files
from glueckauf.core.files import append
from glueckauf.core.errors import FileError
from glueckauf.learn import progress
write = files._write
def full(file, data):
    raise OSError(28, "No space left on device")
files._write = full
try:
    progress.note("a", "last", solved=True, path=Path(sys.argv[1]))
except FileError:
    files._write = write
"""
    assert run(code, str(path)).wait() == 0
    assert [entry.screen for entry in entries(path)] == ["last"]


def test_a_place_that_cannot_be(tmp_path: Path) -> None:
    with pytest.raises(ga.FileError, match="cannot be written"):
        note("a", "b", solved=True, path=tmp_path)
    with pytest.raises(ga.FileError, match="cannot be read"):
        entries(tmp_path)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "{",
        "3",
        '{"lesson": "a"}',
        '{"lesson": 1, "screen": "b", "solved": true}',
        '{"lesson": "a", "screen": "b", "solved": 1}',
        '{"lesson": "a", "screen": "b", "solved": true, "rules": "GA-5.1"}',
        '{"lesson": "a", "screen": "b", "solved": true, "stars": "three"}',
        "\\xff",
        "[" * 100_000,
    ],
)
def test_strange_lines_are_skipped(path: Path, line: str) -> None:
    path.write_text(f'{line}\n{{"lesson": "a", "screen": "b", "solved": true, "new": 1}}', "utf-8")
    assert entries(path) == [Entry("a", "b", True)]


# --- Summing up -----------------------------------------------------------------------------


def test_weak_rules() -> None:
    def tried(screen: str, solved: bool, *rules: str) -> Entry:
        return Entry("a", screen, solved, rules=rules)

    assert weak_rules([tried("x", False, "GA-5.2", "GA-3.2")]) == ("GA-3.2", "GA-5.2")
    told = [tried("x", False, "GA-5.2", "GA-3.2"), tried("y", True, "GA-5.2")]
    assert weak_rules(told) == ("GA-3.2",)  # answered right elsewhere
    assert weak_rules([*told, tried("x", True)]) == ()  # the screen is solved
    assert weak_rules([*told, tried("x", True), tried("z", False, "GA-5.2")]) == ("GA-5.2",)
    assert weak_rules([tried("x", False, "GA-99.9")]) == ()


def test_the_summary(path: Path) -> None:
    lesson = read(TREE)
    none = progress(path, [lesson])
    assert str(none).splitlines() == [
        "Lesson 1: A sample  ☆☆☆ ☆☆☆ ☆☆☆ ☆☆☆  0 of 4 solved",
        "You have not solved anything yet. Lesson 1 is a good place to begin.",
    ]
    note(lesson.id, "predict", solved=False, rules=["GA-3.2"], path=path)
    note(lesson.id, "which", solved=True, stars=3, rules=["GA-6.1"], path=path)
    note(lesson.id, "do", solved=True, stars=3, hints=1, path=path)
    note(lesson.id, "do", solved=True, stars=1, hints=1, path=path)
    note(lesson.id, "gone", solved=True, stars=3, path=path)  # a screen that is no longer there
    found = progress(path, [lesson])
    assert (found.stars(lesson.id), found.weak, found.reopen) == (6, ("GA-3.2",), (lesson.id,))
    assert found.is_solved(lesson.id, "do")
    assert not found.is_solved(lesson.id, "predict")
    assert not found.rows[0].is_solved
    first, second = str(found).splitlines()
    assert first == "Lesson 1: A sample  ☆☆☆ ★★★ ★★★ ☆☆☆  2 of 4 solved, 2 hints"
    assert second.startswith("Look at GA-3.2 again (lesson 1): An empty space")
    note(lesson.id, "predict", solved=True, stars=2, rules=["GA-3.2"], path=path)
    found = progress(path, [lesson])
    assert (found.weak, found.reopen, found.rows[0].is_solved) == ((), (), False)
    note(lesson.id, "where", solved=True, stars=3, path=path)
    found = progress(path, [lesson])
    assert (found.weak, found.reopen, found.rows[0].is_solved) == ((), (), True)
    assert str(found).splitlines()[-1] == "No weak rules."


def test_the_summary_in_four_languages(path: Path) -> None:
    note("01-sample", "predict", solved=False, rules=["GA-3.2", "GA-9.1"], path=path)
    for language in LANGUAGES:
        table = progress(path, [read(TREE)]).table(language)
        assert len(table.splitlines()) == 3
        assert "GA-9.1" in table
        assert len(list(advice(["GA-5.1"], language))) == 1


def test_the_shipped_lessons_are_summed_up(path: Path) -> None:
    note("03-the-cage", "fill", solved=True, stars=3, path=path)
    assert progress(path).stars("03-the-cage") == 3


def test_an_answer_is_noted_and_files_without_one_stay_as_they_are(path: Path) -> None:
    """What was written before answers were noted is read alike, and nothing is written for none."""
    note("puzzles", "04-ride-light", solved=True, stars=3, path=path, answer="3 +g")
    note("puzzles", "04-ride-light", solved=True, stars=3, path=path)
    first, second = (json.loads(line) for line in path.read_text("utf-8").splitlines())
    assert first["answer"] == "3 +g"
    assert "answer" not in second
    assert [entry.answer for entry in entries(path)] == ["3 +g", ""]


@pytest.mark.parametrize("year", ["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00"])
def test_the_first_and_the_last_year_have_no_day(year: str) -> None:
    zone = timezone(timedelta(hours=-14 if year.startswith("0") else 14))
    assert Entry("puzzles", "one", True, time=year).day(zone) is None
