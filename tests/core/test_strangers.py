"""What strangers wrote gets one sentence, on one line, in which every sign can be seen."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from datetime import date
from pathlib import Path
from typing import Any

import pytest

import glueckauf as ga
from glueckauf.cli import main
from glueckauf.core import files
from glueckauf.core.fields import DEEPEST, Field, shown, tree
from glueckauf.core.record import Record
from glueckauf.core.shipped import shipped
from glueckauf.core.texts import tell
from glueckauf.core.visible import harmless, quoted, visible
from glueckauf.games import GAMES, room
from glueckauf.games.board.puzzles.position import lay
from glueckauf.learn import progress, puzzle
from glueckauf.learn.lessons.lesson import lesson, loads
from glueckauf.widget.base import Widget
from tests.widget.talk import send

FIRST = shipped() / "board" / "mining" / "01-first-ride.toml"
TEXT = FIRST.read_text("utf-8")
ACTING = (
    "\x1b[31m",
    "\x85",
    "\x9b2J",
    "\u202e",
    "\u2066",
    "\u200f",
    "\x07",
    "\x7f",
    "\u2028",
    "\ud800",
)


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Any:
    def run(*words: str | Path) -> str:
        assert main([str(word) for word in words]) == 2
        told = capsys.readouterr().err
        assert told.startswith("glueckauf: ")
        assert told.count("\n") == 1, told
        return told

    return run


def written(tmp_path: Path, text: str | bytes, name: str = "a.toml") -> Path:
    file = tmp_path / name
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return file


# --- Signs that act ---------------------------------------------------------------------------


@pytest.mark.parametrize("sign", ACTING)
def test_signs_that_act_are_written_out(sign: str) -> None:
    for error in (
        ga.FileError(f"a{sign}b.toml", f"key{sign}", f"there is no {sign}"),
        ga.NotationError(sign, 1, f"a move, not {sign}"),
    ):
        assert visible(str(error)) == str(error)
    assert harmless(sign) == visible(sign) != sign
    assert sign not in shown(sign) + shown({sign: 1}) + quoted(sign)


def test_words_stay_as_they_are() -> None:
    """Also those of several lines, joined emoji, soft hyphens and spaces that do not break."""
    for text in ("Glück\u00a0Auf!\n\tZoë żółw ő", "👩\u200d🔧", "För\u00adder\u00adkorb"):
        assert harmless(text) == text


@pytest.mark.parametrize("sign", ["\x1b[31m", "\u202e", "\x9b"])
def test_names_of_files_and_keys_do_nothing_to_a_terminal(
    tmp_path: Path, said: Any, sign: str
) -> None:
    key = json.dumps(sign)
    file = written(tmp_path, f'{{{key}: 1, "format": 1}}', f"a{sign}b.json")
    for words in (("solve", file), ("replay", file), ("check", file, "x"), ("notebook", file)):
        told = said(*words)
        assert sign not in told
        assert visible(sign) in told


def test_what_is_printed_does_nothing_to_a_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, TEXT.replace('id = "01-first-ride"', ""), "a\x1b[31m.toml")
    assert main(["solve", str(file)]) == 0
    assert capsys.readouterr().out.startswith("a\\u001b[31m: 5 VP")


@pytest.mark.parametrize("sign", ["\x1b[31m", "\u202e"])
def test_rules_of_a_strange_name(said: Any, sign: str) -> None:
    assert sign not in said("simulate", "--rules", f"{sign}=1")
    with pytest.raises(ga.FileError) as caught:
        ga.board.Rules(**{sign: 1})
    assert sign not in str(caught.value)


# --- Files that are none ------------------------------------------------------------------------


def test_numbers_of_thousands_of_digits(tmp_path: Path, said: Any) -> None:
    for number in ("0x" + "f" * 6000, "9" * 6000, "0b" + "1" * 9000, "9" * 40):
        text = re.sub(r"steps = \d+\n", f"steps = {number}\n", TEXT, count=1)
        assert "far too large" in said("solve", written(tmp_path, text))
    for value in (16**6000, [16**6000], {"a": 16**6000}, float("nan"), "x" * 9000):
        for game in GAMES:
            knob = next(iter(room(game).Rules.knobs()))
            with pytest.raises(ga.FileError) as caught:
                room(game).Rules(**{knob: value})
            assert len(str(caught.value)) < 1000


def test_keys_nested_without_end(tmp_path: Path, said: Any) -> None:
    assert "nested too deeply" in said(
        "solve", written(tmp_path, TEXT + ".".join("a" * 3000) + "=1\n")
    )
    assert "nested too deeply" in said(
        "solve", written(tmp_path, '{"a":' * 900 + "1" + "}" * 900, "a.json")
    )
    fine: Any = 1
    for _ in range(DEEPEST - 2):
        fine = {"a": fine}
    assert tree(json.dumps(fine), "p", "json").value == fine


def test_a_file_is_measured_before_it_is_understood(
    tmp_path: Path, said: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = written(tmp_path, "".join(f"k{n}=1\n" for n in range(90_000)))
    monkeypatch.setattr("tomllib.loads", lambda _: pytest.fail("nobody looks into it"))
    assert "is larger than 512 kB" in said("solve", file)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes")
def test_pipes_devices_and_folders_are_no_files(tmp_path: Path, said: Any) -> None:
    os.mkfifo(tmp_path / "pipe.toml")
    assert "a pipe or a device" in said("solve", tmp_path / "pipe.toml")
    assert "a pipe or a device" in said("replay", "/dev/zero")
    (tmp_path / "folder.txt").mkdir()
    assert "cannot be read" in said("replay", tmp_path / "folder.txt")
    assert "no file can be called so" in said("replay", "a\0b")
    assert "cannot be read" in said("solve", "x" * 300 + ".toml")


@pytest.mark.parametrize(
    "command",
    [
        *("solve", "replay", "verify", "grade", "tidy", "notebook", "generate", "review", "class"),
        *("--folder", "simulate --records", "class . --variants", "print dice"),
    ],
)
def test_a_name_of_nothing_is_not_the_folder_one_is_in(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([*command.split(), ""])
    assert "names no file" in capsys.readouterr().err


def test_folders_that_are_closed_or_vanish_are_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in /proc: what was listed is gone, or may not be looked at."""
    written(tmp_path, TEXT)

    def closed(path: object, *_: Any, **__: Any) -> Any:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "stat", closed)
    assert files.files_below(tmp_path, [".toml"]) == [tmp_path / "a.toml"]
    assert files.files_below(tmp_path / "gone", [".toml"]) == []


