"""Sheets to play on, as a PDF file from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from glueckauf import cli
from glueckauf.core.texts import LANGUAGES
from glueckauf.learn.paper import blank


def test_the_command_writes_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "sheets.pdf"
    assert cli.main(["print", "sheet:woodcraft", str(out), "--colour"]) == 0
    assert out.read_bytes().startswith(b"%PDF")
    assert "sheets to play on" in capsys.readouterr().out
    assert cli.main(["print", "sheet:woodcraft", str(out)]) == 2, "it is never overwritten"
    assert "exists already" in capsys.readouterr().err


def test_one_page_in_every_language_the_same_each_time() -> None:
    pages = [blank.pdf("woodcraft", language) for language in LANGUAGES]
    assert len(set(pages)) == len(LANGUAGES)
    assert blank.pdf("woodcraft", "pl") == pages[LANGUAGES.index("pl")]


def test_mistakes_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["print", "sheet:moon", str(tmp_path / "a.pdf")]) == 2
    assert "no sheets of 'moon'; there are some of woodcraft" in capsys.readouterr().err
    names = ["--students", str(tmp_path / "names.txt")]
    assert cli.main(["print", "sheet:woodcraft", str(tmp_path / "a.pdf"), *names]) == 2
    assert not (tmp_path / "a.pdf").exists(), "nobody needs an own sheet to play on"
    assert cli.main(["print", "sheet:woodcraft", str(tmp_path / "a.svg")]) == 2
    assert "must end in .pdf" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
