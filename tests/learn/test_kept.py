"""What boards keep on disk: whole or not at all, and nothing strange is believed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from glueckauf.learn.kept import FOLDER, forget, keep, kept, place
from glueckauf.learn.progress import VARIABLE


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "progress.jsonl"))
    return tmp_path / FOLDER


def test_kept_and_forgotten(folder: Path) -> None:
    assert kept("lesson/1/first") is None
    keep("lesson/1/first", {"moves": ["money/5"]})
    keep("lesson/1/first", {"moves": ["żur"]})
    assert kept("lesson/1/first") == {"moves": ["żur"]}
    assert [path.name for path in folder.iterdir()] == ["lesson.1.first.json"]
    forget("lesson/1/first")
    forget("lesson/1/first")
    assert kept("lesson/1/first") is None


def test_every_key_has_a_file_of_its_own(folder: Path) -> None:
    keys = ("a/b", "a.b", "A/b", "a b", "../up", "ą", "", "x" * 300, "x" * 301)
    assert len({str(place(key)).lower() for key in keys}) == len(keys)
    for number, key in enumerate(keys):
        keep(key, {"number": number})
    assert [kept(key) for key in keys] == [{"number": number} for number in range(len(keys))]
    assert len(list(folder.iterdir())) == len(keys)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", '{"version": 0, "key": "a", "value": {}}', "\xff", "[" * 10_000]
)
def test_what_cannot_be_understood_counts_as_nothing(folder: Path, text: str) -> None:
    keep("a", {"n": 1})
    place("a").write_text(text, "latin-1")
    assert kept("a") is None


def test_of_another_version_or_key(folder: Path) -> None:
    keep("a", {"n": 1})
    found = json.loads(place("a").read_text("utf-8"))
    place("a").write_text(json.dumps({**found, "version": 2}), "utf-8")
    assert kept("a") is None
    place("a").write_text(json.dumps({**found, "key": "b"}), "utf-8")
    assert kept("a") is None


def test_a_folder_that_cannot_be_written_stops_nobody(folder: Path) -> None:
    folder.write_text("a file in its way")
    keep("a", {"n": 1})
    assert kept("a") is None
    forget("a")