def test_a_mark_before_a_text_is_no_part_of_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mark = "\ufeff".encode()
    record = (shipped() / "board" / "games" / "example.txt").read_bytes()
    assert main(["replay", str(written(tmp_path, mark + record, "a.txt"))]) == 0
    assert main(["solve", str(written(tmp_path, mark + FIRST.read_bytes()))]) == 0
    assert Record.read((mark + record).decode()) == Record.read(record.decode())


# --- What a file says ----------------------------------------------------------------------------


def test_a_deck_that_has_no_card_left_says_so() -> None:
    """Every card of the deck is named: what lay there by the set-up has nothing to give way to."""
    named = [str(card) for card in ga.board.Rules().tiles]
    with pytest.raises(ga.FileError, match="no card of the deck is left in the place of"):
        lay(Field("p", "", {"players": 2, "tile_stack": named}))


def test_a_pick_of_a_card_that_is_not_there() -> None:
    drafts = [one for one in puzzle.puzzles(own=False) if one.kind == "draft"]
    text = Path(drafts[0].path).read_text("utf-8")
    for pick in ("draft/99", "draft/1"):
        with pytest.raises(ga.FileError, match="no card lies there; the row has draft/2, draft/3"):
            puzzle.loads(re.sub(r"(?m)^lines = .*$", f'lines = ["{pick}"]', text))


def test_ids_of_digits_and_files_of_any_name(tmp_path: Path) -> None:
    text = (shipped() / "board" / "lessons" / "03-the-cage.toml").read_text("utf-8")
    with pytest.raises(ga.FileError, match="must have at most 100 characters"):
        loads(re.sub(r"(?m)^id = .*$", f'id = "{"9" * 5000}"', text, count=1))
    bare = re.sub(r"(?m)^id = .*$", "", text, count=1)
    for name, number in (("²-x", 0), ("٣-x", 0), ("9" * 200, 0), ("07-x", 7), ("x", 0)):
        found = lesson(written(tmp_path, bare, f"{name}.toml"))
        assert found.number == number
    for asked in ("9" * 5000, "²", "٣"):
        with pytest.raises(ga.FileError, match="there is no lesson"):
            lesson(asked)


# --- The command ----------------------------------------------------------------------------------


def test_numbers_that_nobody_can_mean(said: Any, tmp_path: Path) -> None:
    assert "--games: must be at most 1000000" in said("simulate", "--games", "9" * 25)
    assert "--tier: must be from 1 to 6, not 99" in said("generate", tmp_path, "--tier", "99")
    assert "--number: must be from 1 to 10000" in said("generate", tmp_path, "--number", "9" * 12)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full")
@pytest.mark.parametrize("words", ["solve {file}", "--help", "replay {record}"])
def test_an_output_that_cannot_be_written(words: str) -> None:
    record = shipped() / "board" / "games" / "example.txt"
    command = [sys.executable, "-m", "glueckauf", *words.format(file=FIRST, record=record).split()]
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    told = "glueckauf: output: file: cannot be written: No space left on device\n"
    assert (ended.returncode, ended.stderr) == (2, told)


