"""`glueckauf replay --sheet`: the scoresheet under the line of every scoring; without it nothing changes."""

from __future__ import annotations

from pathlib import Path

import pytest

import glueckauf as ga
from glueckauf import bots
from glueckauf.cli import main
from glueckauf.games import GAMES, positions, room
from glueckauf.games.scorings import is_scored


def a_record(game: str, folder: Path) -> Path:
    start = room(game).setup(3, 5)
    _, moves = bots.play(start, [bots.bot("greedy", seat) for seat in range(3)])
    path = folder / f"{game}.txt"
    path.write_text(str(room(game).record(start, moves)), "utf-8")
    return path


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "hu"])
def test_every_scoring_has_its_sheet(
    game: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = a_record(game, tmp_path)
    assert main(["replay", str(path)]) == 0
    plain = capsys.readouterr().out.splitlines()
    assert main(["replay", "--sheet", "--lang", language, str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    sheets = [line for line in lines if line.startswith("    ") or not line]
    assert [line for line in lines if line not in sheets] == plain, "the other lines are the same"
    scored = [
        state for state in positions(ga.Record.read(path.read_text("utf-8"))) if is_scored(state)
    ]
    told = [line[4:] for line in sheets if line]
    expected = [
        line
        for state in scored
        for line in str(room(game).table.scoresheet(state, language)).splitlines()
    ]
    assert told == expected
    assert len(scored) == (3 if game == "board" else 1)


def test_a_language_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["replay", "--sheet", "--lang", "xx", str(tmp_path)])
    assert stop.value.code == 2
    assert "invalid choice: 'xx'" in capsys.readouterr().err
