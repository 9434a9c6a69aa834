"""The command line as a user meets it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import glueckauf as ga
from glueckauf.cli import main
from tests.board.scenes import busy_game, moves_of


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = list(busy_game(3, 4))
    path = tmp_path / "game.txt"
    path.write_text(str(ga.board.record(game[0][0], moves_of(game))), "utf-8")
    return path


def test_replay_prints_every_shift_and_the_result(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(record)]) == 0
    lines = capsys.readouterr().out.splitlines()
    result = ga.Record.read(record.read_text("utf-8")).result
    assert result is not None
    assert lines[0] == f"{record}: board, 3 players"
    assert [line.split(":")[0].strip() for line in lines[1:]] == [
        "shift 1",
        "shift 2",
        "shift 3",
        "result",
        "winners",
    ]
    assert lines[4].split()[1:] == [str(vp) for vp in result]


def test_replay_of_an_unfinished_game(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = record.read_text("utf-8").splitlines()[:40]
    record.write_text("\n".join(lines), "utf-8")
    assert main(["replay", str(record)]) == 0
    out = capsys.readouterr().out
    assert "unfinished after 33 turns" in out
    assert "to move: player " in out


def test_replay_goes_on_after_a_bad_file(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text(record.read_text("utf-8").replace("0: draft/", "0: money/4 draft/", 1), "utf-8")
    assert main(["replay", str(tmp_path / "none.txt"), str(bad), str(record)]) == 2
    out, err = capsys.readouterr()
    first, second = err.splitlines()
    assert first.endswith("none.txt: file: cannot be read: No such file or directory")
    assert second == (
        f"glueckauf: {bad}: line 8: column 4: money/4: GA-2.3:"
        " The orders are being drafted: take one from the row first."
    )
    assert "winners" in out


def test_simulate_writes_records_that_replay(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "new" / "folder"
    command = [
        "simulate",
        "--players",
        "4",
        "--games",
        "3",
        "--seed",
        "7",
        "--records",
        str(folder),
    ]
    assert main(command) == 0
    assert "player 3 (random): " in capsys.readouterr().out
    paths = sorted(folder.iterdir())
    assert [path.name for path in paths] == [f"board-4p-{n:06}.txt" for n in (7, 8, 9)]
    texts = [path.read_text("utf-8") for path in paths]
    assert [ga.Record.read(text).start for text in texts] == [0, 1, 2]
    assert main(["replay", *map(str, paths)]) == 0
    again = tmp_path / "again"
    assert main([*command[:-1], str(again)]) == 0
    assert [path.read_text("utf-8") for path in sorted(again.iterdir())] == texts


def test_simulate_with_changed_rules(tmp_path: Path) -> None:
    command = "simulate --players 2 --games 1 --bots random,random --rules miners=4,4,4"
    assert main([*command.split(), "--records", str(tmp_path)]) == 0
    (path,) = tmp_path.iterdir()
    assert "rules: miners=4,4,4" in path.read_text("utf-8")


def test_simulate_never_overwrites(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "board-2p-000002.txt"
    kept.write_text("mine", "utf-8")
    command = ["simulate", "--players", "2", "--games", "3", "--records", str(tmp_path)]
    assert main(command) == 2
    assert "exists already" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == [kept]
    assert kept.read_text("utf-8") == "mine"


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("simulate --players 5", "players: GA-1.1: must be 2, 3 or 4, not 5"),
        ("simulate --players 0", "players: GA-1.1: must be 2, 3 or 4, not 0"),
        ("simulate --games 0", "--games: must be at least 1, not 0"),
        ("simulate --bots random,random", "--bots: names 2 bots for 3 players"),
        ("simulate --bots genius", "--bots: there is no bot 'genius'; known: random"),
        ("simulate --rules cage=0", "rules: cage: must be from 1 to 20, not 0"),
        ("simulate --players x", "argument --players: invalid int value: 'x'"),
        ("replay", "the following arguments are required: FILE"),
        ("dance", "invalid choice: 'dance'"),
        ("simulate --games 1 --records /dev/null/x", "folder: cannot be made: Not a directory"),
    ],
)
def test_bad_input_gets_one_sentence(
    command: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(command.split())
    except SystemExit as stopped:
        code = int(str(stopped.code))
    out, err = capsys.readouterr()
    assert code == 2
    assert out == ""
    assert sentence in err
    assert len(err.splitlines()) == 1


def test_the_command_itself(record: Path) -> None:
    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "glueckauf", *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    assert run("--version").stdout.strip() == f"glueckauf {ga.__version__}"
    assert "simulate" in run().stdout
    assert run("replay", str(record)).returncode == 0
    done = run("replay", str(record) + "?")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