@pytest.mark.skipif(os.name != "posix", reason="closes what it starts with")
def test_an_output_that_is_closed() -> None:
    shell = f'"{sys.executable}" -m glueckauf solve "{FIRST}" >&-'
    ended = subprocess.run(shell, shell=True, stderr=subprocess.PIPE, text=True, check=False)
    assert ended.returncode == 2
    assert ended.stderr == "glueckauf: output: file: cannot be written: Bad file descriptor\n"


def test_a_terminal_that_knows_few_letters() -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "glueckauf", "--help"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=False,
    )
    assert ended.returncode == 0
    assert b"games of Gl\\xfcck Auf" in ended.stdout


# --- Progress ---------------------------------------------------------------------------------------


@pytest.fixture
def noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "progress.jsonl"
    monkeypatch.setenv(progress.VARIABLE, str(file))
    return file


@pytest.mark.parametrize(
    "strange",
    [
        {"time": "0001-01-01T00:00:00+00:00"},
        {"time": "9999-12-31T23:59:59+00:00"},
        {"time": "0001-01-01T00:00:00+14:00"},
        {"hints": 10**4000},
        {"stars": -(10**30)},
        {"tries": 10**18},
        {"lesson": "03-the-cage", "hints": 10**20},
    ],
)
def test_strange_lines_stop_neither_training_nor_progress(
    noted: Path, strange: dict[str, Any]
) -> None:
    fine = {"lesson": "puzzles", "screen": "01-first-ride", "solved": False, "hints": 1, "tries": 1}
    lines = [
        fine | {"time": "2026-05-01T09:30:00+00:00"} | strange,
        fine | {"time": "2026-05-02T09:30:00+00:00"},
    ]
    noted.write_text("\n".join(map(json.dumps, lines)), "utf-8")
    opened = ga.training(day=date(2026, 5, 9))
    opened.next()
    assert repr(opened)
    assert [card.puzzle for card in opened.now.cards] == ["01-first-ride"]
    assert repr(ga.progress())
    assert ga.home(day="2026-05-09").page


# --- Long texts -------------------------------------------------------------------------------------


def test_a_sentence_tells_facts_of_any_length() -> None:
    for size in (10, 999, 2501, 100_000):
        told = tell("widget", "unexpected", {"type": "x" * size, "text": "y" * size})
        assert f"{'x' * size}: {'y' * size}" in told


class Wordy:
    """A bot whose error is a book."""

    def choose(self, _view: object) -> str:
        raise RuntimeError("z\x1b" * 5000)


def test_a_bot_with_a_long_error_does_not_end_the_game() -> None:
    for game in GAMES:
        table = ga.Table(game=game, players=2, seats=["human", "human"], seed=1)
        seat = table.state.to_move
        seats: list[Any] = [Wordy() if other == seat else "human" for other in range(2)]
        board = ga.Table(game=game, players=2, seats=seats, seed=1)
        text = board.frame["message"]["text"]
        assert "RuntimeError: z\\u001b" in text
        assert len(text) < 2000
        send(board, "log")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "message",
    [
        {"do": "language", "language": "x" * 5000},
        {"do": "x" * 5000},
        {"do": "language", "language": 16**6000},
        {"do": None},
        {"do": ["play"]},
        {},
    ],
)
def test_every_message_is_answered(game: str, message: dict[str, Any]) -> None:
    table = ga.Table(game=game, seed=1)
    table._hear(table, {"n": "7", **message}, [])
    assert table.frame["ack"] == "7"
    assert table.frame["message"]["text"]
    assert json.dumps(table.frame)
    table._hear(table, {"n": [16**6000], **message}, [])
    assert table.frame["ack"] == ""
    assert isinstance(table, Widget)


@pytest.mark.parametrize("game", GAMES)
def test_a_best_line_that_goes_on_after_its_end_is_told(tmp_path: Path, game: str) -> None:
    told = 0
    for one in puzzle.puzzles(game=game, own=False):
        text = Path(one.path).read_text("utf-8")
        longer = re.sub(r'(?m)^(line = ")(.+)"$', r'\1\2 \2"', text)
        if longer == text or told == 3:
            continue
        with pytest.raises(ga.FileError, match="cannot be played; glueckauf verify tells more"):
            ga.PuzzleBoard(written(tmp_path, longer))
        told += 1
    assert told == 3


@pytest.mark.parametrize(
    ("folder", "key", "line"),
    [("mining", "line", '"4 +k 0 k>A"'), ("turns", "lines", '["money/4 g>C"]')],
)
def test_a_best_line_that_cannot_be_played_is_told_when_a_board_opens(
    tmp_path: Path, folder: str, key: str, line: str
) -> None:
    """Hints follow it; `verify` tells it, too, but nobody need have asked."""
    source = sorted((shipped() / "board" / folder).glob("*.toml"))[-1].read_text("utf-8")
    text = re.sub(rf"(?m)^{key} = (?s:\[.*?\]|.*?)$", f"{key} = {line}", source, count=1)
    with pytest.raises(ga.FileError, match="cannot be played; glueckauf verify tells more"):
        ga.PuzzleBoard(written(tmp_path, text))
